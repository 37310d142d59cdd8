"""Serves a folder of finished files, as any web space would."""

import functools
import http.server
import threading
from contextlib import contextmanager


class Quiet(http.server.SimpleHTTPRequestHandler):
    headers_to_add: dict[str, str] = {}

    def log_message(self, *_):
        pass

    def end_headers(self):
        for name, value in self.headers_to_add.items():
            self.send_header(name, value)
        super().end_headers()


@contextmanager
def served(folder, headers=None):
    """Serves a folder on a free port of this machine, each answer with these headers; gives its address."""
    kind = type("Handler", (Quiet,), {"headers_to_add": headers or {}})
    handler = functools.partial(kind, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
