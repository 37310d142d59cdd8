"""Every selector and declaration of the stylesheets is one that the browser understands.

The HTML checker's own CSS part is older than container queries and relative colours, so the browser is
asked instead; a declaration that a browser does not understand it drops without a word.
"""

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
