"""What each viewer may see of a table and be told of a move.

Who is awake, which places are taken and the top of the discard pile are for all; a hand is for its
owner, a drawn card for who drew it. Who sleeps where nobody sees, not even where all hands are
open.
"""

import pytest

from tests.games.notation import Table, after, dealt, hand, played_out, sees, told
from tests.games.sleeping_queens.table import (
    GAME,
    QUEENS,
    deal,
    free,
    new_game,
    piles,
    position,
    started,
)

HANDS = "1 2 Ki Je; 3 Dr Wa 5 6; 4 Kn Po 7 8"
VIEWERS = ("A", "B", "C", "-", "*")
TURN = {"to_move": "B", "turn": "A"}
SHUFFLE = {"stock": "", "to_move": "@", "turn": "A"}
PHASES = {
    "turn": {"awake": "A:Rose; B:Heart Moon", "asleep": "Cat * Dog"},
    "knight": {
        **TURN,
        "awake": "A:Rose; B:Heart Moon",
        "asleep": "Cat * Dog",
        "task": "attack Kn Heart",
    },
    "potion": {**TURN, "awake": "B:Heart", "asleep": "Cat * Dog", "task": "attack Po Heart"},
    "rose": {"awake": "A:Rose", "asleep": "Cat * Dog", "task": "wake A rose"},
    "jester": {**TURN, "awake": "A:Rose", "asleep": "Cat * Dog", "task": "wake B jester"},
    "place": {"awake": "A:Rose", "asleep": "Cat * Dog", "task": "place Heart potion"},
    "clash": {"awake": "A:Cat", "asleep": "Moon * Cake", "task": "place Dog cat-dog"},
    "flip": {**SHUFFLE, "asleep": "Moon * Cake", "discard": "9 10", "task": "flip"},
    "draws": {**SHUFFLE, "asleep": "Moon * Cake", "discard": "9", "top": "10", "draws": "A B"},
    "over": {"awake": "A:Heart Pancake Cat", "asleep": "Moon", "to_move": "-", "turn": "B"},
}


def table_of(phase):
    return position(**{"hands": HANDS, **PHASES[phase]})


each_phase = pytest.mark.parametrize("phase", sorted(PHASES))

# What is asked


@pytest.mark.parametrize(
    ("phase", "code", "seats", "params", "verbs"),
    [
        ("turn", "turn", ("A",), {"seat": "A"}, ("play", "discard")),
        (
            "knight",
            "answer-dragon",
            ("B",),
            {"seat": "B", "card": "Heart", "other": "A"},
            ("play", "pass"),
        ),
        (
            "potion",
            "answer-wand",
            ("B",),
            {"seat": "B", "card": "Heart", "other": "A"},
            ("play", "pass"),
        ),
        ("rose", "wake-rose", ("A",), {"seat": "A"}, ("wake",)),
        ("jester", "wake-jester", ("B",), {"seat": "B"}, ("wake",)),
        ("place", "place", ("A",), {"seat": "A", "card": "Heart"}, ("place",)),
        ("clash", "place", ("A",), {"seat": "A", "card": "Dog"}, ("place",)),
        ("flip", "shuffle", ("@",), {"count": 3}, ("shuffle",)),
        ("draws", "shuffle", ("@",), {"count": 2}, ("shuffle",)),
    ],
)
def test_what_is_asked(phase, code, seats, params, verbs):
    table = table_of(phase)
    for viewer in VIEWERS:
        ask = sees(table, viewer).ask
        assert (ask.code, ask.seats, ask.params, ask.verbs) == (code, seats, params, verbs)
        assert ask.clauses
        assert set(ask.clauses) <= GAME.cites()


def test_what_is_asked_before_the_first_turn():
    table = new_game(seats=3, first="C")
    assert (sees(table, "-").ask.code, sees(table, "-").ask.params) == ("deal", {"seat": "C"})
    between, _ = dealt(table)
    assert (sees(between, "-").ask.code, sees(between, "-").ask.params) == ("lay", {})
    assert sees(between, "-").ask.seats == ("@",)


def test_what_is_said_at_the_end():
    ask = sees(table_of("over"), "-").ask
    assert (ask.code, ask.seats, ask.params) == ("over", (), {"seats": ("A",), "points": 50})
    shared = position(
        hands="1; 2; 3; 4",
        awake="A:Heart Moon Rose; B:Dog Rainbow Starfish; C:Pancake Cat Cake; "
        "D:Ladybug Peacock Sunflower",
        to_move="-",
    )
    assert sees(shared, "-").ask.params == {"seats": ("A", "C"), "points": 35}


# Hands, marks, queens


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


