import Testing

@testable import TileSite

/// Minifying a stylesheet changes nothing that it says.
struct MinifyCSSTests {
  @Test(
    "Blanks and comments go where they mean nothing, and stay where they do",
    arguments: [
      // Rules and declarations
      ("a { color : red ; }\n", "a{color:red}"), ("a{b:c;;d:e;}", "a{b:c;d:e}"),
      ("/* x */ a /* y */ { b /* z */ : c } /* end", "a{b:c}"),
      ("/*! licence */ a { b: c }", "/*! licence */a{b:c}"),
      ("a {}\n\nb\t{\r\n}\u{C}", "a{}b{}"), ("a{b:c !important}", "a{b:c!important}"),
      ("@media print { a { b: c; } d { e: f; } }", "@media print{a{b:c}d{e:f}}"),
      // Selectors
      ("a :hover, a:hover , b > c ~ d + e { }", "a :hover,a:hover,b>c~d + e{}"),
      ("a :is( .b , .c ) .d{}", "a :is(.b,.c) .d{}"), ("a /**/ b{}", "a b{}"),
      (".a/**/.b{}", ".a/**/.b{}"),
      ("li:nth-child( 2n + 1 of .a ){}", "li:nth-child(2n + 1 of .a){}"),
      ("[data-a = \"x  y\" i] *{}", "[data-a = \"x  y\" i] *{}"),
      ("a { & :hover { b: c } &:hover { d: e } f: g }", "a{& :hover{b:c}&:hover{d:e}f:g}"),
      // Values
      ("a{b:calc( 1px + ( 2px - -3px ) * 2 )}", "a{b:calc(1px + (2px - -3px) * 2)}"),
      ("a{b:rgb(0 0 0 / .5) , c}", "a{b:rgb(0 0 0 / .5),c}"),
      ("a{b:1px/**/2px}", "a{b:1px/**/2px}"),
      ("a{b: \"x  /* y */ ;\" 'it\\'s  ' }", "a{b:\"x  /* y */ ;\" 'it\\'s  '}"),
      ("a{b:url( x y.png ) c}", "a{b:url( x y.png ) c}"),
      ("a{b:URL(data:x;y,z/*) c}", "a{b:URL(data:x;y,z/*) c}"),
      ("a{b: url( 'x' )  c}", "a{b:url('x') c}"),
      ("a{content:\"\\a  b\"}", "a{content:\"\\a  b\"}"),
      (".\\31 23 .b , .\\31  c{}", ".\\31 23 .b,.\\31  c{}"), ("a{b:\\; ;}", "a{b:\\;}"),
      // Custom properties
      ("a{--b : c , d ; --e:  ;--f:;}", "a{--b:c,d;--e: ;--f: }"),
      ("a{--b:{ c : d ; } e}", "a{--b:{ c : d ; } e}"),
      ("a{--b: x !important}", "a{--b:x !important}"),
      // At-rules
      ("@import  url(x) screen ;@layer a , b;", "@import url(x) screen;@layer a,b;"),
      ("@media ( min-width : 9px ) and (c){}", "@media (min-width:9px) and (c){}"),
      ("@container box (width >= 9px) {}", "@container box (width >= 9px){}"),
      ("@supports selector(a :hover) {}", "@supports selector(a :hover){}"),
      (
        "@font-face { unicode-range : U+0025-00FF , u+4?? }",
        "@font-face{unicode-range:U+0025-00FF,u+4??}"
      ),
    ])
  func minified(_ css: String, _ expected: String) {
    #expect(String(decoding: minifiedCSS(Array(css.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "What is open at the end is closed, as browsers do, so that another stylesheet can follow",
    arguments: [
      ("a { b: c", "a{b:c}"),
      ("@media print { a { b: min(1px, 2px", "@media print{a{b:min(1px,2px)}}"),
      ("a { b: \"c", "a{b:\"c\"}"), ("a { b: url(c", "a{b:url(c)}"), ("a {} .lost", "a{}"),
      ("a {} .lost > :is(b", "a{}"), ("@import \"x\"", "@import \"x\";"), ("a{} /* b", "a{}"),
      ("\u{FEFF}a{}", "a{}"), ("", ""),
    ])
  func ends(_ css: String, _ expected: String) {
    #expect(String(decoding: minifiedCSS(Array(css.utf8)), as: UTF8.self) == expected)
  }

  @Test("A string that its line ends keeps that end")
  func badString() {
    let css = "a{b:\"c\n;d:e}"
    #expect(String(decoding: minifiedCSS(Array(css.utf8)), as: UTF8.self) == css)
  }

  @Test("Minifying twice is minifying once, for the whole theme")
  func twice() {
    let styles = Embedded.theme.filter { $0.name.hasSuffix(".css") }
    #expect(styles.count > 15)
    for style in styles {
      let once = minifiedCSS(style.bytes)
      #expect(minifiedCSS(once) == once, "\(style.name)")
      #expect(once.count < style.bytes.count, "\(style.name)")
    }
  }
}
