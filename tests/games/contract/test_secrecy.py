"""What a seat must not know is not in what it is shown: hidden means absent.

For each viewer the cards that it cannot see are dealt anew among the hands of the others and what
lies nowhere; the viewer must see the same table as before.
"""

from collections import Counter
from random import Random

import pytest

from games.core.cards import SEATS
from games.core.errors import ImpossiblePosition
from games.core.protocol import OPEN, PUBLIC, Position
from tests.games.playouts import cases, moves_of, some_moves, some_states

CASES = cases()
each_game = pytest.mark.parametrize("case", CASES, ids=str)


def dealt_anew(game, state, viewer, rng):
    """Return another state that looks the same to `viewer`, or None where that cannot be (a rule
    may tell more: who had to play and passed, cannot have had the cards)."""
    position = game.write(state)
    known = [each.known for each in game.observe(state, viewer).hands]
    hidden = [
        tuple((Counter(all_cards.known) - Counter(seen)).elements())
        for all_cards, seen in zip(game.observe(state, OPEN).hands, known, strict=True)
    ]
    pool = [card for cards in hidden for card in cards] + nowhere(game, state, position)
    rng.shuffle(pool)
    hands = []
    for seen, unseen in zip(known, hidden, strict=True):
        new, pool = pool[: len(unseen)], pool[len(unseen) :]
        hands.append(" ".join((*seen, *new)) or "-")
    try:
        return game.read(
            Position(position.to_move, tuple(hands), position.fields), game.options_of(state)
        )
    except ImpossiblePosition:
        return None


def nowhere(game, state, position):
    """Return the cards that no seat and no field of the position has, and that may be dealt."""
    named = (
        " ".join([*position.hands, *position.fields.values()]).replace(":", " ").replace(";", " ")
    )
    stated = [word for word in named.split() if word in game.deck.copies]
    deck = game.deck_under(game.options_of(state))
    kept_out = {card for each in game.observe(state, PUBLIC).hands for card in each.known}
    return [card for card in deck.rest(stated) if card not in kept_out and is_dealt(game, card)]


def is_dealt(game, card):
    """Cards that are known wherever they lie are never among the unseen."""
    start = game.setup(game.seats[0], next(iter(game.presets.values())), "A")
    return card in game.chance(start)[0]


@each_game
def test_what_cannot_be_seen_makes_no_difference(case):
    game, rng = case.game, Random(f"secret {case}")
    compared = 0
    for state, line in some_states(case, 4):
        for viewer in ("A", SEATS[case.seats - 1], PUBLIC):
            other = dealt_anew(game, state, viewer, rng)
            if other is not None and other != state:
                compared += 1
                assert game.observe(other, viewer) == game.observe(state, viewer), (
                    f"{line} {viewer}"
                )
    assert compared


@each_game
def test_hidden_faces_are_not_in_an_observation(case):
    game = case.game
    for state, line in some_states(case, 4):
        for viewer in ("A", "B", PUBLIC):
            seen = game.observe(state, viewer)
            visible = {card for hand in seen.hands for card in (*hand.known, *hand.before)}
            visible |= {card for zone in seen.zones for each in zone.laid for card in each.cards}
            held = {card for hand in game.observe(state, OPEN).hands for card in hand.known}
            leaked = [card for card in held - visible if f"'{card}'" in repr(seen)]
            assert leaked == [], f"{line} {viewer}"


@each_game
def test_every_viewer_counts_the_whole_deck(case):
    """A card that a viewer doesn't know to be gone is counted where it was."""
    game = case.game
    for state, line in some_states(case, 4):
        size = game.deck_under(game.options_of(state)).size
        for viewer in ("A", SEATS[case.seats - 1], PUBLIC, OPEN):
            seen = game.observe(state, viewer)
            count = sum(hand.count + len(hand.before) for hand in seen.hands)
            count += sum(zone.count for zone in seen.zones)
            assert count == size, f"{line} {viewer}"


@each_game
def test_what_nobody_may_notice_changes_nothing(case):
    """A move of which a viewer is told nothing leaves the viewer's table as it was."""
    game = case.game
    for made in moves_of(case):
        for viewer in (*"ABCDEFGHIJKL"[: case.seats], PUBLIC):
            if not [event for event in made.events if event.seen_by(viewer)]:
                before, after = (game.observe(state, viewer) for state in (made.before, made.after))
                assert before == after, f"{made.move} {viewer}"


@each_game
def test_a_seat_sees_its_own_hand_and_open_sees_all(case):
    game = case.game
    for state, _ in some_states(case, 4):
        everything = game.observe(state, OPEN).hands
        assert [hand.hidden for hand in everything] == [0] * case.seats
        for index, seat in enumerate("ABC"[: case.seats]):
            assert game.observe(state, seat).hands[index] == everything[index]


@each_game
def test_events_tell_only_what_lay_open(case):
    """Every card in what is told to a viewer was or is to be seen by it, or was shown by who
    moved."""
    game = case.game
    for made in some_moves(case, 60):
        for viewer in ("A", PUBLIC):
            before, after = (seen(game, state, viewer) for state in (made.before, made.after))
            for told in filter(None, (event.seen_by(viewer) for event in made.events)):
                cards = Counter(cards_of(game, told))
                if told.name in PLAYED:
                    before += Counter(made.move.cards)
                elif told.name in SHOWN:
                    before += cards
                assert cards <= before | after, f"{made.move} => {told} {viewer}"


PLAYED = {
    *("cards-played", "card-played", "card-thrown", "throw-too-late", "hunt-started"),
    *("power-played", "cards-discarded", "attack-blocked"),
    *("cards-led", "cards-followed", "cards-tucked"),
}
"""Events that tell of the cards of a move, which may be covered when it is over."""
SHOWN = {"caught", "queen-woken", "cat-dog-clash", "queen-asleep", "jester-flipped", "extra-turn"}
"""Events in which the rules let all see a card for a moment."""


def seen(game, state, viewer):
    seen = game.observe(state, viewer)
    cards = [card for hand in seen.hands for card in (*hand.known, *hand.before)]
    return Counter(
        cards + [card for zone in seen.zones for each in zone.laid for card in each.cards]
    )


def cards_of(game, event):
    values = [(each,) if isinstance(each, str) else each for each in event.args.values()]
    groups = [each for each in values if isinstance(each, tuple)]
    return [word for words in groups for word in words if word in game.deck.copies]
