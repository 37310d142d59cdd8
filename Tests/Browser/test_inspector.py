"""The inspector of the preview: the grids of a page drawn over it, and tiles moved in them."""

import json
import subprocess

import checking
import previewing
import pytest
import sites
from axe_playwright_python.sync_playwright import Axe
from previewing import Preview

GRID = "We bake.\n\n```grid\nfrom: bread\ncolumns: 1..3\n```\n\n```grid\nfrom: [about, bread/rye.md]\n```\n"
SITE = {
    "content/index.md": f"---\ntitle: Harbour Bakery\n---\n{GRID}",
    "content/bread/oat.md": "---\ntitle: Oat\nspan: 2x2\n---\nSoft.\n",
    "content/bread/barley.md": "# Barley\n\nNo front matter.\n",
}
RECTANGLES = """() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight,
  ...[...document.body.querySelectorAll("*")].map((each) => JSON.stringify(each.getBoundingClientRect()))]"""


def written(tmp_path, style="modern"):
    settings = previewing.FILES["site.yaml"] + f"theme:\n  style: {style}\n"
    site = previewing.write(tmp_path / "site", {**SITE, "site.yaml": settings})
    (site / "templates/assets/site.css").unlink()
    return site


def is_amid_a_build(error: str) -> bool:
    return ".css" in error and ("status 404" in error or "Refused to apply style" in error)


@pytest.fixture
def site(tmp_path):
    return written(tmp_path)


@pytest.fixture
def preview(site):
    with Preview(site) as preview:
        yield preview


@pytest.fixture
def page(browser, preview):
    window = checking.Window(browser, 1280, reduced_motion="reduce")
    yield turned_on(window.open(preview.url).page)
    window.close()
    # A page that is loaded amid a build may name a stylesheet that is gone with it; it is loaded anew right after.
    assert [error for error in window.errors if not is_amid_a_build(error)] == []
    assert window.strangers == []


def turned_on(page):
    page.get_by_role("button", name="Grids").click()
    page.locator("tilework-grids .entry").first.wait_for()
    return page


