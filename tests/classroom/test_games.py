"""Whole games in a class, played by people on their phones and bots, through the site's forms."""

import re
from random import Random

import pytest

from games.core.notation import dump_position
from games.core.protocol import OPEN
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.classroom.log import Asked, append
from teachapp.classroom.room.values import BOT, HOST, Badge
from teachapp.classroom.screens.moving import pending
from teachapp.table.offering import move_value
from tests.classroom.playing import is_over, now, play_some, tap_to
from tests.classroom.tables import line_of, made, table_of

pytestmark = [pytest.mark.django_db]
HOST_1 = Badge(HOST, 1)


def lead(held, query=""):
    return held.host.open(f"/class/{held.code}/lead/{query}")


def begin(held, **fields):
    """Start a game by the form of who leads."""
    lead(held, "?new-game=1")
    held.host.send("new-game-form", do="game", **fields)
    assert held.host.status == 200


def table_with(opened, slug, *names, seats=0, seed="5", **fields):
    """Return a class with people at a table of a game, and the people by their numbers."""
    held = opened(slug)
    people = [held.joins(name) for name in names]
    numbers = [person.number for person in held.room.present()]
    begin(held, seats=str(seats or len(names)), who="lot", seed=seed, **fields)
    return held, dict(zip(numbers, people, strict=True))


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_people_and_a_bot_play_by_tapping(opened, slug):
    engine = GAMES[slug]
    seats = max(engine.seats[0], 3)
    held, people = table_with(opened, slug, "Mina", "Sora", seats=seats, rest=BOT)
    play_some(held, people, Random(3), 10)
    line = line_of(held.room)
    assert line.refused is None
    assert len(line.turns) == len(made(held.room))
    movers = {move[0] for move in made(held.room)}
    assert movers >= set(held.room.seats)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_game_comes_to_its_end_and_is_played_again(opened, slug):
    held, _people = table_with(opened, slug, "Mina", "Sora", "Yuki")
    for seat in "ABC":
        lead(held, f"?seat={seat}")
        held.host.send("giving-form", do="seat", who=BOT)
    number = 0
    while not is_over(held) and number < 1_500:
        number += 1
        append(held.live, Asked("play", HOST_1, {"move": "bot", "seed": str(number)}))
    game, state = now(held)
    outcome = game.outcome(state)
    page = lead(held)
    rows = re.findall(
        r'<tr( class="won")?><th scope="row"><bdi>[^<]*</bdi>.*?<td>(-?\d+)</td>', page
    )
    assert [int(points) for _won, points in rows] == list(outcome.scores)
    assert sum(bool(won) for won, _points in rows) == len(outcome.winners)
    held.host.send("leading", do="rematch")
    assert not is_over(held)
    assert {seat: each.who for seat, each in held.room.seats.items()} == dict.fromkeys("ABC", BOT)


def test_a_tap_asks_for_a_second_tap_and_a_wrong_one_is_refused_with_its_clause(opened):
    held, people = table_with(opened, "vampire-queen", "Mina", "Sora", "Yuki")
    game, state = now(held)
    seat = game.to_move(state)[0]
    lead_move = next(move for move in game.legal_moves(state, seat) if len(move.cards) == 1)
    somebody = people[held.room.seats[seat].who]
    assert tap_to(somebody, f"/class/{held.code}/", lead_move)
    assert made(held.room)[-1][0] == "@"  # nothing is played by the first tap
    somebody.send("mine", do="play")
    assert made(held.room)[-1] == move_value(lead_move)
    assert "move=" not in somebody.path

    game, state = now(held)
    other = game.to_move(state)[0]
    next_one = people[held.room.seats[other].who]
    wrong = next(
        move for move in game.candidates(state, other) if move.cards and game.check(state, move)
    )
    page = next_one.open(f"/class/{held.code}/?move={move_value(wrong)}")
    assert 'class="note refusal"' in page
    assert 'class="chip"' in page
    assert f"?move={move_value(next(iter(game.legal_moves(state, other))))}" in page
    lead(held)
    held.host.send("leading", do="play", move=move_value(wrong))
    assert held.host.status == 409
    before = held.room
    next_one.send("mine", do="play", move=move_value(wrong))
    assert next_one.status == 409
    assert held.room == before


