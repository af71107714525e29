"""Loading content into the database and writing it back as files: all of it, or nothing. And
taking in what readers report.

`load` is called with content that has no faults; it runs in one transaction, keeps the primary key
of whatever keeps its id, and writes only what has changed.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import timedelta
from pathlib import Path
from secrets import token_hex
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from teachapp.catalogue import models
from teachapp.catalogue.content.values import Content, VenueFacts
from teachapp.catalogue.export import exported
from teachapp.catalogue.rows import belonging, game_fields, load_game, load_terms
from teachapp.catalogue.search import index
from teachapp.catalogue.sync import sync
from teachapp.senders import hashed, sender

REPORTS_AN_HOUR = 200
REPORTS_AN_HOUR_EACH = 10
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


class InUse(Exception):
    """A game that is gone from the files, but that venues still have on their shelves."""


@transaction.atomic
def load(content: Content, version: str, tests: Mapping[str, set[str] | None]) -> None:
    """Make the database say what `content` says; `version` is the hash it will be known by,
    `tests` the clauses that have a test, by game (None where tests are not at hand)."""
    _refuse_to_lose_copies(content)
    for gone in models.Game.objects.exclude(slug__in=[game.facts.slug for game in content.games]):
        index.forget(gone)
    wanted = {(game.facts.slug,): game_fields(at, game) for at, game in enumerate(content.games)}
    rows = sync(models.Game.objects.all(), ("slug",), wanted)
    for game in content.games:
        slug = game.facts.slug
        load_game(rows[(slug,)], game, content, tests.get(slug))
    _load_shared(content)
    _load_venues(content.venues)
    files = {(path,): {"text": text} for path, text in content.prose.items()}
    sync(models.ProseFile.objects.all(), ("path",), files)
    state = models.ContentState.objects.first() or models.ContentState(pk=1)
    code = index.code()
    index.build(anew=state.search_code != code)
    if (state.hash, state.search_code) != (version, code):
        state.hash, state.search_code, state.loaded_at = version, code, timezone.now()
        state.save()


def _refuse_to_lose_copies(content: Content) -> None:
    slugs = [game.facts.slug for game in content.games]
    held = models.Copy.objects.exclude(game__slug__in=slugs).values_list("game__slug", flat=True)
    if held:
        names = ", ".join(sorted(set(held)))
        raise InUse(f"venues hold copies of {names}, which is not in the files any more")


def _load_shared(content: Content) -> None:
    languages = [game.facts.language for game in content.games] or list(content.terms)
    load_terms(None, dict(content.terms), next(iter(languages), ""))
    messages = {(language,): {"text": text} for language, text in content.messages.items()}
    sync(models.Messages.objects.filter(game=None), ("language",), belonging(None, messages))


def _load_venues(venues: tuple[VenueFacts, ...]) -> None:
    """Plant venues that there aren't yet; what exists is edited on the site and stays as it is."""
    games = dict(models.Game.objects.values_list("slug", "pk"))
    for facts in venues:
        venue, is_new = models.Venue.objects.get_or_create(slug=facts.slug)
        if not is_new:
            continue
        for language, name in facts.names.items():
            models.VenueText.objects.create(venue=venue, language=language, name=name)
        for copy in facts.copies:
            models.Copy.objects.create(
                venue=venue,
                game_id=games[copy.game],
                shelf=copy.shelf,
                count=copy.count,
                missing=" ".join(copy.missing),
            )


def shelves_changed(**signal: Any) -> None:
    """Note that a venue, its names or its copies have changed: pages go by it."""
    models.ShelvesState.objects.update_or_create(pk=1, defaults={"token": token_hex(8)})


def export(folder: Path) -> list[str]:
    """Write the content as files below `folder`, byte for byte as canonical files were loaded;
    return their paths."""
    written = exported()
    for path, text in written.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    return sorted(written)


# What readers report


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a reader reports: what is wrong, and with what."""

    language: str
    text: str
    contact: str = ""
    game: str = ""
    clause: str = ""
    step: str = ""
    rev: int | None = None
    content: str = ""


class TooMany(Exception):
    """More reports within an hour than one reader, or all together, may send."""


@transaction.atomic
def report_mistake(mistake: Mistake, form: str, address: str) -> None:
    """Keep a report; the same one sent twice from one form (its token) is one. `address` is the
    network address it came from, which is not kept. Raises TooMany."""
    key = hashed(form, *(str(value) for value in asdict(mistake).values()))
    if models.Report.objects.filter(key=key).exists():
        return
    forget_reports()
    now = timezone.now()
    who = sender(address, now.date())
    lately = models.Report.objects.filter(created__gt=now - HOUR)
    if lately.count() >= REPORTS_AN_HOUR:
        raise TooMany
    if lately.filter(sender=who).count() >= REPORTS_AN_HOUR_EACH:
        raise TooMany
    # Of two that come at once, the constraint on the key lets one in and `get` finds it.
    models.Report.objects.get_or_create(key=key, defaults={**asdict(mistake), "sender": who})


def forget_reports() -> int:
    """Delete reports that have been kept for as long as we say, and what tells senders apart once
    a day has passed; return how many reports were deleted."""
    now = timezone.now()
    models.Report.objects.filter(created__lt=now - DAY).exclude(sender="").update(sender="")
    old = models.Report.objects.filter(created__lt=now - settings.REPORT_DAYS * DAY)
    return old.delete()[0]
