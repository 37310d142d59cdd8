"""Grids of every kind in the theme: mixed spans, lines, grounds, cells too wide for a phone, either direction."""

import re
import shutil
import subprocess
import warnings

import checking
import pytest
import sites
import yaml
from folder_server import served

WIDTHS = (320, 360, 768, 1280, 1600)
CHECKS = (
    "noSidewaysScroll", "tilesDoNotOverlap", "gridsHaveNoHole", "tilesReadInOrder", "linesStandBetweenTiles",
    "nothingIsHidden", "picturesHaveSizes", "uniqueIds",
)
GRIDS = [
    "from: services",
    "from: services\ncolumns: 4\ntitle: Four columns",
    "from: services\ntile: classic\ncell: 160x123\ngap: 0",
    "from: services\ncell: 600x400\ntitle: Wider than a phone",
    "from: plain\ncolumns: 2\nlimit: 2\ntitle: A column cap",
    *(f"from: plain\ncolumns: 3\nlimit: 5\nrules: lines\nlast-row: {policy}"
      for policy in ("start", "center", "stretch", "balance", "lead")),
    "from: services\nrules: lines\ntitle: Lines\nheader: In short.\nfooter: With VAT.",
    "from: services\nrules: lines\ntile: classic\ndecoration: panel\nheader: In short.",
    "from: services\ndecoration: fabric\ntitle: On fabric\nfooter: With VAT.\ninsets: 30 10 20 40",
    "from: services\nfit: center\ncolumns: 2\ncell: 200x150",
    "from: plain\nlimit: 7\ncolumns: 2..4\ntitle: Seven",
    "from: plain\nlimit: 1",
    "tag: none-has-this\nempty: message",
]
SPANS = {"litigation": "2x2", "conveyancing": "2x1", "tax-law": "1x2"}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Serves a site with one page of many grids, in a style and a language; built when first asked for."""
    built, servers = {}, []

    def serve(style: str, language: str) -> str:
        if (style, language) not in built:
            folder = tmp_path_factory.mktemp(f"{style}-{language}")
            write(folder, style, language)
            command = [sites.TILEWORK, "build", "--strict", "--quiet", "--site", folder]
            subprocess.run(command, check=True, timeout=120)
            servers.append(served(folder / "public"))
            built[style, language] = servers[-1].__enter__()
        return built[style, language] + "/"

    yield serve
    for server in servers:
        server.__exit__(None, None, None)


def write(folder, style, language):
    sample = sites.ROOT / "content"
    config = {"title": "Grids", "language": language, "timezone": "UTC", "theme": {"style": style}, "menu": []}
    (folder / "site.yaml").write_text(yaml.safe_dump(config))
    shutil.copytree(sample / "images", folder / "content/images")
    shutil.copytree(sample / "services", folder / "content/services")
    for name, span in SPANS.items():
        page = folder / f"content/services/{name}.md"
        page.write_text(page.read_text().replace("---\n", f"---\nspan: {span}\n", 1))
    for page in (folder / "content/services").glob("*.md"):
        # No links to pages that are not here.
        page.write_text(re.sub(r"\]\([^)]*\)", "](/)", page.read_text()))
    (folder / "content/plain").mkdir()
    for number in range(7):
        text = "A text of its own length. " * (1 + number % 3)
        (folder / f"content/plain/p{number}.md").write_text(f"# Plain {number}\n\n{text}\n")
    blocks = "\n".join(f"```grid\n{grid}\n```\n" for grid in GRIDS)
    (folder / "content/index.md").write_text(f"# Grids\n\nMany.\n\n{blocks}")


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("style", sites.STYLES)
@pytest.mark.parametrize("width", WIDTHS)
def test_grids(address, window, style, language, width):
    seen = window(width).open(address(style, language))
    assert {check: seen.faults(check) for check in CHECKS} == dict.fromkeys(CHECKS, [])
    assert seen.shift() == 0
    assert seen.page.locator(".tile-grid").count() == len(GRIDS) - 1
    assert seen.page.locator("p.tile-grid-empty").count() == 1


@pytest.mark.parametrize("style", sites.STYLES)
@pytest.mark.parametrize("width", WIDTHS)
def test_rows_fill_the_width_and_nobody_stands_alone(address, window, style, width):
    """Where nothing else was asked for: no dead space beside tiles, no lone tile in a last row."""
    page = window(width).open(address(style, "en")).page
    rows = page.evaluate("""() => [...document.querySelectorAll('.tile-grid')].map((grid) => {
      const list = grid.querySelector('ul'), style = getComputedStyle(list), rows = {};
      for (const tile of list.children) (rows[Math.round(tile.getBoundingClientRect().top)] ??= []).push(tile);
      const inner = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return Object.values(rows).map((row) => ({
        tiles: row.length,
        share: row.reduce((sum, tile) => sum + tile.offsetWidth, 0) + (row.length - 1) * parseFloat(style.columnGap),
        inner,
      }));
    })""")
    capped, seven = rows[4], rows[14]
    for row in capped + seven:
        assert abs(row["share"] - row["inner"]) <= row["tiles"]
    sizes = [row["tiles"] for row in seven]
    assert sum(sizes) == 7 and max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("style", sites.STYLES)
def test_nothing_moves_while_pictures_are_late(address, browser, style):
    moved = []
    # Once in some twenty runs of a busy machine something moves that does not the next time; see what it was.
    for _ in range(2):
        window = checking.Window(browser, 1280)
        window.page.route(
            re.compile(r"\.(webp|jpg|png)$"), lambda route: (window.page.wait_for_timeout(60), route.continue_()))
        window.open(address(style, "en"))
        assert window.faults("picturesLoad") == []
        if window.shift() == 0:
            break
        moved.append(window.moved())
        window.close()
    assert len(moved) < 2, moved
    if moved:
        warnings.warn(f"moved once: {moved}")
    window.close()


@pytest.mark.parametrize("style", sites.STYLES)
@pytest.mark.parametrize("width", (320, 1280))
def test_a_browser_without_container_queries_gets_plain_columns(address, browser, style, width):
    window = checking.Window(browser, width)

    def answer(route):
        css = route.fetch().text()
        assert "@container" in css
        route.fulfill(content_type="text/css", body=without_container_rules(css))

    window.page.route("**/*.css", answer)
    window.open(address(style, "en"))
    checks = [check for check in CHECKS if check not in ("gridsHaveNoHole", "linesStandBetweenTiles")]
    assert {check: window.faults(check) for check in checks} == dict.fromkeys(checks, [])
    lines = window.page.evaluate("""() => [...document.querySelectorAll('.rules-lines .tile')]
      .filter((tile) => parseFloat(getComputedStyle(tile, '::before').borderTopWidth) > 0).length""")
    assert lines == 0, "lines need to know where tiles stand"
    window.close()


def without_container_rules(css: str) -> str:
    out, place = [], 0
    for match in re.finditer(r"@container[^{]*\{", css):
        if match.start() < place:
            continue
        out.append(css[place:match.start()])
        depth, place = 1, match.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(css[place], 0)
            place += 1
    return "".join(out) + css[place:]


@pytest.mark.parametrize("style", sites.STYLES)
def test_print_shows_every_tile(address, browser, style):
    window = checking.Window(browser, 800)
    window.open(address(style, "en"))
    window.page.emulate_media(media="print")
    checks = ("tilesDoNotOverlap", "gridsHaveNoHole", "tilesReadInOrder", "nothingIsHidden")
    assert {check: window.faults(check) for check in checks} == dict.fromkeys(checks, [])
    window.close()


@pytest.mark.parametrize("style", sites.STYLES)
def test_forced_colours_keep_the_lines(address, browser, style):
    window = checking.Window(browser, 1280, forced_colors="active")
    window.open(address(style, "en"))
    assert window.faults("linesStandBetweenTiles") == []
    colours = window.page.evaluate("""() => [...document.querySelectorAll('.rules-lines .tile')].map((tile) =>
      [getComputedStyle(tile, '::before').borderTopColor, getComputedStyle(document.body).backgroundColor])""")
    assert colours and all(line != ground for line, ground in colours)
    window.close()
