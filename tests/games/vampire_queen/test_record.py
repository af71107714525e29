"""Lesson scripts as the engine reads them: steps, moves to refuse, side lines and questions."""

import pytest

from games.core.advice import alternative, by_card
from games.core.record import read_record, seats_of
from games.core.replay import answers, replay
from games.registry import GAMES
from tests.games.vampire_queen.table import position

HEAD = """game: vampire-queen
options: standard
to-move: A
hand A: 2 2 7 9 Q
hand B: 2 2 4 4 +1
hand C: 5 5 8 +2
"""
SCRIPT = f"""# a comment
{HEAD}
[lead-a-pair]
A: 2 2                    # another
x B: 2 2 => not-higher
[beat-it]
B: 4 4 => cards-played B 4 4
| B: pass
| C: 5 5 => cards-played C 5 5
? next trick-won seat
[the-end]
C: 5 5 => cards-played C 5 5; trick-won C 2 2 4 4 5 5
"""


def play(text):
    record, unreadable = read_record(text)
    return replay(record, GAMES), unreadable


def faults(text):
    played, unreadable = play(text)
    return [(fault.line, fault.problem.code) for fault in (*unreadable, *played.faults)]


def test_steps_hold_what_they_show():
    played, unreadable = play(SCRIPT)
    assert (unreadable, played.faults) == ((), ())
    lead, beat, end = played.steps
    assert [step.label for step in played.steps] == ["lead-a-pair", "beat-it", "the-end"]
    assert [str(event) for event in beat.events] == ["cards-played B 4 4"]
    assert [(str(each.move), each.violation.code) for each in lead.tries] == [
        ("B: 2 2", "not-higher")
    ]
    assert lead.state == beat.before
    assert beat.state == end.before
    assert played.index("the-end") == 2
    with pytest.raises(KeyError):
        played.index("nowhere")


def test_a_side_line_leaves_from_before_the_move_above_it():
    played, _ = play(SCRIPT)
    ((origin, line),) = played.steps[1].side_lines
    assert origin == played.steps[1].before
    assert [str(made.move) for made in line] == ["B: pass", "C: 5 5"]
    assert played.steps[1].state != line[-1].after


def test_a_step_cites_what_it_shows():
    played, _ = play(SCRIPT)
    assert played.steps[0].cites >= {"lead-set-equal", "follow-strictly-higher"}
    assert "pass-free" in played.steps[1].cites
    assert "pass-free" not in played.steps[0].cites


def test_the_engine_finds_the_right_answer_to_what_comes_next():
    played, _ = play(SCRIPT)
    asked = answers(played, 1, played.steps[1].questions[0])
    assert asked.choices == ("A", "B", "C")
    assert asked.right == {"C"}


def test_the_engine_finds_every_legal_answer():
    script = f"{HEAD}[a]\nA: 2\n? choose-legal B: 2 | 4 | pass | 4 4\n".replace("4 4 +1", "4 4")
    played, unreadable = play(script)
    assert (unreadable, played.faults) == ((), ())
    asked = answers(played, 0, played.steps[0].questions[0])
    assert asked.choices == ("2", "4", "pass", "4 4")
    assert asked.right == {"4", "pass"}


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("[a]\nA: 8", [(8, "illegal-move")]),
        ("[a]\nA: 2 2\nx B: 4 4 => not-higher", [(9, "not-refused")]),
        ("[a]\nA: 2 2\nx B: 2 => not-higher", [(9, "refused-otherwise")]),
        ("[a]\nx A: 8", [(8, "try-without-code")]),
        ("[a]\nA: 2 => cards-played A 3", [(8, "other-events")]),
        ("[a]\n[a]", [(8, "step-twice")]),
        ("[a]\noptions: standard", [(8, "header-after-step")]),
        ("to-move: B\n[a]", [(7, "field-twice")]),
        ("luck: 7\n[a]", [(7, "unknown-field")]),
        ("[a]\n? who knows", [(8, "unreadable-question")]),
        ("[a]\nnothing at all", [(8, "unreadable-line")]),
        ("[a]\nA: 14", [(8, "unknown-card")]),
        ("[a]\nA: 2 2\n? choose-legal B", [(9, "answer-hangs-on-unknown-card")]),
        ("[a]\n? choose-legal A: 2 | 2 2", [(8, "no-wrong-answer")]),
        ("[a]\n? choose-legal A: 3 | 4", [(8, "no-right-answer")]),
        ("[a]\nA: 2\n? next trick-won seat", [(9, "nothing-to-ask-about")]),
        ("[a]\nA: 2\n| A: 8", [(9, "illegal-move")]),
        ("[a]\nx A: 2 2 => a\n[b]\nA: pass", [(8, "not-refused"), (10, "illegal-move")]),
    ],
)
def test_a_fault_has_its_line(lines, found):
    assert faults(HEAD + lines) == found


def test_a_wrong_header_is_found():
    assert faults(HEAD.replace("queen", "king")) == [(1, "unknown-game")]
    assert faults(HEAD.replace("standard", "house")) == [(2, "unknown-preset")]
    assert faults(HEAD.replace("to-move: A", "to-move: Z")) == [(3, "unknown-seat")]
    assert faults(HEAD.replace("2 2 7", "2 2 14")) == [(4, "unknown-card")]
    assert faults("rules: 99\n" + HEAD) == [(1, "other-rule-set")]


def test_advice_names_the_reason_that_comes_closest():
    table = position(hands="1; 3 7 9 9; 8", to_move="B", trick="A: 7")
    advice = by_card(table.game, table.state, "B")
    told = {card: (str(each.move), each.violation) for card, each in advice.items()}
    assert told["9"] == ("B: 9", None)
    assert [(card, violation.code) for card, (_, violation) in told.items() if violation] == [
        ("3", "not-higher"),
        ("7", "not-higher"),
    ]
    assert str(alternative(table.game, table.state, "B")) == "B: 9"
    assert alternative(table.game, table.state, "C") is None


@pytest.mark.parametrize(("hands", "seats"), [("", 0), ("ABC", 3), ("AC", 3), ("ABCDE", 5)])
def test_the_header_tells_how_many_sit_at_the_table(hands, seats):
    header = "game: vampire-queen\n" + "".join(f"hand {seat}: 2 3\n" for seat in hands)
    assert seats_of(f"{header}\n[lead]\nA: 2\n") == seats
