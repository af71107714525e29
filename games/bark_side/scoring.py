"""Who is boss of a trick, what the last one costs, when the game is over and who has won."""

from games.bark_side.cards import WILD, low, number_of
from games.bark_side.state import State
from games.core.cards import SEATS, Cards, Seat, without
from games.core.protocol import Outcome


def boss(state: State, *, wild: bool) -> int:
    """Return which play of a full trick is boss: the highest follow, of equals the latest
    (`boss-highest-follow`, `boss-tie-latest`; `tie`); with `wild` the Wild Dog, if it lies there
    (`wild-last-trick`)."""
    plays = state.plays
    if wild:
        for index, laid in enumerate(plays):
            if laid.cards == (WILD,):
                return index
    numbers = {
        index: number
        for index, laid in enumerate(plays)
        if not laid.is_tuck and (number := number_of(laid.cards)) is not None
    }
    best = [index for index, number in numbers.items() if number == max(numbers.values())]
    return best[-1] if state.options.tie == "latest" else best[0]


def taken(state: State, index: int) -> Cards:
    """Return what the boss of the last trick takes: the own card and the two lowest others
    (`last-penalty`)."""
    own = state.plays[index].cards
    others = without(tuple(card for laid in state.plays for card in laid.cards), own)
    return (*own, *sorted(others, key=low)[:2])


def why_over(state: State) -> str:
    """Return why no other round is played, or nothing: enough kinds in a shelter (`end-kinds`), or
    too few cards to deal (`end-cards`)."""
    if any(state.kinds(seat) >= state.options.end_kinds for seat in range(len(state.hands))):
        return "enough-kinds"
    return "too-few-cards" if state.hand_size < state.options.min_deal else ""


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has won (`win-fewest-kinds`, `win-tie-cards`, `win-tie-shared`; `win`)."""
    seats = range(len(state.hands))
    rule = state.options.win
    kinds = [state.kinds(seat) for seat in seats]
    cards = [len(shelter) for shelter in state.shelters]
    if rule == "cards":
        counts = [(cards[seat], 0) for seat in seats]
    else:
        counts = [(kinds[seat], cards[seat] if rule != "kinds" else 0) for seat in seats]
    return tuple(SEATS[seat] for seat in seats if counts[seat] == min(counts))


def outcome(state: State) -> Outcome | None:
    """Return the kinds in each shelter and the winners once the game is over, else None."""
    if not state.over:
        return None
    scores = tuple(state.kinds(seat) for seat in range(len(state.hands)))
    return Outcome(scores, winners(state), why_over(state))
