// The list of the benchmark in kainjow's Mustache. Arguments, input and output are templatebench's.
#include <chrono>
#include <iostream>
#include <iterator>
#include <kainjow/mustache.hpp>
#include <sstream>
#include <string>

using kainjow::mustache::data;
using kainjow::mustache::mustache;

static data read_items() {
  data items{data::type::list};
  for (std::string line; std::getline(std::cin, line) && !line.empty();) {
    std::istringstream parts{line};
    data item{data::type::object}, tags{data::type::list};
    for (const char *name : {"title", "url", "summary"}) {
      std::string part;
      std::getline(parts, part, '\t');
      item.set(name, part);
    }
    for (std::string tag; std::getline(parts, tag, ',');) tags.push_back(tag);
    item.set("tags", tags);
    items.push_back(item);
  }
  return data{"items", items};
}

int main(int, char **arguments) {
  using clock = std::chrono::steady_clock;
  const data items = read_items();
  const std::string text{std::istreambuf_iterator<char>{std::cin}, {}};
  mustache list{text};
  const std::string what = arguments[1];
  if (what == "show") {
    std::cout << list.render(items) << "\n";
    return 0;
  }
  for (int round = std::stoi(what); round > 0; round--) {
    const auto start = clock::now();
    const bool isEmpty = list.render(items).empty();
    const std::chrono::nanoseconds took = clock::now() - start;
    if (isEmpty) return 1;
    std::cout << took.count() << "\n";
  }
}
