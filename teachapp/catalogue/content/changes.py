"""What was changed, when and why: `changes.toml`, and the words for it in `history/<language>.md`.

Each change raises the revision of the clauses that it names by one. Under its heading a history
file keeps, word for word, what those clauses said until then:

    # The wand is told of as well {#wand-too}

    One sentence for the reader.

    ## Only the attacked player may answer {#dragon-victim-only rev=1}

    What the clause said as rev 1.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from datetime import date

from teachapp.catalogue.content.blocks import Outline, check_outline, check_revisions, render, told
from teachapp.catalogue.content.facts import check_ids
from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.catalogue.content.markup import Renderer, check
from teachapp.catalogue.content.prose import Block, Split
from teachapp.catalogue.content.toml import Table, check_canonical, parse
from teachapp.catalogue.content.values import (
    ChangeFacts,
    History,
    Json,
    Prose,
    Told,
)

Former = dict[tuple[str, int], Told]
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


# changes.toml


def read_changes(
    text: str, path: str, clauses: Collection[str], rule_set: int, faults: Faults
) -> History:
    """Return the changes of a game; nothing where the file is no TOML."""
    table = parse(text, path, faults)
    if table is None:
        return History()
    first = _date(table, "first")
    tables = table.tables("change")
    check_ids(tables, "change")
    changes = tuple(_change(each, clauses) for each in tables)
    for each, earlier, later in zip(
        tables, (first, *(change.date for change in changes)), changes, strict=False
    ):
        if later.date and later.date < earlier:
            each.fault("date", f"{later.date} is before {earlier}; the oldest comes first")
    _check_rule_sets(table, tables, changes, rule_set)
    table.close()
    history = History(first, changes)
    check_canonical(text, changes_table(history), path, faults)
    return history


def _change(table: Table, clauses: Collection[str]) -> ChangeFacts:
    facts = ChangeFacts(
        table.text("id"),
        _date(table, "date"),
        table.texts("clauses"),
        table.texts("new"),
        table.number("rule-set", 0),
    )
    for key, names in (("clauses", facts.clauses), ("new", facts.new)):
        for at, name in enumerate(names):
            if name not in clauses:
                table.fault(f"{key}[{at}]", unknown("clause", name, clauses))
            elif name in names[:at]:
                table.fault(f"{key}[{at}]", f"clause {name!r} stands twice")
    if not (facts.clauses or facts.new or facts.rule_set):
        table.fault("clauses", "missing; a change is about clauses or brings a rule set")
    table.close()
    return facts


def _date(table: Table, key: str) -> str:
    """Return a day as it stands there, `2026-11-30`; it is empty where it is none."""
    found = table.text(key)
    try:
        if found and (not _DATE.fullmatch(found) or not date.fromisoformat(found)):
            raise ValueError
    except ValueError:
        table.fault(key, f"{found!r} is no day; expected one such as 2026-11-30")
        return ""
    return found


def _check_rule_sets(
    table: Table, tables: list[Table], changes: tuple[ChangeFacts, ...], rule_set: int
) -> None:
    """Note a rule set that does not follow the one before, and the engine's where none leads."""
    reached = 1
    for each, change in zip(tables, changes, strict=True):
        if change.rule_set:
            if change.rule_set != reached + 1:
                each.fault("rule-set", f"{change.rule_set} comes after {reached}")
            reached = change.rule_set
    if reached != rule_set:
        table.fault("change", f"leads to rule set {reached}, but the engine plays {rule_set}")


def changes_table(history: History) -> Json:
    """Return what was changed as `changes.toml` has it."""
    return {
        "first": history.first,
        "change": [
            {
                "id": each.id,
                "date": each.date,
                "rule-set": each.rule_set or None,
                "clauses": each.clauses,
                "new": each.new,
            }
            for each in history.changes
        ],
    }


def rises(history: History) -> dict[str, list[str]]:
    """Return by clause the changes that raised its revision: the first led from 1 to 2."""
    found: dict[str, list[str]] = {}
    for change in history.changes:
        for clause in change.clauses:
            found.setdefault(clause, []).append(change.id)
    return found


# history/<language>.md


def read_words_of_changes(
    found: Split,
    source: Split | None,
    history: History,
    language: str,
    renderer: Renderer,
    path: str,
    faults: Faults,
) -> Prose:
    """Return what is said about each change; `source` is the file in the source `language`."""
    outline = Outline("change", {change.id: 1 for change in history.changes})
    own = _headings(found)
    check_outline(own, outline, path, faults)
    stale: frozenset[str] = frozenset()
    if source is not None:
        stale = check_revisions(own, _headings(source), language, path, faults)
    return render(own, outline, renderer, stale, path, faults)


def _headings(found: Split) -> Split:
    blocks = [block for block in found.blocks if block.level == 1]
    return Split(found.intro, found.intro_line, blocks)


def read_former(
    found: Split,
    history: History,
    rulebook: Prose,
    renderer: Renderer,
    path: str,
    faults: Faults,
) -> Former:
    """Return what clauses said before, by id and revision."""
    raised = rises(history)
    known = {each.id for each in history.changes}
    kept: Former = {}
    change = ""
    for block in found.blocks:
        if block.level == 1:
            change = block.id
            continue
        if change and change not in known:
            continue  # which is told already
        wrong = _wrong(block, change, raised, rulebook)
        if wrong:
            faults.add(path, block.line, wrong)
            continue
        check(block.body, block.body_line, path, renderer.setting, faults)
        kept[block.id, block.rev] = told(block, renderer)
    return kept


def _wrong(
    block: Block, change: str, raised: Mapping[str, list[str]], rulebook: Prose
) -> str | None:
    """Return why a former wording can't stand where it stands."""
    changes = raised.get(block.id, [])
    if block.level != 2:
        return f"{block.id!r} needs ##, not {'#' * block.level}"
    if change not in changes:
        return unknown(f"clause of change {change!r}:", block.id, _named(change, raised))
    if not block.heading or not block.body:
        return f"a former wording is whole: {block.id!r} lacks heading or text"
    rev = changes.index(change) + 1
    if block.rev != rev:
        return f"change {change!r} replaced rev {rev} of {block.id!r}, not rev {block.rev}"
    now = rulebook.blocks.get(block.id)
    if now is not None and now.rev <= rev:
        return f"rev {rev} of {block.id!r} is what the rulebook still says"
    return None


def _named(change: str, raised: Mapping[str, list[str]]) -> list[str]:
    return [clause for clause, changes in raised.items() if change in changes]


def check_kept(
    clauses: Iterable[Block],
    former: Collection[tuple[str, int]],
    history: History,
    path: str,
    faults: Faults,
) -> None:
    """Compare the source language's revisions with the changes that led to them. Readers can live
    with a change that nobody wrote down, but not with one that never came."""
    raised = rises(history)
    for block in clauses:
        name, reached = block.id, len(raised.get(block.id, ())) + 1
        said = f"{name!r} has rev {block.rev}, but changes.toml raises it to {reached}"
        if block.rev < reached:
            faults.add(path, block.line, said)
        elif block.rev > reached:
            faults.warn(path, block.line, f"{said} only")
        else:
            gone = [str(rev) for rev in range(1, reached) if (name, rev) not in former]
            if gone:
                reason = f"{name!r}: rev {', '.join(gone)} is not kept in history/"
                faults.warn(path, block.line, reason)