@each_phase
def test_awake_queens_and_points_are_for_all(phase):
    table = table_of(phase)
    before = {"turn": "B", "knight": "B"}.get(phase)
    for viewer in VIEWERS:
        seen = sees(table, viewer)
        assert [each.before for each in seen.hands] == [
            each.before for each in sees(table, "*").hands
        ]
        assert seen.scores == sees(table, "*").scores
        assert seen.facts == {"queens": 5, "points": 50}
        if before:
            assert seen.hands[1].before == ("Moon", "Heart")
            assert seen.scores == ((5, 30, 0),)


@each_phase
def test_marks_are_for_all(phase):
    table = table_of(phase)
    marks: dict[str, tuple[str, ...]] = {"A": (), "B": (), "C": ()}
    if phase in ("knight", "potion", "jester"):
        marks["A"] = ("turn",)
    if phase in ("knight", "potion"):
        marks["B"] = ("attacked",)
    for viewer in VIEWERS:
        assert {seat: hand(table, seat, viewer).marks for seat in "ABC"} == marks
        aimed = {"Heart": ("target",)} if phase in ("knight", "potion") else {}
        assert hand(table, "B", viewer).marked == aimed
        assert hand(table, "A", viewer).marked == {}
        banner = "attack" if phase in ("knight", "potion") else ""
        assert sees(table, viewer).banner == banner


def test_cards_that_are_not_stated_are_hidden_from_all():
    table = position(hands="1 +2; +5", awake="A:Heart *")
    for viewer in ("A", "*"):
        assert (hand(table, "A", viewer).known, hand(table, "A", viewer).hidden) == (("1",), 2)
    assert hand(table, "A", "-").before == ("Heart",)


# Who sleeps where


def secrets(table, viewer):
    """Return everything that an observation says, as text."""
    return repr(sees(table, viewer))


@each_phase
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_who_sleeps_where(phase, viewer):
    """Not one word of an observation changes when two sleepers change places."""
    told_of = dict(PHASES[phase])
    first, *rest = told_of["asleep"].split()
    other = " ".join([*rest, first]) if rest else "Ladybug"
    one = position(**{"hands": HANDS, **told_of})
    two = position(**{"hands": HANDS, **told_of, "asleep": other})
    assert one.state.grid != two.state.grid
    assert secrets(one, viewer) == secrets(two, viewer)
    grid = next(zone.laid for zone in sees(one, viewer).zones if zone.name == "asleep")
    assert {each.cards for each in grid} == {()}
    assert [each.place for each in grid] == list(range(1, 13))
    assert [each.hidden for each in grid] == [int(queen is not None) for queen in one.state.grid]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_it_in_whole_games(viewer):
    """No queen is named but who is awake, attacked or on her way to sleep."""
    for made in played_out(new_game(seats=3), 5):
        seen = sees(Table(GAME, made.after), viewer)
        awake = {queen for each in seen.hands for queen in each.before}
        task = getattr(made.after.task, "queen", None)
        sleeping = set(QUEENS.split()) - awake - {task}
        named = {
            card
            for zone in seen.zones
            for each in zone.laid
            for card in each.cards
            if card in QUEENS.split()
        }
        assert not named & sleeping
        assert not {str(value) for value in seen.ask.params.values()} & sleeping


def test_all_see_her_on_the_way():
    """A queen who goes to sleep is shown, and where she goes; then she is one of many."""
    table = table_of("place")
    for viewer in VIEWERS:
        zone = next(each for each in sees(table, viewer).zones if each.name == "going-to-sleep")
        assert [(each.seat, each.cards) for each in zone.laid] == [("A", ("Heart",))]
        assert told(table, viewer, "A: place > 12")[0] == "queen-asleep Heart 12"
        done = sees(after(table, "A: place > 12"), viewer)
        assert "going-to-sleep" not in [each.name for each in done.zones]
        assert "Heart" not in repr(done)


def test_all_see_who_wakes_and_which_place_is_empty():
    table = position(hands="Ki 2 3 4 5; 1", asleep="Cat Moon", awake="A:Dog")
    for viewer in VIEWERS:
        assert told(table, viewer, "A: Ki > 1")[:4] == [
            "power-played A Ki",
            "queen-woken A Cat 1",
            "cat-dog-clash A Cat",
            "queen-asleep Cat 1",
        ]
    assert free(table) == [12]
    assert free(after(table, "A: Ki > 1")) == [12]
    assert free(after(table, "A: Ki > 2")) == [2, 12]


# Piles


@each_phase
def test_piles_show_the_top_card_and_how_many_lie_there(phase):
    fields = {**PHASES[phase]}
    if phase in ("turn", "rose", "place", "clash", "over", "jester"):
        fields |= {"top": "9", "discard": "9 10 10", "stock": "8 +3 8"}
    table = position(**{"hands": HANDS, **fields})
    expected = {
        "knight": ("Kn", 0, 20),
        "potion": ("Po", 0, 20),
        "flip": ("Je", 2, 0),
        "draws": ("10", 1, 0),
    }.get(phase, ("9", 3, 5))
    assert piles(table) == expected
    for viewer in VIEWERS:
        zones = {zone.name: zone.laid for zone in sees(table, viewer).zones}
        assert {each.cards for each in zones["stock"]} == {()}
        assert [each.cards for each in zones["pile"]] == [(expected[0],)]
        assert zones == {zone.name: zone.laid for zone in sees(table, "*").zones}


