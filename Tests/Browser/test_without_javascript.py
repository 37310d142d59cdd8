"""Every page where scripts do not run: all is there, and rows still scroll."""

import pytest

pytestmark = pytest.mark.widths(360)


@pytest.fixture(scope="module")
def window_options():
    return {"java_script_enabled": False}


@pytest.mark.parametrize("check", ["picturesLoad", "nothingIsHidden", "carouselsScroll"])
def test_page_without_javascript(seen, check):
    assert seen.faults(check) == []
