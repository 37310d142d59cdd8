#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A value, the beginning of a list or map, or the end of the innermost.
typedef enum { CTOML_TEXT, CTOML_PLAIN, CTOML_LIST, CTOML_MAP, CTOML_END } ctoml_kind;

/// One step of a TOML document.
typedef struct {
  ctoml_kind kind;
  /// In a map, the key and where it stands; else NULL.
  const char *key;
  size_t key_length;
  uint32_t key_line, key_column;
  /// A text without its quotes, or a number, date or boolean as it was typed.
  const char *text;
  size_t length;
  /// 1-based; the column counts characters.
  uint32_t line, column;
} ctoml_event;

typedef struct ctoml_document ctoml_document;

/// Reads a whole document. Never NULL; to be freed with `ctoml_free`.
///
/// Maps begin and end; the outermost one is a step too. Keys come in the order of the file. Lists and maps stand at most
/// `deepest` deep in one another, else it is a mistake.
ctoml_document *ctoml_read(const char *text, size_t length, size_t deepest);
void ctoml_free(ctoml_document *document);

/// The steps, valid until the document is freed; none where there is a mistake.
const ctoml_event *ctoml_events(const ctoml_document *document, size_t *count);

/// What is wrong, in toml++'s words and where, or NULL. “too deep” is its word for depth.
const char *ctoml_mistake(const ctoml_document *document, uint32_t *line, uint32_t *column);

#ifdef __cplusplus
}
#endif
