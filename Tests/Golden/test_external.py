"""`check --external`: what answers of other sites become, how many questions there are at once, and for how long.

The other sites are servers on this machine, each on an address of its own.
"""
import collections
import http.server
import os
import pathlib
import socket
import subprocess
import threading
import time

import pytest

PROGRAM = os.environ.get(
    "TILEWORK", str(pathlib.Path(__file__).parent.parent.parent / ".build/release/tilework"))


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """Answers as the first part of the path says, and notes who asks for what, and how many at once."""
    asked = collections.Counter()
    agents = set()
    open_now, most = collections.Counter(), collections.Counter()
    lock = threading.Lock()
    meet = threading.Condition(lock)

    def answer(self):
        host = self.headers["Host"].split(":")[0]
        with self.lock:
            self.asked[self.command + " " + self.path] += 1
            self.agents.add(self.headers["User-Agent"])
            self.open_now[host] += 1
            self.most[host] = max(self.most[host], self.open_now[host])
            self.meet.notify_all()
            if self.path.startswith("/slow"):
                # For a third, which must not come.
                self.meet.wait_for(lambda: self.open_now[host] > 2, timeout=0.3)
            # Before it is answered: then the next may come at once.
            self.open_now[host] -= 1
        kind = self.path.split("/")[1]
        if kind == "closes":
            self.close_connection = True
        elif kind == "headless" and self.command == "HEAD":
            self.reply(405)
        elif kind == "mute" and self.command == "HEAD":
            self.close_connection = True
        elif kind.startswith("goes"):
            _, status, place = kind.split("-", 2)
            self.reply(int(status), "/" + place)
        elif kind.isdigit():
            self.reply(int(kind))
        else:
            self.reply(200)

    do_HEAD = do_GET = answer

    def reply(self, status, location=None):
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        body = b"x" * 200_000 if self.command == "GET" else b""
        self.send_header("Content-Length", "200000")
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass  # nobody reads it

    def log_message(self, *words):
        pass


@pytest.fixture
def elsewhere():
    for counter in (Elsewhere.asked, Elsewhere.agents, Elsewhere.most, Elsewhere.open_now):
        counter.clear()
    server = http.server.ThreadingHTTPServer(("0.0.0.0" if os.uname().sysname == "Linux" else "127.0.0.1", 0), Elsewhere)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


