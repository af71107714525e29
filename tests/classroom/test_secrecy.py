"""Nobody is sent what they may not know: every byte, for every role, in each language."""

import re
from dataclasses import replace
from itertools import islice
from random import Random
from urllib.parse import parse_qsl

import pytest
from django.test import Client

from games.core.bots import random_bot
from games.core.playout import steps
from games.core.protocol import PUBLIC
from games.registry import GAMES
from games.sleeping_queens.cards import DELUXE_QUEENS
from teachapp.classroom import log
from teachapp.classroom import publish as publishing
from teachapp.classroom.log import Asked, append, rooms
from teachapp.classroom.publish import draw
from teachapp.classroom.room.values import HALL, HOST, LEAD, WALL, Badge
from teachapp.classroom.screens.leading import point_rows
from teachapp.classroom.urls import urlpatterns
from teachapp.classroom.visiting import Visit, act
from teachapp.table.offering import move_value
from tests.classroom.people import Somebody
from tests.classroom.tables import line_of, made
from tests.classroom.worlds import Listener, other_world, without_tokens

pytestmark = [pytest.mark.django_db]
HOST_1 = Badge(HOST, 1)
LANGUAGES = ("ko", "ja", "en")
MOVES = 24
NAMES = ("Mina", "Sora", "Yuki", "Ren")
MOTH = "cheating-moth"


@pytest.fixture
def listener(monkeypatch):
    heard = Listener()
    monkeypatch.setattr(publishing, "bus", heard)
    return heard


def playing(opened, slug, seed=11):
    """Return a class that plays, and its people by seat."""
    held = opened(slug)
    people = [held.joins(name) for name in NAMES]
    wanted = {"seats": "4", "who": "lot", "seed": str(seed)}
    append(held.live, Asked("game", HOST_1, wanted))
    numbers = {person.number: who for person, who in zip(held.room.present(), people, strict=True)}
    return held, {seat: numbers[each.who] for seat, each in held.room.seats.items()}


def moves_of(held, seed=3, habits=None):
    """Return moves that go on from the table, unasked and secret ones among them."""
    line = line_of(held.room)
    made = steps(line.game, line.state(len(line.turns)), Random(seed), (random_bot,), habits)
    return [each.move for each in islice(made, MOVES)]


def play(held, move):
    """Let who leads make a move for anybody; all whom it concerns are told."""
    wish = {"move": move_value(move)}
    if move.seat == "@":
        return  # the class has dealt by itself
    act(Visit(held.live, held.room, HOST_1), Asked("play", HOST_1, wish))


def fragments(held, room, audience):
    return [draw(held.live, room, audience, language) for language in LANGUAGES]


AUDIENCES = {HALL: PUBLIC, WALL: PUBLIC, "A": "A", "B": "B", "C": "C", "D": "D"}


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_sent_is_the_same_whatever_lies_hidden(opened, slug, listener):
    held, _people = playing(opened, slug)
    rng = Random(5)
    habits = {"cheat": 0.3} if slug == MOTH else None
    for number, move in enumerate(moves_of(held, habits=habits)):
        if move.seat == "@":
            break  # dealt by the class itself, otherwise than here
        listener.heard.clear()
        play(held, move)
        if number % 6 == 5:
            room = held.room
            sent = dict(listener.heard)
            for audience, viewer in AUDIENCES.items():
                other = other_world(room, viewer, rng)
                drawn = fragments(held, other, audience)
                assert drawn == fragments(held, room, audience), (audience, room.line)
                assert fragments(held, other, LEAD) != fragments(held, room, LEAD)
                for language, body in zip(LANGUAGES, drawn, strict=True):
                    channel = publishing.channel_name(held.live, room, audience, language)
                    if channel in sent:
                        assert sent[channel] == publishing.Message(room.version(audience), body)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_pointed_at_tells_nobody_a_card_that_lies_hidden(opened, slug):
    held, _people = playing(opened, slug)
    habits = {"cheat": 0.3} if slug == MOTH else None
    for move in moves_of(held, habits=habits)[:9]:
        play(held, move)
    room, rng = held.room, Random(8)
    rows = point_rows(room, "en")
    offered = [each.value for row in rows for each in (*row.cards, row.whole) if each]
    targets = [dict(parse_qsl(value.partition("?")[2]))["at"] for value in offered]
    assert {at.partition(":")[0] for at in targets} == {"card", "seat", "laid"}
    for audience, viewer in AUDIENCES.items():
        other = other_world(room, viewer, rng)
        for at in targets:
            one, two = (replace(each, pointed=at) for each in (room, other))
            drawn = draw(held.live, one, audience, "en")
            assert drawn == draw(held.live, two, audience, "en"), (audience, at)


