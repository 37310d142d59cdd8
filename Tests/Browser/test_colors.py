"""Whatever colours an owner chooses, all that is made of them can be read, light and dark, in both styles."""

import subprocess

import pytest
import sites
import yaml
from axe_playwright_python.sync_playwright import Axe
from folder_server import served

THEMES = {
    "lemon": {"accent": "#ffe600"},
    "sky": {"accent": "#4db8ff", "page": "#f2f8ff"},
    "pink": {"accent": "#ff2d87", "tile": "#fff0f6"},
    "night": {"accent": "#39d98a", "page": "#101418"},
    "night-tiles": {"accent": "#7a1f2b", "tile": "#232a33"},
    "paper": {"accent": "#6b4f2a", "page": "#e8dcc4", "text": "#2b2115", "tile": "#f6efe0", "caption": "#4a3a22"},
}
HOME = """# Colours

A [link](b.md) in a text, `code`, ~~struck~~.

> [!WARNING]
> Mind the [step](b.md).

| A | B |
|---|---|
| 1 | 2 |

```stats
Cases won: 1,204
Since: 1987
```

```grid
from: pages
```

```grid
from: pages
decoration: panel
rules: lines
```

```grid
from: pages
tile: overlay
```

```carousel
from: pages
```

A note.[^1]

[^1]: Small print with a [link](b.md).
"""


def write(folder, style: str, theme: dict) -> None:
    config = {
        "title": "Colours", "theme": {"style": style, **theme}, "timezone": "UTC",
        "organization": {"name": "Hue & Co", "telephone": "01632 960140", "email": "a@example.com"},
        "menu": [{"title": name, "url": "/pages/"} for name in ("Pages", "Work", "People", "Prices", "News", "About")],
    }
    (folder / "content/pages").mkdir(parents=True)
    (folder / "site.yaml").write_text(yaml.safe_dump(config))
    (folder / "content/index.md").write_text(HOME)
    (folder / "content/b.md").write_text("---\nfacts: {Price: £850, Time: 8 weeks}\ntags: [one]\n---\n" + HOME)
    for number in range(5):
        page = f"---\ntitle: Page {number}\nsummary: What it is.\ndate: 2025-01-0{number + 1}\n---\nText.\n"
        (folder / f"content/pages/{number}.md").write_text(page)


@pytest.fixture(scope="module", params=[f"{style} {name}" for style in sites.STYLES for name in THEMES])
def site(request, tmp_path_factory):
    style, name = request.param.split()
    folder = tmp_path_factory.mktemp("colors")
    write(folder, style, THEMES[name])
    subprocess.run([sites.TILEWORK, "build", "--quiet", "--site", folder], check=True, timeout=120, capture_output=True)
    with served(folder / "public") as address:
        yield address


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_can_be_read(site, window, scheme):
    for path in ("/", "/b/", "/pages/1/"):
        page = window(1280, reduced_motion="reduce").open(site + path).page
        page.emulate_media(color_scheme=scheme)
        options = {"runOnly": ["color-contrast", "link-in-text-block"]}
        found = Axe().run(page, options=options).response["violations"]
        assert [node["html"][:120] + node["failureSummary"] for each in found for node in each["nodes"]] == []
