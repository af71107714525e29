"""What each viewer may see of a table and be told of a move.

Shelters, the trick and the number of cards in each hand are for all; a hand is for its owner, the
cards that are passed for giver and receiver. No clause that an event cites gives away what else
is in a hand.
"""

from dataclasses import replace
from itertools import chain

import pytest

from games.core.cards import UNKNOWN
from games.core.notation import parse_move
from tests.games.bark_side.table import GAME, new_game, position
from tests.games.notation import Table, after, count, dealt, hand, played_out, sees, told

HANDS = "4 4 9; 1 2 3; 5 6 7"
VIEWERS = ("A", "B", "C", "-", "*")
SHELTER = {"shelter": "B:8 8 10", "round": "2"}
SPECIAL = {"options": "with-special-dogs"}
PHASES = {
    "deal": {"hands": "-; -; -", "to_move": "@", "leader": "C", **SHELTER},
    "pass": {"passing": "B:1 2", "to_move": "A", "leader": "C", **SHELTER},
    "dog": {"hands": "4 9 Sd; 1 2 3; 5 6 7", **SPECIAL, **SHELTER},
    "draw": {"hands": "4 9; 1 2 3; 5 6 7", "trick": "A:Sd", "to_move": "@", **SPECIAL, **SHELTER},
    "drawn": {"hands": "4 9; 1 3; 5 6 7", "trick": "A:Sd; B:2", "to_move": "C", **SPECIAL},
    "lead": {**SHELTER},
    "lead-any": {"tail": "tucked", **SHELTER},
    "follow": {"hands": "4 4; 1 2 3; 5 6 7", "trick": "A:9", "to_move": "B", **SHELTER},
    "tuck": {
        "hands": "4 4; 2 3; 5 6 7",
        "trick": "A:9; B:tuck 1",
        "tail": "tucked",
        "to_move": "C",
    },
    "set": {"hands": "9; 1 2 3; 5 6 7", "trick": "A:4 4", "tail": "tucked", "to_move": "B"},
    "last": {"hands": "-; 2; 5", "trick": "A:9", "tail": "tucked", "to_move": "B", **SHELTER},
    "last-lead": {"hands": "9; 2; 5", **SHELTER},
    "over": {"hands": "-; -; -", "to_move": "-", "shelter": "B:1 2 3 4 5 6 8 8 8", "round": "4"},
}


def table_of(phase):
    return position(**{"hands": HANDS, "to_move": "A", **PHASES[phase]})


def zones(table, viewer="-"):
    return {zone.name: zone for zone in sees(table, viewer).zones}


def laid(table, zone, viewer="-"):
    return [(each.seat, each.cards, each.hidden) for each in zones(table, viewer)[zone].laid]


each_phase = pytest.mark.parametrize("phase", sorted(PHASES))

# What is asked


@pytest.mark.parametrize(
    ("phase", "code", "seats", "params", "verbs", "several"),
    [
        ("deal", "deal", ("@",), {"round": 2, "count": 10}, ("deal",), False),
        ("pass", "pass", ("A", "C"), {"count": 2}, ("give",), True),
        ("dog", "lead-starting-dog", ("A",), {"seat": "A"}, ("play",), False),
        ("draw", "draw", ("@",), {"seat": "A", "other": "B"}, ("draw",), False),
        ("lead", "lead", ("A",), {"seat": "A"}, ("play",), False),
        ("lead-any", "lead-any", ("A",), {"seat": "A"}, ("play",), True),
        (
            "drawn",
            "follow",
            ("C",),
            {"seat": "C", "need": 2, "count": 1},
            ("play", "tuck"),
            False,
        ),
        (
            "follow",
            "follow",
            ("B",),
            {"seat": "B", "need": 9, "count": 1},
            ("play", "tuck"),
            False,
        ),
        ("tuck", "follow", ("C",), {"seat": "C", "need": 9, "count": 1}, ("play", "tuck"), False),
        ("set", "follow-set", ("B",), {"seat": "B", "need": 4, "count": 2}, ("play", "tuck"), True),
        ("last", "last", ("B",), {"seat": "B"}, ("play", "tuck"), False),
        ("last-lead", "last", ("A",), {"seat": "A"}, None, False),
        ("over", "over", (), {"seats": ("A", "C"), "count": 0}, None, False),
    ],
)
def test_what_is_asked(phase, code, seats, params, verbs, several):
    """Verbs that are None don't matter: nobody answers, or the next test says it."""
    for viewer in VIEWERS:
        ask = sees(table_of(phase), viewer).ask
        assert (ask.code, ask.seats, ask.params) == (code, seats, params)
        assert ask.several == several
        assert verbs in (None, ask.verbs)
        assert ask.clauses
        assert set(ask.clauses) <= GAME.cites()