def test_a_queen_who_is_pointed_at_asleep_is_marked_for_all_and_named_to_nobody(opened):
    held, _people = playing(opened, "sleeping-queens")
    act(Visit(held.live, held.room, HOST_1), Asked("point", HOST_1, {"at": "laid:asleep:-:5"}))
    for audience in (*AUDIENCES, LEAD):
        drawn = draw(held.live, held.room, audience, "en").decode()
        assert drawn.count('<li class="slot pointed">') == 1, audience
    hall = draw(held.live, held.room, HALL, "en").decode()
    assert "<strong>Asleep, place 5</strong>" in hall
    assert [queen for queen in DELUXE_QUEENS.faces if f"{queen} queen" in hall] == []


def pages(somebody, code, asked):
    """Return every answer to what a person asks, with status and where it leads."""
    base = f"/{somebody.language}/class/{code}/"
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]*)"', somebody.page)
    found = []
    for query, form in asked:
        if form is None:
            answer = somebody.client.get(base + query)
        else:
            form = {**form, "csrfmiddlewaretoken": token[1]} if token else form
            answer = somebody.client.post(base + query, form)
        location = answer.headers.get("Location", "")
        found.append((answer.status_code, location, without_tokens(answer.content)))
    return found


def probes(seat, candidates):
    """Return what somebody curious could ask: taps on own and others' cards, and posted moves."""
    taps = [f"?move={move_value(move)}".replace(">", "%3E") for move in candidates[:8]]
    others = [each for each in "ABCD" if each != seat]
    words = [verb + card for verb in ("", "cheat,") for card in ("N", "1", "Q")]
    short = [f"{other}:{word}" for other in others for word in words]
    taps += [f"?move={move}" for move in short] + [f"?pick={other}:1,2" for other in others]
    posts = [{"do": "play", "move": move, "key": f"k{at}"} for at, move in enumerate(short)]
    kinds = ("try", "take-back", "play", "set-up")
    posts += [{"do": kind, "move": "bot", "seat": others[0]} for kind in kinds]
    return [("", None), *((tap, None) for tap in taps), *(("", post) for post in posts)]


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_no_tap_and_no_form_finds_out_what_lies_hidden(opened, slug):
    held, people = playing(opened, slug)
    curious = held.joins("Curious")
    for move in moves_of(held)[:7]:
        play(held, move)
    room = held.room
    game, state = line_of(room).game, line_of(room).state(len(made(room)))
    for seat, somebody in {**people, "-": curious}.items():
        somebody.open(f"/class/{held.code}/")
        asked = probes(seat, game.candidates(state, seat) if seat != "-" else ())
        rooms.keep(held.live, room)
        known = pages(somebody, held.code, asked)
        rooms.keep(held.live, other_world(room, seat, Random(2)))
        assert pages(somebody, held.code, asked) == known, seat
        assert {status for status, _where, _body in known} <= {200, 409}
    rooms.forget()
    assert held.room == room  # nothing of all that was granted


# Secret moves


def hidden_move(held):
    """Return a card that somebody can make disappear now."""
    game, state = line_of(held.room).game, line_of(held.room).state(len(made(held.room)))
    moves = [move for seat in "ABCD" for move in game.legal_moves(state, seat)]
    return next(move for move in moves if move.verb == "cheat")


def test_a_secret_move_is_told_to_nobody_else_and_changes_no_page(opened, listener):
    held, people = playing(opened, MOTH)
    for move in moves_of(held, habits=dict.fromkeys(GAMES[MOTH].interrupts, 0))[:3]:
        play(held, move)
    listener.audiences()
    secret = hidden_move(held)
    others = {seat: who for seat, who in people.items() if seat != secret.seat}
    others["-"] = held.joins("Curious")
    listener.audiences()
    asked = [("", None)]
    before = {seat: pages(who, held.code, asked) for seat, who in others.items()}
    wall = without_tokens(held.host.open(f"/class/{held.code}/wall/").encode())
    room = held.room

    somebody = people[secret.seat]
    somebody.open(f"/class/{held.code}/?move={move_value(secret)}")
    somebody.send("mine", do="play")

    assert held.room.number == room.number + 1
    assert listener.audiences() == {LEAD, room.channel(secret.seat)}
    assert {seat: pages(who, held.code, asked) for seat, who in others.items()} == before
    assert without_tokens(held.host.open(f"/class/{held.code}/wall/").encode()) == wall
    assert [held.room.version(each) for each in (HALL, WALL, *others)] == [
        room.version(each) for each in (HALL, WALL, *others)
    ]
    assert "can-be-caught" in held.host.open(f"/class/{held.code}/lead/")

    held.host.send("leading", do="take-back")
    assert listener.audiences() == {LEAD, room.channel(secret.seat)}
    assert {seat: pages(who, held.code, asked) for seat, who in others.items()} == before


