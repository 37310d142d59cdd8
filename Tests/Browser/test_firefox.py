"""The same questions to another browser: its engine has its own opinion of grids, containers and rows."""

import everything
import firefox
import pytest
import sites
from folder_server import served

WIDTHS = (360, 1280)
SAMPLE = ("/", "/services/", "/services/family-law/", "/articles/", "/brand/")
CHECKS = (
    "oneHeading", "noSidewaysScroll", "picturesHaveSizes", "picturesLoad", "tilesDoNotOverlap", "gridsHaveNoHole",
    "tilesReadInOrder", "linesStandBetweenTiles", "carouselsScroll", "nothingIsHidden", "uniqueIds",
    "textsAreWhole", "textsStayInTheirBoxes", "textsDoNotOverlap", "rowsAlign",
)
# A row goes on for as long as its button lets it; gives the places where it rested. Buttons come when the row is measured.
PLACES = """(async () => {
    const row = document.querySelector(".carousel > ul"), find = () => row.parentElement.querySelector('button[value="1"]');
    for (let round = 0; !find() && round < 50; round++) await new Promise((done) => setTimeout(done, 20));
    const button = find();
    const places = [row.scrollLeft];
    while (button.getAttribute("aria-disabled") === "false" && places.length < 12) {
        button.click();
        await new Promise((done) => setTimeout(done, 150));
        places.push(row.scrollLeft);
    }
    return [places, row.scrollWidth - row.clientWidth];
})()"""


@pytest.fixture(scope="module")
def fox():
    with firefox.started() as fox:
        yield fox


def faults(fox, address: str, width: int) -> list[str]:
    fox.open(address, width)
    return [f"{address}: {fault}" for check in CHECKS for fault in fox.faults(check)] + fox.errors


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("style", sites.STYLES)
def test_sample_pages(fox, style, width):
    with served(sites.built(style)) as address:
        assert [fault for path in SAMPLE for fault in faults(fox, address + path, width)] == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("style", sites.STYLES)
def test_all_there_is(fox, everything_in, style, language, width):
    assert [fault for path in ("/", "/b/", "/pages/long/")
            for fault in faults(fox, everything_in(style, language) + path, width)] == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language, forward", [("en", 1), ("ar", -1)])
def test_buttons_go_from_end_to_end(fox, everything_in, language, forward, width):
    fox.open(everything_in("modern", language) + "/", width)
    places, end = fox.run(PLACES)
    assert places[0] == 0 and abs(places[-1] * forward - end) < 2
    assert all((two - one) * forward > 20 for one, two in zip(places, places[1:]))


def test_a_long_menu_opens_and_closes_by_its_buttons(fox, everything_in):
    fox.open(everything_in("modern") + "/", 360)
    seen = "document.querySelector('#menu_').checkVisibility()"
    press = "[...document.querySelectorAll('.menu-button')].find((button) => button.textContent === '{}').click()"
    assert not fox.run(seen)
    fox.run(press.format("Menu"))
    assert fox.run(seen) and fox.run("checks.noSidewaysScroll()") == []
    fox.run(press.format("Close"))
    assert not fox.run(seen)


def test_a_fault_is_found(fox, everything_in):
    fox.open(everything_in("modern") + "/", 360)
    assert fox.faults("noSidewaysScroll") == []
    fox.run("document.querySelector('main').append(Object.assign(document.createElement('hr'), { style: 'width: 999px' }))")
    assert "px wide" in fox.faults("noSidewaysScroll")[0]
    with pytest.raises(RuntimeError, match="nothing"):
        fox.run("nothing.there")
