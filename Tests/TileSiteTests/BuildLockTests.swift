import Testing

@testable import TileSite

/// The lock that builds of one output wait for.
struct BuildLockTests {
  @Test("Held by one at a time, and gone when nobody holds it")
  func alone() async throws {
    let name = "test-\(UInt64.random(in: 0 ... .max))"
    let path = "\(Files.temporaryFolder)/tilework-\(Files.userID)-\(name).lock"
    let inside = Inside()
    try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          let lock = try await BuildLock(name)
          await inside.enter()
          #expect(Files.isFile(path))
          await Task.yield()
          await inside.leave()
          lock.release()
        }
      }
      try await group.waitForAll()
    }
    #expect(await inside.most == 1)
    #expect(!Files.isThere(path))
  }

  private actor Inside {
    private var count = 0
    private(set) var most = 0
    func enter() { (count, most) = (count + 1, max(most, count + 1)) }
    func leave() { count -= 1 }
  }
}
