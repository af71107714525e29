"""A table in a class: who may move what, who notices it, and what goes on by itself."""

from random import Random

import pytest

from games.core.cards import DEALER, SEATS
from games.core.notation import parse_position
from games.registry import GAMES
from teachapp.classroom.room.bots import automatic, bots_move
from teachapp.classroom.room.values import BOT, HOST, Badge, Refused
from tests.classroom.tables import (
    HOST_1,
    after,
    by_room,
    line_of,
    made,
    noticed,
    person_at,
    position_now,
    table_of,
)

QUEEN = "vampire-queen 1 standard A 2,7,9;4,4;5,8,H20"
MOTH = (
    "cheating-moth 1 standard B N1,N2,N5,Mo1;N1,N2,N3,Mo4,Sp2;N2,N4,Mo2;N1,N5 "
    "guard=A top=N3 stock=N4,+19"
)
DOGS = "bark-side 1 standard A 3,4,7;4,5,5;6,8,9"
SLEEP = "sleeping-queens 1 standard A 1,2,3,4,5;2,3,4,5,6"


def refusal(room, kind, by=HOST_1, **fields):
    with pytest.raises(Refused) as refused:
        after(room, kind, by, **fields)
    return refused.value


# Moves of people


def test_a_person_plays_from_the_own_seat():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki")
    room = after(room, "play", person_at(room, "A"), move="A:7")
    assert made(room) == ("A:7",)


@pytest.mark.parametrize("move", ["A:7", "@:deal,2", "B:4", "bot", "", "x"])
def test_a_person_moves_for_no_other_seat(move):
    room = table_of(QUEEN, "Mina", "Sora", "Yuki")
    assert refusal(room, "play", person_at(room, "C"), move=move).code == "not-your-seat"


@pytest.mark.parametrize("move", ["A: N", "A: Mo", "A: N1", "A: N9", "A: nonsense", "A: cheat N"])
def test_what_can_be_read_of_another_hand_is_not_told(move):
    """A shortened card is clear or not by the hand it is from, so it is not even tried."""
    room = table_of(MOTH, "Mina", "Sora", "Yuki", "Ren")
    refused = refusal(room, "play", person_at(room, "B"), move=move)
    assert (refused.code, refused.violation) == ("not-your-seat", None)


def test_the_rules_refuse_with_their_clause():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki", moves=("A:7",))
    refused = refusal(room, "play", person_at(room, "B"), move="B:4")
    assert refused.code == "illegal"
    assert refused.violation.clause == "follow-strictly-higher"


def test_who_leads_plays_for_anybody():
    room = table_of(QUEEN, "Mina", "-", "Yuki")
    room = after(room, "play", move="A:2")
    assert made(after(room, "play", move="B:4")) == ("A:2", "B:4")


# Seats


def test_a_seat_is_handed_over_and_its_stream_has_another_name():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki")
    before, mina = room.channel("A"), person_at(room, "A")
    room = after(room, "leave", person_at(room, "C"))
    handed = after(room, "seat", seat="A", who=str(room.seats["B"].who))
    assert {seat: each.who for seat, each in handed.seats.items()} == {"A": room.seats["B"].who}
    assert handed.channel("A") != before
    assert handed.audience_of(mina) == "hall"


@pytest.mark.parametrize("kind", ["leave", "remove", "bar"])
def test_who_goes_leaves_a_free_seat_and_the_game_goes_on(kind):
    room = table_of(QUEEN, "Mina", "Sora", "Yuki", moves=("A:2",))
    sora = person_at(room, "B")
    by, fields = (sora, {}) if kind == "leave" else (HOST_1, {"person": str(sora.number)})
    gone = after(room, kind, by, **fields)
    assert set(gone.seats) == {"A", "C"}
    assert made(after(gone, "play", move="B:4")) == ("A:2", "B:4")
    assert refusal(gone, "play", sora, move="B:4").code in {"left", "removed", "barred"}


