"""What the browser tests share: one browser, one window a width, one server a style of the site."""

from contextlib import ExitStack

import checking
import everything
import folder_server
import pytest
import sites
from playwright.sync_api import sync_playwright

WIDTHS = (320, 360, 768, 1280)


def pytest_configure(config):
    config.addinivalue_line("markers", "widths(*px): the window widths to open every page in")


def pytest_generate_tests(metafunc):
    """A test that asks for `seen` runs on every page of the site in both styles and at all widths."""
    if "seen" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("widths")
    try:
        pages = {style: sites.pages(sites.built(style)) for style in sites.STYLES}
    except RuntimeError as failure:
        raise pytest.Collector.CollectError(str(failure)) from failure
    cases = [
        pytest.param((style, path, width), id=f"{style} {path} {width}px")
        for style in sites.STYLES
        for width in (marker.args if marker else WIDTHS)
        for path in pages[style]
    ]
    metafunc.parametrize("seen", cases, indirect=True, scope="module")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = checking.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address():
    """The address of the site in a style, served as long as the tests run."""
    running = {}
    with ExitStack() as stack:

        def serve(style: str) -> str:
            if style not in running:
                running[style] = stack.enter_context(sites.served(style))
            return running[style]

        yield serve


@pytest.fixture(scope="session")
def everything_in(tmp_path_factory):
    """The address of the site that has everything, in a style and a language."""
    running = {}
    with ExitStack() as stack:

        def serve(style: str, language: str = "en") -> str:
            if (style, language) not in running:
                folder = tmp_path_factory.mktemp(f"{style}-{language}")
                everything.write(folder, style, language)
                running[style, language] = stack.enter_context(folder_server.served(everything.build(folder)))
            return running[style, language]

        yield serve


@pytest.fixture(scope="session")
def window(browser):
    """A browser window of a width, opened once and used by all tests that ask for the same."""
    opened = {}

    def open_window(width: int, **options) -> checking.Window:
        key = (width, *sorted(options.items()))
        if key not in opened:
            opened[key] = checking.Window(browser, width, **options)
        # As the last test may not have left it.
        opened[key].page.emulate_media(media="null", color_scheme=options.get("color_scheme", "light"))
        return opened[key]

    yield open_window
    for each in opened.values():
        each.close()


@pytest.fixture(scope="module")
def window_options():
    """Options for the windows of a module's tests; a module may define its own."""
    return {}


@pytest.fixture(scope="module")
def seen(request, address, window, window_options):
    """A window in which a page of the site is open."""
    style, path, width = request.param
    return window(width, **window_options).open(address(style) + path)
