"""Korean particles, chosen by how the word before them sounds.

A particle with two forms takes the first after a closing consonant and the second after a vowel;
으로/로 counts ㄹ as a vowel. What is heard decides, not what is written: digits are read out (10
십, 200 이백), Latin letters have their Korean names (L 엘, Q 큐), kana end in a consonant only in
ん. Closing brackets and quotation marks are silent. Where nobody can say how a word sounds, both
forms are written: 을(를).

>>> [josa(word, "을/를") for word in ("가온", "나래", "20", "5", "Q", "(13)")]
['가온을', '나래를', '20을', '5를', 'Q를', '(13)을']
>>> [josa(word, "으로/로") for word in ("1", "3", "4")]
['1로', '3으로', '4로']
"""

import re
import unicodedata
from functools import lru_cache

PAIRS = frozenset(
    (
        *("은/는", "이/가", "을/를", "과/와", "으로/로", "아/야"),
        *("이에요/예요", "이나/나", "이라/라", "이라는/라는"),
    )
)
"""The particles that messages may ask for, as they are written in them."""

_DIGITS = ("영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구")
_POWERS = ("", "십", "백", "천")
_LONG_POWERS = ("", "만", "억", "조", "경")
_LETTERS = {"L": "엘", "M": "엠", "N": "엔", "R": "알"}
"""The Latin letters whose Korean names close with a consonant; the others end in a vowel."""
_NUMBER = re.compile(r"(\d[\d,]*)(?:\.(\d+))?$", re.ASCII)
_VOWEL = "아"


@lru_cache(maxsize=4096)
def josa(word: str, pair: str) -> str:
    """Return `word` with the form of `pair` (one of PAIRS) that follows its sound."""
    if pair not in PAIRS:
        raise ValueError(f"unknown particle {pair!r}; expected one of {', '.join(sorted(PAIRS))}")
    consonant, vowel = pair.split("/")
    heard = last_syllable(word)
    if not heard:
        return f"{word}{both_forms(consonant, vowel)}"
    closing = (ord(heard) - ord("가")) % 28
    is_closed = closing != 0 and not (consonant == "으로" and closing == _CLOSING_L)
    return word + (consonant if is_closed else vowel)


_CLOSING_L = (ord("엘") - ord("가")) % 28


def both_forms(consonant: str, vowel: str) -> str:
    """Return both forms as Korean prints them: 을(를), (으)로.

    >>> both_forms("은", "는"), both_forms("으로", "로"), both_forms("이에요", "예요")
    ('은(는)', '(으)로', '이에요(예요)')
    """
    if consonant.endswith(vowel):
        return f"({consonant.removesuffix(vowel)}){vowel}"
    return f"{consonant}({vowel})"


def last_syllable(word: str) -> str:
    """Return the Hangul syllable that `word` ends with when it is read aloud, or an empty text.

    >>> last_syllable("뱀파이어"), last_syllable("100"), last_syllable("Q"), last_syllable("女王")
    ('어', '백', '아', '')
    """
    spoken = unicodedata.normalize("NFC", word)
    while spoken and not spoken[-1].isalnum():
        spoken = spoken[:-1]
    if not spoken:
        return ""
    number = _NUMBER.search(spoken)
    if number:
        return _last_of_number(number.group(1), number.group(2))
    return _last_of_letter(spoken[-1])


def _last_of_number(whole: str, fraction: str | None) -> str:
    if fraction is not None:
        return _DIGITS[int(fraction[-1])]
    digits = whole.replace(",", "").lstrip("0")
    if not digits:
        return _DIGITS[0]
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros == 0:
        return _DIGITS[int(digits[-1])]
    if zeros < 4:
        return _POWERS[zeros]
    return _LONG_POWERS[min(zeros // 4, len(_LONG_POWERS) - 1)]


def _last_of_letter(letter: str) -> str:
    if "가" <= letter <= "힣":
        return letter
    plain = unicodedata.normalize("NFKD", letter)[0].upper()
    if "A" <= plain <= "Z":
        return _LETTERS.get(plain, _VOWEL)
    if letter in "んンﾝ":
        return "은"
    return _VOWEL if "ぁ" <= letter <= "ヿ" else ""
