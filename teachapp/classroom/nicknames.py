"""Friendly names for those who don't want to give their own, in the reader's language."""

from collections.abc import Collection
from random import Random

from django.utils.translation import pgettext, pgettext_lazy

from teachapp.classroom.room.people import alike

ADJECTIVES = (
    pgettext_lazy("adjective of a nickname", "Brave"),
    pgettext_lazy("adjective of a nickname", "Bright"),
    pgettext_lazy("adjective of a nickname", "Calm"),
    pgettext_lazy("adjective of a nickname", "Cheerful"),
    pgettext_lazy("adjective of a nickname", "Clever"),
    pgettext_lazy("adjective of a nickname", "Cosy"),
    pgettext_lazy("adjective of a nickname", "Curious"),
    pgettext_lazy("adjective of a nickname", "Dapper"),
    pgettext_lazy("adjective of a nickname", "Eager"),
    pgettext_lazy("adjective of a nickname", "Gentle"),
    pgettext_lazy("adjective of a nickname", "Happy"),
    pgettext_lazy("adjective of a nickname", "Kind"),
    pgettext_lazy("adjective of a nickname", "Lively"),
    pgettext_lazy("adjective of a nickname", "Lucky"),
    pgettext_lazy("adjective of a nickname", "Merry"),
    pgettext_lazy("adjective of a nickname", "Nimble"),
    pgettext_lazy("adjective of a nickname", "Patient"),
    pgettext_lazy("adjective of a nickname", "Quick"),
    pgettext_lazy("adjective of a nickname", "Quiet"),
    pgettext_lazy("adjective of a nickname", "Sunny"),
)
ANIMALS = (
    pgettext_lazy("animal of a nickname", "Badger"),
    pgettext_lazy("animal of a nickname", "Bear"),
    pgettext_lazy("animal of a nickname", "Crane"),
    pgettext_lazy("animal of a nickname", "Deer"),
    pgettext_lazy("animal of a nickname", "Dolphin"),
    pgettext_lazy("animal of a nickname", "Fox"),
    pgettext_lazy("animal of a nickname", "Frog"),
    pgettext_lazy("animal of a nickname", "Hare"),
    pgettext_lazy("animal of a nickname", "Hedgehog"),
    pgettext_lazy("animal of a nickname", "Heron"),
    pgettext_lazy("animal of a nickname", "Magpie"),
    pgettext_lazy("animal of a nickname", "Otter"),
    pgettext_lazy("animal of a nickname", "Owl"),
    pgettext_lazy("animal of a nickname", "Panda"),
    pgettext_lazy("animal of a nickname", "Penguin"),
    pgettext_lazy("animal of a nickname", "Raccoon"),
    pgettext_lazy("animal of a nickname", "Seal"),
    pgettext_lazy("animal of a nickname", "Squirrel"),
    pgettext_lazy("animal of a nickname", "Swallow"),
    pgettext_lazy("animal of a nickname", "Tiger"),
    pgettext_lazy("animal of a nickname", "Turtle"),
    pgettext_lazy("animal of a nickname", "Whale"),
    pgettext_lazy("animal of a nickname", "Wolf"),
    pgettext_lazy("animal of a nickname", "Wren"),
)
TRIES = 20


def offered(rng: Random, taken: Collection[str] = ()) -> str:
    """Return a name that, if possible, is like none of those that are taken."""
    used = {alike(name) for name in taken}
    for _ in range(TRIES):
        name = phrase(str(rng.choice(ADJECTIVES)), str(rng.choice(ANIMALS)))
        if alike(name) not in used:
            break
    return name


def phrase(adjective: str, animal: str) -> str:
    """Return an adjective and an animal as a name, in the order of the language."""
    # Translators: a friendly name such as "Brave Fox". Keep it below 24 letters.
    form = pgettext("nickname", "%(adjective)s %(animal)s")
    return form % {"adjective": adjective, "animal": animal}
