"""What whoever leads points at is marked for those who see it, and for nobody else."""

from games.core.notation import parse_position
from games.core.protocol import OPEN, PUBLIC
from games.registry import GAMES
from teachapp.classroom.pointing import POINTED, in_words, laid_of, places, point_out
from tests.narration.sources import words
from tests.table.fakes import seen

THREE = "standard A 5,9,9,Q;3,H20,4,4;4,H15,1,2"


def marks(view):
    """Return every mark of pointing: seat and face, a seat alone, or who laid what."""
    hands = [
        (hand.seat, card) for hand in view.hands for card, m in hand.marked.items() if POINTED in m
    ]
    seats = [hand.seat for hand in view.hands if POINTED in hand.marks]
    laid = [
        (each.seat, each.cards)
        for zone in view.zones
        for each in zone.laid
        if POINTED in each.marks
    ]
    return hands, seats, laid


def test_a_card_is_marked_in_the_hand_that_holds_it():
    assert marks(point_out(seen(THREE), "card:A:9")) == ([("A", "9")], [], [])


def test_the_same_card_is_marked_once_it_was_laid():
    view = seen(THREE, "A: 5", viewer=OPEN)
    assert marks(point_out(view, "card:A:5")) == ([], [], [("A", ("5",))])


def test_a_seat_is_marked_as_a_seat():
    assert marks(point_out(seen(THREE), "seat:B")) == ([], ["B"], [])


def test_who_does_not_see_a_card_sees_no_mark_on_it():
    view = seen(THREE, viewer="B")
    assert point_out(view, "card:A:9") == view


def test_nothing_and_a_clause_leave_the_table_as_it_is():
    view = seen(THREE)
    assert [point_out(view, at) for at in ("", "clause:hunt-tie-latest")] == [view, view]


def queens(at, viewer=PUBLIC):
    """Return what a viewer is shown and told of what is pointed at among queens."""
    position = (
        "sleeping-queens 1 standard A 1,2,3,4,5;1,2,3,4,5 asleep=Rose,-,+10 awake=B:Cat stock=+20 "
        "discard=2,3 top=Kn"
    )
    game, state = parse_position(position, GAMES)
    view = game.observe(state, viewer)
    told = in_words(at, view, words("en", "sleeping-queens"), {})
    return marks(point_out(view, at)), told and told.words


def test_what_lies_on_the_table_is_pointed_at_by_its_place():
    assert [queens(f"laid:{at}")[1] for at in ("asleep:-:1", "pile:-:1", "stock:-:1")] == [
        *("Asleep, place 1", "Discard pile: a knight", "Draw pile"),
    ]
    for at in ("asleep:-:99", "asleep:B:1", "nowhere:-:1", ":::"):
        assert queens(f"laid:{at}") == (([], [], []), None)


def test_a_play_is_pointed_at_with_all_its_cards_and_by_who_laid_it():
    view = seen(THREE, "A: 9 9", viewer=OPEN)
    (zone,) = (zone for zone in view.zones if zone.name == "trick")
    (place,) = places(zone)
    assert place.at == "laid:trick:A:1"
    assert laid_of(words("en"), place) == "Trick, Alma: two 9s"
    assert marks(point_out(view, place.at)) == ([], [], [("A", ("9", "9"))])
