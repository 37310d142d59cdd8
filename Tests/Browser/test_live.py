"""A site that is worked on while it is shown: in a browser, and on the wire."""

import json
import shutil

import checking
import previewing
import pytest
from previewing import Preview

BROKEN = "---\ntitle: About\ndate: 31.12.2024\n---\nWe began in 1987.\n"
SOUND = previewing.FILES["content/about.md"]


@pytest.fixture
def site(tmp_path):
    return previewing.write(tmp_path / "site")


@pytest.fixture
def serve(site):
    """Starts a preview of the site, ended with the test."""
    running = []

    def start(*options: str, **more) -> Preview:
        running.append(Preview(site, *options, **more))
        return running[-1]

    yield start
    for each in running:
        each.__exit__()


@pytest.fixture
def page(browser):
    """A page that listens to the preview, and fails the test where it complains."""
    window = checking.Window(browser, 1280)
    yield window.page
    window.close()
    assert [error for error in window.errors if not tells_of_the_end(error)] == []


@pytest.fixture
def any_page(browser):
    """A page that may complain."""
    window = checking.Window(browser, 1280)
    yield window.page
    window.close()


def tells_of_the_end(error: str) -> bool:
    """Whether it is what a browser says of a server that was stopped."""
    return "/~tilework/events" in error or any(
        name in error for name in ("ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_REFUSED"))


def opened(page, url: str):
    """The page is open, marked, and listens: what happens from now on is told to it."""
    with page.expect_response(lambda response: "/~tilework/events" in response.url):
        page.goto(url)
    page.evaluate("window.mark = 'as opened'")
    return page


def mark(page):
    return page.evaluate("window.mark ?? 'anew'")


def until(page, condition: str):
    page.wait_for_function(condition, timeout=30_000)


def dialog(page):
    return page.locator("tilework-live dialog")


def complaints(site) -> list[str]:
    """What `build` says of the site, a line each."""
    built = previewing.build(site, "--output", site.parent / "other")
    assert built.returncode == 1
    return built.stderr.splitlines()


@pytest.mark.parametrize("way", previewing.WAYS)
def test_a_save_is_one_rebuild_and_shown_at_once(site, serve, page, way):
    preview = serve()
    opened(page, preview.url + "about/")
    way(site / "content/about.md", SOUND.replace("1987", "1999").encode())
    until(page, "document.body.innerText.includes('We began in 1999')")
    assert mark(page) == "anew"
    way(site / "content/about.md", SOUND.replace("1987", "2001").encode())
    until(page, "document.body.innerText.includes('We began in 2001')")
    preview.stop()
    assert [line for line in preview.said if "changed:" in line] == ["changed: content/about.md"] * 2
    assert sum(" pages, " in line for line in preview.said) == 3


def test_a_page_that_stays_the_same_is_loaded_once_a_change(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    loads = []
    page.on("load", lambda: loads.append(page.url))
    for count, word in enumerate(("Dense.", "Denser."), 1):
        with page.expect_response(lambda response: "/~tilework/events" in response.url):
            (site / "content/bread/rye.md").write_text(f"---\ntitle: Rye\n---\n{word}\n")
        # The newest version is the one that it asks with: nothing more to load.
        assert page.evaluate("document.querySelector('script[data-version]').dataset.version") in next(preview.events())
        assert len(loads) == count


def test_drafts_of_editors_are_never_served(site, serve):
    preview = serve()
    for name in ("4913", ".about.md.swp", "about.md~", "#about.md#", ".#about.md", ".goutputstream-AB12"):
        (site / "content" / name).write_text("---\ntitle: Draft\n---\nUnfinished.\n")
    (site / "content/about.md").write_text(SOUND.replace("1987", "1999"))
    assert preview.until("changed:") == "changed: content/about.md"
    preview.until(" pages, ")
    published = [file.name for file in (site / "public").rglob("*")]
    assert not {"4913", ".about.md.swp", "about.md~", "#about.md#", ".#about.md"} & set(published)
    for name in ("4913/", "4913", "about.md~", ".about.md.swp"):
        assert preview.ask("/" + name)[0].status == 404


def test_styles_change_without_a_reload(site, serve, page):
    preview = serve()
    opened(page, preview.url)
    link = "document.querySelectorAll('link[rel=stylesheet]')"
    for width in (7, 9):
        (site / "templates/assets/site.css").write_text(f"main {{ border-top: {width}px solid }}\n")
        until(page, f"getComputedStyle(document.querySelector('main')).borderTopWidth === '{width}px'")
        until(page, f"{link}.length === 1")
        assert mark(page) == "as opened"
    # What is opened from now on is as new.
    opened(page, preview.url + "about/")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).borderTopWidth") == "9px"


