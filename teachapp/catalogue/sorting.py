"""Names → keys by which lists sort them: plain texts that compare as readers expect.

Letters count without case and accents, kana as a dictionary has them: one order for hiragana and
katakana, small and voiced kana beside plain ones, a long vowel as its vowel. Hangul is in order by
itself. How kanji are read no rule can tell, nor which word is an article: a name that sorts
otherwise than it is written says so (`.sorted` of the message `game-name`).

>>> sorted(["Zoo", "éclair", "Eagle"], key=sort_key)
['Eagle', 'éclair', 'Zoo']
"""

import re
import unicodedata

_SPOKEN = re.compile(r"[^\w]+|_")
_KANA = re.compile(r"(?:HIRAGANA|KATAKANA) LETTER (?:SMALL )?([A-Z]+)")
_LONG = "KATAKANA-HIRAGANA PROLONGED SOUND MARK"
_NUMBER = re.compile(r"\d+")


def sort_key(name: str) -> str:
    """Return what a name is sorted by; names that differ in accents only stay apart."""
    plain = "".join(_plain(unicodedata.normalize("NFKD", name).casefold()))
    letters = _SPOKEN.sub(" ", unicodedata.normalize("NFC", plain)).strip()
    return f"{letters}\t{name}"[:200]


def _plain(letters: str) -> list[str]:
    found: list[str] = []
    vowel = ""
    for letter in letters:
        if unicodedata.combining(letter):
            continue
        name = unicodedata.name(letter, "")
        kana = _KANA.fullmatch(name)
        if kana:
            letter = unicodedata.lookup(f"HIRAGANA LETTER {kana[1]}")
            vowel = kana[1][-1]
        elif name == _LONG and vowel in tuple("AEIOU"):
            letter = unicodedata.lookup(f"HIRAGANA LETTER {vowel}")
        found.append(letter)
    return found


def shelf_key(shelf: str) -> tuple[str, str]:
    """Return what a shelf code is sorted by: `Z2` comes before `Z10`, no code at the end.

    >>> sorted(["Z10", "", "z2", "A1"], key=shelf_key)
    ['A1', 'z2', 'Z10', '']
    """
    padded = _NUMBER.sub(lambda found: found[0].rjust(9, "0"), shelf.casefold())
    return ("" if shelf else "~", padded)
