"""What pages ask for: what comes, in how many queries, and what there isn't."""

from random import Random

import pytest

from teachapp.catalogue import actions, history, models, queries
from teachapp.catalogue.queries import NotFound
from teachapp.catalogue.sorting import sort_key
from tests.content.broken import GAME, the_game

COLD = {
    "games": (queries.games, 2),
    "components": (lambda: queries.components(GAME), 2),
    "library": (lambda: queries.library("ko"), 6),
    "game page": (lambda: queries.game_page(GAME, "ja"), 8),
    "venues": (lambda: queries.venues("ko"), 4),
    "rulebook": (lambda: queries.rulebook(GAME, "ko"), 6),
    "rulebook side by side": (lambda: queries.rulebook(GAME, "ko", 5, ("ja", "en")), 6),
    "crib": (lambda: queries.crib(GAME, "ja", 5), 2),
    "terms": (lambda: queries.terms(GAME, "en"), 3),
    "variants": (lambda: queries.variants(GAME, "ja"), 5),
    "lessons": (lambda: queries.lesson_list(GAME, "en"), 3),
    "lesson": (lambda: queries.lesson_step(GAME, "hunt", "ko"), 5),
    "words": (lambda: queries.words(GAME, "ko"), 2),
    "words of several games": (lambda: queries.words_of((GAME, "bark-side"), "ko"), 2),
    "coverage": (lambda: queries.coverage(GAME, "en"), 4),
    "changes": (lambda: history.changes("sleeping-queens", "ja"), 6),
    "clause texts": (lambda: queries.clause_texts(GAME, "en", ["hunt-ban", "zzz"]), 1),
    "version": (queries.content_version, 1),
}
NOT_KEPT = {"clause texts", "version"}
WITH_SHELVES = {"library", "game page", "venues"}


@pytest.mark.parametrize("name", COLD)
def test_queries_when_asked_for_the_first_time(loaded, django_assert_num_queries, name):
    read, number = COLD[name]
    with django_assert_num_queries(number):
        read()


@pytest.mark.parametrize("name", sorted(COLD.keys() - NOT_KEPT))
def test_queries_when_asked_again(loaded, django_assert_num_queries, name):
    read, _ = COLD[name]
    first = read()
    with django_assert_num_queries(2 if name in WITH_SHELVES else 1):
        assert read() is first


def test_what_is_kept_is_forgotten_with_its_version(loaded, new_version):
    before = queries.terms(GAME, "en")
    version = queries.content_version()
    actions.load(loaded, new_version(), {})
    assert queries.terms(GAME, "en") is not before
    assert queries.terms(GAME, "en") == before
    assert queries.content_version() != version


MISSING = {
    "rulebook of a game": (lambda: queries.rulebook("whist", "ko"), "game", "whist"),
    "rulebook in a language": (lambda: queries.rulebook(GAME, "fr"), "language", "fr"),
    "language beside": (lambda: queries.rulebook(GAME, "ko", None, ("fr",)), "language", "fr"),
    "lesson": (lambda: queries.lesson_step(GAME, "whist", "ko"), "lesson", "whist"),
    "words of a game": (lambda: queries.words("whist", "ko"), "game", "whist"),
    "words in a language": (lambda: queries.words(None, "fr"), "language", "fr"),
}


@pytest.mark.parametrize("name", MISSING)
def test_what_there_is_not(loaded, name):
    read, kind, asked = MISSING[name]
    with pytest.raises(NotFound) as error:
        read()
    assert (error.value.kind, error.value.name) == (kind, asked)


def test_games_in_every_language_the_source_language_first(loaded, new_version):
    found = {next(iter(heads.values())).slug: heads for heads in queries.games()}
    assert list(found) == [game.facts.slug for game in loaded.games]
    for slug, heads in found.items():
        assert {head.slug for head in heads.values()} == {slug}
        assert [head.language for head in heads.values()] == list(heads) == ["ko", "en", "ja"]
    models.GameText.objects.filter(game__slug=GAME, language="en").delete()
    models.ContentState.objects.update(hash=new_version())
    told = {tuple(heads) for heads in queries.games() if heads["ko"].slug == GAME}
    assert told == {("ko", "ja")}


