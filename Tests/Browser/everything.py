"""A site whose pages have all that the theme can show: every block, kind of tile and partial, and a long menu.

Its tiles have short and very long titles, with and without a date, a summary and a picture.
"""

import struct
import subprocess
import zlib
from pathlib import Path

import sites
import yaml

PATHS = ("/", "/b/", "/pages/", "/pages/long/")
MENU = ("Quarry", "Harbour", "Orchard", "Foundry", "Granary", "Lantern")
TITLES = {
    "en": {
        "short": "Roof",
        "long": "What to ask before a builder takes the roof off the house in which you and your family live",
        "word": "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
    },
    "ar": {
        "short": "سقف",
        "long": "ما الذي ينبغي أن تسأل عنه قبل أن يرفع البنّاء سقف البيت الذي تعيش فيه أنت وأسرتك",
        "word": "الاستقلالية" * 5,
    },
    "he": {
        "short": "גג",
        "long": "מה כדאי לשאול לפני שקבלן מסיר את גג הבית שבו אתם ובני המשפחה שלכם גרים כל השנה",
        "word": "התחשבנות" * 6,
    },
}
# Name, title, and what else the page has.
PAGES = (
    ("plain", "short", {}),
    ("long", "long", {"summary": "What it is.", "date": "2025-01-02", "image": "/black.png"}),
    ("word", "word", {"summary": "What it is.", "image": "/white.png"}),
    ("summed", "short", {"summary": "What it is, and why people who have seen it once come back to it.", "image": "/checks.png"}),
    ("dated", "short", {"date": "2025-01-05", "image": "/white.png"}),
    ("both", "long", {"summary": "What it is.", "image": "/checks.png"}),
    ("away", "short", {"link": "https://example.com/", "summary": "What it is.", "image": "/black.png"}),
)
SPANS = ("2x2", "1x1", "1x1", "2x1", "1x2", "1x1", "1x1")
HOME = """# {title}

A [link](b.md) in a text, `code`, ~~struck~~, **strong**.

## {title}: one

- [ ] to do
- [x] done

1. One
2. Two

> Said by somebody with a [link](b.md).

> [!WARNING]
> Mind the [step](b.md).

| A | B |
|---|---:|
| 1 | 2 |

![A wall](/checks.png "Seen from the street")

## {title}: two

```stats
Cases won: 1,204
Since: 1987
Places: Wrenbridge and Hythe
```

```grid
title: Cards
from: pages
tile: card
```

```grid
title: Lines
header: What stands above.
footer: What stands below.
from: pages
tile: card
decoration: panel
rules: lines
```

## {title}: three

```grid
title: Over pictures
from: pages
tile: overlay
columns: 1..3
```

```grid
title: Frames
from: pages
tile: classic
```

```grid
title: Spans
from: mixed
```

## {title}: four

```carousel
title: Row
from: pages
```

```carousel
title: Small row
from: pages
rank: regular
```

```swatches
title: Paints
columns: 3
selected: Brick
colors:
  - {{name: Forest, value: "#00794a"}}
  - {{name: Lemon, value: "#ffee55"}}
  - {{name: Brick, value: "#a8503a"}}
  - {{name: Paper, value: "#ffffff"}}
```

A note.[^1]

[^1]: Small print with a [link](b.md).
"""


def png(width: int, height: int, rows: tuple[bytes, ...]) -> bytes:
    """A grey picture whose rows are these, one after the other, again and again."""
    data = b"".join(b"\0" + rows[y % len(rows)] for y in range(height))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


def write_pictures(folder: Path, width: int = 800, height: int = 600) -> None:
    """White, black, and checks of both."""
    square = 25
    odd = (b"\xff" * square + b"\0" * square) * (width // square // 2 + 1)
    even = odd[square:] + odd[:square]
    checks = (odd[:width],) * square + (even[:width],) * square
    for name, rows in (("white", (b"\xff" * width,)), ("black", (b"\0" * width,)), ("checks", checks)):
        (folder / f"{name}.png").write_bytes(png(width, height, rows))


def front_matter(**keys) -> str:
    return f"---\n{yaml.safe_dump(keys, allow_unicode=True, sort_keys=False)}---\n"


def write(folder: Path, style: str, language: str = "en", theme: dict | None = None) -> None:
    titles, content = TITLES[language], folder / "content"
    for name in ("pages", "mixed"):
        (content / name).mkdir(parents=True)
    config = {
        "title": titles["short"], "description": titles["long"], "language": language, "timezone": "UTC",
        "theme": {"style": style, "transitions": True, **(theme or {})},
        "organization": {
            "name": "Hue & Co", "telephone": "01632 960140", "email": "a@example.com",
            "address": ["4 Assembly Row", "Wrenbridge"],
            "hours": [{"days": "Monday to Thursday", "time": "9 am – 5.30 pm"}],
        },
        "menu": [{"title": name, "url": "/pages/" if name == "Quarry" else "/b/"} for name in MENU],
    }
    (folder / "site.yaml").write_text(yaml.safe_dump(config, allow_unicode=True))
    write_pictures(content)
    body = HOME.format(title=titles["short"])
    (content / "index.md").write_text(body)
    text = body.removeprefix(f"# {titles['short']}\n")
    facts = {"Price": "£850", "Time": "8 weeks"}
    (content / "b.md").write_text(
        front_matter(title=titles["long"], image="/checks.png", image_alt="A wall", facts=facts, tags=["one", "two"],
                     date="2025-03-01", updated="2025-04-01") + text)
    (content / "pages/index.md").write_text(front_matter(title=titles["word"]) + "Text.\n")
    for number, ((name, title, keys), span) in enumerate(zip(PAGES, SPANS, strict=True)):
        # The picture's description is the title, as careless people write it.
        alt = {"image_alt": titles[title]} if "image" in keys else {}
        matter = {"title": titles[title], "order": number, **keys, **alt}
        (content / f"pages/{name}.md").write_text(front_matter(**matter) + "Text.\n")
        (content / f"mixed/{name}.md").write_text(front_matter(**matter, span=span) + "Text.\n")


def build(folder: Path, *options: str) -> Path:
    """The folder that is made of the site."""
    command = [sites.TILEWORK, "build", "--quiet", "--site", folder, *options]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    return folder / "public"
