"""Which files there must be, in what form, and what a reading makes of sound ones."""

import shutil
import unicodedata

import nh3
import pytest
from django.conf import settings

from games.registry import GAMES
from teachapp.catalogue.content.markup import ATTRIBUTES, TAGS, with_terms
from teachapp.catalogue.content.reading import read_content
from tests.content.broken import GAME, copied, the_game


@pytest.fixture(scope="module")
def sound():
    return read_content(settings.CONTENT_DIR)


def faults(root):
    return [str(fault) for fault in read_content(root).faults]


def test_content_has_neither_faults_nor_stale_translations(sound):
    assert [str(fault) for fault in (*sound.faults, *sound.warnings)] == []


def test_every_kind_of_unfit_file_in_one_reading(tmp_path):
    root = copied(tmp_path)
    (root / GAME / "terms" / "ja.md").unlink()
    (root / GAME / "lessons" / "hunt" / "script.play").unlink()
    (root / GAME / "notes.txt").write_text("x")
    (root / GAME / "rulebook" / "README.md").write_text("x")
    (root / "sleeping-kings").mkdir()
    (root / "sleeping-kings" / "game.toml").write_text("x")
    (root / GAME / ".hidden").write_text("x")
    with (root / GAME / "sources" / "en.md").open("ab") as file:
        file.write(b"\n\xff\n")
    with (root / GAME / "variants" / "ko.md").open("ab") as file:
        file.write(unicodedata.normalize("NFD", "\n한국어\n").encode())
    with (root / GAME / "rulebook" / "ko.md").open("ab") as file:
        file.write(b"\nx\r\n")

    def last(path):
        return (root / GAME / path).read_bytes().count(b"\n")

    assert faults(root) == [
        "content/sleeping-kings: unknown game 'sleeping-kings'; expected one of "
        + ", ".join(GAMES),
        f"content/{GAME}/lessons/hunt/script.play: missing file",
        f"content/{GAME}/notes.txt: unknown file; nothing reads it",
        f"content/{GAME}/rulebook/README.md: unknown file; nothing reads it",
        f"content/{GAME}/rulebook/ko.md:{last('rulebook/ko.md')}:"
        " carriage return or byte order mark",
        f"content/{GAME}/sources/en.md:{last('sources/en.md')}: not UTF-8",
        f"content/{GAME}/terms/ja.md: missing file",
        f"content/{GAME}/variants/ko.md:{last('variants/ko.md')}:"
        " not in Unicode's composed form (NFC)",
    ]


def test_lesson_that_no_list_names_is_not_read(tmp_path):
    root = copied(tmp_path)
    shutil.copytree(root / GAME / "lessons" / "hunt", root / GAME / "lessons" / "hunt-again")
    assert faults(root) == [
        f"content/{GAME}/lessons/hunt-again/{name}: unknown file; nothing reads it"
        for name in ("en.md", "ja.md", "ko.md", "script.play")
    ]


def test_a_language_is_added_by_files_alone(tmp_path):
    root = copied(tmp_path)
    for path in [*root.rglob("en.md"), *root.rglob("en.ftl")]:
        shutil.copy(path, path.with_name(f"fr{path.suffix}"))
    found = read_content(root)
    assert [str(fault) for fault in found.faults] == []
    game = the_game(found.content)
    assert list(game.words) == ["ko", "en", "fr", "ja"]
    assert (
        "/fr/vampire-queen/terms/#leader" in game.words["fr"].rulebook.blocks["lead-options"].html
    )


def test_a_language_begun_is_asked_for_in_full(tmp_path):
    root = copied(tmp_path)
    shutil.copy(root / GAME / "rulebook" / "en.md", root / GAME / "rulebook" / "fr.md")
    missing = {fault.partition(": ")[0] for fault in faults(root) if "missing file" in fault}
    lessons = sorted(path.name for path in (root / GAME / "lessons").iterdir())
    assert missing == {
        "content/messages/fr.ftl",
        "content/terms/fr.md",
        f"content/{GAME}/messages/fr.ftl",
        *(f"content/{GAME}/{name}/fr.md" for name in ("crib", "sources", "terms", "variants")),
        *(f"content/{GAME}/lessons/{name}/fr.md" for name in lessons),
    }


