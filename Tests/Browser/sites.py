"""Builds and serves the site that the browser looks at, as its owner would.

That is the sample site, unless TILEWORK_SITE names another folder; TILEWORK may name another program.
"""

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

ROOT = Path(__file__).resolve().parents[2]
TILEWORK = os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework"))
SITE = Path(os.environ.get("TILEWORK_SITE", ROOT)).resolve()
STYLES = ("modern", "classic")
_work = TemporaryDirectory(prefix="tilework-")


@cache
def copied(style: str) -> Path:
    """A copy of the site's sources, in the given style."""
    copy = Path(_work.name) / style
    copy.mkdir()
    config = yaml.safe_load((SITE / "site.yaml").read_text(encoding="utf-8"))
    config["theme"] = {**(config.get("theme") or {}), "style": style}
    text = yaml.safe_dump(config, allow_unicode=True, sort_keys=False)
    (copy / "site.yaml").write_text(text, encoding="utf-8")
    for part in ("content", "templates"):
        if (SITE / part).is_dir():
            shutil.copytree(SITE / part, copy / part)
    return copy


@cache
def built(style: str) -> Path:
    """The folder that `tilework build` makes of the site in that style."""
    source = copied(style)
    command = [TILEWORK, "build", "--strict", "--site", source]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if result.returncode != 0:
        raise RuntimeError(f"tilework build, style {style}: exit {result.returncode}\n{result.stderr}")
    return source / "public"


def pages(public: Path) -> list[str]:
    """The paths of all pages of a built site, less those that only send the reader elsewhere."""
    redirect = re.compile(r"<meta[^>]+http-equiv=.?refresh", re.IGNORECASE)
    return [
        "/" + re.sub(r"(^|/)index\.html$", r"\1", file.relative_to(public).as_posix())
        for file in sorted(public.rglob("*.html"))
        if not redirect.search(file.read_text(encoding="utf-8"))
    ]


@contextmanager
def served(style: str):
    """Runs `tilework serve` on a free port; gives its address, such as http://127.0.0.1:49152."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = Path(_work.name) / f"serve-{port}.log"
    with log.open("w") as output:
        command = [TILEWORK, "serve", "--site", copied(style), "--port", str(port)]
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        _wait_until_it_answers(f"http://127.0.0.1:{port}/", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def _wait_until_it_answers(url: str, server: subprocess.Popen, log: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=10).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"tilework serve does not answer on {url}:\n{log.read_text()}")
