"""What the files say of two lessons of Cheating Moth, and the tables its tests play on."""

import re
from dataclasses import dataclass
from functools import cache

from tests.browser.hunt import CONTENT, clause_headings, headings

GAME = "cheating-moth"
_TABLE = f"/{GAME}/table/{GAME}_1_standard_"
_HANDS = "Mo3,N4,N4;N1,N3,Mq3,N5;N3,N3,An1,Sp2,N5;N2,Mo5_guard=A_top=Mq2_stock=+20_discard=N1"
SLAPS = f"{_TABLE}B_{_HANDS}_action=slaps,A/"
"""Alma has played a mosquito: Ben, Cleo and Dan are to slap it."""
SOME_SLAPPED = f"{_TABLE}B_{_HANDS}_action=slaps,A;C_fresh=B:Mo4,0_away=C:N2/"
"""Cleo has slapped; Ben's moth can still be called, and Cleo's 2 is gone for good."""
GIFTS = f"{_TABLE}B_{_HANDS}_action=gifts,A,B;A,C,D/"
"""Ben was the slowest, and the three others owe a card."""
SPIDER = (
    f"{_TABLE}C_N1,N2,N5,Mo1;N1,N2,N4,Mo4;N2,N4,Mo2;N1,N5,N5"
    "_guard=A_top=Sp3_stock=+20_action=spider,B/"
)
"""Ben has played a spider and gives a card to whomever he likes."""
RACE = (
    f"{_TABLE}B_N1,N4,Mo5;An4,Ck5,N3,Mo4;Ck1,N1,N3;An5,Ck2,N3,N5"
    "_guard=A_top=Ck4_stock=+20_action=race,A/"
)
"""Alma has played a cockroach 4; a 4 may be thrown in until Ben plays."""
RACED = (
    f"{_TABLE}B_N1,N4,Mo5;An4,Ck5,N3,Mo4;Ck1,N1,N3;An5,Ck2,N3,N5"
    "_guard=A_top=N4_discard=Ck4_stock=+20_action=race,A;C,B/"
)
"""Cleo was the fastest with a 4, and Ben too late."""
TURN = f"{_TABLE}C_N1,N2,N5,Mo1;N1,N2,N3,Mo4;N2,N4,Mo2;N1,N5,N5_guard=A_top=N3_stock=+20/"
"""Cleo's turn; Alma is the guard, and Ben has a moth."""
CAUGHT = (
    f"{_TABLE}C_N1,N2,N5,Mo1;N1,N2,N3,N4,Mo4;N2,N4,Mo2;N1,N5,N5_guard=A_top=N3_stock=+20_caught=B/"
)
"""Ben was caught, and Alma owes him a card."""


@dataclass(frozen=True, slots=True)
class Try:
    """A move that a step invites the reader to try, and the clauses that refuse it."""

    label: str
    query: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a step: a wrong answer and the right one, as the values of its choices."""

    label: str
    wrong: tuple[str, ...]
    right: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One of the lessons that are walked through."""

    slug: str
    tries: tuple[Try, ...]
    questions: tuple[Question, ...]

    def __str__(self) -> str:
        return self.slug

    def headings(self, language: str) -> dict[str, str]:
        """Return the heading of each step by label, in order."""
        return headings(language, self.slug, GAME)

    def address(self, language: str, label: str, query: str = "") -> str:
        """Return the path of a step."""
        return f"/{language}/{GAME}/lessons/{self.slug}/{label}/{query}"


SLIP_AWAY = Lesson(
    "slip-away",
    (
        Try("stuck-with-a-moth", "?try=B:Mo4", ("turn-moth-not-playable", "turn-guard-moth")),
        Try("stuck-with-a-moth", "?try=A:cheat,Mo1", ("cheat-guard-never",)),
        Try("stuck-with-a-moth", "?try=B:cheat,Mo4,N5", ("cheat-one-at-a-time",)),
    ),
    (
        Question("stuck-with-a-moth", ("Mo4",), ("cheat Mo4",)),
        Question("gone", ("N2", "draw"), ("N2",)),
        Question("out-of-turn", ("N1", "N3"), ("N1", "N3", "cheat Mo2")),
        Question("everybody-plays", ("cheat Mo1",), ("draw",)),
    ),
)
MOSQUITO = Lesson(
    "mosquito",
    (
        Try("the-mosquito", "?try=A:slap", ("mosquito-slap",)),
        Try("the-mosquito", "?try=B:N1", ("action-on-play",)),
        Try("first-hand", "?try=C:slap", ("mosquito-slap",)),
        Try("first-hand", "?try=B:draw", ("action-on-play",)),
        Try(
            "second-hand",
            "?try=D:give,Mo5,%3E,B",
            ("mosquito-not-moth", "moth-never-given"),
        ),
        Try("second-hand", "?try=C:give,N5,%3E,A", ("mosquito-slowest-receives",)),
    ),
    (
        Question("before", ("Mq2", "N4"), ("Mq2",)),
        Question("first-hand", ("D",), ("B",)),
        Question("second-hand", ("pass",), ("give N2 > B",)),
        Question("three-gifts", ("N2",), ("N1", "N3", "Mq3")),
        Question("another-mosquito", ("C",), ("D",)),
    ),
)
LESSONS = (SLIP_AWAY, MOSQUITO)


def clauses(language: str, ids: tuple[str, ...]) -> list[str]:
    """Return the headings of clauses of the rulebook."""
    return [clause_headings(language, GAME)[each] for each in ids]


@cache
def comments(language: str, lesson: str) -> dict[str, str]:
    """Return what a lesson says of each try and answer by its label (`first-hand--try-1`), up to
    the first card, which is drawn."""
    text = (CONTENT / GAME / "lessons" / lesson / f"{language}.md").read_text("utf-8")
    parts = re.split(r"^##+ .*\{#([a-z0-9-]+)[^}]*\}$", text, flags=re.MULTILINE)
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", part.split("[[")[0]) for part in parts[2::2]]
    return {label: " ".join(each.split()) for label, each in zip(parts[1::2], plain, strict=True)}
