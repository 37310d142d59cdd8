/// Numbers for names, given in the order names are first seen.
struct Names: Sendable {
  private(set) var numbers: [String: Int] = [:]
  private(set) var list: [String] = []

  mutating func number(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = list.count
    list.append(name)
    return list.count - 1
  }
}
