"""A build that is killed at any moment leaves the old site whole, and the next build is right.

TILEWORK_KILLS says how many builds are killed (12), TILEWORK_SEED from which number on."""
import hashlib
import os
import pathlib
import random
import signal
import subprocess
import time

import pytest

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("TILEWORK", str(HERE.parent.parent / ".build/release/tilework"))
KILLS = int(os.environ.get("TILEWORK_KILLS", "12"))
SEED = int(os.environ.get("TILEWORK_SEED", "1"))
PAGES = 60


def write(site, version):
    """All pages, as they are in a version; one is there in every other version only."""
    folder = site / "content/articles"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(PAGES):
        (folder / f"p{number}.md").write_text(
            f"---\ntitle: Page {number}, {version}\ndate: 2025-01-{number % 28 + 1:02}\n---\nVersion {version}.\n")
    extra = site / "content/extra.md"
    extra.write_text(f"extra {version}\n") if version % 2 else extra.unlink(missing_ok=True)


def tree(folder):
    """Every file of a folder by what is in it; a build that was just killed may have put another in its place."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def command(site, output):
    return [PROGRAM, "build", "--quiet", "--site", str(site), "--output", str(output), "--now", "2026-01-01"]


def built(site, output):
    run = subprocess.run(command(site, output), capture_output=True, text=True, timeout=120)
    assert (run.returncode, run.stderr) == (0, ""), run.stderr
    return tree(output)


@pytest.fixture
def site(tmp_path):
    site = tmp_path / "site"
    site.mkdir()
    (site / "site.yaml").write_text(
        "title: Killed\nbase_url: https://u.example/\noutputs: {social: false}\n")
    return site


def test_killed_at_any_moment(site, tmp_path):
    public, dice = site / "public", random.Random(SEED)
    write(site, 0)
    built(site, public)
    (public / "CNAME").write_text("mine")
    begun = time.monotonic()
    write(site, 1)
    old = built(site, public)
    length = time.monotonic() - begun
    early = whole = 0
    for version in range(2, KILLS + 2):
        write(site, version)
        new = built(site, tmp_path / f"clean-{version % 2}") | {"CNAME": old["CNAME"]}
        run = subprocess.Popen(command(site, public), stderr=subprocess.DEVNULL)
        moment = dice.uniform(0, length * 1.1)
        try:
            run.wait(timeout=moment)
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGKILL)
            run.wait(timeout=10)
        there = tree(public)
        assert there in (old, new), f"seed {SEED}, build {version}, killed after {moment:.3f} s of {length:.3f}"
        early += there == old
        whole += there == new
        assert built(site, public) == new, f"seed {SEED}, build {version}"
        left = [path.name for path in site.iterdir() if path.name.startswith(".public.tilework")]
        assert left == []
        old = new
    print(f"{KILLS} builds killed: {early} left the old site, {whole} the new one")
    assert early > 0
