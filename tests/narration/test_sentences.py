"""Sentences for everything that happens in 200 random games, and for every refusal."""

import re
from functools import cache

import pytest

from games.core.cards import DEALER
from games.core.playout import play_out
from games.core.protocol import OPEN, Ask, Event, Move, Violation
from games.registry import GAMES
from games.vampire_queen import events as happened
from teachapp.narration.explore import explore
from tests.narration.sources import GAMES_PLAYED, LANGUAGES, names, option_texts, random_game, words
from tests.narration.test_josa import closing, spoken

GAME = GAMES["vampire-queen"]
END = {"en": r"[A-Z].*[.]", "ko": r".*요[.]", "ja": r".*(です|ます|ました|ません|ください)。"}
NEVER = {
    "en": r"[{}$?]|\bnobody\b.*\bholds\b|  | [,.;:]|[^\x00-\x7f−]",
    "ko": r"[{}$?A-Za-z(]|아무도 아님|  | [,.]|[ぁ-ヿ]",
    "ja": r"[{}$?A-Za-z ]|該当なし|[가-힣]|、、|。。|をを",
}
"""Leftovers of machinery and letters of other scripts; asks and events of these games need none."""
FOLLOWED = (*("은/는", "이/가", "을/를", "과/와", "으로/로", "이에요/예요"),)


@cache
def told_in_games():
    """Return all events and asks of the games, each once."""
    events: dict[object, Event] = {}
    asks: dict[str, Ask] = {}
    for seed in range(GAMES_PLAYED):
        for made in random_game(GAME.slug, seed):
            events |= {(str(event), event.clauses): event for event in made.events}
            ask = GAME.observe(made.after, OPEN).ask
            asks[str(ask)] = ask
    return tuple(events.values()), tuple(asks.values())


def test_the_games_bring_every_kind_of_event_and_ask():
    events, asks = told_in_games()
    in_part = happened.SeatScoredInPart.name  # only a position from elsewhere leaves cards unknown
    assert {event.name for event in events} == {kind.name for kind in GAME.event_types} - {in_part}
    assert {ask.code for ask in asks} == set(explore(GAME).asks)
    assert len(events) > 10_000


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Not all of Ben's cards are known; this hand costs at least 1 penalty point."),
        ("ko", "나래의 손에 모르는 카드가 있어서, 벌점이 적어도 1점이라는 것만 알 수 있어요."),
        ("ja", "いつきの手札には分からないカードがあり、失点は少なくとも1点です。"),
    ],
)
def test_a_hand_that_is_known_in_part(language, sentence):
    event = happened.SeatScoredInPart(("score-sum",), "B", ("1", "*", "*"), 1)
    assert words(language).event(event) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_ask_is_a_sentence(language):
    said = words(language)
    events, asks = told_in_games()
    for told in [*map(said.event, events), *map(said.ask, asks)]:
        assert re.fullmatch(END.get(language, ".*"), told), told
        assert not re.search(NEVER.get(language, "[{}$]"), told), told


def followed(told, name, pair):
    """Return which of a pair's forms follows `name` in a sentence, as far as one does."""
    forms = "|".join(sorted(pair.split("/"), key=len, reverse=True))
    return re.findall(rf"(?<![\d가-힣]){name}({forms})(?=[ ,.])", told)


def wanted(name, pair):
    """Return the form that a Korean speaker says: the test's own rule, not the site's."""
    syllable = spoken(int(name))[-1] if name.isdigit() else name[-1]
    end = closing(syllable)
    has_consonant = bool(end) and not (pair == "으로/로" and end == "ᆯ")
    return pair.split("/")[0 if has_consonant else 1]


def test_particles_after_every_name_and_number():
    said = words("ko")
    events, asks = told_in_games()
    seen = set()
    for told in [*map(said.event, events), *map(said.ask, asks)]:
        for name in [*names("ko"), *re.findall(r"\d+", told)]:
            for pair in FOLLOWED:
                for form in followed(told, name, pair):
                    assert form == wanted(name, pair), told
                    seen.add((name, pair))
    assert {name for name, _ in seen} >= set(names("ko"))
    assert {pair for _, pair in seen} >= {"은/는", "이/가", "이에요/예요", "을/를"}


