"""Words as they stand in sentences: what may follow a word, and what words a form may be of.

Korean particles and endings are written onto the word (사냥꾼을, 선은, 패스하면), Japanese words
run into what follows (手札を), English ones are inflected (queens). What follows is told by a small
list and, in Korean, by sound: 이 follows a closing consonant, 가 a vowel. It is a list and no
analysis: a form may be of several words, and rare endings are missed.
"""

import re
from functools import lru_cache


def _list(text: str) -> frozenset[str]:
    return frozenset(text.split())


_CLOSED = _list("은 이 을 과 아 으로 이에요 으로는 으로도")
"""After a closing consonant only."""
_OPEN = _list("가 를 와 로 야 나 라 란 랑 로는 로도 라는 라도 라고 라서 든지")
"""After a vowel only; those with 로 after ㄹ too."""
_PARTICLES = _list(
    """
    는 의 에 에서 에게 에게서 한테 께 도 만 까지 부터 마다 보다 처럼 같이 밖에 조차 마저 들
    끼리 씩 째 쯤 하고 이나 이랑 이란 이라도 이라고 이라는 이라면 이라서 이든지 이다 이면 이고
    이며 인 인데 인지 일 입니다 이었어요 이지만 이니까 라면 예요
    """
)
_OF_VERBS = _list(
    """
    다 고 면 으면 며 으며 는데 은데 은지 는지 을지 어요 아요 어서 아서 습니다 세요 으세요 려면
    으려면 을까요 까요 었어요 았어요 네요 죠 지만 거나 도록 니까 으니까 요 하다 하면 할 하는
    한 하고 해요 해서 해 해도 했어요 하기 하지 합니다 하세요 하려면 하거나 하며 했다 하게
    하지만 함 되다 되면 될 되는 된 되고 돼요 돼 됩니다 됐어요
    """
)
_OF_LONG_ONES = _list("지 기 게 음 어 자 던")
"""Endings that would make one syllable another word: 용기 is no 용, 패자 no 패."""
_ENGLISH = ("s", "es", "ed", "ing")
_HANGUL = re.compile(r"[가-힣]+$")
_JAPANESE = re.compile(r"^(.*[一-鿿々ァ-ヺー])([ぁ-ん]+)$", re.DOTALL)


def _by_first_syllable() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for ending in sorted(_CLOSED | _OPEN | _PARTICLES | _OF_VERBS | _OF_LONG_ONES):
        found.setdefault(ending[0], []).append(ending)
    return found


_ENDINGS = _by_first_syllable()


@lru_cache(maxsize=65536)
def follows(rest: str, word: str, depth: int = 3) -> bool:
    """Return whether `rest`, written onto a Korean word, is nothing but particles and endings.

    >>> [follows(rest, "선") for rest in ("은", "이", "택", "에게는", "가", "")]
    [True, True, False, True, False, True]
    >>> follows("하면", "패스"), follows("기", "용"), follows("를", "카드")
    (True, False, True)
    """
    if not rest:
        return True
    if not depth or not "가" <= word[-1:] <= "힣":
        return False
    return any(
        rest.startswith(ending)
        and _fits(ending, word)
        and follows(rest[len(ending) :], word + ending, depth - 1)
        for ending in _ENDINGS.get(rest[0], ())
    )


def _fits(ending: str, word: str) -> bool:
    closing = (ord(word[-1]) - ord("가")) % 28
    if ending in _OF_LONG_ONES:
        return len(word) > 1
    if ending.startswith("로"):
        return closing in (0, _CLOSING_L)
    if ending in _OPEN:
        return closing == 0
    return ending not in _CLOSED or closing != 0


_CLOSING_L = (ord("엘") - ord("가")) % 28


def inflects(rest: str) -> bool:
    """Return whether `rest`, written onto an English word, makes a form of the same word.

    >>> inflects("s"), inflects("ing"), inflects(""), inflects("ish")
    (True, True, True, False)
    """
    return not rest or rest in _ENGLISH


@lru_cache(maxsize=65536)
def stems(form: str) -> tuple[str, ...]:
    """Return the words that a form may be of, without itself, longest first.

    >>> stems("사냥꾼을"), stems("선은"), stems("카드"), stems("선에서는")
    (('사냥꾼',), ('선',), (), ('선에서', '선'))
    >>> stems("手札を"), stems("捨てる"), stems("パスした")
    (('手札',), ('捨て', '捨'), ('パスし', 'パス'))
    >>> stems("queens"), stems("penalties"), stems("penalty"), stems("discarding"), stems("pass")
    (('queen',), ('penalti', 'penalty'), ('penalti',), ('discard',), ())
    """
    if hangul := _HANGUL.search(form):
        run = hangul.group()
        before = form[: hangul.start()]
        ends = range(len(run) - 1, 0, -1)
        return tuple(before + run[:end] for end in ends if follows(run[end:], run[:end]))
    if japanese := _JAPANESE.match(form):
        word, tail = japanese.groups()
        return tuple(word + tail[:length] for length in range(len(tail) - 1, -1, -1))
    return tuple(_english_stems(form)) if form.isascii() and form.isalpha() else ()


def _english_stems(form: str) -> list[str]:
    found = []
    if form.endswith("s") and not form.endswith(("ss", "us", "is")):
        is_long = form.endswith(("ses", "xes", "zes", "ches", "shes", "ies"))
        found.append(form[:-2] if is_long else form[:-1])
    if form.endswith("ies"):
        found.append(form[:-3] + "y")
    if form.endswith("y") and form[-2:-1] not in tuple("aeiou"):
        found.append(form[:-1] + "i")
    found += [form.removesuffix(end) for end in ("ing", "ed") if form.endswith(end)]
    return [each for each in found if len(each) > 2]
