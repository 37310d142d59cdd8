"""Content that was written for other generators builds as it is."""
import os
import pathlib
import re
import shutil
import subprocess

import pytest

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("TILEWORK", str(HERE.parent.parent / ".build/release/tilework"))


@pytest.fixture(scope="module")
def serif(tmp_path_factory):
    """Built with a site.yaml of three lines and a template for the layout that one page asks for."""
    site = tmp_path_factory.mktemp("serif") / "site"
    shutil.copytree(HERE / "real/serif", site)
    (site / "site.yaml").write_text(
        "title: Serif\nbase_url: https://www.example.com/\ndescription: Accountants\n")
    (site / "templates").mkdir()
    (site / "templates/contact.html").write_text('{% extends "page.html" %}\n')
    run = subprocess.run([PROGRAM, "build", "--site", str(site)], capture_output=True, text=True)
    assert run.returncode == 0
    # Three links of its text lead to headings that it does not have.
    assert [line.rsplit(" ", 1)[-1] for line in run.stderr.splitlines()] == [
        "“#vexant-achivi”", "“#fati”", "“#dissipat”"]
    return site / "public"


def read(folder, path):
    return (folder / path).read_text(encoding="utf-8")


def test_services_are_tiles_in_order(serif):
    html = read(serif, "services/index.html")
    grid = html[html.index('<div class="tile-grid'):]
    titles = re.findall(r'<a class="tile-link" href="(/services/[^"]+)"[^>]*>([^<]+)</a>', grid)
    assert [title for _, title in titles] == [
        "Accounting", "Business Advisory", "Business Sales", "Mergers", "Superannuation",
        "Tax Preparation"]
    for address, _ in titles:
        assert (serif / address.strip("/") / "index.html").is_file()
    assert grid.count('<li class="tile ') == 6 and grid.count("<img ") == 6


def test_summaries_end_where_the_author_says(serif):
    html = read(serif, "services/index.html")
    assert "Business Sales refers to the process" in html
    assert "It entails various activities" not in html
    assert "more-->" not in "".join(p.read_text(encoding="utf-8") for p in serif.rglob("*.html"))


def test_tables_dates_and_headings(serif):
    assert "<td>Closed</td>" in read(serif, "contact/index.html")
    page = read(serif, "services/accounting/index.html")
    assert '<time datetime="2018-11-18T12:33:46+10:00">18 November 2018</time>' in page
    for path in serif.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        assert html.count("<h1") >= 1, path
        for image in re.findall(r"<img [^>]*>", html):
            assert " width=" in image and " height=" in image and " alt=" in image, path
