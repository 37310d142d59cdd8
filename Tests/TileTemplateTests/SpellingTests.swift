import Testing
import TileTemplate

@Suite struct SpellingTests {
  @Test("The nearest name is one that a slip leads to, no other")
  func nearestName() {
    #expect(nearest("titel", in: ["title", "tile", "date"]) == "title")
    #expect(nearest("featured", in: ["title", "date"]) == nil)
    #expect(nearest("dta", in: ["date", "data"]) == "data")
    #expect(nearest("überblik", in: ["Überblick", "ausblick"]) == "Überblick")
    #expect(distance("", "abc") == 3 && distance("ab", "ba") == 1)
  }

  @Test("No name that is near is passed over", arguments: ["title", "Ab", "a-ä", "image_alt"])
  func passedOver(name: String) {
    for near in slips(of: name) + (name.count > 5 ? slips(of: name).flatMap(slips) : []) {
      let wanted = distance(name, near) <= max(1, name.unicodeScalars.count / 3) ? near : nil
      #expect(near == name || near.isEmpty || nearest(name, in: [near]) == wanted)
    }
  }

  /// Every name that one letter put in, left out, replaced or swapped makes.
  private func slips(of name: String) -> [String] {
    let letters = Array(name)
    return letters.indices.flatMap { place in
      var (short, swapped) = (letters, letters)
      short.remove(at: place)
      if place > 0 { swapped.swapAt(place - 1, place) }
      return [short, swapped]
        + ["x", "T", "é", "_"].flatMap { letter in
          var (long, other) = (letters, letters)
          long.insert(Character(letter), at: place)
          other[place] = Character(letter)
          return [long, other]
        }
    }.map { String($0) }
  }
}
