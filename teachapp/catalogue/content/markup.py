"""The Markdown of one block → clean HTML; links, cards and player counts are checked with lines.

What an author writes is scanned line by line first (`check`), because Markdown forgets lines; then
it is rendered with our own links and cards. There is no HTML in content, and none of an author's
could get through: Markdown's own ways to it are switched off, and nh3 has the last word.

>>> parse_players("3-5,9", range(3, 13)), parse_players("2-4", range(3, 13))
((3, 4, 5, 9), None)
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element, SubElement

import nh3
from markdown import Markdown
from markdown.extensions.tables import TableExtension
from markdown.inlinepatterns import InlineProcessor

from teachapp.catalogue.content.faults import Faults, unknown
from teachapp.catalogue.content.values import Part

_CARDS = re.compile(r"\[\[([^\[\]]*)\]\]")
_LINK = re.compile(r"\[([^\[\]]+)\]\(([a-z]+):([^()\s]*)\)")
_HTML = re.compile(r"<[A-Za-z/!?][^>]*>?")
_FENCE = re.compile(r":::\s*(?:players\s+([\d,\s-]+?))?\s*")
_RANGE = re.compile(r"(\d+)(?:-(\d+))?")
_OFF = (
    "html",
    "autolink",
    "automail",
    "link",
    "reference",
    "short_reference",
    "image_link",
    "image_reference",
    "short_image_ref",
)

TAGS = {
    *("p", "em", "strong", "ul", "ol", "li", "blockquote", "a", "span", "br", "hr", "code", "pre"),
    *("table", "thead", "tbody", "tr", "th", "td"),
}
ATTRIBUTES = {
    "a": {"href", "class", "data-term"},
    "span": {"class", "role", "aria-label", "data-face"},
    "ol": {"start"},
    "th": {"align"},
    "td": {"align"},
}


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a game in one language: what is printed in their corners, and their names."""

    index: Callable[[str], str]
    names: Callable[[tuple[str, ...]], str]


@dataclass(frozen=True, slots=True)
class Setting:
    """What a text can refer to: the ids around it, the game's cards, its numbers of players."""

    language: str
    game: str = ""
    """Empty for texts that all games share."""
    faces: Collection[str] = ()
    seats: range = range(0)
    cards: Cards | None = None
    terms: Collection[str] = ()
    uses: Mapping[str, str] = field(default_factory=dict)
    """Written forms that are linked to their term where they are first used in a block."""
    clauses: Collection[str] = ()
    variants: Collection[str] = ()
    lessons: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Step labels by lesson."""


def parse_players(text: str, seats: range) -> tuple[int, ...] | None:
    """Return the numbers of players that a text such as `3-8,10` means, or None if it means none
    or goes beyond `seats`."""
    found: set[int] = set()
    for part in text.split(","):
        match = _RANGE.fullmatch(part.strip())
        if match is None:
            return None
        low, high = int(match.group(1)), int(match.group(2) or match.group(1))
        if low > high or low not in seats or high not in seats:
            return None
        found.update(range(low, high + 1))
    return tuple(sorted(found))


# Checking


def check(text: str, line: int, path: str, setting: Setting, faults: Faults) -> None:
    """Note everything in a block's text (which begins on `line`) that can't be rendered."""
    for number, written in enumerate(text.split("\n"), line):
        for reason in _line_faults(written, setting):
            faults.add(path, number, reason)
    _check_fences(text, line, path, setting, faults)


def _line_faults(written: str, setting: Setting) -> Iterator[str]:
    for found in _HTML.finditer(written):
        yield f"unsafe HTML {found.group()!r}; content is written without any"
    for found in _CARDS.finditer(written):
        yield from _card_faults(found.group(1), setting)
    rest = _CARDS.sub("", written)
    for found in _LINK.finditer(rest):
        yield from _link_faults(found.group(2), found.group(3), setting)
    left = _LINK.sub("", rest)
    if "](" in left or "][" in left or "[[" in left or "]]" in left:
        yield "unreadable link or cards; expected [words](term:id) or [[6 6 Q]] on one line"


def _card_faults(text: str, setting: Setting) -> Iterator[str]:
    if not text.split():
        yield "[[ ]] without cards"
    for face in text.split():
        if face not in setting.faces:
            told = f"; {setting.game} has {', '.join(setting.faces)}" if setting.game else ""
            yield f"unknown card {face!r}{told}"


def _link_faults(scheme: str, target: str, setting: Setting) -> Iterator[str]:
    known: dict[str, Collection[str]] = {
        "term": setting.terms,
        "clause": setting.clauses,
        "variant": setting.variants,
        "lesson": setting.lessons,
    }
    if scheme not in known:
        yield unknown("kind of link", scheme, known)
        return
    name, slash, label = target.partition("/")
    if name not in known[scheme] or (slash and scheme != "lesson"):
        yield unknown(scheme, target if scheme != "lesson" else name, known[scheme])
    elif slash and label not in setting.lessons[name]:
        yield unknown(f"step of lesson {name!r}:", label, setting.lessons[name])


def _check_fences(text: str, line: int, path: str, setting: Setting, faults: Faults) -> None:
    opened = 0
    for number, written in enumerate(text.split("\n"), line):
        if not written.lstrip().startswith(":::"):
            continue
        found = _FENCE.fullmatch(written)
        players = found and found.group(1)
        if found is None or bool(players) == bool(opened):
            faults.add(path, number, "broken `:::`; expected `::: players 3-8`, text, `:::`")
        elif players and parse_players(players, setting.seats) is None:
            seats = f"{setting.seats[0]}-{setting.seats[-1]}" if setting.seats else "none"
            faults.add(path, number, f"players {players!r} not within {seats}")
        opened = number if players else 0
    if opened:
        faults.add(path, opened, "`:::` is never closed")


# Terms that nobody linked

_NOT_WORDS = r"\[[^\[\]]+\]\([a-z]+:[^()\s]*\)|\[\[[^\[\]]*\]\]|^:::.*$|^>.*$"
_LINKED_TERM = re.compile(r"\]\(term:([a-z0-9-]+)\)")
_ENDINGS = ("HANGUL", "HIRAGANA")
"""Scripts in which an ending follows a word without a space between them."""


def with_terms(text: str, uses: Mapping[str, str], own: str = "") -> str:
    """Return a block's text in which the first use of each term is a link to it, unless the text
    links to that term already or explains it (`own`).

    >>> with_terms("A trick, two tricks.", {"trick": "trick", "tricks": "trick"})
    'A [trick](term:trick), two tricks.'
    >>> with_terms("여왕과 대왕", {"여왕": "queen", "왕": "king"})
    '[여왕](term:queen)과 대왕'
    """
    left = set(uses.values()) - set(_LINKED_TERM.findall(text)) - {own}
    forms = sorted((form for form, term in uses.items() if term in left), key=len, reverse=True)
    if not forms:
        return text
    pattern = re.compile("|".join([_NOT_WORDS, *map(re.escape, forms)]), re.MULTILINE)

    def linked(found: re.Match[str]) -> str:
        form = found[0]
        term = uses.get(form, "")
        if term not in left or not _stands_alone(text, found.start(), found.end()):
            return form
        left.discard(term)
        return f"[{form}](term:{term})"

    return pattern.sub(linked, text)


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Say whether what stands there is a word and no part of a longer one in its script."""
    before, after = text[start - 1 : start], text[end : end + 1]
    first, last = _script(text[start]), _script(text[end - 1])
    goes_on = bool(after) and _script(after) == last and last not in _ENDINGS
    return not (before and _script(before) == first) and not goes_on


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]


