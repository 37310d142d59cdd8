"""The command as people type it: what it says, where, and with which exit code."""
import os
import pathlib
import pty
import subprocess

import pytest

PROGRAM = os.environ.get(
    "TILEWORK", str(pathlib.Path(__file__).parent.parent.parent / ".build/release/tilework"))
COMMANDS = ["new", "build", "serve", "check", "explain", "list", "import"]


def run(*words, cwd):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=60, cwd=cwd)


@pytest.fixture
def site(tmp_path):
    assert run("new", "site", cwd=tmp_path).returncode == 0
    return tmp_path / "site"


def test_help_and_version(tmp_path):
    overview = run("--help", cwd=tmp_path)
    assert overview.returncode == 0 and overview.stderr == ""
    for command in COMMANDS:
        assert f"\n  {command} " in overview.stdout
        text = run(command, "--help", cwd=tmp_path)
        assert text.returncode == 0 and text.stdout.startswith(f"usage: tilework {command}")
        assert run("help", command, cwd=tmp_path).stdout == text.stdout
    assert run(cwd=tmp_path).stdout == overview.stdout
    version = run("--version", cwd=tmp_path)
    assert version.returncode == 0 and version.stdout.split()[0] == "tilework"


@pytest.mark.parametrize("words, said", [
    (["biuld"], "there is no command “biuld”; did you mean “build”?; see: tilework --help"),
    (["build", "--drafs"], "there is no option “--drafs”; did you mean “--drafts”?"),
    (["build", "--port", "1"], "there is no option “--port”"),
    (["build", "--site"], "--site needs a value after it"),
    (["build", "--strict=yes"], "--strict takes no value"),
    (["build", "--now", "soon"], "--now “soon” is no date; write it as 2024-12-31T09:00:00Z"),
    (["serve", "--port", "99999"], "--port “99999” is not a number from 0 to 65535"),
    (["build", "extra"], "“extra” is one word too many"),
    (["new"], "new needs the name of a folder to make"),
    (["explain"], "explain needs a page"),
    (["import"], "import needs hugo, zola or jekyll, and the folder of the site"),
    (["import", "hugo"], "import needs the folder of the hugo site"),
    (["import", "jekyl", "x"], "there is no generator “jekyl”; did you mean “jekyll”?"),
    (["import", "zola", "a", "b", "c"], "“c” is one word too many"),
    (["--site", "x", "build"], "there is no option “--site”"),
])
def test_wrong_usage(words, said, tmp_path):
    ended = run(*words, cwd=tmp_path)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert said in ended.stderr and ended.stderr.count("\n") == 1


def test_outside_a_site(tmp_path):
    for command in (["build"], ["check"], ["list"], ["explain", "/"]):
        ended = run(*command, cwd=tmp_path)
        assert ended.returncode == 2
        assert f"there is no site.yaml in {tmp_path}" in ended.stderr
        assert "tilework new DIR" in ended.stderr


def test_new_build_check(site):
    built = run("build", cwd=site)
    assert (built.returncode, built.stderr) == (0, "")
    assert (site / "public/index.html").is_file()
    checked = run("check", cwd=site)
    assert (checked.returncode, checked.stderr) == (0, "")
    again = run("new", "site", cwd=site.parent)
    assert again.returncode == 2 and "is there already" in again.stderr


def test_quiet_says_nothing(site):
    built = run("build", "--quiet", cwd=site)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")


def test_other_folders(site, tmp_path):
    built = run("build", "--site", "site", "--output=out", cwd=tmp_path)
    assert built.returncode == 0
    assert (tmp_path / "out/index.html").is_file() and not (site / "public").exists()


def test_mistakes_end_with_one(site):
    (site / "content/about.md").write_text("---\ntitel: x\ndate: never\n---\nText\n")
    ended = run("build", cwd=site)
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == [
        "content/about.md:2:1: warning: the key “titel” is unknown; did you mean “title”?",
        "content/about.md:3:7: error: date “never” is no date; "
        "write it as 2024-12-31 or 2024-12-31T09:00:00Z",
    ]
    assert not (site / "public").exists()


