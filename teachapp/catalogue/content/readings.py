"""How words are read: for each language that has readings, words and their readings above them.

`readings/ja.toml` has a line a word, `"手札" = "てふだ"`. A text is read by the longest word that
fits at each place. A word that ends in a single ideograph counts only where no other follows; one
that begins with `0` counts after any number (`"0枚"`), one that begins with another number after
that one alone (`"1人"`). Whoever draws readings (`static/js/readings.js`) goes by `pattern` too.

>>> words = {"取り札": "とりふだ", "札": "ふだ", "0枚": "まい", "1人": "ひとり"}
>>> [(found, word) for found, word in spelled("札の取り札は3枚、1人に11人", words)]
[('札', '札'), ('取り札', '取り札'), ('枚', '0枚'), ('1人', '1人'), ('人', None)]
>>> pieces("取り札", "とりふだ")
('取', 'と', 'り', '', '札', 'ふだ')
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from gettext import GNUTranslations
from pathlib import Path

from django.conf import settings

from teachapp.catalogue.content.faults import Faults, Where
from teachapp.catalogue.content.folder import Folder
from teachapp.catalogue.content.toml import parse

IDEOGRAPHS = "\u3400-\u9fff\u3005"
_RUNS = re.compile(f"[{IDEOGRAPHS}]+|[^{IDEOGRAPHS}]+")
_IDEOGRAPH = re.compile(f"[{IDEOGRAPHS}]")
_ENDS_IN_ONE = re.compile(f"(?:^|[^{IDEOGRAPHS}])[{IDEOGRAPHS}]$")
_NUMBER = re.compile(r"\d+")
_FILLED_IN = re.compile(r"%\(\w+\)s|%s")
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_TARGET = re.compile(r"\]\([a-z]+:[^()\s]*\)")

Texts = Mapping[str, str]
"""Texts by the path of their file."""


def pieces(word: str, reading: str) -> tuple[str, ...] | None:
    """Return a word in pieces, each followed by what stands above it; None if they don't fit."""
    if word[0] == "0":
        word = word[1:]
    elif word[0].isdigit():
        return word, reading
    parts = _RUNS.findall(word)
    wanted = "".join("(.+)" if _IDEOGRAPH.match(part) else re.escape(part) for part in parts)
    found = re.fullmatch(wanted, reading)
    if found is None:
        return None
    above = iter(found.groups())
    return tuple(
        piece for part in parts for piece in (part, next(above) if _IDEOGRAPH.match(part) else "")
    )


def pattern(words: Collection[str]) -> str:
    """Return what finds words, as a regular expression for Python and browsers alike; its last
    choice are ideographs that no word covers."""
    by_first: dict[str, list[str]] = {}
    for word in sorted(words, key=lambda word: (word[0] != "0", -len(word), word)):
        first, choice = _choice(word)
        by_first.setdefault(first, []).append(choice)
    choices = [f"{first}(?:{'|'.join(rest)})" for first, rest in by_first.items()]
    first = "".join(sorted({word.lstrip("0")[:1] for word in words}))
    return f"(?=[{IDEOGRAPHS}{first}])(?:{'|'.join([*choices, f'[{IDEOGRAPHS}]+'])})"


def _choice(word: str) -> tuple[str, str]:
    """Return what finds a word in two parts: choices that begin alike are searched as one."""
    if word[0] == "0":
        return r"(?<=\d)", word[1:]
    if word[0].isdigit():
        return rf"(?<!\d){word[0]}", word[1:]
    return word[0], word[1:] + (f"(?![{IDEOGRAPHS}])" if _ENDS_IN_ONE.search(word) else "")


def spelled(
    text: str, words: Mapping[str, str], finder: "re.Pattern[str] | None" = None
) -> Iterator[tuple[str, str | None]]:
    """Yield what needs a reading in a text, each with the word that has it, or None."""
    for match in (finder or re.compile(pattern(words))).finditer(text):
        found, before = match.group(), text[match.start() - 1 : match.start()]
        counted = f"0{found}"
        if before.isdigit() and counted in words:
            yield found, counted
        else:
            yield found, found if found in words else None


# Checking


