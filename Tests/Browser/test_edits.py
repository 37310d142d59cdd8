"""After any edit, the site that is shown is the one that a clean build makes, byte for byte but for the script.

TILEWORK_EDITS makes more of them, TILEWORK_SEED others.
"""

import json
import os
import random
import shutil
from pathlib import Path

import previewing
from previewing import SCRIPT, Preview

EDITS = int(os.environ.get("TILEWORK_EDITS", "25"))
SEED = int(os.environ.get("TILEWORK_SEED", "1"))
WORDS = "rye oat spelt crust oven flour salt dawn harbour basket".split()


def sources(site: Path) -> list[Path]:
    return sorted(file for part in ("content", "templates") for file in (site / part).rglob("*") if file.is_file())


class Editor:
    """Somebody who changes a site at random, each time saving in another way."""

    def __init__(self, site: Path, dice: random.Random):
        self.site, self.dice = site, dice

    def edit(self) -> str:
        """Does one thing, and says what."""
        kinds = [self.text, self.text, self.field, self.field, self.field, self.template, self.settings, self.picture,
                 self.delete, self.rename, self.new_page, self.new_folder, self.move_folder, self.style, self.other]
        kind = self.dice.choice(kinds)
        return f"{kind.__name__} {kind()}"

    def pages(self) -> list[Path]:
        return [file for file in sources(self.site) if file.suffix == ".md"]

    def folders(self) -> list[Path]:
        return sorted(path for path in (self.site / "content").rglob("*") if path.is_dir())

    def save(self, file: Path, text: str | bytes) -> Path:
        way = self.dice.choice(previewing.WAYS)
        way(file, text if isinstance(text, bytes) else text.encode())
        return file.relative_to(self.site)

    def text(self):
        page = self.dice.choice(self.pages())
        return self.save(page, page.read_text() + f"\nMore {self.dice.choice(WORDS)}.\n")

    def field(self):
        page = self.dice.choice(self.pages())
        word, year = self.dice.choice(WORDS), self.dice.randint(1990, 2030)
        line = self.dice.choice([f"title: The {word}", f"date: {year}-03-04", f"tags: [{word}]", "draft: true",
                                 "draft: false", f"order: {year}", f"summary: Of {word}.", "span: 2x2",
                                 "date: soon", "image: ../images/rye.png", f"slug: {word}-{year}"])
        rest = [old for old in page.read_text().split("\n") if not old.startswith(line.split(":")[0] + ":")]
        if rest[0] != "---":
            rest = ["---", "---", *rest]
        return self.save(page, "\n".join([rest[0], line, *rest[1:]]))

    def template(self):
        name = self.dice.choice(["partials/footer.html", "partials/menu.html", "blocks/note.html"])
        word = self.dice.choice([*WORDS, "{{ page.titel }}", "{{ site.title }}"])
        return self.save(self.site / "templates" / name, f"<p>{word}</p>\n")

    def settings(self):
        word = self.dice.choice(WORDS)
        line = self.dice.choice([f"description: The {word}", "theme: {style: classic}", "theme: {style: modern}",
                                 'theme: {accent: "#00794a"}', "theme: {style: none}", f"title: The {word}"])
        rest = [old for old in (self.site / "site.yaml").read_text().split("\n")
                if not old.startswith(line.split(":")[0] + ":")]
        return self.save(self.site / "site.yaml", "\n".join([line, *rest]))

    def picture(self):
        data = previewing.picture(self.dice.randrange(256), self.dice.randint(20, 60))
        return self.save(self.site / "content/images/rye.png", data)

    def delete(self):
        file = self.dice.choice(sources(self.site))
        if file.name != "index.md" or len(self.pages()) > 1:
            file.unlink()
        return file.relative_to(self.site)

    def rename(self):
        file = self.dice.choice(sources(self.site))
        name = f"{self.dice.choice(WORDS)}-{self.dice.randrange(100)}{file.suffix}"
        return f"{file.relative_to(self.site)} to {file.rename(file.with_name(name)).name}"

    def new_page(self):
        folder = self.dice.choice([self.site / "content", *self.folders()])
        page = folder / f"{self.dice.choice(WORDS)}-{self.dice.randrange(100)}.md"
        return self.save(page, f"---\ntitle: A {self.dice.choice(WORDS)}\n---\nNew.\n")

    def new_folder(self):
        folder = self.dice.choice([self.site / "content", *self.folders()]) / self.dice.choice(WORDS)
        return self.save(folder / "deep" / "page.md", f"# {self.dice.choice(WORDS)}\n")

    def move_folder(self):
        if not self.folders():
            return "none"
        folder = self.dice.choice(self.folders())
        target = self.site / "content" / f"{self.dice.choice(WORDS)}-{self.dice.randrange(1000)}"
        if target.exists():
            return "none"
        folder.rename(target)
        return f"{folder.relative_to(self.site)} to {target.name}"

    def style(self):
        return self.save(self.site / "templates/assets/site.css", f"main {{ order: {self.dice.randrange(99)} }}\n")

    def other(self):
        return self.save(self.site / "content/price-list.txt", f"Rye {self.dice.randrange(99)}\n")