@each_phase
def test_what_is_legal_can_be_answered(phase):
    table = table_of(phase)
    ask = sees(table, "-").ask
    for seat in table.game.to_move(table.state):
        moves = table.game.legal_moves(table.state, seat)
        assert {move.verb for move in moves} <= set(ask.verbs)
        assert ask.several or all(len(move.cards) == 1 for move in moves)


def test_what_is_asked_before_the_first_trick():
    table = new_game(seats=6, first="C")
    assert sees(table, "-").ask.params == {"round": 1, "count": 10}
    passing, _ = dealt(table)
    assert sees(passing, "-").ask.seats == tuple("ABCDEF")


# Hands, shelters, marks


@each_phase
def test_a_seat_sees_its_own_hand_only(phase):
    table = table_of(phase)
    real = {seat: hand(table, seat, "*") for seat in "ABC"}
    assert [real[seat].hidden for seat in "ABC"] == [0, 0, 0]
    for viewer in ("A", "B", "C", "-"):
        for seat in "ABC":
            seen = hand(table, seat, viewer)
            assert seen.count == real[seat].count
            assert seen.known == (real[seat].known if seat == viewer else ())


@pytest.mark.parametrize("phase", sorted({*PHASES} - {"dog"}))
@pytest.mark.parametrize("viewer", ["A", "B", "C", "-"])
def test_nothing_depends_on_the_hands_of_others(phase, viewer):
    """But that the Starting Dog is to be led, which all are told when the round opens."""
    table = table_of(phase)
    chosen = table.state.given or (None,) * 3
    hidden = tuple(
        cards if seat == viewer else (*(given or ()), *[UNKNOWN] * (len(cards) - len(given or ())))
        for seat, cards, given in zip("ABC", table.state.hands, chosen, strict=True)
    )
    other = Table(GAME, replace(table.state, hands=hidden))
    assert sees(other, viewer) == sees(table, viewer)


@each_phase
def test_shelters_and_rounds_are_for_all(phase):
    table = table_of(phase)
    shelter = tuple(PHASES[phase].get("shelter", "B:")[2:].split())
    for viewer in VIEWERS:
        seen = sees(table, viewer)
        assert [each.before for each in seen.hands] == [(), shelter, ()]
        assert seen.facts == {"round": {0: 1, 3: 2, 9: 3}[len(shelter)], "kinds": 7}


@each_phase
def test_marks_are_for_all(phase):
    """Who leads is marked while a round runs, and who has chosen what to pass."""
    marks: dict[str, tuple[str, ...]] = {"A": ("leader",), "B": (), "C": ()}
    if phase in ("deal", "over"):
        marks["A"] = ()
    if phase == "pass":
        marks = {"A": (), "B": ("has-chosen",), "C": ("leader",)}
    for viewer in VIEWERS:
        assert {seat: hand(table_of(phase), seat, viewer).marks for seat in "ABC"} == marks


def test_the_leader_may_have_chosen():
    table = after(table_of("pass"), "C: give 5 6")
    assert hand(table, "C", "-").marks == ("leader", "has-chosen")


@each_phase
def test_the_banner_tells_that_somebody_has_tucked(phase):
    """Sets may be led from then on, but not with the last card."""
    for viewer in VIEWERS:
        tucked = phase in ("lead-any", "tuck", "set")
        assert sees(table_of(phase), viewer).banner == ("unlocked" if tucked else "")


