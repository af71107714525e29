"""The sources in content/: complete in every language, and nothing in them that can go wrong."""

import re
import unicodedata
from typing import Any

import pytest

from games.core.cards import SEATS
from games.registry import GAMES
from teachapp.narration.arguments import CARD, SEAT, kind_of
from teachapp.narration.source import cited, junk, references, variables
from tests.narration.sources import LANGUAGES, expected, files, source, words

FILES = pytest.mark.parametrize(("language", "slug"), files())
PARTICLE = re.compile(
    r"(\{ \$[\w-]+ \}|\{ [\w-]+ \})"
    r"(은|는|이|가|을|를|과|와|으로|로|이에요|예요|이나|나|아|야|이라|라|이라는|라는)(?![가-힣])"
)
SAID = {
    **{"list": "x", "next": "y", "text": "7", "expected": "1 2", "moves": "A: 1", "move": "B: 4"},
    **{"code": "lower", "clause": "hunt-ban", "came": "passed B", "option": "stages"},
    **{"clauses": "", "verb": "play"},
}
"""What is handed on as it was written."""


def test_there_are_three_languages():
    assert set(LANGUAGES) >= {"en", "ja", "ko"}


@FILES
def test_nothing_is_broken(language, slug):
    assert junk(source(language, slug)) == []


@FILES
def test_every_message_is_there_and_no_other(language, slug):
    assert sorted(variables(source(language, slug))) == sorted(expected(slug))


@FILES
def test_a_message_uses_only_what_it_is_given(language, slug):
    allowed = expected(slug)
    used = variables(source(language, slug))
    assert {
        name: names - allowed[name] for name, names in used.items() if names - allowed[name]
    } == {}


@FILES
def test_what_is_referred_to_is_there(language, slug):
    there = {*references(source(language)), *references(source(language, slug))}
    for name, targets in references(source(language, slug)).items():
        assert {target.partition(".")[0] for target in targets} <= there, name


@FILES
def test_only_clauses_are_told_apart_that_can_be_cited(language, slug):
    game = GAMES.get(slug)
    events = {f"event-{each.name}": each.may_cite for each in game.event_types} if game else {}
    refusals = {f"refusal-{code}": of for code, of in game.refusals().items()} if game else {}
    for name, clauses in cited(source(language, slug)).items():
        assert clauses <= set({**events, **refusals}.get(name, ())), name


@FILES
def test_texts_are_composed(language, slug):
    text = source(language, slug)
    assert text == unicodedata.normalize("NFC", text)


def anything(names, slug):
    """Return a value for each argument of a message, by its kind; cards are those of the game."""
    faces = GAMES[slug].deck.faces
    values: dict[str, Any] = {"seats": tuple(SEATS[:3]), "cards": (faces[0], faces[0], faces[-1])}
    for name in names - values.keys():
        kind = kind_of(name, "")
        seat_or_card = {SEAT: SEATS[1], CARD: faces[-1]}.get(kind)
        values[name] = SAID.get(name) or seat_or_card or 3
    return values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_message_speaks(language, slug):
    """Whatever is given, no message asks for more and none shows its machinery."""
    said = words(language, slug)
    for name, names in {**expected(""), **expected(slug)}.items():
        told = said.text(name, **anything(names, slug))
        assert told.strip(), name
        assert not re.search(r"[{}$]|  ", told), (name, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_name_of_its_own(language):
    names = [words(language).seat(seat) for seat in SEATS]
    assert len(set(names)) == len(SEATS)


@pytest.mark.parametrize("slug", ["", *GAMES])
def test_korean_particles_after_arguments_are_chosen_by_sound(slug):
    """What stands for an argument never has a particle typed after it."""
    found = [match.group() for match in PARTICLE.finditer(source("ko", slug))]
    assert found == []


def test_that_a_typed_particle_would_be_found():
    assert PARTICLE.search("{ $seat }은 패스했어요.")
    assert not PARTICLE.search("{ $stage }라운드는 { $seat }의 { $points }점이에요.")
