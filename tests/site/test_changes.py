"""What has changed: the real past of one game, and a made-up one with translations behind it."""

import io
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.conf import settings as site
from django.core.management import call_command
from django.db import transaction

from tests.content.broken import edit, headed, told_more

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("changed")]

GAME = "vampire-queen"
PAGE = "/{}/{}/changes/"
FEED = "/{}/{}/changes.atom"
ATOM = "{http://www.w3.org/2005/Atom}"
CHANGES = """
[[change]]
id = "old-ban"
date = "2026-12-01"
clauses = ["hunt-ban"]

[[change]]
id = "new-ban"
date = "2026-12-24"
clauses = ["hunt-ban", "hunt-tie-latest"]
new = ["hunt-single"]
"""
WORDS = """# {old} {{#old-ban}}

{old}.

## {heading} {{#hunt-ban rev=1}}

{text}

# {new} {{#new-ban rev={rev}}}

{new}.
"""
KOREAN = """
## 둘째 제목 {#hunt-ban rev=2}

둘째 글이에요.

## 예전 동점 {#hunt-tie-latest rev=1}

예전 글이에요.
"""


@pytest.fixture(scope="module")
def changed(django_db_setup, django_db_blocker, tmp_path_factory):
    """The content with two changes of vampire-queen. Korean, the source, is at the third wording
    of the ban and the second of the tie; Japanese follows the second ban; English the first."""
    root = tmp_path_factory.mktemp("changed") / "content"
    shutil.copytree(site.CONTENT_DIR, root)
    edit(root / GAME / "changes.toml", lambda text: text + CHANGES)
    told = {
        "ko": ("금지가 바뀌었어요", "첫 제목", "첫 글이에요.", "또 바뀌었어요", 2),
        "ja": ("禁止が変わりました", "最初の見出し", "最初の文です。", "また変わりました", 2),
        "en": ("The ban changed", "The ban", "It rests.", "It changed again", 1),
    }
    (root / GAME / "history").mkdir()
    for language, (old, heading, text, new, rev) in told.items():
        words = WORDS.format(old=old, heading=heading, text=text, new=new, rev=rev)
        if language == "en":  # what it said first is what it still says
            words = re.sub(r"## .*?\n\n.*?\n\n", "", words, flags=re.DOTALL)
        more = KOREAN if language == "ko" else ""
        (root / GAME / "history" / f"{language}.md").write_text(words + more, encoding="utf-8")
    rulebook = root / GAME / "rulebook"
    edit(rulebook / "ko.md", headed("hunt-ban", "rev=1", "rev=3"))
    edit(rulebook / "ko.md", told_more("hunt-ban", "셋째 글이에요."))
    edit(rulebook / "ko.md", headed("hunt-tie-latest", "rev=1", "rev=2"))
    edit(rulebook / "ja.md", headed("hunt-ban", "rev=1", "rev=2"))
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_content", str(root), verbosity=0, stderr=io.StringIO())
        yield root
        transaction.set_rollback(True)


@pytest.fixture
def get(client):
    def ask(address):
        response = client.get(address)
        assert response.status_code == 200, address
        return response.content.decode()

    return ask


def section(html, name):
    found = re.search(rf'<section class="change" id="{name}".*?</section>', html, re.DOTALL)
    assert found is not None, name
    return found[0]


def words(html):
    """Return what is put in and what is taken out, without the words for screen readers."""
    said = re.sub(r'<span class="visually-hidden"[^>]*>[^<]*</span>', "", html)
    return re.findall(r"<(ins|del)>(.*?)</(?:ins|del)>", said, re.DOTALL)


def test_changes_are_told_the_newest_first_down_to_the_first_edition(get):
    html = get(PAGE.format("ko", GAME))
    ids = re.findall(r'<section class="change" id="([^"]+)"', html)
    assert ids == ["new-ban", "old-ban", "first-edition"]
    assert '<time datetime="2026-12-24">' in section(html, "new-ban")
    assert "또 바뀌었어요." in section(html, "new-ban")
    assert 'href="/ko/vampire-queen/rules/hunt-single/"' in section(html, "new-ban")


