"""What one seat may see of a table of Vampire Queen.

Public: how many cards everybody holds (a ruling, `hand-counts`), who holds the hunters
(`deck-hunters-two-faced`), the running trick, how many cards are put away and aside (not which:
`trick-discard-hidden`, `setup-leftover-aside`), the points.
"""

from games.core.cards import DEALER, SEATS, UNKNOWN, Seat
from games.core.protocol import OPEN, Ask, Hand, Laid, Observation, Param, Zone
from games.vampire_queen.cards import DECK, HUNTERS, hunt_value, value
from games.vampire_queen.options import hand_size
from games.vampire_queen.scoring import outcome, totals
from games.vampire_queen.state import State


def observe(state: State, viewer: Seat) -> Observation:
    """Return the table as `viewer` (a seat, PUBLIC or OPEN) sees it. Pure."""
    return Observation(
        viewer=viewer,
        hands=tuple(_hand(state, index, viewer) for index in range(len(state.hands))),
        zones=(_trick(state), *_piles(state)),
        ask=_ask(state),
        banner="hunt" if state.is_hunt else "",
        facts={"stage": state.stage, "stages": state.options.stages},
        scores=state.points,
    )


def _hand(state: State, index: int, viewer: Seat) -> Hand:
    seat, hand = SEATS[index], state.hands[index]
    is_open = viewer in (OPEN, seat) or state.between_stages
    known = tuple(card for card in hand if card != UNKNOWN and (is_open or card in HUNTERS))
    marks = []
    if index == state.leader and not state.is_over:
        marks.append("leader")
    if not hand and state.between_stages and state.points:
        marks.append("out")
    if not state.between_stages and state.must_pass(seat) and not state.has_played(seat):
        marks.append("must-pass")
    banned = not state.between_stages and index == state.leader and state.banned in known
    marked = {str(state.banned): ("banned",)} if banned else {}
    return Hand(seat, known, len(hand) - len(known), tuple(marks), marked)


def _trick(state: State) -> Zone:
    strongest = _strongest(state)
    return Zone("trick", tuple(_laid(state, index, strongest) for index in range(len(state.plays))))


def _laid(state: State, index: int, strongest: int | None) -> Laid:
    cards = state.plays[index]
    marks = ["lead"] if index == 0 else []
    if not cards:
        marks.append("forced" if state.is_hunt else "passed")
    if index == strongest:
        marks.append("takes" if state.is_hunt else "strongest")
    counts = hunt_value if state.is_hunt else value
    return Laid(
        state.seat_of_play(index),
        cards,
        marks=tuple(marks),
        value=counts(cards) if cards else None,
    )


def _strongest(state: State) -> int | None:
    """Return the play that would win or take the trick if it ended now."""
    if not state.plays:
        return None
    if not state.is_hunt:
        return max(index for index, cards in enumerate(state.plays) if cards)
    if () in state.plays:
        return state.plays.index(())
    if len(state.plays) == 1:
        return None  # who leads a hunt never takes (`hunt-leader-never-takes`)
    values = [hunt_value(cards) for cards in state.plays]
    return max(index for index, each in enumerate(values) if each == max(values))


def _piles(state: State) -> tuple[Zone, ...]:
    """Return the piles nobody may look into, as numbers. A position need not name all cards; how
    many lie aside is told only where it does, that is where the number is what the deal leaves."""
    seen = sum(map(len, state.hands)) + sum(map(len, state.plays))
    away = len(state.put_away)
    put_away = Zone("put-away", (Laid(None, (), away),))
    aside = DECK.size - seen - away
    seats = len(state.hands)
    left = DECK.size - len(HUNTERS) - hand_size(state.options, seats) * seats
    if not state.between_stages and aside != left + state.options.one_hunter:
        return (put_away,)
    return (put_away, Zone("aside", (Laid(None, (), aside),)))


def _ask(state: State) -> Ask:
    ended = outcome(state)
    if ended is not None:
        points: Param = min(totals(state.points))
        return Ask("over", (), {"seats": ended.winners, "points": points}, ("game-winner",))
    if state.between_stages:
        return Ask("deal", (DEALER,), {"stage": len(state.points) + 1}, ("setup-hand-size",))
    seat = SEATS[state.turn]
    if not state.plays:
        if state.banned in state.hands[state.turn]:
            params = {"seat": seat, "card": str(state.banned)}
            return Ask("lead-banned", (seat,), params, ("lead-options", "hunt-ban"))
        return Ask("lead", (seat,), {"seat": seat}, ("lead-options", "lead-must-play"))
    if state.is_hunt:
        if state.must_pass(seat):
            return Ask("forced-pass", (seat,), {"seat": seat}, ("hunt-forced-pass",))
        return Ask("hunt", (seat,), {"seat": seat}, ("hunt-any-value", "hunt-no-pass"))
    return _ask_to_follow(state, seat)


def _ask_to_follow(state: State, seat: Seat) -> Ask:
    count, need = len(state.plays[0]), value(state.to_beat)
    is_strict = state.options.follow_rule == "strict"
    if need == 14 and is_strict:
        return Ask("only-pass", (seat,), {"seat": seat}, ("queen-top", "pass-free"))
    code = "follow" if is_strict else "follow-equal"
    params: dict[str, Param] = {"seat": seat, "count": count, "need": need}
    return Ask(code, (seat,), params, ("follow-strictly-higher", "follow-same-count"))
