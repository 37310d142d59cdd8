"""In a row the pictures are as high, and the titles begin at one height, whatever each tile or card has."""

import everything
import pytest
import sites

CHECKS = ("rowsAlign", "textsAreWhole", "textsStayInTheirBoxes", "textsDoNotOverlap", "noSidewaysScroll")


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("style", sites.STYLES)
def test_rows_align_and_hold_their_texts(window, everything_in, style, language, width):
    tab, found = window(width), []
    for path in everything.PATHS:
        tab.open(everything_in(style, language) + path)
        found += [f"{path}: {fault}" for check in CHECKS for fault in tab.faults(check)]
    assert found == []
