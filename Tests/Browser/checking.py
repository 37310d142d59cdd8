"""The browser that tests look through, and the checks of checks*.js as functions of a page."""

import os
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Playwright

FILES = ("checks.js", "checks-text.js", "checks-focus.js")
CHECKS = "\n".join((Path(__file__).parent / file).read_text(encoding="utf-8") for file in FILES)
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NOTE_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
      .observe({ type: "layout-shift", buffered: true });
"""


def launch(playwright: Playwright) -> Browser:
    """The installed browser, cut off from every host but this one."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise RuntimeError("no Chromium or Chrome found; script/setup --test installs one")
    arguments = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return playwright.chromium.launch(executable_path=found, args=arguments)


class Window:
    """A browser window with one tab, `width` CSS pixels wide, that notes what goes wrong.

    Pages are opened one after another in the same tab: a new tab costs more than all the checks.
    """

    def __init__(self, browser: Browser, width: int, **options):
        height = 740 if width < 600 else 900
        self.context = browser.new_context(viewport={"width": width, "height": height}, **options)
        self.context.add_init_script(NOTE_SHIFTS)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.url = ""
        self.page.on("request", self._note_request)
        self.page.on("requestfailed", self._note_failure)
        self.page.on("response", self._note_response)
        self.page.on("console", self._note_message)
        self.page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def open(self, url: str) -> "Window":
        """Opens the page and waits until it has loaded."""
        self.url, self.errors, self.strangers = url, [], []
        self.page.goto(url, wait_until="load")
        return self

    def faults(self, check: str) -> list[str]:
        """What the check of that name in checks.js finds on the page now."""
        return self.page.evaluate(f"async () => {{ {CHECKS}; return await checks.{check}(); }}")

    def run(self, script: str, *arguments):
        """What a function of the page gives that may use all of checks*.js."""
        return self.page.evaluate(f"(given) => {{ {CHECKS}; return ({script})(...given); }}", list(arguments))

    def shift(self) -> float:
        """Cumulative layout shift so far: 0 when nothing moved while the page loaded."""
        painted = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        return self.page.evaluate(f"{painted}.then(() => shifts.reduce((a, b) => a + b.value, 0))")

    def moved(self) -> list[str]:
        """What moved while the page loaded, and by how much in all."""
        return self.page.evaluate("""() => shifts.flatMap((shift) => shift.sources.map(({ node, previousRect, currentRect }) =>
            `${shift.value.toFixed(4)} ${node?.localName}.${node?.className}: ${[previousRect, currentRect]
                .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(" to ")}`))""")

    def close(self) -> None:
        self.context.close()

    def _note_request(self, request):
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.url).netloc:
            self.strangers.append(request.url)

    def _note_failure(self, request):
        if request.failure != "net::ERR_ABORTED":  # given up because the next page was opened
            self.errors.append(f"failed: {request.url}")

    def _note_response(self, response):
        if response.status >= 400 and response.url != self.url and not _is_favicon(response.url):
            self.errors.append(f"status {response.status}: {response.url}")

    def _note_message(self, message):
        if message.type == "error" and not _is_favicon(message.location["url"]):
            self.errors.append(f"console: {message.text}")


def _is_favicon(url: str) -> bool:
    """Whether the browser asks for this of its own accord, the first time it meets a site without an icon."""
    return urlsplit(url).path == "/favicon.ico"
