"""What a build makes beside the pages is what the programs that read it expect: feed readers, search engines."""
import html
import json
import pathlib
import re
import shutil
from html.parser import HTMLParser
from urllib.parse import urlsplit

import feedparser
import pytest
import test_golden
from lxml import etree

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
HOSTILE = "A & \"B\" <i> </script> ]]> 'c'"


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """The sample site, with a page of hostile words, under a base path."""
    site = tmp_path_factory.mktemp("sample")
    shutil.copytree(ROOT / "content", site / "content")
    settings = (ROOT / "site.yaml").read_text(encoding="utf-8")
    settings = re.sub(r"^base_url:.*", "base_url: https://u.example/repo/", settings, flags=re.MULTILINE)
    (site / "site.yaml").write_text(settings, encoding="utf-8")
    for picture in list((site / "content").rglob("*.jpg")):
        picture.unlink()
    for page in (site / "content").rglob("*.md"):
        text = re.sub(r"^image(_alt|_focus)?:.*\n", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = re.sub(r"!\[[^]]*\]\([^)]*\)|^```(gallery|team|map|quotes)\n.*?^```\n", "", text, flags=re.DOTALL | re.MULTILINE)
        page.write_text(text, encoding="utf-8")
    (site / "content/articles/日本語.md").write_text(
        "---\ntitle: '" + HOSTILE.replace("'", "''") + "'\ndate: 2025-12-24\ntags: ['<b> & c']\nauthor: [Ann, 'B & C']\n"
        f"summary: '{HOSTILE.replace(chr(39), chr(39) * 2)}'\n---\n"
        "[up](../contact.md#x) <script>alert(1)</script> <b onclick='x()'>b</b> ![](a%20b.svg)\n\n"
        "```faq\nWhy?: Because.\n```\n\n```contact\naction: https://f.example/\n```\n", encoding="utf-8")
    (site / "content/articles/a b.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')
    said = test_golden.build(site, site / "public")
    assert said.startswith("exit 0"), said
    return site / "public"


def feeds(public):
    return sorted(public.rglob("feed.xml"))


def read(path):
    return path.read_text(encoding="utf-8")


def test_feeds_keep_the_rules_of_atom(public):
    found = feeds(public)
    assert len(found) >= 5
    schema = etree.RelaxNG(etree.parse(HERE / "schemas/atom.rng"))
    for path in found:
        schema.assertValid(etree.parse(path))
        feed = feedparser.parse(path.read_bytes())
        assert not feed.bozo, (path, feed.get("bozo_exception"))
        own = "https://u.example/repo/" + path.relative_to(public).as_posix()
        assert [link.href for link in feed.feed.links if link.rel == "self"] == [own]
        assert feed.feed.id == own
        ids = [entry.id for entry in feed.entries]
        assert len(set(ids)) == len(ids)
        dates = [entry.published_parsed for entry in feed.entries]
        assert dates == sorted(dates, reverse=True)
        assert feed.feed.updated_parsed == max(entry.updated_parsed for entry in feed.entries)


def test_what_breaks_the_rules_of_atom_is_found(public):
    schema = etree.RelaxNG(etree.parse(HERE / "schemas/atom.rng"))
    text = read(public / "feed.xml")
    for wrong in [re.sub("<updated>.*?</updated>", "", text, count=1), text.replace("T00:00:00Z", "", 1),
                  text.replace("<id>https://u.example/repo/feed.xml", "<id>/feed.xml")]:
        assert wrong != text
        assert not schema.validate(etree.fromstring(wrong.encode()))


def test_a_hostile_title_is_right_and_escaped_once(public):
    entry = feedparser.parse((public / "feed.xml").read_bytes()).entries[0]
    assert html.unescape(entry.title) == HOSTILE or entry.title == HOSTILE
    raw = etree.parse(public / "feed.xml").find("{*}entry")
    assert raw.findtext("{*}title") == HOSTILE and raw.findtext("{*}summary") == HOSTILE
    assert raw.find("{*}category").get("term") == "<b> & c"
    assert [name.text for name in raw.iterfind("{*}author/{*}name")] == ["Ann", "B & C"]
    assert raw.findtext("{*}id") == "https://u.example/repo/articles/%E6%97%A5%E6%9C%AC%E8%AA%9E/"
    item = json.loads(read(public / "feed.json"))["items"][0]
    assert item["title"] == HOSTILE and item["id"] == raw.findtext("{*}id")
    page = read(public / "articles/日本語/index.html")
    assert page.count("<script") == page.count("</script>")
    [data] = structured(page)
    [article] = [thing for thing in data if thing["@type"] == "Article"]
    assert article["headline"] == HOSTILE and article["description"] == HOSTILE


class Addresses(HTMLParser):
    """Every address in some HTML, and every element and attribute that a feed may not have."""
    def __init__(self, text):
        super().__init__()
        self.found, self.bad, self.names = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.names.add(tag)
        for name, value in attributes:
            if name in ("href", "src"):
                self.found.append(value)
            elif name == "srcset":
                self.found += [part.split()[0] for part in value.split(",")]
            elif name.startswith("on") or name == "style":
                self.bad.append(name)
        if tag in ("script", "style", "form", "iframe", "input", "button"):
            self.bad.append(tag)


def test_texts_of_feeds_have_whole_addresses_and_nothing_that_runs(public):
    items = json.loads(read(public / "feed.json"))["items"]
    entries = etree.parse(public / "feed.xml").findall("{*}entry")
    assert [item["content_html"] for item in items] == [entry.findtext("{*}content") for entry in entries]
    seen = []
    for item in items:
        text = Addresses(item["content_html"])
        assert text.bad == [], item["id"]
        seen += text.found
    assert len(seen) > 10
    for address in seen:
        assert re.match(r"https://|mailto:|tel:", address), address
    assert "https://u.example/repo/contact/#x" in seen
    assert "https://u.example/repo/articles/a%20b.svg" in seen
    assert "Because." in items[0]["content_html"]
    for address in seen:
        if address.startswith("https://u.example/"):
            place = public / address.removeprefix("https://u.example/repo/").split("#")[0].replace("%20", " ")
            assert (place / "index.html").is_file() or place.is_file(), address


def test_json_feeds_have_what_version_1_1_asks_for(public):
    feed = json.loads(read(public / "feed.json"))
    assert feed["version"] == "https://jsonfeed.org/version/1.1"
    assert feed["feed_url"] == "https://u.example/repo/feed.json" and feed["title"]
    for item in feed["items"]:
        assert isinstance(item["id"], str) and item["content_html"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)", item["date_published"])


def test_pages_name_their_feeds(public):
    def named(page):
        return re.findall(r'<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"', read(public / page))
    base = "https://u.example/repo/"
    whole = [("application/atom+xml", base + "feed.xml"), ("application/feed+json", base + "feed.json")]
    assert named("index.html") == named("contact/index.html") == whole
    own = [("application/atom+xml", base + "articles/feed.xml")]
    assert named("articles/index.html") == named("articles/日本語/index.html") == own + whole
    nearest = [("application/atom+xml", base + "articles/family/feed.xml")]
    assert named("articles/family/is-a-prenup-worth-it/index.html") == nearest + whole
    for page in public.rglob("index.html"):
        for _, address in named(page):
            assert (public / address.removeprefix(base)).is_file()


def test_the_sitemap_keeps_its_schema_and_names_every_page_once(public):
    schema = etree.XMLSchema(etree.parse(HERE / "schemas/sitemap.xsd"))
    tree = etree.parse(public / "sitemap.xml")
    schema.assertValid(tree)
    named = [element.text for element in tree.iterfind("{*}url/{*}loc")]
    pages = {re.search(r'<link rel="canonical" href="([^"]+)"', read(page)).group(1)
             for page in public.rglob("index.html")}
    assert set(named) == pages and len(named) == len(pages)
    text = read(public / "sitemap.xml")
    for wrong in [text.replace("<loc>https://", "<loc>/", 1), text.replace("<lastmod>2025", "<lastmod>25", 1),
                  text.replace("https://u.example/repo/about/", "https://u.example/repo/contact/")]:
        assert wrong != text and not schema.validate(etree.fromstring(wrong.encode()))


# What https://schema.org and the search engines that read it ask for at the least.
REQUIRED = {
    "WebSite": {"name", "url"},
    "LegalService": {"name", "url"},
    "Article": {"headline", "datePublished", "dateModified", "author", "mainEntityOfPage", "url"},
    "Service": {"name", "url", "provider"},
    "BreadcrumbList": {"itemListElement"},
    "ListItem": {"position", "name", "item"},
    "PostalAddress": {"streetAddress", "addressLocality", "postalCode"},
    "OpeningHoursSpecification": {"dayOfWeek", "opens", "closes"},
    "Person": {"name"},
}


def structured(page):
    return [json.loads(text)["@graph"] for text in
            re.findall(r'<script type="application/ld\+json">(.*?)</script>', page, re.DOTALL)]


def things(value):
    if isinstance(value, list):
        for item in value:
            yield from things(item)
    elif isinstance(value, dict):
        if "@type" in value:
            yield value
        for inner in value.values():
            yield from things(inner)


def test_structured_data_has_what_is_required(public):
    seen = set()
    for path in public.rglob("*.html"):
        found = structured(read(path))
        assert len(found) <= 1
        for thing in things(found):
            kind = thing["@type"]
            seen.add(kind)
            assert not REQUIRED[kind] - set(thing), (path, thing)
            assert all(value not in ("", []) for value in thing.values()), (path, thing)
            for key in ("url", "item", "logo", "image", "mainEntityOfPage"):
                if key in thing:
                    assert thing[key].startswith("https://u.example/repo/"), (path, thing)
            if kind == "BreadcrumbList":
                steps = thing["itemListElement"]
                assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
                assert steps[0]["item"] == "https://u.example/repo/"
                canonical = re.search(r'<link rel="canonical" href="([^"]+)"', read(path)).group(1)
                assert steps[-1]["item"] == canonical
    assert seen == set(REQUIRED)


def test_the_organization_is_one_and_told_once_on_a_page(public):
    ids = set()
    for path in public.rglob("*.html"):
        page = read(path)
        own = [thing for thing in things(structured(page)) if thing["@type"] == "LegalService"]
        own_ids = {thing["@id"] for thing in own}
        in_blocks = set(re.findall(r'itemtype="https://schema.org/LegalService" itemid="([^"]+)"', page))
        ids |= own_ids | in_blocks
        if 'class="block opening"' in page:
            assert all("openingHoursSpecification" not in thing for thing in own), path
    assert ids == {"https://u.example/repo/#organization"}
    [home] = structured(read(public / "index.html"))
    [firm] = [thing for thing in home if thing["@type"] == "LegalService"]
    assert firm["address"]["streetAddress"] == "4 Assembly Row"
    assert firm["openingHoursSpecification"][0] == {
        "@type": "OpeningHoursSpecification", "dayOfWeek": ["Monday", "Tuesday", "Wednesday", "Thursday"],
        "opens": "09:00", "closes": "17:30"}


def test_every_address_of_llms_txt_is_a_page(public):
    text = read(public / "llms.txt")
    assert text.startswith("# Pellow & Wray\n\n> ")
    found = re.findall(r"^- \[.*\]\((https://[^)]+)\)", text, re.MULTILINE)
    written = [path for path in public.rglob("index.html") if path.relative_to(public).parts[0] != "tags"]
    assert len(found) == len(written)
    assert all(urlsplit(address).path.startswith("/repo/") for address in found)