def test_the_person_who_is_accused_and_the_guard_play_out_of_turn(opened):
    held, people = playing(opened, MOTH)
    secret = hidden_move(held)
    play(held, secret)
    game, state = line_of(held.room).game, line_of(held.room).state(len(made(held.room)))
    guard = next(hand.seat for hand in game.observe(state, PUBLIC).hands if "guard" in hand.marks)
    somebody = people[guard]
    page = somebody.open(f"/class/{held.code}/?move={guard}:accuse,%3E,{secret.seat}")
    assert 'class="pending"' in page
    somebody.send("mine", do="play")
    assert made(held.room)[-1] == f"{guard}:accuse,>,{secret.seat}"
    assert "caught" in {event.name for event in line_of(held.room).turns[-1].events}


# Other roles


def addresses(code):
    routes = [str(each.pattern) for each in urlpatterns]
    return ["/" + route.replace("<str:code>", code) for route in routes if route.count("<") == 1]


def drawn_cards(html):
    return re.findall(r'data-card="(?!back-)([^"]+)"', html)


def test_who_does_not_belong_to_a_class_is_shown_no_card(opened):
    held, _people = playing(opened, "vampire-queen")
    elsewhere = opened("vampire-queen").joins("Curious")
    stolen = Client()
    for name, morsel in elsewhere.client.cookies.items():
        other = name.replace(name[-6:], held.code) if name.startswith("ruletable_class") else name
        stolen.cookies[other] = morsel.value
    strangers = [Somebody("en"), elsewhere, Somebody("en", client=stolen)]
    for stranger in strangers:
        for address in addresses(held.code):
            page = stranger.open(address)
            assert drawn_cards(page) == []
            assert "Mina" not in page
            posted = stranger.client.post(f"/en{address}", {"do": "play", "move": "A:1"})
            assert drawn_cards(posted.content.decode()) == []
    assert len(addresses(held.code)) >= 4


@pytest.mark.parametrize("kind", ["remove", "bar"])
def test_who_was_put_out_sees_no_hand_any_more(opened, kind, listener):
    held, people = playing(opened, "bark-side")
    gone = people["B"]
    before, number = held.room.channel("B"), held.room.seats["B"].who
    assert drawn_cards(gone.open(f"/class/{held.code}/"))
    act(
        Visit(held.live, held.room, HOST_1),
        Asked(kind, HOST_1, {"person": str(number)}),
    )
    assert before not in listener.audiences()
    for address in addresses(held.code):
        assert drawn_cards(gone.open(address)) == []
    play(held, moves_of(held)[0])
    assert before not in listener.audiences()


def test_after_a_seat_was_handed_over_its_old_holder_gets_nothing_of_it(opened, listener):
    held, people = playing(opened, "bark-side")
    late = held.joins("Late")
    number = max(held.room.people)
    before = held.room.channel("B")
    hand = drawn_cards(people["B"].open(f"/class/{held.code}/"))
    assert hand
    seen = Visit(held.live, held.room, HOST_1)
    act(seen, Asked("seat", HOST_1, {"seat": "B", "who": str(number)}))
    told = listener.audiences()
    assert held.room.channel("B") in told
    assert before not in told
    assert drawn_cards(people["B"].open(f"/class/{held.code}/")) == []
    assert drawn_cards(late.open(f"/class/{held.code}/")) == hand
    for move in moves_of(held)[:3]:
        play(held, move)
    assert before not in listener.audiences()


def test_what_a_page_holds_is_what_is_sent_and_is_kept_nowhere(opened):
    held, people = playing(opened, "vampire-queen")
    for seat, somebody in people.items():
        answer = somebody.client.get(f"/en/class/{held.code}/")
        assert draw(held.live, held.room, seat, "en") in answer.content
        assert "no-store" in answer.headers["Cache-Control"]
        assert answer.headers["Cache-Control"].count("private") == 1
        # The addresses one has been at are one's own; of pages themselves nothing is kept.
        assert b'"historyCacheSize":0' in answer.content


def test_how_far_a_table_was_played_is_said_to_who_leads_only(opened):
    held, people = playing(opened, MOTH)
    where = f"table/{held.room.line.since}/{len(made(held.room))}"
    for somebody in (people["A"], held.joins("Curious")):
        page = somebody.open(f"/class/{held.code}/")
        assert re.findall(r'data-place="([^"]*)"', page) == ["table"]
        assert where not in page
    lead_room = replace(held.room)
    assert b'name="moves"' in draw(held.live, lead_room, LEAD, "en")


def test_nothing_goes_on_by_itself_after_a_secret_move(opened, monkeypatch):
    held, _people = playing(opened, MOTH)
    went_on = []

    def go_on(live, room):
        went_on.append(made(room)[-1])
        return room

    monkeypatch.setattr(log, "_go_on", go_on)
    secret = hidden_move(held)
    play(held, secret)
    assert went_on == []
    play(held, moves_of(held, habits=dict.fromkeys(GAMES[MOTH].interrupts, 0))[0])
    assert went_on == [made(held.room)[-1]]
