"""Pages that are read from right to left: axe's whole rule set, and what points somewhere points the right way."""

import pytest
import sites
from axe_playwright_python.sync_playwright import Axe

# How far to the right an arrow points: its two borders meet in a corner, which is turned and perhaps mirrored.
POINTS = """(button) => {
    const arrow = getComputedStyle(button, "::before");
    const corner = parseFloat(arrow.borderTopWidth) && parseFloat(arrow.borderRightWidth) ? -45 : NaN;
    const angle = (corner + parseFloat(arrow.rotate)) * Math.PI / 180;
    const mirrored = parseFloat(getComputedStyle(button).scale) < 0 ? -1 : 1;
    return Math.round(Math.cos(angle) * mirrored);
}"""


def open_page(window, everything_in, style, language, scheme="light", path="/"):
    tab = window(1280, color_scheme=scheme, reduced_motion="reduce")
    return tab.open(everything_in(style, language) + path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["ar", "he"])
@pytest.mark.parametrize("style", sites.STYLES)
def test_axe_finds_nothing(window, everything_in, style, language, scheme):
    page = open_page(window, everything_in, style, language, scheme).page
    assert page.evaluate("document.documentElement.dir") == "rtl"
    violations = Axe().run(page).response["violations"]
    assert [f"{each['id']}: {node['html'][:120]}" for each in violations for node in each["nodes"]] == []


@pytest.mark.parametrize("language, forward", [("en", 1), ("ar", -1), ("he", -1)])
@pytest.mark.parametrize("style", sites.STYLES)
def test_arrows_point_where_they_lead(window, everything_in, style, language, forward):
    page = open_page(window, everything_in, style, language).page
    for value in (-1, 1):
        for button in page.locator(f'.carousel-button[value="{value}"]').all():
            assert button.evaluate(POINTS) == value * forward
            assert button.evaluate("(button) => button.getBoundingClientRect().left > innerWidth / 2") == (value * forward > 0)


@pytest.mark.parametrize("language, arrow", [("en", "‹"), ("ar", "›"), ("he", "›")])
def test_the_way_back_points_back(window, everything_in, language, arrow):
    page = open_page(window, everything_in, "classic", language, path="/pages/long/").page
    shown = page.locator(".back").evaluate("(link) => getComputedStyle(link, '::before').content")
    assert shown.startswith(f'"{arrow}')


@pytest.mark.parametrize("language, arrow", [("en", "↗"), ("ar", "↖"), ("he", "↖")])
@pytest.mark.parametrize("style", sites.STYLES)
def test_the_way_out_points_out(window, everything_in, style, language, arrow):
    page = open_page(window, everything_in, style, language).page
    links = page.locator('[rel="external"]:is(.tile-link, .card-link)')
    assert links.count() > 3
    for link in links.all():
        assert link.evaluate("(link) => getComputedStyle(link, '::before').content").startswith(f'"{arrow}')


@pytest.mark.parametrize("language, mirrored", [("en", "none"), ("ar", "-1 1")])
def test_the_way_back_from_a_footnote_turns_to_the_text(window, everything_in, language, mirrored):
    page = open_page(window, everything_in, "modern", language).page
    assert page.locator(".footnote-backref").evaluate("(link) => getComputedStyle(link).scale") == mirrored
