"""What is said and offered beside a table, by who looks at it: Cheating Moth has secrets."""

from typing import Any

import pytest

from games.core.cards import Seat
from games.core.errors import UnreadableNotation
from games.core.notation import parse_move, parse_position
from games.core.protocol import OPEN, PUBLIC, Event
from games.registry import GAMES
from teachapp.table.offering import (
    Action,
    Unasked,
    bare_actions,
    legal_actions,
    offer,
    picked,
    unasked_moves,
)
from teachapp.table.telling import Chip, tell
from tests.table.fakes import WORDS as FAKE

WORDS: Any = FAKE
HANDS = "N1,N2,N5,Mo1;N1,N2,N3,Mo4,Sp2;N2,N4,Mo2;N1,N5"
GAME, BENS_TURN = parse_position(
    f"cheating-moth 1 standard B {HANDS} guard=A top=N3 stock=N4,+19", GAMES
)
_, SLAPS = parse_position(
    f"cheating-moth 1 standard B {HANDS} guard=A top=Mq2 stock=+19 action=slaps,A", GAMES
)


def played(state: Any, *moves: str) -> tuple[Any, tuple[Event, ...]]:
    """Return the state after `moves`, and what the last of them did."""
    events: tuple[Event, ...] = ()
    for text in moves:
        state, events = _step(state, text)
    return state, events


def _step(state: Any, text: str) -> tuple[Any, tuple[Event, ...]]:
    after = GAME.play(state, parse_move(text, GAME, state))
    return after.state, after.events


def at(state: Any, viewer: Seat) -> tuple[Any, Any, Any]:
    """Return what every offer takes: the game, the state, what `viewer` sees, and words."""
    return GAME, state, GAME.observe(state, viewer)


def said(events: tuple[Event, ...], viewer: Seat) -> list[str]:
    return [told.sentence for told in tell(events, WORDS, {}, viewer)]


def words_of(actions: tuple[Action, ...]) -> list[str]:
    return [action.words for action in actions]


# What happened


def test_what_nobody_may_notice_is_told_to_its_seat_alone():
    _, events = played(BENS_TURN, "B: cheat Mo4")
    assert said(events, OPEN) == said(events, "B") == ["slipped-away B Mo4"]
    assert said(events, "A") == said(events, "C") == said(events, PUBLIC) == []


def test_who_may_not_see_a_card_is_told_without_it():
    _, events = played(BENS_TURN, "B: Sp2", "B: give N1 > C")
    assert said(events, "C") == ["card-given B N1 C"]
    assert said(events, "D") == said(events, PUBLIC) == ["card-given-unseen B C"]


def test_a_chip_never_tells_what_the_sentence_may_not():
    """That it was the last card, only giver and receiver know."""
    _, spider = parse_position(
        "cheating-moth 1 standard B N1,N2;Sp2,N1;N2,N4 guard=A top=N3 stock=+19", GAMES
    )
    _, events = played(spider, "B: Sp2", "B: give N1 > C")
    clauses = {clause for event in events for clause in event.clauses}
    chips = {clause: Chip(clause, clause, "", "") for clause in clauses}
    for viewer in ("A", PUBLIC):
        seen = [event.seen_by(viewer) for event in events]
        may = {clause for event in seen if event for clause in event.clauses}
        shown = {chip.id for told in tell(events, WORDS, chips, viewer) for chip in told.chips}
        assert shown <= may


# What may be done


def test_unasked_moves_are_offered_for_the_hands_that_one_sees():
    def offered(viewer):
        return {
            each.name: words_of(each.actions)
            for each in unasked_moves(*at(BENS_TURN, viewer), WORDS, str)
        }

    everybody = offered(OPEN)
    assert list(everybody) == ["seat B", "seat A", "seat C", "seat D"]
    assert everybody["seat A"] == ["accuse > B", "accuse > C", "accuse > D"]
    assert everybody["seat D"] == ["cheat N1", "cheat N5"]
    for seat in "ABCD":
        assert offered(seat) == {f"seat {seat}": everybody[f"seat {seat}"]}
    assert offered(PUBLIC) == {}


def test_unasked_moves_are_no_answers():
    answers = legal_actions(*at(BENS_TURN, OPEN), WORDS, str)
    assert words_of(answers) == []
    (alma,) = unasked_moves(*at(BENS_TURN, "A"), WORDS, str)
    assert isinstance(alma, Unasked)
    assert [action.href for action in alma.actions][:1] == ["A: accuse > B"]


def test_where_several_are_asked_each_answer_names_its_seat():
    assert words_of(bare_actions(*at(SLAPS, OPEN), WORDS, str)) == [
        "seat B: slap",
        "seat C: slap",
        "seat D: slap",
    ]
    assert words_of(bare_actions(*at(SLAPS, "C"), WORDS, str)) == ["slap"]
    assert bare_actions(*at(SLAPS, "A"), WORDS, str) == ()


# A card that is meant for somebody


@pytest.fixture(scope="module")
def spider():
    return played(BENS_TURN, "B: Sp2")[0]


def test_a_card_for_several_players_leads_to_the_choice_among_them(spider):
    offers = offer(*at(spider, OPEN), WORDS, str, lambda pick: f"?pick={pick}")
    assert offers.hrefs["B"] == {
        **{card: f"?pick=B:{card}" for card in ("N1", "N2", "N3")},
        "Mo4": "B: give Mo4 > A",
    }
    assert offers.quiet["B"] == {"Mo4": "moth-given"}


@pytest.mark.parametrize(
    ("viewer", "pick"),
    [("B", "B"), ("B", "B:Mo1"), ("B", "C:N2"), ("B", "Z:N1"), ("C", "B:N1"), (PUBLIC, "B:N1")],
)
def test_what_can_not_be_picked_is_refused_and_betrays_no_hand(spider, viewer, pick):
    with pytest.raises(UnreadableNotation) as error:
        picked(*at(spider, viewer), pick, WORDS, str)
    assert bool(error.value.problem.params["expected"]) == (viewer == "B" and pick[0] == "B")
