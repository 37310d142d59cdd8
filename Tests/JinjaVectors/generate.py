#!/usr/bin/env python3
"""Writes ../TileTemplateTests/JinjaVectors.swift: templates and what Jinja2 makes of them.

Needs jinja2 (3.1). With --check nothing is written and a difference is an error.
"""
import pathlib
import sys

import jinja2
from markupsafe import Markup

HERE = pathlib.Path(__file__).parent
TARGET = HERE.parent / "TileTemplateTests" / "JinjaVectors.swift"

# The same values as `vectorData` in VectorTests.swift.
DATA = dict(
    a=1, b=2, f=1.5, s='Hello <World> & "you"', t=True, n=None, e="", xs=[3, 1, 2],
    ws=["pear", "Apple", "fig"], m={"k": "v", "a": 1}, h=Markup("<b>x</b>"), el=[],
    ps=[dict(name="Ann", age=30, kind="x"), dict(name="bob", age=25, kind="y"),
        dict(name="Cy", age=30, kind="x")],
    uni="Gr\u00fc\u00dfe \U0001f600 \u65e5\u672c",
)


def render(templates):
    """The page of template "m", or None where Jinja2 refuses it."""
    environment = jinja2.Environment(
        autoescape=True, undefined=jinja2.StrictUndefined, loader=jinja2.DictLoader(templates))
    environment.globals.update(DATA)
    try:
        return environment.get_template("m").render()
    except (jinja2.TemplateError, ArithmeticError, LookupError, TypeError, ValueError,
            RecursionError):
        return None


def cases():
    for line in (HERE / "one-line.txt").read_text().splitlines():
        if line:
            yield {"m": line}
    namespace = {}
    exec((HERE / "cases.py").read_text(), namespace)
    for text in namespace["LAYOUTS"]:
        yield {"m": text}
    yield from namespace["SETS"]


def literal(text):
    hashes = "#"
    escaped = "".join(
        c if c == "\\" or (c.isprintable() and c != "\u00a0") else "\\#u{%x}" % ord(c) for c in text)
    return f'{hashes}"{escaped}"{hashes}'


def swift():
    lines = ["// Written by Tests/JinjaVectors/generate.py; do not edit.", "",
             "/// Templates by name and the page Jinja2 makes of `m`; nil where it refuses.",
             "let jinjaVectors: [(templates: [(String, String)], page: String?)] = ["]
    for templates in cases():
        names = ", ".join(f"({literal(n)}, {literal(t)})" for n, t in templates.items())
        page = render(templates)
        lines.append(f"  ([{names}], {'nil' if page is None else literal(page)}),")
    return "\n".join(lines + ["]", ""])


if __name__ == "__main__":
    text = "// swift-format-ignore-file\n" + swift()
    if "--check" in sys.argv:
        if TARGET.read_text() != text:
            sys.exit("JinjaVectors.swift is not what Jinja2 makes; run generate.py")
    else:
        TARGET.write_text(text)
