"""Facts from TOML: `game.toml`, `clauses.toml`, `venues/*.toml`, and the way back for two of them.

Checked here is what a file says about itself and about the engine's deck and options; what it says
about other files (clauses with words, lessons with scripts) is checked by `game.py`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from games.core.errors import UnreadableNotation
from games.core.options import clauses_by_option
from games.core.protocol import Game
from teachapp.catalogue.boxes import missing_faults
from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.catalogue.content.markup import parse_players
from teachapp.catalogue.content.toml import Table, check_canonical, parse
from teachapp.catalogue.content.values import (
    ClauseFacts,
    ComponentFacts,
    CopyFacts,
    GameFacts,
    Json,
    LessonFacts,
    Play,
    Reading,
    SourceFacts,
    VariantFacts,
    VenueFacts,
)

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]+)*")
SOURCE_KINDS = (
    "booklet",
    "note",
    "designer",
    "ancestor",
    "pages",
    "reviews",
    "derived",
    "ruling",
)
CLAUSE_KINDS = ("checkable", "effect", "setup", "scoring", "honour", "physical", "note")


def check_ids(tables: Iterable[Table], kind: str) -> None:
    """Note every id that is no id or stands twice."""
    seen: set[str] = set()
    for table in tables:
        name = table.text("id")
        if name and not ID.fullmatch(name):
            table.fault("id", f"{name!r} is no id; expected lower-case words joined by hyphens")
        if name in seen:
            table.fault("id", f"{kind} {name!r} stands twice")
        seen.add(name)


# game.toml


def read_game(text: str, path: str, slug: str, game: Game[Any], faults: Faults) -> GameFacts | None:
    """Return a game's facts, or None where the file is no TOML."""
    table = parse(text, path, faults)
    if table is None:
        return None
    sources = _sources(table)
    facts = GameFacts(
        slug=table.word("slug", [slug], "slug"),
        rule_set=table.number("rule-set"),
        language=table.text("language"),
        players=table.pair("players"),
        minutes=table.pair("minutes"),
        age=table.number("age"),
        year=table.number("year"),
        designer=table.text("designer"),
        publishers=table.texts("publishers"),
        components=_components(table, game),
        sources=sources,
        lessons=_lessons(table),
        variants=_variants(table, game, [source.id for source in sources]),
    )
    _check_engine(table, facts, game)
    table.close()
    check_canonical(text, game_table(facts), path, faults)
    return facts


def _check_engine(table: Table, facts: GameFacts, game: Game[Any]) -> None:
    if facts.rule_set != game.rule_set:
        table.fault("rule-set", f"{facts.rule_set}, but the engine plays {game.rule_set}")
    seats = (game.seats[0], game.seats[-1])
    if facts.players != seats:
        table.fault("players", f"{list(facts.players)}, but the engine seats {list(seats)}")
    for name in sorted(set(clauses_by_option(_kind(game))) - {v.option for v in facts.variants}):
        table.fault("variant", f"the engine's option {name!r} has no variant")


def _kind(game: Game[Any]) -> Any:
    return type(next(iter(game.presets.values())))


def _components(table: Table, game: Game[Any]) -> tuple[ComponentFacts, ...]:
    tables = table.tables("component")
    check_ids(tables, "component")
    found = tuple(_component(each, game) for each in tables)
    listed = Counter(face for each in found for face in each.faces)
    for face in game.deck.faces:
        if listed[face] != 1:
            table.fault("component", f"card {face!r} is listed {listed[face]} times; expected once")
    return found


def _component(table: Table, game: Game[Any]) -> ComponentFacts:
    facts = ComponentFacts(table.text("id"), table.texts("faces"), table.number("count"))
    for face in facts.faces:
        if face not in game.deck.copies:
            table.fault("faces", unknown("card", face, game.deck.faces))
    copies = sum(game.deck.copies.get(face, 0) for face in facts.faces)
    if facts.faces and copies != facts.count:
        table.fault("count", f"{facts.count}, but the deck has {copies} cards of these faces")
    table.close()
    return facts


def _sources(table: Table) -> tuple[SourceFacts, ...]:
    tables = table.tables("source")
    check_ids(tables, "source")
    found = []
    for each in tables:
        kind = each.word("kind", SOURCE_KINDS, "kind")
        language = each.text("language", "")
        if language and not LANGUAGE.fullmatch(language):
            each.fault("language", f"{language!r} is no language code")
        found.append(SourceFacts(each.text("id"), kind, language))
        each.close()
    return tuple(found)


def _lessons(table: Table) -> tuple[LessonFacts, ...]:
    tables = table.tables("lesson")
    check_ids(tables, "lesson")
    found = [LessonFacts(each.text("id"), each.number("minutes")) for each in tables]
    for each in tables:
        each.close()
    return tuple(found)


def _variants(table: Table, game: Game[Any], sources: list[str]) -> tuple[VariantFacts, ...]:
    tables = table.tables("variant")
    check_ids(tables, "variant")
    return tuple(_variant(each, game, sources) for each in tables)


def _variant(table: Table, game: Game[Any], sources: list[str]) -> VariantFacts:
    changed = clauses_by_option(_kind(game))
    option = table.word("option", changed, "option", "")
    facts = VariantFacts(
        table.text("id"),
        option,
        table.texts("clauses", needed=True),
        tuple(_reading(each, game, option, sources) for each in table.tables("reading")),
        _play(table.table("play")),
    )
    for clause in changed.get(option, ()):
        if clause not in facts.clauses:
            table.fault("clauses", f"{clause!r} is missing; the option {option!r} changes it")
    table.close()
    return facts


