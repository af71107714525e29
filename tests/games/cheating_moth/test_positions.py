"""Positions that cannot be, each named by its problem, and tables of each phase that can."""

import re
from pathlib import Path

import pytest

from games.cheating_moth import notation, positions
from games.core.cards import DEALER
from games.core.errors import ImpossiblePosition, UnreadableNotation
from games.core.notation import parse_position
from games.core.protocol import Move
from games.registry import GAMES
from tests.games.cheating_moth.table import in_the_open, position
from tests.games.notation import after, legal, refusal, sees, story

THREE = {"hands": "N1 N2; N4 Mo4; N3 N5", "top": "N3"}
BETWEEN = {"hands": "-; N4; Mo4", "to_move": "@", "top": "", "stock": "", "points": "0 1 10"}
SPIDER = {"top": "Sp3", "action": "spider A", "to_move": "B"}
SLAPS = {"top": "Mq3", "action": "slaps A", "to_move": "B"}
GIFTS = {"top": "Mq3", "action": "gifts A B; A C", "to_move": "B"}
RACE = {"top": "Ck3", "action": "race A", "to_move": "B"}
LAST = "standard last-card-action=resolve-first"
SPLIT = "8.10.8.9.8-2.1.2.1.2"
NO_STOCK = {"stock": "", "discard": "N1 N1", "to_move": "@"}


def problems(**told):
    with pytest.raises(ImpossiblePosition) as caught:
        position(**{**THREE, **told})
    return [problem.code for problem in caught.value.problems]


IMPOSSIBLE = [
    ("wrong-number-of-seats", {"hands": "N1; N2"}),
    ("wrong-number-of-seats", {"hands": "N1; N2; N3; N4; N5; N1"}),
    (
        "wrong-number-of-seats",
        {"hands": "N1; N2; N3; N4; N5; N1; N1; N1", "options": "standard more-players=on"},
    ),
    ("seat-not-at-the-table", {"to_move": "D"}),
    ("wrong-to-move", {"to_move": "@"}),
    ("wrong-to-move", {"to_move": "-"}),
    ("wrong-to-move", {**NO_STOCK, "draws": "A", "to_move": "A"}),
    ("wrong-to-move", {**BETWEEN, "to_move": "B"}),
    ("wrong-to-move", {**BETWEEN, "points": "0 1 10; 0 1 10; 0 1 10"}),
    ("wrong-to-move", {**SPIDER, "to_move": "A"}),
    ("wrong-to-move", {**RACE, "to_move": "C"}),
    ("too-many-copies", {"hands": "Sp1 N2; N4 Mo4; Sp1"}),
    ("too-many-copies", {"hands": "N1 N2; N4; N5", "top": "Sp1", "discard": "Sp1"}),
    ("too-many-copies", {"fresh": "B: Mo4 0", "away": "C: Mo4"}),
    ("too-many-copies", {"stock": "Mo4 +1 Mo4"}),
    (
        "too-many-copies",
        {"hands": "Mo2 Mo2; N1; N1", "options": f"standard number-split={SPLIT}"},
    ),
    ("too-many-cards", {"stock": "+65"}),
    ("unknown-card-played", {"discard": "N1 +1"}),
    ("unknown-card-played", {"away": "B: +1"}),
    ("wrong-number-of-points", {"points": "1 2"}),
    ("too-many-rounds", {"points": "0 1 2; 0 1 2; 0 1 2"}),
    ("too-many-rounds", {"points": "0 1 2", "options": "standard rounds=1"}),
    ("too-many-rounds", {**BETWEEN, "points": "; ".join(["0 1 2"] * 4)}),
    ("field-between-rounds", {**BETWEEN, "stock": "+3"}),
    ("field-between-rounds", {**BETWEEN, "discard": "N1"}),
    ("field-between-rounds", {**BETWEEN, "action": "spider A"}),
    ("field-between-rounds", {**BETWEEN, "draws": "A"}),
    ("field-between-rounds", {**BETWEEN, "fresh": "B: N1 0"}),
    ("field-between-rounds", {**BETWEEN, "caught": "B"}),
    ("field-between-rounds", {**BETWEEN, "start": "B"}),
    ("guard-slipped", {"fresh": "A: N1 0"}),
    ("slip-too-old", {"fresh": "B: N1 2"}),
    ("slip-too-old", {"fresh": "B: N1 1", "options": "standard catch-window=0"}),
    ("no-shuffle-needed", {"draws": "A", "to_move": "@", "discard": "N1"}),
    ("no-shuffle-needed", {"draws": "A", "to_move": "@", "stock": ""}),
    ("shuffle-in-a-call", {**NO_STOCK, "draws": "A", "caught": "B"}),
    ("action-without-card", {**SPIDER, "top": "N3"}),
    ("action-without-card", {**SLAPS, "top": "Sp3"}),
    ("action-without-card", {**GIFTS, "top": "Ck3"}),
    ("action-without-card", {**RACE, "top": "N3"}),
    ("slaps-are-over", {**SLAPS, "action": "slaps A; B"}),
    ("slaps-are-over", {**SLAPS, "action": "slaps A; A"}),
    ("no-givers", {**GIFTS, "action": "gifts A B"}),
    ("no-givers", {**GIFTS, "action": "gifts A B; B C"}),
    ("no-givers", {**GIFTS, "options": "standard mosquito-slowest=draw"}),
    ("no-givers", {"hands": "Mo1; N4; N5", "caught": "B"}),
    ("player-threw", {**RACE, "action": "race A; A", "options": "korean-magazine"}),
    ("guard-caught", {"caught": "A"}),
    ("guard-caught", {"caught": "B", "options": "standard caught-gets=draw"}),
    ("caught-with-slips", {"caught": "B", "fresh": "B: N1 0"}),
    ("hand-is-empty", {"hands": "N1; -; N5"}),
    ("hand-is-empty", {**GIFTS, "hands": "N1; N2; -"}),
    ("hand-is-empty", {**RACE, "hands": "-; N2; N1"}),
    ("hand-is-empty", {"hands": "N1; N4; -", "caught": "B"}),
    ("hand-is-empty", {**RACE, "hands": "N1; N2; -", "options": LAST}),
    ("hand-is-empty", {**SLAPS, "hands": "N1; -; N2", "options": LAST}),
]