def test_people_sit_down_where_manners_allow_it_and_seats_are_free():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki")
    yuki = person_at(room, "C")
    room = after(room, "seat", seat="B", who="")
    room = after(room, "seat", yuki, seat="C", who="")
    assert refusal(room, "seat", yuki, seat="B", who="me").code == "seat-taken"
    room = after(room, "manners", seats_are_free="1", languages="en")
    assert refusal(room, "seat", yuki, seat="A", who="me").code == "seat-taken"
    assert after(room, "seat", yuki, seat="B", who="me").seats["B"].who == yuki.number


def test_how_often_seats_were_given_says_nothing_of_secret_moves():
    room = table_of(MOTH, "Mina", "Sora", "Yuki", "Ren")
    cheated = after(room, "play", person_at(room, "B"), move="B:cheat,Mo4")
    seats = [after(each, "seat", seat="C", who=BOT).channel("C") for each in (room, cheated)]
    assert seats[0] == seats[1]


# Who notices


def test_a_secret_move_is_noticed_by_who_made_it_and_who_leads():
    room = table_of(MOTH, "Mina", "Sora", "Yuki", "Ren")
    cheated = after(room, "play", person_at(room, "B"), move="B:cheat,Mo4")
    assert noticed(room, cheated) == {"lead", "B"}


def test_an_open_move_is_noticed_by_all():
    room = table_of(MOTH, "Mina", "Sora", "Yuki", "Ren")
    played_on = after(room, "play", person_at(room, "B"), move="B:N2")
    assert noticed(room, played_on) == {"lead", "wall", "hall", *"ABCD"}


def test_a_secret_move_is_taken_back_in_secret():
    room = table_of(MOTH, "Mina", "Sora", "Yuki", "Ren")
    cheated = after(room, "play", person_at(room, "B"), move="B:cheat,Mo4")
    back = after(cheated, "take-back")
    assert noticed(cheated, back) == {"lead", "B"}
    assert position_now(back) == position_now(room)


def test_an_open_move_is_taken_back_before_all():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki", moves=("A:7",))
    assert noticed(room, after(room, "take-back")) == {"lead", "wall", "hall", *"ABC"}


@pytest.mark.parametrize("viewer", ["-", "A", "C", "D"])
def test_the_newest_moves_of_a_viewer_are_those_it_noticed(viewer):
    moves = ("B:cheat,Mo4", "B:N2", "C:cheat,Mo2")
    line = line_of(table_of(MOTH, "Mina", moves=moves))
    assert line.noticed(viewer, 9) == ((2, 3) if viewer == "C" else (2,))
    assert line.noticed("B", 9) == (1, 2)
    assert line.noticed("*", 2) == (2, 3)


# By itself


def test_bots_move_until_a_person_is_waited_for():
    room = table_of(QUEEN, "Mina", bots="BC", moves=("A:2",))
    rng = Random(1)
    while (wanted := automatic(room, rng)) is not None:
        room = by_room(room, wanted[1])
    assert [move[0] for move in made(room)[:3]] == ["A", "B", "C"]
    state = line_of(room).state(len(made(room)))
    assert line_of(room).game.to_move(state)[0] in ("A", DEALER)


def test_bots_alone_wait_for_a_tap():
    room = table_of(QUEEN, bots="ABC")
    assert automatic(room, Random(1)) is None
    tapped = after(room, "play", move="bot", seed="1")
    assert [move[0] for move in made(tapped)] == ["A"]


def test_a_free_seat_is_moved_for_by_who_leads_only():
    room = table_of(QUEEN, "-", "Mina", bots="C")
    assert automatic(room, Random(1)) is None
    assert made(after(room, "play", move="bot"))[0][0] == "A"


def test_no_bot_moves_for_a_person():
    room = table_of(QUEEN, "Mina", bots="BC")
    assert automatic(room, Random(1)) is None
    assert refusal(room, "play", move="bot").code == "no-bot"


