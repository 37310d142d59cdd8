"""A site in several languages: visitors and search engines find each page in theirs."""

from contextlib import ExitStack

import language_site
import pytest
import sites
from axe_playwright_python.sync_playwright import Axe
from folder_server import served
from test_markup import check_markup, dead_references

FAULTS = ("noSidewaysScroll", "textsAreWhole", "textsStayInTheirBoxes", "textsDoNotOverlap", "nothingIsHidden", "uniqueIds")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The finished files of the site in a style, in three languages or in many."""
    made = {}

    def make(style, others=language_site.THREE):
        if (style, others) not in made:
            made[style, others] = language_site.build(tmp_path_factory.mktemp("languages"), style, others)
        return made[style, others]

    return make


@pytest.fixture(scope="module")
def address(folder):
    running = {}
    with ExitStack() as stack:

        def serve(style, others=language_site.THREE):
            if (style, others) not in running:
                running[style, others] = stack.enter_context(served(folder(style, others)))
            return running[style, others]

        yield serve


@pytest.mark.parametrize("style", sites.STYLES)
def test_the_switcher_leads_to_the_page_or_home(window, address, style):
    tab = window(1280, reduced_motion="reduce")
    page = tab.open(address(style) + "/services/tax/").page
    for name, path in (("Français", "/fr/services/tax/"), ("العربية", "/ar/services/tax/"), ("English", "/services/tax/")):
        page.get_by_role("navigation", name=page.evaluate("document.querySelector('.languages').ariaLabel")) \
            .get_by_role("link", name=name).click()
        page.wait_for_url("**" + path)
        assert page.locator(".languages [aria-current]").all_inner_texts() == [name]
        assert page.locator(".languages [aria-current]").get_attribute("aria-current") == "page"
        assert page.evaluate("document.documentElement.lang") == page.locator(".languages [aria-current]").get_attribute("hreflang")
    tab.open(address(style) + "/about/")
    page.get_by_role("link", name="Français").click()
    page.wait_for_url(address(style) + "/fr/")


@pytest.mark.parametrize("style", sites.STYLES)
def test_each_name_is_marked_as_in_its_language(window, address, style):
    page = window(1280, reduced_motion="reduce").open(address(style) + "/ar/").page
    links = page.locator(".languages a").evaluate_all(
        "(links) => links.map((link) => [link.textContent, link.lang, link.hreflang, link.dir, link.getAttribute('href')])")
    assert links == [["English", "en", "en", "ltr", "/"], ["Français", "fr", "fr", "ltr", "/fr/"],
                     ["العربية", "ar", "ar", "rtl", "/ar/"]]


@pytest.mark.parametrize("path, isLeft", [("/", False), ("/ar/", True)])
@pytest.mark.parametrize("style", sites.STYLES)
def test_it_stands_at_the_end_of_the_line(window, address, style, path, isLeft):
    page = window(1280, reduced_motion="reduce").open(address(style) + path).page
    boxes = [link.bounding_box() for link in page.locator(".languages a").all()]
    assert all((box["x"] < 640) == isLeft for box in boxes)


@pytest.mark.parametrize("others", [language_site.THREE, language_site.MANY], ids=["three", "many"])
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("style", sites.STYLES)
def test_pages_stay_whole(window, address, style, width, others):
    tab = window(width, reduced_motion="reduce")
    for path in ("/", "/services/tax/", "/ar/", "/ar/services/tax/", "/404.html"):
        tab.open(address(style, others) + path)
        assert [fault for check in FAULTS for fault in tab.faults(check)] == [], path
        assert not tab.errors or path == "/404.html"
        heights = tab.page.locator(".languages a").evaluate_all(
            "(links) => links.map((link) => Math.min(link.getBoundingClientRect().height, link.getBoundingClientRect().width))")
        assert all(height >= 24 for height in heights)


@pytest.mark.parametrize("style", sites.STYLES)
def test_a_long_list_stands_below_the_page(window, address, style):
    tab = window(360, reduced_motion="reduce")
    page = tab.open(address(style, language_site.MANY) + "/services/tax/").page
    assert page.locator("header .languages").count() == 0
    page.get_by_role("link", name="Language").click()
    assert page.locator("footer .languages li").count() == 13
    page.wait_for_function("document.querySelector('.languages').getBoundingClientRect().top < innerHeight")
    page.get_by_role("link", name="Polski").click()
    page.wait_for_url("**/pl/services/tax/")


@pytest.mark.parametrize("others", [language_site.THREE, language_site.MANY], ids=["three", "many"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/services/tax/", "/ar/services/tax/"])
@pytest.mark.parametrize("style", sites.STYLES)
def test_axe_finds_nothing(window, address, style, path, scheme, others):
    page = window(1280, color_scheme=scheme, reduced_motion="reduce").open(address(style, others) + path).page
    violations = Axe().run(page).response["violations"]
    assert [f"{each['id']}: {node['html'][:120]}" for each in violations for node in each["nodes"]] == []


def test_markup_is_valid_and_leads_somewhere(folder):
    folders = [folder(style, others) for style in sites.STYLES for others in (language_site.THREE, language_site.MANY)]
    assert check_markup(folders) == []
    assert [fault for each in folders for fault in dead_references(each)] == []


def test_alternates_name_each_other(window, address):
    """Each page that a page names as its own in another language names the same ones."""
    tab = window(1280, reduced_motion="reduce")
    base = address("modern")

    def alternates(path):
        return tab.open(base + path).page.locator("link[hreflang]").evaluate_all(
            "(links) => links.map((link) => [link.hreflang, link.getAttribute('href')])")

    for path in ("/", "/services/", "/services/tax/", "/contact/"):
        found = alternates(path)
        assert [tag for tag, _ in found] == ["en", "x-default", "fr", "ar"]
        for _, url in found:
            assert url.startswith("https://www.example.com/")
            assert alternates(url.removeprefix("https://www.example.com")) == found
    assert alternates("/about/") == []
