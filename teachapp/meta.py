"""What a page says of itself to those who don't read it as people do: search engines, previews.

Structured data is schema.org's, as plain dictionaries; `sharing` writes it into the page's head.
"""

import html as entities
import re
from typing import Any

from django.conf import settings

from teachapp.catalogue.shown import GameHead, Glossary, LessonLine

MOST = 160
"""Letters of a description; what is longer is cut off by whoever shows it."""
_TAGS = re.compile(r"<[^>]+>")
_SPACES = re.compile(r"\s+")
_SENTENCE = re.compile(r".+?(?:[.!?](?=\s|$)|[。！？])")

Data = dict[str, Any]


def address(path: str) -> str:
    """Return an address that others can open, where the site knows what its own begins with. The
    bytes of a page must not depend on the host by which a reader came."""
    return settings.SITE_URL + path


def summary(html: str) -> str:
    """Return the first sentence of some HTML as plain text, or as much of it as is shown."""
    text = _SPACES.sub(" ", entities.unescape(_TAGS.sub("", html))).strip()
    found = _SENTENCE.match(text)
    sentence = found[0] if found else text
    return sentence if len(sentence) <= MOST else sentence[: MOST - 1].rstrip() + "…"


def site_data(language: str) -> Data:
    """Return the site as schema.org has it."""
    return {
        "@type": "WebSite",
        "name": "Ruletable",
        "url": address(f"/{language}/"),
        "inLanguage": language,
    }


def game_data(head: GameHead) -> Data:
    """Return a game as schema.org has it."""
    low, high = head.players
    return {
        **_game(head),
        "description": head.tagline,
        "inLanguage": head.language,
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": low, "maxValue": high},
        "timeRequired": f"PT{head.minutes[1]}M",
        "typicalAgeRange": f"{head.age}-",
        "copyrightYear": head.year,
        "creator": [{"@type": "Person", "name": name} for name in head.designer.split(", ")],
        "publisher": [{"@type": "Organization", "name": name} for name in head.publishers],
    }


def lesson_data(head: GameHead, lesson: LessonLine) -> Data:
    """Return a lesson as schema.org has it."""
    return {
        "@type": "LearningResource",
        "name": lesson.title,
        "url": address(lesson.href),
        "description": summary(lesson.html),
        "inLanguage": head.language,
        "timeRequired": f"PT{lesson.minutes}M",
        "isAccessibleForFree": True,
        "about": _game(head),
    }


def terms_data(glossary: Glossary, name: str, href: str) -> Data:
    """Return a game's own terms as schema.org has them."""
    return {
        "@type": "DefinedTermSet",
        "name": name,
        "url": address(href),
        "inLanguage": glossary.head.language,
        "about": _game(glossary.head),
        "hasDefinedTerm": [
            {"@type": "DefinedTerm", "name": term.word, "url": address(f"{href}#{term.id}")}
            for term in glossary.own
        ],
    }


def crumbs(*places: tuple[str, str]) -> Data:
    """Return the way to a page, from the library on: each place's name and path."""
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": at, "name": name, "item": address(path)}
            for at, (name, path) in enumerate(places, 1)
        ],
    }


def _game(head: GameHead) -> Data:
    return {"@type": "Game", "name": head.name, "url": address(head.href)}