def test_who_is_faster_is_drawn_by_lot_between_people_and_bots():
    hands = "N1,N2;N1,Mq3,N3;N2,N4;N1,N5"
    mosquito = f"cheating-moth 1 standard B {hands} guard=A top=N2 stock=N4,+19"
    room = after(table_of(mosquito, "Mina", bots="BCD"), "play", move="B:Mq3")
    drawn = [automatic(room, Random(seed)) for seed in range(60)]
    moves = [wanted[1]["move"] if wanted else "Mina is waited for" for wanted in drawn]
    slaps = [move for move in moves if "cheat" not in move]
    assert set(slaps) == {"Mina is waited for", "C:slap", "D:slap"}


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_game_of_bots_goes_on_tap_by_tap_without_breaking_a_rule(slug):
    engine = GAMES[slug]
    seats = engine.seats[1]
    room = after(table_of(f"{slug} 1 standard A x"), "game", seats=str(seats), rest="bot", seed="7")
    assert set(room.seats) == set(SEATS[:seats])
    while engine.outcome(*now(room)) is None and len(made(room)) < 60:
        room = after(room, "play", move="bot", seed=str(len(made(room))))
    assert line_of(room).refused is None
    assert len(line_of(room).turns) == len(made(room))


def now(room):
    line = line_of(room)
    return (line.state(len(line.turns)),)


# Games begin


def test_seats_are_drawn_by_lot_and_bots_take_the_rest():
    room = after(
        table_of(QUEEN, "Mina", "Sora"), "game", seats="4", who="lot", rest="bot", seed="3"
    )
    sitters = [each.who for each in room.seats.values()]
    assert sorted(map(str, sitters)) == ["11", "12", "bot", "bot"]
    assert len({room.channel(seat) for seat in room.seats}) == 4


def test_the_same_people_play_again():
    room = table_of(QUEEN, "Mina", "Sora", bots="C")
    again = after(room, "game", seats="3", who="same", seed="3")
    assert [each.who for each in again.seats.values()] == [11, 12, BOT]


def test_a_position_is_not_set_up_over_a_game():
    assert refusal(table_of(QUEEN, "Mina"), "set-up", position=QUEEN).code == "game-is-on"
    ended = after(table_of(QUEEN, "Mina"), "back")
    assert (ended.line, dict(ended.seats)) == (None, {})
    assert position_now(after(ended, "set-up", position=QUEEN)) == QUEEN


# What-ifs


def test_a_what_if_is_for_all_seats_and_is_taken_back():
    room = after(after(table_of(QUEEN, "Mina"), "back"), "set-up", position=QUEEN)
    tried = after(after(room, "try", move="A:7", moves="0"), "try", move="B:pass", moves="1")
    assert made(tried) == ("A:7", "B:pass")
    assert made(after(tried, "take-back", moves="2")) == ("A:7",)
    assert refusal(tried, "try", move="C:8", moves="1").code == "moved-meanwhile"
    assert refusal(tried, "try", move="C:5").violation.clause == "follow-strictly-higher"


def test_in_a_what_if_a_bot_or_the_dealer_moves_as_well():
    room = after(after(table_of(QUEEN, "Mina"), "back"), "set-up", position=QUEEN)
    assert made(after(room, "try", move="bot", seed="1"))[0][0] == "A"


def test_a_bot_finds_a_move_for_a_seat_that_is_no_persons():
    game, state = parse_position(QUEEN, GAMES)
    assert str(bots_move(game, state, ["B", "C"], Random(1)))[0] == "A"
    assert bots_move(game, state, ["A"], Random(1)) is None


def test_only_roles_that_may_do_so_move():
    room = table_of(QUEEN, "Mina", "Sora", "Yuki")
    for kind in ("try", "set-up", "take-back", "back", "game"):
        assert refusal(room, kind, person_at(room, "A")).code == "not-allowed"
    assert Badge(HOST, 1) == HOST_1
