"""axe on every page, light and dark; 1280 px shows all there is."""

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.widths(1280)


@pytest.fixture(scope="module")
def window_options():
    return {"reduced_motion": "reduce"}  # a colour on its way to another has no fixed contrast


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(seen, scheme):
    seen.page.emulate_media(color_scheme=scheme)
    violations = Axe().run(seen.page).response["violations"]
    faults = [
        f"{violation['id']}: {violation['help']}: {node['html'][:120]}"
        for violation in violations
        for node in violation["nodes"]
    ]
    assert faults == []


def test_no_picture_says_its_title_again(seen):
    assert seen.faults("picturesDoNotRepeatTitles") == []
