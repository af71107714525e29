"""Which positions of The Bark Side no play of the game leads to."""

from collections.abc import Callable
from dataclasses import replace

from games.bark_side import rules
from games.bark_side.cards import DECK, FULL_HAND, PASSED, SHELTERED, STARTING
from games.bark_side.scoring import why_over
from games.bark_side.state import State
from games.core.cards import SEATS, UNKNOWN, holds
from games.core.errors import Problem
from games.core.protocol import Move


def problems_of(state: State, stated: str, to_move: Callable[[State], str]) -> list[Problem]:
    """Return everything that is wrong with a state; `stated` is who it says is to move, `to_move`
    tells who must be."""
    count = len(state.hands)
    if not 3 <= count <= 6:
        return [Problem("wrong-number-of-seats", {"count": count, "low": 3, "high": 6})]
    if stated in SEATS and stated not in SEATS[:count]:
        return [Problem("seat-not-at-the-table", {"seat": stated, "count": count})]
    problems = _wrong_cards(state)
    if problems:
        return problems
    problems = _wrong_shelters(state)
    problems += _between(state) if state.between_rounds else _in_a_round(state)
    problems += [] if problems else _wrong_end(state)
    if not problems and stated != to_move(state):
        problems.append(Problem("wrong-to-move", {"seat": stated, "need": to_move(state)}))
    return problems


def _wrong_cards(state: State) -> list[Problem]:
    seen = [card for cards in (*state.hands, *state.shelters) for card in cards]
    seen += [card for laid in state.plays for card in laid.cards]
    there = state.dogs
    problems = [
        Problem("too-many-copies", {"card": card, "count": number, "limit": there.count(card)})
        for card, number in ((face, seen.count(face)) for face in DECK.faces)
        if number > there.count(card)
    ]
    if len(seen) > len(there):
        problems.append(Problem("too-many-cards", {"count": len(seen), "limit": len(there)}))
    laid = [*(each.cards for each in state.plays), *state.shelters]
    if state.draws:  # what is drawn is laid open at once
        laid.append(state.hands[state.turn])
    if any(UNKNOWN in cards for cards in laid):
        problems.append(Problem("unknown-card-played"))
    return problems


def _wrong_shelters(state: State) -> list[Problem]:
    """Each round but the running one has put three cards into shelters, the Starting Dog never."""
    cards = sum(map(len, state.shelters))
    need = SHELTERED * (state.round - 1)
    wrong = cards != need or any(len(shelter) % SHELTERED for shelter in state.shelters)
    if wrong or any(STARTING in shelter for shelter in state.shelters):
        return [Problem("wrong-shelters", {"count": cards, "need": need})]
    return []


def _between(state: State) -> list[Problem]:
    lies = {"tail": state.tucked, "passing": state.given is not None}
    return [Problem("field-between-rounds", {"text": name}) for name, is_ in lies.items() if is_]


def _in_a_round(state: State) -> list[Problem]:
    if len(state.plays) >= len(state.hands):
        return [Problem("trick-is-over", {"count": len(state.hands)})]
    problems = _wrong_sizes(state)
    if not problems and state.given is not None:
        problems = _wrong_passing(state)
    if not problems and state.plays:
        problems = _illegal_plays(state)
    return problems or _late_dog(state)


def _late_dog(state: State) -> list[Problem]:
    """The Starting Dog is led in the first trick, never the last; the next card is drawn, not
    tucked (`startdog-holder-leads`, `startdog-draw-left`, `startdog-never-sheltered`)."""
    holder, plays = state.holder(), state.plays
    if any(STARTING in laid.cards for laid in plays[1:]):
        return [Problem("starting-dog-late")]
    if holder is not None and state.given is None:
        fits = not plays and not state.tucked and holder == state.leader and not state.is_last_trick
        return [] if fits else [Problem("starting-dog-late")]
    if plays and plays[0].cards == (STARTING,):
        tucks = [laid.is_tuck for laid in plays]
        is_first = state.tucked == any(tucks) and not state.is_last_trick
        return [] if is_first and not any(tucks[:2]) else [Problem("starting-dog-late")]
    return []


def _wrong_sizes(state: State) -> list[Problem]:
    """Before every trick all hands have the same size (`hands-equal`)."""
    sizes = {len(hand) for hand in _before_the_trick(state).hands}
    if len(sizes) > 1:
        return [Problem("hands-not-equal")]
    return [] if 0 < min(sizes) <= FULL_HAND else [Problem("hands-not-equal")]


def _before_the_trick(state: State) -> State:
    hands = list(state.hands)
    for index, laid in enumerate(state.plays):
        seat = state.seat_of_play(index)
        hands[seat] = DECK.sort((*hands[seat], *laid.cards))
    return replace(state, hands=tuple(hands), plays=())


def _wrong_passing(state: State) -> list[Problem]:
    """Passing comes before the first trick, and ends when all have chosen."""
    given = state.given or ()
    ready = None in given and not state.plays and not state.tucked
    known = all(
        cards is None or (len(cards) == PASSED and holds(hand, cards) and UNKNOWN not in cards)
        for cards, hand in zip(given, state.hands, strict=True)
    )
    return [] if ready and known and rules.passes(state) else [Problem("wrong-passing")]


def _illegal_plays(state: State) -> list[Problem]:
    """Replay the running trick: each of its plays must have been legal; `tail` may have been
    turned by one of them."""
    now = _before_the_trick(state)
    first = next((at for at, laid in enumerate(state.plays) if laid.is_tuck), None)
    tucked_before = state.tucked and (first is None or len(state.plays[0].cards) > 1)
    now = replace(now, tucked=tucked_before, over=False)
    for index, laid in enumerate(state.plays):
        seat = state.seat_of_play(index)
        drawn = index == 1 and state.plays[0].cards == (STARTING,)
        move = Move(SEATS[seat], "tuck" if laid.is_tuck else "play", laid.cards)
        violation = None if drawn else rules.check(now, move)
        if violation is not None:
            return [
                Problem(
                    "illegal-play-in-trick",
                    {"move": str(move), "code": violation.code, "clause": violation.clause},
                )
            ]
        hands = list(now.hands)
        hands[seat] = state.hands[seat]
        now = replace(now, hands=tuple(hands), plays=state.plays[: index + 1])
    if first is not None and not state.tucked:
        return [Problem("tail-not-turned")]
    return []


def _wrong_end(state: State) -> list[Problem]:
    ends = bool(why_over(state))
    if ends and not state.over:
        return [Problem("game-is-over")]
    goes_on = state.over and not (ends and state.between_rounds)
    return [Problem("game-goes-on")] if goes_on else []
