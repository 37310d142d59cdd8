"""Serves files from memory as a middling connection would: pages in four parts, everything a little late.

An address with a question mark is answered at once.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PARTS, PAUSE, LATE_PICTURE = 4, 0.02, 0.08
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


@contextmanager
def served(files: dict[str, bytes]) -> Iterator[str]:
    """Serves `files` by their paths; gives the address."""
    handler = type("Handler", (_Handler,), {"files": files})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def parts(page: bytes) -> list[bytes]:
    """A page, cut in front of tiles."""
    places = [i for i in range(len(page)) if page.startswith(b"<li", i)]
    cuts = (
        [0, *(places[len(places) * n // PARTS] for n in range(1, PARTS)), len(page)]
        if places
        else [0, len(page)]
    )
    return [page[a:b] for a, b in zip(cuts, cuts[1:], strict=False)]


class _Handler(BaseHTTPRequestHandler):
    files: dict[str, bytes]

    def do_GET(self) -> None:
        path, _, at_once = self.path.partition("?")
        content = self.files.get(path)
        self.send_response(404 if content is None else 200)
        kind = path.rpartition(".")[2]
        self.send_header("Content-Type", TYPES.get(kind, "text/plain") + "; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        for part in parts(content or b"") if kind == "html" else [content or b""]:
            if not at_once:
                time.sleep(LATE_PICTURE if kind == "svg" else PAUSE)
            self.wfile.write(part)
            self.wfile.flush()

    def log_message(self, *_) -> None:
        pass