def read_readings(text: str, path: str, faults: Faults) -> dict[str, str]:
    """Return the words of a file with their readings; those that can't be are faults."""
    table = parse(text, path, faults)
    if table is None:
        return {}
    found = {word: table.text(word) for word in table.values}
    for word, reading in list(found.items()):
        if not _IDEOGRAPH.search(word) or not word.isalnum():
            table.fault(word, "not a word that needs a reading")
        elif reading and (_IDEOGRAPH.search(reading) or not pieces(word, reading)):
            table.fault(word, f"reading {reading!r} does not fit the word")
        elif reading:
            continue
        del found[word]
    return found


def check_readings(folder: Folder, texts: Mapping[str, Texts], language: str) -> None:
    """Note every word of a language that is not covered, and every reading that nothing needs.

    `texts` are the files' texts by folder: those of a game by its slug, those that all games share
    by the empty name, and with these stands what the site itself says. Only folders that have
    readings are held to this.
    """
    is_sound = not folder.faults.faults  # else what needs a reading may be missing
    tables = {name: _table(folder, name, language) for name in texts}
    said = site_words(language)
    shared = tables.get("") or {}
    used: set[str] = set()
    for name, files in texts.items():
        own = tables[name]
        if own is None:
            continue
        words = shared | own
        finder = re.compile(pattern(words))
        needed: set[str] = set()
        for path, text in files.items():
            needed |= _check_text(text, folder.label(path), words, finder, folder.faults.add)
        if not name:
            # Readers can live without; what is loaded does not hang on how buttons are translated.
            place = f"locale/{language}"
            needed |= _check_text(said, place, words, finder, folder.faults.warn)
        if name:
            _check_own(folder, _path(name, language), own, shared, needed, is_sound)
        used |= needed
    if is_sound and shared:
        _check_used(folder, _path("", language), shared, used)


def site_words(language: str) -> str:
    """Return what pages say besides content, a message a line, as it is translated by gettext."""
    told: list[str] = []
    for folder in settings.LOCALE_PATHS:
        path = Path(folder, language, "LC_MESSAGES", "django.mo")
        if path.exists():
            with path.open("rb") as file:
                messages: dict[object, str] = vars(GNUTranslations(file))["_catalog"]
            told += [text.replace("\n", " ") for source, text in messages.items() if source]
    return _FILLED_IN.sub("0", "\n".join(told))


def _path(name: str, language: str) -> str:
    return f"{name}/readings/{language}.toml".lstrip("/")


def _table(folder: Folder, name: str, language: str) -> dict[str, str] | None:
    path = _path(name, language)
    if path not in folder.paths:
        return None
    text = folder.read_prose(path)
    return {} if text is None else read_readings(text, folder.label(path), folder.faults)


Note = Callable[[str, Where, str], None]


def _check_text(
    text: str, path: str, words: Mapping[str, str], finder: "re.Pattern[str]", note: Note
) -> set[str]:
    used = set()
    for number, line in enumerate(text.split("\n"), 1):
        if path.endswith(".ftl"):
            line = "" if line.startswith("#") else _PLACEABLE.sub("0", line)
        for found, word in spelled(_TARGET.sub("]", line), words, finder):
            if word is None:
                note(path, number, f"no reading for {found!r}")
            else:
                used.add(word)
    return used


def _check_own(
    folder: Folder,
    path: str,
    own: Mapping[str, str],
    shared: Mapping[str, str],
    used: set[str],
    is_sound: bool,
) -> None:
    for word, reading in own.items():
        if shared.get(word) == reading:
            folder.faults.add(folder.label(path), word, "all games share this reading already")
    if is_sound:
        _check_used(folder, path, own, used)


def _check_used(folder: Folder, path: str, words: Mapping[str, str], used: set[str]) -> None:
    """Words that count after some number are needed as soon as one of them is: which numbers a
    table shows is not written anywhere."""
    counted = {_NUMBER.sub("", word) for word in used if word[0].isdigit()}
    for word in words:
        is_needed = word in used or (word[0].isdigit() and _NUMBER.sub("", word) in counted)
        if not is_needed:
            folder.faults.warn(folder.label(path), word, "no text needs this reading")


def pieces_of(text: str) -> dict[str, tuple[str, ...]]:
    """Return the words of a sound file in pieces."""
    table = parse(text, "", Faults())
    words = table.values if table else {}
    return {word: fit for word, reading in words.items() if (fit := pieces(word, reading))}
