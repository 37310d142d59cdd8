"""A small site of a test's own, and `tilework serve` at work on it."""

import http.client
import os
import queue
import re
import signal
import struct
import subprocess
import threading
import time
import zlib
from pathlib import Path

import sites

SCRIPT = re.compile(rb'<script src="/~tilework/live\.js" data-version="[^"]*" defer></script>')
NOW = ["--now", "2026-01-01T00:00:00Z"]

FILES = {
    "site.yaml": "title: Harbour Bakery\nbase_url: https://www.example.com/\nmenu:\n"
    "  - {title: Bread, url: /bread/}\n  - {title: About, url: /about/}\n",
    "content/index.md": "---\ntitle: Harbour Bakery\n---\nWe bake.\n\n```grid\nfrom: bread\n```\n",
    "content/about.md": "---\ntitle: About\ndate: 2025-01-05\n---\nWe began in 1987. See [rye](bread/rye.md).\n",
    "content/bread/_index.md": "---\ntitle: Bread\n---\nAll of it by hand.\n",
    "content/bread/rye.md": "---\ntitle: Rye\nsummary: Dark.\nimage: ../images/rye.png\nimage_alt: A loaf\n---\nDark.\n",
    "content/bread/oat.md": "---\ntitle: Oat\ntags: [soft]\n---\nSoft.\n",
    "content/bread/spelt.md": "---\ntitle: Spelt\ntags: [soft, old]\n---\nOld.\n",
    "content/extra.css": "p { text-indent: 1px }\n",
    "content/price-list.txt": "Rye 4.20\n",
    "templates/assets/site.css": ":root { --own: 1 }\nmain { outline-width: 1px }\n",
}


def picture(color: int, width: int = 40, height: int = 30) -> bytes:
    """A picture of one colour, as PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([color, 90, 60]) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write(folder: Path, files: dict[str, str] | None = None) -> Path:
    """The site, with these files in place of its own."""
    for path, text in {**FILES, **(files or {})}.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (folder / "content/images").mkdir(exist_ok=True)
    (folder / "content/images/rye.png").write_bytes(picture(120))
    return folder


def build(site: Path, *options) -> subprocess.CompletedProcess:
    command = [sites.TILEWORK, "build", "--quiet", "--site", site, *NOW, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def ask(port: int, target: str, method: str = "GET", headers: dict | None = None):
    """The answer and its body. The target is sent as it is: urllib and browsers would tidy it first."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection._validate_path = lambda path: None
    connection.putrequest(method, target, skip_accept_encoding=True)
    for name, value in (headers or {}).items():
        connection.putheader(name, value)
    connection.endheaders()
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def post(port: int, target: str, body: bytes, headers: dict) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.putrequest("POST", target, skip_host="Host" in headers, skip_accept_encoding=True)
    for name, value in {**headers, "Content-Length": str(len(body))}.items():
        connection.putheader(name, value)
    connection.endheaders(body)
    response = connection.getresponse()
    answer = response.status, response.read()
    connection.close()
    return answer


class Preview:
    """`tilework serve` on a free port, and what it says."""

    def __init__(self, site: Path, *options: str, port: int = 0, waits: bool = True):
        command = [sites.TILEWORK, "serve", "--site", site, "--port", str(port), *NOW, *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.said: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        if waits:
            self.url = self.until("Ctrl-C").split()[0]
            self.port = int(re.search(r":(\d+)/", self.url)[1])

    def _listen(self):
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def until(self, text: str) -> str:
        """The next line that has this text in it."""
        deadline = time.monotonic() + 60
        while True:
            line = self._lines.get(timeout=max(0.01, deadline - time.monotonic()))
            if line is None:
                raise AssertionError(f"ended without “{text}”: {self.said}")
            self.said.append(line)
            if text in line:
                return line

    def ask(self, target: str, method: str = "GET", headers: dict | None = None):
        return ask(self.port, target, method, headers)

    def events(self, since: str = "none"):
        """Every event from now on, as text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", f"/~tilework/events?since={since}")
        deadline = time.monotonic() + 60
        for line in connection.getresponse():
            if line.startswith(b"data: "):
                yield line[6:].decode().rstrip("\n")
                deadline = time.monotonic() + 60
            assert time.monotonic() < deadline, "nothing is announced"

    def stop(self, number: int = signal.SIGINT) -> int:
        """Its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(timeout=30)
        while (line := self._lines.get(timeout=30)) is not None:
            self.said.append(line)
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=30)


# The ways in which programs save a file.


def in_place(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def by_draft(file: Path, data: bytes) -> None:
    """Into a file beside it, which then takes its place."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.swp")
    draft.write_bytes(data)
    os.replace(draft, file)


def as_vim(file: Path, data: bytes) -> None:
    """A probe of the folder, the old file put aside, the new one written and put on the disk."""
    file.parent.mkdir(parents=True, exist_ok=True)
    probe = file.with_name("4913")
    probe.touch()
    probe.unlink()
    aside = file.with_name(file.name + "~")
    if file.exists():
        file.rename(aside)
    with file.open("wb") as written:
        written.write(data)
        written.flush()
        os.fsync(written.fileno())
    aside.unlink(missing_ok=True)


WAYS = (in_place, by_draft, as_vim)