def test_a_stylesheet_that_keeps_its_name_is_taken_anew(site, serve, page):
    shutil.rmtree(site / "templates")
    layout = site / "templates/page.html"
    layout.parent.mkdir()
    layout.write_text('<!doctype html><html><head><title>x</title><link rel="stylesheet" href="/extra.css">'
                      '<link rel="icon" href="data:,"></head><body>{{ page.content }}</body></html>')
    preview = serve()
    opened(page, preview.url + "about/")
    for indent in (5, 6):
        (site / "content/extra.css").write_text(f"p {{ text-indent: {indent}px }}\n")
        until(page, f"getComputedStyle(document.querySelector('p')).textIndent === '{indent}px'")
        assert mark(page) == "as opened"


def test_the_place_on_the_page_is_kept(site, serve, page):
    text = "\n\n".join(f"Line {number}" for number in range(300))
    (site / "content/about.md").write_text(f"---\ntitle: About\n---\n{text}\n")
    preview = serve()
    opened(page, preview.url + "about/#main_")
    page.evaluate("scrollTo(0, 2345)")
    (site / "content/about.md").write_text(f"---\ntitle: About\n---\n{text}\n\nThe end\n")
    until(page, "document.body.innerText.includes('The end') && scrollY === 2345")
    assert mark(page) == "anew"