def test_the_phone_of_who_is_to_move_says_so(opened):
    held, people = table_with(opened, "bark-side", "Mina", "Sora", "Yuki")
    game, state = now(held)
    asked = set(game.observe(state, OPEN).ask.seats)
    for seat, sitter in held.room.seats.items():
        page = people[sitter.who].open(f"/class/{held.code}/")
        assert (re.search(r"<title>\s*Your turn", page) is not None) == (seat in asked)
        assert (re.search(r'<form id="mine"[^>]* data-turn', page) is not None) == (seat in asked)
        assert page.count('class="turn-line" role="status"') == (seat in asked)


def seat_names(page):
    return re.findall(r'<p class="seat-name">.*?<bdi>([^<]*)</bdi>', page)


def test_two_of_one_name_are_told_apart_at_their_seats(opened):
    held, people = table_with(opened, "bark-side", "Mina", "Mina", "Yuki")
    for somebody in (*people.values(), held.host):
        page = somebody.open(f"/class/{held.code}/")
        assert sorted(seat_names(page)) == ["Mina", "Mina (2)", "Yuki"]


def test_hidden_names_are_numbers_at_seats_of_people_and_bots_keep_theirs(opened):
    held, people = table_with(opened, "bark-side", "Mina", "Sora", seats=3, rest=BOT)
    stock = queries.words("bark-side", "en")
    bots = [stock.seat(seat) for seat, each in held.room.seats.items() if each.who == BOT]
    append(held.live, Asked("manners", HOST_1, {"hides_names": "1", "languages": "en"}))
    seen = [held.host.open(f"/class/{held.code}/wall/")]
    seen += [somebody.open(f"/class/{held.code}/") for somebody in people.values()]
    assert [sorted(seat_names(page)) for page in seen] == [sorted(["#1", "#2", *bots])] * 3
    assert sorted(seat_names(lead(held))) == sorted(["Mina", "Sora", *bots])


@pytest.mark.parametrize(
    ("pick", "more", "back"),
    [("A:4", ["Wd", "4", "6"], []), ("A:4,4", ["Wd", "6"], ["4"]), ("A:6", ["Wd", "4"], ["6"])],
)
def test_cards_that_are_picked_can_be_put_back_and_only_others_picked(content, pick, more, back):
    position = "bark-side 1 with-special-dogs A 4,4,6,Wd;1,5,9,10;2,3,8,8 tail=tucked"
    found = pending(table_of(position, "Mina", "Sora", "Yuki"), "A", "en", {"pick": pick}, "/")
    assert found is not None
    card = queries.words("bark-side", "en").card
    assert [each.words for each in found.more] == list(map(card, more))
    assert [each.words for each in found.back] == list(map(card, back))


def test_who_leads_takes_back_hands_over_and_ends_the_game(opened):
    held, people = table_with(opened, "vampire-queen", "Mina", "Sora", "Yuki")
    late = held.joins("Ren")
    play_some(held, people, Random(1), 2)
    moves = made(held.room)
    lead(held)
    held.host.send("leading", do="take-back")
    assert made(held.room) == moves[:-1]
    game, state = now(held)
    seat = game.to_move(state)[0]
    number = max(held.room.people)
    lead(held, f"?seat={seat}&find=re")
    assert re.findall(r'name="who" value="(\d+)"', held.host.page) == [str(number)]
    held.host.send("giving-form", do="seat", who=str(number))
    assert held.room.seats[seat].who == number
    play_some(held, {**people, number: late}, Random(1), 1)
    lead(held)
    held.host.send("leading", do="back")
    assert (held.room.line, dict(held.room.seats)) == (None, {})