def test_check_fails_on_what_build_warns_of(site):
    (site / "content/about.md").write_text("[a](nope.md)\n")
    built = run("build", cwd=site)
    assert built.returncode == 0 and ": warning: " in built.stderr
    strict = run("build", "--strict", cwd=site)
    assert strict.returncode == 1
    assert strict.stderr == built.stderr.replace("warning", "error")
    checked = run("check", cwd=site)
    assert checked.returncode == 1
    assert checked.stderr.splitlines()[0] == strict.stderr.strip() + " [broken-link]"


def test_base_url_reaches_every_link(site):
    assert run("build", "--base-url", "https://u.example/repo/", cwd=site).returncode == 0
    html = (site / "public/services/index.html").read_text(encoding="utf-8")
    assert 'href="https://u.example/repo/services/"' in html
    for attribute in ('href="/', 'src="/', "srcset=\"/"):
        for rest in html.split(attribute)[1:]:
            assert rest.startswith("repo/"), attribute + rest[:40]


def test_a_mistake_in_a_partial_names_the_way_to_it_and_the_page(site):
    (site / "templates/partials").mkdir(parents=True)
    (site / "templates/page.html").write_text("<main>\n{% include 'partials/price.html' %}</main>\n")
    (site / "templates/partials/price.html").write_text("\n  {{ page.extra.price }}\n")
    ended = run("build", cwd=site)
    assert ended.returncode == 1
    line = ended.stderr.splitlines()[0]
    assert line.startswith("templates/partials/price.html:2:17: error: ")
    assert "templates/page.html:2:" in line and "content/" in line


def test_unknown_names_in_templates_fail_where_no_page_goes(site):
    (site / "templates").mkdir()
    (site / "templates/page.html").write_text("{% if false %}{{ page.titel }}{% endif %}\n")
    ended = run("build", cwd=site)
    assert ended.returncode == 1
    assert ended.stderr == (
        "templates/page.html:1:23: error: `page` has no field `titel`; did you mean `title`? "
        "(on content/about.md and 6 more)\n")


def test_explain_draws_each_grid(site):
    ended = run("explain", "content/services/_index.md", cwd=site)
    assert ended.returncode == 0
    assert "\n  template  section.html\n" in ended.stdout
    assert "3 columns\n    abc\n" in ended.stdout
    assert ended.stdout == run("explain", "/services/", cwd=site).stdout
    wrong = run("explain", "/sevices/", cwd=site)
    assert wrong.returncode == 2 and "did you mean “/services/”?" in wrong.stderr


def test_the_machine_fails_with_three(site):
    (site / "blocked").write_text("a file, where a folder must be made")
    ended = run("build", "--output", "blocked/public", cwd=site)
    assert ended.returncode == 3
    assert ended.stderr.count("\n") == 1 and "blocked" in ended.stderr


def test_import_makes_a_site_that_builds_and_says_what_did_not_come(tmp_path):
    old = tmp_path / "old"
    (old / "_posts").mkdir(parents=True)
    (old / "_config.yml").write_text("title: Old\npermalink: pretty\nodd: 1\n")
    (old / "_posts/2024-03-01-a.md").write_text("---\nlayout: post\n---\nText {% x %}\n")
    done = run("import", "jekyll", "old", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "old/_config.yml:3:1: “odd” has no counterpart and is left out",
        "old/_posts/2024-03-01-a.md:4:6: “{% x %}” is a Liquid tag of Jekyll and stays as it is",
        "old-tilework: 1 page, 0 other files, 2 things not carried. Next:",
        "  cd old-tilework",
        "  tilework serve",
    ]
    built = run("build", cwd=tmp_path / "old-tilework")
    assert built.returncode == 0 and built.stderr.count("\n") == 1
    public = tmp_path / "old-tilework/public"
    assert "/posts/a/" in (public / "2024/03/01/a/index.html").read_text()
    again = run("import", "jekyll", "old", cwd=tmp_path)
    assert again.returncode == 2 and "old-tilework: error: is not empty" in again.stderr
    none = run("import", "zola", "old", "new", cwd=tmp_path)
    assert none.returncode == 2 and "this is no site of zola" in none.stderr
    assert not (tmp_path / "new").exists()


