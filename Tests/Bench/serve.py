"""Times how long a save takes to reach a browser: from the write to the event that tells of it, and to the new page
having been fetched.

usage: serve.py [ROUNDS]    of the sample site; 30 rounds unless said otherwise

Beside it, where Hugo is installed, `hugo server` on a site of as many pages. Environment: TILEWORK and HUGO, the
programs to time.
"""

import base64
import http.client
import os
import re
import shutil
import socket
import statistics
import struct
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import bench
import corpus

ROOT = Path(__file__).resolve().parents[2]
WAYS = {"written in place": lambda file, text: file.write_text(text), "draft renamed": lambda file, text: by_draft(file, text)}


def by_draft(file: Path, text: str) -> None:
    draft = file.with_name(f".{file.name}.swp")
    draft.write_text(text)
    os.replace(draft, file)


def fetched(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    text = connection.getresponse().read().decode()
    connection.close()
    return text


class Tilework:
    """Tells of a change by server-sent events."""

    def __init__(self, site: Path):
        program = os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework"))
        self.process = started([program, "serve", "--site", str(site), "--port", "0"])
        line = until(self.process, "Ctrl-C")
        self.port = int(re.search(r":(\d+)/", line)[1])
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/~tilework/events")
        self.events = connection.getresponse()
        self.wait()

    def wait(self) -> None:
        while not self.events.readline().startswith(b"data: "):
            pass


class Hugo:
    """Tells of a change over a web socket, with the protocol of LiveReload."""

    def __init__(self, site: Path, program: str):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = started([program, "server", "--source", str(site), "--port", str(self.port)])
        until(self.process, "Press Ctrl+C")
        self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /livereload HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        while self.stream.readline() not in (b"\r\n", b""):
            pass
        self.send(b'{"command":"hello","protocols":["http://livereload.com/protocols/official-7"]}')
        self.message()

    def send(self, text: bytes) -> None:
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
        self.socket.sendall(bytes([0x81, 0x80 | len(text)]) + mask + masked)

    def message(self) -> bytes:
        length = self.stream.read(2)[1] & 127
        if length == 126:
            length = struct.unpack(">H", self.stream.read(2))[0]
        return self.stream.read(length)

    def wait(self) -> None:
        while b'"reload"' not in self.message():
            pass


def started(command: list[str]) -> subprocess.Popen:
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def until(process: subprocess.Popen, text: str) -> str:
    for line in process.stdout:
        if text in line:
            return line
    sys.exit(f"bench: {process.args[0]} ended without “{text}”")


def measure(server, file: Path, path: str, rounds: int, save) -> list[tuple[float, float]]:
    """Milliseconds to the event, and to the new page, a round each."""
    found = []
    text = file.read_text()
    for number in range(rounds + 1):
        word = f"Round{number}"
        start = time.monotonic()
        save(file, f"{text}\n{word}.\n")
        server.wait()
        told = time.monotonic()
        if word + "." not in fetched(server.port, path):
            sys.exit(f"bench: the page was not new when {type(server).__name__} said so")
        if number:  # the first warms up
            found.append(((told - start) * 1000, (time.monotonic() - start) * 1000))
        time.sleep(0.35)  # longer than a burst of changes may last, so that each round begins at rest
    return found


def run(rounds: int) -> None:
    print(f"From save to page in milliseconds, {rounds} rounds each")
    print("| server | site | saved | told, middle | page, middle | page, 95 of 100 | page, worst |\n|---|---|---|---|---|---|---|")
    with TemporaryDirectory(prefix="tilework-bench-") as folder:
        sample = Path(folder) / "sample"
        sample.mkdir()
        shutil.copy(ROOT / "site.yaml", sample)
        for part in ("content", "templates"):
            shutil.copytree(ROOT / part, sample / part)
        for what, save in WAYS.items():
            report("tilework", "sample", what, measure_and_stop(Tilework(sample), sample / "content/about.md", "/about/", rounds, save))
        work = Path(folder) / "made-up"
        corpus.write(work, 25)
        page = next(file for file in sorted((work / "tilework/content").rglob("*.md")) if not file.name.startswith(("_", "index")))
        rest = page.relative_to(work / "tilework/content")
        path = "/" + rest.with_suffix("").as_posix() + "/"
        for what, save in WAYS.items():
            report("tilework", "25 pages", what, measure_and_stop(Tilework(work / "tilework"), page, path, rounds, save))
        if hugo := bench.hugo_program():
            for what, save in WAYS.items():
                report("hugo", "25 pages", what, measure_and_stop(Hugo(work / "hugo", hugo), work / "hugo/content" / rest, path, rounds, save))
        else:
            print("No hugo on PATH to compare with.")


def measure_and_stop(server, file: Path, path: str, rounds: int, save) -> list[tuple[float, float]]:
    before = file.read_text()
    try:
        return measure(server, file, path, rounds, save)
    finally:
        file.write_text(before)
        server.process.terminate()
        server.process.wait()


def report(server: str, site: str, what: str, found: list[tuple[float, float]]) -> None:
    told, page = zip(*found, strict=True)
    late = sorted(page)[min(len(page) - 1, len(page) * 95 // 100)]
    print(f"| {server} | {site} | {what} | {statistics.median(told):.0f} | {statistics.median(page):.0f} | {late:.0f} | {max(page):.0f} |")


if __name__ == "__main__":
    if len(sys.argv) > 2 or not all(word.isdigit() for word in sys.argv[1:]):
        sys.exit(__doc__)
    run(int(sys.argv[1]) if len(sys.argv) == 2 else 30)
