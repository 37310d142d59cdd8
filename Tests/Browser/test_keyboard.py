"""A visitor without a mouse: the Tab key goes through a whole page in its order, and the focus is always seen."""

import base64

import everything
import pytest
import sites
from folder_server import served

SAMPLE = ("/", "/services/family-law/")
# Each style in each width and each direction.
WALKS = [(320, "modern", "ar"), (1280, "modern", "en"), (320, "classic", "en"), (1280, "classic", "ar")]

# How light a picture is from the middle of its upper edge inwards.
RING = """async (data) => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return [...Array(9).keys()].map((y) => luminance(canvas.getImageData(picture.width >> 1, y, 1, 1).data));
}"""


@pytest.fixture
def open_window(window):
    return lambda width: window(width, reduced_motion="reduce")


def walk(tab, address: str) -> list[str]:
    """Presses Tab from the first stop of a page to its last; gives what is wrong with them."""
    page = tab.open(address).page
    count, found = tab.run("() => stops().length"), []
    assert count > 10
    for number in range(count):
        page.keyboard.press("Tab")
        found += [f"{address}: {fault}" for fault in tab.run("(number) => checks.stopIsReached(number)", number)]
    return found


@pytest.mark.parametrize("width, style", [(320, "classic"), (1280, "modern")])
def test_tab_walks_through_sample_pages(open_window, width, style):
    with served(sites.built(style)) as address:
        assert [fault for path in SAMPLE for fault in walk(open_window(width), address + path)] == []


@pytest.mark.parametrize("width, style, language", WALKS)
def test_tab_walks_through_all_there_is(open_window, everything_in, width, style, language):
    assert walk(open_window(width), everything_in(style, language) + "/") == []


@pytest.mark.parametrize("width, style", [(320, "modern"), (1280, "classic")])
def test_tab_walks_through_a_page_with_all_its_parts(open_window, everything_in, width, style):
    assert walk(open_window(width), everything_in(style) + "/pages/long/") == []


@pytest.mark.parametrize("style", sites.STYLES)
def test_the_first_stop_skips_to_the_content(open_window, everything_in, style):
    tab = open_window(320)
    page = tab.open(everything_in(style) + "/b/").page
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    assert skip.evaluate("(link) => link === document.activeElement")
    assert skip.bounding_box()["width"] > 24 and tab.faults("focusIsSeen") == []
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') != null")
    first = page.evaluate("document.activeElement === document.querySelector('main').querySelector('a[href], button')")
    assert first, "something of the content was skipped"


@pytest.mark.parametrize("style", sites.STYLES)
def test_a_long_menu_opens_and_closes(open_window, everything_in, style):
    page = open_window(360).open(everything_in(style) + "/").page
    menu, button = page.locator("#menu_"), page.get_by_role("button", name="Menu", exact=True)
    close = page.get_by_role("button", name="Close")
    has_focus = "(button) => button === document.activeElement"
    assert not menu.is_visible()
    for way in ("Escape", "button"):
        button.focus()
        page.keyboard.press("Enter")
        assert menu.is_visible() and all(menu.get_by_role("link", name=name).is_visible() for name in everything.MENU)
        page.keyboard.press("Tab")
        assert close.evaluate(has_focus)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent") == everything.MENU[0]
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        assert not menu.is_visible() and button.evaluate(has_focus), way


@pytest.mark.parametrize("style", sites.STYLES)
def test_a_name_has_its_line_to_itself_beside_the_button_of_a_long_menu(open_window, everything_in, style):
    page = open_window(360).open(everything_in(style) + "/").page
    page.evaluate("document.querySelector('.brand').textContent = 'Albany Dental Practice'")
    brand, button = page.locator(".brand").bounding_box(), page.get_by_role("button", name="Menu").bounding_box()
    assert brand["height"] < 40 and abs(brand["y"] + brand["height"] / 2 - button["y"] - button["height"] / 2) < 3


@pytest.mark.parametrize("style", sites.STYLES)
def test_a_long_menu_stands_open_in_a_wide_window(open_window, everything_in, style):
    page = open_window(1280).open(everything_in(style) + "/").page
    for name in everything.MENU:
        assert page.locator("#menu_").get_by_role("link", name=name).is_visible()
    assert not page.locator(".menu-button").first.is_visible()


@pytest.mark.parametrize("css, fault", [
    ("a, a::after { outline: none !important }", "no ring around"),
    (".tile-box { overflow: hidden }", "is cut off by"),
    (".tile-box { --focus: #fff !important }", "has 1.0"),
    (".site-footer { position: fixed; inset: 0; z-index: 3 }", "lies on"),
    (".tile { position: fixed; inset: 0 auto auto -999px }", "is out of view"),
])
def test_a_focus_that_is_not_seen_is_found(open_window, everything_in, css, fault):
    tab = open_window(1280)
    page = tab.open(everything_in("modern") + "/pages/").page
    page.keyboard.press("Tab")
    page.locator("main .tile-link").first.focus()
    assert tab.faults("focusIsSeen") == []
    page.add_style_tag(content=css)
    assert fault in "\n".join(tab.faults("focusIsSeen"))


def test_an_order_of_its_own_is_found(open_window, everything_in):
    tab = open_window(1280)
    page = tab.open(everything_in("modern") + "/pages/").page
    page.locator("main .tile-link").nth(1).evaluate("(link) => { link.tabIndex = 5 }")
    page.keyboard.press("Tab")
    assert tab.run("() => checks.stopIsReached(0)")[0].startswith("stop 0 is stop ")


@pytest.mark.parametrize("number, picture", [(1, "black"), (2, "white"), (3, "checks")])
def test_the_ring_within_a_picture_is_seen_on_any(open_window, everything_in, number, picture):
    tab = open_window(1280)
    page = tab.open(everything_in("modern") + "/").page
    tab.faults("picturesLoad")
    page.keyboard.press("Tab")
    tile = page.locator(".tile-overlay").nth(number)
    assert picture in tile.locator("img").get_attribute("src")
    tile.locator(".tile-link").focus()
    lights = tab.run(RING, base64.b64encode(tile.locator(".tile-box").screenshot()).decode())
    assert max(lights) > 0.9 and min(lights) < 0.02, "white beside black"
