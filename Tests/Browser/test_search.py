"""The search page finds pages by their words, under a base path, with the keyboard, and without JavaScript."""

import gzip
import json
import subprocess

import folder_server
import pytest
import sites

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'"


@pytest.fixture(scope="module")
def web(tmp_path_factory):
    """A site in a folder of its host: the address, and where its files are."""
    site, host = tmp_path_factory.mktemp("search"), tmp_path_factory.mktemp("host")
    (site / "content/deep").mkdir(parents=True)
    (site / "site.yaml").write_text("title: Finder\nbase_url: https://u.example/repo/\noutputs: {search: true}\n")
    (site / "content/index.md").write_text("Welcome to our bakery.\n")
    (site / "content/deep/bread.md").write_text(
        "---\ntitle: Brot & Brötchen <b>\nsummary: Rye.\n---\nMade with sourdough & patience.\n\n```faq\nGluten?: Some zebra.\n```\n")
    (site / "content/deep/cake.md").write_text("---\ntitle: Cake\n---\nNo Brot here, but sourdough cake.\n")
    (site / "content/hidden.md").write_text("---\ntitle: Hidden\nnoindex: true\n---\nsourdough\n")
    (site / "content/draft.md").write_text("---\ntitle: Draft\ndraft: true\n---\nsourdough\n")
    command = [sites.TILEWORK, "build", "--quiet", "--strict", "--site", site, "--output", host / "repo"]
    subprocess.run(command, check=True, timeout=120)
    with folder_server.served(host, {"Content-Security-Policy": POLICY}) as address:
        yield address + "/repo/search/", host / "repo"


def shown(tab):
    return tab.page.locator(".search-results a").all_inner_texts()


def asked(tab, words):
    tab.page.locator("input[type=search]").fill(words)
    tab.page.wait_for_function(
        "words => new URL(location).searchParams.get('q') === words && document.querySelector('.search-status').textContent", arg=words)


def test_it_is_in_the_menu_and_in_no_grid(web):
    _, public = web
    home = (public / "index.html").read_text()
    assert home.count('href="/repo/search/"') == 1
    assert "/search/" not in (public / "sitemap.xml").read_text()


def test_pages_are_found_by_their_words(window, web):
    tab = window(768).open(web[0])
    assert len(shown(tab)) == 4
    asked(tab, "sourdough")
    assert shown(tab) == ["Cake", "Brot & Brötchen <b>"], "a summary before a text"
    asked(tab, "BROTCH")
    assert shown(tab) == ["Brot & Brötchen <b>"]
    asked(tab, "brot")
    assert shown(tab) == ["Brot & Brötchen <b>", "Cake"], "a title before a text"
    asked(tab, "brot zebra")
    assert shown(tab) == ["Brot & Brötchen <b>"]
    assert tab.page.locator("[role=status]").inner_text() == "Pages found: 1"
    asked(tab, "nowhere")
    assert shown(tab) == []
    assert tab.page.locator("[role=status]").inner_text() == "Nothing found. Try another word."
    tab.page.locator("input[type=search]").fill("")
    tab.page.wait_for_function("() => document.querySelectorAll('.search-results li').length === 4")
    assert tab.errors == []


def test_the_keyboard_alone_leads_to_a_page(window, web):
    tab = window(768).open(web[0] + "?q=rye")
    tab.page.wait_for_function("() => document.querySelectorAll('.search-results li').length === 1")
    tab.page.locator("input[type=search]").focus()
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url("**/repo/deep/bread/")
    tab.page.go_back()
    tab.page.wait_for_function("() => document.querySelectorAll('.search-results li').length === 1")


def test_without_javascript_it_lists_all_pages(window, web):
    tab = window(360, java_script_enabled=False).open(web[0])
    assert len(shown(tab)) == 4
    tab.page.locator("input[type=search]").fill("rye")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url("**/repo/search/?q=rye")
    assert len(shown(tab)) == 4


def test_the_index_and_the_script_are_small(web):
    _, public = web
    index = json.loads((public / "search.json").read_text())
    assert [entry[1] for entry in index] == ["/repo/", "/repo/deep/", "/repo/deep/bread/", "/repo/deep/cake/"]
    words = index[2][3].split()
    assert len(words) == len(set(words)) and {"sourdough", "patience", "zebra"} <= set(words) and "brot" not in words
    [script] = public.glob("assets/search.*.js")
    assert len(gzip.compress(script.read_bytes(), 9)) <= 2000
