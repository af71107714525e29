"""`Words` on small sources of its own: what is given becomes words, what is missing is said."""

import pytest

from games.core.errors import Problem
from games.core.protocol import Ask, Move, Violation
from games.core.record import Question
from games.vampire_queen.events import CardsPlayed, Passed, StageEnded, StageOpened
from teachapp.narration.words import MissingWords, Words
from tests.narration.sources import LANGUAGES, source, words

EN, KO, JA = words("en"), words("ko"), words("ja")


def small(text):
    return Words("en", [text])


def test_an_unknown_message_is_an_error():
    with pytest.raises(MissingWords, match="'nothing'"):
        EN.text("nothing")


def test_a_missing_argument_is_an_error_that_names_it():
    with pytest.raises(MissingWords, match=r"'move-play' asks for \$cards; given: seat"):
        EN.text("move-play", seat="A")


def test_an_argument_missing_in_a_message_that_is_referred_to_is_an_error():
    with pytest.raises(MissingWords, match=r"\$x"):
        small("a = { b }\nb = { $x }").text("a")


def test_a_reference_to_nothing_is_an_error():
    with pytest.raises(MissingWords, match="'b'"):
        small("a = { b }").text("a")
    with pytest.raises(MissingWords, match="-b"):
        small("a = { -b }").text("a")


def test_a_wrong_call_is_an_error():
    with pytest.raises(MissingWords, match="particle"):
        small('a = { JOSA($x, "가/이") }').text("a", x="가온")


def test_the_later_source_wins():
    both = Words("en", ["a = shared\nb = { a }", "a = the game's"])
    assert (both.text("a"), both.text("b")) == ("the game's", "the game's")


def test_has():
    assert EN.has("event-passed")
    assert not EN.has("event-slapped")


def test_numbers_are_written_plainly_and_choose_plurals():
    said = small("a = { $n } { $n ->\n    [one] point\n   *[other] points\n}")
    assert [said.text("a", n=n) for n in (0, 1, 2, 1200, -30)] == [
        *("0 points", "1 point", "2 points", "1200 points", "−30 points")
    ]


def test_a_seat_is_given_by_letter_or_by_name():
    assert EN.text("eyes-seat", seat="B") == EN.text("eyes-seat", seat="Ben") == "Ben's view"


def test_seats():
    assert [EN.seat(seat) for seat in ("A", "L", "@", "-")] == [
        "Alma",
        "Leo",
        "the dealer",
        "nobody",
    ]
    assert EN.seats("AB") == "Alma and Ben"
    assert EN.seats("ABC") == "Alma, Ben and Cleo"
    assert KO.seats("AB") == "가온과 나래"
    assert KO.seats("BA") == "나래와 가온"
    assert KO.seats("ABC") == "가온, 나래, 다온"
    assert JA.seats("AB") == "あおいといつき"
    assert JA.seats("ABC") == "あおい、いつき、うみ"


def test_nobody_can_be_told_apart():
    said = small("seat-A = Alma\na = { $other ->\n    [nobody] none\n   *[other] { $other }\n}")
    assert (said.text("a", other="-"), said.text("a", other="A")) == ("none", "Alma")


@pytest.mark.parametrize(
    ("cards", "en", "ko", "ja"),
    [
        (("7",), "a 7", "7 한 장", "7"),
        (("8",), "an 8", "8 한 장", "8"),
        (("11", "11"), "two 11s", "11 두 장", "11のカード2枚"),
        (("Q",), "a Queen", "퀸 한 장", "クィーン"),
        (
            ("6", "6", "6", "Q"),
            "three 6s and a Queen",
            "6 세 장과 퀸 한 장",
            "6のカード3枚とクィーン",
        ),
        (("4", "H20"), "a 4 and hunter 20", "4 한 장과 사냥꾼 20", "4とハンター20"),
        (
            ("3", "10", "Q"),
            "a 3, a 10 and a Queen",
            "3 한 장, 10 한 장, 퀸 한 장",
            "3、10、クィーン",
        ),
        (("5",) * 8 + ("Q",) * 3, "eight 5s and three Queens", "5 여덟 장과 퀸 세 장", None),
        (("*", "*"), "two hidden cards", "모르는 카드 두 장", "分からないカード2枚"),
        ((), "no cards", "카드 없음", "カードなし"),
    ],
)
def test_cards_as_a_phrase(cards, en, ko, ja):
    assert EN.cards(cards) == en
    assert KO.cards(cards) == ko
    assert ja is None or JA.cards(cards) == ja


