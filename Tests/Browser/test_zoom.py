"""Text can be spaced out, doubled and magnified, and stays whole (WCAG 1.4.4, 1.4.10 and 1.4.12)."""

import everything
import pytest
import sites
from folder_server import served

SPACED = """* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-block-end: 2em !important }"""
DOUBLED = "html { font-size: 200% }"
SAMPLE = ("/", "/services/", "/services/family-law/", "/contact/")
# Window, scale and the reader's own style.
READERS = {
    "spaced 320px": (320, 1, SPACED),
    "spaced 1280px": (1280, 1, SPACED),
    "doubled 1280px": (1280, 1, DOUBLED),
    "magnified 640px": (640, 2, ""),
}
CHECKS = ("noSidewaysScroll", "textsAreWhole", "textsStayInTheirBoxes", "textsDoNotOverlap", "nothingIsHidden")


@pytest.fixture(params=READERS)
def reader(request, window):
    width, scale, css = READERS[request.param]
    return window(width, device_scale_factor=scale, reduced_motion="reduce"), css


def faults(reader, addresses) -> list[str]:
    tab, css = reader
    found = []
    for address in addresses:
        page = tab.open(address).page
        if css:
            page.add_style_tag(content=css)
        found += [f"{address}: {fault}" for check in CHECKS for fault in tab.faults(check)]
    return found


@pytest.mark.parametrize("style", sites.STYLES)
def test_sample_pages_stay_whole(reader, style):
    with served(sites.built(style)) as address:
        assert faults(reader, [address + path for path in SAMPLE]) == []


@pytest.mark.parametrize("style", sites.STYLES)
def test_all_there_is_stays_whole(reader, style, everything_in):
    assert faults(reader, [everything_in(style) + path for path in everything.PATHS]) == []