@pytest.mark.parametrize(("code", "told"), IMPOSSIBLE)
def test_a_problem_is_named(code, told):
    assert problems(**told) == [code]


def test_all_problems_are_named_at_once():
    assert problems(
        hands="Sp1 N1; Sp1 N2; N3",
        points="1 2",
        fresh="A: N4 5",
        discard="+1",
        action="spider A",
        to_move="B",
    ) == [
        "too-many-copies",
        "unknown-card-played",
        "wrong-number-of-points",
        "guard-slipped",
        "slip-too-old",
        "action-without-card",
    ]
    between = {**BETWEEN, "stock": "+3", "discard": "N1", "caught": "B", "fresh": "C: N5 0"}
    assert problems(**between) == ["field-between-rounds"] * 4


UNREADABLE = [
    ("unknown-card", {"hands": "N1; N6; N2"}),
    ("unknown-card", {"hands": "N1; GUARD; N2"}),
    ("unknown-card", {"top": "3"}),
    ("unknown-card", {"top": "*"}),
    ("unknown-card", {"stock": "N1 x"}),
    ("unknown-card", {"fresh": "B: * 0"}),
    ("unknown-card", {"fresh": "B:"}),
    ("no-cards-written", {"hands": "N1; ; N2"}),
    ("no-cards-written", {"away": "B:"}),
    ("unknown-seat", {"guard": "D"}),
    ("unknown-seat", {"start": "Q"}),
    ("unknown-seat", {"caught": "AB"}),
    ("unknown-seat", {"draws": "A D"}),
    ("unknown-seat", {"action": "spider D"}),
    ("unknown-seat", {"fresh": "N1"}),
    ("unknown-seat", {"away": "E: N1"}),
    ("seat-twice", {"draws": "A A"}),
    ("seat-twice", {"action": "slaps A; B B"}),
    ("seat-twice", {"action": "gifts A A; B C"}),
    ("unknown-action", {"action": "juggle A"}),
    ("unknown-action", {"action": "spider"}),
    ("unknown-action", {"action": "slaps A B"}),
    ("unknown-action", {"action": "gifts A; B"}),
    ("no-number", {"fresh": "B: N1 x"}),
    ("no-number", {"fresh": "B: N1 0 1"}),
    ("no-number", {"fresh": "B: N1 ٣"}),
    ("no-number", {"fresh": "B: N1 " + "9" * 5000}),
    ("no-number", {"points": "1 2 x"}),
]