@cache
def refused_in_play():
    """Return refused moves with their violations, one for each code and what it tells."""
    found: dict[str, tuple[Violation, Move]] = {}
    for seed, text in enumerate(option_texts(GAME.slug) * 4):
        seats = GAME.seats[seed % len(GAME.seats)]
        for made in play_out(GAME, seats, GAME.options(text), seed, limit=200).moves:
            movers = [seat for seat in GAME.to_move(made.before) if seat != DEALER]
            for move in (each for seat in movers for each in GAME.candidates(made.before, seat)):
                violation = GAME.check(made.before, move)
                if violation:
                    found.setdefault(str(violation), (violation, move))
    return tuple(found.values())


def test_play_brings_the_common_refusals():
    codes = {violation.code for violation, _ in refused_in_play()}
    assert codes >= {"not-higher", "lower", "wrong-count", "no-pass-in-a-hunt", "hunter-follows"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_play_is_a_sentence_with_or_without_the_move(language):
    said = words(language)
    for violation, move in refused_in_play():
        told = said.refusal(violation, move)
        assert told == said.refusal(violation)
        assert re.fullmatch(END.get(language, ".*"), told), told
        assert not re.search(NEVER.get(language, "[{}$]"), told), told


LEAD, FOLLOW = ("lead-options", "lead-sets-count"), ("follow-strictly-higher", "follow-order")
SENTENCES = [
    (
        happened.HandsDealt((), "E", 13, 43),
        "Eve shuffles and deals 13 cards to everyone; the 43 left over lie aside.",
        "마루가 카드를 섞어 13장씩 나누어 주고, 남은 43장은 옆에 치워 두었어요.",
        "おうかがカードを切り混ぜて13枚ずつ配り、残った43枚を脇に置きました。",
    ),
    (
        happened.HandsDealt((), "C", 9, 0),
        "Cleo shuffles and deals nine cards to everyone, with none left over.",
        "다온이 카드를 섞어 아홉 장씩 남김없이 나누어 줬어요.",
        "うみがカードを切り混ぜ、9枚ずつ残らず配りました。",
    ),
    (
        happened.HandsDealt((), "L", 1, 1),
        "Leo shuffles and deals one card to everyone; the one left over lies aside.",
        "태오가 카드를 섞어 한 장씩 나누어 주고, 남은 한 장은 옆에 치워 두었어요.",
        "しおんがカードを切り混ぜて1枚ずつ配り、残った1枚を脇に置きました。",
    ),
    (
        happened.StageOpened((), 1, "B", "A"),
        "Stage 1 begins: Ben holds hunter 20 and leads the first trick, and Alma holds hunter 15.",
        "1라운드는 사냥꾼 20을 든 나래가 선으로 시작하고, 사냥꾼 15는 가온이 들고 있어요.",
        "第1ステージは、ハンター20を持ついつきが親になって始まり、"
        "ハンター15はあおいが持っています。",
    ),
    (
        happened.StageOpened((), 2, "A", "-"),
        "Stage 2 begins, and Alma, who holds hunter 20, leads the first trick.",
        "2라운드는 사냥꾼 20을 든 가온이 선으로 시작해요.",
        "第2ステージは、ハンター20を持つあおいが親になって始まります。",
    ),
    (
        happened.StageOpened(("next-leader", "next-both-hunters"), 3, "D", "D"),
        "Stage 3 begins, and Dan, who holds both hunters, leads the first trick.",
        "3라운드는 사냥꾼을 두 장 다 든 라희가 선으로 시작해요.",
        "第3ステージは、ハンターを2枚とも持つえまが親になって始まります。",
    ),
    (
        happened.CardsPlayed(LEAD, "A", ("6", "6", "6")),
        "Alma leads three 6s.",
        "가온이 6 세 장을 먼저 냈어요.",
        "親のあおいが6を3枚出しました。",
    ),
    (
        happened.CardsPlayed(FOLLOW, "G", ("11",)),
        "Gus plays an 11.",
        "사랑이 11 한 장을 냈어요.",
        "きよしが11を1枚出しました。",
    ),
    (
        happened.CardsPlayed(("queen-wild-with-vampires", *FOLLOW), "B", ("9", "9", "Q")),
        "Ben plays two 9s and a Queen, which together make three 9s.",
        "나래가 9 두 장과 퀸 한 장을 9 세 장으로 냈어요.",
        "いつきが9を2枚とクィーンを1枚出して、9を3枚そろえました。",
    ),
    (
        happened.CardsPlayed(("queen-alone-14", *LEAD), "F", ("Q", "Q")),
        "Finn leads two Queens for a value of 14.",
        "바다가 14로 치는 퀸 두 장을 먼저 냈어요.",
        "親のかえでがクィーンを2枚、14として出しました。",
    ),
    (
        happened.CardsPlayed(("hunt-queen-counts-one", "hunt-any-value"), "D", ("Q",)),
        "Dan plays a Queen, which counts only 1 in a hunt.",
        "라희가 사냥 페이즈에서는 1밖에 안 되는 퀸 한 장을 냈어요.",
        "えまが、ハンターラウンドでは1になるクィーンを1枚出しました。",
    ),
    (
        happened.CardsPlayed(("lead-options",), "A", ("H20",)),
        "Alma leads hunter 20.",
        "가온이 사냥꾼 20을 먼저 냈어요.",
        "親のあおいがハンター20を出しました。",
    ),
    (
        happened.HuntStarted((), "A", "H20"),
        "Alma has opened a hunt: this time nobody wants to show the highest card.",
        "가온이 사냥 페이즈를 열었으니, 이제는 강한 카드일수록 위험해요.",
        "あおいがハンターラウンドを始めたので、今回は誰も一番大きな値を出したくないところです。",
    ),
    (happened.Passed((), "C"), "Cleo passes.", "다온은 패스했어요.", "うみはパスしました。"),
    (
        happened.PassForced((), "B", "H15"),
        "With nothing but hunter 15 in hand, Ben is forced to pass and will take all the cards of "
        "this hunt.",
        "나래는 손에 사냥꾼 15밖에 없어서 강제 패스를 했어요.",
        "いつきは手札がハンター15だけなので強制パスになり、"
        "このラウンドのカードを全部引き取ることになります。",
    ),
    (
        happened.TrickWon(("trick-winner",), "D", ("6", "6", "9", "9")),
        "Dan wins the trick, and its four cards are put away.",
        "이번 페이즈는 라희가 이겼고, 나온 카드 네 장은 무덤으로 갔어요.",
        "このラウンドはえまが勝ち、出たカード4枚は捨て札になりました。",
    ),
    (
        happened.TrickWon(("trick-winner", "trick-all-pass"), "A", ("Q",)),
        "Everyone else passed, so Alma wins the trick, and the card is put away.",
        "나머지가 모두 패스해서 가온이 이겼고, 나온 카드 한 장은 무덤으로 갔어요.",
        "ほかの全員がパスしたのであおいが勝ち、出たカード1枚は捨て札になりました。",
    ),
    (
        happened.TrickTaken(("hunt-highest-takes-all",), "B", ("H20", "13", "12", "Q")),
        "Ben has shown the highest card and takes all four cards, hunter 20 included.",
        "가장 강한 카드를 낸 나래가 사냥꾼 20까지 네 장을 모두 가져갔어요.",
        "一番大きな値を出したいつきが、ハンター20も含めて4枚を全部引き取りました。",
    ),
    (
        happened.TrickTaken(("hunt-tie-latest",), "D", ("H20", "2", "1", "2", "Q")),
        "Two or more cards tie for highest; Dan played the last of them and takes all five cards, "
        "hunter 20 included.",
        "가장 강한 카드가 여러 장이라서, 그중 마지막에 낸 라희가 사냥꾼 20까지 다섯 장을 "
        "모두 가져갔어요.",
        "一番大きな値が並んだので、その中で最後に出したえまが、"
        "ハンター20も含めて5枚を全部引き取りました。",
    ),
    (
        happened.TrickTaken(("hunt-forced-pass",), "B", ("H20", "12")),
        "After the forced pass it is Ben who takes both cards, hunter 20 included.",
        "강제 패스를 한 나래가 사냥꾼 20까지 두 장을 모두 가져갔어요.",
        "強制パスをしたいつきが、ハンター20も含めて2枚とも引き取りました。",
    ),
    (
        happened.LeadPassed((), "D"),
        "Dan leads the next trick.",
        "다음 페이즈의 선은 라희예요.",
        "次のラウンドの親はえまです。",
    ),
    (
        happened.HunterBanned((), "A", "H15"),
        "Alma has only just taken hunter 15 and may not lead it in the next trick.",
        "가온은 방금 가져간 사냥꾼 15를 다음 페이즈에는 낼 수 없어요.",
        "取ったばかりのハンター15は1回休みなので、あおいは次のラウンドに出せません。",
    ),
    (
        happened.LastCardTakenBack((), "B"),
        "Ben's last card comes straight back with the rest, so Ben is not out after all.",
        "나래는 마지막 카드를 냈지만 다시 가져왔으니, 다 없앤 것이 아니에요.",
        "いつきは最後の1枚を出しましたが、引き取って手札が戻ったので、"
        "出し切ったことにはなりません。",
    ),
    (
        happened.StageEnded((), ("A",)),
        "Alma is out of cards, and the stage is over.",
        "가온이 카드를 다 없애서 라운드가 끝났어요.",
        "あおいが手札を出し切ったので、ステージが終わりました。",
    ),
    (
        happened.StageEnded((), ("A", "C", "E")),
        "Alma, Cleo and Eve are out of cards, and the stage is over.",
        "가온, 다온, 마루가 카드를 다 없애서 라운드가 끝났어요.",
        "あおい、うみ、おうかの3人が手札を出し切ったので、ステージが終わりました。",
    ),
    (
        happened.SeatScored((), "C", ("3", "10", "Q"), 27),
        "Cleo is left with a 3, a 10 and a Queen: 27 penalty points.",
        "다온은 3 한 장, 10 한 장, 퀸 한 장이 남아서 벌점이 27점이에요.",
        "うみは3を1枚、10を1枚、クィーンを1枚手札に残し、失点は27点です。",
    ),
    (
        happened.SeatScored((), "D", ("1",), 1),
        "Dan is left with a 1: 1 penalty point.",
        "라희는 1 한 장이 남아서 벌점이 1점이에요.",
        "えまは1を1枚手札に残し、失点は1点です。",
    ),
    (
        happened.SeatScored((), "B", ("9", "9", "H20"), 38),
        "Ben is left with two 9s and hunter 20: 38 penalty points.",
        "나래는 9 두 장과 사냥꾼 20이 남아서 벌점이 38점이에요.",
        "いつきは9を2枚とハンター20を手札に残し、失点は38点です。",
    ),
    (
        happened.SeatScored((), "A", ("1", "2", "3", "4", "5"), 15),
        "Alma is left with five cards: 15 penalty points in all.",
        "가온은 카드가 다섯 장 남아서 벌점이 모두 15점이에요.",
        "あおいは手札に5枚を残し、失点は合わせて15点です。",
    ),
    (
        happened.SeatScored((), "A", (), 0),
        "Alma has no cards left and gets no penalty points.",
        "가온은 손에 남은 카드가 없어서 벌점도 없어요.",
        "あおいは手札を出し切ったので、失点は0点です。",
    ),
    (
        happened.SeatScored((), "H", (), -30),
        "Hana has no cards left and, with the bonus for going out, scores −30 penalty points.",
        "아라는 카드를 다 없애서 받은 보너스로 벌점이 −30점이에요.",
        "くるみは手札を出し切ってボーナスがつき、失点は−30点です。",
    ),
    (
        happened.GameEnded(("game-winner",), ("B",), 57),
        "Ben wins the game with the lowest total, 57 penalty points.",
        "벌점 합계가 57점으로 가장 적은 나래가 우승했어요.",
        "失点の合計が57点で一番少ないいつきの勝ちです。",
    ),
    (
        happened.GameEnded(("game-winner", "game-tie"), ("A", "B"), 92),
        "Alma and Ben share the win with the same lowest total, 92 penalty points.",
        "벌점 합계가 92점으로 가장 적은 가온과 나래가 함께 우승했어요.",
        "失点の合計が92点で一番少ないあおいといつきの同率優勝です。",
    ),
    (
        happened.GameEnded(("game-winner", "game-tie"), ("B",), 92),
        "The lowest total, 92 penalty points, is shared, and the tie-break makes Ben the winner.",
        "벌점 합계가 92점으로 가장 적은 사람이 여러 명이라서, 미리 정한 방법에 따라 나래가 "
        "우승했어요.",
        "一番少ない合計の92点で並びましたが、決めておいた方法でいつきの勝ちです。",
    ),
]


@pytest.mark.parametrize(("event", "en", "ko", "ja"), SENTENCES, ids=lambda case: str(case)[:40])
def test_whole_sentences(event, en, ko, ja):
    assert words("en").event(event) == en
    assert words("ko").event(event) == ko
    assert words("ja").event(event) == ja


REFUSALS = [
    (
        "not-higher",
        {"need": 7, "value": 7},
        "Your play counts 7 and has to be higher than 7; go higher or pass.",
        "7은 7보다 크지 않으니, 7보다 큰 카드를 내거나 패스하세요.",
        "7は7より大きくないので、7より大きいカードを出すか、パスしてください。",
    ),
    (
        "lower",
        {"need": 8, "value": 3},
        "Your play counts 3 and has to reach at least 8; play 8 or more, or pass.",
        "3은 8보다 작으니, 8과 같거나 큰 카드를 내거나 패스하세요.",
        "3は8より小さいので、8以上のカードを出すか、パスしてください。",
    ),
    (
        "wrong-count",
        {"need": 1, "count": 12},
        "The lead was one card, so play exactly one, not 12.",
        "선이 한 장을 냈으니까, 12장이 아니라 똑같이 한 장을 내야 해요.",
        "親が出したのは1枚なので、12枚ではなく、ちょうど1枚を出してください。",
    ),
    (
        "mixed-not-14",
        {"face": "9"},
        "Beside 9 a Queen counts 9 as well and never 14; only Queens on their own are higher than "
        "13.",
        "9와 함께 낸 퀸은 14가 아니라 9로만 치니까, 13보다 크게 내려면 퀸만 내야 해요.",
        "9と一緒に出すクィーンは14ではなく9になるので、"
        "13より大きくするにはクィーンだけで出します。",
    ),
    (
        "not-a-set",
        {"cards": ("12", "13")},
        "12 and 13 are different numbers; play cards of a single number, with Queens beside them "
        "if you like.",
        "12와 13은 서로 다른 숫자니까, 한 가지 숫자로만 내거나 거기에 퀸을 더해서 내세요.",
        "12と13は違う数字なので、同じ数字だけで出すか、それにクィーンを足して出してください。",
    ),
    (
        "not-your-turn",
        {"turn": "J"},
        "It is not your turn yet; Jon plays first.",
        "지금은 찬솔 차례니까, 자기 차례가 올 때까지 기다려 주세요.",
        "今はこはるの手番なので、順番が来るまで待ってください。",
    ),
    (
        "hunter-banned",
        {"card": "H20"},
        "You have only just taken hunter 20, so you may not lead it in this trick; lead something "
        "else.",
        "방금 가져간 사냥꾼 20은 이번 페이즈에 쉬어야 하니까, 다른 카드를 내세요.",
        "取ったばかりのハンター20はこのラウンドでは1回休みなので、ほかのカードを出してください。",
    ),
]


@pytest.mark.parametrize(("code", "params", "en", "ko", "ja"), REFUSALS, ids=lambda case: str(case))
def test_whole_refusals(code, params, en, ko, ja):
    violation, move = Violation(code, GAME.refusals()[code][0], params), Move("B", "play", ("9",))
    assert words("en").refusal(violation, move) == en
    assert words("ko").refusal(violation, move) == ko
    assert words("ja").refusal(violation, move) == ja
