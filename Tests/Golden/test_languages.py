"""The machine's zone and language have no part in a site's languages."""
import os
import pathlib
import subprocess

PROGRAM = os.environ.get(
    "TILEWORK", str(pathlib.Path(__file__).parent.parent.parent / ".build/release/tilework"))
SITE = """title: Pellow
base_url: https://www.example.com/
language: de
languages: [fr, ar, pt-BR]
"""
PAGE = """---
title: {0}
date: 2025-03-01T23:30:00
fee: 1234567.5
---
{0}

```own
```
"""
OWN = ('{{ page.date | date("%A %-d %B %Y %H:%M %b %a") }}; {{ page.extra.fee | number(2) }};'
       ' {{ site.language }} {{ site.words.next }}\n')
SHOWN = {
    "a": "Samstag 1 März 2025 23:30 März Sa; 1.234.567,50; de Weiter",
    "fr/a": "samedi 1 mars 2025 23:30 mars sam.; 1\u202f234\u202f567,50; fr Suivant",
    "ar/a": "السبت 1 مارس 2025 23:30 مارس السبت; 1,234,567.50; ar التالي",
    "pt-br/a": "sábado 1 março 2025 23:30 mar. sáb.; 1.234.567,50; pt-BR Próximo",
}


def built(folder, **environment):
    """Every file of the site as built on a machine that is set up so."""
    for name in ("a", "b"):
        for tag in ("", ".fr", ".ar", ".pt-BR"):
            path = folder / "content" / f"{name}{tag}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(PAGE.format(f"{name}{tag}"), encoding="utf-8")
    (folder / "templates/blocks").mkdir(parents=True)
    (folder / "templates/blocks/own.html").write_text(OWN, encoding="utf-8")
    (folder / "site.yaml").write_text(SITE, encoding="utf-8")
    command = [PROGRAM, "build", "--strict", "--site", str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120,
                         env={"PATH": os.environ["PATH"], **environment})
    assert run.returncode == 0, run.stderr
    public = folder / "public"
    return {p.relative_to(public).as_posix(): p.read_bytes() for p in public.rglob("*") if p.is_file()}


def test_four_languages_are_the_same_on_every_machine(tmp_path):
    plain = built(tmp_path / "one", TZ="UTC", LANG="C", LC_ALL="C")
    other = built(tmp_path / "two", TZ="Asia/Tokyo", LANG="de_DE.UTF-8", LC_ALL="de_DE.UTF-8",
                  LC_NUMERIC="de_DE.UTF-8", LANGUAGE="ja")
    assert sorted(plain) == sorted(other)
    assert [path for path in plain if plain[path] != other[path]] == []
    for path, text in SHOWN.items():
        assert text in plain[f"{path}/index.html"].decode(), path
