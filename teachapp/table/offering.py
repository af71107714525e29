"""What may be tried at a table: cards to tap and to pick, places to aim at, moves as buttons.

Values in, values out, as in `telling.py`; what is legal the engine says.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.core.advice import Advice, by_card, unasked, with_cards
from games.core.cards import DEALER, Card, Cards, Seat, holds
from games.core.errors import UnreadableNotation
from games.core.notation import dump_moves
from games.core.protocol import (
    OPEN,
    Game,
    Move,
    Observation,
)
from teachapp.narration.words import Words

QUIET = "quiet"
"""The kind of an action that is not allowed now."""


@dataclass(frozen=True, slots=True)
class Action:
    """A move offered as a button."""

    words: str
    href: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Offers:
    """What the hands in question may tap: addresses by seat and card, and why not where it isn't
    allowed."""

    hrefs: Mapping[Seat, Mapping[Card, str]]
    quiet: Mapping[Seat, Mapping[Card, str]]
    goals: Mapping[str, Action] = field(default_factory=dict)
    """By what a move without a card can be aimed at: places, open cards."""

    def without_hints(self) -> "Offers":
        """Return the same with nothing said of what is allowed."""
        goals = {name: replace(goal, kind="") for name, goal in self.goals.items()}
        return Offers(self.hrefs, {}, goals)


@dataclass(frozen=True, slots=True)
class Unasked:
    """What a seat may do although nobody waits for it: out of turn, in secret, by speed."""

    name: str
    actions: tuple[Action, ...]


def offer(
    game: Game[Any],
    state: Any,
    seen: Observation,
    words: Words,
    href_of: Callable[[Move], str],
    pick_href: Callable[[str], str],
    pick: str = "",
) -> Offers:
    """Return what each card of the hands that are waited for leads to when it is tried, legal or
    not. A card that can be used in several ways leads to the choice among them (`picked`); where
    several cards are picked, each is added to the `pick` so far or taken out of it."""
    hrefs: dict[Seat, dict[Card, str]] = {}
    quiet: dict[Seat, dict[Card, str]] = {}
    for seat in _waited_for(seen):
        advice = by_card(game, state, seat, seen.ask.verbs)
        hrefs[seat] = {
            card: pick_href(_pick_more(seen, seat, card, pick))
            if seen.ask.several or len(each.ways) > 1
            else href_of(each.move)
            for card, each in advice.items()
        }
        quiet[seat] = {
            card: _reason(each, words) for card, each in advice.items() if each.violation
        }
    return Offers(hrefs, quiet, _bare_goals(game, state, seen, words, href_of))


def _pick_more(seen: Observation, seat: Seat, card: Card, pick: str) -> str:
    """Return the pick after a tap on a card: one more of it, or none if all of them are picked."""
    so_far = _picked_cards(seat, pick) if seen.ask.several else ()
    hand = next(hand.known for hand in seen.hands if hand.seat == seat)
    cards = (*so_far, card)
    if cards.count(card) > hand.count(card):
        cards = tuple(each for each in so_far if each != card)
    return f"{seat}:{','.join(cards)}" if cards else ""


def _picked_cards(seat: Seat, pick: str) -> Cards:
    owner, _, cards = pick.partition(":")
    return tuple(filter(None, cards.split(","))) if owner == seat else ()


def _bare_goals(
    game: Game[Any],
    state: Any,
    seen: Observation,
    words: Words,
    href_of: Callable[[Move], str],
) -> dict[str, Action]:
    """Return where taps on places lead when a move without a card is asked, legal or not."""
    return {
        move.to: Action(words.move(move), href_of(move), QUIET if game.check(state, move) else "")
        for seat in _waited_for(seen)
        for move in game.candidates(state, seat)
        if move.to and not move.cards and move.verb == seen.ask.verbs[0]
    }


def picked_by_seat(pick: str) -> dict[Seat, Cards]:
    """Return the cards that an address names as picked (`B:2,3`), by seat."""
    seat = pick.partition(":")[0]
    return {seat: _picked_cards(seat, pick)} if pick else {}


@dataclass(frozen=True, slots=True)
class Picked:
    """What can be done with the cards that were picked from a hand."""

    words: str = ""
    """The cards, as a sum where the game adds numbers."""
    reason: str = ""
    """Why nothing can be done with them."""
    actions: tuple[Action, ...] = ()
    goals: Mapping[str, Action] = field(default_factory=dict)
    """By what the cards can be aimed at: places, open cards."""


def picked(
    game: Game[Any],
    state: Any,
    seen: Observation,
    pick: str,
    words: Words,
    href_of: Callable[[Move], str],
    *,
    hints: bool = True,
) -> Picked:
    """Return what can be done with cards that an address names (`B:2,3`): the choice of whom or
    what they are aimed at, or of what they are used for; places are chosen by a tap on them.
    Where what is allowed is just what a question asks, `hints` is off: then all can be tried that
    the cards can form. Raises UnreadableNotation for what can't be picked."""
    if not pick:
        return Picked()
    seat = pick.partition(":")[0]
    cards = _picked_cards(seat, pick)
    hand: Cards = ()
    if seat in _waited_for(seen):
        hand = next(hand.known for hand in seen.hands if hand.seat == seat)
    if not cards or not holds(hand, cards):
        expected = " ".join(dict.fromkeys(hand))
        raise UnreadableNotation("unknown-card", text=pick[2:22], expected=expected)
    found = with_cards(game, state, seat, game.deck.sort(cards), seen.ask.verbs)
    moves = [each.move for each in found if each.violation is None or not hints]
    return Picked(
        _as_sum(cards, words) if game.adds else words.cards(game.deck.sort(cards)),
        "" if moves or not found else _reason(found[-1], words),
        _actions([move for move in moves if not (move.to or "").isdigit()], words, href_of),
        {move.to: Action(words.move(move), href_of(move)) for move in moves if move.to},
    )


