"""What a report is about, as its form shows it, and the form itself."""

import re
import secrets
from dataclasses import dataclass

from django import forms
from django.http import Http404
from django.urls import reverse

from teachapp.catalogue import queries

MOST_TEXT = 2000
MOST_CONTACT = 200
_LINK = re.compile(r"</?a\b[^>]*>")


@dataclass(frozen=True, slots=True)
class Subject:
    """What is reported: a game's clause or step, a game, or (all empty) the site."""

    game: str = ""
    game_name: str = ""
    clause: str = ""
    step: str = ""
    heading: str = ""
    html: str = ""
    rev: int | None = None
    href: str = ""


def subject(game: str, language: str, clause: str, step: str) -> Subject:
    """Return what an address reports. Raises Http404 if there is no such thing."""
    if not game:
        return Subject(href=reverse("library:about"))
    head = queries.head(game, language)
    if clause:
        text = queries.clause_texts(game, language, [clause]).get(clause)
        if text is None:
            raise queries.NotFound("clause", clause)
        return Subject(
            game,
            head.name,
            clause=clause,
            heading=text.heading,
            html=_unlinked(text.html),
            rev=text.rev,
            href=text.href,
        )
    if step:
        lesson, _slash, label = step.partition("/")
        steps = queries.lesson_step(game, lesson, language).steps
        words = next((each for each in steps if each.label == label), None)
        if words is None:
            raise Http404(f"no step {step!r}")
        html = _unlinked(words.html)
        return Subject(
            game, head.name, step=step, heading=words.heading, html=html, href=words.href
        )
    return Subject(game, head.name, href=head.href)


def _unlinked(html: str) -> str:
    """Return a text without its links: following one would lose what was typed below it."""
    return _LINK.sub("", html)


class TextField(forms.CharField):
    """Some text, whose lines end as the browser counted them and not as it sent them."""

    def to_python(self, value: str | None) -> str:
        return str(super().to_python((value or "").replace("\r\n", "\n")))


class ReportForm(forms.Form):
    """What a reader writes. `form` tells one form from another, so that sending it twice makes one
    report; `more` is hidden from people, and only a machine fills it in."""

    text = TextField(max_length=MOST_TEXT)
    contact = forms.CharField(max_length=MOST_CONTACT, required=False)
    more = forms.CharField(required=False)
    form = forms.SlugField(max_length=40, required=False)

    @property
    def token(self) -> str:
        """The token that came with the form, or a new one."""
        came = getattr(self, "cleaned_data", {}).get("form", "")
        return came or secrets.token_urlsafe(16)
