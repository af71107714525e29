"""What can be wrong with scripts and sentences: each fault by file, line and reason."""

import pytest

from tests.content.broken import Break, Broken, ended, replaced

LESSONS, MESSAGES = "vampire-queen/lessons", "vampire-queen/messages"

BREAKS = (
    Break(
        "illegal move",
        f"{LESSONS}/hunt/script.play",
        replaced("C: 1 => cards-played C 1", "C: H15 # P01"),
        "@P01",
        "illegal move C: H15: hunter-in-a-hunt [hunt-follower-no-hunter]",
    ),
    Break(
        "illegal move, with its numbers",
        f"{LESSONS}/second-hunter/script.play",
        ended("B: 1 2 # P02"),
        "@P02",
        "illegal move B: 1 2: not-your-turn [follow-order] (turn A)",
    ),
    Break(
        "other event than expected",
        f"{LESSONS}/a-trick/script.play",
        replaced("D: 5 => cards-played D 5", "D: 5 => cards-played D 6"),
        "@cards-played D 6",
        "other-events (expected 'cards-played D 6', came 'cards-played D 5')",
    ),
    Break(
        "legal move that should be refused",
        f"{LESSONS}/a-trick/script.play",
        replaced("x A: 2 6 => not-a-set", "x A: 6 6 => not-a-set"),
        "@x A: 6 6 =",
        "not-refused (move 'A: 6 6', expected 'not-a-set')",
    ),
    Break(
        "refused for another reason",
        f"{LESSONS}/a-trick/script.play",
        replaced("x D: 10 10 10 => not-higher", "x D: 10 10 10 => wrong-count"),
        "@x D: 10 10 10",
        "refused-otherwise (move 'D: 10 10 10', expected 'wrong-count', code",
    ),
    Break(
        "question without a right answer",
        f"{LESSONS}/a-trick/script.play",
        replaced("? choose-legal B: 3 | 10 10 | 10 10 10 | pass", "? choose-legal B: 3 | 10 10"),
        "@? choose-legal B",
        "no-right-answer",
    ),
    Break(
        "question without a wrong answer",
        f"{LESSONS}/a-trick/script.play",
        replaced("? choose-legal D: 10 10 10 | 11 11 11 | 11 11 | pass", "? choose-legal D: pass"),
        "@? choose-legal D",
        "no-wrong-answer",
    ),
    Break(
        "question about nothing that comes",
        f"{LESSONS}/a-trick/script.play",
        replaced("? next trick-won seat", "? next trick-taken seat"),
        "@? next trick-taken",
        "nothing-to-ask-about",
    ),
    Break(
        "unreadable line",
        f"{LESSONS}/queens/script.play",
        ended("nonsense"),
        "@nonsense",
        "unreadable-line (text 'nonsense')",
    ),
    Break(
        "unknown card",
        f"{LESSONS}/thirteens/script.play",
        ended("A: Z"),
        "@A: Z",
        "unknown-card (text 'Z'",
    ),
    Break(
        "unknown options",
        f"{LESSONS}/last-card/script.play",
        replaced("options: standard", "options: nonstandard"),
        "@nonstandard",
        "unknown-preset (text 'nonstandard'",
    ),
    Break(
        "impossible position",
        f"{LESSONS}/forced-pass/script.play",
        replaced("hand A: ", "hand A: Q Q Q Q Q "),
        "2",
        "too-many-copies (card 'Q', count ",
    ),
    Break(
        "another game",
        f"{LESSONS}/stage-end/script.play",
        replaced("game: vampire-queen", "game: whist"),
        "@game",
        "unknown-game (text 'whist', expected 'vampire-queen')",
    ),
    Break(
        "no step",
        f"{LESSONS}/game-end/script.play",
        lambda text: text[: text.index("[")],
        "",
        "no step; expected at least one [label]",
    ),
    # Sentences
    Break(
        "broken message",
        "messages/ja.ftl",
        ended("\nM15 { $"),
        "@M15",
        "broken message",
    ),
    Break(
        "unknown message",
        f"{MESSAGES}/en.ftl",
        ended("\nevent-m16 = x"),
        "@event-m16",
        "unknown message 'event-m16'",
    ),
    Break(
        "message that stands twice",
        f"{MESSAGES}/en.ftl",
        ended("\nevent-passed = M17"),
        "@M17",
        "'event-passed' stands here again",
    ),
    Break(
        "unknown argument",
        f"{MESSAGES}/ko.ftl",
        replaced("\nevent-passed = ", "\nevent-passed = { $m18 } "),
        "@$m18",
        "unknown argument of event-passed: '$m18'; expected one of ",
    ),
    Break(
        "missing message",
        f"{MESSAGES}/ja.ftl",
        replaced("\nevent-passed =", "\n# event-passed ="),
        "",
        "missing message 'event-passed'",
    ),
    Break(
        "message that refers to none",
        f"{MESSAGES}/en.ftl",
        replaced("\nevent-pass-forced =", "\nevent-pass-forced = { -m20 }"),
        "@{ -m20 }",
        "unknown message event-pass-forced refers to: '-m20'",
    ),
    Break(
        "message that asks for an unknown clause",
        f"{MESSAGES}/en.ftl",
        replaced('CITED($clauses, "trick-all-pass")', 'CITED($clauses, "m21")'),
        "@m21",
        "unknown clause 'm21'",
    ),
)


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    return Broken(tmp_path_factory.mktemp("played"), BREAKS)


@pytest.mark.parametrize("name", [each.name for each in BREAKS])
def test_fault(broken, name):
    assert broken.is_told_once(name), broken.breaks[name].expected(broken.root)


def test_no_fault_hides_or_invents_another(broken):
    # A script without steps leaves the words of its steps without any.
    assert [fault for fault in broken.unexpected() if "/game-end/" not in fault] == []


def test_cards_that_can_not_be_named(tmp_path):
    """A sound file may still ask for what is only missed when a card is named."""
    change = replaced("\ncard-12 = ", "\ncard-12 = { cards-none.gone } ")
    each = Break("no name", f"{MESSAGES}/en.ftl", change, "", "en: there is no message 'cards-none")
    found = Broken(tmp_path, [each])
    assert found.is_told_once("no name"), found.faults
    assert found.unexpected() == []