def clean(site: Path, place: Path) -> tuple[dict[str, bytes], list[str]]:
    """The files of a clean build, or what it complains of."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    shutil.copy(site / "site.yaml", place)
    for part in ("content", "templates"):
        if (site / part).exists():
            shutil.copytree(site / part, place / part)
    built = previewing.build(place)
    if built.returncode:
        return {}, built.stderr.splitlines()
    return files(place / "public"), []


def files(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def shown(preview: Preview, path: str) -> bytes:
    response, body = preview.ask("/" + path)
    assert response.status == 200, path
    return SCRIPT.sub(b"", body, count=1) if path.endswith(".html") else body


def said(news: str) -> list[str]:
    return ["{place}: {word}: {sentence}".format(**one) for one in json.loads(news)["mistakes"]]


def test_what_is_shown_is_what_a_clean_build_makes(tmp_path):
    dice = random.Random(SEED)
    site = previewing.write(tmp_path / "site")
    editor = Editor(site, dice)
    last: dict[str, bytes] = {}
    outcomes = {"built": 0, "broken": 0}
    keep(site, tmp_path / "good")
    with Preview(site) as preview:
        for number in range(EDITS):
            what = f"edit {number}, seed {SEED}: {editor.edit()}"
            wanted, mistakes = clean(site, tmp_path / "clean")
            # The preview is as far once it shows this, or complains of it.
            until_equal(preview, site, wanted or last, mistakes, what)
            if wanted:
                for path, data in wanted.items():
                    assert shown(preview, path) == data, f"{what}: {path}"
                for path in last.keys() - wanted.keys():
                    assert preview.ask("/" + path)[0].status == 404, f"{what}: {path}"
                last = wanted
                outcomes["built"] += 1
            else:
                for path, data in last.items():
                    assert shown(preview, path) == data, f"{what}: {path}"
                outcomes["broken"] += 1
                restore(site, tmp_path / "good")
                until_equal(preview, site, last, [], what + ", undone")
            keep(site, tmp_path / "good")
        assert preview.stop() == 0
    assert b"~tilework" not in b"".join(files(site / "public").values())
    print(outcomes)
    assert outcomes["built"] > EDITS // 3


def until_equal(preview: Preview, site: Path, wanted: dict[str, bytes], mistakes: list[str], what: str):
    """Waits for the preview to have taken in the state that the site is in."""
    if not wanted and not mistakes:
        return
    for count, news in enumerate(preview.events()):
        if said(news) == mistakes and (not wanted or files(site / "public") == wanted):
            return
        assert count < 20, what


def keep(site: Path, place: Path):
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(site, place, ignore=shutil.ignore_patterns("public", ".*"))


def restore(site: Path, place: Path):
    """The site as it was kept; files that did not change stay as they are."""
    for part in ("content", "templates"):
        shutil.rmtree(site / part, ignore_errors=True)
        if (place / part).exists():
            shutil.copytree(place / part, site / part)
    shutil.copy(place / "site.yaml", site)
