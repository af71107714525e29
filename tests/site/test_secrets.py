"""A table with secrets: what one seat must not know is nowhere on the page made for its eyes.

Only the address knows more: a table is a value of its address, and so are the links on its page.
"""

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from games.core.bots import random_bot
from games.core.deal import open_table
from games.core.notation import (
    address,
    dump_moves,
    dump_position,
    parse_move,
    parse_moves,
    parse_position,
)
from games.core.playout import steps
from games.core.replay import Made
from games.registry import GAMES
from teachapp.catalogue import queries
from teachapp.table.offering import move_label

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

SLUG = "cheating-moth"
GAME = GAMES[SLUG]
LANGUAGES = ("ko", "ja", "en")
HANDS = "N1,N2,N5,Mo1;N1,N2,N3,Mo4,Sp2;N2,N4,Mo2;N1,N5"
POSITION = f"{SLUG} 1 standard B {HANDS} guard=A top=N3 stock=N4,+19"
TABLE = f"/en/{SLUG}/table/{address(POSITION)}/"
SPIDER = TABLE + "?moves=B:Sp2"
MOVES = 60


@pytest.fixture
def get(client):
    return lambda at: client.get(at)


@cache
def record():
    """Return the start of a game with cheats, its moves, and what happened."""
    rng = Random(7)
    start = open_table(GAME, 4, GAME.options("standard"), rng)
    made = islice(steps(GAME, start, rng, (random_bot,), {"cheat": 0.3}), MOVES)
    return start, tuple(made)


def without_addresses(html):
    """Return a page without its links and its record, which hold the whole table on purpose."""
    html = re.sub(r' (?:href|hx-get|content|action)="[^"]*"', "", html)
    return re.sub(r'<details class="notation">.*?</details>', "", html, flags=re.DOTALL)


def faces_seen(state, viewer):
    seen = GAME.observe(state, viewer)
    laid = [face for zone in seen.zones for each in zone.laid for face in each.cards]
    return {*laid, *(face for hand in seen.hands for face in (*hand.known, *hand.before))}


def page_of(get, language, at, eyes):
    start, made = record()
    moves = dump_moves(each.move for each in made)
    place = f"/{language}/{SLUG}/table/{address(dump_position(GAME, start))}/"
    response = get(f"{place}?moves={moves}&at={at}&eyes={eyes}")
    assert response.status_code == 200
    return without_addresses(response.content.decode())


def secrets_for(eyes):
    """Return the first move of each kind that `eyes` may not know all about, with its number."""
    found: dict[str, tuple[int, Made]] = {}
    for at, each in enumerate(record()[1], 1):
        if each.move.seat != eyes and any(event.seen_by(eyes) != event for event in each.events):
            found.setdefault(each.move.verb, (at, each))
    assert {"cheat", "give"} <= set(found)
    return list(found.values())


def drawn(html):
    """Return the faces of the cards on a page, clauses that stand beside sentences left out."""
    html = re.sub(r'<details class="chip">.*?</details>', "", html, flags=re.DOTALL)
    return set(re.findall(r'data-(?:card|face)="([A-Z][a-z]?\d)', html))


@pytest.mark.parametrize("eyes", ["*", "A", "B", "C", "D"])
def test_a_seat_sees_the_cards_it_may_and_no_others(get, eyes):
    _, made = record()
    for at in range(1, MOVES + 1, 9):
        told = [event.seen_by(eyes) for event in made[at - 1].events]
        named = {
            face
            for event in filter(None, told)
            for value in event.args.values()
            for face in (value if isinstance(value, tuple) else (value,))
        }
        seen = faces_seen(made[at - 1].after, eyes) | named
        assert drawn(page_of(get, "en", at, eyes)) <= seen, (at, eyes)
    assert drawn(page_of(get, "en", MOVES, "*")) - faces_seen(made[-1].after, "A")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", ["A", "B", "C", "D"])
def test_what_a_seat_may_not_know_is_in_no_word_of_the_page(get, language, eyes):
    words = queries.words(SLUG, language)
    for at, each in secrets_for(eyes):
        secret = [words.event(event) for event in each.events if event.seen_by(eyes) != event]
        secret += [move_label(each.move, words)] if each.move.cards else []
        everybody, html = (page_of(get, language, at, whose) for whose in ("*", eyes))
        assert [told in everybody for told in secret] == [True] * len(secret)
        assert [told in html for told in secret] == [False] * len(secret)


def test_a_refused_move_betrays_no_hand_of_another(get):
    """What would be allowed instead is told to whoever sees the cards."""
    refused = TABLE + "?moves=B:N1"
    instead = queries.words(SLUG, "en").move(parse_move("B: N2", GAME))
    assert instead in without_addresses(get(refused).content.decode())
    html = without_addresses(get(refused + "&eyes=A").content.decode())
    assert 'class="note refusal"' in html
    assert instead not in html


# A card that is meant for somebody


def test_a_spider_asks_to_whom(get):
    html = get(SPIDER).content.decode()
    assert len(re.findall(r'href="[^"]*[?&;]pick=B:N1"', html)) == 1
    html = get(SPIDER + "&pick=B:N1").content.decode()
    words = queries.words(SLUG, "en")
    ways = [words.move(parse_move(f"B: give N1 > {to}", GAME)) for to in "ACD"]
    buttons = re.findall(r'<a class="button *" href="[^"]+" hx-get="[^"]+">([^<]+)</a>', html)
    assert [button for button in buttons if button in ways] == ways


@pytest.mark.parametrize(
    "pick",
    ["Z", "B:", "B:Mo1", "C:N2", "B:N1&eyes=C"],
    ids=["none", "no card", "x", "turn", "eyes"],
)
def test_what_can_not_be_picked_is_400(get, pick):
    response = get(f"{SPIDER}&pick={pick}")
    assert response.status_code == 400
    assert '<ul class="problems"><li>' in response.content.decode()


# Bots


def bots_link(html):
    found = re.search(r'<a class="button bot" href="([^"]+)"', html)
    assert found
    return found[1].replace("&amp;", "&")


def bots_moves(get, at, number):
    """Return the moves that stand in the address after `number` moves of bots."""
    for _ in range(number):
        at = bots_link(get(at).content.decode())
    return at.partition("moves=")[2].partition("&")[0].replace("%3E", ">").split(";")


def test_a_bot_goes_on_and_the_same_address_goes_on_the_same_way(get):
    moves = bots_moves(get, TABLE, 8)
    assert len(moves) == 8
    assert moves == bots_moves(get, TABLE, 8)
    state = parse_position(POSITION, GAMES)[1]
    for text in parse_moves(";".join(moves)):
        state = GAME.play(state, parse_move(text, GAME, state)).state


def test_bots_act_unasked_as_often_as_asked(get):
    never = bots_moves(get, TABLE + "?often=0", 12)
    always = bots_moves(get, TABLE + "?often=1000", 12)
    secret = re.compile(r":(cheat|accuse),")
    assert [text for text in never if secret.search(text)] == []
    assert [text for text in always if secret.search(text)]


def test_how_often_is_a_choice_where_a_game_has_such_moves(get):
    html = get(TABLE + "?often=400").content.decode()
    nav = html.partition('aria-label="How often bots cheat and call"')[2].partition("</nav>")[0]
    assert re.findall(r"( aria-current=\"true\")?>(never|now and then|often)<", nav) == [
        ("", "never"),
        ("", "now and then"),
        (' aria-current="true"', "often"),
    ]
    other = get("/en/vampire-queen/table/vampire-queen_1_standard_A_2,7;4;5/").content.decode()
    assert 'class="button bot"' in other
    assert "How often bots" not in other
