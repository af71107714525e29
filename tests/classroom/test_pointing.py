"""What whoever leads points at is marked for those who see it, and for nobody else."""

from games.core.protocol import OPEN
from teachapp.classroom.pointing import POINTED, point_out
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
