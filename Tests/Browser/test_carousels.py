"""Rows of cards: where they rest, their buttons, their place after Back, on paper, and without scripts."""

import gzip
import subprocess

import pytest
import sites
import yaml
from folder_server import served

WIDTHS = (320, 1280)
MODES = ("continuous", "item", "page", "centered")
COUNTS = (0, 1, 2, 3, 8)
POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; base-uri 'none'"

# Where a row is, how far it can go, how wide it is, and where its cards begin and end, all from its start.
PLACE = """(row) => {
    const rtl = getComputedStyle(row).direction == "rtl", box = row.getBoundingClientRect();
    const pad = parseFloat(getComputedStyle(row).paddingInlineStart);
    const from = (x) => rtl ? box.right - x : x - box.left;
    return {
        at: Math.abs(row.scrollLeft), end: row.scrollWidth - row.clientWidth, width: box.width, pad,
        cards: [...row.children].map((card) => {
            const { left, right } = card.getBoundingClientRect();
            return rtl ? [from(right), from(left)] : [from(left), from(right)];
        }),
    };
}"""
REST = """(row) => new Promise((done) => {
    let last, still = 0;
    const look = () => {
        still = row.scrollLeft === last ? still + 1 : 0;
        last = row.scrollLeft;
        still > 3 ? done() : requestAnimationFrame(look);
    };
    look();
})"""

# Where the row rests after each press of a button until it is at the end.
STEPS = """async (button, row) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = [Math.abs(row.scrollLeft)];
    while (button.getAttribute("aria-disabled") == "false" && places.length < 10) {
        button.click();
        await painted();
        places.push(Math.abs(row.scrollLeft));
    }
    return places;
}"""


def write(folder, language: str) -> None:
    """A page for each number of cards, and one for each way to scroll with a row of either rank."""
    content = folder / "content"
    config = {"title": "Rows", "timezone": "UTC", "language": language, "menu": []}
    (folder / "site.yaml").write_text(yaml.safe_dump(config))
    for count in COUNTS:
        (content / f"of-{count}").mkdir(parents=True)
        (content / f"of-{count}/index.md").write_text("---\ngrid: {empty: hide}\n---\nText.\n")
        for number in range(count):
            page = f"---\ntitle: Card {number}\norder: {number}\n---\nText.\n"
            (content / f"of-{count}/{number:02}.md").write_text(page)
    for mode in MODES:
        rows = "".join(
            f"```carousel\nfrom: of-8\ntitle: Row {rank}\nrank: {rank}\nscrolling: {mode}\n```\n\n"
            for rank in ("headline", "regular"))
        (content / f"{mode}.md").write_text(f"# Rows\n\n{rows}\n" + "Text.\n\n" * 40)
    rows = "".join(f"```carousel\nfrom: of-{count}\nrank: regular\n```\n\n" for count in COUNTS[1:])
    (content / "counts.md").write_text(f"# Counts\n\n{rows}")
    (content / "wide").mkdir()
    (content / "wide/index.md").write_text(f"---\ngrid: {{empty: hide}}\n---\n# Counts\n\n{rows}")
    (content / "wide/page.md").write_text("# A page\n")