def test_kinds_are_those_agreed_on():
    table = position(hands=HANDS, to_move="A", options="standard end-kinds=5")
    assert sees(table, "-").facts == {"round": 1, "kinds": 5}


def test_cards_that_are_not_stated_are_hidden_from_all():
    table = position(hands="1 +2; +3; 5 6 7", to_move="A")
    for viewer in ("A", "*"):
        assert (hand(table, "A", viewer).known, hand(table, "A", viewer).hidden) == (("1",), 2)
        assert (hand(table, "B", viewer).known, hand(table, "B", viewer).hidden) == ((), 3)


# Zones


@each_phase
def test_no_card_is_missing(phase):
    table = table_of(phase)
    for viewer in VIEWERS:
        seen = sees(table, viewer)
        number = sum(each.count + len(each.before) for each in seen.hands)
        assert number + sum(zone.count for zone in seen.zones) == 62


@pytest.mark.parametrize(
    ("seats", "options", "aside", "boxed"),
    [
        (3, "standard", 20, 12),
        (4, "standard", 10, 12),
        (5, "standard", 10, 2),
        (6, "standard", 0, 2),
        (4, "standard wild-dog=on", 11, 11),
        (3, "with-special-dogs", 22, 10),
    ],
)
def test_what_lies_aside_and_in_the_box(seats, options, aside, boxed):
    table, _ = dealt(new_game(seats=seats, options=options))
    for viewer in VIEWERS[:3]:
        assert laid(table, "aside", viewer) == [(None, (), aside)]
        assert laid(table, "box", viewer) == [(None, (), boxed)]


def test_nothing_is_in_the_box_where_all_play():
    table, _ = dealt(new_game(seats=6, options="with-special-dogs"))
    assert list(zones(table)) == ["trick", "passing", "aside"]
    assert count(table, "aside") == 2
    assert list(zones(table_of("lead"))) == ["trick", "aside", "box"]


def test_chosen_cards_lie_face_down():
    table = after(table_of("pass"), "C: give 5 7")
    for viewer in VIEWERS:
        b = ("B", ("1", "2"), 0) if viewer in "B*" else ("B", (), 2)
        c = ("C", ("5", "7"), 0) if viewer in "C*" else ("C", (), 2)
        assert laid(table, "passing", viewer) == [b, c]
        assert hand(table, "B", viewer).count == 1
    assert hand(table, "B", "B").known == ("3",)
    assert hand(table, "B", "C").known == ()


@pytest.mark.parametrize(
    ("phase", "trick"),
    [
        ("lead", []),
        ("follow", [("A", ("9",), ("lead", "boss"), 9)]),
        ("tuck", [("A", ("9",), ("lead", "boss"), 9), ("B", ("1",), ("tucked",), None)]),
        ("set", [("A", ("4", "4"), ("lead", "boss"), 4)]),
        ("draw", [("A", ("Sd",), ("lead",), None)]),
        ("drawn", [("A", ("Sd",), ("lead",), None), ("B", ("2",), ("boss",), 2)]),
    ],
)
def test_the_trick_is_for_all(phase, trick):
    for viewer in VIEWERS:
        plays = zones(table_of(phase), viewer)["trick"].laid
        assert [(each.seat, each.cards, each.marks, each.value) for each in plays] == trick


@pytest.mark.parametrize(("tie", "boss"), [("latest", [False, True]), ("earliest", [True, False])])
def test_of_equal_cards_one_is_boss(tie, boss):
    table = position(
        hands="4 4; 2 3; 5 6 7", trick="A:9; B:9", to_move="C", options=f"standard tie={tie}"
    )
    assert ["boss" in each.marks for each in zones(table)["trick"].laid] == boss


def test_the_wild_dog_is_boss_of_a_last_trick():
    fields = {"hands": "-; -; 5", "trick": "A:9; B:Wd", "to_move": "C"}
    table = position(**fields, options="standard wild-dog=on")
    assert [each.marks for each in zones(table)["trick"].laid] == [("lead",), ("boss",)]


