"""The preview server, spoken to in raw HTTP."""

import http.client
import socket
import sys
from urllib.parse import urlsplit

import pytest
import sites

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


def ask(port: int, target: str, method: str = "GET"):
    """Sends the target as it is: urllib and browsers would tidy it first."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection._validate_path = lambda path: None
    connection.putrequest(method, target, skip_accept_encoding=True)
    connection.endheaders()
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


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


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers on all of 127.0.0.0/8")
def test_it_listens_on_this_machine_only(port):
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=5).close()
