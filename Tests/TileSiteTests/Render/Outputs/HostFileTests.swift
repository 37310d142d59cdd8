import Testing

@testable import TileSite

/// `_redirects` and `_headers`.
struct HostFileTests {
  @Test("Former addresses are told to hosts, with the base path and encoded")
  func redirects() async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: A\nbase_url: https://u.example/repo/\n"
        + "-- content/ä.md --\n---\naliases: [/old, older.html, /日本/x/]\n---\na\n")
    try await site.build()
    #expect(
      try site.output("_redirects") == """
        /repo/old/ /repo/%C3%A4/ 301
        /repo/older.html /repo/%C3%A4/ 301
        /repo/%E6%97%A5%E6%9C%AC/x/ /repo/%C3%A4/ 301

        """)
    try site.put("content/ä.md", "a")
    try await site.build()
    #expect(!site.hasOutput("_redirects"))
  }

  @Test("What hosts are told of all files, and of those whose names change with their content")
  func headers() async throws {
    let site = try TestSite("-- site.yaml --\ntitle: A\nbase_url: /repo/\n-- content/a.md --\na\n")
    try await site.build()
    #expect(
      try site.output("_headers") == """
        /repo/*
          Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin
        /repo/assets/*
          Cache-Control: public, max-age=31536000, immutable

        """)
  }

  @Test(
    "The policy allows what the author's own text names",
    arguments: [
      ("![x](https://P.example:81/x.png)", "img-src 'self' data: https://p.example:81"),
      (
        "<img srcset='//a.example/1 1x, http://b.example/2 2x'>",
        "img-src 'self' data: http://b.example https://a.example"
      ),
      ("<iframe src=\"https://maps.example/x\"></iframe>", "frame-src https://maps.example"),
      ("<iframe src=\"/x.html\"></iframe>", "frame-src 'self'"),
      ("<script src=\"https://s.example/a.js\"></script>", "script-src 'self' https://s.example"),
      ("<script>go()</script>", "script-src 'self' 'unsafe-inline'"),
      ("<script type=\"application/json\">{}</script>", "script-src 'self';"),
      ("a <b style=\"color: red\">b</b>", "style-src 'self' 'unsafe-inline'"),
      ("<p onclick='x()'>b</p>", "script-src 'self' 'unsafe-inline'"),
      ("<style>p {}</style>", "style-src 'self' 'unsafe-inline'"),
      ("<form action=https://f.example/x></form>", "form-action 'self' https://f.example"),
      (
        "<video src='https://v.example/x' poster='//w.example/y'></video>",
        "media-src 'self' https://v.example"
      ),
      ("```contact\naction: https://f.example/x\n```", "form-action 'self' https://f.example"),
      ("`<script>x</script>` <!-- <style> -->", "script-src 'self'; style-src 'self';"),
      ("<img src='https://a.example;x'>", "img-src 'self' data:;"),
    ])
  func policy(_ text: String, _ wanted: String) async throws {
    let site = try TestSite("-- content/a.md --\n---\ntitle: A\n---\n\(text)\n")
    try await site.build()
    let headers = try site.output("_headers")
    #expect(headers.contains(wanted), "\(headers)")
  }

  @Test("The policy allows what the site's own templates name, and what settings add")
  func policyOfTemplates() async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: A\npolicy:\n  frame-src: [https://a.example, https://b.example]\n"
        + "  default-src: https://c.example\n-- content/a.md --\na\n"
        + "-- templates/page.html --\n{{ page.content }}<script src=\"https://d.example/x\"></script>\n"
    )
    try await site.build()
    let headers = try site.output("_headers")
    #expect(headers.contains("default-src https://c.example; script-src 'self' https://d.example;"))
    #expect(headers.contains("; frame-src https://a.example https://b.example\n"))
  }
}