def explained(site, address: str = "/") -> list[dict]:
    command = [sites.TILEWORK, "explain", address, "--json", "--site", str(site)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def labels(page, grid: str) -> list[str]:
    return page.locator(f"tilework-grids [aria-label='Tiles of {grid}'] .span").all_text_contents()


def shown(page, grid: str = "grid-1") -> list[str]:
    titles = page.locator(f"#{grid} > ul > li").all_text_contents()
    return [next(name for name in ("Barley", "Oat", "Rye", "Spelt", "About") if name in title) for title in titles]


def until_shown(page, *names: str):
    page.wait_for_function(
        """(names) => JSON.stringify([...document.querySelectorAll("#grid-1 > ul > li")]
          .map((tile) => names.find((name) => tile.textContent.includes(name)))) === JSON.stringify(names)""",
        arg=list(names), timeout=30_000)


def button(page, title: str, way: str):
    return page.get_by_role("button", name=f"Move “{title}” {way}")


def told(page, text: str):
    page.locator("tilework-grids .told", has_text=text).wait_for()


def test_what_is_served_is_what_explain_says(preview, site):
    for address in ("/", "/bread/", "/bread/index.html"):
        served = json.loads(preview.ask(f"/~tilework/grids?{address}")[1])
        assert served["page"] == explained(site, address.removesuffix("index.html"))
    assert json.loads(preview.ask("/~tilework/grids?/about/")[1])["page"] is None
    (site / "content/bread/wheat.md").write_text("# Wheat\n")
    preview.until(" pages, ")
    assert json.loads(preview.ask("/~tilework/grids?/bread/")[1])["page"] == explained(site, "/bread/")


@pytest.mark.parametrize("style", ["modern", "classic"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_it_draws_what_is_there_and_nothing_moves(browser, tmp_path, style, width):
    site = written(tmp_path, style)
    bands = [grid["bands"] for grid in explained(site)["grids"]]
    with Preview(site) as preview:
        for scheme in ("light", "dark"):
            window = checking.Window(browser, width, color_scheme=scheme, reduced_motion="reduce")
            page = window.open(preview.url).page
            before = page.evaluate(RECTANGLES)
            turned_on(page)
            for number, grid in enumerate(page.locator(".tile-grid").all()):
                inner = grid.evaluate("(grid) => grid.clientWidth - parseFloat(getComputedStyle(grid).paddingLeft) * 2")
                band = next(band for band in bands[number] if band["from"] <= inner < (band["to"] or 1e9))
                entry = page.locator("tilework-grids .entry").nth(number)
                assert f"{band['columns']} column" in entry.text_content()
                assert entry.locator(".map > span").count() == len(band["areas"])
                spans = [f"{area['columns'] * band['cells'] / band['tracks']:g}×{area['rows']}" for area in band["areas"]]
                assert [label.split()[1][:len(span)] for label, span in zip(labels(page, f"grid-{number + 1}"), spans, strict=True)] == spans
                marks = page.locator(f"tilework-grids [aria-label='Tiles of grid-{number + 1}'] .mark")
                for tile, mark in zip(grid.locator(":scope > ul > li").all(), marks.all(), strict=True):
                    one, other = tile.bounding_box(), mark.bounding_box()
                    assert all(abs(one[side] - other[side]) < 0.1 for side in one), (one, other)
            assert page.evaluate(RECTANGLES) == before
            for each in page.locator("tilework-grids button:visible, tilework-toolbar button:visible").all():
                box = each.bounding_box()
                assert box["width"] >= 24 and box["height"] >= 24
            found = Axe().run(page, {"include": [["tilework-grids"], ["tilework-toolbar"]]}).response["violations"]
            assert [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]] == []
            page.get_by_role("button", name="Grids").click()
            assert page.locator("tilework-grids").count() == 0 and page.evaluate(RECTANGLES) == before
            window.close()
            assert window.errors == []


def test_it_follows_the_width_and_lasts_while_the_tab_lives(page):
    assert page.get_by_role("button", name="Grids").get_attribute("aria-pressed") == "true"
    size = page.locator("tilework-grids .size").first
    assert "3 columns" in size.text_content()
    page.set_viewport_size({"width": 400, "height": 900})
    page.wait_for_function("""() => document.querySelector("tilework-grids").shadowRoot.querySelector(".size").textContent.includes("1 column;")""")
    page.reload()
    page.locator("tilework-grids .entry").first.wait_for()
    button = page.get_by_role("button", name="Grids")
    button.focus()
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-pressed") == "false" and page.locator("tilework-grids").count() == 0
    page.reload()
    page.get_by_role("button", name="Grids").wait_for()
    assert page.get_by_role("button", name="Grids").get_attribute("aria-pressed") == "false"


def test_tiles_are_moved_and_moved_back(page, site):
    assert shown(page) == ["Barley", "Oat", "Rye", "Spelt"]
    files = {file.name: file.read_bytes() for file in (site / "content/bread").iterdir()}
    assert button(page, "Barley", "earlier").is_disabled() and button(page, "Spelt", "later").is_disabled()
    button(page, "Oat", "earlier").focus()
    page.keyboard.press("Enter")
    until_shown(page, "Oat", "Barley", "Rye", "Spelt")
    told(page, "content/bread/oat.md:4 order: 1")
    assert (site / "content/bread/oat.md").read_text() == "---\ntitle: Oat\nspan: 2x2\norder: 1\n---\nSoft.\n"
    # It can go no further: the other way has the focus.
    page.wait_for_function("""() => document.querySelector("tilework-grids")?.shadowRoot.activeElement?.ariaLabel === "Move “Oat” later" """)
    page.keyboard.press("Enter")
    until_shown(page, "Barley", "Oat", "Rye", "Spelt")
    page.wait_for_function("""() => document.querySelector("tilework-grids")?.shadowRoot.activeElement?.ariaLabel === "Move “Oat” later" """)
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function("""() => document.querySelector("tilework-grids")?.shadowRoot.activeElement?.textContent === "Undo"
          || document.querySelector("tilework-grids")?.shadowRoot.activeElement?.textContent === "Redo" """)
    page.wait_for_function("""() => [...(document.querySelector("tilework-grids")?.shadowRoot.querySelectorAll("button") ?? [])]
      .find((each) => each.textContent === "Undo")?.disabled""")
    assert {file.name: file.read_bytes() for file in (site / "content/bread").iterdir()} == files
    until_shown(page, "Barley", "Oat", "Rye", "Spelt")
    page.get_by_role("button", name="Redo").click()
    until_shown(page, "Oat", "Barley", "Rye", "Spelt")


def test_a_list_is_not_ordered_by_its_pages(page):
    entry = page.locator("tilework-grids .entry").nth(1)
    assert "Its tiles stand as its from: lists them" in entry.text_content()
    assert page.locator("tilework-grids [aria-label='Tiles of grid-2'] button").count() == 0


def test_what_cannot_be_moved_is_refused_in_words(page, site):
    text = "---\ntitle: Oat\norder: &o 3\nextra: *o\n---\nSoft.\n"
    (site / "content/bread/oat.md").write_text(text)
    until_shown(page, "Oat", "Barley", "Rye", "Spelt")
    page.locator("tilework-grids .entry").first.wait_for()
    (site / "content/bread/spelt.md").write_text("---\ntitle: [Spelt\n---\n")
    button(page, "Oat", "later").dispatch_event("click")
    told(page, "content/bread/spelt.md:2:8: the list that opens here")
    assert (site / "content/bread/oat.md").read_text() == text


def test_it_is_not_printed(page):
    page.emulate_media(media="print")
    assert not page.locator("tilework-grids .panel").is_visible() and not page.locator("tilework-grids .mark").first.is_visible()
    assert not page.locator(".inspect").is_visible()


def test_only_pages_of_this_run_move_anything(preview, site):
    wish = b'{"page": "content/bread/oat.md", "before": "content/bread/barley.md"}'
    token = json.loads(preview.ask("/~tilework/grids?/")[1])["token"]
    before = {file: file.read_bytes() for file in (site / "content").rglob("*.md")}

    def say(body: bytes, **headers):
        known = {"Host": f"127.0.0.1:{preview.port}", "Content-Type": "application/json", "Tilework-Token": token}
        return previewing.post(preview.port, "/~tilework/order", body, known | {key.replace("_", "-"): text for key, text in headers.items()})

    for status, body, headers in [
        (403, wish, {"Tilework_Token": "guess"}), (403, wish, {"Host": "evil.example"}), (403, wish, {"Origin": "http://evil.example"}),
        (403, wish, {"Sec_Fetch_Site": "cross-site"}), (415, wish, {"Content_Type": "text/plain"}), (400, b"{}", {}),
        (400, b'{"role": "accent", "value": "#123456"}', {}), (400, wish[:-1] + b', "order": "1"}', {}),
        (200, wish.replace(b"content/bread/oat.md", b"site.yaml"), {}), (200, wish.replace(b"oat.md", b"../../site.yaml"), {}),
        (200, wish.replace(b"oat.md", b"../bread/oat.md"), {}), (200, wish.replace(b"bread/oat.md", b"price-list.txt"), {}),
    ]:
        answer, text = say(body, **headers)
        assert answer == status and (status != 200 or b'"refusal":"there is no page' in text), (body, headers, text)
    assert {file: file.read_bytes() for file in (site / "content").rglob("*.md")} == before
    assert say(wish)[0] == 200
    assert (site / "content/bread/oat.md").read_bytes() != before[site / "content/bread/oat.md"]
