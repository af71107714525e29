"""What counts as the same letter: width, case, hiragana and katakana, small kana, va and ba.

Pure. A folded text knows where each of its letters stood, so that a hit can be marked in the text
as it was written.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_TO_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_TO_LARGE = {
    **{code: code + 1 for code in (0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x308E)},
    **{0x3095: 0x304B, 0x3096: 0x3051},
}
"""Small vowels are spelt both ways: the queen of cards has a small or a large i."""
_VU = re.compile(r"\u3094([\u3041\u3043\u3047\u3049]?)")
_BU = {0: 0x3076, 0x3041: 0x3070, 0x3043: 0x3073, 0x3047: 0x3079, 0x3049: 0x307C}
"""What v is written as without it, by the small vowel that follows."""
_LETTER = re.compile(
    r"[\u30f4\u3094][\u30a1\u30a3\u30a7\u30a9\u3041\u3043\u3047\u3049]"
    r"|.[\u0300-\u036f\u3099\u309a\uff9e\uff9f]*",
    re.DOTALL,
)
"""What is folded together: a letter with its marks, and va, which may be written ba."""

_CJK = (
    r"\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e\U00020000-\U0003ffff"
)
EXACT, AROUND = "\u02d0", "\u02d1"
"""Begin the tokens of whole words, and of words that stand around a text: the name of its game, the
heading of its chapter. They are letters to databases and none in our texts."""
TITLE, NAME = EXACT + AROUND, EXACT + EXACT
"""Begin the tokens of whole words of a heading, and of a whole name."""
STARTS, GAME = AROUND + EXACT, AROUND + AROUND
"""Begin the tokens of the first letters of a word, and of the game that a text belongs to."""
_NO_LETTER = f"_{EXACT}{AROUND}"
WORD = re.compile(rf"(?:(?![{_NO_LETTER}])\w)+")
"""Letters and digits without a break, of any script."""
RUN = re.compile(rf"(?P<cjk>[{_CJK}]+)|(?:(?![{_CJK}{_NO_LETTER}])\w)+")
"""The same, letters of Korean, Japanese and Chinese apart from others."""
_SCRIPTS = re.compile(
    r"(?P<hangul>[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]+)"
    r"|(?P<hiragana>[\u3041-\u3096\u309d-\u309f]+)"
    r"|(?P<katakana>[\u30a1-\u30fa\u30fc-\u30ff]+)"
    r"|(?P<kanji>[\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)"
    rf"|(?P<other>(?:(?![{_CJK}{_NO_LETTER}])\w)+)"
)


@dataclass(frozen=True, slots=True)
class Folded:
    """A text, and the same folded; the letter at `text[at]` stood in
    `written[starts[at]:ends[at]]`."""

    written: str
    text: str
    starts: tuple[int, ...] | range
    ends: tuple[int, ...] | range


@lru_cache(maxsize=8192)
def folded(text: str) -> Folded:
    """Return a text folded.

    >>> [folded(each).text for each in ("ＡＢ Queen", "ｶﾞ", "ヴァ", "バ", "クィーン")]
    ['ab queen', 'が', 'ば', 'ば', 'くいーん']
    """
    written = unicodedata.normalize("NFC", text)
    if unicodedata.is_normalized("NFKC", written):
        found = _fold(written)
        if len(found) == len(written):
            return Folded(written, found, range(len(written)), range(1, len(written) + 1))
    letters, starts, ends = [], [], []
    for part in _LETTER.finditer(written):
        for letter in _fold(part.group()):
            letters.append(letter)
            starts.append(part.start())
            ends.append(part.end())
    return Folded(written, "".join(letters), tuple(starts), tuple(ends))


def _fold(text: str) -> str:
    found = unicodedata.normalize("NFKC", text).lower().translate(_TO_HIRAGANA)
    found = _VU.sub(lambda vu: chr(_BU[ord(vu[1]) if vu[1] else 0]), found)
    return found.translate(_TO_LARGE)


@lru_cache(maxsize=8192)
def letters(text: str) -> str:
    """Return what is left of a text, folded, without spaces and signs.

    >>> letters("Go out!"), letters("¼")
    ('goout', '14')
    """
    return "".join(WORD.findall(folded(text).text))


def scripts(text: str) -> list[tuple[str, str]]:
    """Return the stretches of one script in a text, each with the script's name.

    >>> scripts("手札を 15장")
    [('kanji', '手札'), ('hiragana', 'を'), ('other', '15'), ('hangul', '장')]
    """
    return [(str(found.lastgroup), found.group()) for found in _SCRIPTS.finditer(text)]


@lru_cache(maxsize=8192)
def script(letter: str) -> str:
    """Return the script of a letter, empty for what is none."""
    found = _SCRIPTS.match(letter)
    return str(found.lastgroup) if found else ""