def test_names_and_corners_of_cards():
    assert [EN.card(face) for face in ("6", "Q", "H20")] == [
        *("Vampire 6", "Vampire Queen", "Vampire Hunter 20")
    ]
    assert [KO.index(face) for face in ("13", "Q", "H15", "*")] == ["13", "Q", "15", "?"]
    with pytest.raises(MissingWords, match="card-Z"):
        EN.card("Z")


def test_a_card_that_there_is_not_is_quoted():
    told = EN.refusal(Violation("not-in-the-deck", "deck-composition", {"cards": ("Z",)}))
    assert told == "The deck does not have that many copies of Z; deal only cards that there are."


def test_forms_of_a_phrase():
    said = small(
        "list-two = { $list } & { $next }\n"
        "cards-group = { $count }x{ $face }\n"
        "    .object = { $count }o{ $face }\n"
        "card-Q = Queen\n"
        "    .noun = queen\n"
        "    .some-object = queens\n"
        "a = { $cards } | { $cards-object } | { $cards-set } | { $cards-set-object } | "
        "{ $cards-faces } | { $cards-first } | { $cards-count } | { $cards-amount } | { $count }\n"
    )
    assert said.text("a", cards=("9", "9", "Q")) == (
        "2x9 & 1xqueen | 2o9 & queens | 3x9 | 3o9 | 9 & queen | 9 | 3 | few | 3"
    )


def test_an_amount_of_cards():
    said = small("a = { $cards-amount }")
    hands = [(), ("1",) * 8, ("1", "2", "3", "4"), ("1", "2", "3", "4", "5")]
    assert [said.text("a", cards=hand) for hand in hands] == ["none", "few", "few", "many"]


def test_clauses_tell_sentences_apart():
    said = small(
        'event-passed = { CITED($clauses, "pass-free", "x") ->\n    [x] x\n'
        "    [pass-free] free\n   *[other] other\n}"
    )
    assert [said.event(Passed(clauses, "A")) for clauses in (("x",), ("x", "pass-free"), ())] == [
        *("x", "free", "other")
    ]


@pytest.mark.parametrize(
    ("move", "en", "ko", "ja"),
    [
        (Move("B", cards=("4", "4")), "Play two 4s", "4 두 장 내기", "4を2枚出す"),
        (Move("B", cards=("H20",)), "Play hunter 20", "사냥꾼 20 내기", "ハンター20を出す"),
        (Move("B", "pass"), "Pass", "패스하기", "パスする"),
        (Move("@", "deal"), "Deal the cards", "카드 나누어 주기", "カードを配る"),
    ],
)
def test_labels_of_moves(move, en, ko, ja):
    assert (EN.move(move), KO.move(move), JA.move(move)) == (en, ko, ja)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Move("B", cards=("4",), to="C"), "Cleo|nobody|0|4"),
        (Move("B", cards=("H20", "4"), to="Q"), "nobody|Queen|0|H20"),
        (Move("B", cards=("Q",), to="11"), "nobody|nobody|11|Q"),
        (Move("B", cards=("Q",)), "nobody|nobody|0|Q"),
    ],
)
def test_a_move_says_what_it_is_aimed_at_by_its_kind(move, told):
    """A seat, an open card or a place; the first card as a code tells kinds of cards apart."""
    aimed = "move-play = { $to }|{ $goal }|{ $place }|{ $cards-code }"
    said = Words("en", [source("en"), source("en", "vampire-queen"), aimed])
    assert said.move(move) == told


def test_a_move_inside_a_sentence():
    four = Move("B", cards=("4", "4"))
    assert EN.text("legal-alternative", move=four) == 'This would be allowed: "Play two 4s".'
    assert KO.text("legal-alternative", move=four) == "대신 ‘4 두 장 내기’는 할 수 있어요."
    assert EN.text("answer-legal", move="Pass") == '"Pass" is allowed.'


def test_a_refusal_may_use_the_move_or_do_without():
    said = small(
        "seat-B = Ben\ncards-none = none\ncards-group = { $count }x{ $face }\n"
        "refusal-no = { $seat ->\n    [nobody] No.\n   *[other] No, { $seat }: { $cards }.\n}"
    )
    violation = Violation("no", "a-clause")
    assert said.refusal(violation) == "No."
    assert said.refusal(violation, Move("B", cards=("4", "4"))) == "No, Ben: 2x4."


