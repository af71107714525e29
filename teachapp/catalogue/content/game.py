"""One game's folder: facts, clauses, lessons and everything it says, in each of its languages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from games.core.protocol import Game
from games.core.record import Record
from games.core.replay import Replay
from teachapp.catalogue.content.blocks import Outline, check_outline, check_revisions, render
from teachapp.catalogue.content.changes import (
    History,
    check_kept,
    read_changes,
    read_former,
    read_words_of_changes,
)
from teachapp.catalogue.content.facts import LANGUAGE, read_clauses, read_game
from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.catalogue.content.folder import Folder
from teachapp.catalogue.content.guesses import guessed_clauses, guessed_facts
from teachapp.catalogue.content.markup import Cards, Renderer, Setting
from teachapp.catalogue.content.prose import Split, split
from teachapp.catalogue.content.scripts import read_play, read_script
from teachapp.catalogue.content.sentences import check_cited, check_messages, check_names
from teachapp.catalogue.content.values import (
    ClauseFacts,
    GameContent,
    GameFacts,
    GameWords,
    LessonContent,
    Prose,
    StepContent,
    Told,
)
from teachapp.narration.words import Words, expected_messages

FILES = ("rulebook", "terms", "variants", "sources")
CRIB = "crib"
"""The folder that a game may do without."""
LESSON = "lesson"
"""The id of the block that titles and sums up a lesson."""


@dataclass(slots=True)
class Shared:
    """What the games' folders need to know of the shared one."""

    terms: frozenset[str]
    messages: Mapping[str, str]
    sound: frozenset[str]
    """The languages whose shared messages have no fault."""


@dataclass(slots=True)
class Work:
    """A game's folder half read: what later checks look up."""

    folder: Folder
    slug: str
    game: Game[Any]
    facts: GameFacts
    languages: tuple[str, ...]
    clauses: tuple[ClauseFacts, ...] = ()
    scripts: dict[str, str] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    replays: dict[str, Replay] = field(default_factory=dict)
    splits: dict[tuple[str, str], Split] = field(default_factory=dict)
    """By file (`rulebook`, `lessons/hunt`) and language."""
    history: History = field(default_factory=History)

    @property
    def faults(self) -> Faults:
        return self.folder.faults

    def label(self, path: str) -> str:
        """Return a path in this game's folder as faults name it."""
        return self.folder.label(f"{self.slug}/{path}")

    @property
    def files(self) -> tuple[str, ...]:
        """The folders of this game's prose, lessons left out."""
        has_crib = CRIB in self.folder.folders(self.slug)
        return (*FILES, CRIB) if has_crib else FILES

    def ids(self, name: str, level: int = 2) -> list[str]:
        """Return the ids of a file in the language that the others are compared with."""
        found = self.splits.get((name, self.languages[0]))
        return [block.id for block in found.blocks if block.level == level] if found else []

    @property
    def lesson_ids(self) -> list[str]:
        return [lesson.id for lesson in self.facts.lessons]


def languages_of(folder: Folder, slug: str) -> set[str]:
    """Return every language in which the folder says anything: a language is added by its files."""
    places = [f"{slug}/{name}" for name in (*FILES, CRIB)]
    places += [f"{slug}/lessons/{name}" for name in folder.folders(f"{slug}/lessons")]
    found = {name for place in places for name in folder.names(place, ".md")}
    found.update(folder.names(f"{slug}/messages", ".ftl"))
    return {name for name in found if LANGUAGE.fullmatch(name)}


def read_game_folder(
    folder: Folder, slug: str, game: Game[Any], shared: Shared
) -> GameContent | None:
    """Return the game; None where it has no files in any language. Faults are with the folder."""
    found = sorted(languages_of(folder, slug))
    path = f"{slug}/game.toml"
    text = folder.read(path)
    facts = None if text is None else read_game(text, folder.label(path), slug, game, folder.faults)
    if facts is None:
        facts = guessed_facts(folder, slug, game, next(iter(found), ""))
    first = [facts.language] if facts.language else []
    work = Work(folder, slug, game, facts, tuple(dict.fromkeys([*first, *found])))
    if not work.languages:
        return None
    work.clauses = _read_clauses(work)
    _check_variants(work)
    work.history = _read_history(work)
    _read_scripts(work)
    _split_all(work)
    words = {language: _read_words(work, language, shared) for language in work.languages}
    _check_kept(work, words)
    return GameContent(facts, work.clauses, _lessons(work), words, work.history)