@pytest.fixture
def hanging():
    """A port whose connections are taken by the system, and never answered."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def site(folder, *links):
    (folder / "content").mkdir(exist_ok=True)
    (folder / "site.yaml").write_text("title: T\n")
    (folder / "content/index.md").write_text("".join(f'<a href="{link}">x</a>\n' for link in links))
    return folder


def check(folder, *words):
    clean = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    command = [PROGRAM, "check", "--quiet", "--external", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=90, env=clean)


def lines(ended):
    return ended.stderr.splitlines()


def test_answers_and_what_they_are(elsewhere, hanging, tmp_path):
    one, two = f"http://127.0.0.1:{elsewhere}", f"http://localhost:{elsewhere}"
    free = socket.create_server(("127.0.0.1", 0))
    closed = free.getsockname()[1]
    free.close()
    site(tmp_path, one + "/200", one + "/404", one + "/410", one + "/403", one + "/503", one + "/headless",
         one + "/mute", one + "/closes", one + "/goes-301-200", one + "/goes-302-200", one + "/goes-301-404",
         one + "/goes-308-goes-308-fine", one + "/goes-301-goes-302-fine", two + "/429",
         f"http://127.0.0.1:{hanging}/", f"http://127.0.0.1:{closed}/", "http://nowhere.invalid/",
         one + "/200#part", "mailto:a@b.example")
    start = time.monotonic()
    ended = check(tmp_path, "--private")
    took = time.monotonic() - start
    assert ended.returncode == 1
    assert [line.split(": ", 1)[0] + " " + line.split("“", 1)[0].split(": ")[1] + " " + line.split("” ", 1)[1]
            for line in lines(ended)] == [
        "content/index.md:2:10 error is not there (404) [external-link]",
        "content/index.md:3:10 error is gone for good (410) [external-link]",
        "content/index.md:4:10 warning may not be seen by a program (403); look at it yourself [external-link]",
        "content/index.md:5:10 warning has trouble of its own (503); try again later [external-link]",
        "content/index.md:8:10 warning was closed without an answer [external-link]",
        f"content/index.md:9:10 note has moved for good; write “{one}/200” [moved-link]",
        "content/index.md:11:10 error is not there (404) [external-link]",
        f"content/index.md:12:10 note has moved for good; write “{one}/fine” [moved-link]",
        f"content/index.md:13:10 note has moved for good; write “{one}/goes-302-fine” [moved-link]",
        "content/index.md:14:10 warning asks for fewer questions (429); look at it yourself [external-link]",
        "content/index.md:15:10 warning did not answer in time [external-link]",
        "content/index.md:16:10 warning names a host that does not answer [external-link]",
        "content/index.md:17:10 warning names a host that is not known [external-link]",
    ]
    assert 9 < took < 30
    assert Elsewhere.asked["HEAD /200"] <= 3 and Elsewhere.asked["GET /200"] == 0
    assert Elsewhere.asked["GET /404"] == 2 and Elsewhere.asked["GET /429"] == 0
    assert all(agent.startswith("Tilework/") for agent in Elsewhere.agents)


def test_nobody_is_asked_without_the_option(elsewhere, tmp_path):
    site(tmp_path, f"http://127.0.0.1:{elsewhere}/404")
    ended = subprocess.run([PROGRAM, "check", "--quiet"], cwd=tmp_path, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr, dict(Elsewhere.asked)) == (0, "", {})
    assert not (tmp_path / ".tilework").exists()


def test_addresses_of_this_machine_are_told_and_not_asked(elsewhere, tmp_path):
    hosts = ["127.0.0.1", "localhost", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1", "0.0.0.0"]
    site(tmp_path, *[f"http://{host}:{elsewhere}/200" for host in hosts])
    ended = check(tmp_path)
    assert ended.returncode == 0
    assert [line.split("” ")[1] for line in lines(ended)] == [
        "leads to this machine or a private network, which visitors cannot reach; write a public address "
        "[external-link]"] * len(hosts)
    assert not Elsewhere.asked


def test_what_was_well_is_not_asked_again(elsewhere, tmp_path):
    one = f"http://127.0.0.1:{elsewhere}"
    site(tmp_path, one + "/fine", one + "/404", one + "/goes-301-fine")
    first = check(tmp_path, "--private")
    asked = Elsewhere.asked.copy()
    second = check(tmp_path, "--private")
    assert first.stderr == second.stderr and first.stderr.count("\n") == 2
    assert Elsewhere.asked - asked == {"HEAD /404": 1, "GET /404": 1}
    remembered = tmp_path / ".tilework/links"
    remembered.write_bytes(remembered.read_bytes()[:-1] + b"x")  # damaged: the same as none
    check(tmp_path, "--private")
    assert Elsewhere.asked["HEAD /fine"] == 2 * asked["HEAD /fine"]


def test_two_at_a_host_and_none_more_where_it_has_enough(elsewhere, tmp_path):
    one, two = f"http://127.0.0.1:{elsewhere}", f"http://localhost:{elsewhere}"
    site(tmp_path, *[f"{one}/slow/{number}" for number in range(12)],
         *[f"{two}/429/{number}" for number in range(12)])
    ended = check(tmp_path, "--private")
    assert ended.returncode == 0
    assert Elsewhere.most["127.0.0.1"] == 2 and Elsewhere.most["localhost"] <= 2
    assert 1 <= sum(count for what, count in Elsewhere.asked.items() if "/429/" in what) <= 4
    assert sum("was not asked for: its host asks" in line for line in lines(ended)) >= 8
    assert sum("asks for fewer questions (429); look" in line for line in lines(ended)) >= 1