def test_what_a_violation_tells_goes_before_what_the_move_says():
    told = EN.refusal(
        Violation("not-a-set", "lead-set-equal", {"cards": ("12", "13")}),
        Move("B", cards=("12", "13", "Q")),
    )
    assert told == (
        "12 and 13 are different numbers; play cards of a single number, "
        "with Queens beside them if you like."
    )


def test_questions():
    assert EN.question(Question(1, "choose-legal", "B")) == "What may Ben do now?"
    listed = Question(1, "choose-legal", "B", choices=("4 4", "pass"))
    assert EN.question(listed) == "Choose everything here that Ben may do now."
    asked = Question(1, "next", None, "trick-taken", "seat")
    assert EN.question(asked) == "Who takes the cards?"
    points = Question(1, "next", "B", "seat-scored", "points")
    assert EN.question(points) == "How many penalty points does Ben get?"
    assert KO.question(points) == "나래의 벌점은 몇 점일까요?"


def test_choices_of_a_question():
    told = [EN.choice("seat", "B"), EN.choice("seats", "A B"), EN.choice("cards", "9 Q")]
    assert told == ["Ben", "Alma and Ben", "a 9 and a Queen"]
    assert [EN.choice("points", "27"), EN.choice("card", "H20")] == ["27 points", "hunter 20"]
    assert [KO.choice("points", "27"), JA.choice("points", "0")] == ["27점", "0点"]


def test_options_and_presets():
    assert EN.option("stages") == "Number of stages"
    assert EN.value("stages", "5") == "five stages"
    assert EN.value("stages", "1") == "one stage"
    assert KO.value("stages", "5") == "5라운드"
    assert JA.value("hand-size", "9") == "9枚ずつ"
    assert EN.value("hand-size", "table") == "up to 13, fewer from nine players on"
    assert KO.value("start-choice", "C") == "다온"
    assert EN.value("voluntary-pass", "off") == "not allowed"
    assert EN.preset("standard") == "Our rules"


def test_a_value_that_is_written_out_is_told_as_it_stands():
    split = "9.9.9.8.8-1.1.2.2.2"
    for language in LANGUAGES:
        told = words(language, "cheating-moth")
        assert split in told.value("number-split", split)
        assert split not in told.value("number-split", "even")


def test_problems():
    copies = Problem("too-many-copies", {"card": "9", "count": 9, "limit": 8})
    assert KO.problem(copies) == ("9 카드가 9장 적혀 있는데, 전체에서 8장뿐이에요.")
    turn = Problem("wrong-to-move", {"seat": "B", "need": "-"})
    assert EN.problem(turn) == "The game is over, so nobody is to move."
    turn = Problem("wrong-to-move", {"seat": "-", "need": "@"})
    assert KO.problem(turn) == "아직 끝나지 않았어요. 지금은 나누어 주는 사람의 차례예요."
    quoted = Problem("unknown-card", {"text": "A", "expected": "1 2"})
    assert EN.problem(quoted) == '"A" is not a card of this game; the cards are 1 2.'


def test_asks():
    assert EN.ask(Ask("follow", ("B",), {"seat": "B", "count": 3, "need": 10})) == (
        "Ben to play: three cards of one number, higher than 10, or pass."
    )
    assert JA.ask(Ask("follow", ("B",), {"seat": "B", "count": 1, "need": 7})) == (
        "いつきの手番です。7より大きいカードを1枚出すか、パスします。"
    )
    assert KO.ask(Ask("over", (), {"seats": ("A", "B"), "points": 92})) == (
        "게임이 끝났어요. 벌점이 92점으로 같은 가온과 나래가 함께 우승했어요."
    )


def test_events_give_their_fields():
    assert EN.event(CardsPlayed(("lead-options",), "A", ("8",))) == "Alma leads an 8."
    assert (
        EN.event(StageEnded((), ("A", "C")))
        == "Alma and Cleo are out of cards, and the stage is over."
    )
    assert "hunter 15" not in EN.event(StageOpened((), 1, "A", "-"))


def test_seats_are_called_by_the_names_of_who_sits_there():
    told = Words("en", ["seat-A = Alma\nseat-B = Ben\nevent-passed = { $seat } passes."])
    named = told.naming({"A": "{ $x } & Mina"})
    assert named.text("event-passed", seat="A") == "{ $x } & Mina passes."
    assert named.text("event-passed", seat="B") == "Ben passes."
    assert told.text("event-passed", seat="A") == "Alma passes."
