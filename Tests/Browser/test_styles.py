"""Every selector and declaration of the stylesheets is one that the browser understands.

The HTML checker's own CSS part is older than container queries and relative colours, so the browser is
asked instead; a declaration that a browser does not understand it drops without a word.
"""

import subprocess

import pytest
import sites
import tinycss2

UNDERSTOOD = """(questions) => questions.filter(([kind, name, value]) => kind === "selector"
    ? !CSS.supports(`selector(${name})`) : !CSS.supports(name, value))"""
WITH_RULES = {"media", "supports", "container", "layer", "scope", "starting-style"}


def questions(nodes):
    """What to ask the browser about a list of rules: selectors, and names with values."""
    for node in nodes:
        if node.type == "error":
            yield ("selector", f"line {node.source_line}: {node.message}", "")
        elif node.type == "declaration":
            if not node.name.startswith("-"):  # another browser's, or a custom property
                yield ("declaration", node.name, tinycss2.serialize(node.value).strip())
        elif node.type == "qualified-rule":
            for selector in selectors(node.prelude):
                if "::-" not in selector:
                    yield ("selector", selector, "")
            yield from questions(contents(node))
        elif node.type == "at-rule" and node.lower_at_keyword in WITH_RULES and node.content:
            yield from questions(contents(node))


def contents(rule):
    return tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)


def selectors(prelude):
    """The selectors of a comma-separated list; commas within brackets are inside one token."""
    found = [[]]
    for token in prelude:
        if token == ",":
            found.append([])
        else:
            found[-1].append(token)
    return [tinycss2.serialize(tokens).strip() for tokens in found]


def not_understood(page, css: str) -> list:
    rules = tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    return page.evaluate(UNDERSTOOD, list(questions(rules)))


@pytest.mark.parametrize("style", sites.STYLES)
def test_the_browser_understands_the_stylesheets(window, style):
    files = sorted(sites.built(style).rglob("*.css"))
    assert files
    page = window(1280).page
    assert [not_understood(page, file.read_text(encoding="utf-8")) for file in files] == [[] for _ in files]


RULES = """(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
    return [...sheet.cssRules].map((rule) => rule.cssText.replace(/\\s*([,{}])\\s*/g, "$1")); }"""
TRICKY = """
    @media ( min-width : 9px ) and ( width < 90px ) { .a :hover , .b > .c ~ .d + .e { color : red ; } }
    .f /* x */ .g, .h/**/.i { width: calc( 1px + ( 2px - -3px ) * 2 ); content: "a  /* b */ ;}"; ; }
    .\\31 23 .j, [data-k = "l  m" i] * , :is( .n , .o ) .p { background: url( q.png ) , url( 'r  s.png' ) }
    .t { --u : { v : w ; } ; --x:  ; --y: a , b; margin: 0 -1px !important; & :hover { gap: 1px } &.z { gap: 2px } }
    @supports not selector(a :hover) { .b { color: blue } } @layer c , d; @font-face { font-family: "e  f"; src: url(g) }
    .lost { color: red; background: url(unclosed
"""


def minified(folder, css: str) -> str:
    """What is published of a site.css of this text, in a site without any other style."""
    for part in (sites.ROOT / "templates").rglob("*.css"):
        path = folder / part.relative_to(sites.ROOT)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (folder / "templates/assets/site.css").write_text(css)
    (folder / "site.yaml").write_text("title: A\n")
    (folder / "content").mkdir()
    (folder / "content/index.md").write_text("Text\n")
    subprocess.run([sites.TILEWORK, "build", "--quiet", "--site", folder], check=True, timeout=60)
    [published] = (folder / "public/assets").glob("site.*.css")
    css, palette, _ = published.read_text(encoding="utf-8").partition("@layer palette{")
    assert palette, "the build adds the colours"
    return css


def whole_theme() -> str:
    styles = sorted((sites.ROOT / "templates").rglob("*.css"))
    assert len(styles) > 15
    return "".join(file.read_text(encoding="utf-8") for file in styles)


@pytest.mark.parametrize("css", [whole_theme(), TRICKY], ids=["theme", "tricky"])
def test_the_published_stylesheet_has_the_same_rules(window, tmp_path, css):
    page = window(1280).page
    small = minified(tmp_path, css)
    plain = page.evaluate(RULES, css)
    assert len(small) < 0.9 * len(css) and len(plain) >= 7
    assert page.evaluate(RULES, small) == plain


FAULTY = {
    "p { colour: red }": ["declaration", "colour", "red"],
    "p { color: nocolor }": ["declaration", "color", "nocolor"],
    "p:hovr { color: red }": ["selector", "p:hovr", ""],
    "@container (width > 9px) { a { b { gap: none } } }": ["declaration", "gap", "none"],
}


@pytest.mark.parametrize("css", FAULTY)
def test_a_faulty_rule_is_found(window, css):
    assert not_understood(window(1280).page, css) == [FAULTY[css]]


def test_new_rules_are_understood(window):
    css = """
      .a, li:is(.b, .c):nth-child(n + 2) { color: oklch(from var(--x) l c h); padding: 0 2cqi; &:hover { gap: 0 } }
      @layer base { :root { --x: light-dark(red, blue); -moz-box-align: x; font: 1em/1.5 a, b !important } }
    """
    assert not_understood(window(1280).page, css) == []