def test_library_holds_every_game_with_where_it_stands(loaded):
    venue = models.Venue.objects.create(slug="club")
    game = models.Game.objects.get(slug=GAME)
    models.Copy.objects.create(venue=venue, game=game, shelf="Z1", count=2, missing="7 Q")
    games = queries.library("en")
    assert [each.head.slug for each in games] == [each.facts.slug for each in loaded.games]
    (found,) = [each for each in games if each.head.slug == GAME]
    club, cafe, *_more = found.shelves
    assert (club.venue, club.venue_name, club.count, club.missing) == (
        "club",
        "club",
        2,
        ("7", "Q"),
    )
    assert (cafe.venue_name, cafe.shelf, cafe.missing) == ("Board Game Café Hana", "Z1", ())
    assert queries.library("fr") == ()


EDITS = {
    "a copy is moved": lambda: _save(models.Copy.objects.earliest("pk"), shelf="Q7"),
    "a copy is gone": lambda: models.Copy.objects.all().delete(),
    "a venue is named": lambda: _save(
        models.VenueText.objects.get(venue__slug="demo-cafe", language="en"), name="Else"
    ),
    "a venue is gone": lambda: models.Venue.objects.earliest("pk").delete(),
    "a venue is new": lambda: models.Venue.objects.create(slug="new"),
}


def _save(row, **fields):
    for name, value in fields.items():
        setattr(row, name, value)
    row.save()


@pytest.mark.parametrize("name", EDITS)
def test_each_edit_of_a_venue_is_seen_at_once(loaded, name):
    def seen():
        return queries.library("en"), queries.venues("en"), queries.game_page(GAME, "en")

    before = seen()
    assert seen() == before
    EDITS[name]()
    assert seen() != before


def test_names_are_sorted_as_each_language_does(loaded):
    def found(language):
        games = sorted(queries.library(language), key=lambda game: game.sort_name)
        return [game.head.slug for game in games]

    bark, moth, queens, vampire = "bark-side", "cheating-moth", "sleeping-queens", GAME
    assert found("en") == [bark, moth, queens, vampire]  # The Bark Side, under B
    assert found("ko") == [bark, vampire, queens, moth]
    assert found("ja") == [moth, vampire, bark, queens]


@pytest.mark.parametrize(
    "names",
    [
        ["ant", "Bee", "élan", "Fox", "zebra"],
        ["가위", "나비", "다람쥐", "더 바크", "하나"],
        ["アリ", "いぬ", "ウサギ", "カード", "かいだん", "ハート", "バス", "はり"],
        ["カア", "カーブ", "かう"],
        ["2 Kings", "Two: Kings"],
    ],
)
def test_names_in_order(names):
    assert sorted(Random(1).sample(names, len(names)), key=sort_key) == names


def test_game_page_counts_the_box(loaded):
    page = queries.game_page(GAME, "ko")
    assert [(line.id, line.count) for line in page.components] == [
        ("vampires", 104),
        ("queens", 4),
        ("hunters", 2),
    ]
    assert page.head.languages == ("ko", "en", "ja")
    assert page.head.href == "/ko/vampire-queen/"


def test_rulebook_in_reading_order_with_what_leads_on(loaded):
    book = queries.rulebook(GAME, "en")
    ids = [clause.id for section in book.sections for clause in section.clauses]
    assert ids == [clause.id for clause in the_game(loaded).clauses]
    clauses = {clause.id: clause for section in book.sections for clause in section.clauses}
    tie = clauses["hunt-tie-latest"]
    assert tie.text.href == "/en/vampire-queen/rules/#hunt-tie-latest"
    assert tie.lessons[0].lesson == "hunt"
    assert tie.lessons[0].href == "/en/vampire-queen/lessons/hunt/the-tie/"
    assert [link.id for link in clauses["follow-strictly-higher"].variants] == [
        "follow-rule",
        "wrong-play",
    ]
    assert clauses["follow-strictly-higher"].options == ("follow-rule",)
    assert tie.beside == ()


def test_rulebook_for_a_number_of_players(loaded):
    def parts(players):
        book = queries.rulebook(GAME, "en", players)
        clauses = {each.id: each for section in book.sections for each in section.clauses}
        return [part.players for part in clauses["setup-hand-size"].text.parts]

    assert len(parts(None)) == 11
    assert parts(9) == [(), (9,)]
    assert parts(4) == [(), (4,)]


