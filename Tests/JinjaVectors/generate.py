#!/usr/bin/env python3
"""Writes vectors.jsonl: templates, and the page Jinja2 makes of `m` or null where it refuses.

The templates are those of picked/*.txt (one a line), of cases.py (several lines, several
templates), the known differences of DIFFERENCES.md, and 2,400 made by grammar.py.
Needs jinja2 (3.1). With --check nothing is written and a difference is an error.
"""
import json
import pathlib
import re
import sys

import jinja2
from markupsafe import Markup

from cases import LAYOUTS, SETS
from grammar import template

HERE = pathlib.Path(__file__).parent
TARGET = HERE / "vectors.jsonl"
MADE = 2400
# What the templates of DIFFERENCES.md may import.
LIBRARY = "{% macro f() %}{{ a }}{% endmacro %}"

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
    except (jinja2.TemplateError, ArithmeticError, AssertionError, AttributeError, LookupError,
            RecursionError, SyntaxError, TypeError, ValueError):
        return None


def picked():
    for file in sorted((HERE / "picked").glob("*.txt")):
        for line in file.read_text().splitlines():
            if line:
                yield {"m": line}
    for text in LAYOUTS:
        yield {"m": text}
    yield from SETS


def differences():
    """Each template of DIFFERENCES.md with what Tilework makes of it: nothing, or what is behind
    the arrow."""
    text = (HERE / "DIFFERENCES.md").read_text()
    for block in re.findall(r"^```jinja\n(.*?)^```$", text, re.M | re.S):
        for line in block.splitlines():
            source, _, ours = line.partition(" \u2192 ")
            yield {"m": source, "lib": LIBRARY}, ours or None


def vectors():
    for templates in picked():
        yield {"set": "picked", **templates_and_page(templates)}
    for seed in range(MADE):
        yield {"set": "made", **templates_and_page(template(seed))}
    for templates, ours in differences():
        vector = templates_and_page(templates)
        if vector["page"] == ours:
            sys.exit(f"DIFFERENCES.md: Jinja2 does the same: {templates['m']}")
        yield {"set": "different", **vector, "page": ours}


def templates_and_page(templates):
    return {"templates": templates, "page": render(templates)}


if __name__ == "__main__":
    text = "".join(json.dumps(vector, ensure_ascii=False) + "\n" for vector in vectors())
    if "--check" not in sys.argv:
        TARGET.write_text(text, newline="")
    elif TARGET.read_text() != text:
        sys.exit("vectors.jsonl is not what Jinja2 makes; run Tests/JinjaVectors/generate.py")
