"""docs/blocks.md shows every block of the theme; the golden site `blocks` holds its examples, and what
each says of what is wrong is told at the fence."""
import os
import pathlib
import re

import pytest
import test_golden

ROOT = test_golden.HERE.parent.parent
SITE = test_golden.HERE / "blocks/site"
IN_REFERENCE = {"grid", "carousel", "stats", "swatches"}
BLOCKS = sorted({path.stem for path in (ROOT / "templates/blocks").glob("*.html")} - IN_REFERENCE)


def sections():
    text = (ROOT / "docs/blocks.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))


def page(name):
    """The page of the golden site that shows a block: the example, and the block without what it may lack."""
    [fence] = re.findall(rf"^```{name}\n.*?^```\n", sections()[name], re.DOTALL | re.MULTILINE)
    alone = f"\n```{name}\n```\n" if name in ("hours", "map") else ""
    return f"---\ntitle: {name}\n---\nText.\n\n{fence}{alone}"


def test_the_document_shows_every_block_and_no_other():
    assert len(BLOCKS) >= 9
    assert sorted(sections()) == BLOCKS


@pytest.mark.parametrize("name", BLOCKS)
def test_the_golden_site_holds_the_example(name):
    path = SITE / f"content/{name}.md"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(page(name), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == page(name)
    [picture] = re.findall(r"!\[.+\]\((.+\.webp)\)", sections()[name])
    assert 1_000 < (ROOT / "docs" / picture).stat().st_size < 40_000


MISTAKES = {
    "hours": [("text", "needs days and times on each line"), ("Monday:", "“Monday” has no time")],
    "faq": [("text", "needs a question and its answer on each line"), ("Why?:", "“Why?” has no answer")],
    "team": [("text", "needs a name and what the person does"), ("- role: a", "number 1 has no name")],
    "quotes": [("text", "needs who said it and what"), ("A:", "“A” says nothing"),
               ("A: {about: b}", "“A” says nothing"), ("- text: a", "number 1 needs both")],
    "prices": [("text", "needs what it is and what it costs"), ("A:", "“A” has no price"),
               ("A: {text: b}", "“A” has no price")],
    "contact": [("", "needs the address that takes what people write"), ("title: a", "needs the address"),
                ("{action: /a, fields: [a]}", "fields: needs a name and a label")],
    "map": [("text", "needs keys and values"), ("{address: a, picture: map.svg}", "write alt:")],
    "gallery": [("text", "needs a picture and what it shows"), ("map.svg:", "“map.svg” needs words"),
                ("map.svg: {caption: a}", "“map.svg” needs words"), ("no.jpg: a", "the picture “no.jpg” does not exist"),
                ("{map.svg: a, ratio: wide}", "ratio “wide” is not two whole numbers")],
    "cta": [("", "needs what to say"), ("{title: a, button: b}", "a button needs both")],
}


@pytest.mark.parametrize("name", BLOCKS)
def test_a_mistake_is_told_at_the_fence(name, tmp_path):
    (tmp_path / "content").mkdir()
    (tmp_path / "site.yaml").write_text("title: A\n")
    (tmp_path / "content/map.svg").write_text((SITE / "content/map.svg").read_text())
    fences = "\n".join(f"```{name}\n{text}\n```\n" for text, _ in MISTAKES[name])
    (tmp_path / "content/index.md").write_text("Text.\n\n" + fences)
    lines = test_golden.build(tmp_path, tmp_path / "public").splitlines()
    assert lines[0] == "exit 1"
    assert len(lines) == 1 + len(MISTAKES[name]), lines
    for place, (line, (_, said)) in enumerate(zip(lines[1:], MISTAKES[name])):
        assert line.startswith(f"content/index.md:{3 + 4 * place}:1: error: "), line
        assert name in line or "picture" in said or "ratio" in said, line
        assert said in line, line
