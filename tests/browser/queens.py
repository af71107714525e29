"""What the files say of two lessons of Sleeping Queens, and the tables its tests play on."""

import re
from functools import cache

from tests.browser.hunt import CONTENT
from tests.browser.lessons import Lesson, Question, Try

GAME = "sleeping-queens"
SLEEPERS = ("Rose", "Cake", "Starfish", "Dog", "Rainbow", "Ladybug", "Peacock", "Pancake")
"""Who sleeps on the tables of the tests, in places 1 to 8."""
_TABLE = f"/{GAME}/table/{GAME}_1_standard_"
_AWAKE = "awake=A:Moon;B:Heart,Sunflower;C:Cat_stock=7,4,+30_top=5_discard=2,Je/"


def asleep(queens: tuple[str, ...] = SLEEPERS) -> str:
    """Return a table where these queens sleep; Alma has a sum, a king and a potion."""
    hands = "A_2,3,5,Ki,Po;1,6,Dr,Wa,10;3,7,8,Dr,4"
    return f"{_TABLE}{hands}_asleep={','.join(queens)},-,-,-,-_{_AWAKE}"


TURN = asleep()
"""Alma's turn; Ben has two queens and Cleo one."""
KNIGHT = TURN.replace("Ki,Po", "Kn,9")
"""The same with a knight instead."""
ATTACK = "?moves=A:Kn,%3E,Heart"
"""Alma's knight asks for Heart, who is Ben's."""
PLACE = "?moves=A:Po,%3E,Heart;B:pass"
"""Alma's potion has put Heart to sleep, and a place is to be chosen for her."""
WAKE = "?moves=A:Ki,%3E,1"
"""Alma has woken Rose."""
LAST = (
    f"{_TABLE}C_2,5,Je,Kn,9;1,6,Kn,Wa,10;3,7,8,Ki,4_asleep=-,-,-,Rose,-,-,-,-,-,-,-,-"
    "_awake=A:Heart,Ladybug,Moon,Rainbow;B:Cat,Pancake,Peacock,Cake;C:Dog,Sunflower,Starfish"
    "_stock=4,8,2,6,1,9,7,+30/"
)
"""Cleo can wake the last queen."""
OVER = "?moves=C:Ki,%3E,4"
"""Nobody is asleep any more; Alma and Ben share the win."""


KNIGHT_AND_DRAGON = Lesson(
    GAME,
    "knight-and-dragon",
    (
        Try("a-knight", "?try=A:Kn,%3E,Moon", ("knight-target",)),
        Try("a-knight", "?try=A:Kn,%3E,Dog", ("knight-target",)),
        Try("attack-on-heart", "?try=C:Dr", ("dragon-victim-only", "dragon-no-counter")),
        Try("attack-on-heart", "?try=B:Po", ("wand-no-cross", "turn-one-action")),
        Try("the-dragon", "?try=A:Dr", ("turn-order", "turn-one-action")),
        Try("rose-changes-sides", "?try=A:discard,2", ("dragon-block", "wand-block")),
        Try("no-dragon-left", "?try=B:Dr", ("turn-one-action",)),
    ),
    (
        Question("a-knight", ("Kn > Heart", "Kn > Dog"), ("Kn > Heart", "Kn > Cat")),
        Question("attack-on-heart", ("Dr",), ("Dr", "pass")),
        Question("the-dragon", ("Dr", "Po > Rose"), ("discard 4", "Po > Cat")),
        Question("a-normal-turn", ("Kn",), ("Kn > Rose", "Kn > Cat")),
        Question("no-dragon-left", ("pass",), ("Po > Rose", "discard 6")),
    ),
)
SUMS = Lesson(
    GAME,
    "sums",
    (
        Try("an-addition", "?try=A:discard,2,3,6", ("discard-sum",)),
        Try("an-addition", "?try=A:discard,2,3", ("discard-pair",)),
        Try("four-at-once", "?try=C:discard,1,1,1", ("discard-no-triple", "discard-sum")),
        Try("ones-add-up", "?try=A:discard,2,9", ("discard-pair",)),
        Try("another-turn", "?try=B:discard,1,4,7,10", ("discard-no-two-sided", "discard-sum")),
    ),
    (
        Question("an-addition", ("discard 2 3 6",), ("discard 2 3 5", "discard 6")),
        Question("two-and-three", ("discard 9 10",), ("discard 2 3 4 9",)),
        Question(
            "four-at-once",
            ("discard 1 1 1",),
            ("discard 1 1 1 3", "discard 1 3 4", "discard 1 1"),
        ),
        Question("ones-add-up", ("discard 2 6 9",), ("discard 9", "discard Kn")),
    ),
)
LESSONS = (KNIGHT_AND_DRAGON, SUMS)


@cache
def card_names(language: str) -> dict[str, str]:
    """Return the name of each card by its face."""
    text = (CONTENT / GAME / "messages" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^card-(\w+) = (.+)$", text, re.MULTILINE))