@pytest.fixture(scope="module", params=["en", "ar"])
def site(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    write(folder, request.param)
    command = [sites.TILEWORK, "build", "--strict", "--quiet", "--site", folder]
    subprocess.run(command, check=True, timeout=120)
    with served(folder / "public", {"Content-Security-Policy": POLICY}) as address:
        yield address


@pytest.fixture(params=WIDTHS)
def tab(request, window):
    return window(request.param, reduced_motion="reduce")


def rows(page):
    return [carousel.query_selector("ul") for carousel in page.query_selector_all(".carousel")]


def buttons(row):
    """The buttons for the cards before and after."""
    return [row.evaluate_handle(f"(row) => row.parentElement.querySelector('button[value=\"{value}\"]')").as_element()
            for value in (-1, 1)]


def rest(row) -> dict:
    row.evaluate(REST)
    return row.evaluate(PLACE)


@pytest.mark.parametrize("mode", MODES)
def test_buttons_go_from_end_to_end_and_keep_the_focus(site, tab, mode):
    page = tab.open(f"{site}/{mode}/").page
    for row in rows(page):
        back, on = buttons(row)
        assert (back.get_attribute("aria-disabled"), on.get_attribute("aria-disabled")) == ("true", "false")
        for button, other, goal in ((on, back, "end"), (back, on, 0)):
            button.focus()
            page.keyboard.press("Enter")
            rest(row)
            steps = [0 if goal else row.evaluate(PLACE)["end"], *button.evaluate(STEPS, row)]
            assert all(abs(one - two) > 20 for one, two in zip(steps, steps[1:])), "a step that goes nowhere"
            place = rest(row)
            assert abs(place["at"] - (place["end"] if goal else 0)) < 2
            page.keyboard.press("Enter")
            assert abs(rest(row)["at"] - place["at"]) < 1
            assert button.evaluate("(button) => button === document.activeElement")
            assert other.get_attribute("aria-disabled") == "false"
    assert tab.errors == []


def test_buttons_are_named_for_their_row_and_large_enough(site, tab):
    page = tab.open(f"{site}/item/").page
    words = {"en": ("Previous", "Next"), "ar": ("السابق", "التالي")}[page.evaluate("document.documentElement.lang")]
    for name in (f"{word}: Row {rank}" for rank in ("headline", "regular") for word in words):
        button = page.get_by_role("button", name=name, exact=True)
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        row = page.locator(f"#{button.get_attribute('aria-controls')}")
        assert row.evaluate("(row, button) => row.parentElement.contains(button)", button.element_handle())
    # In the order of reading: heading, buttons, cards.
    order = page.locator(".carousel").first.evaluate(
        "(box) => [...box.querySelectorAll('h2, button, .card-link')].map((part) => part.localName)")
    assert order[:4] == ["h2", "button", "button", "a"]


def test_a_click_on_a_button_opens_no_page(site, window):
    page = window(1280).open(f"{site}/item/").page
    row = rows(page)[0]
    url = page.url
    buttons(row)[1].click()
    assert rest(row)["at"] > 100 and page.url == url


def test_a_row_that_fits_has_no_buttons_and_leaves_no_space_for_them(site, tab):
    page = tab.open(f"{site}/counts/").page
    for row, count in zip(rows(page), COUNTS[1:], strict=True):
        place = row.evaluate(PLACE)
        found = row.evaluate("(row) => row.parentElement.querySelectorAll('button').length")
        assert found == (2 if place["end"] > 1 else 0), count
        if count == 1:
            assert place["end"] <= 1
        head = row.evaluate_handle("(row) => row.parentElement.querySelector('.carousel-head')").as_element().bounding_box()
        assert row.bounding_box()["y"] - head["y"] - head["height"] < 20
    assert page.query_selector("#carousel-5") is None
    assert tab.shift() == 0


def test_buttons_come_and_go_with_the_room(site, window):
    page = window(1280).open(f"{site}/counts/").page
    two = rows(page)[1]
    assert two.evaluate(PLACE)["end"] <= 1
    assert two.evaluate("(row) => row.parentElement.querySelectorAll('button').length") == 0
    page.set_viewport_size({"width": 320, "height": 800})
    page.wait_for_function("document.querySelectorAll('.carousel')[1].querySelector('button')")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_function("!document.querySelectorAll('.carousel')[1].querySelector('button')")


@pytest.mark.parametrize("style, least", [("modern", 2), ("classic", 3)])
def test_few_cards_fill_their_row_and_one_does_not(site, window, style, least):
    page = window(1280, reduced_motion="reduce").open(f"{site}/wide/").page
    page.evaluate("(style) => { document.documentElement.className = `style-${style}`; }", style)
    for row, count in zip(rows(page), COUNTS[1:], strict=True):
        place = row.evaluate(PLACE)
        left = place["width"] - place["pad"] - place["cards"][-1][1]
        assert (abs(left) < 1) == (least <= count <= 3), count


@pytest.mark.parametrize("mode", MODES)
def test_where_a_row_rests(site, tab, mode):
    page = tab.open(f"{site}/{mode}/").page
    for row in rows(page):
        start = row.evaluate(PLACE)
        width = start["cards"][0][1] - start["cards"][0][0]
        row.evaluate("(row, far) => row.scrollBy({ left: far * (getComputedStyle(row).direction == 'rtl' ? -1 : 1), "
                     "behavior: 'instant' })", width * 1.3)
        place = rest(row)
        if mode == "continuous":
            assert abs(place["at"] - width * 1.3) < 2
            continue
        middle = place["width"] / 2
        edges = {number for number, (left, right) in enumerate(place["cards"]) if abs(left - place["pad"]) < 2}
        centres = {number for number, (left, right) in enumerate(place["cards"]) if abs((left + right) / 2 - middle) < 2}
        if mode == "item":
            assert edges == {1}
        elif mode == "centered":
            assert centres and centres < {1, 2, 3, 4}
        else:
            full = sum(right <= start["width"] + 1 for _, right in start["cards"])
            assert edges in ({0}, {full})


def test_part_of_the_next_card_shows_at_first(site, tab):
    page = tab.open(f"{site}/item/").page
    for row in rows(page):
        place = row.evaluate(PLACE)
        assert any(left < place["width"] - 8 and right > place["width"] + 8 for left, right in place["cards"])


@pytest.mark.parametrize("kept", [True, False], ids=["page-kept", "page-made-anew"])
def test_back_finds_the_row_where_it_was(site, browser, kept):
    """With the browser's own store of pages, and without it, as where memory is short."""
    context = browser.new_context(viewport={"width": 768, "height": 900})
    page = context.new_page()
    if not kept:
        page.add_init_script("addEventListener('unload', () => {})")  # such a page is not kept
    page.goto(f"{site}/item/", wait_until="load")
    row = rows(page)[1]
    for _ in range(2):
        buttons(row)[1].evaluate("(button) => button.click()")
        rest(row)
    before = row.evaluate(PLACE)["at"]
    assert before > 300
    row.query_selector_all(".card-link")[5].evaluate("(link) => link.click()")
    page.wait_for_url("**/of-8/05/")
    page.go_back(wait_until="load")
    row = rows(page)[1]
    assert abs(rest(row)["at"] - before) < 2
    page.goto(f"{site}/counts/", wait_until="load")
    page.goto(f"{site}/item/", wait_until="load")
    assert rest(rows(page)[1])["at"] == 0, "a link leads to the beginning"
    context.close()


def test_paper_shows_every_card(site, window):
    page = window(768).open(f"{site}/item/").page
    page.emulate_media(media="print")
    for row in rows(page):
        place = row.evaluate(PLACE)
        assert place["end"] <= 1
        assert all(-1 <= left < right <= place["width"] + 1 for left, right in place["cards"])
    assert not any(button.is_visible() for button in page.query_selector_all(".carousel button"))
    page.emulate_media(media="screen")


def test_without_scripts_there_are_no_buttons_and_the_row_scrolls(site, browser):
    context = browser.new_context(viewport={"width": 768, "height": 900}, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/item/", wait_until="load")
    assert page.locator(".carousel button").count() == 0
    card = page.locator(".carousel .card").nth(6)
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert 0 <= box["x"] and box["x"] + box["width"] <= 768 + 1
    context.close()


def test_reduced_motion_makes_the_row_jump(site, browser):
    context = browser.new_context(viewport={"width": 768, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}/item/", wait_until="load")
    row = rows(page)[0]
    buttons(row)[1].evaluate("(button) => button.click()")
    assert row.evaluate(PLACE)["at"] > 100
    context.close()


def test_all_scripts_of_the_site_are_small():
    # Search is asked for by a site, and loaded by its own page alone.
    files = [file for file in (sites.ROOT / "templates/assets").glob("*.js") if file.name != "search.js"]
    scripts = [file.read_bytes() for file in files]
    assert scripts and sum(len(gzip.compress(script, 9)) for script in scripts) <= 1500
