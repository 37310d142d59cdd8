"""Every page of the site, in both styles, on a phone, a tablet and a laptop."""

import warnings

import pytest


def test_pictures_load(seen):
    assert seen.faults("picturesLoad") == []


def test_nothing_moves_while_it_loads(seen):
    if seen.shift() == 0:
        return
    # Once in some thousand pages of a busy machine something moves that does not the next time; say what it was.
    moved = seen.moved()
    assert seen.open(seen.url).shift() == 0, moved + seen.moved()
    warnings.warn(f"moved once: {moved}")


def test_no_error_and_no_failed_request(seen):
    assert seen.errors == []


def test_no_request_leaves_the_site(seen):
    assert seen.strangers == []


@pytest.mark.parametrize(
    "check",
    [
        "oneHeading",
        "uniqueIds",
        "picturesHaveSizes",
        "sizesFit",
        "noSidewaysScroll",
        "tilesDoNotOverlap",
        "gridsHaveNoHole",
        "tilesReadInOrder",
        "carouselsScroll",
        "nothingIsHidden",
    ],
)
def test_page(seen, check):
    assert seen.faults(check) == []
