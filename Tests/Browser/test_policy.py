"""Every page does without inline styles and scripts, and whatever else a strict policy forbids."""

import pytest
import sites
from folder_server import served

POLICY = ("default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; "
          "form-action 'self'; base-uri 'none'")
NOTE = """window.broken = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, lineNumber }) =>
    broken.push(`${effectiveDirective}: ${blockedURI} in line ${lineNumber}`));"""


def told_to_hosts(style: str) -> str:
    """The policy of the site's own `_headers`."""
    public = sites.built(style)
    [line] = [line for line in (public / "_headers").read_text().splitlines() if "Content-Security-Policy" in line]
    return line.split(": ", 1)[1]


def faults(window, style: str, policy: str) -> list[str]:
    public, found = sites.built(style), []
    tab = window(768, color_scheme="light")
    tab.context.add_init_script(NOTE)
    with served(public, {"Content-Security-Policy": policy}) as address:
        for path in sites.pages(public):
            tab.open(address + path)
            found += [f"{path}: {fault}" for fault in tab.page.evaluate("broken") + tab.errors]
    return found


@pytest.mark.parametrize("style", sites.STYLES)
def test_every_page_keeps_a_strict_policy(window, style):
    assert faults(window, style, POLICY) == []
    assert faults(window, style, told_to_hosts(style)) == []


def test_what_breaks_a_policy_is_found(window):
    found = "\n".join(faults(window, "modern", POLICY.replace("script-src 'self'", "script-src 'none'")))
    assert "script-src-elem: " in found and "console: " in found