def html_of(content):
    for game in content.games:
        for words in game.words.values():
            files = (words.rulebook, words.terms, words.variants, words.sources, words.crib)
            for prose in (*files, *words.lessons.values()):
                yield prose.intro
                for told in prose.blocks.values():
                    yield told.html
                    yield told.warning
    for prose in content.terms.values():
        yield from (told.html for told in prose.blocks.values())


def test_cleaning_takes_nothing_away_that_an_author_wrote(sound):
    pages = list(html_of(sound.content))
    assert len(pages) > 500
    for html in pages:
        assert nh3.clean(html, tags=TAGS, attributes=ATTRIBUTES, link_rel=None) == html
        assert "style=" not in html
        assert "[[" not in html
        assert "](" not in html


def test_a_block_as_it_is_shown(sound):
    rulebook = the_game(sound.content).words["en"].rulebook
    assert rulebook.blocks["queen-wild-with-vampires"].html == (
        '<p>A <a class="term" data-term="queen" href="/en/vampire-queen/terms/#queen">Queen</a> is '
        '<a class="term" data-term="wild" href="/en/vampire-queen/terms/#wild">wild</a>, but she '
        'makes no choice of her own: she copies the <a class="term" data-term="vampire" '
        'href="/en/vampire-queen/terms/#vampire">vampires</a> she is played with. So '
        '<span aria-label="two 11s and a Queen" class="cards" role="img">'
        '<span class="mini-card" data-face="11">11</span>'
        ' <span class="mini-card" data-face="11">11</span>'
        ' <span class="mini-card" data-face="Q">Q</span></span> is simply three 11s.</p>'
    )


def test_parts_know_for_how_many_players_they_hold(sound):
    for words in the_game(sound.content).words.values():
        parts = words.rulebook.blocks["setup-hand-size"].parts
        assert [part.players for part in parts] == [(), *((each,) for each in range(3, 13))]


def test_a_warning_is_no_part_of_what_a_term_means(sound):
    term = the_game(sound.content).words["en"].terms.blocks["stage"]
    assert term.warning.startswith("<p>")
    assert "blockquote" not in term.html + term.warning
    assert "Everything" not in term.warning


def test_the_first_use_of_a_term_is_linked_and_no_other(sound):
    clause = the_game(sound.content).words["en"].rulebook.blocks["hunt-any-value"].html
    assert clause.count('data-term="queen"') == 1
    term = the_game(sound.content).words["en"].terms.blocks["trick"].html
    assert 'data-term="trick"' not in term, "a term does not link to itself"
    blocks = the_game(sound.content).words["en"].lessons["a-trick"].blocks
    assert [name for name, told in blocks.items() if 'data-term="trick"' in told.html]
    assert "data-term" not in blocks["lesson"].html, "lists of links show it"


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("the King, a king", "the King, a [king](term:king)"),
        ("kings, kingdom", "kings, kingdom"),
        (
            "[a king](clause:king-wake) and a king",
            "[a king](clause:king-wake) and a [king](term:king)",
        ),
        ("[kings](term:king) and a king", "[kings](term:king) and a king"),
        ("> a king", "> a king"),
        ("::: players 3\nA king.\n:::", "::: players 3\nA [king](term:king).\n:::"),
        ("사냥꾼은", "[사냥꾼](term:hunter)은"),
        ("새사냥꾼", "새사냥꾼"),
        ("ラウンドは", "[ラウンド](term:trick)は"),
        ("ハンターラウンド", "ハンターラウンド"),
    ],
)
def test_a_term_is_linked_where_it_is_a_word_of_its_own(text, linked):
    uses = {"king": "king", "사냥꾼": "hunter", "ラウンド": "trick"}
    assert with_terms(text, uses) == linked
