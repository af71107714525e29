"""What was changed in a game as an Atom feed: an entry for each change, and for the beginning."""

from datetime import UTC, date, datetime, time
from typing import Any

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import gettext as _

from teachapp.catalogue.shown import GameHead
from teachapp.rulebook.past import Change, ChangesPage

AUTHORITY = "ruletable.example"
"""Who names entries: always the same, as the content is, wherever a site stands or moves to."""


def feed(head: GameHead, page: ChangesPage, first: date, here: str, changes: str) -> str:
    """Return the feed at the path `here` about the page at the path `changes`."""
    site = settings.SITE_URL
    name = _name(head, first)
    told = Atom1Feed(
        title=_("%(game)s: changes to the rulebook") % {"game": head.name},
        link=site + changes,
        description=None,
        subtitle=head.tagline,
        language=head.language,
        author_name="Ruletable",
        feed_url=site + here,
        feed_guid=f"{name}changes",
    )
    for change in page.changes:
        told.add_item(
            title=change.heading,
            link=site + change.href,
            description=_summary(change, site),
            unique_id=f"{name}changes/{change.id}",
            **_on(change.date),
        )
    told.add_item(
        title=_("First edition"),
        link=f"{site}{changes}#first-edition",
        description=_("The rulebook of %(game)s is published for the first time.")
        % {"game": head.name},
        unique_id=f"{name}changes/first-edition",
        **_on(first),
    )
    return told.writeString("utf-8")


def _name(head: GameHead, first: date) -> str:
    """Return what all ids begin with."""
    return f"tag:{AUTHORITY},{first.isoformat()}:{head.language}/{head.slug}/"


def _summary(change: Change, site: str) -> str:
    return render_to_string("rulebook/_entry.html", {"change": change, "site": site})


def _on(day: date) -> dict[str, Any]:
    moment = datetime.combine(day, time(), UTC)
    return {"pubdate": moment, "updateddate": moment}
