"""The preview server, spoken to in raw HTTP."""

import os
import signal
import socket
import subprocess
import sys
import threading
from urllib.parse import urlsplit

import previewing
import pytest
import sites
from previewing import Preview, ask

MIME = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".xml": "application/xml",
    ".txt": "text/plain",
}


@pytest.fixture(scope="module")
def port(address):
    return urlsplit(address("modern")).port


def test_every_kind_of_file_has_its_type(port):
    public = sites.built("modern")
    examples = {file.suffix: file for file in sorted(public.rglob("*")) if file.suffix in MIME}
    assert ".css" in examples
    faults = {}
    for suffix, file in examples.items():
        response, body = ask(port, "/" + file.relative_to(public).as_posix())
        kind = response.getheader("Content-Type", "").split(";")[0]
        if (response.status, kind, bool(body)) != (200, MIME[suffix], True):
            faults[file.name] = (response.status, kind, len(body))
    assert faults == {}


def test_pages_say_that_they_are_utf8(port):
    response, _ = ask(port, "/")
    assert response.getheader("Content-Type").replace(" ", "").lower() == "text/html;charset=utf-8"


def test_an_unknown_path_is_the_404_page_with_status_404(port):
    response, body = ask(port, "/no/such/page/")
    page = (sites.built("modern") / "404.html").read_text(encoding="utf-8")
    title = page[page.index("<title>") : page.index("</title>")]
    assert response.status == 404 and title in body.decode()


def test_a_page_without_its_slash_redirects_and_keeps_the_query(port):
    path = next(p for p in sites.pages(sites.built("modern")) if p.count("/") == 2)
    response, _ = ask(port, path.rstrip("/") + "?x=1")
    assert response.status in (301, 302, 307, 308)
    assert urlsplit(response.getheader("Location"))[2:4] == (path, "x=1")


@pytest.mark.parametrize(
    "target",
    [
        "/../site.yaml",
        "/%2e%2e/site.yaml",
        "/..%2fsite.yaml",
        "/%2e%2e%2fsite.yaml",
        "/assets/../../site.yaml",
        "/..%5csite.yaml",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/index.html%00.png",
        "/%ff",
        "/%",
    ],
)
def test_nothing_outside_the_site_is_served(port, target):
    response, body = ask(port, target)
    assert response.status in (400, 404)
    assert b"base_url" not in body and b"root:" not in body


def test_a_link_that_leaves_the_site_is_not_followed(port):
    source = sites.copied("modern")
    link = source / "public/leak.txt"
    link.symlink_to(source / "site.yaml")
    try:
        response, body = ask(port, "/leak.txt")
    finally:
        link.unlink()
    assert response.status in (400, 404) and (source / "site.yaml").read_bytes() not in body


def test_head_has_the_headers_and_no_body(port):
    (response, body), (full, _) = ask(port, "/", "HEAD"), ask(port, "/")
    assert (response.status, body) == (200, b"")
    assert response.getheader("Content-Type") == full.getheader("Content-Type")


def test_only_reading_is_allowed(port):
    assert ask(port, "/", "DELETE")[0].status == 405


@pytest.fixture(scope="module")
def stylesheet():
    return "/assets/" + next(file.name for file in (sites.built("modern") / "assets").glob("site.*.css"))


def test_what_the_browser_has_is_not_sent_again(port, stylesheet):
    for path in ("/", stylesheet):
        first, body = ask(port, path)
        tag, date = first.getheader("ETag"), first.getheader("Last-Modified")
        assert body and tag and date
        for name, value in (("If-None-Match", tag), ("If-Modified-Since", date)):
            again, nothing = ask(port, path, headers={name: value})
            assert (again.status, nothing, again.getheader("ETag")) == (304, b"", tag), name
        assert ask(port, path, headers={"If-None-Match": '"other"'})[0].status == 200


def test_parts_of_a_file(port, stylesheet):
    whole = ask(port, stylesheet)[1]
    response, body = ask(port, stylesheet, headers={"Range": "bytes=2-5"})
    assert (response.status, body) == (206, whole[2:6])
    assert response.getheader("Content-Range") == f"bytes 2-5/{len(whole)}"
    assert ask(port, stylesheet, headers={"Range": "bytes=-3"})[1] == whole[-3:]
    response, _ = ask(port, stylesheet, headers={"Range": f"bytes={len(whole)}-"})
    assert (response.status, response.getheader("Content-Range")) == (416, f"bytes */{len(whole)}")


DOTS = ("..", "%2e%2e", ".%2e", "%2E.", "%252e%252e", "..%00", "%c0%ae%c0%ae", "..;", "...", "%uff0e%uff0e")
SLASHES = ("/", "%2f", "%5c", "\\", "//", "%252f")
STARTS = ("/", "/about/", "/assets/", "/~tilework/", "/~tilework/live.js/")
RAW = [
    b"", b"\r\n\r\n", b"GET", b"GET /\r\n\r\n", b"GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\0" * 5000,
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", b"G\0T / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", b"A" * 100_000,
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"b" * 100_000 + b"\r\n\r\n",
    b"POST /~tilework/theme HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"GET /~tilework/events?since=" + b"z" * 20_000 + b" HTTP/1.0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=99999999999999999999-\r\nConnection: close\r\n\r\n",
    b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=" + b"0-0," * 4000 + b"\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: " + b'"x",' * 4000 + b"\r\nConnection: close\r\n\r\n",
]


