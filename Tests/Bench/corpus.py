"""The site that the benchmark builds: N pages in 20 sections, the same bytes every time.

Tilework gets content/ and site.yaml and renders with its own theme. Hugo gets the same content/ with
templates of the same kind: tiles on the home page and in each section, and below each page a row of ten
siblings. Hugo's templates are the smaller ones, so the comparison leans towards Hugo.
"""

import random
from pathlib import Path

SECTIONS = [
    "Conveyancing", "Family Law", "Litigation", "Tax Law", "Corporate Law", "Employment", "Probate",
    "Trusts", "Licensing", "Planning", "Immigration", "Insolvency", "Mediation", "Patents", "Leases",
    "Boundaries", "Adoption", "Wills", "Pensions", "Notary",
]  # fmt: skip
SUBJECTS = ["The first letter", "A signed lease", "Your solicitor", "The other side", "An old deed"]
VERBS = ["settles", "delays", "explains", "costs less than", "depends on", "replaces", "confirms"]
OBJECTS = ["*the whole claim*", "a fixed fee", "the date of completion", "`form 7b`", "**two** visits"]
TAILS = ["before the hearing", "as [the rules](#what-it-costs) require", "in most cases", "at no charge"]
HEADINGS = ["What is included", "What it costs", "How long it takes", "What to bring"]

HUGO = {
    "hugo.toml": 'baseURL = "https://www.example.com/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term"]\n',
    "layouts/_default/baseof.html": "<!doctype html>\n<html lang=en><head><meta charset=utf-8><title>{{ .Title }}"
    '</title><meta name=description content="{{ .Params.summary }}"></head><body><nav><ul>{{ range .Site.Home.'
    'Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></nav><main><h1>{{ .Title }}'
    '</h1>{{ .Content }}{{ block "main" . }}{{ end }}</main></body></html>\n',
    "layouts/partials/tile.html": '<li class=tile><a href="{{ .RelPermalink }}"><h3>{{ .Title }}</h3>'
    "<p>{{ .Params.summary }}</p></a></li>",
    "layouts/_default/list.html": '{{ define "main" }}<div class=tile-grid><ul>{{ range .Pages }}'
    '{{ partial "tile.html" . }}{{ end }}</ul></div>{{ end }}',
    "layouts/_default/single.html": '{{ define "main" }}<div class=carousel><ul>{{ $page := . }}'
    "{{ range first 11 .CurrentSection.RegularPages }}{{ if ne . $page }}"
    '{{ partial "tile.html" . }}{{ end }}{{ end }}</ul></div>{{ end }}',
}  # fmt: skip


def sentence(chance: random.Random) -> str:
    return " ".join(chance.choice(part) for part in (SUBJECTS, VERBS, OBJECTS, TAILS)) + "."


def page(number: int) -> str:
    """Front matter and about 450 words."""
    chance = random.Random(number)
    parts = [f"---\ntitle: Page {number}\nsummary: {chance.choice(SUBJECTS)} explained.\norder: {number}\n---\n"]
    for heading in HEADINGS:
        parts.append(f"## {heading}\n")
        parts += [" ".join(sentence(chance) for _ in range(5)) + "\n" for _ in range(2)]
        parts.append("\n".join(f"- {sentence(chance)}" for _ in range(3)) + "\n")
    return "\n".join(parts)


def files(pages: int) -> dict[str, str]:
    """What both generators read, by path."""
    found = {"content/_index.md": "---\ntitle: Home\nsummary: All services.\n---\n"}
    folders = [name.lower().replace(" ", "-") for name in SECTIONS]
    for folder, title in zip(folders, SECTIONS, strict=True):
        found[f"content/{folder}/_index.md"] = f"---\ntitle: {title}\nsummary: All of {title}.\n---\n"
    for number in range(pages):
        found[f"content/{folders[number % 20]}/page-{number}.md"] = page(number)
    return found


def write(folder: Path, pages: int) -> None:
    """Writes FOLDER/tilework and FOLDER/hugo."""
    site = {"site.yaml": "title: Bench\nbase_url: https://www.example.com/\n"}
    for name, extra in (("tilework", site), ("hugo", HUGO)):
        for path, text in {**files(pages), **extra}.items():
            file = folder / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
