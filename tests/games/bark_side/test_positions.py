"""Positions that cannot be, each named by its problem, and tables of each phase that can."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from games.bark_side import notation, positions
from games.core.errors import ImpossiblePosition, UnreadableNotation
from games.core.notation import parse_position
from games.registry import GAMES
from tests.games.bark_side.table import GAME, new_game, position
from tests.games.notation import after, played_out, story, to_move

THREE = {"hands": "4 4 9; 1 2 3; 5 6 7", "to_move": "A"}
FOLLOW = {"hands": "4 4; 1 2 3; 5 6 7", "trick": "A:9", "to_move": "B"}
TUCKED = {"hands": "4 4; 2 3; 5 6 7", "trick": "A:9; B:tuck 1", "tail": "tucked", "to_move": "C"}
SET = {"hands": "9; 1 2 3; 5 6 7", "trick": "A:4 4", "tail": "tucked", "to_move": "B"}
PASSES = {"passing": "-", "leader": "C"}
NO_HANDS = {"hands": "-; -; -", "to_move": "@"}
LAST = {"hands": "9; 2; 5", "tail": "tucked"}
WILD = {"options": "standard wild-dog=on"}
SPECIAL = {"options": "with-special-dogs"}
DOG = {"hands": "4 9 Sd; 1 2 3; 5 6 7", **SPECIAL}
DRAW = {"hands": "4 9; 1 2 3; 5 6 7", "trick": "A:Sd", "to_move": "@", **SPECIAL}
DRAWN = {"hands": "4 9; 1 3; 5 6 7", "trick": "A:Sd; B:2", "to_move": "C", **SPECIAL}
SEVEN = {"shelter": "A:1 2 3 4 5 6 8 8 8", "round": "4"}
SIX = {"shelter": "A:1 2 3 4 5 6 6 6 6", "round": "4"}
FEW = {
    "shelter": "A:1 1 1 1 1 2 2 2 2 2 3 3; B:3 3 3 4 4 4 4 4 5 5 5 5; C:5 6 6 6 6 6 7 7 7",
    "round": "12",
}
ENDED = {**NO_HANDS, "to_move": "-"}


def read(**told):
    return position(**{**THREE, **told})


def problems(**told):
    with pytest.raises(ImpossiblePosition) as caught:
        read(**told)
    return [problem.code for problem in caught.value.problems]


IMPOSSIBLE = [
    ("wrong-number-of-seats", {"hands": "1"}),
    ("wrong-number-of-seats", {"hands": "1; 2"}),
    ("wrong-number-of-seats", {"hands": "1; 2; 3; 4; 5; 6; 7"}),
    ("seat-not-at-the-table", {"to_move": "D"}),
    ("seat-not-at-the-table", {**FOLLOW, "to_move": "F"}),
    ("wrong-to-move", {"to_move": "@"}),
    ("wrong-to-move", {"to_move": "B", "leader": "A"}),
    ("wrong-to-move", {**FOLLOW, "to_move": "A"}),
    ("wrong-to-move", {**TUCKED, "to_move": "B"}),
    ("wrong-to-move", {**NO_HANDS, "to_move": "B"}),
    ("wrong-to-move", {**DRAW, "to_move": "B"}),
    ("wrong-to-move", {**DRAWN, "to_move": "@"}),
    ("wrong-to-move", {**PASSES, "to_move": "B"}),
    ("wrong-to-move", {**PASSES, "passing": "A:4 9"}),
    ("wrong-to-move", {**PASSES, "to_move": "@"}),
    ("too-many-copies", {"hands": "1 1; 1 1; 1 1"}),
    ("too-many-copies", {"hands": "4 4; 4 4; 5 5", "trick": "A:4", "shelter": "B:4 5 5"}),
    ("too-many-copies", {"hands": "10 11; 9 9; 8 8"}),
    ("too-many-copies", {"hands": "10; 12; 9; 8"}),
    ("too-many-copies", {"hands": "4 Wd; 1 2; 5 6"}),
    ("too-many-copies", {"hands": "4 Sd; 1 2; 5 6", **WILD}),
    ("too-many-copies", {"hands": "4 Wd; 1 Wd; 5 6", **WILD}),
    ("too-many-copies", {"hands": "4 Wd; 1 2; 5 6", "shelter": "B:Wd 3 3", "round": "2", **WILD}),
    ("too-many-cards", {"hands": "+17; +17; +17"}),
    ("too-many-cards", {"hands": "+13; +13; +13; +13; +13"}),
    ("too-many-cards", {"hands": "+10; +10; +10; +10; +10; 1 +10"}),
    (
        "unknown-card-played",
        {
            "hands": "4 5; 6 +2; 3 3 7",
            "trick": "A:Sd",
            "to_move": "@",
            "options": "with-special-dogs",
        },
    ),
    ("unknown-card-played", {**FOLLOW, "trick": "A:*"}),
    ("unknown-card-played", {**TUCKED, "trick": "A:9; B:tuck *"}),
    ("unknown-card-played", {"shelter": "B:1 2 *", "round": "2"}),
    ("unknown-card-played", {**NO_HANDS, "shelter": "B:+3", "round": "2"}),
    ("wrong-shelters", {"shelter": "B:1 2 3"}),
    ("wrong-shelters", {"round": "2"}),
    ("wrong-shelters", {"shelter": "B:8 8 8", "round": "3"}),
    ("wrong-shelters", {"shelter": "A:8 8; B:8", "round": "2"}),
    ("wrong-shelters", {"shelter": "A:8 8 8 9; B:10 10", "round": "3"}),
    ("wrong-shelters", {"shelter": "A:8 8 Sd", "round": "2", **SPECIAL}),
    ("wrong-shelters", {**NO_HANDS, "round": "3"}),
    ("field-between-rounds", {**NO_HANDS, "tail": "tucked"}),
    ("field-between-rounds", {**NO_HANDS, "passing": "-"}),
    ("field-between-rounds", {**ENDED, **SEVEN, "tail": "tucked"}),
    ("trick-is-over", {"hands": "4; 1; 5", "trick": "A:9; B:9; C:10"}),
    ("trick-is-over", {"hands": "4; 1; 5", "trick": "A:9; B:9; C:10; A:10"}),
    ("trick-is-over", {"hands": "-; -; -", "trick": "B:9; C:9; A:10"}),
    ("hands-not-equal", {"hands": "1 2; 3; 4"}),
    ("hands-not-equal", {"hands": "1; 3; +2"}),
    ("hands-not-equal", {"hands": "-; 3; 4"}),
    ("hands-not-equal", {"hands": "+11; +11; +11"}),
    ("hands-not-equal", {**FOLLOW, "hands": "4 4; 1 2; 5 6"}),
    ("hands-not-equal", {**FOLLOW, "hands": "4 4 9; 1 2 3; 5 6 7"}),
    ("hands-not-equal", {**SET, "hands": "9 9; 1 2 3; 5 6 7"}),
    ("hands-not-equal", {**PASSES, "hands": "4 4; 1 2 3; 5 6 7"}),
    ("wrong-passing", {**PASSES, "passing": "B:1"}),
    ("wrong-passing", {**PASSES, "passing": "B:1 2 3"}),
    ("wrong-passing", {**PASSES, "passing": "B:1 5"}),
    ("wrong-passing", {**PASSES, "passing": "C:5 5"}),
    ("wrong-passing", {**PASSES, "hands": "4 4 9; +3; 5 6 7", "passing": "B:+2"}),
    ("wrong-passing", {**PASSES, "passing": "A:4 4; B:1 2; C:5 6"}),
    ("wrong-passing", {**PASSES, "tail": "tucked"}),
    ("wrong-passing", {**FOLLOW, "passing": "-"}),
    ("wrong-passing", {**PASSES, "options": "standard pass-when-short=off"}),
    ("illegal-play-in-trick", {**TUCKED, "trick": "A:9; B:1", "tail": ""}),
    ("illegal-play-in-trick", {**TUCKED, "hands": "4 4; 1 2; 5 6 7", "trick": "A:9; B:tuck 3"}),
    ("illegal-play-in-trick", {**TUCKED, "hands": "4 9; 9 10; 5 6 7", "trick": "A:4; B:tuck 8"}),
    ("illegal-play-in-trick", {**FOLLOW, "trick": "A:tuck 4", "tail": "tucked"}),
    ("illegal-play-in-trick", {**SET, "tail": ""}),
    ("illegal-play-in-trick", {**SET, "trick": "A:4 5"}),
    ("illegal-play-in-trick", {**SET, "hands": "-; 1 2; 5 6"}),
    (
        "illegal-play-in-trick",
        {**SET, "hands": "9; 2 3; 5 6 7", "trick": "A:4 4; B:8", "to_move": "C"},
    ),
    (
        "illegal-play-in-trick",
        {**SET, "hands": "9; 3; 5 6 7", "trick": "A:4 4; B:8 9", "to_move": "C"},
    ),
    (
        "illegal-play-in-trick",
        {"hands": "4 9; 8 9; 5 6 7", "trick": "A:4; B:Wd", "to_move": "C", **WILD},
    ),
    (
        "illegal-play-in-trick",
        {**TUCKED, "trick": "A:9; B:9", "tail": "", "options": "standard follow-rule=higher"},
    ),
    ("tail-not-turned", {**TUCKED, "tail": ""}),
    ("tail-not-turned", {**TUCKED, "hands": "-; -; 5", "tail": ""}),
    ("starting-dog-late", {**DOG, "to_move": "B"}),
    ("starting-dog-late", {**DOG, "tail": "tucked"}),
    ("starting-dog-late", {**DOG, "hands": "Sd; 2; 3"}),
    ("starting-dog-late", {**FOLLOW, "hands": "4 4; 1 2 Sd; 5 6 7", **SPECIAL}),
    ("starting-dog-late", {**DRAW, "tail": "tucked"}),
    ("starting-dog-late", {**DRAW, "hands": "-; 2; 3"}),
    ("starting-dog-late", {**DRAWN, "tail": "tucked"}),
    ("starting-dog-late", {**DRAWN, "trick": "A:Sd; B:tuck 2", "tail": "tucked"}),
    ("starting-dog-late", {**TUCKED, "trick": "A:9; B:tuck Sd", **SPECIAL}),
    ("starting-dog-late", {**TUCKED, "hands": "-; -; 7", "trick": "A:9; B:tuck Sd", **SPECIAL}),
    ("game-is-over", {**ENDED, **SEVEN, "to_move": "@"}),
    ("game-is-over", SEVEN),
    ("game-is-over", {**SEVEN, **PASSES}),
    ("game-is-over", {**NO_HANDS, **FEW}),
    ("game-is-over", {**NO_HANDS, **SIX, "options": "standard end-kinds=6"}),
    ("game-goes-on", ENDED),
    ("game-goes-on", {**ENDED, **SIX}),
    ("game-goes-on", {**ENDED, **FEW, "options": "prototype"}),
    ("game-goes-on", {"to_move": "-"}),
    ("game-goes-on", {**SEVEN, "to_move": "-"}),
    ("game-goes-on", {**PASSES, "to_move": "-"}),
    ("game-goes-on", {**FOLLOW, "to_move": "-"}),
]


@pytest.mark.parametrize(("code", "told"), IMPOSSIBLE)
def test_a_problem_is_named(code, told):
    assert problems(**told) == [code]


def test_all_problems_are_named_at_once():
    assert problems(hands="4 11 12; 1 Wd 3; 5 6 7", shelter="A:*") == [
        *["too-many-copies"] * 3,
        "unknown-card-played",
    ]
    assert problems(**{**NO_HANDS, "tail": "tucked", "passing": "-", "round": "2"}) == [
        "wrong-shelters",
        "field-between-rounds",
        "field-between-rounds",
    ]
    assert problems(hands="1 2; 3; 4", round="2") == ["wrong-shelters", "hands-not-equal"]


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({**TUCKED, "trick": "A:9; B:1", "tail": ""}, "too-low"),
        ({**TUCKED, "hands": "4 9; 9 10; 5 6 7", "trick": "A:4; B:tuck 8"}, "is-a-follow"),
        ({**SET, "tail": ""}, "set-too-early"),
        ({**SET, "hands": "-; 1 2; 5 6"}, "whole-hand"),
    ],
)
def test_an_illegal_play_says_why(told, code):
    with pytest.raises(ImpossiblePosition) as caught:
        read(**told)
    assert [problem.params["code"] for problem in caught.value.problems] == [code]


UNREADABLE = [
    ("unknown-card", {"hands": "1; 13; 2"}),
    ("unknown-card", {"hands": "1; Dog; 2"}),
    ("unknown-card", {"trick": "A:W"}),
    ("unknown-card", {"trick": "A:9; B:tuck 0"}),
    ("unknown-card", {"shelter": "A:1 2 x"}),
    ("unknown-card", {"passing": "A:1 13"}),
    ("no-cards-written", {"hands": "1; ; 2"}),
    ("no-cards-written", {"trick": "A:"}),
    ("no-cards-written", {"shelter": "A:"}),
    ("unknown-seat", {"trick": "D:9"}),
    ("unknown-seat", {"trick": "9"}),
    ("unknown-seat", {"shelter": "D:1 2 3"}),
    ("unknown-seat", {"passing": "F:1 2"}),
    ("unknown-seat", {"leader": "D"}),
    ("unknown-seat", {"leader": "@"}),
    ("unknown-seat", {"leader": "AB"}),
    ("trick-out-of-order", {"trick": "A:9; C:9"}),
    ("trick-out-of-order", {"trick": "B:9; A:9"}),
    ("trick-out-of-order", {"trick": "A:9; A:9"}),
    ("trick-out-of-order", {"trick": ";"}),
    ("unknown-action", {"tail": "untucked"}),
    ("unknown-action", {"tail": "A"}),
    ("unknown-action", {"tail": "-"}),
    ("no-number", {"round": "0"}),
    ("no-number", {"round": "100"}),
    ("no-number", {"round": "02"}),
    ("no-number", {"round": "two"}),
    ("no-number", {"round": "-1"}),
]


@pytest.mark.parametrize(("code", "told"), UNREADABLE)
def test_a_word_is_not_understood(code, told):
    with pytest.raises(UnreadableNotation) as caught:
        read(**told)
    assert caught.value.problem.code == code


def test_every_code_has_its_position():
    """Read from the two modules: what they can say is said above."""
    named = {code for code, _ in (*IMPOSSIBLE, *UNREADABLE)}
    written: set[str] = set()
    for module in (positions, notation):
        text = Path(str(module.__file__)).read_text("utf-8")
        written |= set(re.findall(r'(?:Problem|UnreadableNotation)\(\s*"([a-z-]+)"', text))
    assert len(written) >= 20
    assert written - named == set()


# Positions that can be

PHASES: dict[str, Mapping[str, str]] = {
    "before the first deal": {**NO_HANDS, "leader": "B"},
    "before a later deal": {**NO_HANDS, **SIX, "leader": "C"},
    "passing": PASSES,
    "passing, some have chosen": {**PASSES, "passing": "A:4 9; C:5 6", "to_move": "B"},
    "passing the Starting Dog": {**DOG, "passing": "A:4 Sd", "to_move": "B", "leader": "C"},
    "a lead": THREE,
    "a lead of any size": {"tail": "tucked", "to_move": "C"},
    "the Starting Dog is led": DOG,
    "a draw": DRAW,
    "after a draw": DRAWN,
    "a draw too low to follow": {**DRAWN, "trick": "A:Sd; B:Wd"},
    "a tuck after a draw": {
        "hands": "4 9; 1 3; 6 7; 8 9 9",
        "trick": "A:Sd; B:9; C:tuck 5",
        "tail": "tucked",
        "to_move": "D",
        **SPECIAL,
    },
    "a follow": FOLLOW,
    "a tuck": TUCKED,
    "a tuck in a tucked round": {**FOLLOW, "tail": "tucked"},
    "a set": SET,
    "a set with the Wild Dog": {**SET, "trick": "A:4 Wd", **WILD},
    "a set tucked": {**SET, "hands": "9; 3; 5 6 7", "trick": "A:4 4; B:tuck 1 2", "to_move": "C"},
    "the Wild Dog tucked": {**TUCKED, "trick": "A:9; B:tuck Wd", **WILD},
    "the last lead": LAST,
    "the last trick": {"hands": "-; 2; 5", "trick": "A:9", "to_move": "B"},
    "the Wild Dog in the last trick": {
        "hands": "-; -; 5",
        "trick": "A:9; B:Wd",
        "to_move": "C",
        **WILD,
    },
    "a later round": {**FOLLOW, **SIX},
    "enough kinds": {**ENDED, **SEVEN},
    "enough kinds, led by B": {**ENDED, **SEVEN, "leader": "B"},
    "too few cards": {**ENDED, **FEW},
    "six players": {"hands": "+10; +10; +10; +10; +10; 11 12 +8", "to_move": "F"},
    "cards that are not stated": {"hands": "4 +2; +3; 5 *  7"},
}


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_a_phase_is_read_and_written(phase):
    table = read(**PHASES[phase])
    assert parse_position(str(table), GAMES) == (GAME, table.state)
    assert str(read(**PHASES[phase])) == str(table)
    assert GAME.write(table.state).to_move == PHASES[phase].get("to_move", "A")


@pytest.mark.parametrize("options", ["standard", "with-special-dogs"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_are_read_and_written(seats, options):
    for made in played_out(new_game(seats=seats, options=options), seed=seats):
        written = GAME.write(made.after)
        assert GAME.read(written, GAME.options_of(made.after)) == made.after


def test_a_position_is_canonical():
    loose = (
        "bark-side 1 standard,wild-dog=off C 4,*,4;3,*,2;7,+1,5,* round=2 leader=B "
        "shelter=B:10,8,8 tail=tucked trick=A:9;B:tuck,1"
    )
    line = (
        "bark-side 1 standard C 4,4,+1;2,3,+1;5,7,+2 trick=A:9;B:tuck,1 tail=tucked "
        "shelter=B:8,8,10 round=2"
    )
    game, state = parse_position(loose, GAMES)
    table = position(
        hands="4 4 +1; 2 3 +1; 5 7 +2",
        to_move="C",
        trick="A:9; B:tuck 1",
        tail="tucked",
        shelter="B:8 8 10",
        round="2",
    )
    assert (game, state) == (GAME, table.state)
    assert str(table) == line


@pytest.mark.parametrize(
    ("fields", "end"),
    [
        (PASSES, "passing=- leader=C"),
        ({**PASSES, "passing": "A:9 4", "to_move": "B"}, "passing=A:4,9 leader=C"),
        ({**PASSES, "leader": "A"}, "passing=-"),
        ({"to_move": "B"}, "B 4,4,9;1,2,3;5,6,7"),
        (FOLLOW, "trick=A:9"),
        (DRAW, "trick=A:Sd"),
        (SET, "trick=A:4,4 tail=tucked"),
        ({**NO_HANDS, "leader": "B"}, "leader=B"),
        ({**NO_HANDS, "round": "1"}, "leader=A"),
        ({**ENDED, **SEVEN}, "shelter=A:1,2,3,4,5,6,8,8,8 round=4 leader=A"),
    ],
)
def test_what_is_not_clear_without_is_written(fields, end):
    assert str(read(**fields)).endswith(f" {end}")


def test_it_is_played_on_from_there():
    assert story(read(**FOLLOW), "B: tuck 1") == ["cards-tucked B 1", "sets-unlocked B"]
    assert story(read(**TUCKED), "C: tuck 5") == ["cards-tucked C 5", "trick-won A"]
    assert story(read(**DRAW), "@: draw 2") == ["card-drawn A B 2"]
    assert story(read(**LAST), "A: 9", "B: tuck 2", "C: tuck 5")[-1] == "last-trick-lost A 2 5 9"
    passing = read(**{**PASSES, "passing": "A:4 9; C:5 6", "to_move": "B"})
    assert to_move(passing) == ("B",)
    assert to_move(after(passing, "B: give 1 2")) == ("C",)
    assert to_move(read(**{**NO_HANDS, "leader": "B"})) == ("@",)
    assert to_move(read(**{**ENDED, **SEVEN})) == ()
