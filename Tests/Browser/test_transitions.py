"""From a tile's picture to its page's: one picture moves, and nothing goes wrong on the way there and back."""

import everything
import pytest
import sites
from checking import Window

# Notes what is named as a page is left and as the next is shown.
NOTE = """
    window.named = () => [document.documentElement, ...document.querySelectorAll("body *")]
        .map((element) => getComputedStyle(element).viewTransitionName).filter((name) => !/^(none|root)$/.test(name));
    addEventListener("pageswap", () => { sessionStorage.left = JSON.stringify(named()); });
    addEventListener("pagereveal", () => { window.shown = named(); });
"""


@pytest.fixture(scope="module")
def tab(browser):
    tab = Window(browser, 1280, reduced_motion="no-preference")
    tab.warnings = []
    tab.page.on("console", lambda message: tab.warnings.append(message.text) if message.type == "warning" else None)
    tab.context.add_init_script(NOTE)
    yield tab
    tab.close()


@pytest.mark.parametrize("style", sites.STYLES)
@pytest.mark.parametrize("path", ["/", "/b/"])
def test_never_two_of_one_name(tab, everything_in, style, path):
    page = tab.open(everything_in(style) + path).page
    hero = page.locator(".page-picture").count()
    assert page.evaluate("named()") == ["picture"] * hero
    links = page.locator(".tile-link, .card-link").all()
    assert len(links) > 40
    for link in links:
        link.focus()
        assert page.evaluate("named()") == ["picture"]
    page.locator(".brand").focus()
    assert page.evaluate("named()") == ["picture"] * hero


@pytest.mark.parametrize("style", sites.STYLES)
@pytest.mark.parametrize("place", ["/", "/b/"])
def test_there_and_back_without_a_fault(tab, everything_in, style, place):
    tab.page.goto("about:blank")  # the last test's way back may be told to be given up as its page is left
    tab.warnings.clear()
    page = tab.open(everything_in(style) + place).page
    page.locator('.tile-link[href="/pages/long/"]').first.click()
    page.wait_for_url("**/pages/long/")
    assert page.evaluate("JSON.parse(sessionStorage.left)") == ["picture"], "what was left"
    page.wait_for_function("window.shown")
    assert page.evaluate("shown") == ["picture"], "what was shown"
    assert tab.errors == [] and tab.warnings == []
    page.go_back(wait_until="load")
    assert page.url.endswith(place)
    assert page.evaluate("named().length") <= 1
    # Chromium may say that it gave up a change which a quick Back overtook; nothing else may be said.
    assert [error for error in tab.errors if not error.endswith("ViewTransition opt-in disabled")] == []
    assert tab.warnings == []


def test_two_of_one_name_are_found(tab, everything_in):
    page = tab.open(everything_in("modern") + "/b/").page
    page.add_style_tag(content=".page-picture { view-transition-name: picture !important }")
    page.locator(".tile-link").first.focus()
    assert page.evaluate("named()") == ["picture", "picture"]
