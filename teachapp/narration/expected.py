"""Which messages a language must have, and which arguments each of them is given.

Nothing is listed twice: a game's messages follow from its engine. What the protocol declares is
read from it (events, codes of refusals, faces, options, presets). What only shows in play (prompts,
marks, places, banners, what a refusal tells) is found by `explore`, which plays.
The shared messages are listed here; a test compares the problems with the engines' source.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from games.core.cards import SEATS as LETTERS
from games.core.options import option_name
from games.core.protocol import Event, Game
from teachapp.narration.arguments import (
    CARD,
    CARDS,
    NUMBER,
    SEAT,
    SEATS,
    TEXT,
    given,
    kinds_of,
)
from teachapp.narration.explore import Kinds, explore

Expected = dict[str, set[str]]

_MOVED = {"seat": SEAT, "cards": CARDS, "to": SEAT, "goal": CARD, "place": NUMBER}
_CLAUSES = "clauses"

PROBLEMS: dict[str, Kinds] = {
    "action-without-card": {"card": CARD},
    "ambiguous-move": {"text": TEXT, "moves": TEXT},
    "answer-hangs-on-unknown-card": {},
    "attack-on-oneself": {"card": CARD},
    "away-between-stages": {},
    "ban-between-stages": {"card": CARD},
    "ban-not-held": {"card": CARD},
    "banned-card-alone": {"card": CARD},
    "cat-and-dog": {"seat": SEAT},
    "caught-with-slips": {"seat": SEAT},
    "empty-hand": {"seat": SEAT},
    "field-before-the-queens": {"text": TEXT},
    "field-between-rounds": {"text": TEXT},
    "field-missing": {"text": TEXT},
    "field-twice": {},
    "game-goes-on": {},
    "game-is-over": {},
    "guard-caught": {"seat": SEAT},
    "guard-slipped": {"seat": SEAT},
    "hand-is-empty": {"seat": SEAT},
    "hand-size-too-large": {"count": NUMBER, "limit": NUMBER},
    "hand-too-large": {"seat": SEAT, "limit": NUMBER},
    "hands-not-equal": {},
    "header-after-step": {"text": TEXT},
    "hunter-not-in-play": {"card": CARD},
    "hunter-put-away": {},
    "illegal-move": {"move": TEXT, "code": TEXT, "clause": TEXT},
    "illegal-play-in-trick": {"move": TEXT, "code": TEXT, "clause": TEXT},
    "no-cards-written": {},
    "no-givers": {},
    "no-move": {"text": TEXT},
    "no-number": {"text": TEXT},
    "no-place-free": {},
    "no-play-in-trick": {"text": TEXT},
    "no-right-answer": {},
    "no-shuffle-needed": {},
    "no-wrong-answer": {},
    "nobody-asleep": {},
    "not-refused": {"move": TEXT, "expected": TEXT},
    "nothing-to-ask-about": {},
    "other-events": {"expected": TEXT, "came": TEXT},
    "other-rule-set": {"text": TEXT, "expected": TEXT},
    "player-threw": {"seat": SEAT},
    "position-too-short": {},
    "queen-not-awake": {"card": CARD},
    "queen-not-in-play": {"card": CARD},
    "queens-missing": {"count": NUMBER, "need": NUMBER},
    "refused-otherwise": {"move": TEXT, "expected": TEXT, "code": TEXT},
    "seat-not-at-the-table": {"seat": SEAT, "count": NUMBER},
    "seat-twice": {"text": TEXT},
    "shuffle-in-a-call": {},
    "slaps-are-over": {},
    "slip-too-old": {"limit": NUMBER},
    "stage-is-over": {},
    "starting-dog-late": {},
    "step-twice": {"text": TEXT},
    "tail-not-turned": {},
    "task-without-cause": {"text": TEXT},
    "too-long": {"limit": NUMBER},
    "too-many-cards": {"count": NUMBER, "limit": NUMBER},
    "too-many-copies": {"card": CARD, "count": NUMBER, "limit": NUMBER},
    "too-many-rounds": {"count": NUMBER, "limit": NUMBER},
    "too-many-stages": {"count": NUMBER, "limit": NUMBER},
    "trick-between-stages": {},
    "trick-is-over": {"count": NUMBER},
    "trick-out-of-order": {"text": TEXT},
    "try-without-code": {"text": TEXT},
    "unknown-action": {"text": TEXT, "expected": TEXT},
    "unknown-card": {"text": TEXT, "expected": TEXT},
    "unknown-card-played": {},
    "unknown-field": {"text": TEXT, "expected": TEXT},
    "unknown-game": {"text": TEXT, "expected": TEXT},
    "unknown-option": {"text": TEXT, "expected": TEXT},
    "unknown-preset": {"text": TEXT, "expected": TEXT},
    "unknown-seat": {},
    "unknown-value": {"option": TEXT, "text": TEXT, "expected": TEXT},
    "unreadable-line": {"text": TEXT},
    "unreadable-question": {"text": TEXT},
    "verb-with-cards": {"text": TEXT},
    "wrong-number-of-places": {"count": NUMBER, "need": NUMBER},
    "wrong-number-of-points": {"count": NUMBER, "need": NUMBER},
    "wrong-number-of-seats": {"count": NUMBER, "low": NUMBER, "high": NUMBER},
    "wrong-passing": {},
    "wrong-shelters": {"count": NUMBER, "need": NUMBER},
    "wrong-to-move": {"seat": SEAT, "need": SEAT},
}
"""Everything that can be wrong with a text or a position, with what is told of it every time."""

_SHARED: Expected = {
    "language-name": set(),
    "dealer": set(),
    "dealer-label": set(),
    "ask-plain": {*given("seats", SEATS), "clauses"},
    "nobody": set(),
    "number-word": {"number"},
    "list-two": {"list", "next"},
    "list-more": {"list", "next"},
    "list-last": {"list", "next"},
    "cards-none": set(),
    "cards-group": {"face", "count", "count-word"},
    "question-choose-legal": {"seat"},
    "question-choose-legal-list": {"seat"},
    "answer-points": {"number"},
    "answer-right": set(),
    "answer-wrong": set(),
    "answer-legal": {"move"},
    "refused-then-taken-back": set(),
    "legal-alternative": {"move"},
    "mark-pointed": set(),
    "eyes-open": set(),
    "eyes-seat": {"seat"},
    "problem-unknown-answer": set(),
}


def expected_shared_messages() -> Expected:
    """Return every message that `content/messages/` must have in each language."""
    return {
        **{name: set(args) for name, args in _SHARED.items()},
        **{f"seat-{seat}": set() for seat in LETTERS},
        **{f"move-{verb}": _given(_MOVED) for verb in ("play", "pass", "deal", "shuffle")},
        **{f"problem-{code}": _given(kinds) for code, kinds in PROBLEMS.items()},
    }


def expected_messages(game: Game[Any], components: Iterable[str] = ()) -> Expected:
    """Return every message that a game's own file must have in each language.

    `components` are the ids of what lies in the box, which the engine doesn't know.
    """
    found: Expected = {"game-name": set(), "game-tagline": set()}
    for face in (*game.deck.faces, "unknown", "back-plain"):
        found[f"card-{face}"] = given("count", NUMBER)
    for event in game.event_types:
        found |= _of_event(event)
    found |= _of_options(game)
    found |= _of_fields(game)
    if game.accusing:
        found |= {"question-accuse": set(), "answer-accuse-nobody": set()}
    found |= _of_play(game)
    found |= {f"component-{name}": {"count", "count-word"} for name in components}
    shared = expected_shared_messages()
    own = [verb for verb in game.verbs if f"move-{verb}" not in shared]
    own += ["play"] if game.goals else []  # a play that is aimed at something says more
    found |= {f"move-{verb}": _given(_MOVED) for verb in own}
    return found


def _of_event(event: type[Event]) -> Expected:
    kinds = kinds_of(event)
    questions = {f"question-next--{event.name}--{field}": {"seat"} for field in kinds}
    return {f"event-{event.name}": {*_given(kinds), _CLAUSES}, **questions}


def _of_options(game: Game[Any]) -> Expected:
    found: Expected = {f"preset-{name}": set() for name in game.presets}
    for each in fields(next(iter(game.presets.values()))):
        option = f"option-{option_name(each)}"
        found[option] = set()
        found |= {f"{option}--{word}": set() for word in each.metadata["words"]}
        if each.metadata["numbers"]:
            found[f"{option}--number"] = given("number", NUMBER)
        if each.metadata["written"]:
            found[f"{option}--written"] = given("text", TEXT)
    return found


def _of_fields(game: Game[Any]) -> Expected:
    """Seats and cards that can stand in a field have words anyway."""
    found: Expected = {f"field-{name}": set() for name in game.fields}
    for name, words in (*game.choices.items(), *game.terms.items()):
        own = (word for word in words if word not in LETTERS and word not in game.deck.copies)
        found |= {f"field-{name}--{word}": set() for word in own}
    return found


def _of_play(game: Game[Any]) -> Expected:
    seen = explore(game)
    found: Expected = {f"mark-{name}": set() for name in seen.marks}
    found |= {f"zone-{name}": set() for name in seen.zones}
    found |= {f"banner-{name}": set() for name in seen.banners}
    found |= {f"ask-{code}": {*_given(kinds), _CLAUSES} for code, kinds in seen.asks.items()}
    if seen.facts:
        found["facts"] = _given(seen.facts)
    anything = {name: kind for told in seen.refusals.values() for name, kind in told.items()}
    for code in game.refusals():
        told = {**_MOVED_BY_SEAT, **seen.refusals.get(code, anything)}
        found[f"refusal-{code}"] = {*_given(told), _CLAUSES}
    return found


_MOVED_BY_SEAT = {"seat": SEAT, "cards": CARDS}


def _given(kinds: Kinds) -> set[str]:
    return set().union(*(given(field, kind) for field, kind in kinds.items()))
