"""The table as a browser lays it out: nothing overlaps or scrolls sideways, all is in reach."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.template.loader import get_template
from django.utils import translation

from games.core.bots import random_bot
from games.core.cards import SEATS
from games.core.deal import open_table
from games.core.playout import steps
from games.core.protocol import OPEN
from teachapp.table.layout import layout
from tests.table.fakes import GAME, WORDS

STATIC = Path(__file__).resolve().parents[2] / "teachapp" / "static"
STYLES = "".join(
    path.read_text("utf-8")
    for path in (STATIC / "css" / "ruletable.css", STATIC / "cards" / "vampire-queen.css")
)
PAGE = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<style>{styles}</style><body class="game-vampire-queen"><main>{table}</main></body></html>"""
BOXES = """selector => [...document.querySelectorAll(selector)].map(each => {
  const box = each.getBoundingClientRect();
  return {left: box.left, top: box.top, right: box.right, bottom: box.bottom,
          is: each.textContent.trim().slice(0, 20)};
}).filter(box => box.right > box.left)"""
Box = dict[str, Any]


def page_of(seats: int, moves: int, options: str = "standard") -> str:
    """Return a page with the table after so many random moves (the deal is the first)."""
    rng = Random(seats)
    table = open_table(GAME, seats, GAME.options(options), rng)
    played = steps(GAME, table, rng, [random_bot])
    state = [next(played).after for _ in range(moves)][-1]
    everywhere = dict.fromkeys(GAME.deck.faces, "?try")
    hrefs = dict.fromkeys(SEATS, everywhere)
    view = layout(GAME.observe(state, OPEN), WORDS, game="vampire-queen", hrefs=hrefs)
    with translation.override("en"):
        drawn = get_template("components/table.html").render({"table": view})
    return PAGE.format(styles=STYLES, table=drawn)


@pytest.fixture(scope="module")
def page(chromium: Any) -> Iterator[Any]:
    page = chromium.new_page()
    yield page
    page.close()


def boxes(page: Any, selector: str) -> list[Box]:
    return page.evaluate(BOXES, selector)


def overlapping(found: list[Box]) -> list[tuple[str, str]]:
    return [
        (one["is"], other["is"])
        for at, one in enumerate(found)
        for other in found[at + 1 :]
        if one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    ]


@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_seats_and_plays_lie_apart_and_nothing_scrolls_sideways(page: Any, seats: int, width: int):
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(page_of(seats, seats))  # the trick lacks one play
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert len(boxes(page, ".seat-head")) == seats
    assert (
        overlapping(boxes(page, ".seat-head, .seat:not(.is-near) .hand, .hand.near, .play")) == []
    )


def is_beside(box: Box, middle: Box) -> bool:
    level = box["right"] <= middle["left"] or box["left"] >= middle["right"]
    return level or box["bottom"] <= middle["top"] or box["top"] >= middle["bottom"]


@pytest.mark.parametrize("seats", [3, 8, 12])
def test_seats_stand_round_the_trick_where_there_is_room(page: Any, seats: int):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.set_content(page_of(seats, 3))
    (trick,) = boxes(page, ".trick")
    heads = boxes(page, ".seat-head")
    lowest, *others = heads
    assert lowest["top"] >= max(trick["bottom"], *(box["top"] for box in others))
    assert [box["is"] for box in others if not is_beside(box, trick)] == []
    turns = [box["left"] + box["right"] for box in heads]
    assert turns[1] < turns[0] < turns[-1]  # clockwise: the next seat is to the left


@pytest.mark.parametrize("options", ["standard", "korean-booklet"])
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_every_index_of_a_hand_stays_in_sight(page: Any, width: int, options: str):
    """Up to 36 cards overlap; the next card of a row begins where the index before it ends."""
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(page_of(3, 2, options))
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.hand li')].filter(item => {
          const next = item.nextElementSibling;
          if (!next) return false;
          const index = item.querySelector('.index').getBoundingClientRect();
          const over = next.querySelector('.card').getBoundingClientRect();
          return over.top < index.bottom && over.left > index.left && over.left < index.right - 1.5;
        }).map(item => item.textContent)"""
    )
    assert covered == []


@pytest.mark.parametrize("options", ["standard", "korean-booklet"])
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_every_card_of_the_hand_in_question_can_be_tapped(page: Any, width: int, options: str):
    """24 pixels of each card are free, as much as the guidelines ask of a target."""
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(page_of(3, 2, options))
    cards = boxes(page, ".near .card")
    assert len(cards) >= 13
    free = [
        after["left"] - card["left"]
        for card, after in pairwise(cards)
        if abs(after["top"] - card["top"]) < 20
    ]
    assert min(free) >= 24


def test_a_reader_may_ask_for_less_motion(page: Any):
    page.set_content(page_of(3, 2))
    page.emulate_media(reduced_motion="reduce")
    duration = "getComputedStyle(document.querySelector('.card')).transitionDuration"
    assert page.evaluate(duration) == "0s"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(duration) == "0.15s"