def test_nothing_that_is_sent_leaks_or_harms(port):
    """Over a socket, as no browser would send it."""
    targets = [start + (dots + slash) * 6 + leak
               for start in STARTS for dots in DOTS for slash in SLASHES
               for leak in ("site.yaml", f"etc{slash}passwd")]
    messages = RAW + [f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode() for target in targets]
    assert len(messages) > 600
    for message in messages:
        with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
            try:
                connection.sendall(message)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # refused before all of it was read
            answer = received(connection, 200_000)
        assert b"base_url" not in answer and b"root:" not in answer, message[:200]
    assert ask(port, "/")[0].status == 200


def received(connection: socket.socket, most: int) -> bytes:
    parts: list[bytes] = []
    try:
        while sum(map(len, parts)) < most and (part := connection.recv(65536)):
            parts.append(part)
            if part.startswith(b"data: ") or b"\ndata: " in part:
                break  # a stream of events has no end
    except OSError:
        pass
    return b"".join(parts)


def test_slow_and_silent_clients_hold_nobody_up(port):
    silent = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(100)]
    try:
        for number, connection in enumerate(silent):
            events = f"GET /~tilework/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
            connection.sendall((b"GET / HT", events)[number % 2])
        answers = []
        threads = [threading.Thread(target=lambda: answers.append(ask(port, "/")[0].status)) for _ in range(100)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=30)
        assert answers == [200] * 100
    finally:
        for connection in silent:
            connection.close()


@pytest.fixture
def site(tmp_path):
    return previewing.write(tmp_path / "site")


def test_a_port_that_is_taken_is_said_and_the_next_one_used(site):
    with Preview(site) as first, Preview(site, "--output", str(site / "other"), port=first.port) as second:
        assert second.port > first.port
        said = second.until("is taken")
        assert said == f"tilework: port {first.port} is taken by another program; {second.port} is used"
        assert second.ask("/")[0].status == first.ask("/")[0].status == 200


def test_by_name_and_by_both_kinds_of_address(site):
    with Preview(site) as preview:
        for host in ("127.0.0.1", "localhost", *(["::1"] if has_ipv6() else [])):
            with socket.create_connection((host, preview.port), timeout=10) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert connection.recv(12) == b"HTTP/1.1 200", host


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
        return True
    except OSError:
        return False


def test_an_address_for_others_is_warned_of(site):
    with Preview(site, "--bind", "0.0.0.0") as preview:
        assert preview.said[0] == "tilework: warning: anyone who can reach 0.0.0.0 can see this site"
        assert preview.url.startswith("http://127.0.0.1:") and preview.ask("/")[0].status == 200


def test_an_address_that_is_none(site):
    with Preview(site, "--bind", "203.0.113.7", waits=False) as preview:
        preview.until("tilework: error: 203.0.113.7 is not an address of this machine")
        assert preview.process.wait(timeout=30) == 3


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_told_to(site, number):
    with Preview(site) as preview:
        news = preview.events()
        next(news)
        assert preview.stop(number) == 0
        assert list(news) == []
        assert not [path for path in os.listdir(site) if ".tilework-" in path]


def test_it_ends_when_told_to_amid_a_build(site):
    """Pictures that take long; nothing of the half of a build is left."""
    for number in range(12):
        data = previewing.picture(number, 3000, 2000)
        (site / f"content/images/{number}.png").write_bytes(data)
    with Preview(site) as preview:
        images = "\n\n".join(f"![Picture {number}](images/{number}.png)" for number in range(12))
        (site / "content/about.md").write_text(f"---\ntitle: About\n---\n{images}\n")
        cache = site / ".tilework/pictures"
        before = len(os.listdir(cache))
        while len(os.listdir(cache)) == before:
            assert preview.process.poll() is None
        assert preview.stop() == 0
        assert len(os.listdir(cache)) < 12 * 6  # of each, three widths in two formats
        assert not [path for path in os.listdir(site) if ".tilework-" in path]
        assert b"Picture 1" not in (site / "public/about/index.html").read_bytes()
        assert not any("changed:" in line for line in preview.said)


def test_a_change_amid_the_first_build_is_not_missed(site):
    for number in range(6):
        (site / f"content/images/{number}.png").write_bytes(previewing.picture(number, 3000, 2000))
    images = "\n\n".join(f"![Picture {number}](images/{number}.png)" for number in range(6))
    (site / "content/about.md").write_text(f"---\ntitle: About\n---\n{images}\n")
    with Preview(site, waits=False) as preview:
        cache = site / ".tilework/pictures"
        while not cache.is_dir() or not os.listdir(cache):
            assert preview.process.poll() is None
        (site / "content/bread/rye.md").write_text("---\ntitle: Rye\n---\nDenser.\n")
        assert preview.until("changed:") == "changed: content/bread/rye.md"
        preview.until(" pages, ")
    assert "Denser." in (site / "public/bread/rye/index.html").read_text()


def test_outside_a_site_it_is_used_wrongly(tmp_path):
    result = subprocess.run([sites.TILEWORK, "serve"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2 and "there is no site.yaml" in result.stderr


def test_the_browser_is_opened_where_asked_for(site, tmp_path, monkeypatch):
    note = tmp_path / "opened"
    for name in ("xdg-open", "open"):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho "$1" > "{note}.part" && mv "{note}.part" "{note}"\n')
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with Preview(site, "--open") as preview:
        while not note.exists():
            assert preview.process.poll() is None
        assert note.read_text().strip() == preview.url


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers on all of 127.0.0.0/8")
def test_it_listens_on_this_machine_only(port):
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=5).close()
