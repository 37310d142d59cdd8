"""The blocks of docs/blocks.md in the theme: every page of the golden site `blocks`, without its templates."""

import shutil
import subprocess

import folder_server
import pytest
import sites
from axe_playwright_python.sync_playwright import Axe
from test_markup import check_markup

SITE = sites.ROOT / "Tests/Golden/blocks/site"
NAMES = sorted(path.stem for path in (SITE / "content").glob("*.md") if path.stem != "index")


@pytest.fixture(scope="module", params=sites.STYLES)
def folder(request, tmp_path_factory):
    copy = tmp_path_factory.mktemp(request.param)
    shutil.copytree(SITE / "content", copy / "content")
    settings = (SITE / "site.yaml").read_text(encoding="utf-8")
    (copy / "site.yaml").write_text(f"{settings}theme: {{style: {request.param}}}\n", encoding="utf-8")
    subprocess.run([sites.TILEWORK, "build", "--strict", "--quiet", "--site", copy], check=True, timeout=60)
    return copy / "public"


@pytest.fixture(scope="module")
def address(folder):
    with folder_server.served(folder) as url:
        yield url


def test_the_html_checker_finds_no_error(folder):
    assert len(NAMES) >= 9
    assert check_markup([folder]) == []


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_too_wide_or_hidden(address, window, name, width):
    seen = window(width).open(f"{address}/{name}/")
    for check in ("oneHeading", "uniqueIds", "picturesHaveSizes", "noSidewaysScroll", "nothingIsHidden"):
        assert seen.faults(check) == [], check
    assert seen.errors == [] and seen.strangers == []
    seen.page.evaluate("document.documentElement.dir = 'rtl'")
    assert seen.faults("noSidewaysScroll") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(address, window, name, scheme):
    page = window(1280, reduced_motion="reduce").open(f"{address}/{name}/").page
    page.emulate_media(color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    violations = Axe().run(page).response["violations"]
    assert [f"{v['id']}: {n['html'][:120]}" for v in violations for n in v["nodes"]] == []


def test_times_end_under_each_other(address, window):
    page = window(320).open(f"{address}/hours/").page
    page.evaluate("document.querySelectorAll('.opening dt').forEach((day, i) => { day.append(' and the first'.repeat(i % 3)); })")
    ends = page.evaluate("[...document.querySelectorAll('.opening dd')].map((time) => time.getBoundingClientRect().right)")
    assert len(ends) > 3 and max(ends) - min(ends) < 1


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("count", range(2, 10))
def test_no_picture_of_a_gallery_stands_alone(address, window, width, count):
    page = window(width).open(f"{address}/gallery/").page
    rows = page.evaluate("""(count) => {
        const list = document.querySelector(".gallery-pictures"), tops = {};
        while (list.children.length > count) list.lastElementChild.remove();
        while (list.children.length < count) list.append(list.children[0].cloneNode(true));
        for (const each of list.children) {
            const { top, width } = each.getBoundingClientRect();
            (tops[Math.round(top)] ??= []).push(width);
        }
        return Object.values(tops).map((row) => [row.length, row.reduce((sum, one) => sum + one, 0) / list.clientWidth]);
    }""", count)
    assert sum(pictures for pictures, _ in rows) == count
    assert rows[0][0] >= 2
    for pictures, share in rows:
        assert pictures > 1 or share > 0.9, rows


def test_answers_are_there_on_paper(address, window):
    page = window(768).open(f"{address}/faq/").page
    assert not page.locator(".faq-answer").first.is_visible()
    page.emulate_media(media="print")
    heights = page.evaluate("[...document.querySelectorAll('.faq-answer')].map((each) => each.offsetHeight)")
    page.emulate_media(media="screen")
    assert len(heights) >= 3 and min(heights) > 10


def test_the_form_is_filled_in_by_keyboard_and_sent_whole(address, window):
    page = window(360).open(f"{address}/contact/").page
    page.get_by_label("Your name").focus()
    for text in ("Ann Carver", "ann@example.com", "", "A fence has moved."):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Send it"
    sent = page.evaluate("Object.fromEntries(new FormData(document.forms[0]))")
    assert sent == {"name": "Ann Carver", "email": "ann@example.com", "telephone": "",
                    "message": "A fence has moved.", "website": ""}
    assert page.evaluate("document.forms[0].checkValidity()")
