"""A site in several languages, with the theme and nothing else."""

import subprocess

import sites
import yaml

THREE = ("fr", "ar")
MANY = ("fr", "ar", "de", "es", "it", "ja", "pl", "pt-BR", "he", "uk", "el", "zh")
MENU = ("Services", "About", "Contact")


def build(folder, style: str, others=THREE):
    """Writes and builds the site; gives the folder of the finished files."""
    settings = {
        "title": "Pellow & Wray",
        "description": "Solicitors in Wrenbridge.",
        "base_url": "https://www.example.com/",
        "organization": {"name": "Pellow & Wray", "telephone": "01632 960140", "email": "hello@example.com"},
        "theme": {"style": style},
        "languages": {tag: {"title": f"Pellow {tag}", "description": f"Pellow {tag}."} for tag in others},
    }
    content = folder / "content"
    (content / "services").mkdir(parents=True)
    (folder / "site.yaml").write_text(yaml.safe_dump(settings, sort_keys=False), encoding="utf-8")
    for tag in ("", *others):
        ending = f".{tag}" if tag else ""
        for name, title in (("index", "Pellow"), ("services/_index", "Services"), ("services/tax", "Tax"), ("contact", "Contact")):
            text = f"---\ntitle: {title} {tag}\nsummary: What it is.\n---\nWords of {title}.\n"
            (content / f"{name}{ending}.md").write_text(text, encoding="utf-8")
    (content / "about.md").write_text("---\ntitle: About\n---\nAbout us.\n", encoding="utf-8")
    command = [sites.TILEWORK, "build", "--strict", "--site", folder]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return folder / "public"