def _as_sum(cards: Cards, words: Words) -> str:
    """Return picked cards as a phrase; numbers as what all but the largest make together, beside
    the largest (`2 + 3 = 5`)."""
    if len(cards) == 1 or not all(card.isdigit() for card in cards):
        return words.cards(cards)
    values = sorted(map(int, cards))
    *parts, last = values if len(values) > 2 else (*values, sum(values))
    total = sum(parts)
    told = f"{' + '.join(map(str, parts))} = {total}"
    return told if total == last else f"{told} ≠ {last}"


def legal_actions(
    game: Game[Any],
    state: Any,
    seen: Observation,
    words: Words,
    href_of: Callable[[Move], str],
    *,
    most: int = 12,
) -> tuple[Action, ...]:
    """Return the legal moves of several cards as buttons, at `most` so many, and those without a
    card; a single card is played by a tap on it, and several too by tapping one after another."""
    seats = _waited_for(seen)
    moves = [
        move
        for seat in seats
        for move in _buttons(game.legal_moves(state, seat), -(-most // len(seats)))
        if move.verb not in game.interrupts
    ]
    return _actions(moves, words, href_of, with_seat=len(seats) > 1)


def bare_actions(
    game: Game[Any],
    state: Any,
    seen: Observation,
    words: Words,
    href_of: Callable[[Move], str],
) -> tuple[Action, ...]:
    """Return the answers that no card stands for (passing), legal or not, as buttons."""
    seats = _waited_for(seen)
    moves = [
        move
        for seat in seats
        for move in game.candidates(state, seat)
        if not move.cards and not move.to and move.verb in seen.ask.verbs
    ]
    return _actions(moves, words, href_of, with_seat=len(seats) > 1)


def unasked_moves(
    game: Game[Any],
    state: Any,
    seen: Observation,
    words: Words,
    href_of: Callable[[Move], str],
) -> tuple[Unasked, ...]:
    """Return the moves that nobody waits for, by the seats whose cards the viewer sees."""
    found = []
    for seat in game.to_move(state):
        moves = unasked(game, state, seat) if _is_open(seen, seat) else ()
        if moves:
            found.append(Unasked(words.seat(seat), _actions(moves, words, href_of)))
    return tuple(found)


def _waited_for(seen: Observation) -> list[Seat]:
    """Return the seats that are asked and whose cards the viewer sees."""
    return [seat for seat in seen.ask.seats if seat != DEALER and _is_open(seen, seat)]


def _is_open(seen: Observation, seat: Seat) -> bool:
    return seen.viewer in (OPEN, seat)


def _actions(
    moves: Iterable[Move],
    words: Words,
    href_of: Callable[[Move], str],
    *,
    with_seat: bool = False,
) -> tuple[Action, ...]:
    return tuple(
        Action(
            move_label(move, words) if with_seat else words.move(move), href_of(move), _kind(move)
        )
        for move in moves
    )


def move_label(move: Move, words: Words) -> str:
    """Return who does what, as a label."""
    return f"{words.label(move.seat)}: {words.move(move)}"


def _reason(advice: Advice, words: Words) -> str:
    return words.refusal(advice.violation, advice.move) if advice.violation else ""


def _buttons(moves: Iterable[Move], most: int) -> list[Move]:
    """Return what a tap on one card doesn't do: sets, those of one face first, and passing."""
    with_cards = sorted(
        (move for move in moves if len(move.cards) > 1), key=lambda move: len(set(move.cards))
    )
    without = [move for move in moves if not move.cards and not (move.to or "").isdigit()]
    return [*with_cards[: most - len(without)], *without]


def _kind(move: Move) -> str:
    return "" if move.cards else move.verb


def move_value(move: Move) -> str:
    """Return a move as an address names it: `B:4,4`."""
    return dump_moves((move,))
