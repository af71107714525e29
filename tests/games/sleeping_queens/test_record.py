"""A script in which queens wake, are attacked and win: chance in it, and what is refused."""

from games.core.record import read_record
from games.core.replay import answers, replay
from games.registry import GAMES

HEAD = """game: sleeping-queens
options: standard
to-move: A
asleep: Rose Cake Moon Dog +7 -
awake: B:Heart
stock: 7 2 9 9
hand A: Kn Po Je 4 6
hand B: Dr 1 1 2 5
hand C: Ki 3 8 8 9
"""
SCRIPT = f"""{HEAD}
[nobody-is-named]
x A: Kn => no-queen
x B: Dr => not-your-turn
[a-wants-heart]
A: Kn > Heart => power-played A Kn; queen-attacked A Heart B
x C: Ki > 1 => must-answer
[b-keeps-her]
B: Dr => attack-blocked B Dr; cards-drawn A 7; cards-drawn B 2
| B: pass
x B: discard 1 5 => unequal-pair
? choose-legal B: discard 1 1 | discard 1 1 2 | discard 2 5 | discard 2
[b-discards]
B: discard 1 1 2 => cards-discarded B 1 1 2; cards-drawn B 9 9; pile-used-up 5
[the-pile-is-shuffled]
@: shuffle 1 Kn 2 Dr 1 => pile-reshuffled 5; cards-drawn B 1
[c-wakes-rose]
C: Ki > 1 => power-played C Ki; queen-woken C Rose 1; rose-bonus C
[and-cake]
C: wake > 2 => queen-woken C Cake 2; cards-drawn C Kn
"""


def play(text):
    record, unreadable = read_record(text)
    return replay(record, GAMES), unreadable


def faults(text):
    played, unreadable = play(text)
    return [(fault.line, fault.problem.code) for fault in (*unreadable, *played.faults)]


def test_a_script_is_played():
    played, unreadable = play(SCRIPT)
    assert (unreadable, played.faults) == ((), ())
    assert [step.label for step in played.steps] == [
        "nobody-is-named",
        "a-wants-heart",
        "b-keeps-her",
        "b-discards",
        "the-pile-is-shuffled",
        "c-wakes-rose",
        "and-cake",
    ]
    first, _, keeps, *_, last = played.steps
    assert [each.violation.code for each in first.tries] == ["no-queen", "not-your-turn"]
    assert "dragon-block" in keeps.cites
    assert [str(event) for event in last.events] == ["queen-woken C Cake 2", "cards-drawn C Kn"]


def test_a_side_line_leaves_from_before_the_move_above_it():
    played, _ = play(SCRIPT)
    ((origin, line),) = played.steps[2].side_lines
    assert origin == played.steps[1].state
    assert [str(made.move) for made in line] == ["B: pass"]


def test_the_engine_finds_every_legal_answer():
    played, _ = play(SCRIPT)
    asked = answers(played, 2, played.steps[2].questions[0])
    assert asked.choices == ("discard 1 1", "discard 1 1 2", "discard 2 5", "discard 2")
    assert asked.right == {"discard 1 1", "discard 1 1 2", "discard 2"}


def test_a_fault_has_its_line():
    assert faults(f"{HEAD}[a]\nA: Ki > 1") == [(11, "illegal-move")]
    assert faults(f"{HEAD}[a]\nA: discard 4 => cards-drawn A 9") == [(11, "other-events")]
    assert faults(f"{HEAD}[a]\nx A: discard 4 => no-sum") == [(11, "not-refused")]
    assert faults(f"{HEAD}[a]\nx A: discard 4 6 => no-sum") == [(11, "refused-otherwise")]
    assert faults(f"{HEAD}[a]\nA: wake Rose") == [(11, "verb-with-cards")]
    assert faults(f"{HEAD}[a]\nA: Ki > 17") == [(11, "unknown-seat")]
