/// The page being written: bytes that grow at their end.
///
/// An array would ask at every piece whether it is shared; this belongs to one rendering, so that to
/// append is to copy.
@safe struct Output: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    unsafe bytes = UnsafeMutablePointer.allocate(capacity: capacity)
  }

  deinit { unsafe bytes.deallocate() }

  mutating func append(_ piece: Span<UInt8>) {
    unsafe piece.withUnsafeBufferPointer { unsafe append($0) }
  }

  mutating func append(_ piece: StaticString) {
    unsafe append(UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount))
  }

  /// Appends a part of some bytes.
  mutating func append(_ piece: [UInt8], _ range: Range<Int>) {
    append(piece.span.extracting(range))
  }

  /// What was written from a place on.
  func array(from start: Int = 0) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: bytes + start, count: count - start))
  }

  /// Appends all of it to an array.
  func write(to array: inout [UInt8]) {
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }

  mutating func empty() { count = 0 }

  /// Takes back what was written from a place on.
  mutating func cut(from start: Int) -> [UInt8] {
    let cut = array(from: start)
    count = start
    return cut
  }

  /// The same as text; it must be UTF-8.
  mutating func cutText(from start: Int) -> String {
    let cut = unsafe UnsafeBufferPointer(start: bytes + start, count: count - start)
    count = start
    return unsafe String(decoding: cut, as: UTF8.self)
  }

  @inline(__always)
  private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    if piece.count > capacity - count { grow(by: piece.count) }
    unsafe (bytes + count).initialize(from: start, count: piece.count)
    count += piece.count
  }

  @inline(never)
  private mutating func grow(by needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe new.moveInitialize(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = new
  }
}
