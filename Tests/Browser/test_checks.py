"""Checks that find nothing prove nothing unless they can find something: each meets its fault here."""

import checking
import pytest
from axe_playwright_python.sync_playwright import Axe

ORIGIN = "http://127.0.0.1:1"
PIXEL = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>"
GRID = "<style>ul{{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;padding:5px}}</style>"
TILES = GRID + "<div class=tile-grid><ul>{}</ul></div>"
LINES = """<style>
  li {{ position: relative }}
  li::before {{ content: ""; position: absolute; inset: var(--in, 0); border: solid; border-width: var(--line, 0) }}
</style>""" + TILES.replace("tile-grid", '"tile-grid rules-lines"')
TOP, START, BOTH = ("--line:1px 0 0 0;--in:-5px 0 0 0", "--line:0 0 0 1px;--in:0 0 0 -5px", "--line:1px 0 0 1px;--in:-5px 0 0 -5px")
ROW = "<style>ul{{display:flex;overflow-x:{};padding:0}}li{{flex:0 0 {}px}}</style>"
CARDS = ROW + "<div class=carousel><ul>" + "<li class=card>a" * 5 + "</ul>{}</div>"

BOX = "<div style='overflow:hidden;width:60px;height:{}px;line-height:20px'>some words that need three lines</div>"
OVER = "<p style='margin:0;height:{}px;line-height:20px'>one<p style='margin:0;line-height:20px'>two"
ALT = "<li class=tile style='position:relative'><img alt='{}' src=/good.svg width=4 height=3><a href=/>Roof</a>"
ALIGNED = GRID + "<div class=tile-grid><ul>" + "<li class=tile><div class=media style='height:{}px'></div><a class=tile-link style='display:block'>a</a>" * 2 + "</ul></div>"


def tile(style=""):
    return f'<li class=tile style="height:50px;{style}">tile'


def picture(attributes):
    return f'<img alt="" {attributes}>'


@pytest.fixture(scope="module")
def look(browser):
    """Opens a page with this body in a window 400 px wide."""
    window = checking.Window(browser, 400)
    shown = {"/good.svg": ("image/svg+xml", PIXEL)}

    def answer(route):
        kind, body = shown.get(route.request.url.removeprefix(ORIGIN), ("", ""))
        route.fulfill(content_type=kind, body=body, status=200 if kind else 404)

    def look_at(body):
        html = f"<!doctype html><html lang=en><title>t</title><body><main>{body}</main>"
        shown["/"] = ("text/html", html)
        return window.open(ORIGIN + "/")

    window.page.route("**/*", answer)
    yield look_at
    window.close()


FAULTY = [
    ("oneHeading", "<h1>a</h1><h1>b</h1>", "2 h1 elements"),
    ("oneHeading", "<p>a", "0 h1 elements"),
    ("uniqueIds", "<p id=a><p id=a>", "two elements have the id “a”"),
    ("picturesHaveSizes", picture("src=/good.svg width=4"), "no width and height"),
    ("sizesFit", picture("src=/good.svg width=4 height=3 sizes=50px style='width:200px'"), "50px = 50 px for 200 px"),
    ("sizesFit", picture("src=/good.svg width=4 height=3 sizes='auto, (min-width: 300px) 900px, 1px' style='width:100px'"), "= 900 px"),
    ("sizesFit", picture("src=/good.svg width=4 height=1 sizes=100px style='width:100px;height:100px;object-fit:cover'"), "for 400 px"),
    ("picturesLoad", picture("src=/none.png width=4 height=3"), "does not load"),
    ("noSidewaysScroll", "<p style='width:500px'>wide", "“wide”"),
    ("tilesDoNotOverlap", TILES.format(tile() + tile("margin-left:-50px")), "overlap"),
    ("gridsHaveNoHole", TILES.format(tile() + tile("grid-column:3") + tile()), "row 1 of a grid: #.#"),
    ("gridsHaveNoHole", TILES.format(tile() + tile() + tile("grid-row:2")), "row 1 of a grid: ##."),
    ("gridsHaveNoHole", TILES.format(tile() + tile("grid-column:3")), "row 1 of a grid: #.#"),
    ("tilesReadInOrder", TILES.format(tile("order:1") + tile()), "stands before"),
    ("linesStandBetweenTiles", LINES.format(tile() + tile()), "the line before <li.tile> “tile”: false"),
    ("linesStandBetweenTiles", LINES.format(tile(START) + tile(START)), "the line before <li.tile> “tile”: true"),
    ("linesStandBetweenTiles", LINES.format(tile() + tile("--line:0 0 0 1px")), "not mid-gap before"),
    ("linesStandBetweenTiles", LINES.format((tile() + tile(START)) + tile("--line:0 0 0 1px;--in:0 -5px 0 -5px")), "sticks out"),
    ("carouselsScroll", CARDS.format("auto", 300, "").replace("300px", "100%"), "no card peeks"),
    ("carouselsScroll", CARDS.format("visible", 300, ""), "does not scroll"),
    ("carouselsScroll", CARDS.format("auto", 20, "<button>next</button>"), "fits, yet has buttons"),
    ("textsAreWhole", BOX.format(30), "“some words that need three lin” is cut off by <div>"),
    ("textsAreWhole", BOX.format(200).replace("some words", "incomprehensibilities"), "is cut off by <div>"),
    ("textsStayInTheirBoxes", BOX.format(30).replace("<div style='overflow:hidden", "<div class=tile-box style='overflow:visible"), "reaches out of <div.tile-box>"),
    ("textsDoNotOverlap", OVER.format(5), "“one” and “two” overlap"),
    ("picturesDoNotRepeatTitles", ALT.format("roof"), "says “roof” again"),
    ("rowsAlign", ALIGNED.format(30, 40), "pictures are high beside <li.tile> “a”: 30, 40"),
    ("rowsAlign", ALIGNED.format(30, 40), "titles begin beside <li.tile> “a”: "),
    ("rowsAlign", ALIGNED.format(30, "30px;margin-top:9"), "pictures begin beside <li.tile> “a”: "),
    ("nothingIsHidden", "<h2 style='opacity:0'>gone</h2>", "invisible: <h2> “gone”"),
    ("nothingIsHidden", "<div style='display:none'><p>gone</div>", "invisible: <p> “gone”"),
]