@pytest.mark.parametrize(("code", "told"), UNREADABLE)
def test_a_word_is_not_understood(code, told):
    with pytest.raises(UnreadableNotation) as caught:
        position(**{**THREE, **told})
    assert caught.value.problem.code == code


def test_the_guard_is_always_named():
    assert problems(guard="") == ["field-missing"]


def test_every_code_has_its_position():
    """Read from the two modules: what they can say is said above."""
    named = {code for code, _ in (*IMPOSSIBLE, *UNREADABLE)} | {"field-missing"}
    written: set[str] = set()
    for module in (positions, notation):
        text = Path(str(module.__file__)).read_text("utf-8")
        written |= set(re.findall(r'(?:Problem|UnreadableNotation)\(\s*"([a-z-]+)"', text))
    assert len(written) > 20
    assert written - named == set()


# Positions that can be

PHASES = {
    "a turn": THREE,
    "a turn without a draw pile": {**THREE, "stock": "", "discard": "N1 Sp1"},
    "a moth on top": {**THREE, "top": "Mo3"},
    "cards that slipped away": {**THREE, "fresh": "B: Mo4 0; C: N1 1", "away": "B: Sp1 N2; C: Mo3"},
    "what the guard had made disappear before": {**THREE, "away": "A: Mo4"},
    "another guard than at the start": {**THREE, "start": "C"},
    "a spider": {**THREE, **SPIDER},
    "a spider and no card to give": {**THREE, **SPIDER, "hands": "Mo1; N1; N1"},
    "no hand on the mosquito": {**THREE, **SLAPS},
    "a hand on the mosquito": {**SLAPS, "hands": "N1; N1; N2; N3", "action": "slaps A; C"},
    "gifts": {**THREE, **GIFTS},
    "a last card given": {**GIFTS, "hands": "-; N1; N2", "action": "gifts A B; C"},
    "a race": {**THREE, **RACE},
    "a race with a throw": {**RACE, "hands": "N1; N4; N2", "top": "N3", "action": "race A; C B"},
    "a race with the own throw": {**THREE, **RACE, "top": "N3", "action": "race A; A"},
    "a last cockroach": {
        **RACE,
        "hands": "-; N1; N2",
        "options": LAST,
    },
    "a last mosquito": {
        **SLAPS,
        "hands": "-; N1; N2",
        "options": LAST,
    },
    "somebody caught": {**THREE, "caught": "B"},
    "somebody caught in a race": {**THREE, **RACE, "caught": "C"},
    "a moth as penalty": {
        "hands": "Mo1; N1; N2",
        "top": "N3",
        "caught": "B",
        "options": "standard penalty-moth=on",
    },
    "a shuffle": {**THREE, **NO_STOCK, "draws": "A", "turn": "B"},
    "a shuffle for an ant": {**THREE, **NO_STOCK, "top": "An3", "draws": "B C", "turn": "B"},
    "a shuffle in a mosquito": {**THREE, **SLAPS, **NO_STOCK, "draws": "A", "turn": "B"},
    "a shuffle in a race": {**THREE, **RACE, **NO_STOCK, "draws": "A", "turn": "B"},
    "before the first deal": {"hands": "-; -; -", "to_move": "@", "guard": "C"},
    "between rounds": {**BETWEEN, "away": "B: Sp1"},
    "the end": {**BETWEEN, "to_move": "-", "points": "0 1 10; 2 0 4; 0 5 6"},
    "seven players": {
        "hands": "N1; N2; N3; N4; N5; N1; N1",
        "top": "N3",
        "options": "standard more-players=on",
    },
    "cards that are not stated": {"hands": "+3; N1 +2; N2", "top": "N3", "stock": "N4 +2 Sp1 +9"},
}


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_a_phase_is_read_and_written(phase):
    table = position(**PHASES[phase])
    assert parse_position(str(table), GAMES) == (table.game, table.state)
    assert str(position(**PHASES[phase])) == str(table)


