@testable import TileSite

nonisolated(unsafe) private let judge = PageJudge()

/// What libFuzzer calls with one input: a page. How it is read depends on its length.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let way = PageSite.Way(rawValue: count & 3) ?? .escape
  let (_, fault) = unsafe judge.judge(
    bytes, way, whole: count & 31 < 4, twice: count.isMultiple(of: 8))
  if let fault { fatalError(fault) }
  return 0
}
