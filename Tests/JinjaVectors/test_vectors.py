"""The committed vectors are what the Jinja2 of requirements.txt makes of the templates."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def test_vectors_are_what_jinja_makes():
    run = subprocess.run(
        [sys.executable, HERE / "generate.py", "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("which, least", [("picked", 400), ("made", 2000)])
def test_there_are_enough_and_most_render(which, least):
    lines = (HERE / "vectors.jsonl").read_text().splitlines()
    vectors = [vector for vector in map(json.loads, lines) if vector["set"] == which]
    assert len({str(vector["templates"]) for vector in vectors}) >= least
    pages = [vector["page"] for vector in vectors]
    assert 0.02 < pages.count(None) / len(pages) < 0.4