def _read_clauses(work: Work) -> tuple[ClauseFacts, ...]:
    path = f"{work.slug}/clauses.toml"
    text = work.folder.read(path)
    sources = [source.id for source in work.facts.sources]
    if text is not None:
        found = read_clauses(text, work.folder.label(path), sources, work.game, work.faults)
        if found is not None:
            return found
    return guessed_clauses(work.folder, work.slug, work.languages[0])


def _read_history(work: Work) -> History:
    """Return what was changed; a game of which nothing is known need not have the file."""
    path = f"{work.slug}/changes.toml"
    text = work.folder.read(path) if path in work.folder.paths else None
    if text is None:
        return History()
    clauses = [clause.id for clause in work.clauses]
    label = work.folder.label(path)
    return read_changes(text, label, clauses, work.game.rule_set, work.faults)


def _check_kept(work: Work, words: Mapping[str, GameWords]) -> None:
    language = work.facts.language
    found = work.splits.get(("rulebook", language))
    if found is not None:
        path = work.label(f"rulebook/{language}.md")
        clauses = [block for block in found.blocks if block.level == 2]
        check_kept(clauses, words[language].former, work.history, path, work.faults)


def _check_variants(work: Work) -> None:
    path, known = work.label("game.toml"), [clause.id for clause in work.clauses]
    for variant in work.facts.variants:
        where = f"variant[{variant.id}]"
        for at, clause in enumerate(variant.clauses):
            if clause not in known:
                work.faults.add(path, f"{where}.clauses[{at}]", unknown("clause", clause, known))
        wrong = variant.play and read_play(variant.play, work.game)
        if wrong:
            work.faults.add(path, f"{where}.play", wrong)


def _read_scripts(work: Work) -> None:
    for name in work.lesson_ids:
        path = f"{work.slug}/lessons/{name}/script.play"
        text = work.folder.read(path)
        if text is not None:
            label = work.folder.label(path)
            work.scripts[name] = text
            read = read_script(text, label, work.game, work.faults)
            work.records[name], work.replays[name] = read


def _lessons(work: Work) -> tuple[LessonContent, ...]:
    return tuple(
        LessonContent(
            facts,
            work.scripts[facts.id],
            tuple(
                StepContent(
                    step.label,
                    tuple(sorted(step.cites)),
                    len(step.questions),
                    len(step.tries),
                )
                for step in work.replays[facts.id].steps
            ),
        )
        for facts in work.facts.lessons
        if facts.id in work.scripts
    )


# Words


def _split_all(work: Work) -> None:
    for name in (*work.files, *(f"lessons/{lesson}" for lesson in work.lesson_ids)):
        for language in work.languages:
            path = f"{work.slug}/{name}/{language}.md"
            text = work.folder.read_prose(path)
            if text is not None:
                found = split(text, work.folder.label(path), work.faults)
                work.splits[name, language] = found
    for language in work.languages if work.history.changes else ():
        path = f"{work.slug}/history/{language}.md"
        text = work.folder.read_prose(path)
        if text is not None:
            found = split(text, work.folder.label(path), work.faults, by_rev=True)
            work.splits["history", language] = found


def _read_words(work: Work, language: str, shared: Shared) -> GameWords:
    messages, cards = _read_messages(work, language, shared)
    renderer = Renderer(_setting(work, language, cards, shared))
    told = {
        name: _read_prose(work, name, language, _outline(work, name), renderer)
        for name in work.files
    }
    lessons = {
        name: _read_prose(work, f"lessons/{name}", language, _lesson_outline(work, name), renderer)
        for name in work.lesson_ids
    }
    changes, former = _read_former(work, language, renderer, told["rulebook"])
    return GameWords(**told, lessons=lessons, messages=messages, changes=changes, former=former)


def _read_former(
    work: Work, language: str, renderer: Renderer, rulebook: Prose
) -> tuple[Prose, Mapping[tuple[str, int], Told]]:
    """Return the words about changes, and what clauses said before."""
    found = work.splits.get(("history", language))
    if found is None:
        return Prose(), {}
    path = work.label(f"history/{language}.md")
    source = work.splits.get(("history", work.facts.language))
    changes = read_words_of_changes(
        found, source, work.history, work.facts.language, renderer, path, work.faults
    )
    former = read_former(found, work.history, rulebook, renderer, path, work.faults)
    return changes, former