def test_people_sit_down_themselves_and_stand_up(opened):
    held = opened("bark-side")
    mina = held.joins("Mina")
    begin(held, seats="3", who="", rest="")
    assert 'class="note free-seats"' not in mina.open(f"/class/{held.code}/")
    append(held.live, Asked("manners", HOST_1, {"seats_are_free": "1", "languages": "en"}))
    assert 'class="note free-seats"' in mina.open(f"/class/{held.code}/")
    mina.send("mine", do="seat", seat="B")
    assert {seat: each.who for seat, each in held.room.seats.items()} == {
        "B": max(held.room.people)
    }
    assert "You have a seat at this table: Mina." in mina.text()
    mina.send("mine", do="seat")
    assert dict(held.room.seats) == {}


def test_a_game_of_bots_goes_on_by_a_tap(opened):
    held = opened("sleeping-queens")
    begin(held, seats="3", who="", rest=BOT)
    count = len(made(held.room))
    held.host.send("leading", do="bot")
    held.host.send("leading", do="bot")
    assert len(made(held.room)) == count + 2


def test_variants_are_chosen_one_by_one(opened):
    held = opened("vampire-queen")
    begin(held, seats="3", who="", options="korean-booklet", **{"option-stages": "2"})
    assert held.room.line.position.split(" ")[2] == "korean-booklet,stages=2"


# What-ifs and positions


def test_a_what_if_tells_what_it_would_do_and_is_shown_by_a_second_tap(opened):
    held = opened("vampire-queen", "hunt")
    mina = held.joins("Mina")
    set_up(held, QUEEN)
    page = lead(held, "?move=A:7")
    assert "This would happen:" in page
    assert made(held.room) == ()
    held.host.send("leading", do="try")
    assert made(held.room) == ("A:7",)
    assert 'data-card="7a"' in mina.open(f"/class/{held.code}/")
    page = lead(held, "?move=B:4,4")
    assert 'class="note refusal"' in page
    lead(held)
    held.host.send("leading", do="take-back")
    assert made(held.room) == ()
    held.host.send("leading", do="try", move="A:7")  # the same once more is another wish
    assert made(held.room) == ("A:7",)
    held.host.send("leading", do="back")
    assert held.room.line is None
    assert held.room.place.lesson == "hunt"


QUEEN = "vampire-queen 1 standard A 2,7,9;4,4;5,8,H20"


def set_up(held, text):
    lead(held, "?set-up=1")
    held.host.send("set-up-form", do="set-up", paste=text)


def test_a_position_is_written_with_the_words_of_cards(opened):
    held = opened("vampire-queen", "hunt")
    lead(held, "?set-up=1")
    hands = {"hand-A": "2 7 9", "hand-B": "4, 4", "hand-C": "5, 8, Vampire Hunter 20", "hand-D": ""}
    hands |= {f"hand-{seat}": "" for seat in "EFGHIJKL"}
    fields = {f"field-{name}": "" for name in GAMES["vampire-queen"].fields}
    held.host.send("set-up-form", do="set-up", to_move="A", **hands, **fields)
    assert held.room.line.position == QUEEN


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_form_holds_the_table_that_is_shown(opened, slug):
    held = opened(slug)
    begin(held, seats=str(GAMES[slug].seats[0]), who="", rest=BOT)
    game, state = now(held)
    position = dump_position(game, state)
    held.host.send("leading", do="back")
    set_up(held, position)
    assert held.room.line.position == position
    lead(held, "?set-up=1")
    held.host.send("set-up-form", do="set-up")
    assert held.room.line.position == position


def test_an_address_of_a_table_is_pasted_with_its_moves(opened):
    held = opened("vampire-queen", "hunt")
    set_up(held, f"https://example.org/ko/vampire-queen/table/{QUEEN.replace(' ', '_')}/?moves=A:7")
    assert held.room.line.position == QUEEN.replace(" A 2,7,9;", " B 2,9;") + " trick=A:7"


def test_what_can_not_be_is_said_with_all_reasons_and_what_was_written_stays(opened):
    held = opened("vampire-queen", "hunt")
    set_up(held, QUEEN.replace("4,4", "4,4,Z"))
    assert held.host.status == 409
    assert len(re.findall(r'<ul class="problems".*?</ul>', held.host.page, re.DOTALL)) == 1
    assert "4,4,Z" in held.host.page
    assert held.room.line is None
