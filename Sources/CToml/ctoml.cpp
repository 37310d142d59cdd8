// toml++ as a list of steps that Swift can read. The only code that sees toml++.

// Compiled in here, without exceptions and writing; what pkg-config says of the shared library is for others.
#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_WINDOWS_COMPAT 0
// What toml++ takes for certain is not: a `[` at the end of a line breaks it. It looks again by itself, and
// without NDEBUG nothing is promised to the compiler either.
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
// Bounds the recursion of toml++, with `longest_key`.
#define TOML_MAX_NESTED_VALUES 16

// A letter such as é is none of the blanks that toml++ looks for, and it promises the compiler that there is none: here
// it is none.
#if __has_include(<toml++/impl/unicode.h>)
#include <toml++/impl/forward_declarations.h>
#undef TOML_UNREACHABLE
#define TOML_UNREACHABLE return {}
#include <toml++/impl/unicode.h>
#undef TOML_UNREACHABLE
#define TOML_UNREACHABLE __builtin_unreachable()
#endif
#include <toml++/toml.h>

#include "ctoml.h"

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct ctoml_document {
  std::vector<ctoml_event> events;
  /// What the events point at; its strings stay where they are.
  std::deque<std::string> texts;
  std::string mistake;
  toml::source_position place{};
};

namespace {

/// Each dot of a key makes a table in a table, and toml++ frees them recursively.
constexpr size_t longest_key = 100;

/// Whether somewhere more than `longest_key` dots follow each other that could be those of one key.
bool has_endless_key(std::string_view text, toml::source_position &place) {
  size_t dots = 0;
  bool after_dot = false, after_blank = false;
  uint32_t line = 1, column = 0;
  for (const char byte : text) {
    if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80) column++;
    switch (byte) {
    case '.':
      dots = after_dot ? 0 : dots + 1;
      after_dot = true;
      break;
    case ' ':
    case '\t': after_blank = true; continue;
    case '\n':
      line++;
      column = 0;
      [[fallthrough]];
    case '=':
    case ',':
    case '[':
    case ']':
    case '{':
    case '}':
      dots = 0;
      after_dot = false;
      break;
    default:
      // Two words side by side are no key.
      if (after_blank && !after_dot) dots = 0;
      after_dot = false;
    }
    after_blank = false;
    if (dots > longest_key) {
      place = {line, column};
      return true;
    }
  }
  return false;
}

/// Finds the text between two places; fast where they are asked for in order.
class Lines {
public:
  explicit Lines(std::string_view text) : text(text) {
    starts.push_back(0);
    for (size_t index = 0; index < text.size(); index++)
      if (text[index] == '\n') starts.push_back(index + 1);
  }

  std::string_view between(toml::source_position begin, toml::source_position end) {
    const size_t first = offset(begin), last = offset(end);
    return first < last ? text.substr(first, last - first) : std::string_view{};
  }

private:
  size_t offset(toml::source_position place) {
    if (place.line < 1 || place.line > starts.size()) return text.size();
    if (place.line != known.line || place.column < known.column)
      known = {place.line, 1}, known_offset = starts[place.line - 1];
    while (known.column < place.column && known_offset < text.size()) {
      do known_offset++;
      while (known_offset < text.size() && (text[known_offset] & 0xC0) == 0x80);
      known.column++;
    }
    return known_offset;
  }

  std::string_view text;
  std::vector<size_t> starts;
  toml::source_position known{};
  size_t known_offset = 0;
};

class Walk {
public:
  Walk(ctoml_document &document, std::string_view text, size_t deepest)
      : document(document), lines(text), deepest(deepest) {}

  void add(const toml::key *key, const toml::node &node, size_t depth) {
    const auto place = node.source().begin;
    ctoml_event event{};
    event.line = place.line, event.column = place.column;
    if (key != nullptr) {
      const auto &text = document.texts.emplace_back(key->str());
      event.key = text.data(), event.key_length = text.size();
      event.key_line = key->source().begin.line, event.key_column = key->source().begin.column;
    }
    if (const auto *table = node.as_table()) {
      if (!open(event, CTOML_MAP, place, depth)) return;
      std::vector<std::pair<const toml::key *, const toml::node *>> entries;
      for (const auto &[name, value] : *table) entries.emplace_back(&name, &value);
      std::stable_sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) {
        return a.first->source().begin < b.first->source().begin;
      });
      for (const auto &[name, value] : entries) add(name, *value, depth + 1);
      close();
    } else if (const auto *list = node.as_array()) {
      if (!open(event, CTOML_LIST, place, depth)) return;
      for (const auto &item : *list) add(nullptr, item, depth + 1);
      close();
    } else {
      const auto *quoted = node.as_string();
      event.kind = quoted != nullptr ? CTOML_TEXT : CTOML_PLAIN;
      const auto &text = document.texts.emplace_back(quoted != nullptr ? quoted->get() : plain(node));
      event.text = text.data(), event.length = text.size();
      document.events.push_back(event);
    }
  }

private:
  /// As typed; a number without `_`, and a whole one in decimal figures.
  std::string plain(const toml::node &node) {
    std::string typed(lines.between(node.source().begin, node.source().end));
    if (!node.is_number()) return typed;
    const bool is_special = typed.find('_') != std::string::npos || typed.front() == '+' ||
                            (typed.size() > 1 && typed[0] == '0' && typed[1] >= 'a');
    const auto *whole = node.as_integer();
    if (whole != nullptr && is_special) return std::to_string(whole->get());
    typed.erase(std::remove(typed.begin(), typed.end(), '_'), typed.end());
    return typed;
  }

  bool open(ctoml_event event, ctoml_kind kind, toml::source_position place, size_t depth) {
    if (depth >= deepest) {
      if (document.mistake.empty()) document.mistake = "too deep", document.place = place;
      return false;
    }
    event.kind = kind;
    document.events.push_back(event);
    return true;
  }

  void close() {
    ctoml_event event{};
    event.kind = CTOML_END;
    document.events.push_back(event);
  }

  ctoml_document &document;
  Lines lines;
  size_t deepest;
};

} // namespace

ctoml_document *ctoml_read(const char *text, size_t length, size_t deepest) {
  auto *document = new ctoml_document;
  const std::string_view view(text, length);
  if (has_endless_key(view, document->place)) {
    document->mistake = "too deep";
    return document;
  }
  const auto result = toml::parse(view);
  if (result.failed()) {
    document->mistake = std::string(result.error().description());
    if (document->mistake.empty()) document->mistake = "unreadable";
    document->place = result.error().source().begin;
  } else {
    Walk(*document, view, deepest).add(nullptr, result.table(), 0);
  }
  return document;
}

void ctoml_free(ctoml_document *document) { delete document; }

const ctoml_event *ctoml_events(const ctoml_document *document, size_t *count) {
  *count = document->mistake.empty() ? document->events.size() : 0;
  return document->events.data();
}

const char *ctoml_mistake(const ctoml_document *document, uint32_t *line, uint32_t *column) {
  if (document->mistake.empty()) return nullptr;
  *line = document->place.line, *column = document->place.column;
  return document->mistake.c_str();
}
