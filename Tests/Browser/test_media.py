"""Forced colours, less motion, and paper."""

import io
import re
import unicodedata

import everything
import pypdf
import pytest
import sites

SCHEMES = ("light", "dark")

# Boxes that a border alone draws where colours are forced: those whose border is missing or cannot be told from the ground.
BORDERS = """(selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).filter((part) => {
    const style = getComputedStyle(part);
    const edge = parts(style.borderTopColor), beside = ground(part.parentElement);
    return parseFloat(style.borderTopWidth) < 1 || style.borderTopStyle !== "solid" || edge[3] < 1
        || contrast(edge, beside) < 3;
}).map(name)"""
# All that moves of its own accord, with the element under the pointer.
MOVES = """() => {
    const found = [];
    for (const element of document.querySelectorAll("*"))
        for (const pseudo of [null, "::before", "::after"]) {
            const style = getComputedStyle(element, pseudo);
            if (/[1-9]/.test(style.transitionDuration)) found.push(`transition: ${name(element)}`);
            if (style.animationName !== "none") found.push(`animation: ${name(element)}`);
            if (style.scrollBehavior === "smooth") found.push(`smooth scroll: ${name(element)}`);
            if (!/^(none|root)$/.test(style.viewTransitionName)) found.push(`view transition: ${name(element)}`);
        }
    const holds = (rule) => !rule || ((!(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches) && holds(rule.parentRule));
    const walk = (rules) => [...rules].forEach((rule) => {
        if (rule.constructor.name === "CSSViewTransitionRule" && holds(rule)) found.push("view transition between pages");
        if (rule.cssRules) walk(rule.cssRules);
    });
    [...document.styleSheets].forEach((sheet) => walk(sheet.cssRules));
    return [...new Set(found)];
}"""
HOVERED = (".tile-card .tile-box", ".tile-overlay .tile-box", ".card-box", "main .button", ".carousel-button:not([aria-disabled=true])")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("style", sites.STYLES)
def test_forced_colours_leave_boxes_apart(window, everything_in, style, scheme):
    tab = window(1280, forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    page = tab.open(everything_in(style) + "/").page
    boxes = ".tile-box, .card-box, .button, .carousel-button, .stats, .contact"
    assert page.locator(boxes).count() > 40
    assert tab.run(BORDERS, boxes) == []
    # The check finds a border that is not there.
    page.add_style_tag(content=".tile-classic > .tile-box { border: 0 !important }")
    assert len(tab.run(BORDERS, boxes)) == page.locator(".tile-classic").count()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("style", sites.STYLES)
def test_forced_colours_show_what_is_chosen(window, everything_in, style, scheme):
    tab = window(1280, forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    page = tab.open(everything_in(style) + "/").page
    ring = """() => [...document.querySelectorAll(".swatch svg")].map((swatch) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(swatch);
        return outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && contrast(parts(outlineColor), ground(swatch)) >= 3;
    })"""
    assert tab.run(ring) == [False, False, True, False]
    tab.open(everything_in(style) + "/pages/")
    mark = """() => [...document.querySelectorAll(".menu a")].map((link) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(link);
        const drawn = borderBottomStyle === "solid" && parseFloat(borderBottomWidth) >= 2;
        return drawn && contrast(parts(borderBottomColor), ground(link)) >= 3;
    })"""
    assert tab.run(mark) == [True] + [False] * (len(everything.MENU) - 1)


@pytest.mark.parametrize("style", sites.STYLES)
def test_nothing_moves_for_those_who_want_less_motion(window, everything_in, style):
    for motion in ("reduce", "no-preference"):
        tab = window(1280, reduced_motion=motion)
        page = tab.open(everything_in(style) + "/b/").page
        found = []
        for selector in HOVERED:
            page.locator(selector).first.hover()
            found += tab.run(MOVES)
        if motion == "reduce":
            assert found == []
        else:
            kinds = {fault.split(":")[0] for fault in found}
            assert kinds == {"transition", "smooth scroll", "view transition", "view transition between pages"}

# Texts that cannot be read on the ground that is printed with them.
FAINT = """() => texts().filter(({ parent }) => contrast(parts(getComputedStyle(parent).color), ground(parent)) < 4.5)
    .map(({ words }) => words)"""
# Pale letters whose dark ground is printed with them.
ON_PRINTED_GROUND = ".stand-in, .swatch-large svg { visibility: hidden }"


def paper(page, **options) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(page.pdf(format="A4", **options)))


def plain(text: str) -> str:
    """The letters and digits of a text: where lines break and letters join is of no matter here."""
    return re.sub(r"\W+", "", unicodedata.normalize("NFKC", text))


def pale(pdf: pypdf.PdfReader) -> set[tuple[float, ...]]:
    """The colours of letters that cannot be read on white paper: less than 4.5 : 1.

    A browser that prints no grounds makes pale letters darker of its own accord, so print them.
    """
    found = set()
    for sheet in pdf.pages:
        colour, kept = (0.0,), []

        def note(operator, operands, *_):
            nonlocal colour
            if operator in (b"rg", b"g"):
                colour = tuple(float(value) for value in operands)
            elif operator == b"q":
                kept.append(colour)
            elif operator == b"Q":
                colour = kept.pop()
            elif operator in (b"Tj", b"TJ") and contrast_with_white(colour) < 4.5:
                found.add(colour)

        sheet.extract_text(visitor_operand_before=note)
    return found


def contrast_with_white(colour: tuple[float, ...]) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour if len(colour) == 3 else colour * 3))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("style", sites.STYLES)
def test_paper_has_every_title_and_no_menu(window, everything_in, style, scheme):
    tab = window(1280, color_scheme=scheme)
    page = tab.open(everything_in(style) + "/").page
    tab.faults("picturesLoad")
    page.add_style_tag(content=ON_PRINTED_GROUND)
    pdf = paper(page)
    text = plain("".join(sheet.extract_text() for sheet in pdf.pages))
    titles = page.locator(".tile-link, .card-link").all_text_contents()
    assert len(titles) == 7 * len(everything.PAGES)
    for title in set(titles):
        assert text.count(plain(title)) >= titles.count(title), title
    for word in (*everything.MENU, "Skip to content", "Write to us", "Call 01632"):
        assert plain(word) not in text
    assert pale(paper(page, print_background=True)) == set()
    page.emulate_media(media="print")
    faint = tab.run(FAINT)
    page.emulate_media(media="null")
    assert faint == []


def test_pale_letters_are_found_on_paper(window, everything_in):
    tab = window(1280)
    page = tab.open(everything_in("modern") + "/").page
    page.add_style_tag(content=".tile-link { color: #bbb !important }" + ON_PRINTED_GROUND)
    [grey] = pale(paper(page, print_background=True))
    assert grey == pytest.approx((0xbb / 255,) * 3, abs=0.01)
    page.emulate_media(media="print")
    assert len(tab.run(FAINT)) == page.locator(".tile-link").count()
    page.emulate_media(media="null")