def test_a_position_is_canonical():
    loose = (
        "cheating-moth 1 standard,rounds=players A Mo4,N2,+1,*;N3;Sp1,N1 start=A top=N3 guard=A "
        "away=C:N5;B:Sp5,N4 fresh=C:N1;B:Mo3,0 points= stock=N4,+1,+2,N1 discard=Sp2,N2"
    )
    line = (
        "cheating-moth 1 standard A N2,Mo4,+2;N3;N1,Sp1 guard=A top=N3 stock=N4,+3,N1 "
        "discard=N2,Sp2 fresh=B:Mo3,0;C:N1,0 away=B:N4,Sp5;C:N5"
    )
    told = parse_position(loose, GAMES)
    assert told == parse_position(line, GAMES)
    table = position(
        hands="N2 Mo4 +2; N3; N1 Sp1",
        top="N3",
        stock="N4 +3 N1",
        discard="N2 Sp2",
        fresh="B: Mo3 0; C: N1 0",
        away="B: N4 Sp5; C: N5",
    )
    assert (str(table), table.state) == (line, told[1])


def test_the_order_of_the_draw_pile_is_kept():
    table = position(**{**THREE, "hands": "N1 N5; N4; N3", "stock": "Sp2 N1 Mo1"})
    assert " stock=Sp2,N1,Mo1" in str(table)
    assert story(table, "A: draw") == ["card-drawn A Sp2"]


def test_a_shuffle_in_an_action_is_played_on():
    """A wrong call may need a card that is not there while a mosquito waits."""
    table = position(**{**THREE, **SLAPS, **NO_STOCK, "to_move": "B"})
    called = after(table, "A: accuse > C")
    assert parse_position(str(called), GAMES) == (called.game, called.state)
    assert called.game.to_move(called.state) == (DEALER,)
    assert refusal(called, "B: slap") == "before-the-shuffle"
    shuffled = after(called, "@: shuffle N1 N1")
    assert sees(shuffled, "-").ask.code == "slap"
    assert story(shuffled, "B: slap")[0] == "slapped B 1"


def test_a_card_that_is_not_stated_cannot_be_played():
    table = position(hands="N2 +2; N4 +1; N3", top="N3", to_move="A", guard="C")
    assert in_the_open(table, "A") == ["N2"]
    assert legal(table, "B") == ["cheat N4"]
    for verb in ("play", "cheat"):
        refused = table.game.check(table.state, Move("A", verb, ("*",)))
        assert refused is not None
        assert refused.code == "not-your-cards"


@pytest.mark.parametrize(
    ("fields", "moves", "events"),
    [
        ({"hands": "Sp4 +2; N1; N1"}, ("A: Sp4",), ["card-played A Sp4", "spider-played A"]),
        (
            {"hands": "N1; N1; +2", "top": "Mq3", "action": "slaps A", "to_move": "B"},
            ("C: slap",),
            ["slapped C 1", "slowest-found B"],
        ),
        (
            {"hands": "+2; N1; N1", "fresh": "B: N4 0"},
            ("A: accuse > B",),
            ["accused A B", "caught B N4", "guard-passed B A", "play-resumed A"],
        ),
    ],
)
def test_of_cards_that_are_not_stated_nothing_is_said(fields, moves, events):
    """Who has but such cards gives none, and nobody says that they could not be given."""
    assert story(position(**{"top": "N3", **fields}), *moves) == events


def test_a_round_may_end_with_cards_that_are_not_stated():
    table = position(hands="N2; N4 +2; N3 Mo1", top="N3")
    assert story(table, "A: N2")[2:] == [
        "seat-scored A - 0",
        "seat-scored-in-part B N4 * * 1",
        "seat-scored C Mo1 N3 11",
    ]
    ended = after(table, "A: N2")
    assert parse_position(str(ended), GAMES) == (ended.game, ended.state)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("cheating-moth 1 standard A", "position-too-short", 27),
        ("cheating-moth 2 standard A N1;N2;N3", "other-rule-set", 15),
        ("cheating-moth 1 house A N1;N2;N3", "unknown-preset", 17),
        ("cheating-moth 1 standard,rounds=0 A N1;N2;N3", "unknown-value", 17),
        ("cheating-moth 1 standard,number-split=9 A N1;N2;N3", "unknown-value", 17),
        ("cheating-moth 1 standard A N1;N2;N3 trick=A:5", "unknown-field", 37),
        ("cheating-moth 1 standard A N1;N2;N3 guard=A guard=B", "field-twice", 37),
    ],
)
def test_a_fault_is_placed(text, code, column):
    with pytest.raises(UnreadableNotation) as caught:
        parse_position(text, GAMES)
    error = caught.value
    assert (error.problem.code, error.line, error.column) == (code, 1, column)