# Rendering


class Renderer:
    """Turns checked texts of one setting into HTML. Where a text has faults the result is of no
    use, but it comes without an exception, so that other faults are found in the same run."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.markdown = Markdown(
            extensions=[TableExtension(use_align_attribute=True), "sane_lists"],
            output_format="html",
        )
        self.markdown.preprocessors.deregister("html_block")
        self.markdown.parser.blockprocessors.deregister("reference")
        for name in _OFF:
            self.markdown.inlinePatterns.deregister(name)
        patterns = self.markdown.inlinePatterns
        patterns.register(_CardsPattern(setting), "cards", 170)
        patterns.register(_LinkPattern(setting), "links", 160)

    def html(self, text: str) -> str:
        """Return the HTML of a text without fences."""
        if not text.strip():
            return ""
        return nh3.clean(
            self.markdown.reset().convert(text), tags=TAGS, attributes=ATTRIBUTES, link_rel=None
        )

    def parts(self, text: str) -> tuple[Part, ...]:
        """Return the parts of a block, each with the numbers of players for whom it holds."""
        found: list[Part] = []
        players: tuple[int, ...] = ()
        lines: list[str] = []
        for line in [*text.split("\n"), ":::"]:
            fence = _FENCE.fullmatch(line) if line.startswith(":::") else None
            if fence is None:
                lines.append(line)
                continue
            html = self.html("\n".join(lines))
            found += [Part(players, html)] if html else []
            players = parse_players(fence.group(1) or "", self.setting.seats) or ()
            lines = []
        return tuple(found)


class _CardsPattern(InlineProcessor):
    """`[[6 6 Q]]`: small cards, with one name for all of them to be read out."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(_CARDS.pattern)
        self.setting = setting

    def handleMatch(self, m: "re.Match[str]", data: str) -> tuple[Element, int, int]:
        faces = tuple(m.group(1).split())
        element = Element("span", {"class": "cards"})
        cards = self.setting.cards
        if cards is not None and all(face in self.setting.faces for face in faces):
            element.set("role", "img")
            element.set("aria-label", cards.names(faces))
        for face in faces:
            card = SubElement(element, "span", {"class": "mini-card", "data-face": face})
            is_known = cards is not None and face in self.setting.faces
            card.text = cards.index(face) if cards and is_known else face
            card.tail = " "
        if len(element):
            element[-1].tail = ""
        return element, m.start(0), m.end(0)


class _LinkPattern(InlineProcessor):
    """`[words](term:id)`: a link to where the thing stands, in the text's own language."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(_LINK.pattern)
        self.setting = setting

    def handleMatch(self, m: "re.Match[str]", data: str) -> tuple[Element, int, int]:
        words, scheme, target = m.groups()
        element = Element("a", {"class": _CLASSES.get(scheme, "")})
        element.set("href", address(self.setting.language, self.setting.game, scheme, target))
        if scheme == "term":
            element.set("data-term", target)
        element.text = words
        return element, m.start(0), m.end(0)


_CLASSES = {
    "term": "term",
    "clause": "clause-link",
    "variant": "variant-link",
    "lesson": "lesson-link",
}
ANY_GAME = "-game-"
"""Stands in addresses of shared texts until the page's game is known (`queries.terms`)."""


def address(language: str, game: str, scheme: str, target: str) -> str:
    """Return where a term, clause, variant or lesson stands.

    >>> address("ko", "vampire-queen", "clause", "hunt-ban")
    '/ko/vampire-queen/rules/#hunt-ban'
    """
    root = f"/{language}/{game or ANY_GAME}"
    if scheme == "lesson":
        return f"{root}/lessons/{target}/"
    page = {"term": "terms", "clause": "rules", "variant": "variants"}.get(scheme, scheme)
    return f"{root}/{page}/#{target}"
