"""`find`: what answers a query, in the reader's language, from whatever language it was found in.

One engine on every database: `databases` names passages that may answer, `weighing` says how well
they do. At most `MOST` passages are weighed, however many games there are: first what is called as
was asked, then headings and then texts that hold the words as whole words, then all others.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from teachapp.catalogue import models
from teachapp.catalogue.queries import NotFound, kept_by_version
from teachapp.catalogue.search import databases, tokens
from teachapp.catalogue.search.folding import folded
from teachapp.catalogue.search.near import every_name
from teachapp.catalogue.search.spelling import as_written, by_reading
from teachapp.catalogue.search.tokens import Condition, Word, query_words
from teachapp.catalogue.search.weighing import Marked, Parts, Piece, excerpt, marked, weight

LONGEST = 100
"""Letters of a query; a longer one is no question about a rule."""
MOST = 500
"""Passages that are weighed; each thing has one in each language."""
MOST_TO_TRY = 6
_WORTH = {"game": 100, "term": 100, "clause": 100, "variant": 70, "lesson": 70, "step": 60}
"""A rule comes before a place where it is only shown, in hundredths of what it weighs."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How a thing is told in one language, with the words that were asked for marked."""

    language: str
    heading: Marked
    excerpt: Marked


@dataclass(frozen=True, slots=True)
class Hit:
    """A thing that answers a query: `own` is what the reader is offered."""

    kind: str
    id: str
    game: str
    game_name: str
    within: str
    """The heading of what it is a part of: a chapter, a lesson."""
    href: str
    own: Wording
    matched: Wording | None
    """The words that were asked for, where they stand in another language only."""
    is_shared: bool
    """It belongs to all games: `game` is only one where it can be read."""


@dataclass(frozen=True, slots=True)
class Found:
    """What answers a query, the best first."""

    hits: tuple[Hit, ...] = ()
    kinds: Mapping[str, int] = field(default_factory=dict)
    """How many there are of each kind, whether shown or not."""
    games: Mapping[str, int] = field(default_factory=dict)
    """How many there are in each game, less what belongs to all."""
    has_all_words: bool = True
    """Otherwise nothing holds all of them, and these hold some."""
    is_cut: bool = False
    """There are more than were looked at."""

    @property
    def total(self) -> int:
        return sum(self.kinds.values())


@kept_by_version
def find(query: str, language: str, game: str | None = None, limit: int = 50) -> Found:
    """Return what answers a query in any language, offered in `language`; at most `limit` hits of
    each kind. With a game, what belongs to it and to all games."""
    shelf = _shelf()
    if game is not None and game not in shelf.games:
        raise NotFound("game", game)
    words, ranked, has_all_words, is_cut = _ranked(_Asked(query, language, game), shelf)
    shown: Counter[str] = Counter()
    best: list[_Ranked] = []
    for each in ranked:
        shown[each.passage.kind] += 1
        if shown[each.passage.kind] <= limit:
            best.append(each)
    offered = _offered([each.passage for each in best], language)
    return Found(
        tuple(_hit(each.passage, offered, words, language, shelf, game) for each in best),
        {kind: shown[kind] for kind in _WORTH if shown[kind]},
        _by_game(ranked, shelf),
        has_all_words,
        is_cut,
    )


# Which passages answer


class _Asked(NamedTuple):
    query: str
    language: str
    game: str | None


class _Ranked(NamedTuple):
    matched: int
    """How many of the words it holds."""
    score: int
    passage: models.Passage


Words = tuple[Word, ...]


def _ranked(asked: _Asked, shelf: "_Shelf") -> tuple[Words, list[_Ranked], bool, bool]:
    """Return the words that found something, the best passage of each thing, and whether all
    words had to be there, and whether there may be more."""
    words = as_written(query_words(asked.query))
    if not words:
        return words, [], True, False
    ranked, is_cut = _holding_all(words, asked, shelf)
    if ranked:
        return words, ranked, True, is_cut
    cut = as_written(tokens.pieces(words, _vocabulary()))
    if cut and cut != words:
        ranked, is_cut = _holding_all(cut, asked, shelf)
        if ranked:
            return cut, ranked, True, is_cut
    words = cut or words
    ranked, is_cut = _holding_most(words, asked, shelf)
    return words, ranked, False, is_cut


def _holding_all(words: Words, asked: _Asked, shelf: "_Shelf") -> tuple[list[_Ranked], bool]:
    conditions = (tokens.called, tokens.titled, tokens.standing, tokens.anywhere)
    keys = _keys((condition(words) for condition in conditions), asked, shelf)
    return _best(keys, words, len(words), asked, shelf), len(keys) >= MOST


def _holding_most(words: Words, asked: _Asked, shelf: "_Shelf") -> tuple[list[_Ranked], bool]:
    """Return what holds as many of the words as anything does. All but one or two are looked up
    together: what holds only some would stand before it where there is much."""
    for least in range(len(words) - 1, max(len(words) - 3, 1), -1):
        keys = _keys([tokens.most_of(words, least)], asked, shelf)
        ranked = _best(keys, words, least, asked, shelf)
        if ranked:
            return ranked, len(keys) >= MOST
    keys = _keys([tokens.some(words)], asked, shelf)
    ranked = _best(keys, words, 1, asked, shelf)
    most = max((each.matched for each in ranked), default=0)
    return [each for each in ranked if each.matched == most], len(keys) >= MOST


def _keys(conditions: Iterable[Condition], asked: _Asked, shelf: "_Shelf") -> list[int]:
    """Return the keys of passages to weigh: what the first condition finds, then the next."""
    found: dict[int, None] = {}
    for condition in conditions:
        if asked.game:
            condition = tokens.within((shelf.games[asked.game], 0), condition)
        found |= dict.fromkeys(databases.matching(condition, MOST))
        if len(found) >= MOST:
            break
    return list(found)[:MOST]