def _reading(table: Table, game: Game[Any], option: str, sources: list[str]) -> Reading:
    facts = Reading(table.text("value"), table.texts("sources"))
    if option in clauses_by_option(_kind(game)):
        try:
            game.options(f"{next(iter(game.presets))} {option}={facts.value}")
        except UnreadableNotation as error:
            expected = str(error.problem.params.get("expected", "")).split()
            table.fault("value", unknown("value", facts.value, expected))
    for source in facts.sources:
        if source not in sources:
            table.fault("sources", unknown("source", source, sources))
    table.close()
    return facts


def _play(table: Table | None) -> Play | None:
    if table is None:
        return None
    facts = Play(table.text("position"), table.text("moves"), table.text("other"))
    table.close()
    return facts


# clauses.toml


def read_clauses(
    text: str, path: str, sources: list[str], game: Game[Any], faults: Faults
) -> tuple[ClauseFacts, ...] | None:
    """Return the clauses in reading order, or None where the file is no TOML."""
    table = parse(text, path, faults)
    if table is None:
        return None
    tables = table.tables("clause")
    check_ids(tables, "clause")
    table.close()
    ids = [each.text("id", "") for each in tables]
    clauses = tuple(_clause(each, ids, sources, game) for each in tables)
    for cited in sorted(game.cites() - set(ids)):
        faults.add(path, "clause", f"the engine cites {cited!r}, which is not listed")
    _check_cycles(clauses, path, faults)
    check_canonical(text, clauses_table(clauses), path, faults)
    return clauses


def _clause(table: Table, ids: list[str], sources: list[str], game: Game[Any]) -> ClauseFacts:
    facts = ClauseFacts(
        table.text("id"),
        table.word("kind", CLAUSE_KINDS, "kind"),
        table.texts("sources", needed=True),
        table.texts("needs"),
        table.text("players", ""),
    )
    for at, source in enumerate(facts.sources):
        if source not in sources:
            table.fault(f"sources[{at}]", unknown("source", source, sources))
    for at, need in enumerate(facts.needs):
        if need not in ids:
            table.fault(f"needs[{at}]", unknown("clause", need, ids))
    if facts.players and parse_players(facts.players, game.seats) is None:
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        table.fault("players", f"{facts.players!r} are no numbers of players within {seats}")
    table.close()
    return facts


def _check_cycles(clauses: tuple[ClauseFacts, ...], path: str, faults: Faults) -> None:
    """Note each clause that needs itself in the end, once for each round of needs."""
    needs = {each.id: each.needs for each in clauses}
    done: set[str] = set()
    for start in needs:
        trail: list[str] = []
        _walk(start, needs, trail, done, path, faults)


def _walk(
    name: str,
    needs: dict[str, tuple[str, ...]],
    trail: list[str],
    done: set[str],
    path: str,
    faults: Faults,
) -> None:
    if name in trail:
        ring = [*trail[trail.index(name) :], name]
        faults.add(path, f"clause[{name}].needs", f"a circle: {' needs '.join(ring)}")
    elif name not in done:
        trail.append(name)
        for need in needs.get(name, ()):
            _walk(need, needs, trail, done, path, faults)
        trail.pop()
        done.add(name)


# venues/*.toml


def read_venue(
    text: str, path: str, slug: str, boxes: Mapping[str, Mapping[str, int]], faults: Faults
) -> VenueFacts | None:
    """Return a venue's facts, or None where the file is no TOML; `boxes` says what is in the box
    of each game, as far as that is known."""
    table = parse(text, path, faults)
    if table is None:
        return None
    if not ID.fullmatch(slug):
        table.fault("slug", f"{slug!r} is no id; expected lower-case words joined by hyphens")
    names = table.table("name")
    told = {} if names is None else {code: names.text(code) for code in names.values}
    if not told:
        table.fault("name", "missing; expected a name by language")
    table.word("slug", [slug], "slug")
    copies = tuple(_copy(each, boxes) for each in table.tables("copy"))
    table.close()
    return VenueFacts(slug, told, copies)


def _copy(table: Table, boxes: Mapping[str, Mapping[str, int]]) -> CopyFacts:
    facts = CopyFacts(
        table.word("game", boxes, "game"),
        table.text("shelf", ""),
        table.number("count", 1),
        table.texts("missing"),
    )
    box = boxes.get(facts.game)
    for reason in missing_faults(facts.missing, box, facts.count) if box else ():
        table.fault("missing", reason)
    table.close()
    return facts


# The way back


def game_table(facts: GameFacts) -> Json:
    """Return a game's facts as `game.toml` has them."""
    return {
        "slug": facts.slug,
        "rule-set": facts.rule_set,
        "language": facts.language,
        "players": facts.players,
        "minutes": facts.minutes,
        "age": facts.age,
        "year": facts.year,
        "designer": facts.designer,
        "publishers": facts.publishers,
        "component": [
            {"id": each.id, "faces": each.faces, "count": each.count} for each in facts.components
        ],
        "source": [
            {"id": each.id, "kind": each.kind, "language": each.language} for each in facts.sources
        ],
        "lesson": [{"id": each.id, "minutes": each.minutes} for each in facts.lessons],
        "variant": [_variant_table(each) for each in facts.variants],
    }


def _variant_table(facts: VariantFacts) -> Json:
    play = facts.play
    return {
        "id": facts.id,
        "option": facts.option,
        "clauses": facts.clauses,
        "reading": [{"value": each.value, "sources": each.sources} for each in facts.readings],
        "play": play and {"position": play.position, "moves": play.moves, "other": play.other},
    }


def clauses_table(clauses: Iterable[ClauseFacts]) -> Json:
    """Return clauses as `clauses.toml` has them."""
    return {
        "clause": [
            {
                "id": each.id,
                "kind": each.kind,
                "sources": each.sources,
                "needs": each.needs,
                "players": each.players,
            }
            for each in clauses
        ]
    }
