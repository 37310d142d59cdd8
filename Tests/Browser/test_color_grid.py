"""The preview's toolbar: colours tried on the page, chosen, written to site.yaml, and taken back."""

import json
import os
import socket

import checking
import previewing
import pytest
from axe_playwright_python.sync_playwright import Axe
from previewing import Preview

YAML = """# The shop
title: Harbour Bakery   # our name
base_url: https://www.example.com/
theme:
  style: modern
  accent: '#0b5c46'  # from the sign
menu:
  - {title: Bread, url: /bread/}
  - {title: About, url: /about/}
"""
FOREST, COBALT, BRICK = "Forest", "Cobalt", "Brick"
ACCENTS = {FOREST: "#0b5c46", COBALT: "#2554b0", BRICK: "#9c3b23"}


@pytest.fixture
def site(tmp_path):
    site = previewing.write(tmp_path / "site", {"site.yaml": YAML})
    (site / "templates/assets/site.css").unlink()
    return site


@pytest.fixture
def preview(site):
    with Preview(site) as preview:
        yield preview


@pytest.fixture(params=[1280])
def tab(request, browser, preview):
    """A page of the site with the popover open."""
    yield from opened(browser, preview.url, request.param)


def opened(browser, url, width, **options):
    window = checking.Window(browser, width, **options)
    window.open(url)
    window.page.locator(".opener").click()
    window.page.get_by_role("option", name=FOREST).wait_for()
    yield window
    window.close()
    assert window.errors == [] and window.strangers == []


def settings(site) -> str:
    return (site / "site.yaml").read_bytes().decode()


def with_accent(value: str) -> str:
    return YAML.replace("#0b5c46", value)


def until(page, condition: str):
    page.wait_for_function(condition, timeout=30_000)


def color_of(page, name: str = "accent") -> str:
    return page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('--{name}')")


def wears(page, value: str, name: str = "accent"):
    until(page, f"getComputedStyle(document.documentElement).getPropertyValue('--{name}') === '{value}'")


def option(page, name: str):
    return page.get_by_role("option", name=name)