def _best(
    keys: Iterable[int], words: Words, least: int, asked: _Asked, shelf: "_Shelf"
) -> list[_Ranked]:
    """Return the best passage of each thing that holds so many of the words, the best first."""
    best: dict[str, _Ranked] = {}
    for passage in models.Passage.objects.filter(pk__in=keys).order_by("pk"):
        if asked.game and passage.game_id is None and passage.slug in shelf.terms[asked.game]:
            continue  # the game has a word of its own for it
        this = _weighed(passage, words, asked.language)
        before = best.get(passage.thing)
        if before is None or (this.matched, this.score) > (before.matched, before.score):
            best[passage.thing] = this
    ranked = [each for each in best.values() if each.matched >= least]
    return sorted(ranked, key=lambda each: (-each.score, each.passage.pk))


def _weighed(passage: models.Passage, words: Words, language: str) -> _Ranked:
    """Return how well a passage answers; among languages the reader's own is a little nearer."""
    parts = Parts(passage.heading, tuple(passage.names), passage.text, passage.around)
    matched, score = weight(words, parts)
    nearness = 11 if passage.language == language else 10
    return _Ranked(matched, score * _WORTH[passage.kind] * nearness, passage)


def _by_game(ranked: Iterable[_Ranked], shelf: "_Shelf") -> dict[str, int]:
    counts = Counter(each.passage.game_id for each in ranked if each.passage.game_id)
    return {slug: counts[key] for key, slug in shelf.slugs.items() if key in counts}


@kept_by_version
def _vocabulary() -> tokens.Vocabulary:
    names = [folded(name).text for name, _language in every_name()]
    return tokens.vocabulary([*names, *(each for each in by_reading() if len(each) > 2)])


# What is offered


class _Shelf(NamedTuple):
    games: dict[str, int]
    """The key of each game, in the order of the library."""
    slugs: dict[int, str]
    """The same the other way round."""
    names: dict[str, dict[str, str]]
    """The names of each game by language."""
    terms: dict[str, set[str]]
    """The ids of each game's own terms."""


@kept_by_version
def _shelf() -> _Shelf:
    texts = models.GameText.objects.select_related("game").order_by("game__order", "language")
    names: dict[str, dict[str, str]] = {}
    games: dict[str, int] = {}
    for text in texts:
        games[text.game.slug] = text.game_id
        names.setdefault(text.game.slug, {})[text.language] = text.name
    terms: dict[str, set[str]] = {slug: set() for slug in games}
    for slug, term in models.Term.objects.exclude(game=None).values_list("game__slug", "slug"):
        terms[slug].add(term)
    return _Shelf(games, {key: slug for slug, key in games.items()}, names, terms)


@dataclass(frozen=True, slots=True)
class GameName:
    """A game, and what it is called in the reader's language or else in another."""

    slug: str
    name: str
    language: str


@kept_by_version
def game_names(language: str) -> tuple[GameName, ...]:
    """Return every game, in the order of the library."""
    return tuple(
        GameName(slug, names[spoken], spoken)
        for slug, names in _shelf().names.items()
        if (spoken := language if language in names else next(iter(names)))
    )


@kept_by_version
def to_try(language: str) -> tuple[str, ...]:
    """Return a word of its own of each of the first games, to show what can be asked."""
    rows = models.Passage.objects.filter(kind="term", language=language).exclude(game=None)
    first: dict[int, str] = {}
    for game, heading in rows.order_by("pk").values_list("game_id", "heading").iterator():
        first.setdefault(game, heading)
        if len(first) == MOST_TO_TRY:
            break
    return tuple(first.values())


def _offered(passages: Sequence[models.Passage], language: str) -> dict[str, models.Passage]:
    """Return the same things in the reader's language, as far as they are told in it."""
    found = {each.thing: each for each in passages if each.language == language}
    missing = [each.thing for each in passages if each.thing not in found]
    rows = models.Passage.objects.filter(thing__in=missing, language=language)
    return found | {each.thing: each for each in rows}


def _hit(
    passage: models.Passage,
    offered: Mapping[str, models.Passage],
    words: Words,
    language: str,
    shelf: _Shelf,
    game: str | None,
) -> Hit:
    own = offered.get(passage.thing, passage)
    slug = shelf.slugs[passage.game_id] if passage.game_id else None
    home = slug or game or _home(passage.slug, own.language, shelf)
    return Hit(
        kind=passage.kind,
        id=passage.slug,
        game=home,
        game_name=shelf.names[home].get(own.language, home),
        within=own.within,
        href=f"/{own.language}/{home}/{own.place}",
        own=_wording(own, words),
        matched=_wording(passage, words) if passage.language != own.language else None,
        is_shared=slug is None,
    )


def _home(term: str, language: str, shelf: _Shelf) -> str:
    """Return the first game in whose glossary a shared term stands."""

    def told() -> Iterator[str]:
        return (slug for slug in shelf.games if language in shelf.names[slug])

    return next((slug for slug in told() if term not in shelf.terms[slug]), next(told()))


def _wording(passage: models.Passage, words: Words) -> Wording:
    """Return how a passage tells it. What is called as was asked is explained from the start."""
    heading = marked(words, passage.heading)
    also = [marked(words, name) for name in passage.names if name != passage.heading]
    if not _is_hit(heading):
        other = next(filter(_is_hit, also), ())
        heading = (*heading, Piece(" ("), *other, Piece(")")) if other else heading
    is_called = bool(passage.names) and _is_hit(heading)
    return Wording(passage.language, heading, excerpt(words, passage.text, is_called))


def _is_hit(text: Marked) -> bool:
    return any(piece.is_hit for piece in text)
