"""The default theme's page and the benchmark's list are byte for byte what Jinja2 makes of the same templates."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "Tests/Bench"
sys.path.insert(0, str(BENCH))

from templating import jinja  # noqa: E402


@pytest.fixture(scope="session")
def ours():
    subprocess.run(["swift", "build", "--product", "templatebench"], cwd=ROOT, check=True)

    def run(*words, text=""):
        command = [ROOT / ".build/debug/templatebench", *words]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:2000]
        return done.stdout

    return run


def test_the_theme(ours):
    theirs = jinja.page_engine(ROOT / "templates", json.loads(ours("page", "data")))
    assert ours("page", "show").rstrip("\n") == theirs("show").rstrip("\n")


def test_the_list(ours):
    items = (BENCH / "templating/items.tsv").read_text(encoding="utf-8")
    template = (BENCH / "templating/list.html").read_text(encoding="utf-8")
    theirs = jinja.list_engine(items, template)
    assert ours("list", "show", text=f"{items}\n{template}").rstrip("\n") == theirs("show").rstrip("\n")
