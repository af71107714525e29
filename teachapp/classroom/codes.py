"""Join codes: six letters that are read aloud, typed on phones and printed in large type.

None of them looks like another (no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels no code is
a word. There are a hundred million; guessing one is limited where codes are asked for.
"""

import secrets
import unicodedata

ALPHABET = "CDFGHJKMNPQRTVWXY34679"
LENGTH = 6
LONG = 8
"""Of codes that let somebody lead: 500 times as many."""


def new_code(length: int = LENGTH) -> str:
    """Return a code drawn by lot; that it is free is seen when it is written."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def typed_code(text: str, length: int = LENGTH) -> str:
    """Return the code that somebody typed, however it was spaced, in whatever width or case; or
    nothing where it can't be one."""
    letters = unicodedata.normalize("NFKC", text).upper()
    code = "".join(each for each in letters if each.isalnum())
    return code if len(code) == length and set(code) <= set(ALPHABET) else ""


def spaced(code: str) -> str:
    """Return a code as it is shown: in two groups."""
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"
