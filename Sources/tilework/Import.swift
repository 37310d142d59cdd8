internal import TileSite

/// Copies a site of another generator, and says what came and what did not.
func runImport(_ wish: Command.Import) async throws(SiteError) {
  let report = try await importSite(wish.origin, from: wish.old, to: wish.new)
  for note in report.notes { Console.say("\(wish.old)/\(note.place): \(note.sentence)") }
  for mistake in report.mistakes { Console.complain("\(wish.new)/\(mistake.text)") }
  let things = [
    count(report.pages, "page"), count(report.files, "other file"),
    "\(count(report.notes.count, "thing")) not carried",
  ]
  Console.say("\(wish.new): " + things.joined(separator: ", ") + ". Next:")
  Console.say("  cd \(wish.new)")
  Console.say("  tilework serve")
}
