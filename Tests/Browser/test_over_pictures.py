"""Text over a picture can be read whatever the picture shows, whatever colours an owner chooses, and without a pointer."""

import base64

import everything
import pytest
import yaml
from folder_server import served
from test_colors import THEMES

NEEDED = 4.5
HOME = """```grid
from: pages
tile: overlay
columns: 2..3
```

```carousel
from: pages
```
"""
# Overlay tiles are the same in both styles; the classic cards are the other text over pictures.
SITES = [("classic", name) for name in ("own", *THEMES)] + [("modern", "own"), ("modern", "lemon")]
OVER = {"classic": ".tile-overlay .tile-text, .card-text", "modern": ".tile-overlay .tile-text"}
# Makes the texts over pictures transparent and gives, for each line that is seen, its box, colour and words.
LINES = """(selector) => {
    const found = [];
    for (const part of document.querySelectorAll(selector)) {
        const outer = part.getBoundingClientRect();
        for (const { parent, lines, words } of texts().filter(({ parent }) => part.contains(parent)))
            for (const line of lines.map((line) => remains(line, parent)).filter(Boolean)) {
                if (line.left < 0 || line.right > innerWidth) continue;
                const { left, right, top, bottom } = line;
                found.push({ left, right, top: top + scrollY, bottom: bottom + scrollY, words, color: getComputedStyle(parent).color });
            }
    }
    const style = document.createElement("style");
    style.textContent = `:is(${selector}), :is(${selector}) * { color: transparent !important; text-shadow: none !important }`;
    document.head.append(style);
    return found;
}"""
# The least contrast between a line's colour and a pixel of its box.
LEAST = """async ([data, lines]) => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    return lines.map(({ left, right, top, bottom, words, color }) => {
        const ink = parts(color), seen = new Set();
        const { data } = canvas.getImageData(Math.floor(left), Math.floor(top), Math.ceil(right - left), Math.ceil(bottom - top));
        for (let at = 0; at < data.length; at += 4) seen.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
        return [Math.min(...[...seen].map((pixel) => contrast(ink, [pixel >> 16, pixel >> 8 & 255, pixel & 255]))), words];
    });
}"""


def write(folder, style: str, theme: str) -> None:
    everything.write(folder, style, theme=THEMES.get(theme))
    (folder / "content/index.md").write_text(HOME)
    (folder / "content/b.md").unlink()
    config = yaml.safe_load((folder / "site.yaml").read_text())
    (folder / "site.yaml").write_text(yaml.safe_dump({**config, "menu": []}))


@pytest.fixture(scope="module", params=SITES, ids=" ".join)
def site(request, tmp_path_factory):
    style, theme = request.param
    folder = tmp_path_factory.mktemp("pictures")
    write(folder, style, theme)
    with served(everything.build(folder)) as address:
        yield style, address


def least(tab, selector: str) -> dict[str, float]:
    """The least contrast of each text."""
    tab.faults("picturesLoad")
    lines = tab.run(LINES, selector)
    shot = base64.b64encode(tab.page.screenshot(full_page=True)).decode()
    found = {}
    for value, words in tab.run(LEAST, [shot, lines]):
        found[words] = min(value, found.get(words, 21))
    return found


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (360, "dark")])
def test_text_over_pictures_can_be_read(site, window, width, scheme):
    style, address = site
    tab = window(width, color_scheme=scheme, reduced_motion="reduce").open(address + "/")
    assert tab.faults("nothingIsHidden") == []
    found = least(tab, OVER[style])
    assert len(found) >= 4
    assert {words: round(value, 2) for words, value in found.items() if value < NEEDED} == {}


def test_text_over_a_bare_picture_is_found(site, window):
    style, address = site
    tab = window(1280, color_scheme="light", reduced_motion="reduce").open(address + "/")
    tab.page.add_style_tag(content=":root { --scrim: transparent !important }")
    assert min(least(tab, ".tile-overlay .tile-text").values()) < 1.5