def test_mistakes_are_those_of_build_and_go_when_mended(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    (site / "content/about.md").write_text(BROKEN)
    dialog(page).wait_for(state="visible")
    said = complaints(site)
    assert said == ["content/about.md:3:7: error: date “31.12.2024” is no date; write it as 2024-12-31 or "
                    "2024-12-31T09:00:00Z"]
    assert dialog(page).locator("li p").all_text_contents() == said
    assert dialog(page).locator("li pre").all_text_contents() == ["  3 | date: 31.12.2024\n    |       ^"]
    # The last good page is behind it, and all of the site is there.
    assert "We began in 1987" in page.inner_text("main") and mark(page) == "as opened"
    assert b"We began in 1987" in preview.ask("/about/")[1]
    assert page.evaluate("document.activeElement.localName") == "tilework-live"
    # What is opened meanwhile shows them too.
    opened(page, preview.url)
    dialog(page).wait_for(state="visible")
    (site / "content/about.md").write_text(SOUND)
    page.locator("tilework-live").wait_for(state="detached")
    assert mark(page) == "as opened"
    assert preview.stop() == 0


def test_the_overlay_is_closed_by_escape_and_comes_back(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    page.focus("main a")
    (site / "content/about.md").write_text(BROKEN)
    dialog(page).wait_for(state="visible")
    page.keyboard.press("Escape")
    dialog(page).wait_for(state="hidden")
    assert page.evaluate("document.activeElement.matches('main a')")
    page.click("main a")
    page.wait_for_url("**/bread/rye/")
    dialog(page).wait_for(state="visible")
    page.locator("tilework-live header button").click()
    again = page.locator("tilework-live button.again")
    assert again.inner_text() == "1 mistake"
    again.click()
    dialog(page).wait_for(state="visible")
    page.keyboard.press("Escape")
    # Another mistake is news.
    (site / "content/bread/oat.md").write_text("---\ntitle: [Oat\n---\n")
    dialog(page).wait_for(state="visible")
    assert dialog(page).locator("li p").all_text_contents() == complaints(site)
    assert preview.stop() == 1


def test_warnings_cover_nothing(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    (site / "content/about.md").write_text(SOUND.replace("bread/rye.md", "bread/ry.md"))
    preview.until("content/about.md:5:23: warning: there is no page")
    until(page, "window.mark === undefined && document.readyState === 'complete'")
    assert page.locator("tilework-live").count() == 0


def test_what_stands_in_a_file_is_only_ever_text(site, serve, page):
    preview = serve()
    opened(page, preview.url)
    evil = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"
    page.on("dialog", lambda alert: pytest.fail(alert.message))
    (site / "content/about.md").write_text(f"---\ntitle: About\ndate: {evil}\n---\n")
    dialog(page).wait_for(state="visible")
    assert evil in dialog(page).locator("li pre").last.inner_text()
    assert page.locator("tilework-live img, tilework-live script").count() == 0


def test_a_site_that_was_never_built(site, serve, any_page):
    page = any_page
    (site / "content/about.md").write_text(BROKEN)
    preview = serve()
    response, body = preview.ask("/about/")
    assert response.status == 503 and complaints(site)[0] in body.decode()
    with page.expect_response(lambda response: "/~tilework/events" in response.url):
        page.goto(preview.url + "about/")
    dialog(page).wait_for(state="visible")
    assert dialog(page).locator("li p").all_text_contents() == complaints(site)
    (site / "content/about.md").write_text(SOUND)
    until(page, "document.body.innerText.includes('We began in 1987')")
    assert page.locator("tilework-live").count() == 0 and preview.stop() == 0


def test_pages_with_a_strict_policy_are_followed_too(site, serve, any_page):
    page = any_page
    policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'"
    layout = site / "templates/page.html"
    layout.write_text('<!doctype html><html><head><base href="https://www.example.com/">'
                      f'<meta http-equiv="Content-Security-Policy" content="{policy}"><title>x</title>'
                      '<link rel="icon" href="data:,"></head><body>{{ page.content }}</body></html>')
    refused = []
    page.on("console", lambda message: refused.append(message.text))
    preview = serve()
    opened(page, preview.url + "about/")
    (site / "content/about.md").write_text(BROKEN)
    dialog(page).wait_for(state="visible")
    assert dialog(page).evaluate("(dialog) => getComputedStyle(dialog).borderTopWidth") == "4px"
    (site / "content/about.md").write_text(SOUND.replace("1987", "1999"))
    page.get_by_text("We began in 1999").wait_for()
    assert [text for text in refused if "icon" not in text and "data:" not in text] == []


def test_a_server_that_comes_back_is_listened_to_again(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    preview.stop()
    (site / "content/about.md").write_text(SOUND.replace("1987", "1999"))
    serve(port=preview.port)
    until(page, "document.body.innerText.includes('We began in 1999')")


def test_a_hidden_tab_holds_no_connection(site, serve, page):
    preview = serve()
    opened(page, preview.url + "about/")
    hide = """(isHidden) => {
      Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
      Object.defineProperty(document, "visibilityState", { get: () => isHidden ? "hidden" : "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, True)
    (site / "content/about.md").write_text(SOUND.replace("1987", "1999"))
    preview.until("changed:")
    preview.until(" pages, ")
    assert mark(page) == "as opened" and "1987" in page.inner_text("main")
    page.evaluate(hide, False)
    until(page, "document.body.innerText.includes('We began in 1999')")


def test_under_a_base_path_all_is_the_same(site, serve, page):
    preview = serve("--base-url", "https://user.example/repo/")
    assert preview.url.endswith("/repo/")
    opened(page, preview.url)
    page.click("main li a")
    assert "/repo/bread/" in page.url
    response, _ = preview.ask("/repo/about?x=1")
    assert (response.status, response.getheader("Location")) == (301, "/repo/about/?x=1")
    opened(page, preview.url + "bread/oat/")
    (site / "content/bread/oat.md").write_text("---\ntitle: Oat\n---\nSofter.\n")
    until(page, "document.body.innerText.includes('Softer.')")
    assert preview.ask("/about/")[0].status == 404


def test_folders_come_move_and_go(site, serve):
    preview = serve()

    def wait_for(status: int, path: str, text: str = ""):
        while True:
            response, body = preview.ask(path)
            if response.status == status and text in body.decode():
                return
            preview.until(" pages, ")

    (site / "content/cakes/small").mkdir(parents=True)
    (site / "content/cakes/small/bun.md").write_text("---\ntitle: Bun\n---\nRound.\n")
    wait_for(200, "/cakes/small/bun/", "Round.")
    (site / "content/cakes/small/bun.md").write_text("---\ntitle: Bun\n---\nSquare.\n")
    wait_for(200, "/cakes/small/bun/", "Square.")
    (site / "content/cakes").rename(site / "content/pastry")
    wait_for(404, "/cakes/small/bun/")
    (site / "content/pastry/small/bun.md").write_text("---\ntitle: Bun\n---\nFlat.\n")
    wait_for(200, "/pastry/small/bun/", "Flat.")
    shutil.rmtree(site / "content/pastry")
    wait_for(404, "/pastry/")
    shutil.rmtree(site / "templates")
    (site / "templates/partials").mkdir(parents=True)
    (site / "templates/partials/footer.html").write_text("<footer>The very end</footer>\n")
    wait_for(200, "/about/", "The very end")


def test_a_build_makes_no_other_build(site, serve):
    preview = serve()
    events = preview.events()
    version = json.loads(next(events))["version"]
    for year in (1991, 1992, 1993):
        (site / "content/about.md").write_text(SOUND.replace("1987", str(year)))
        news = json.loads(next(events))
        assert news["change"] == "pages" and news["version"] != version
    preview.stop()
    assert sum(" pages, " in line for line in preview.said) == 4


def test_an_output_elsewhere_and_one_with_a_name_of_a_source(site, serve):
    preview = serve("--output", str(site / "content-made"))
    (site / "content/about.md").write_text(SOUND.replace("1987", "1999"))
    preview.until("changed: content/about.md")
    preview.until(" pages, ")
    assert b"1999" in preview.ask("/about/")[1] and not (site / "public").exists()
