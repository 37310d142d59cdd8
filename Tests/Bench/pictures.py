"""Times pictures: photos of 3000 × 2000 pixels to three widths, and again with nothing changed.

usage: pictures.py [PHOTOS [ROUNDS]]    12 photos and 3 rounds unless said otherwise

Everyone does the same, in turn, so that all meet the same noise: libvips itself in a program of C that decodes
each photo once, on all cores; Tilework's own way without a site; `vipsthumbnail`; a site of Tilework; a site of
Hugo. A site of Tilework has each width as WebP and as JPEG, so Hugo and libvips do that too.

Environment: TILEWORK, HUGO and VIPSTHUMBNAIL, the programs to time.
"""

import os
import shutil
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from bench import ROOT, hugo_program, measure

WIDTHS = [1600, 800, 400]
UNCHANGED = 240


def compiled(work: Path) -> str:
    """The program of C."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "vips"], capture_output=True, text=True, check=True)
    program = str(work / "floor")
    source = str(ROOT / "Tests/Bench/Pictures/floor.c")
    subprocess.run(["cc", "-O2", "-o", program, source, *flags.stdout.split(), "-pthread"], check=True)
    return program


def tilework(site: Path, photos: list[Path], widths: list[int], shown: bool = True) -> list[str]:
    """Writes a site with a page a photo; the command that builds it."""
    (site / "content").mkdir(parents=True)
    (site / "site.yaml").write_text(f"title: Photos\nimages: {{widths: {widths}, quality: 80}}\n")
    for number, photo in enumerate(photos):
        if shown:
            os.link(photo, site / f"content/{number}-{photo.name}")
        address = f"{number}-{photo.name}" if shown else f"https://example.com/{number}-{photo.name}"
        (site / f"content/{number}.md").write_text(f"# Photo {number}\n\n![A photo]({address})\n")
    program = os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework"))
    return [program, "build", "--quiet", "--site", str(site)]


def hugo(site: Path, photos: list[Path], formats: list[str]) -> list[str]:
    """The same for Hugo: a page a photo, since it works on pages side by side."""
    (site / "layouts/_default").mkdir(parents=True)
    (site / "hugo.toml").write_text('disableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    images = "".join(
        f'<img src="{{{{ ($photo.Resize "{width}x {kind} q80").RelPermalink }}}}">\n'
        for width in WIDTHS for kind in formats)
    page = '{{ $photo := .Resources.GetMatch "photo.jpg" }}{{ if $photo }}' + images + "{{ end }}"
    (site / "layouts/_default/single.html").write_text(page)
    for kind in ("list", "baseof"):
        (site / f"layouts/_default/{kind}.html").write_text("" if kind == "list" else '{{ block "main" . }}{{ end }}')
    (site / "layouts/_default/baseof.html").unlink()
    for number, photo in enumerate(photos):
        (site / f"content/{number}").mkdir(parents=True)
        os.link(photo, site / f"content/{number}/photo.jpg")
        (site / f"content/{number}/index.md").write_text(f"---\ntitle: Photo {number}\n---\n")
    program = hugo_program()
    return [program, "--quiet", "--source", str(site), "--destination", str(site / "public")]


def thumbnails(photos: list[Path], output: Path) -> tuple[float, float, float]:
    """vipsthumbnail, a process a width and photo, as many at once as there are cores."""
    program = os.environ.get("VIPSTHUMBNAIL", "vipsthumbnail")
    start = monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [
            pool.submit(
                measure,
                [shutil.which(program), "--size", f"{width}x", "--output",
                 str(output / f"%s-{width}.webp[Q=80,strip]"), str(photo)])
            for photo in photos for width in WIDTHS
        ]
        results = [run.result() for run in runs]
    return monotonic() - start, sum(result[1] for result in results), max(result[2] for result in results)


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def run(count: int, rounds: int) -> None:
    with TemporaryDirectory(prefix="tilework-pictures-") as name:
        work = Path(name)
        floor = compiled(work)
        originals = fresh(work / "photos")
        subprocess.run([floor, "photos", str(originals), str(count), "3000", "2000", "jpg"], check=True)
        photos = sorted(originals.iterdir())
        size = statistics.mean(photo.stat().st_size for photo in photos) / 1e6
        print(f"{count} photos of 3000 × 2000, {size:.1f} MB each, to {sorted(WIDTHS)} px; medians of {rounds} rounds")
        tasks = plan(work, floor, originals, photos)
        found: dict[str, list] = {label: [] for label in tasks}
        for _ in range(rounds):
            for label, task in tasks.items():
                found[label].append(task())
        report(found, count)
        unchanged(work, photos, rounds)
        huge(work, floor)


def plan(work: Path, floor: str, originals: Path, photos: list[Path]) -> dict:
    bench = str(ROOT / ".build/release/picturebench")
    widths = [str(width) for width in WIDTHS]
    def encoded(program: list[str], formats: str):
        return lambda: measure([*program, str(originals), str(fresh(work / "out")), formats, *widths])
    site = tilework(work / "site", photos, WIDTHS)
    def built():
        for folder in (".tilework", "public"):
            shutil.rmtree(work / "site" / folder, ignore_errors=True)
        return measure(site)
    tasks = {
        "libvips in C, WebP": encoded([floor, "make"], "webp"),
        "Tilework's encoder, WebP": encoded([bench], "webp"),
        "libvips in C, WebP and JPEG": encoded([floor, "make"], "webp,jpg"),
        "Tilework, WebP and JPEG": built,
    }
    if shutil.which(os.environ.get("VIPSTHUMBNAIL", "vipsthumbnail")):
        tasks["vipsthumbnail, WebP"] = lambda: thumbnails(photos, fresh(work / "out"))
    else:
        print("No vipsthumbnail on PATH to compare with.")
    if hugo_program():
        for label, formats in (("Hugo, WebP", ["webp"]), ("Hugo, WebP and JPEG", ["webp", "jpg"])):
            tasks[label] = hugo_task(work / label.replace(" ", "-"), photos, formats)
    else:
        print("No hugo on PATH to compare with.")
    return tasks


def hugo_task(site: Path, photos: list[Path], formats: list[str]):
    command = hugo(site, photos, formats)
    def built():
        for folder in ("resources", "public"):
            shutil.rmtree(site / folder, ignore_errors=True)
        return measure(command)
    return built


def report(found: dict[str, list], count: int) -> None:
    print("| | ms a photo | CPU ms a photo | peak MB | × libvips in C |\n|---|---|---|---|---|")
    for label, results in found.items():
        wall, processor, peak = (statistics.median(column) for column in zip(*results, strict=True))
        base = found["libvips in C, WebP" + (" and JPEG" if label.endswith("JPEG") else "")]
        ratio = statistics.median(a[0] / b[0] for a, b in zip(results, base, strict=True))
        print(f"| {label} | {wall / count * 1e3:.0f} | {processor / count * 1e3:.0f} | {peak:.0f} | {ratio:.2f} |")


def unchanged(work: Path, photos: list[Path], rounds: int) -> None:
    """What a photo costs that did not change: a built site built again, less the same site without its photos."""
    many = [photos[number % len(photos)] for number in range(UNCHANGED)]
    commands = {
        "shown": tilework(work / "many", many, [16, 32, 48]),
        "elsewhere": tilework(work / "elsewhere", many, [16, 32, 48], shown=False),
    }
    sleep(3)  # files changed in the last seconds are read again, to be sure
    for command in commands.values():
        measure(command)
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(max(rounds, 5)):
        for name, command in commands.items():
            times[name].append(measure(command)[0])
    cost = statistics.median(a - b for a, b in zip(times["shown"], times["elsewhere"], strict=True))
    print(f"{UNCHANGED} unchanged photos: {cost / UNCHANGED * 1e3:.3f} ms each")
    if hugo_program():
        site = work / "Hugo,-WebP"
        again = statistics.median(measure(hugo_again(site))[0] for _ in range(max(rounds, 5)))
        print(f"{len(photos)} unchanged photos of Hugo: {again / len(photos) * 1e3:.1f} ms each, its start with them")


def hugo_again(site: Path) -> list[str]:
    return [hugo_program(), "--quiet", "--source", str(site), "--destination", str(site / "public")]


def huge(work: Path, floor: str) -> None:
    """As many pictures of 12,000 × 9,000 pixels at once as there are cores, at least two."""
    for ending in ("jpg", "png"):
        originals = fresh(work / f"huge-{ending}")
        subprocess.run([floor, "photos", str(originals), "2", "12000", "9000", ending], check=True)
        command = tilework(work / f"site-{ending}", sorted(originals.iterdir()), [400, 800, 1200, 1600])
        wall, _, peak = measure(command)
        print(f"two of 12,000 × 9,000 as {ending}: {wall:.1f} s, peak {peak:.0f} MB")


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) > 2 or not all(word.isdigit() and int(word) > 0 for word in words):
        sys.exit(__doc__)
    run(*[int(word) for word in words] + [12, 3][len(words):])
