"""What a tap on a card leads to: one's own page, which asks for a second tap or says why not.

It stands beside the part of the screen that all share, so a new state of the class does not sweep
it away. A what-if tells what it would do. A move of a game does not: nobody may look at the stock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from games.core.cards import SEATS
from games.core.errors import GameError
from games.core.notation import parse_move
from games.core.protocol import Move, Observation
from teachapp.classroom.room.values import LEAD, Room
from teachapp.classroom.scene import Shown, move_href, pick_href, table_now
from teachapp.narration.words import Words
from teachapp.reading import chips
from teachapp.table.offering import (
    Action,
    Picked,
    move_label,
    move_value,
    offer,
    picked,
    picked_by_seat,
)
from teachapp.table.telling import Refused, Told, refuse, tell


@dataclass(frozen=True, slots=True)
class Pending:
    """A move that somebody has tapped, or cards that were picked for one."""

    do: str
    """The kind of entry that a second tap asks for: `try` or `play`."""
    move: str = ""
    """The move, if it is allowed."""
    words: str = ""
    told: tuple[Told, ...] = ()
    """What it would do."""
    refused: Refused | None = None
    picked: Picked = field(default_factory=Picked)
    more: tuple[Action, ...] = ()
    """The cards of the hand that can be picked as well."""
    back: tuple[Action, ...] = ()
    """Those that were picked and can be put back."""


def pending(
    room: Room, audience: str, language: str, asked: Mapping[str, str], back: str
) -> Pending | None:
    """Return what waits for a second tap; None where nothing was tapped, where the audience has no
    hand to play from, and for what can't be read. `back` is the address of the page."""
    now = table_now(room, audience, language)
    if now is None or room.is_closed or (audience != LEAD and audience not in SEATS):
        return None
    do = "play" if room.line is not None and room.line.is_game else "try"
    text = asked.get("move", "") or asked.get("pick", "")
    # Asked before anything is read: what can be read depends on the hand it is from.
    if not text or (audience != LEAD and text[:1] != audience):
        return None
    try:
        if asked.get("move"):
            move = parse_move(text.replace("_", " "), now[0].game, now[0].state)
            return _of_move(now, move, room, Pending(do), back)
        return _of_pick(now, text, Pending(do))
    except GameError:
        return None


Now = tuple[Shown, Observation, Words]


def _of_move(now: Now, move: Move, room: Room, found: Pending, back: str) -> Pending:
    shown, seen, words = now
    game, state = shown.game, shown.state
    by_id = chips(room.game, words.language)
    violation = game.check(state, move)
    if violation is not None:
        told = (words, by_id)
        refused = refuse(game, state, move, violation, *told, href_of=move_href, back_href=back)
        return replace(found, refused=refused)
    events = game.play(state, move).events if found.do == "try" else ()
    is_own = seen.viewer == move.seat
    return replace(
        found,
        move=move_value(move),
        words=words.move(move) if is_own else move_label(move, words),
        told=tell(events, words, by_id),
    )


def _of_pick(now: Now, pick: str, found: Pending) -> Pending:
    shown, seen, words = now
    table = (shown.game, shown.state, seen)
    chosen = picked(*table, pick, words, move_href)
    several = offer(*table, words, move_href, pick_href, pick).hrefs if seen.ask.several else {}
    buttons = {
        card: Action(words.card(card), href) for card, href in several.get(pick[:1], {}).items()
    }
    taken = _all_picked(seen, pick)
    places = tuple(chosen.goals[goal] for goal in chosen.goals if goal.isdigit())
    chosen = replace(chosen, actions=(*chosen.actions, *places))
    return replace(
        found,
        picked=chosen,
        more=tuple(each for card, each in buttons.items() if card not in taken),
        back=tuple(each for card, each in buttons.items() if card in taken),
    )


def _all_picked(seen: Observation, pick: str) -> set[str]:
    """Return the cards of which the hand holds no more than are picked: a tap puts them back."""
    cards = picked_by_seat(pick)[pick[:1]]
    hand = next(each.known for each in seen.hands if each.seat == pick[:1])
    return {card for card in cards if cards.count(card) >= hand.count(card)}