def _read_messages(work: Work, language: str, shared: Shared) -> tuple[str, Cards | None]:
    """Return the game's messages, and the names of its cards unless the messages have faults."""
    path = f"{work.slug}/messages/{language}.ftl"
    text = work.folder.read(path)
    if text is None:
        return "", None
    label = work.folder.label(path)
    expected = expected_messages(work.game, [each.id for each in work.facts.components])
    common = shared.messages.get(language, "")
    is_sound = check_messages(text, label, expected, work.faults, common)
    check_cited(text, [clause.id for clause in work.clauses], label, work.faults)
    if not is_sound or language not in shared.sound:
        return text, None
    words = Words(language, [common, text])
    can_name = check_names(words, work.game.deck.faces, label, work.faults)
    return text, Cards(words.index, words.cards) if can_name else None


def _setting(work: Work, language: str, cards: Cards | None, shared: Shared) -> Setting:
    return Setting(
        language=language,
        game=work.slug,
        faces=work.game.deck.faces,
        seats=work.game.seats,
        cards=cards,
        terms=[*work.ids("terms"), *sorted(shared.terms)],
        uses=_uses(work, language),
        clauses=[clause.id for clause in work.clauses],
        variants=[variant.id for variant in work.facts.variants],
        lessons={name: _labels(work, name) for name in work.lesson_ids},
    )


def _uses(work: Work, language: str) -> dict[str, str]:
    """Return the written forms that are linked to the game's own terms."""
    found: dict[str, str] = {}
    split_terms = work.splits.get(("terms", language))
    for block in split_terms.blocks if split_terms else ():
        for form in block.link:
            if found.setdefault(form, block.id) != block.id:
                path = work.label(f"terms/{language}.md")
                reason = f"link={form!r} belongs to term {found[form]!r} already"
                work.faults.add(path, block.line, reason)
    return found


def _labels(work: Work, lesson: str) -> list[str]:
    """Return the labels of a lesson: those of its script, or where there is none, of its texts."""
    record = work.records.get(lesson)
    steps = record.steps if record else ()
    return [step.label for step in steps] or work.ids(f"lessons/{lesson}")


def _read_prose(
    work: Work, name: str, language: str, outline: Outline, renderer: Renderer
) -> Prose:
    found = work.splits.get((name, language))
    source = work.splits.get((name, work.facts.language))  # none where that is not known
    if found is None:
        return Prose()
    path = work.label(f"{name}/{language}.md")
    check_outline(found, outline, path, work.faults)
    stale: frozenset[str] = frozenset()
    if source is not None:
        stale = check_revisions(found, source, work.facts.language, path, work.faults)
    return render(found, outline, renderer, stale, path, work.faults)


def _outline(work: Work, name: str) -> Outline:
    if name == "rulebook":
        return _rulebook_outline(work.clauses)
    ids = {
        "terms": work.ids("terms"),
        "variants": [variant.id for variant in work.facts.variants],
        "sources": [source.id for source in work.facts.sources],
        CRIB: work.ids(CRIB),
    }[name]
    levels = dict.fromkeys(ids, 2)
    return Outline(
        "block" if name == CRIB else name.removesuffix("s"),
        levels,
        quotes_are_warnings=name == "terms",
        links_terms=name not in ("sources", CRIB),
        is_list=name == CRIB,
    )


def _rulebook_outline(clauses: tuple[ClauseFacts, ...]) -> Outline:
    sections = list(dict.fromkeys(clause.section for clause in clauses))
    return Outline(
        "clause",
        {**dict.fromkeys(sections, 1), **{clause.id: 2 for clause in clauses}},
        sections={clause.id: clause.section for clause in clauses},
        may_be_empty=sections,
        has_intro=True,
        links_terms=True,
    )


def _lesson_outline(work: Work, name: str) -> Outline:
    """One block a step; what a step asks or has refused may have words of its own."""
    levels = {LESSON: 1, **dict.fromkeys(_labels(work, name), 2)}
    record = work.records.get(name)
    if record is None or not record.steps:
        extra = dict.fromkeys(work.ids(f"lessons/{name}", level=3), 3)
        return Outline("step", levels, extra, may_be_empty=list(extra), links_terms=True)
    optional = {}
    for step in record.steps:
        for number in range(1, len(step.questions) + 1):
            optional[f"{step.label}--question-{number}"] = 3
            optional[f"{step.label}--answer-{number}"] = 3
        for number in range(1, len(step.tries) + 1):
            optional[f"{step.label}--try-{number}"] = 3
    questions = [name for name in optional if "--question-" in name]
    return Outline("step", levels, optional, may_be_empty=questions, links_terms=True)
