"""Where the sources differ: what each value of each option changes at the table.

A test is named for the clause, the option and the value: `__must_play_off`.
"""

from collections import Counter

import pytest

from games.core.errors import UnreadableNotation
from games.core.notation import parse_position
from games.core.options import dump_options
from games.registry import GAMES
from tests.games.cheating_moth.table import GAME, counts, deal, in_the_open, new_game, position
from tests.games.notation import (
    after,
    count,
    dealt,
    hand,
    hands,
    last_events,
    legal,
    outcome,
    played_out,
    refusal,
    sees,
    story,
)

# number-split


def number_cards(options):
    deck = GAME.deck_under(GAME.options(options))
    assert deck.size == 71
    return [[deck.copies[f"{kind}{number}"] for number in range(1, 6)] for kind in ("N", "Mo")]


def test_deck_numbers__number_split_even():
    assert number_cards("standard number-split=even") == [[9, 8, 9, 8, 9], [1, 2, 2, 2, 1]]
    nine = new_game(seats=3, options="standard number-split=even")
    assert refusal(nine, "@: deal" + " N2" * 9) == "not-in-the-deck"


def test_deck_numbers__number_split_written():
    """What a real box has: number cards 1 to 5, then moths."""
    options = "standard number-split=8.10.8.9.8-2.1.2.1.2"
    assert number_cards(options) == [[8, 10, 8, 9, 8], [2, 1, 2, 1, 2]]
    table = new_game(seats=3, options=options)
    assert Counter(GAME.chance(table.state)[0])["N2"] == 10
    assert refusal(table, "@: deal" + " N2" * 11) == "not-in-the-deck"
    hands = "N2 N2 N2 N4 N4 N4 N5 Mo5; N2 N2 N2 N4 N4 N4 N5 Mo5; N2 N2 N2 N1 N1 N1 N1 N4"
    started = after(table, deal(hands, "N2", options=options))
    assert counts(started) == [8, 8, 8]
    assert parse_position(str(started), GAMES) == (GAME, started.state)
    with pytest.raises(UnreadableNotation):
        GAME.options("standard number-split=9.9.9.9.9-2.1.2.1.2")


# must-play


def test_turn_must_play__must_play_on():
    table = position(hands="N1; N3 Mo4; N1", to_move="B", top="N2", options="standard must-play=on")
    assert refusal(table, "B: draw") == "could-play"
    assert in_the_open(table, "B") == ["N3"]


def test_turn_draw_if_none__must_play_off():
    """One may draw instead, and keep the card to go with the moth."""
    table = position(
        hands="N1; N3 Mo4; N1", to_move="B", top="N2", stock="N5", options="standard must-play=off"
    )
    assert in_the_open(table, "B") == ["N3", "draw"]
    assert story(table, "B: draw") == ["card-drawn B N5"]
    assert hands(after(table, "B: draw")) == "N1; N3 Mo4 N5; N1"


# catch-window


@pytest.mark.parametrize("window", [0, 1, 2, 3])
def test_accuse_window__catch_window_number(window):
    """A slip is called after 0, 1, 2 … plays of others."""
    table = position(
        hands="N3 N3 N5; N1 N2 Mo4; N4 N4; N5 N1",
        to_move="C",
        top="N3",
        options=f"standard catch-window={window}",
    )
    plays = ("C: N4", "D: N5", "A: draw", "B: N1")
    results = []
    for number in range(4):
        told = last_events(table, "B: cheat Mo4", *plays[:number], "A: accuse > B")
        results.append(told[1].split()[0])
    right, wrong = window + 1, 3 - window
    assert results == ["caught"] * right + ["wrongly-accused"] * wrong


def test_accuse_window__catch_window_beyond_nine():
    position(hands="N3; N1; N4", top="N3", options="standard catch-window=9")
    late = position(hands="N3; N1; N4", top="N3", away="B: Mo4")
    assert story(late, "A: accuse > B")[1] == "wrongly-accused A B"
    with pytest.raises(UnreadableNotation):
        GAME.options("standard catch-window=10")