def on_a_terminal(*words, cwd):
    """What the command says where standard error is a terminal, and its exit code."""
    ours, its = pty.openpty()
    started = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=its, cwd=cwd)
    os.close(its)
    said = b""
    try:
        while part := os.read(ours, 65536):
            said += part
    except OSError:  # what Linux answers at the end of a terminal
        pass
    os.close(ours)
    return started.wait(timeout=60), said.decode().replace("\r\n", "\n")


def test_the_line_of_a_mistake_is_shown_on_a_terminal_only(site):
    (site / "content/a.md").write_text("---\ntitle: Ä\ndate: 31.12.2024\n---\n\n日本語 [x](nowhere.md)\n")
    (site / "site.yaml").write_text("title: A\n\n\n\n\n\n\n\n\ntheme: {style: modem}\n")
    (site / "templates/partials").mkdir(parents=True, exist_ok=True)
    (site / "templates/partials/footer.html").write_text("<p>\n\t{{ page.titel }}\x1b[31m\n")
    (site / "templates/extra.html").write_text('{% extends "page.html" %}{% block boby %}{% endblock %}')
    lines = [
        "content/a.md:3:7: error: date “31.12.2024” is no date; write it as 2024-12-31 or 2024-12-31T09:00:00Z",
        "  3 | date: 31.12.2024",
        "    |       ^",
        "content/a.md:6:5: warning: there is no page “nowhere.md”",
        "  6 | 日本語 [x](nowhere.md)",
        "    |        ^",
        "site.yaml:10:16: error: style “modem” is unknown; choose modern or classic",
        "  10 | theme: {style: modem}",
        "     |                ^",
        "templates/extra.html:1:26: error: no template above has a block `boby`, so it would not be shown",
        '  1 | {% extends "page.html" %}{% block boby %}{% endblock %}',
        "    |                          ^",
        "templates/partials/footer.html:2:10: error: `page` has no field `titel`; did you mean `title`?",
        "  2 |     {{ page.titel }}␛[31m",
        "    |             ^",
    ]
    def told(text):
        return [line.split(" ←")[0].split(" (on")[0] for line in text.splitlines()]
    code, said = on_a_terminal("build", "--quiet", cwd=site)
    assert (code, told(said)) == (1, lines)
    piped = run("build", "--quiet", cwd=site)
    assert told(piped.stderr) == [line for line in lines if not line.startswith(" ")]


def test_the_line_of_a_warning_is_shown_on_a_terminal(site):
    (site / "content/a.md").write_text("# A\n\n[x](nowhere.md)\n")
    code, said = on_a_terminal("build", "--quiet", cwd=site)
    assert code == 0
    assert said == ("content/a.md:3:1: warning: there is no page “nowhere.md”\n"
                    "  3 | [x](nowhere.md)\n    | ^\n")
    code, said = on_a_terminal("build", "--quiet", "--site", site.name, cwd=site.parent)
    assert (code, said.count("  3 | [x](nowhere.md)\n")) == (0, 1)


def test_the_lines_of_many_warnings_are_not_all_shown(site):
    (site / "content/a.md").write_text("# A\n\n" + "[x](nowhere.md)\n" * 250)
    code, said = on_a_terminal("build", "--quiet", cwd=site)
    assert (code, said.count(": warning: ")) == (0, 250)
    lines = said.splitlines()
    assert [line.strip() for line in lines].count("| ^") == 200
    assert lines[2] == "    | ^" and lines[-1].startswith("content/a.md:252:1: warning: ")
