"""Asks `tilework serve` without pause over 64 connections, and looks whether its memory stays as it is.

usage: soak.py [REQUESTS]    of the sample site; 100,000 unless said otherwise

A warm-up of a tenth as many goes before. A page, a stylesheet, a picture and a page that is not there are asked for in
turn, and while that goes on a page is saved again and again and listeners come and go. Fails where the memory of the
last quarter is more than a tenth above that of the first. wrk is installed where it is missing. Environment: TILEWORK,
the program; WRK, the path of wrk.
"""

import http.client
import os
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
CONNECTIONS = 64
SCRIPT = """
local paths = {%s}
local place = 0
request = function()
  place = place %% #paths + 1
  return wrk.format("GET", paths[place])
end
"""


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    wrk = wrk_program()
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        ignored = shutil.ignore_patterns(".*", "public", "Sources", "Tests", "docs", "script")
        shutil.copytree(ROOT, site, ignore=ignored)
        process = subprocess.Popen(
            [os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework")), "serve", "--site", str(site), "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            port = next(int(found[1]) for line in process.stdout if (found := re.search(r":(\d+)/.*Ctrl-C", line)))
            threading.Thread(target=process.stdout.read, daemon=True).start()
            soak(process.pid, port, site, wrk, wanted, Path(folder) / "paths.lua")
        finally:
            process.kill()
            process.wait()


def wrk_program() -> str:
    found = os.environ.get("WRK") or shutil.which("wrk")
    if not found:
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "install", "--yes", "--no-install-recommends", "wrk"], check=True, stdout=sys.stderr)
    return found or shutil.which("wrk") or sys.exit("soak: wrk is missing")


def soak(pid: int, port: int, site: Path, wrk: str, wanted: int, script: Path) -> None:
    script.write_text(SCRIPT % ", ".join(f'"{path}"' for path in paths(port)))
    over = threading.Event()
    others = [threading.Thread(target=act, args=(port, site, over)) for act in (save, listen)]
    for other in others:
        other.start()
    try:
        ask(wrk, port, script, wanted // 10)
        samples: list[int] = []
        sampler = threading.Thread(target=sample, args=(pid, samples, over))
        sampler.start()
        requests, seconds, failures = ask(wrk, port, script, wanted)
    finally:
        over.set()
    for thread in [*others, sampler]:
        thread.join()
    quarter = max(1, len(samples) // 4)
    first, last = statistics.median(samples[:quarter]), statistics.median(samples[-quarter:])
    print("| requests | a second | failed | MB, first quarter | MB, last quarter | MB, most | open files |")
    print("|---|---|---|---|---|---|---|")
    print(f"| {requests:,} | {requests / seconds:,.0f} | {failures} | {first / 1024:.1f} | {last / 1024:.1f} "
          f"| {max(samples) / 1024:.1f} | {len(os.listdir(f'/proc/{pid}/fd'))} |")
    if failures or last > first * 1.1:
        sys.exit("soak: memory grows, or requests failed")


def paths(port: int) -> list[str]:
    """A page, what it loads, and a page that is not there."""
    page = fetched(port, "/services/")
    style = re.search(r'href="([^"]+\.css)"', page)[1]
    picture = re.search(r'src="([^"]+\.(?:webp|jpg|jpeg|png|avif|svg))"', page)[1]
    return ["/", "/services/", style, picture, "/not-there/", "/~tilework/live.js", "/~tilework/theme"]


def fetched(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path)
    text = connection.getresponse().read().decode()
    connection.close()
    return text


def ask(wrk: str, port: int, script: Path, wanted: int) -> tuple[int, float, int]:
    """Requests, seconds and failures, until there were so many. A page that is not there is no failure."""
    done, failures, start = 0, 0, time.monotonic()
    while done < wanted:
        ended = subprocess.run(
            [wrk, "-t2", f"-c{CONNECTIONS}", "-d5s", "--timeout", "20s", "-s", str(script), f"http://127.0.0.1:{port}"],
            capture_output=True, text=True, check=True).stdout
        done += int(re.search(r"(\d+) requests in", ended)[1])
        if errors := re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", ended):
            failures += sum(map(int, errors.groups()))
    return done, time.monotonic() - start, failures


def save(port: int, site: Path, over: threading.Event) -> None:
    """A save a second, as somebody at work would."""
    file = next(file for file in (site / "content").iterdir() if file.name in ("index.md", "_index.md"))
    text = file.read_text()
    number = 0
    while not over.wait(1):
        number += 1
        file.write_text(f"{text}\nSaved {number % 2}.\n")


def listen(port: int, site: Path, over: threading.Event) -> None:
    """Listeners that come and go."""
    while not over.wait(0.05):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", "/~tilework/events?since=none")
        connection.getresponse().readline()
        connection.close()


def sample(pid: int, samples: list[int], over: threading.Event) -> None:
    """Resident kilobytes, ten times a second."""
    while not over.wait(0.1):
        status = Path(f"/proc/{pid}/status").read_text()
        samples.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]))


main()