# caught-gets

CAUGHT = {"hands": "N1 N2 N3 N5; N1 N1 N3 N3 Mo4; N1 N5", "to_move": "C", "top": "N3"}


def caught(value):
    table = position(**CAUGHT, stock="Sp2 +2", options=f"standard caught-gets={value}")
    return after(table, "B: cheat Mo4"), ("A: accuse > B",)


def test_accuse_guilty_penalty_card__caught_gets_guard_card():
    table, call = caught("guard-card")
    assert story(table, *call, "A: give N5 > B") == [
        "accused A B",
        "caught B Mo4",
        "card-given A N5 B",
        "guard-passed B A",
        "play-resumed C",
    ]
    assert counts(after(table, *call, "A: give N5 > B")) == [3, 6, 2]


def test_accuse_guilty_penalty_card__caught_gets_draw():
    table, call = caught("draw")
    assert story(table, *call) == [
        "accused A B",
        "caught B Mo4",
        "guard-passed B A",
        "card-drawn B Sp2",
        "play-resumed C",
    ]
    assert counts(after(table, *call)) == [4, 6, 2]


def test_accuse_guilty_guard_passes__caught_gets_nothing():
    table, call = caught("nothing")
    assert story(table, *call) == [
        "accused A B",
        "caught B Mo4",
        "guard-passed B A",
        "play-resumed C",
    ]
    assert counts(after(table, *call)) == [4, 5, 2]
    assert refusal(after(table, *call), "A: give N1 > B") == "owes-nothing"


# penalty-moth


def penalty(value, own="N1 Mo4"):
    return position(
        hands=f"{own}; N1 Mo2; N1 N5",
        to_move="C",
        top="N3",
        caught="B",
        options=f"standard penalty-moth={value}",
    )


def test_accuse_penalty_not_moth__penalty_moth_off():
    assert refusal(penalty("off"), "A: give Mo4 > B") == "moth-given"
    assert legal(penalty("off"), "A") == ["give N1 > B"]


def test_accuse_penalty_choice__penalty_moth_on():
    assert legal(penalty("on"), "A") == ["give N1 > B", "give Mo4 > B"]
    assert story(penalty("on"), "A: give Mo4 > B") == [
        "card-given A Mo4 B",
        "guard-passed B A",
        "play-resumed C",
    ]
    assert story(penalty("on", own="Mo4"), "A: give Mo4 > B")[2] == "round-ended A"


def test_moth_never_given__penalty_moth_on():
    """Only as the penalty card: a spider still gives none."""
    table = position(
        hands="N1 Mo4; N1 Mo2; N1 N5",
        to_move="B",
        top="Sp3",
        action="spider A",
        options="standard penalty-moth=on",
    )
    assert refusal(table, "A: give Mo4 > B") == "moth-given"


# rounds


@pytest.mark.parametrize("seats", [3, 5])
def test_game_rounds__rounds_players(seats):
    table = new_game(seats=seats, options="standard rounds=players")
    assert sees(table, "-").facts == {"round": 1, "rounds": seats}
    ends = [made for made in played_out(table) if made.events[-1].name == "game-ended"]
    assert len(ends) == 1
    assert len(ends[0].after.points) == seats


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_game_rounds__rounds_number(rounds):
    table = new_game(seats=3, options=f"standard rounds={rounds}")
    assert sees(table, "-").facts == {"round": 1, "rounds": rounds}
    events = [event.name for made in played_out(table) for event in made.events]
    assert events.count("round-ended") == rounds
    assert events[-1] == "game-ended"


# next-guard


def next_round(value, hands="N1 N2; N1 N1 N1; N3; Sp1 Mo1"):
    """B was first guard, D has the guard card, C goes out, D has the most points."""
    options = f"standard next-guard={value}"
    told = {"hands": hands, "to_move": "C", "guard": "D", "start": "B", "top": "N2"}
    ended = after(position(**told, options=options), "C: N3")
    low = "; ".join(["N1 N1 N2 N2 N3 N3 N4 N5"] * 4)
    opened = story(ended, deal(low, "N5"))[2]
    assert hand(ended, opened[-1], "-").marks[0] == "guard"
    return opened


