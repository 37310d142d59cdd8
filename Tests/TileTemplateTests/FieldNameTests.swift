import Testing

@testable import TileTemplate

struct FieldNameTests {
  @Test("A literal is the name of the same bytes alone")
  func literals() {
    #expect(place(of: "a") == 1)
    #expect(place(of: "eightlet") == 2)
    #expect(place(of: "nine_lett") == 3)
    #expect(place(of: "nine_letu") == 4)
    #expect(place(of: "sixteen_letters_") == 5)
    #expect(place(of: "seventeen_letters") == 6)
    #expect(place(of: "seventeen_letterz") == 7)
    #expect(place(of: "größe") == 8)
    for other in ["", "b", "eightle", "eightlets", "sixteen_letters", "seventeen_letterx"] {
      #expect(place(of: other) == nil, "\(other)")
    }
  }

  private func place(of name: String) -> Int? {
    switch FieldName(name) {
    case "a": 1
    case "eightlet": 2
    case "nine_lett": 3
    case "nine_letu": 4
    case "sixteen_letters_": 5
    case "seventeen_letters": 6
    case "seventeen_letterz": 7
    case "größe": 8
    default: nil
    }
  }

  @Test(
    "Fields are found whether few or many, and however long their names",
    arguments: [3, 32, 33, 90])
  func fields(_ count: Int) {
    let keys = (0..<count).map { "a key that is longer than sixteen bytes: \($0)" }
    var fields = Fields(keys.enumerated().map { ($1, .int($0)) })
    fields[keys[1]] = "again"
    #expect(fields.count == count)
    #expect(fields.keys == keys)
    for (place, key) in keys.enumerated() where place != 1 {
      #expect(fields[key]?.whole == place)
    }
    #expect(fields[keys[1]]?.string == "again")
    #expect(fields["a key that is longer than sixteen bytes: "] == nil)
  }
}
