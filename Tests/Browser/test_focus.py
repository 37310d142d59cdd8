"""A picture's focus stays in view wherever its place shows a part of it, in files that are cut and in whole ones."""

import base64
import struct
import subprocess
import zlib

import pytest
import sites
import yaml
from folder_server import served

WIDTHS = (360, 768, 1280)
# Width, height, and where the mark is: in hundredths, from the left and from the top.
PICTURES = {
    "tall": (900, 1600, 20, 5),
    "wide": (2400, 800, 4, 60),
    "four-by-three": (1200, 900, 50, 97),
}
FOCUS = {"tall": "20% 5%", "wide": "4% 60%", "four-by-three": "bottom"}
# Counts the pixels of a picture that are the mark's.
COUNT = """async (data) => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const pixels = canvas.getImageData(0, 0, picture.width, picture.height).data;
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at] > 180 && pixels[at + 1] < 70 && pixels[at + 2] < 70) count += 1;
    return count;
}"""
LOADED = """(page) => Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.complete || new Promise((done) => { image.onload = image.onerror = done; });
}))"""


def picture(width: int, height: int, x: int, y: int) -> bytes:
    """A grey PNG with a red mark."""
    def span(place, length):
        middle, half = place * length // 100, min(width, height) // 36
        return max(0, middle - half), min(length, middle + half)

    (left, right), (top, bottom) = span(x, width), span(y, height)
    plain = b"\0" + b"\x80\x80\x80" * width
    marked = b"\0" + b"\x80\x80\x80" * left + b"\xe0\x10\x10" * (right - left) + b"\x80\x80\x80" * (width - right)
    rows = b"".join(marked if top <= row < bottom else plain for row in range(height))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write(folder, style: str) -> None:
    """Pages with each picture, in pairs: with a focus and, to show that it matters, without."""
    content = folder / "content"
    for name in ("photos", "mixed", "some"):
        (content / name).mkdir(parents=True)
    (folder / "site.yaml").write_text(yaml.safe_dump({"title": "Focus", "timezone": "UTC", "theme": {"style": style}}))
    (content / "index.md").write_text("Home\n\n```carousel\nfrom: photos\n```\n")
    (content / "photos/index.md").write_text("---\ngrid: {columns: 1..3}\n---\n# Photos\n")
    (content / "mixed/index.md").write_text("# Mixed\n")
    (content / "some/index.md").write_text("---\ngrid: {columns: 2}\n---\n# Some\n\n```carousel\nfrom: some\n```\n")
    (content / "some/with.md").write_text("---\nimage: /tall.png\nimage_alt: A wall\n---\nText.\n")
    (content / "some/without.md").write_text("Text.\n")
    for number, (name, shape) in enumerate(PICTURES.items()):
        (content / f"{name}.png").write_bytes(picture(*shape))
        matter = f"image: /{name}.png\nimage_alt: A wall\norder: {number}\n"
        (content / f"photos/{name}.md").write_text(
            f"---\ntitle: {name}\n{matter}image_focus: {FOCUS[name]}\n---\nText.\n")
        (content / f"photos/{name}-plain.md").write_text(f"---\ntitle: {name}-plain\n{matter}---\nText.\n")
        for span in ("2x2", "2x1", "1x2"):
            (content / f"mixed/{name}-{span}.md").write_text(
                f"---\ntitle: {name}-{span}\n{matter}span: {span}\nimage_focus: {FOCUS[name]}\n---\nText.\n")


@pytest.fixture(scope="module", params=sites.STYLES)
def site(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    write(folder, request.param)
    command = [sites.TILEWORK, "build", "--strict", "--quiet", "--site", folder]
    subprocess.run(command, check=True, timeout=120)
    with served(folder / "public") as address:
        yield address


@pytest.fixture(params=WIDTHS)
def page(request, window):
    return window(request.param).page


@pytest.fixture(scope="module")
def marked(browser):
    """How many pixels of the mark are seen in an element."""
    counter = browser.new_page()
    counter.goto("about:blank")
    yield lambda element: counter.evaluate(COUNT, base64.b64encode(element.screenshot()).decode())
    counter.close()


def places(page, address: str, kind: str):
    """The pictures of the page's tiles or cards by their titles."""
    page.goto(address, wait_until="load")
    page.add_style_tag(content=".card-text, .tile-text { visibility: hidden }")
    page.evaluate(LOADED)
    found = {}
    for item in page.query_selector_all(f"li.{kind}"):
        title = item.query_selector(f".{kind}-link").text_content()
        item.scroll_into_view_if_needed()
        found[title] = item.query_selector(".media")
    return found


@pytest.mark.parametrize("path,kind", [("/photos/", "tile"), ("/", "card")])
def test_the_mark_is_seen_with_a_focus_alone(page, site, marked, path, kind):
    found = places(page, site + path, kind)
    assert set(found) == {name + suffix for name in PICTURES for suffix in ("", "-plain")}
    for title, place in found.items():
        count = marked(place)
        shape = place.query_selector("img").evaluate("image => image.naturalWidth / image.naturalHeight")
        box = place.bounding_box()
        if title.endswith("-plain"):
            # In a square place a picture four by three shows its lower end unasked.
            if not title.startswith("four") or box["width"] > 1.3 * box["height"]:
                assert count == 0, title
        else:
            assert count > 20, title
        # Tall and wide pictures come cut to their place.
        if not title.startswith("four"):
            assert shape == pytest.approx(box["width"] / box["height"], rel=0.02), title


def test_the_mark_is_seen_on_tiles_of_every_shape(page, site, marked):
    found = places(page, site + "/mixed/", "tile")
    assert len(found) == 9
    assert [title for title, place in found.items() if marked(place) <= 20] == []


def test_the_mark_is_seen_on_the_page_itself(page, site, marked):
    for name in PICTURES:
        page.goto(f"{site}/photos/{name}/", wait_until="load")
        assert marked(page.query_selector(".page-picture")) > 20, name


def test_the_height_is_known_before_the_picture_comes(page, site):
    page.goto(site + "/photos/", wait_until="load")
    page.evaluate(LOADED)
    for image in page.query_selector_all("li.tile img"):
        told, own = image.evaluate(
            "image => [image.getAttribute('width') / image.getAttribute('height'), image.naturalWidth / image.naturalHeight]")
        assert told == pytest.approx(own, rel=0.01)


def test_a_tile_without_a_picture_has_the_same_place(page, site):
    for kind in ("tile", "card"):
        found = places(page, site + "/some/", kind)
        assert len(found) == 2 and found["Without"].query_selector("img") is None
        boxes = [place.bounding_box() for place in found.values()]
        assert boxes[0]["width"] == pytest.approx(boxes[1]["width"], abs=0.5)
        assert boxes[0]["height"] == pytest.approx(boxes[1]["height"], abs=0.5)


def test_no_page_has_a_style_of_its_own(page, site):
    for path in ("/", "/photos/", "/photos/tall/", "/mixed/"):
        page.goto(site + path, wait_until="load")
        assert page.query_selector_all("[style], style") == []
