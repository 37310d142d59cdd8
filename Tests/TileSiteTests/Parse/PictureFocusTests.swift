import Testing

@testable import TileSite

/// `image_focus:`, the point of a picture that stays in view.
struct PictureFocusTests {
  @Test(
    "Whatever CSS's object-position takes of words and hundredths",
    arguments: [
      ("30% 20%", 30, 20), ("30%", 30, 50), ("0% 100%", 0, 100), ("33.4%  66.6%", 33, 67),
      ("top", 50, 0), ("right", 100, 50), ("center", 50, 50), ("bottom left", 0, 100),
      ("left bottom", 0, 100), ("Top Center", 50, 0), ("center right", 100, 50),
      ("center center", 50, 50), ("left 20%", 0, 20), ("30% top", 30, 0), ("center 20%", 50, 20),
      ("20% center", 20, 50),
    ])
  func read(_ text: String, _ x: Int, _ y: Int) {
    #expect(PictureFocus(text) == PictureFocus(x: x, y: y))
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", "30", "30 20", "30px 20px", "101% 0%", "-1% 0%", "top bottom", "left right", "top 20%",
      "20% left", "middle", "top left 20%", "nan% 5%", "%", "20%, 30%", "0x9%",
    ])
  func refused(_ text: String) { #expect(PictureFocus(text) == nil) }

  @Test("A mistake is told where the point stands; so is a point that no picture has")
  func mistakes() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      ---
      title: A
      image_focus: 30 20
      ---
      Text
      -- content/b.md --
      ---
      image_focus: [30%, 20%]
      ---
      Text
      """ + "\n" + bareTemplates)
    #expect(
      await site.mistakes() == """
        content/a.md:3:14: error: image_focus “30 20” is not a point such as 30% 20% (from the \
        left, then from the top, at most 100%), or words such as bottom left
        content/b.md:2:14: error: image_focus must be one text, not a list or map
        """)
    try site.put("content/a.md", "---\nimage_focus: top\n---\nText\n")
    try site.put("content/b.md", "---\nimage_focus: top\n---\n![A wall](wall.png)\n")
    try Files.write(testPicture, to: site.root + "/content/wall.png")
    #expect(
      try await site.build() == """
        content/a.md:2:14: warning: image_focus has no effect where a page has no picture; name \
        one: image: photo.jpg
        """)
  }
}
