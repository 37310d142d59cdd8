"""Colours to choose from: by keyboard, by pointer, by drawing over them, and without scripts."""

import subprocess

import pytest
import sites
from folder_server import served

BLOCK = """# Paint

```swatches
title: Paints
columns: 3
rows: 4
selected: Brick
colors:
""" + "".join(f"  - {{name: {name}, value: \"{value}\"}}\n" for name, value in {
    "Forest": "#00794a", "Lemon": "#ffee55", "Brick": "#a8503a", "Ink": "#16283a", "Paper": "#ffffff",
    "Estuary": "#28506a", "Clay": "#b08968"}.items()) + "```\n"
NOTE = """() => {
    window.heard = [];
    for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) => heard.push(`${type} ${target.value}`));
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("swatches")
    (folder / "content").mkdir()
    (folder / "site.yaml").write_text("title: Paint\n")
    (folder / "content/index.md").write_text(BLOCK)
    subprocess.run([sites.TILEWORK, "build", "--strict", "--quiet", "--site", folder], check=True, timeout=120)
    policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'"
    with served(folder / "public", {"Content-Security-Policy": policy}) as address:
        yield address


@pytest.fixture(params=[320, 1280])
def tab(request, window, site):
    tab = window(request.param).open(site + "/")
    tab.page.evaluate(NOTE)
    tab.page.locator(".swatches").scroll_into_view_if_needed()
    return tab


def shown(page) -> str:
    """The name of the one colour that is shown large."""
    large = [name for name in page.locator(".swatch-large b").all() if name.is_visible()]
    assert len(large) == 1
    return large[0].text_content()


def middle(page, name: str) -> tuple[float, float]:
    box = page.locator(".swatch", has_text=name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + 10


def test_radios_are_named_by_colour_in_one_group(tab):
    page = tab.page
    group = page.get_by_role("group", name="Paints")
    assert group.get_by_role("radio").count() == 7
    assert group.get_by_role("radio", name="Brick", exact=True).is_checked()
    assert shown(page) == "Brick"
    assert page.locator(".swatch-large:visible code").text_content() == "#a8503a"


def test_rows_and_columns_are_kept_and_empty_cells_are_inert(tab):
    page = tab.page
    boxes = page.evaluate("""() => [...document.querySelectorAll(".swatch, .swatch-empty")].map((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(top)];
    })""")
    assert len(boxes) == 12
    assert len({left for left, _ in boxes}) == 3 and len({top for _, top in boxes}) == 4
    empty = page.locator(".swatch-empty")
    assert empty.count() == 5
    empty.last.click()
    assert shown(page) == "Brick" and page.evaluate("heard") == []


def test_arrows_choose(tab):
    page = tab.page
    page.get_by_role("radio", name="Brick").focus()
    page.keyboard.press("ArrowRight")
    assert shown(page) == "Ink"
    ring = "(label) => getComputedStyle(label.querySelector('svg')).outlineStyle"
    assert page.locator(".swatch", has_text="Ink").evaluate(ring) == "solid"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert shown(page) == "Lemon"
    assert page.evaluate("heard.filter((word) => word.startsWith('change'))") == ["change Ink", "change Brick", "change Lemon"]


def test_a_click_chooses(tab):
    tab.page.locator(".swatch", has_text="Clay").click()
    assert shown(tab.page) == "Clay"
    assert tab.page.evaluate("heard.at(-1)") == "change Clay"


def test_drawing_over_colours_shows_each_and_letting_go_chooses(tab):
    page = tab.page
    page.mouse.move(*middle(page, "Forest"))
    page.mouse.down()
    assert shown(page) == "Forest"
    page.mouse.move(*middle(page, "Lemon"))
    assert shown(page) == "Lemon"
    page.mouse.move(*middle(page, "Ink"))
    assert shown(page) == "Ink"
    page.mouse.up()
    assert shown(page) == "Ink"
    assert page.evaluate("heard") == ["input Forest", "input Lemon", "input Ink", "change Ink"]


@pytest.mark.parametrize("how", ["outside", "escape"])
def test_letting_go_elsewhere_changes_nothing(tab, how):
    page = tab.page
    page.mouse.move(*middle(page, "Forest"))
    page.mouse.down()
    page.mouse.move(*middle(page, "Lemon"))
    assert shown(page) == "Lemon"
    if how == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.move(3, 3)
    page.mouse.up()
    assert shown(page) == "Brick"
    assert not any(word.startswith("change") for word in page.evaluate("heard"))
    assert tab.errors == []


def test_without_scripts_a_click_chooses(site, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site + "/")
    page.locator(".swatch", has_text="Ink").click()
    assert page.locator(".swatch-large:visible b").text_content() == "Ink"
    context.close()
