"""Positions of Vampire Queen as text: the hands and four fields of its own.

| field | means | example |
| --- | --- | --- |
| `trick` | the running trick from its leader on | `A:2 2; B:4 4; C:-` |
| `ban` | the hunter that the leader may not lead in this trick | `H20` |
| `away` | what normal tricks of this stage have put away | `3 3 3` |
| `points` | a row for each finished stage | `27 0 51; 0 45 14` |

Empty fields are left out. Before a deal the dealer `@` is to move, after the last stage nobody
(`-`). Cards that are nowhere lie aside, so a position need not name all 110.
"""

import re

from games.core.cards import DEALER, SEAT_INDEX, SEATS, UNKNOWN, Cards
from games.core.errors import ImpossiblePosition, Problem, UnreadableNotation
from games.core.notation import dump_cards, parse_cards, parse_rows
from games.core.protocol import Move, Position, Violation
from games.vampire_queen import rules
from games.vampire_queen.cards import DECK, HUNTER_15, HUNTER_20, HUNTERS
from games.vampire_queen.options import VampireQueenOptions, hand_size, largest_hand
from games.vampire_queen.state import State

FIELDS = ("trick", "ban", "away", "points")
CHOICES = {"ban": HUNTERS}
NOBODY = "-"
_PLAY = re.compile(r"\s*([A-L])\s*:(.*)", re.DOTALL)


def write(state: State) -> Position:
    """Return the canonical position; hands are sorted and empty fields left out."""
    fields = {}
    if state.plays:
        laid = (
            f"{state.seat_of_play(index)}:{dump_cards(cards)}"
            for index, cards in enumerate(state.plays)
        )
        fields["trick"] = "; ".join(laid)
    if state.banned is not None:
        fields["ban"] = state.banned
    if state.put_away:
        fields["away"] = dump_cards(state.put_away)
    if state.points:
        fields["points"] = "; ".join(" ".join(map(str, row)) for row in state.points)
    return Position(_to_move(state), tuple(map(dump_cards, state.hands)), fields)


def _to_move(state: State) -> str:
    if state.between_stages:
        return NOBODY if state.is_over else DEALER
    return SEATS[state.turn]


def read(position: Position, options: VampireQueenOptions) -> State:
    """Return the state that a position describes.

    Raises UnreadableNotation for a text that is none, ImpossiblePosition with all problems for a
    table that no play of the game leads to.
    """
    hands = tuple(parse_cards(text, DECK) for text in position.hands)
    leader, plays = _read_trick(position.fields.get("trick", ""), len(hands))
    between = position.to_move in (DEALER, NOBODY)
    if between:
        leader = next((index for index, hand in enumerate(hands) if HUNTER_20 in hand), 0)
    elif not plays:
        leader = SEAT_INDEX[position.to_move]
    away = position.fields.get("away", "")
    state = State(
        options,
        hands,
        leader,
        plays,
        _read_ban(position.fields.get("ban", "")),
        parse_cards(away, DECK) if away else (),
        parse_rows(position.fields.get("points", "")),
        between,
    )
    problems = _problems(state, position)
    if problems:
        raise ImpossiblePosition(tuple(problems))
    return state


def _read_trick(text: str, count: int) -> tuple[int, tuple[Cards, ...]]:
    if not text.strip():
        return 0, ()
    seats, plays = [], []
    for part in text.split(";"):
        found = _PLAY.fullmatch(part)
        if found is None:
            raise UnreadableNotation("no-play-in-trick", text=part.strip()[:20])
        seats.append(SEAT_INDEX[found.group(1)])
        plays.append(parse_cards(found.group(2), DECK))
    if not count or seats != [(seats[0] + at) % count for at in range(len(seats))]:
        raise UnreadableNotation("trick-out-of-order", text=" ".join(SEATS[at] for at in seats))
    return seats[0], tuple(plays)


def _read_ban(text: str) -> str | None:
    if not text.strip():
        return None
    if text not in HUNTERS:
        raise UnreadableNotation("unknown-card", text=text[:20], expected=" ".join(HUNTERS))
    return text


# What can't be


def _problems(state: State, position: Position) -> list[Problem]:
    count = len(state.hands)
    if not 3 <= count <= 12:
        return [Problem("wrong-number-of-seats", {"count": count, "low": 3, "high": 12})]
    if state.plays and not state.plays[0]:
        move = Move(SEATS[state.leader], "pass")
        violation = rules.check(_at_the_lead(state), move)
        assert violation is not None, "a leader never passes"
        return [_illegal(move, violation)]
    most = largest_hand(count)
    too_large = hand_size(state.options, count) > most
    return [
        *([Problem("hand-size-too-large", {"count": count, "limit": most})] if too_large else []),
        *_too_many_cards(state),
        *_wrong_points(state),
        *(
            _wrong_between(state, position)
            if state.between_stages
            else _wrong_stage(state, position)
        ),
    ]