def middle(page, name: str) -> tuple[float, float]:
    box = option(page, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def told(page, text: str):
    page.locator("tilework-toolbar .told", has_text=text).wait_for()


def written(page, value: str, line: int = 6):
    """Waits until the popover names the line."""
    told(page, f"site.yaml:{line} accent: '{value}' # from the sign")


def test_nothing_of_it_is_in_what_is_built(site, preview):
    for file in (site / "public").rglob("*"):
        assert not file.is_file() or b"tilework" not in file.read_bytes().replace(b'content="Tilework', b""), file


def test_every_swatch_has_a_name_and_its_contrast(tab):
    page = tab.page
    assert page.locator("color-grid").get_attribute("rows") == "4"
    for role in ("Accent", "Page", "Text", "Tile", "Caption"):
        page.get_by_role("radio", name=role).click()
        names = [each.get_attribute("aria-label") for each in page.locator("color-grid [role=option]").all()]
        assert len(names) == len(set(names)) == 12
        for name in names:
            word, contrast = name.split(", ")[:2]
            assert word.isalpha() and 1 <= float(contrast.removeprefix("contrast ").removesuffix(" to 1")) <= 21, name


def test_drawing_over_colours_shows_them_and_letting_go_writes(tab, site):
    page = tab.page
    page.mouse.move(*middle(page, COBALT))
    page.mouse.down()
    wears(page, ACCENTS[COBALT])
    page.mouse.move(*middle(page, BRICK), steps=4)
    wears(page, ACCENTS[BRICK])
    assert settings(site) == YAML
    page.mouse.up()
    written(page, ACCENTS[BRICK])
    assert settings(site) == with_accent(ACCENTS[BRICK])
    # The ordinary build follows, and what was laid over the page goes.
    until(page, "document.adoptedStyleSheets.length === 0")
    wears(page, ACCENTS[BRICK])
    assert option(page, BRICK).get_attribute("aria-selected") == "true"
    assert page.evaluate("document.querySelector('tilework-toolbar').shadowRoot.activeElement.localName") == "color-grid"


@pytest.mark.parametrize("how", ["outside", "escape", "empty"])
def test_letting_go_elsewhere_writes_nothing(tab, site, how):
    page = tab.page
    if how == "empty":
        page.evaluate("""() => { const grid = document.querySelector("tilework-toolbar").shadowRoot.querySelector("color-grid");
            grid.colors = grid.colors.slice(0, 8); grid.chosen = "#0b5c46"; }""")
        assert page.locator("color-grid .empty").count() == 4
    page.mouse.move(*middle(page, COBALT))
    page.mouse.down()
    wears(page, ACCENTS[COBALT])
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "outside":
        page.mouse.move(3, 3)
    else:
        box = page.locator("color-grid .empty").last.bounding_box()
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        wears(page, ACCENTS[COBALT])
    if how == "escape":
        wears(page, ACCENTS[FOREST])
    page.mouse.up()
    wears(page, ACCENTS[FOREST])
    assert page.locator("#panel").is_visible()
    assert page.evaluate("document.adoptedStyleSheets.length") == 0
    assert settings(site) == YAML


def test_a_click_outside_closes_and_takes_back(tab, site):
    page = tab.page
    option(page, FOREST).focus()
    page.keyboard.press("ArrowRight")
    until(page, "document.adoptedStyleSheets.length === 1")
    page.mouse.click(5, 5)
    page.locator("#panel").wait_for(state="hidden")
    wears(page, ACCENTS[FOREST])
    assert settings(site) == YAML


def test_all_by_keyboard(browser, preview, site):
    window = checking.Window(browser, 1280)
    page = window.open(preview.url).page
    page.locator(".opener").focus()
    page.keyboard.press("Enter")
    page.get_by_role("option", name=FOREST).wait_for()
    until(page, "document.querySelector('tilework-toolbar').shadowRoot.activeElement?.value === 'accent'")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    focused = "document.querySelector('tilework-toolbar').shadowRoot.querySelector('color-grid').shadowRoot.activeElement"
    assert page.evaluate(f"{focused}.ariaLabel").startswith(FOREST)
    assert page.evaluate(f"getComputedStyle({focused}).outlineStyle") == "solid"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    wears(page, ACCENTS[COBALT])
    page.keyboard.press("Escape")
    wears(page, ACCENTS[FOREST])
    assert page.locator("#panel").is_visible() and page.evaluate(f"{focused}.ariaLabel").startswith(FOREST)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    written(page, ACCENTS[COBALT])
    assert settings(site) == with_accent(ACCENTS[COBALT])
    assert page.evaluate(f"{focused}.ariaLabel").startswith(COBALT)
    page.keyboard.press("Escape")
    page.locator("#panel").wait_for(state="hidden")
    until(page, "document.querySelector('tilework-toolbar').shadowRoot.activeElement?.className === 'opener'")
    window.close()
    assert window.errors == []


def test_by_touch(browser, preview, site):
    for window in opened(browser, preview.url, 360, has_touch=True):
        page = window.page
        client = page.context.new_cdp_session(page)

        def touch(kind: str, *points):
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        option(page, BRICK).scroll_into_view_if_needed()
        scrolled = page.locator("#panel .body").evaluate("(body) => body.scrollTop")
        touch("touchStart", middle(page, COBALT))
        wears(page, ACCENTS[COBALT])
        touch("touchMove", middle(page, BRICK))
        wears(page, ACCENTS[BRICK])
        assert page.locator("#panel .body").evaluate("(body) => body.scrollTop") == scrolled
        touch("touchEnd")
        written(page, ACCENTS[BRICK])
        assert settings(site) == with_accent(ACCENTS[BRICK])
        touch("touchStart", middle(page, COBALT))
        wears(page, ACCENTS[COBALT])
        touch("touchMove", (100, 30))
        touch("touchEnd")
        wears(page, ACCENTS[BRICK])
        assert settings(site) == with_accent(ACCENTS[BRICK])


def test_undo_redo_and_the_themes_own(tab, site):
    page = tab.page
    option(page, COBALT).click()
    written(page, ACCENTS[COBALT])
    option(page, BRICK).click()
    written(page, ACCENTS[BRICK])
    page.get_by_role("button", name="Undo").click()
    written(page, ACCENTS[COBALT])
    assert settings(site) == with_accent(ACCENTS[COBALT])
    page.get_by_role("button", name="Undo").click()
    written(page, ACCENTS[FOREST])
    assert settings(site) == YAML and page.get_by_role("button", name="Undo").is_disabled()
    page.get_by_role("button", name="Redo").click()
    written(page, ACCENTS[COBALT])
    page.get_by_role("button", name="Theme’s own").click()
    told(page, "accent is the theme’s own again")
    assert settings(site) == YAML.replace("accent: '#0b5c46'  # from the sign", "# from the sign")
    page.get_by_role("button", name="Undo").click()
    written(page, ACCENTS[COBALT])
    assert settings(site) == with_accent(ACCENTS[COBALT])


def test_line_ends_are_kept_and_a_theme_is_made(site, preview, browser):
    text = "title: Harbour Bakery # é\r\nbase_url: https://www.example.com/\r\n"
    (site / "site.yaml").write_bytes(text.encode())
    (site / "site.yaml").chmod(0o640)
    preview.until(" pages, ")
    for window in opened(browser, preview.url, 1280):
        page = window.page
        option(page, COBALT).click()
        told(page, 'site.yaml:4 accent: "#2554b0"')
        assert settings(site) == text + 'theme:\r\n  accent: "#2554b0"\r\n'
        page.get_by_role("radio", name="Page").click()
        option(page, "Linen").click()
        told(page, 'site.yaml:5 page: "#f7f2e8"')
        assert settings(site) == text + 'theme:\r\n  accent: "#2554b0"\r\n  page: "#f7f2e8"\r\n'
        for _ in range(2):
            page.get_by_role("button", name="Undo").click()
            until(page, "!document.querySelector('tilework-toolbar').shadowRoot.querySelector('.told').textContent.includes('f7f2e8')")
        until(page, "document.querySelector('tilework-toolbar').shadowRoot.querySelector('.actions button').disabled")
        assert settings(site) == text and (site / "site.yaml").stat().st_mode & 0o777 == 0o640
        assert not [name for name in os.listdir(site) if ".site.yaml." in name]


def test_what_was_changed_meanwhile_is_kept(tab, site):
    page = tab.page
    (site / "site.yaml").write_text(YAML + "# new\n")
    option(page, COBALT).click()
    written(page, ACCENTS[COBALT])
    assert settings(site) == with_accent(ACCENTS[COBALT]) + "# new\n"
    (site / "site.yaml").write_text("# first\n" + with_accent("#123456") + "# new\n")
    page.get_by_role("button", name="Undo").click()
    written(page, ACCENTS[FOREST], line=7)
    assert settings(site) == "# first\n" + YAML + "# new\n"


def test_what_cannot_be_written_is_refused_in_words(tab, site):
    page = tab.page
    text = "extra: {sign: &sign '#111111'}\n" + YAML.replace("'#0b5c46'", "*sign")
    (site / "site.yaml").write_text(text)
    option(page, COBALT).click()
    told(page, "accent shares its value with other places of site.yaml")
    assert settings(site) == text
    assert page.evaluate("document.adoptedStyleSheets.length") == 0


def test_a_colour_that_fails_says_so_and_offers_one_that_does_not(tab, site):
    page = tab.page
    field = page.get_by_label("Any other")
    field.fill("#8fd3b6")
    wears(page, "#8fd3b6")
    page.get_by_text("accent on page has 1.6 : 1 and takes 4.5 : 1.").wait_for()
    # As the build says it: links are moved to what can be read.
    assert color_of(page, "link") != "#8fd3b6"
    take = page.get_by_role("button", name="the nearest that has it")
    better = take.text_content().split()[1].rstrip(",")
    take.click()
    written(page, better)
    page.get_by_text("Too little contrast").wait_for(state="detached")
    assert settings(site) == with_accent(better)
    checked = previewing.build(site, "--strict", "--output", site.parent / "other")
    assert (checked.returncode, checked.stderr) == (0, "")
    field.fill("#8fd3b6")
    wears(page, "#8fd3b6")
    field.press("Enter")
    written(page, "#8fd3b6")


def test_the_browsers_own_colours(tab, site):
    page = tab.page
    field = page.get_by_label("Any colour")
    field.evaluate("""(field) => { field.value = "#75306f"; field.dispatchEvent(new Event("input")); }""")
    wears(page, "#75306f")
    assert settings(site) == YAML
    field.evaluate("""(field) => field.dispatchEvent(new Event("change"))""")
    written(page, "#75306f")


LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#75306f" d="M0 0h9v9"/><path style="fill:#F7F2E8" d="M0 0"/></svg>'


def test_colours_of_the_logo_and_of_other_pictures(site, preview, browser):
    (site / "content/logo.svg").write_text(LOGO)
    (site / "site.yaml").write_text(YAML + "organization: {name: Bakery, logo: /logo.svg}\n")
    preview.until(" pages, ")
    for window in opened(browser, preview.url, 1280):
        page = window.page
        source = page.get_by_label("Colours", exact=True).and_(page.locator("select"))
        assert source.locator("option").all_text_contents() == ["suggested", "of the logo, logo.svg", "of images/rye.png"]
        source.select_option("logo.svg")
        cells = page.locator("color-grid [role=option]")
        page.get_by_role("option", name="Dark purple").wait_for()
        assert [name.split(",")[0] for name in cells.evaluate_all("(all) => all.map((each) => each.ariaLabel)")] == ["Dark purple", "Pale grey"]
        page.mouse.move(*middle(page, "Dark purple"))
        page.mouse.down()
        wears(page, "#75306f")
        assert settings(site) == YAML + "organization: {name: Bakery, logo: /logo.svg}\n"
        page.mouse.up()
        written(page, "#75306f")
        page.get_by_role("radio", name="Page").click()
        page.get_by_role("option", name="Pale grey").click()
        told(page, 'site.yaml:7 page: "#f7f2e8"')
        source.select_option("images/rye.png")
        page.get_by_role("option", name="Brown").wait_for()
        source.select_option("")
        page.get_by_role("option", name="Linen").wait_for()
        assert cells.count() == 12


def test_a_picture_that_is_none_is_told(site, preview, browser):
    (site / "content/images/broken.png").write_text("no picture")
    preview.until(" pages, ")
    for name in ("accent=..%2Fsite.yaml", "accent=none.png", "style=images%2Frye.png", "accent", "=", ""):
        assert preview.ask("/~tilework/pictures?" + name)[0].status == 400, name
    window = checking.Window(browser, 1280)
    page = window.open(preview.url).page
    page.locator(".opener").click()
    page.locator("#source").select_option("images/broken.png")
    told(page, "There is no such picture, or it cannot be read.")
    window.close()


def test_a_palette_that_is_worn_already_leaves_nothing_on_the_page(tab, site):
    page = tab.page
    # Written otherwise, it is the same colour.
    (site / "site.yaml").write_text(YAML.replace("#0b5c46", "#0B5C46"))
    page.wait_for_load_state("networkidle")
    option(page, COBALT).click()
    written(page, ACCENTS[COBALT])
    until(page, "document.adoptedStyleSheets.length === 0")
    field = page.get_by_label("Any other")
    field.fill(ACCENTS[COBALT])
    field.press("Enter")
    written(page, ACCENTS[COBALT])
    assert page.evaluate("document.adoptedStyleSheets.length") == 0
    page.get_by_role("button", name="Theme’s own").click()
    told(page, "accent is the theme’s own again")
    wears(page, ACCENTS[FOREST])
    until(page, "document.adoptedStyleSheets.length === 0")
    # What the theme has of itself, said in words: no stylesheet changes.
    option(page, FOREST).click()
    told(page, 'accent: "#0b5c46"')
    assert page.evaluate("document.adoptedStyleSheets.length") == 0


def test_a_toolbar_that_cannot_be_loaded_is_told_in_the_console(browser, preview):
    page = browser.new_page()
    page.route("**/toolbar.js", lambda route: route.abort())
    with page.expect_console_message(lambda message: "toolbar.js cannot be loaded" in message.text) as told:
        page.goto(preview.url)
    assert told.value.type == "warning"
    page.close()


def test_it_stays_open_when_the_page_is_loaded_anew(tab, site, preview):
    page = tab.page
    page.get_by_role("radio", name="Tile").click()
    page.reload()
    page.locator("#panel").wait_for(state="visible")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing(browser, preview, width, scheme):
    for window in opened(browser, preview.url, width, color_scheme=scheme, reduced_motion="reduce"):
        page = window.page
        page.get_by_label("Any other").fill("#8fd3b6")
        page.get_by_text("Too little contrast").wait_for()
        found = Axe().run(page).response["violations"]
        assert [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for button in page.locator("tilework-toolbar button:visible, color-grid [role=option]").all():
            box = button.bounding_box()
            assert box["width"] >= 24 and box["height"] >= 24


def test_it_is_not_printed(tab):
    tab.page.emulate_media(media="print")
    assert not tab.page.locator(".opener").is_visible() and not tab.page.locator("#panel").is_visible()


# Axe cannot tell what lies behind texts in the top layer.
PALE = """() => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => numbers(color).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const parent = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
  const ground = (element) => {
    const color = getComputedStyle(element).backgroundColor;
    return (numbers(color)[3] ?? 1) === 1 ? color : ground(parent(element));
  };
  const inside = (root) => [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
  const panel = document.querySelector("tilework-toolbar").shadowRoot.querySelector("#panel");
  const texts = inside(panel).filter((each) => !each.closest(".sample, .swatch, :disabled")
    && (each.matches("input") || [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())));
  if (texts.length < 40) return ["too few texts were found"];
  return texts.flatMap((each) => {
    const [one, other] = [light(getComputedStyle(each).color), light(ground(each))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio < 4.5 ? [`${each.localName}.${each.className} ${each.textContent} ${ratio.toFixed(2)}`] : [];
  });
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_its_texts_can_be_read(browser, preview, scheme):
    for window in opened(browser, preview.url, 1280, color_scheme=scheme, reduced_motion="reduce"):
        page = window.page
        page.get_by_role("radio", name="Text").click()
        option(page, "Pewter").click()
        told(page, "site.yaml:7")
        page.get_by_label("Any other").fill("#8fd3b6")
        page.get_by_text("Too little contrast").wait_for()
        assert page.evaluate(PALE) == []


# On the wire.


def say(preview, method="POST", target="/~tilework/theme", body=b"", **headers) -> tuple[int, bytes]:
    """A request over a socket; a header that is None is left out."""
    known = {"Host": f"127.0.0.1:{preview.port}", "Connection": "close"}
    if method == "POST":
        known |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        if "Tilework_Token" not in headers:
            known["Tilework-Token"] = token(preview)
    known |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {target} HTTP/1.1"] + [f"{name}: {value}" for name, value in known.items() if value is not None]
    with socket.create_connection(("127.0.0.1", preview.port), timeout=20) as connection:
        connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return int(answer.split()[1]) if answer else 0, answer.partition(b"\r\n\r\n")[2]


def token(preview) -> str:
    return json.loads(preview.ask("/~tilework/theme")[1])["token"]


GOOD = b'{"role": "accent", "value": "#2554b0"}'


def test_hostile_requests_change_nothing(preview, site):
    port = preview.port
    refused = [
        (403, {"Host": "evil.example"}), (403, {"Host": f"evil.example:{port}"}),
        (403, {"Host": f"127.0.0.1:0{port}"}), (403, {"Host": f"127.0.0.1.evil.example:{port}"}),
        (403, {"Host": f"localhost.evil.example:{port}"}), (403, {"Host": f"0.0.0.0:{port}"}),
        (403, {"Host": f"192.168.1.9:{port}"}), (403, {"Host": f"evil.example#127.0.0.1:{port}"}),
        (403, {"Origin": "http://evil.example"}), (403, {"Origin": "null"}), (403, {"Origin": f"https://127.0.0.1:{port}"}),
        (403, {"Origin": f"http://localhost:{port}"}), (403, {"Origin": f"http://127.0.0.1:{port + 1}"}),
        (403, {"Sec_Fetch_Site": "cross-site"}), (403, {"Sec_Fetch_Site": "same-site"}),
        (403, {"Tilework_Token": None}), (403, {"Tilework_Token": ""}), (403, {"Tilework_Token": "guess"}),
        (403, {"Tilework_Token": token(preview) + "x"}), (415, {"Content_Type": "text/plain"}), (415, {"Content_Type": None}),
        (415, {"Content_Type": "application/x-www-form-urlencoded"}), (405, {"method": "PUT", "body": b""}),
        (405, {"method": "DELETE"}), (405, {"target": "/~tilework/theme/"}), (405, {"target": "/~tilework/events"}),
        (405, {"target": "/"}), (405, {"target": "/site.yaml"}),
        (400, {"body": b""}), (400, {"body": b"{}"}), (400, {"body": b"\0" * 100}), (400, {"body": b"{" * 4000}),
        (400, {"body": b'{"role": "title", "value": "#2554b0"}'}), (400, {"body": b'{"role": "accent", "value": "#2554b0\\"\\nx: y"}'}),
        (400, {"body": b'{"role": "accent", "value": "#2554b0", "file": "../x"}'}), (400, {"body": b'{"role": "style", "value": "#2554b0"}'}),
        (413, {"body": GOOD + b" " * 4096}), (413, {"body": b"", "Content_Length": "5000000000"}),
        (411, {"body": b"0\r\n\r\n", "Content_Length": None, "Transfer_Encoding": "chunked"}),
    ]
    for status, parts in refused:
        assert say(preview, **{"body": GOOD, **parts})[0] == status, parts
    for length in ("-1", "99999999999999999999999", "1e3", "4096, 1"):
        assert say(preview, body=GOOD, Content_Length=length)[0] in (0, 400, 411, 413), length
    assert settings(site) == YAML
    assert say(preview, body=GOOD, Origin=f"http://127.0.0.1:{port}", Sec_Fetch_Site="same-origin")[0] == 200
    assert settings(site) == with_accent("#2554b0")
    assert say(preview, body=b'{"step": "undo"}', Host=f"localhost:{port}", Origin=f"http://localhost:{port}")[0] == 200
    assert settings(site) == YAML
    # As through a tunnel, `ssh -L 9000:localhost:8000`.
    assert say(preview, body=GOOD, Host="localhost:9000", Origin="http://localhost:8000")[0] == 403
    assert say(preview, body=GOOD, Host="localhost:9000", Origin="http://localhost:9000")[0] == 200
    assert settings(site) == with_accent("#2554b0")
    assert preview.ask("/")[0].status == 200


@pytest.mark.parametrize("target", ["theme", "theme?accent=2554b0", "live.js", "toolbar.js", "events", "nothing"])
def test_pages_of_others_read_nothing(preview, target):
    for headers in ({"Host": f"evil.example:{preview.port}"}, {"Host": None}, {"Origin": "http://evil.example"},
                    {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"}):
        status, body = say(preview, "GET", "/~tilework/" + target, **headers)
        assert status in (400, 403) and b"token" not in body and b"EventSource" not in body, headers


def test_the_site_is_shown_under_names_of_this_machine_alone(preview):
    for host in (f"127.0.0.1:{preview.port}", "localhost:9000", "localhost", f"[::1]:{preview.port}"):
        status, body = say(preview, "GET", "/about/", Host=host)
        assert status == 200 and b"1987" in body, host
    for host in (f"evil.example:{preview.port}", "evil.example", f"192.168.1.9:{preview.port}", f"localhost.evil.example:{preview.port}"):
        for target in ("/about/", "/price-list.txt", "/nothing/"):
            status, body = say(preview, "GET", target, Host=host)
            assert status == 403 and b"1987" not in body and b"Rye" not in body, host


def test_where_others_can_see_the_site_they_change_nothing(site):
    with Preview(site, "--bind", "0.0.0.0") as preview:
        assert preview.said[0].endswith("can see this site")
        assert preview.ask("/~tilework/toolbar.js")[1] == b"" and preview.ask("/~tilework/theme")[0].status == 404
        assert say(preview, body=GOOD, Tilework_Token="guess")[0] == 403
        assert say(preview, "GET", "/~tilework/live.js", Host=f"192.168.1.9:{preview.port}")[0] == 200
        assert say(preview, "GET", "/~tilework/live.js", Host=f"evil.example:{preview.port}")[0] == 403
        assert say(preview, "GET", "/about/", Host=f"bakery.lan:{preview.port}")[0] == 200
    with Preview(site, "--bind", "0.0.0.0", "--allow-edit") as preview:
        assert preview.said[0].endswith("can see this site and change its colours")
        assert say(preview, body=GOOD)[0] == 200
    assert settings(site) == with_accent("#2554b0")