SOUND = [
    ("oneHeading", "<h1>a</h1>"),
    ("uniqueIds", "<p id=a><p id=b>"),
    ("picturesHaveSizes", picture("src=/good.svg width=4 height=3")),
    ("sizesFit", picture("src=/good.svg width=4 height=3 sizes='auto, (min-width: 900px) 9px, 50vw' style='width:190px'")),
    ("picturesLoad", "<div style='height:9000px'></div>" + picture("src=/good.svg loading=lazy")),
    ("noSidewaysScroll", "<div style='overflow-x:auto'><p style='width:500px'>wide</div>"),
    ("tilesDoNotOverlap", TILES.format(tile() * 7)),
    ("gridsHaveNoHole", TILES.format(tile() * 7)),
    ("gridsHaveNoHole", TILES.format(tile("grid-area:span 2/span 2;height:auto") + tile() * 5)),
    ("gridsHaveNoHole", TILES.format(tile() * 3 + tile("grid-column:2"))),
    ("tilesReadInOrder", TILES.format(tile() * 7)),
    ("tilesReadInOrder", TILES.format(tile() * 7).replace("<ul>", "<ul dir=rtl>")),
    ("linesStandBetweenTiles", LINES.format(tile() + tile(START) * 2 + tile(TOP) + tile(BOTH))),
    ("carouselsScroll", CARDS.format("auto", 150, "<button>next</button>")),
    ("carouselsScroll", CARDS.format("auto", 150, "").replace("<ul>", "<ul dir=rtl>")),
    ("carouselsScroll", CARDS.format("auto", 20, "")),
    ("textsAreWhole", BOX.format(200)),
    ("textsAreWhole", BOX.format(30).replace("hidden", "auto")),
    ("textsAreWhole", "<span class=sr>unseen</span>" + BOX.format(20).replace("<div", "<div class=sr")),
    ("textsStayInTheirBoxes", BOX.format(200).replace("<div", "<div class=tile-box")),
    ("textsDoNotOverlap", OVER.format(20)),
    ("textsDoNotOverlap", "<p>a text of many lines <b>with a part</b> of another kind in its middle" * 5),
    ("picturesDoNotRepeatTitles", ALT.format("A wall")),
    ("picturesDoNotRepeatTitles", ALT.format("")),
    ("rowsAlign", ALIGNED.format(30, 30)),
    ("nothingIsHidden", "<h2>here</h2><details><summary>s</summary><p>folded</details>"),
]


@pytest.mark.parametrize("check, body, fault", FAULTY)
def test_a_fault_is_found(look, check, body, fault):
    assert fault in "\n".join(look(body).faults(check))


@pytest.mark.parametrize("check, body", SOUND)
def test_a_sound_page_passes(look, check, body):
    assert look(body).faults(check) == []


def test_a_page_that_moves_while_it_loads_is_found(look):
    late = "<script>setTimeout(() => a.prepend(document.createElement('hr')), 300)</script>"
    seen = look(f"<div id=a><p>{'text ' * 90}</div>{late}")
    seen.page.wait_for_selector("hr")
    assert seen.shift() > 0
    assert look(f"<p>{'text ' * 90}").shift() == 0


def test_errors_and_strangers_are_noted(look):
    seen = look(
        "<script>console.error('oh'); setTimeout(() => { throw Error('no') })</script>"
        + picture("src=/none.png")
        + picture("src=http://elsewhere.example/a.png")
    )
    seen.page.wait_for_load_state("networkidle")
    errors = "\n".join(seen.errors)
    assert "console: oh" in errors and "uncaught: no" in errors and "status 404" in errors
    assert seen.strangers == ["http://elsewhere.example/a.png"]


def test_axe_runs(look):
    found = Axe().run(look("<p style='color:#ccc'>pale").page).response["violations"]
    assert "color-contrast" in [violation["id"] for violation in found]