def _too_many_cards(state: State) -> list[Problem]:
    seen = [card for cards in (*state.hands, *state.plays, state.put_away) for card in cards]
    problems = [
        Problem("too-many-copies", {"card": card, "count": number, "limit": DECK.copies[card]})
        for card, number in DECK.too_many(seen).items()
    ]
    if len(seen) > DECK.size:
        problems.append(Problem("too-many-cards", {"count": len(seen), "limit": DECK.size}))
    if state.options.one_hunter and HUNTER_15 in seen:
        problems.append(Problem("hunter-not-in-play", {"card": HUNTER_15}))
    if any(card in HUNTERS for card in state.put_away):
        problems.append(Problem("hunter-put-away"))
    if any(UNKNOWN in cards for cards in state.plays):
        problems.append(Problem("unknown-card-played"))
    return problems


def _wrong_points(state: State) -> list[Problem]:
    count = len(state.hands)
    wrong = {len(row) for row in state.points} - {count}
    problems = [
        Problem("wrong-number-of-points", {"count": each, "need": count}) for each in sorted(wrong)
    ]
    if len(state.points) > state.options.stages - (not state.between_stages):
        limit = state.options.stages
        problems.append(Problem("too-many-stages", {"count": len(state.points), "limit": limit}))
    return problems


def _wrong_between(state: State, position: Position) -> list[Problem]:
    problems = []
    if state.plays:
        problems.append(Problem("trick-between-stages"))
    if state.put_away:
        problems.append(Problem("away-between-stages"))
    if state.banned and not state.options.hunter_ban_across_stages:
        problems.append(Problem("ban-between-stages", {"card": state.banned}))
    if _to_move(state) != position.to_move:
        problems.append(
            Problem("wrong-to-move", {"seat": position.to_move, "need": _to_move(state)})
        )
    return problems


def _wrong_stage(state: State, position: Position) -> list[Problem]:
    count = len(state.hands)
    if state.leader >= count or SEAT_INDEX[position.to_move] >= count:
        return [Problem("seat-not-at-the-table", {"seat": position.to_move, "count": count})]
    if len(state.plays) >= count:
        return [Problem("trick-is-over", {"count": count})]
    problems = []
    if _to_move(state) != position.to_move:
        problems.append(
            Problem("wrong-to-move", {"seat": position.to_move, "need": _to_move(state)})
        )
    at_lead = _at_the_lead(state)
    empty = [SEATS[index] for index, hand in enumerate(at_lead.hands) if not hand]
    problems += [Problem("empty-hand", {"seat": seat}) for seat in empty]
    if state.options.stage_end == "immediate" and not state.is_hunt and () in state.hands:
        problems += [] if empty else [Problem("stage-is-over")]
    if state.banned and state.banned not in at_lead.hands[state.leader]:
        problems.append(Problem("ban-not-held", {"card": state.banned}))
    if state.banned and at_lead.hands[state.leader] == (state.banned,):
        problems.append(Problem("banned-card-alone", {"card": state.banned}))
    return problems or _illegal_plays(state, at_lead)


def _illegal(move: Move, violation: Violation) -> Problem:
    return Problem(
        "illegal-play-in-trick",
        {"move": str(move), "code": violation.code, "clause": violation.clause},
    )


def _at_the_lead(state: State) -> State:
    """Return the state before the running trick was led."""
    hands = list(state.hands)
    for index, cards in enumerate(state.plays):
        seat = (state.leader + index) % len(hands)
        hands[seat] = DECK.sort((*hands[seat], *cards))
    return State(
        state.options, tuple(hands), state.leader, (), state.banned, state.put_away, state.points
    )


def _illegal_plays(state: State, at_lead: State) -> list[Problem]:
    """Replay the running trick: each of its plays must have been legal."""
    hands = list(at_lead.hands)
    for index, cards in enumerate(state.plays):
        now = State(state.options, tuple(hands), state.leader, state.plays[:index], state.banned)
        seat = SEATS[now.turn]
        move = Move(seat, "play", cards) if cards else Move(seat, "pass")
        violation = rules.check(now, move)
        if violation is not None:
            return [_illegal(move, violation)]
        hands[now.turn] = state.hands[now.turn]
    return []
