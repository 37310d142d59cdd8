"""Times the template language beside Jinja2 and Mustache in C++, and a page's templates beside cmark.

usage: templates.py ROUNDS

The engines take turns, so that all meet the same noise. Each renders
- a list of 20 items, 10,000 times a round, from the same items; all three must give the same bytes;
- the default theme's page, 2,000 times a round: Jinja2 from the same templates and data, with the same bytes.
Then a page of a made-up site with the default theme: what cmark takes for its tree, and for its tree and HTML;
what reading its Markdown takes (cmark and our HTML); what filling in its links and gathering what it shows takes;
what making the page takes (that, and all its templates).
"""

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import corpus
from templating import jinja

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent / "templating"
OURS = str(ROOT / ".build/release/templatebench")

LISTS, PAGES, SITE_PAGES = 10_000, 2_000, 1_000
SITE = """title: Bench
base_url: https://www.example.com/
organization:
  name: Hart & Finch LLP
  telephone: 020 7946 0018
  email: office@example.com
  address: [12 High Street, Millbrook, MB1 4TQ]
  hours: [{days: Monday to Friday, time: "9:00–17:30"}]
menu:
""" + "".join(f"  - {{title: {name}, url: /{name.lower().replace(' ', '-')}/}}\n" for name in corpus.SECTIONS[:6])

Engine = Callable[[str], str]  # takes `show` or how often to render, gives what the program wrote


def program(*command: str, text: str = "") -> Engine:
    def run(*words: str) -> str:
        done = subprocess.run([*command, *words], input=text, capture_output=True, text=True, check=True)
        return done.stdout

    return run


def mustache(work: Path, text: str) -> Engine | None:
    """The comparison in C++; none where its header or a compiler is missing."""
    built = work / "mustache"
    command = ["c++", "-O2", "-std=c++17", str(HERE / "mustache.cpp"), "-o", str(built)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("mustache is left out: kainjow/mustache.hpp does not compile here", file=sys.stderr)
        return None
    return program(str(built), text=text)


def lists(work: Path) -> dict[str, Engine]:
    items = (HERE / "items.tsv").read_text(encoding="utf-8")
    template = (HERE / "list.html").read_text(encoding="utf-8")
    found = {
        "tilework": program(OURS, "list", text=f"{items}\n{template}"),
        "jinja2": jinja.list_engine(items, template),
    }
    other = mustache(work, items + "\n" + (HERE / "list.mustache").read_text(encoding="utf-8"))
    return found | ({"mustache": other} if other else {})


def pages() -> dict[str, Engine]:
    data = json.loads(program(OURS, "page")("data"))
    return {"tilework": program(OURS, "page"), "jinja2": jinja.page_engine(ROOT / "templates", data)}


def compare(title: str, engines: dict[str, Engine], renders: int, rounds: int) -> None:
    shown = {name: engine("show").rstrip("\n") for name, engine in engines.items()}
    for name, text in shown.items():
        if text != shown["tilework"]:
            sys.exit(f"bench: {name} gives another page than tilework:\n{text}\n--- tilework:\n{shown['tilework']}")
    times: dict[str, list[int]] = {name: [] for name in engines}
    for _ in range(rounds):
        for name, engine in engines.items():
            times[name] += map(int, engine(str(renders)).split())
    size = len(shown["tilework"].encode())
    print(f"\n{title}, {size} bytes, rendered {rounds} × {renders} times; all give the same bytes")
    print("| engine | µs, fastest | µs, middle | MB/s, middle | × |\n|---|---|---|---|---|")
    middles = {name: statistics.median(found) / 1000 for name, found in times.items()}
    for name, middle in middles.items():
        print(
            f"| {name} | {min(times[name]) / 1000:.1f} | {middle:.1f} | {size / middle:.0f} "
            f"| {middle / middles['tilework']:.1f} |"
        )


def site(work: Path, rounds: int) -> None:
    corpus.write(work, 200)
    folder = work / "tilework"
    (folder / "site.yaml").write_text(SITE, encoding="utf-8")
    page = "conveyancing/page-100"
    text = (folder / "content" / f"{page}.md").read_text(encoding="utf-8")
    steps: list[list[int]] = [[], [], [], [], []]
    for _ in range(rounds):
        lines = program(OURS, "site", str(folder), page)(str(SITE_PAGES)).splitlines()
        for step, line in zip(steps, lines, strict=True):
            step += map(int, line.split())
    print(f"\nA page of a site with {len(text.encode())} bytes of Markdown, {rounds} × {SITE_PAGES} times")
    print("| step | µs, fastest | µs, middle | × cmark |\n|---|---|---|---|")
    cmark = statistics.median(steps[1])
    names = ["cmark, its tree alone", "cmark, its tree and HTML", "reading the Markdown, with cmark", "filling in its text",
             "making the page: its text and templates"]
    for name, step in zip(names, steps, strict=True):
        middle = statistics.median(step)
        print(f"| {name} | {min(step) / 1000:.1f} | {middle / 1000:.1f} | {middle / cmark:.2f} |")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal():
        sys.exit(__doc__)
    number = int(sys.argv[1])
    with TemporaryDirectory(prefix="tilework-bench-") as folder:
        work = Path(folder)
        compare("A list of 20 items", lists(work), LISTS, number)
        compare("The default theme's page", pages(), PAGES, number)
        site(work, number)