def test_before_the_queens_are_laid_there_are_none():
    table = new_game(seats=2)
    for viewer in VIEWERS:
        seen = sees(table, viewer)
        assert [zone.name for zone in seen.zones] == ["stock"]
        assert (seen.zones[0].count, seen.scores) == (79, ())
    between, _ = dealt(table)
    for viewer in VIEWERS:
        assert [(zone.name, zone.count) for zone in sees(between, viewer).zones] == [("stock", 69)]
        assert sees(between, viewer).scores == ()
    at_last = started(2)
    assert [(zone.name, zone.count) for zone in sees(at_last, "-").zones] == [
        ("asleep", 12),
        ("stock", 57),
    ]


# What is told


def test_a_deal_shows_nobody_a_card():
    hands = "1 1 1 1 2; 2 2 2 3 3"
    moves = (deal(hands), f"@: lay {QUEENS}")
    for viewer in VIEWERS:
        assert told(new_game(seats=2), viewer, *moves) == ["hands-dealt 5 57", "queens-laid 12 A"]


DRAWS = [
    ("A: discard 1 1", (), "A", "Ki 7"),
    ("A: Ki > 1", (), "A", "7"),
    ("B: Dr", ("A: Kn > Heart",), "A", "7"),
    ("B: Dr", ("A: Kn > Heart",), "B", "Ki"),
    ("B: pass", ("A: Kn > Heart",), "A", "7"),
    ("B: Wa", ("A: Po > Heart",), "B", "Ki"),
    ("A: place > 12", ("A: Po > Heart", "B: pass"), "A", "7"),
]


@pytest.mark.parametrize(("move", "first", "seat", "cards"), DRAWS)
def test_drawn_cards_are_known_to_who_drew_them(move, first, seat, cards):
    table = position(
        hands="1 1 Ki Kn Po; 3 Dr Wa 5 6; 4 7 8",
        awake="B:Heart",
        asleep="Moon",
        stock="7 Ki 9 +9",
    )
    cards = " ".join(sorted(cards.split()))
    number = len(cards.split())
    for viewer in VIEWERS:
        events = told(after(table, *first), viewer, move)
        drawn = [event for event in events if event.startswith("cards-drawn")]
        known = viewer in (seat, "*")
        mine = [event for event in drawn if event.split()[1] == seat]
        said = f"cards-drawn {seat} {cards}" if known else f"cards-drawn-unseen {seat} {number}"
        assert mine == [said]
        others = [event for event in drawn if event.split()[1] != seat]
        assert all("unseen" in event or viewer in ("*", event.split()[1]) for event in others)


def test_what_is_drawn_after_a_shuffle():
    table = position(hands="1 1 2 3 4; 5 6 7 8 9", stock="10", top="Ki", discard="Kn")
    for viewer in VIEWERS:
        events = told(table, viewer, "A: discard 1 1", "@: shuffle Kn 1 1 Ki")
        known = viewer in ("A", "*")
        assert events == [
            "cards-discarded A 1 1",
            "cards-drawn A 10" if known else "cards-drawn-unseen A 1",
            "pile-used-up 4",
            "pile-reshuffled 4",
            "cards-drawn A Kn" if known else "cards-drawn-unseen A 1",
        ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_else_happens_in_the_open(viewer):
    table = position(hands="Je 1 2 3 4; 5 Kn; 6", asleep="Moon", awake="C:Heart", stock="Kn 2 9 +9")
    assert told(table, viewer, "A: Je", "A: Kn > Heart", "C: pass")[:6] == [
        "power-played A Je",
        "jester-flipped A Kn",
        "extra-turn A Kn",
        "power-played A Kn",
        "queen-attacked A Heart C",
        "not-blocked C",
    ]
    counted = position(hands="Je 1 2 3 4; 5 Kn; 6", asleep="Moon", stock="2 9 +9")
    assert told(counted, viewer, "A: Je", "B: wake > 1")[:4] == [
        "power-played A Je",
        "jester-flipped A 2",
        "jester-counted A 2 B",
        "queen-woken B Moon 1",
    ]


@pytest.mark.parametrize("viewer", ["A", "B", "C", "-"])
def test_what_is_told_to_others_rests_on_the_same_clauses(viewer):
    for made in played_out(new_game(seats=3), 2):
        for event in made.events:
            seen = event.seen_by(viewer)
            assert seen is not None
            assert seen.clauses == event.clauses
