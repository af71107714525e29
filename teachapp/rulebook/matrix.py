"""What stands behind each clause, laid out for `components/matrix.html`. Pure."""

from dataclasses import dataclass, field

from teachapp.catalogue.shown import Coverage, CoverageRow


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer of the matrix."""

    state: str
    words: str
    href: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A question that the matrix asks of each clause."""

    words: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A clause's answers."""

    id: str
    heading: str
    href: str
    cells: tuple[Cell, ...]
    section: str = ""


@dataclass(frozen=True, slots=True)
class Matrix:
    """What `components/matrix.html` draws."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[MatrixRow, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class MatrixWords:
    """The site's own words in the matrix."""

    caption: str
    kind: str
    engine: str
    lesson: str
    test: str
    yes: str
    no: str
    unknown: str
    unneeded: str
    states: dict[str, str]
    kinds: dict[str, str]
    languages: dict[str, str]


def matrix(told: Coverage, say: MatrixWords) -> Matrix:
    """Return the matrix of clauses; what a kind can't give is no gap."""
    columns = [Column(say.kind), Column(say.engine), Column(say.lesson), Column(say.test)]
    columns += [Column(say.languages.get(code, code)) for code in told.head.languages]
    rows = []
    section = ""
    for row in told.rows:
        new = row.section if row.section != section else ""
        section = row.section
        clause = row.clause
        rows.append(MatrixRow(clause.id, clause.heading, clause.href, _cells(row, told, say), new))
    return Matrix(say.caption, tuple(columns), tuple(rows))


def _cells(row: CoverageRow, told: Coverage, say: MatrixWords) -> tuple[Cell, ...]:
    root = f"{told.head.href}lessons/"
    lesson = f"{root}{row.lessons[0]}/" if row.lessons else ""
    return (
        Cell("none", say.kinds[row.kind]),
        _cell(row.engine, "engine" in row.lacks, say),
        _cell(bool(row.lessons), "lesson" in row.lacks, say, lesson),
        _test_cell(row, say),
        *(
            Cell("yes", say.yes) if state == "fresh" else Cell(_STATE[state], say.states[state])
            for state in row.texts.values()
        ),
    )


def _test_cell(row: CoverageRow, say: MatrixWords) -> Cell:
    """Return whether a test proves the clause; a deployment may have no tests to look into."""
    if row.test is None:
        return Cell("none", say.unknown)
    return _cell(row.test, "test" in row.lacks, say)


_STATE = {"stale": "stale", "missing": "no"}


def _cell(stands: bool, is_lacking: bool, say: MatrixWords, href: str = "") -> Cell:
    if stands:
        return Cell("yes", say.yes, href)
    return Cell("no", say.no) if is_lacking else Cell("none", say.unneeded)
