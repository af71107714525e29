"""A script in which people cheat: moves out of turn, chance in the middle, and what is refused."""

from games.core.record import read_record
from games.core.replay import answers, replay
from games.registry import GAMES

HEAD = """game: cheating-moth
options: standard
to-move: B
guard: A
top: N2
discard: N1 Sp1
hand A: N1 N3 N5
hand B: N3 Mo3 Mo4
hand C: N1 N4 +2
"""
SCRIPT = f"""{HEAD}
[a-moth-does-not-fit]
x B: Mo3 => moth-not-playable
x B: draw => could-play
[b-cheats]
B: cheat Mo4 => slipped-away B Mo4
x A: cheat N1 => guard-cheats
[a-calls]
A: accuse > B => accused A B; caught B Mo4
x C: cheat N1 => cheat-frozen
[a-gives]
A: give N1 > B => card-given A N1 B; guard-passed B A; play-resumed B
| A: give N5 > B
? choose-legal B: N1 | N3 | Mo3 | Mo4
[b-may-play-moths]
B: Mo3 => card-played B Mo3
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
        "a-moth-does-not-fit",
        "b-cheats",
        "a-calls",
        "a-gives",
        "b-may-play-moths",
    ]
    first, cheats, _, gives, last = played.steps
    assert [each.violation.code for each in first.tries] == ["moth-not-playable", "could-play"]
    assert [str(event) for event in cheats.events] == ["slipped-away B Mo4"]
    assert [str(event) for event in last.events] == ["card-played B Mo3"]
    assert "accuse-guilty-guard-passes" in gives.cites


def test_a_side_line_leaves_from_before_the_move_above_it():
    played, _ = play(SCRIPT)
    ((origin, line),) = played.steps[3].side_lines
    assert origin == played.steps[2].state
    assert [str(made.move) for made in line] == ["A: give N5 > B"]


def test_the_engine_finds_every_legal_answer():
    played, _ = play(SCRIPT)
    asked = answers(played, 3, played.steps[3].questions[0])
    assert asked.choices == ("N1", "N3", "Mo3", "Mo4")
    assert asked.right == {"N1", "N3", "Mo3"}


def test_a_fault_has_its_line():
    assert faults(f"{HEAD}[a]\nB: cheat N3 Mo3") == [(11, "illegal-move")]
    assert faults(f"{HEAD}[a]\nA: accuse > B => caught B Mo4") == [(11, "other-events")]
    assert faults(f"{HEAD}[a]\nx B: cheat Mo4 => last-card") == [(11, "not-refused")]
    assert faults(f"{HEAD}[a]\nx A: cheat N1 => cheat-frozen") == [(11, "refused-otherwise")]
    assert faults(f"{HEAD}[a]\nB: draw Mo3") == [(11, "verb-with-cards")]


def test_a_shuffle_stands_in_a_script():
    """A wrong call needs a card, and the draw pile is empty."""
    script = f"{HEAD}[a]\nA: accuse > C => accused A C; wrongly-accused A C; pile-used-up A 2\n"
    assert faults(f"{script}@: shuffle Sp1 N1\nB: N3 => card-played B N3\n") == []
    assert faults(f"{script}@: deal Sp1 N1\n") == [(12, "illegal-move")]
    assert faults(f"{script}@: shuffle Sp1 N2\n") == [(12, "illegal-move")]
    assert faults(f"{script}B: N3\n") == [(12, "illegal-move")]