def test_a_clause_that_does_not_hold_for_so_many_is_left_out(loaded, new_version):
    models.Clause.objects.filter(slug="hunt-tie-latest").update(players="3-5")
    models.ContentState.objects.update(hash=new_version())

    def ids(players):
        book = queries.rulebook(GAME, "en", players)
        return [clause.id for section in book.sections for clause in section.clauses]

    assert "hunt-tie-latest" in ids(None)
    assert "hunt-tie-latest" in ids(5)
    assert "hunt-tie-latest" not in ids(6)


def test_rulebook_beside_another_language(loaded):
    book = queries.rulebook(GAME, "ko", others=("ja", "en"))
    for section in book.sections:
        for clause in section.clauses:
            assert [text.language for text in clause.beside] == ["ja", "en"]
            assert {text.id for text in clause.beside} == {clause.id}
            assert clause.beside[0].href == f"/ja/vampire-queen/rules/#{clause.id}"


def test_shared_terms_lead_to_the_game_they_are_read_in(loaded):
    glossary = queries.terms(GAME, "en")
    assert [term.id for term in glossary.own][:2] == ["vampire", "queen"]
    linked = [term.html for term in glossary.shared if "data-term" in term.html]
    assert linked
    assert all('href="/en/vampire-queen/terms/#' in html for html in linked)
    assert not any("-game-" in html for html in linked)


def test_a_term_of_its_own_stands_in_for_a_shared_one(loaded, new_version):
    models.Term.objects.filter(slug="vampire").update(slug="seat")
    models.ContentState.objects.update(hash=new_version())
    glossary = queries.terms(GAME, "en")
    assert "seat" in [term.id for term in glossary.own]
    assert "seat" not in [term.id for term in glossary.shared]


def test_variants_say_who_reads_them_how(loaded):
    found = {each.id: each for each in queries.variants(GAME, "en").variants}
    rule = found["follow-rule"]
    assert [(each.value, each.sources[0].id) for each in rule.readings] == [
        ("strict", "korean-booklet"),
        ("equal-or-higher", "japanese-note"),
    ]
    assert rule.play is not None
    assert rule.play.moves == "A:7;B:7"
    assert found["dealer"].play is None
    assert found["dealer"].readings == ()


def test_lesson_with_its_words_step_by_step(loaded):
    page = queries.lesson_step(GAME, "hunt", "en")
    played = queries.replay_of(page.script)
    assert played.faults == ()
    assert [step.label for step in page.steps] == [step.label for step in played.steps]
    for words, step in zip(page.steps, played.steps, strict=True):
        assert len(words.questions) == len(step.questions)
        assert len(words.tries) == len(step.tries)
        assert set(words.cites) == step.cites
        assert set(words.cites) <= page.clauses.keys()
    assert page.steps[0].href == "/en/vampire-queen/lessons/hunt/before/"
    assert queries.replay_of(page.script) is played


def test_coverage_is_what_was_measured(loaded, new_version):
    rows = {row.clause.id: row for row in queries.coverage(GAME, "en").rows}
    assert len(rows) == len(the_game(loaded).clauses)
    row = rows["hunt-tie-latest"]
    assert (row.kind, row.engine, row.test, row.lacks) == ("effect", True, True, ())
    assert "hunt/the-tie" in row.lessons
    assert row.texts == {"ko": "fresh", "en": "fresh", "ja": "fresh"}
    actions.load(loaded, new_version(), {GAME: {"hunt-ban"}})
    rows = {row.clause.id: row for row in queries.coverage(GAME, "en").rows}
    assert rows["hunt-tie-latest"].lacks == ("test",)
    assert rows["hunt-ban"].lacks == ()


def test_addresses_of_rows(loaded):
    text = models.ClauseText.objects.get(clause__slug="hunt-ban", language="ja")
    assert text.get_absolute_url() == "/ja/vampire-queen/rules/#hunt-ban"
    game = models.GameText.objects.get(game__slug=GAME, language="ja")
    assert game.get_absolute_url() == "/ja/vampire-queen/"
    lesson = models.LessonText.objects.get(lesson__slug="hunt", language="ja")
    assert lesson.get_absolute_url() == "/ja/vampire-queen/lessons/hunt/"


def test_no_text_is_lost_between_files_and_rows(loaded):
    for game in loaded.games:
        clauses = models.ClauseText.objects.filter(clause__game__slug=game.facts.slug)
        assert clauses.count() == len(game.clauses) * len(game.words)
        steps = sum(len(lesson.steps) for lesson in game.lessons)
        told = models.StepText.objects.filter(step__lesson__game__slug=game.facts.slug)
        assert told.count() == steps * len(game.words)