def test_game_next_guard__next_guard_rotate():
    assert next_round("rotate") == "round-opened 2 C"


def test_game_next_guard__next_guard_keep():
    assert next_round("keep") == "round-opened 2 D"


def test_game_next_guard__next_guard_most_points():
    assert next_round("most-points") == "round-opened 2 D"
    assert next_round("most-points", "Sp1 Sp2; N1; N3; Mo1") == "round-opened 2 D"
    assert next_round("most-points", "Mo1; Mo2; N3; N5") == "round-opened 2 B"


# game-tie

CM_EX_18 = {
    "hands": "N1 N2 Sp3; N1 N2 N3 N4; N5",
    "to_move": "C",
    "top": "N1",
    "points": "0 21 9; 18 0 16",
}


def test_game_tie__game_tie_shared__cm_ex_18():
    """CM-EX-18: 25 points each; all three share the win."""
    table = position(**CM_EX_18, options="standard game-tie=shared")
    assert story(table, "C: N5")[-1] == "game-ended A B C 25"


def test_game_winner__game_tie_last_round__cm_ex_18():
    """CM-EX-18: where the last round decides, C wins with 0."""
    table = position(**CM_EX_18, options="standard game-tie=last-round")
    assert story(table, "C: N5")[-1] == "game-ended C 25"
    assert outcome(after(table, "C: N5")).winners == ("C",)


def test_game_tie__game_tie_last_round__equal_there_too():
    table = position(
        hands="N3; N1; N1", top="N2", points="3 1 1; 0 0 0", options="standard game-tie=last-round"
    )
    assert story(table, "A: N3")[-1] == "game-ended B C 2"


# more-players


def test_setup_hand_8__more_players_off():
    dealt(new_game(seats=5, options="standard more-players=off"))
    with pytest.raises(ValueError, match="6 seats"):
        new_game(seats=6, options="standard more-players=off")


@pytest.mark.parametrize(("seats", "stock"), [(6, 22), (7, 14)])
def test_setup_hand_8__more_players_on(seats, stock):
    table, events = dealt(new_game(seats=seats, options="standard more-players=on"))
    assert events[0] == f"hands-dealt 8 {stock}"
    assert counts(table) == [8] * seats
    assert count(table, "stock") == stock
    with pytest.raises(ValueError, match="8 seats"):
        new_game(seats=8, options="standard more-players=on")


# Presets


def test_presets__differ_from_the_standard_only_in_what_they_say():
    written = {}
    for name, options in GAME.presets.items():
        standard = {"standard": GAME.presets["standard"]}
        written[name] = dump_options(options, standard)
    assert written == {
        "standard": "standard",
        "korean-magazine": "standard cockroach-player=off",
        "french-page": "standard spider-last=off",
        "french-reviews": "standard mosquito-slowest=draw",
    }


def preset(name, **fields):
    return position(hands="N3 N1; N1 N4; N1 N5", to_move="B", options=name, **fields)


@pytest.mark.parametrize(
    ("name", "spider", "race", "slowest"),
    [
        ("standard", "give N1 > B", "throw N3", "slowest-found B"),
        ("korean-magazine", "give N1 > B", None, "slowest-found B"),
        ("french-page", "pass", "throw N3", "slowest-found B"),
        ("french-reviews", "give N1 > B", "throw N3", "card-drawn B *"),
    ],
)
def test_presets__at_the_table(name, spider, race, slowest):
    alone = after(preset(name, top="Sp2", action="spider A", guard="B"), "A: cheat N3")
    assert in_the_open(alone, "A")[0] == spider
    assert in_the_open(preset(name, top="Ck3", action="race A"), "A") == ([race] if race else [])
    told = story(preset(name, top="Mq3", action="slaps A"), "C: slap")
    assert told[-1] == slowest
