"""Firefox, driven over WebDriver BiDi: a command is a JSON text on a socket that the browser opens."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from checking import CHECKS
from websockets.sync.client import connect

NAMES = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
# No name but this machine's is looked up, and nothing is asked for that no test asks for.
PREFERENCES = """
user_pref("network.dns.disabled", true);
user_pref("network.dns.disablePrefetch", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""
SECONDS = 60


class Firefox:
    """A running Firefox with one tab."""

    def __init__(self, socket):
        self._socket, self._count = socket, 0
        self.errors: list[str] = []
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])
        self._tab = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **parameters) -> dict:
        """Sends a command and gives its result; what is told in the meantime is noted."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS))
            if message.get("id") == self._count:
                break
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]

    def open(self, url: str, width: int) -> None:
        height = 740 if width < 600 else 900
        self.command("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})
        self.errors.clear()
        self.command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, expression: str):
        """What an expression of the page gives, or what it promises; it may use all of checks*.js."""
        script = f"(async () => {{ {CHECKS}; return JSON.stringify(await ({expression})) ?? 'null'; }})()"
        found = self.command(
            "script.evaluate", expression=script, target={"context": self._tab}, awaitPromise=True)
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def faults(self, check: str) -> list[str]:
        return self.run(f"checks.{check}()")


@contextmanager
def started():
    """Runs Firefox with a profile of its own, without a window."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError("no Firefox found; script/setup --test installs one")
    with tempfile.TemporaryDirectory(prefix="tilework-firefox-", ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES)
        log = Path(profile) / "log.txt"
        command = [found, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"]
        with log.open("w") as output:
            program = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env={**os.environ, "HOME": profile})
        try:
            with connect(_address(program, log) + "/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            program.terminate()
            program.wait(timeout=SECONDS)


def _address(program: subprocess.Popen, log: Path) -> str:
    """Where Firefox says that it listens."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline and program.poll() is None:
        if said := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text(errors="replace")):
            return said[1]
        time.sleep(0.05)
    raise RuntimeError(f"Firefox does not listen:\n{log.read_text(errors='replace')}")
