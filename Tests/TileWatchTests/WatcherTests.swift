import TestSupport
import Testing

@testable import TileWatch

/// Every change is told once, when it is over, whatever way an editor takes; each test asks the watcher
/// that the system wakes and the one that looks twice a second.
@Suite(.serialized, .timeLimit(.minutes(1))) struct WatcherTests: ~Copyable {
  private let folder = ScratchFolder()

  init() { folder.makeFolder("content") }

  private func watcher(polling: Bool, leftOut: [String] = []) -> Watcher {
    let root = folder.path
    return Watcher(
      WatchedFiles(
        root: root, names: ["site.yaml", "content"], leftOut: leftOut.map { root + "/" + $0 }
      ) { $0 == "4913" || $0.hasSuffix("~") || $0.hasSuffix(".swp") },
      polling: polling)
  }

  @Test(arguments: [false, true])
  func aFileIsNewOtherAndGone(polling: Bool) async {
    var watcher = watcher(polling: polling)
    #expect(watcher.isPolling == polling)
    folder.write("content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
    folder.write("content/a.md", "more text")
    #expect(await watcher.next() == ["content/a.md"])
    folder.remove("content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
    folder.write("site.yaml")
    #expect(await watcher.next() == ["site.yaml"])
  }

  @Test(arguments: [false, true])
  func aBurstIsToldOnce(polling: Bool) async {
    var watcher = watcher(polling: polling)
    for number in 1...50 { folder.write("content/\(number).md") }
    let first = await watcher.next() ?? []
    folder.write("content/last.md")
    var told = first
    // A clock may cut a burst in two; it tells nothing twice.
    while !told.contains("content/last.md") { told += await watcher.next() ?? [] }
    #expect(told.count == 51 && Set(told).count == 51)
    if !polling { #expect(first.count == 50) }
  }

  /// As vim saves: tries whether the folder can be written, puts the file away, writes it anew.
  @Test(arguments: [false, true])
  func aSaveThroughRenamesIsOneChange(polling: Bool) async {
    folder.write("content/a.md", "old")
    folder.write("content/.a.md.swp")
    var watcher = watcher(polling: polling)
    folder.write("content/4913")
    folder.remove("content/4913")
    folder.move("content/a.md", to: "content/a.md~")
    folder.write("content/a.md", "the new text")
    folder.remove("content/a.md~")
    folder.write("content/.a.md.swp", "more")
    #expect(await watcher.next() == ["content/a.md"])
    folder.write("content/end.md")
    #expect(await watcher.next() == ["content/end.md"])
  }

  /// As many editors save: into a draft, which takes the place of the file.
  @Test(arguments: [false, true])
  func aDraftThatTakesThePlaceOfItsFile(polling: Bool) async {
    folder.write("content/a.md", "old")
    var watcher = watcher(polling: polling)
    folder.write("content/a.md~", "new")
    folder.move("content/a.md~", to: "content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
  }

  @Test(arguments: [false, true])
  func foldersAreFollowed(polling: Bool) async {
    var watcher = watcher(polling: polling)
    folder.makeFolder("content/one")
    folder.makeFolder("content/one/two")
    folder.write("content/one/two/a.md")
    #expect(await watcher.next() == ["content/one"])
    folder.write("content/one/two/b.md")
    #expect(await watcher.next() == ["content/one/two/b.md"])
    folder.move("content/one", to: "content/other")
    #expect(await watcher.next() == ["content/one", "content/other"])
    folder.write("content/other/two/a.md", "as changed")
    #expect(await watcher.next() == ["content/other/two/a.md"])
    folder.remove("content/other")
    #expect(await watcher.next() == ["content/other"])
    folder.makeFolder("content/other")
    #expect(await watcher.next() == ["content/other"])
    folder.write("content/other/a.md")
    #expect(await watcher.next() == ["content/other/a.md"])
  }

  @Test func aFolderThatWasNotThere() async {
    folder.remove("content")
    var watcher = watcher(polling: false)
    folder.makeFolder("content")
    #expect(await watcher.next() == ["content"])
    folder.write("content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
  }

  @Test(arguments: [false, true])
  func whatIsWrittenElsewhereIsNoChange(polling: Bool) async {
    folder.makeFolder("public")
    folder.makeFolder("public/deep")
    folder.link("content/link", to: "../public")
    var watcher = watcher(polling: polling, leftOut: ["public"])
    folder.write("public/index.html")
    folder.write("public/deep/index.html")
    folder.write("notes.txt")
    folder.move("public", to: ".public.old")
    folder.makeFolder("public")
    folder.write("content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
  }

  @Test(arguments: [false, true])
  func linksAreFollowedInsideTheFolderAlone(polling: Bool) async {
    let outside = ScratchFolder()
    outside.makeFolder("content")
    folder.makeFolder("common")
    folder.write("common/a.md")
    folder.makeFolder("single")
    folder.write("single/b.md")
    folder.link("content/common", to: "../common")
    folder.link("content/b.md", to: "../single/b.md")
    folder.link("content/circle", to: "../content")
    folder.link("content/outside", to: outside.path)
    var watcher = watcher(polling: polling)
    folder.write("common/a.md", "as changed")
    #expect(await watcher.next() == ["content/common/a.md"])
    folder.write("single/draft")
    folder.move("single/draft", to: "single/b.md")
    #expect(await watcher.next() == ["content/b.md"])
    outside.write("content/c.md")
    folder.write("content/end.md")
    #expect(await watcher.next() == ["content/end.md"])
  }

  /// Editors put a file away, or empty it, before they write it anew: that is no state to build.
  @Test func whatIsLostMayComeBack() {
    let files = WatchedFiles(root: folder.path, names: ["content"])
    func now() -> Snapshot { Snapshot(of: files) { _, _ in } }
    folder.write("content/a.md")
    let start = now()
    folder.write("content/b.md", "")
    #expect(!now().hasLost(since: start))
    folder.write("content/a.md", "")
    #expect(now().hasLost(since: start))
    folder.write("content/a.md", "other")
    #expect(!now().hasLost(since: start))
    folder.remove("content/a.md")
    #expect(now().hasLost(since: start))
  }

  @Test func aChangeBeforeTheQuestionIsNotMissed() async {
    var watcher = watcher(polling: false)
    folder.write("content/a.md")
    #expect(await watcher.next() == ["content/a.md"])
    folder.write("content/b.md")
    folder.write("content/c.md")
    #expect(await watcher.next() == ["content/b.md", "content/c.md"])
  }

  @Test(arguments: [false, true])
  func aCancelledTaskWaitsNoLonger(polling: Bool) async {
    let start = watcher(polling: polling)
    let task = Task {
      var watcher = start
      return await watcher.next()
    }
    task.cancel()
    #expect(await task.value == nil)
  }
}