def test_a_change_shows_the_wordings_before_and_after(get):
    older = section(get(PAGE.format("ko", GAME)), "old-ban")
    assert words(older) == [("del", "첫"), ("ins", "둘째"), ("del", "첫"), ("ins", "둘째")]
    assert 'class="difference" lang="ko"' in older


def test_a_difference_is_told_in_words_as_well(get):
    older = section(get(PAGE.format("en", "sleeping-queens")), "wand-too")
    assert re.search(r"<del><span[^>]*> taken out: </span>use your dragon<span", older)
    assert re.search(r"<ins><span[^>]*> put in: </span>answer an attack<span", older)


def test_a_translation_shows_its_own_change_where_it_followed(get):
    older = section(get(PAGE.format("ja", GAME)), "old-ban")
    assert 'class="difference" lang="ja"' in older
    assert ("del", "最初の見出し") in words(older)


def test_a_translation_that_is_behind_shows_what_the_source_says(get):
    newer = section(get(PAGE.format("ja", GAME)), "new-ban")
    assert newer.count('class="difference" lang="ko"') == 2
    assert not re.search(r'class="difference" lang="ja"', newer)
    english = section(get(PAGE.format("en", GAME)), "old-ban")
    assert 'class="difference" lang="ko"' in english
    assert "The translation does not show this change" in english


def test_a_change_that_brought_a_rule_set_says_so(get):
    from teachapp.catalogue.models import Change, ContentState

    assert "The table plays version 1 of the rules." in get(PAGE.format("en", GAME))
    Change.objects.filter(slug="new-ban").update(rule_set=2)
    ContentState.objects.update(hash="with a second rule set")
    html = get(PAGE.format("en", GAME))
    assert "From here on the table plays version 2 of the rules." in section(html, "new-ban")
    assert "of the rules" not in section(html, "old-ban")
    assert "version 2 of the rules" in get(f"/en/{GAME}/rules/hunt-ban/")


def test_words_about_a_change_that_are_behind_say_so(get):
    assert "The original has changed since" in section(get(PAGE.format("en", GAME)), "new-ban")


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_translations_that_are_behind_are_listed_in_each_language(get, language):
    html = get(PAGE.format(language, GAME))
    behind = html[html.index('aria-labelledby="behind-heading"') : html.index('class="change"')]
    assert re.findall(r'<ul lang="(\w+)">', behind) == ["en", "ja"]
    for code in ("en", "ja"):
        for clause in ("hunt-ban", "hunt-tie-latest"):
            assert behind.count(f'href="/{code}/{GAME}/rules/{clause}/"') == 1


def test_where_nothing_is_behind_nothing_is_listed(get):
    assert "behind-heading" not in get(PAGE.format("ja", "sleeping-queens"))


def test_a_game_that_never_changed_says_so_with_its_date(get):
    html = get(PAGE.format("en", "bark-side"))
    said = "Nothing has changed since the first edition of The Bark Side on Nov. 30, 2026."
    assert said in html
    assert re.findall(r'<section class="change" id="([^"]+)"', html) == ["first-edition"]


def test_a_stale_clause_shows_what_is_new_in_the_source(get):
    html = get(f"/en/{GAME}/rules/")
    clause = re.search(r'<article [^>]*id="hunt-ban">.*?</article>', html, re.DOTALL)
    assert clause is not None
    assert 'class="clause stale"' in clause[0]
    note = re.search(r'<div class="clause-note">.*?</details></div>', clause[0], re.DOTALL)
    assert note is not None
    assert "The original has changed since" in note[0]
    assert 'class="difference" lang="ko"' in note[0]
    # From the wording that English follows, the first, to what Korean says now.
    assert ("del", "첫 글이에요.") in words(note[0])
    assert any(kind == "ins" and "셋째 글이에요." in text for kind, text in words(note[0]))


def test_a_language_beside_is_marked_stale_and_shows_the_same(get):
    html = get(f"/ko/{GAME}/rules/?with=ja")
    beside = re.search(
        r'<article [^>]*id="hunt-ban">.*?<div class="clause-beside" lang="ja">(.*?)</article>',
        html,
        re.DOTALL,
    )
    assert beside is not None
    assert '<div lang="ko"><div class="clause-note">' in beside[1]
    assert ("del", "둘째 글이에요.") in words(beside[1])
    assert html.count("clause-note") == 2  # the tie is the other


