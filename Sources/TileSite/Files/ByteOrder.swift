/// The order of texts by their bytes: the same on every machine and in every language.
extension String {
  /// As `utf8.lexicographicallyPrecedes`, which goes byte by byte through iterators.
  func precedes(_ other: String) -> Bool {
    let found = unsafe utf8.withContiguousStorageIfAvailable { one in
      unsafe other.utf8.withContiguousStorageIfAvailable { two in
        let shared = min(one.count, two.count)
        var place = 0
        while place < shared, unsafe one[place] == two[place] { place += 1 }
        return place < shared ? unsafe one[place] < two[place] : one.count < two.count
      }
    }
    return found.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Sequence {
  func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    sorted { text($0).precedes(text($1)) }
  }
}

extension Sequence where Element == String {
  func sortedByBytes() -> [String] { sorted { $0.precedes($1) } }
}
