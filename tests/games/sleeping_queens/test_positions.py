"""Positions that cannot be, each named by its problem, and tables of each phase that can."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from games.core.errors import ImpossiblePosition, UnreadableNotation
from games.core.notation import parse_position
from games.registry import GAMES
from games.sleeping_queens import notation, positions
from tests.games.notation import after, played_out, story, to_move
from tests.games.sleeping_queens.table import GAME, new_game, position

THREE = {"hands": "1 2; 3; 4"}
KNIGHT = {"awake": "B:Heart", "task": "attack Kn Heart", "to_move": "B", "turn": "A"}
POTION = {"awake": "C:Moon", "task": "attack Po Moon", "to_move": "C", "turn": "A"}
ROSE = {"awake": "A:Rose", "task": "wake A rose"}
JESTER = {"task": "wake B jester", "to_move": "B", "turn": "A"}
PLACE = {"task": "place Moon potion"}
CLASH = {"awake": "A:Cat", "task": "place Dog cat-dog"}
FLIP = {"task": "flip", "stock": "", "to_move": "@", "turn": "A"}
DRAWS = {"draws": "A", "stock": "", "top": "3", "to_move": "@", "turn": "A"}
UNLAID = {"asleep": None, "stock": "+52", "to_move": "@", "turn": "A"}
FOUR_EACH = (
    "A:Heart Rose Moon Cake; B:Cat Pancake Rainbow Starfish; C:Dog Peacock Ladybug Sunflower"
)
WON = {"awake": "A:Heart Cat Pancake", "to_move": "-", "turn": "A"}
BOTH_WON = "A:Heart Cat Pancake; B:Rose Cake Moon Peacock Ladybug"
PILE = {"stock": "", "top": "3", "to_move": "-", "turn": "A", "options": "speculation"}
FORBID = "standard cat-dog-steal=forbid"


def read(**told):
    return position(**{**THREE, **told})


def problems(**told):
    with pytest.raises(ImpossiblePosition) as caught:
        read(**told)
    return [problem.code for problem in caught.value.problems]


IMPOSSIBLE = [
    ("wrong-number-of-seats", {"hands": "1"}),
    ("wrong-number-of-seats", {"hands": "1; 2; 3; 4; 5; 6"}),
    ("seat-not-at-the-table", {"to_move": "D"}),
    ("wrong-to-move", {"to_move": "@"}),
    ("wrong-to-move", {"to_move": "B", "turn": "A"}),
    ("wrong-to-move", {**KNIGHT, "to_move": "A"}),
    ("wrong-to-move", {**KNIGHT, "to_move": "C"}),
    ("wrong-to-move", {**JESTER, "to_move": "A"}),
    ("wrong-to-move", {**PLACE, "to_move": "B", "turn": "A"}),
    ("wrong-to-move", {**FLIP, "to_move": "A"}),
    ("wrong-to-move", {**DRAWS, "to_move": "B"}),
    ("wrong-to-move", {**UNLAID, "to_move": "A"}),
    ("too-many-copies", {"hands": "Dr Dr; Dr; Dr"}),
    ("too-many-copies", {"hands": "1 1; 1; 2", "discard": "1", "top": "1"}),
    ("too-many-copies", {"stock": "Wa Wa +3 Wa Wa"}),
    ("too-many-cards", {"stock": "+64"}),
    ("unknown-card-played", {"discard": "1 +1", "top": "2"}),
    ("queen-not-in-play", {"awake": "B:Strawberry"}),
    ("queen-not-in-play", {"asleep": "Book"}),
    ("wrong-number-of-places", {"asleep": " ".join("-" + "*" * 12)}),
    ("wrong-number-of-places", {"asleep": " ".join("-" + "*" * 16), "options": "deluxe"}),
    ("queens-missing", {"asleep": "- *"}),
    ("queens-missing", {"asleep": " ".join(["-"] * 12), "awake": "A:Rose; B:Cake"}),
    ("cat-and-dog", {"awake": "C:Moon Dog Cat"}),
    ("hand-too-large", {"hands": "1 2 3 4 5 6; 1; 2"}),
    ("hand-too-large", {"hands": "1; 2; +6"}),
    ("field-before-the-queens", {**UNLAID, "awake": "A:Rose"}),
    ("field-before-the-queens", {**UNLAID, "discard": "5"}),
    ("field-before-the-queens", {**UNLAID, "top": "5"}),
    ("field-before-the-queens", {**UNLAID, "task": "flip", "top": ""}),
    ("field-before-the-queens", {**UNLAID, "draws": "A"}),
    ("no-shuffle-needed", {**DRAWS, "stock": "5"}),
    ("no-shuffle-needed", {**DRAWS, "top": ""}),
    ("no-shuffle-needed", {**DRAWS, **PLACE}),
    ("no-shuffle-needed", {**DRAWS, "options": "speculation"}),
    ("no-shuffle-needed", {**FLIP, "stock": "5"}),
    ("no-shuffle-needed", {**FLIP, "top": ""}),
    ("no-shuffle-needed", {**FLIP, "options": "speculation"}),
    ("attack-on-oneself", {**KNIGHT, "awake": "A:Heart", "to_move": "A"}),
    ("nobody-asleep", {"awake": FOUR_EACH, "task": "wake B jester", "to_move": "B", "turn": "A"}),
    ("task-without-cause", {**KNIGHT, "top": "Po"}),
    ("task-without-cause", {**KNIGHT, "top": ""}),
    ("task-without-cause", {**POTION, "top": "Kn"}),
    ("task-without-cause", {**KNIGHT, "hands": "1 2 3 4 5; 6; 7"}),
    ("task-without-cause", {**FLIP, "top": "Kn"}),
    ("task-without-cause", {**ROSE, "awake": "B:Rose"}),
    ("task-without-cause", {**CLASH, "awake": "B:Cat"}),
    ("task-without-cause", {**CLASH, "task": "place Moon cat-dog"}),
    ("task-without-cause", {**CLASH, "options": FORBID}),
    (
        "task-without-cause",
        {
            "awake": "A:Cat; B:Dog",
            "task": "attack Kn Dog",
            "to_move": "B",
            "turn": "A",
            "options": FORBID,
        },
    ),
    ("game-is-over", {**WON, "to_move": "A"}),
    ("game-is-over", {**WON, "awake": BOTH_WON}),
    ("game-is-over", {"awake": FOUR_EACH}),
    ("game-is-over", {**WON, "task": "wake B jester"}),
    ("game-is-over", {**WON, "draws": "B", "stock": "", "top": "3"}),
    ("game-goes-on", {"to_move": "-", "turn": "A"}),
    ("game-goes-on", {"to_move": "-", "turn": "A", "awake": "A:Heart Cat Moon"}),
    ("game-goes-on", {**PILE, "stock": "+3"}),
    ("game-goes-on", {**PILE, "options": "standard"}),
    ("game-goes-on", {**UNLAID, "to_move": "-"}),
    ("game-goes-on", {**UNLAID, "to_move": "-", "stock": "", "options": "speculation"}),
    ("queen-not-awake", {**KNIGHT, "awake": "B:Moon"}),
    ("queen-not-awake", {**KNIGHT, "asleep": "Heart", "awake": "B:Moon"}),
]


@pytest.mark.parametrize(("code", "told"), IMPOSSIBLE)
def test_a_problem_is_named(code, told):
    assert problems(**told) == [code]


def test_nobody_attacks_strawberry():
    strawberry = {"awake": "B:Strawberry", "task": "attack Kn Strawberry", "options": "deluxe"}
    assert len(problems(**{**KNIGHT, **strawberry})) == 1


def test_all_places_are_told():
    for places, options in ((11, "standard"), (12, "deluxe"), (1, "standard")):
        with pytest.raises(ImpossiblePosition) as caught:
            parse_position(f"sleeping-queens 1 {options} A 1;2 asleep=+{places}", GAMES)
        assert [problem.code for problem in caught.value.problems] == ["wrong-number-of-places"]


def test_a_queen_is_nowhere_twice():
    assert problems(asleep="Dog", awake="A:Dog") == ["too-many-copies"]
    assert problems(awake="A:Dog; B:Dog") == ["too-many-copies"]
    assert problems(asleep="Moon", **PLACE) == ["too-many-copies"]
    assert problems(awake="A:Dog", asleep=" ".join("*" * 12)) == [
        "too-many-cards",
        "queens-missing",
    ]


def test_a_queen_who_goes_to_sleep_needs_a_place():
    full = {**PLACE, "asleep": " ".join("*" * 12)}
    assert problems(**full) == ["too-many-cards", "queens-missing", "no-place-free"]


def test_all_problems_are_named_at_once():
    assert problems(
        hands="Dr Dr Dr Dr 1 2; 3; 4",
        discard="+1",
        awake="A:Cat Dog; B:Book Moon Moon",
        task="attack Kn Cat",
    ) == [
        "too-many-copies",
        "unknown-card-played",
        "queen-not-in-play",
        "too-many-copies",
        "cat-and-dog",
        "hand-too-large",
        "attack-on-oneself",
    ]
    assert (
        problems(**{**UNLAID, "awake": "A:Rose", "top": "3", "draws": "A"})
        == ["field-before-the-queens"] * 3
    )


UNREADABLE = [
    ("unknown-card", {"hands": "1; 11; 2"}),
    ("unknown-card", {"hands": "1; Heart; 2"}),
    ("unknown-card", {"hands": "1; Queen; 2"}),
    ("unknown-card", {"top": "Rose"}),
    ("unknown-card", {"top": "*"}),
    ("unknown-card", {"stock": "1 Moon"}),
    ("unknown-card", {"asleep": "Rose Ki"}),
    ("unknown-card", {"awake": "A:7"}),
    ("unknown-card", {"task": "place Ki potion"}),
    ("unknown-card", {"task": "attack Kn 7"}),
    ("no-cards-written", {"hands": "1; ; 2"}),
    ("no-cards-written", {"awake": "A:"}),
    ("unknown-seat", {"awake": "D:Rose"}),
    ("unknown-seat", {"awake": "Rose"}),
    ("unknown-seat", {"turn": "D"}),
    ("unknown-seat", {"turn": "AB"}),
    ("unknown-seat", {"draws": "A D"}),
    ("unknown-seat", {"task": "wake D rose"}),
    ("seat-twice", {"draws": "A A"}),
    ("seat-twice", {"draws": "A B A"}),
    ("unknown-action", {"task": "juggle"}),
    ("unknown-action", {"task": "attack Ki Rose"}),
    ("unknown-action", {"task": "attack Kn"}),
    ("unknown-action", {"task": "wake A king"}),
    ("unknown-action", {"task": "place Rose"}),
    ("unknown-action", {"task": "place Rose rose"}),
    ("unknown-action", {"task": "flip A"}),
]


@pytest.mark.parametrize(("code", "told"), UNREADABLE)
def test_a_word_is_not_understood(code, told):
    with pytest.raises(UnreadableNotation) as caught:
        read(**told)
    assert caught.value.problem.code == code


def test_every_code_has_its_position():
    """Read from the two modules: what they can say is said above."""
    named = {code for code, _ in (*IMPOSSIBLE, *UNREADABLE)} | {"no-place-free"}
    written: set[str] = set()
    for module in (positions, notation):
        text = Path(str(module.__file__)).read_text("utf-8")
        written |= set(re.findall(r'(?:Problem|UnreadableNotation)\(\s*"([a-z-]+)"', text))
    assert len(written) > 20
    assert written - named == set()


# Positions that can be

PHASES: dict[str, Mapping[str, str | None]] = {
    "a turn": THREE,
    "a turn without a draw pile": {"stock": "", "discard": "5 6", "top": "Ki"},
    "queens awake": {"awake": "A:Heart Moon; C:Cat", "asleep": "Rose * - Dog"},
    "a knight": KNIGHT,
    "a knight at Dog, where Cat waits": {
        "awake": "A:Cat; B:Dog",
        "task": "attack Kn Dog",
        "to_move": "B",
        "turn": "A",
    },
    "a potion": POTION,
    "a potion at a queen who would clash": {
        **POTION,
        "awake": "A:Cat; C:Dog",
        "task": "attack Po Dog",
        "options": FORBID,
    },
    "Rose": ROSE,
    "Rose in another's turn": {
        "awake": "B:Rose",
        "task": "wake B rose",
        "to_move": "B",
        "turn": "A",
    },
    "Rose, and enough": {**ROSE, "awake": "A:Rose Heart Cat Moon"},
    "the jester's count": JESTER,
    "the jester's count ends with its player": {"task": "wake A jester"},
    "a queen goes to sleep": PLACE,
    "Dog goes to sleep": CLASH,
    "a jester waits": FLIP,
    "a shuffle": DRAWS,
    "a shuffle for two": {**DRAWS, "hands": "1; 2; 3", "draws": "A C"},
    "before the deal": {**UNLAID, "hands": "-; -; -", "stock": "", "turn": "B"},
    "before the queens": {**UNLAID, "hands": "1 1 1 1 2; +5; 3 4 5 6 7"},
    "enough points": WON,
    "enough queens": {**WON, "awake": "A:Heart; B:Rose Cake Moon Peacock Ladybug"},
    "all awake": {"awake": FOUR_EACH, "to_move": "-", "turn": "C"},
    "no cards left": PILE,
    "five players": {"hands": "1; 2; 3; 4; 5", "awake": "E:Cat Moon", "to_move": "E"},
    "two players": {"hands": "+5; +5", "to_move": "B"},
    "deluxe": {"asleep": "Book * Strawberry", "awake": "B:IceCream", "options": "deluxe"},
    "cards that are not stated": {"hands": "+5; 1 +2; 2", "stock": "7 +2 Ki +9"},
    "queens that are not stated": {"awake": "A:Heart *; B:*"},
}


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_a_phase_is_read_and_written(phase):
    table = read(**PHASES[phase])
    assert parse_position(str(table), GAMES) == (GAME, table.state)
    assert str(read(**PHASES[phase])) == str(table)
    assert GAME.write(table.state).to_move == PHASES[phase].get("to_move", "A")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_read_and_written(seats):
    for made in played_out(new_game(seats=seats), seed=seats):
        written = GAME.write(made.after)
        assert GAME.read(written, GAME.options_of(made.after)) == made.after


def test_a_position_is_canonical():
    loose = (
        "sleeping-queens 1 standard,deluxe=off B 7,Ki,2,*;+1,3,+1;Dr,10 turn=B top=5 "
        "stock=4,+1,+2,Je discard=Kn,9 awake=C:Moon,Heart;A:Cat,Rose asleep=Dog,+3,-,*,+2,-,-,-"
    )
    line = (
        "sleeping-queens 1 standard B 2,7,Ki,+1;3,+2;10,Dr asleep=Dog,*,*,*,-,*,*,*,-,-,-,* "
        "awake=A:Rose,Cat;C:Moon,Heart stock=4,+3,Je discard=9,Kn top=5"
    )
    told = parse_position(loose + ",*", GAMES)
    assert told == parse_position(line, GAMES)
    table = position(
        hands="2 7 Ki +1; 3 +2; 10 Dr",
        to_move="B",
        asleep="Dog * * * - * * * - - - *",
        awake="A:Rose Cat; C:Moon Heart",
        stock="4 +3 Je",
        discard="9 Kn",
        top="5",
    )
    assert (str(table), table.state) == (line, told[1])


def test_the_order_of_the_draw_pile_and_of_the_places_is_kept():
    table = position(hands="1 2; 2", stock="Ki 3 Ki 1", asleep="Moon Cake Rose")
    assert " stock=Ki,3,Ki,1" in str(table)
    assert " asleep=Moon,Cake,Rose,*" in str(table)
    assert story(table, "A: discard 1") == ["cards-discarded A 1", "cards-drawn A 1 3 Ki Ki"]


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        (KNIGHT, "task=attack,Kn,Heart turn=A"),
        (POTION, "task=attack,Po,Moon turn=A"),
        (ROSE, "task=wake,A,rose"),
        (JESTER, "task=wake,B,jester turn=A"),
        (PLACE, "task=place,Moon,potion"),
        (CLASH, "task=place,Dog,cat-dog"),
        (FLIP, "task=flip turn=A"),
        (DRAWS, "draws=A turn=A"),
    ],
)
def test_what_is_to_be_settled_is_written(fields, line):
    assert str(read(**fields)).endswith(f" {line}")


def test_it_is_played_on_from_there():
    assert story(read(**KNIGHT), "B: pass")[:2] == ["not-blocked B", "queen-stolen A Heart B"]
    assert story(read(**POTION), "C: pass") == ["not-blocked C"]
    assert story(read(**{**ROSE, "asleep": "Cake"}), "A: wake > 1")[0] == "queen-woken A Cake 1"
    assert story(read(**{**JESTER, "asleep": "Cake"}), "B: wake > 1")[0] == "queen-woken B Cake 1"
    assert story(read(**PLACE), "A: place > 12")[0] == "queen-asleep Moon 12"
    assert story(read(**CLASH), "A: place > 11")[0] == "queen-asleep Dog 11"
    assert story(read(**FLIP), "@: shuffle Je")[-1] == "extra-turn A Je"
    assert to_move(after(read(**DRAWS), "@: shuffle 3")) == ("B",)