def test_the_history_of_a_clause_stands_on_its_page(get):
    html = get(f"/ko/{GAME}/rules/hunt-ban/")
    past = html[html.index('id="history"') :]
    assert re.findall(r'<h3><a href="([^"]+)">', past) == [
        "/ko/vampire-queen/changes/#new-ban",
        "/ko/vampire-queen/changes/#old-ban",
    ]
    new = get(f"/en/{GAME}/rules/hunt-single/")
    assert "The rule is new." in new
    assert "First published on" not in new
    plain = get("/en/bark-side/rules/deck-composition/")
    assert "It has not changed since the first edition of Nov. 30, 2026." in plain


def test_a_former_wording_that_nobody_kept_is_told_as_such(get, client):
    from teachapp.catalogue.models import ContentState, FormerText

    FormerText.objects.all().delete()
    ContentState.objects.update(hash="without what was said before")
    html = get(f"/ko/{GAME}/rules/hunt-ban/")
    assert html.count("예전") == 0
    assert html.count('class="difference"') == 0
    assert html.count('<p class="quiet-line">', html.index('id="history"')) >= 4


# The feed


def entries(text):
    root = ElementTree.fromstring(text)
    assert root.tag == f"{ATOM}feed"
    return root, root.findall(f"{ATOM}entry")


def value(element, name):
    found = element.find(f"{ATOM}{name}")
    assert found is not None, name
    return found.text or found.get("href")


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_feed_is_atom_with_ids_that_stay(client, language):
    response = client.get(FEED.format(language, GAME))
    assert response.headers["Content-Type"] == "application/atom+xml; charset=utf-8"
    root, found = entries(response.content)
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language
    begin = f"tag:ruletable.example,2026-11-30:{language}/{GAME}/"
    assert value(root, "id") == f"{begin}changes"
    assert value(root, "updated") == "2026-12-24T00:00:00+00:00"
    assert [value(each, "id") for each in found] == [
        f"{begin}changes/{name}" for name in ("new-ban", "old-ban", "first-edition")
    ]
    for name in ("title", "updated", "summary"):
        assert all(value(each, name) for each in found)
    assert root.find(f"{ATOM}author/{ATOM}name") is not None
    links = {link.get("rel"): link.get("href") for link in root.findall(f"{ATOM}link")}
    assert links == {
        "alternate": PAGE.format(language, GAME),
        "self": FEED.format(language, GAME),
    }


def test_an_entry_shows_the_difference(client):
    _root, found = entries(client.get(FEED.format("ko", GAME)).content)
    assert ("ins", "둘째") in words(value(found[1], "summary"))


def test_the_feed_names_the_site_where_it_has_a_name(client, settings):
    settings.SITE_URL = "https://rules.example"
    root, found = entries(client.get(FEED.format("en", GAME) + "?named").content)
    assert value(found[0], "link") == f"https://rules.example/en/{GAME}/changes/#new-ban"
    assert value(root, "id").startswith("tag:ruletable.example,2026-11-30:")  # it may move


@pytest.mark.parametrize("page", ["rules/", "changes/", "rules/hunt-ban/"])
def test_pages_name_the_feed(get, page):
    link = '<link rel="alternate" type="application/atom+xml" title="What has changed" href="{}">'
    assert link.format(FEED.format("en", GAME)) in get(f"/en/{GAME}/{page}")


def test_the_feed_of_a_game_without_a_date_is_not_there(client, get):
    from teachapp.catalogue.models import ContentState, Game

    Game.objects.filter(slug="bark-side").update(first_told=None)
    ContentState.objects.update(hash="without the day of the first edition")
    assert client.get(FEED.format("en", "bark-side")).status_code == 404
    assert "atom+xml" not in get("/en/bark-side/rules/")
    assert "No change to this rulebook is known." in get(PAGE.format("en", "bark-side"))
    assert "No change to it is known." in get("/en/bark-side/rules/deck-composition/")


def test_what_was_made_up_is_written_back_byte_for_byte(changed, tmp_path):
    call_command("export_content", str(tmp_path / "out"), stdout=io.StringIO())
    for path in sorted(Path(changed, GAME).rglob("*")):
        if path.is_file():
            written = tmp_path / "out" / path.relative_to(changed)
            assert written.read_bytes() == path.read_bytes(), path
