"""What the files say of two lessons of Cheating Moth, and the tables its tests play on."""

from tests.browser.hunt import clause_headings
from tests.browser.lessons import Lesson, Question, Try

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

SLIP_AWAY = Lesson(
    GAME,
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
    GAME,
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
