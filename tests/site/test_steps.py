"""The way through lessons in every language, as a reader without JavaScript has it: from page to
page by the links on them. In a browser each lesson is walked in some language (tests/browser)."""

import re
from html import unescape

import pytest
from django.conf import settings

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LESSONS = {
    "vampire-queen": ("hunt",),
    "cheating-moth": ("slip-away", "mosquito"),
    "sleeping-queens": ("knight-and-dragon", "sums"),
    "bark-side": ("last-trick", "wild-says-which"),
}


def headings(game, lesson, language):
    """Return the heading of each step by its label, as the file has them."""
    path = settings.CONTENT_DIR / game / "lessons" / lesson / f"{language}.md"
    found = re.findall(
        r"^## (.+) \{#([a-z0-9-]+) rev=\d+\}$", path.read_text("utf-8"), re.MULTILINE
    )
    return {label: heading for heading, label in found}


def way(html, direction):
    """Return the address that the rail leads to, or None where it ends."""
    found = re.search(rf'<a [^>]*rel="{direction}" href="([^"]+)"', html)
    return unescape(found[1]) if found else None


def narrated(html):
    """Return what is told of what happened."""
    told = html.partition('class="narration')[2].partition('<div class="prose">')[0]
    return tuple(re.findall(r"<p data-say>(.+?)</p>", told, re.DOTALL))


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
@pytest.mark.parametrize(
    ("game", "lesson"), [(game, each) for game, lessons in LESSONS.items() for each in lessons]
)
def test_links_lead_from_the_first_step_to_the_last(client, game, lesson, language):
    steps = headings(game, lesson, language)
    addresses = [f"/{language}/{game}/lessons/{lesson}/{label}/" for label in steps]
    told = []
    ways_on = []
    for at, heading in enumerate(steps.values()):
        html = client.get(addresses[at]).content.decode()
        assert f'<html lang="{language}">' in html
        assert f'class="step-heading" tabindex="-1">{heading}</h2>' in unescape(html)
        assert unescape(html).partition("<title>")[2].startswith(f"{heading} · ")
        assert way(html, "prev") == (addresses[at - 1] if at else None)
        told.append(narrated(html))
        ways_on.append(way(html, "next"))
    assert ways_on == [*addresses[1:], None]
    assert all(told[1:])
    assert len(set(told)) == len(told)
