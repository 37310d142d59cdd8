"""Golden sites: a folder goes in, a folder comes out.

NAME/site/          the site; `tilework build` is run on a copy of it
NAME/expected/      every text file of the output, and the names of the others in FILES
NAME/expected.txt   the exit code, then what was said on standard error
NAME/explained.txt  where it is there: a line `$ tilework explain …`, or `check`, then what that command prints

UPDATE_GOLDEN=1 rewrites what is expected and still fails that run, so that nobody takes a rewrite
for a pass: look at the difference, then run again.
"""
import os
import pathlib
import shutil
import subprocess

import pytest

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("TILEWORK", str(HERE.parent.parent / ".build/release/tilework"))
TEXT = {".html", ".css", ".txt", ".xml", ".json"}


def build(site, output):
    command = [PROGRAM, "build", "--quiet", "--site", str(site), "--output", str(output),
               "--now", "2026-01-01T00:00:00Z"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    said = run.stderr.replace(str(site), "SITE")
    return f"exit {run.returncode}\n{said}{run.stdout}"


def explain(site, case):
    """What the command on the first line of explained.txt prints, below that line."""
    line = read(case / "explained.txt").splitlines()[0]
    command = [PROGRAM, *line.split()[2:], "--site", str(site)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return f"{line}\n{run.stdout}{run.stderr}"


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def tree(folder):
    """Text files by path; of the others only the path, in FILES."""
    files, others = {}, []
    for path in sorted(folder.rglob("*")) if folder.exists() else []:
        name = path.relative_to(folder).as_posix()
        if path.is_dir():
            continue
        if path.suffix in TEXT:
            files[name] = read(path)
        else:
            others.append(name)
    if others:
        files["FILES"] = "".join(name + "\n" for name in others)
    return files


def rewrite(case, files, said, explained):
    shutil.rmtree(case / "expected", ignore_errors=True)
    for name, text in files.items():
        path = case / "expected" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    (case / "expected.txt").write_text(said, encoding="utf-8")
    if explained:
        (case / "explained.txt").write_text(explained, encoding="utf-8")


def cases():
    return sorted(path.parent.name for path in HERE.glob("*/site"))


def test_there_are_golden_sites():
    assert {"service-screen", "grid", "carousel", "stats", "swatches", "mistakes"} <= set(cases())


@pytest.mark.parametrize("name", cases())
def test_golden(name, tmp_path):
    case = HERE / name
    shutil.copytree(case / "site", tmp_path / "site")
    said = build(tmp_path / "site", tmp_path / "out")
    files = tree(tmp_path / "out")
    explained = explain(tmp_path / "site", case) if (case / "explained.txt").exists() else ""
    if os.environ.get("UPDATE_GOLDEN"):
        rewrite(case, files, said, explained)
        pytest.fail(f"{name}: rewritten; look at the difference, then run without UPDATE_GOLDEN")
    assert said == read(case / "expected.txt")
    assert not explained or explained == read(case / "explained.txt")
    expected = {p.relative_to(case / "expected").as_posix(): read(p)
                for p in sorted((case / "expected").rglob("*")) if p.is_file()}
    assert sorted(files) == sorted(expected)
    for path, text in expected.items():
        assert files[path] == text, f"{name}: {path} is not as expected"
