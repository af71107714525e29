"""What the files say of two lessons of The Bark Side, and the tables its tests play on."""

from tests.browser.lessons import Lesson, Question, Try

GAME = "bark-side"
_TABLE = f"/{GAME}/table/{GAME}_1_"
LEAD = f"{_TABLE}with-special-dogs_A_4,4,6,Wd;1,5,9,10;2,3,8,8_tail=tucked/"
"""Alma leads, and sets may be led."""
LOCKED = f"{_TABLE}standard_A_4,4,6,8;5,7,9,10;2,3,8,8/"
"""Alma leads, and nobody has tucked yet."""
FOLLOW = f"{_TABLE}with-special-dogs_A_4,4,6,8;5,7,9,Wd;2,3,8,8_tail=tucked/"
"""Alma will lead her 4s; Ben's 5 and the Wild Dog are a set and his lowest cards at once."""
LED = "?moves=A:4,4"
"""Alma has led two 4s."""


def passing(ben: str = "2,4,6", alma: str = "1,3,5", cleo: str = "7,8,9") -> str:
    """Return a table where everyone chooses two cards to pass on."""
    return f"{_TABLE}standard_A_{alma};{ben};{cleo}_passing=-/"


LAST_TRICK = Lesson(
    GAME,
    "last-trick",
    (
        Try("who-barks-loudest", "?try=C:9", ("deal-ten",)),
        Try(
            "the-boss-leads",
            "?try=C:7,7",
            ("lead-no-set-before-tuck", "tuck-unlocks-sets"),
        ),
    ),
    (
        Question("one-card-each", ("tuck 7",), ("7",)),
        Question("a-new-round", ("D",), ("C",)),
        Question("the-boss-leads", ("1", "9", "9 10"), ("1", "9", "10")),
    ),
    (
        Question("seven-leads", ("A",), ("C",)),
        Question("seven-leads", ("9 9",), ("3 7 9",)),
    ),
)
WILD_SAYS_WHICH = Lesson(
    GAME,
    "wild-says-which",
    (),
    (
        Question("two-threes", ("5 Wd", "5 9"), ("5 Wd", "tuck 5 Wd")),
        Question("a-tuck-by-word", ("8 10",), ("8", "10")),
    ),
)
LESSONS = (LAST_TRICK, WILD_SAYS_WHICH)