# What is told


def test_a_deal_shows_nobody_a_card():
    table = new_game(seats=3)
    cards = " ".join(table.game.chance(table.state)[0][:30])
    for viewer in VIEWERS:
        assert told(table, viewer, f"@: deal {cards}") == ["hands-dealt 10 20"]


def test_passed_cards_are_known_to_giver_and_receiver():
    table = table_of("pass")
    for viewer in VIEWERS:
        events = told(table, viewer, "A: give 4 9", "C: give 6 7")
        assert events[:2] == ["cards-chosen A", "cards-chosen C"]
        for event, seat, cards, to in zip(
            events[2:], "ABC", ("4 9", "1 2", "6 7"), "CAB", strict=False
        ):
            known = viewer in (seat, to, "*")
            unseen = f"cards-passed-unseen {seat} 2 {to}"
            assert event == (f"cards-passed {seat} {cards} {to}" if known else unseen)
        assert events[5:] == ["round-opened 2 C"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_else_happens_in_the_open(viewer):
    table = position(hands="4 Sd; 1 2; 5 7", to_move="A", **SPECIAL)
    moves = ("A: Sd", "@: draw 2", "C: 5", "C: 7", "A: tuck 4", "B: tuck 1")
    assert told(table, viewer, *moves) == [
        "cards-led A Sd",
        "card-drawn A B 2",
        "cards-followed C 5 5",
        "trick-won C",
        "last-trick-came C",
        "cards-led C 7",
        "cards-tucked A 4",
        "cards-tucked B 1",
        "last-trick-lost C 1 4 7",
    ]


def told_clauses(table, viewer, move):
    """Return the clauses that `viewer` is told of the first event of a move."""
    played = table.game.play(table.state, parse_move(move, table.game, table.state))
    seen = played.events[0].seen_by(viewer)
    assert seen is not None
    return seen.clauses


WILD = {"tail": "tucked", "options": "standard wild-dog=on"}
TELLING = [
    (
        "lead-set-any-size",
        {"hands": "2 7 7 7; 1 3 5 9; 4 6 8 10", "to_move": "A", "tail": "tucked"},
        "A: 7 7",
    ),
    (
        "tuck-is-follow-if-valid",
        {"hands": "9; 6 8; 1 2", "trick": "A:4", "to_move": "B"},
        "B: 6",
    ),
    (
        "wild-zero-optional",
        {"hands": "9 9; 3 4 Wd; 1 1 1", "trick": "A:7", "to_move": "B", **WILD},
        "B: tuck 3",
    ),
]


@pytest.mark.parametrize(("clause", "fields", "move"), TELLING)
def test_a_clause_that_tells_of_a_hand_is_for_its_seat(clause, fields, move):
    table = position(**fields)
    own = told_clauses(table, move[0], move)
    assert clause in own
    assert told_clauses(table, "*", move) == own
    for viewer in {"A", "B", "C", "-"} - {move[0]}:
        assert told_clauses(table, viewer, move) == tuple(each for each in own if each != clause)


def test_with_the_wild_dog_laid_all_are_told_of_it():
    table = position(hands="9 9; 3 4 Wd; 1 1 1", trick="A:7", to_move="B", **WILD)
    for viewer in VIEWERS:
        assert "wild-zero-optional" in told_clauses(table, viewer, "B: tuck Wd")


@pytest.mark.parametrize("viewer", ["A", "B", "C", "-"])
def test_nothing_else_is_left_out(viewer):
    """In whole games others are told every clause but those three, the seat itself all."""
    left_out = set()
    table = new_game(seats=3, options="with-special-dogs")
    for made in chain(*(played_out(table, seed) for seed in range(1, 5))):
        for event in made.events:
            seen = event.seen_by(viewer)
            assert seen is not None
            missing = set(event.clauses) - set(seen.clauses)
            assert not missing or event.args["seat"] != viewer
            left_out |= missing
    assert left_out == {clause for clause, _, _ in TELLING}
