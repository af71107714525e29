"""No step of a lesson of Sleeping Queens shows who sleeps where, through nobody's eyes."""

import re

import pytest

from tests.browser.hunt import LANGUAGES
from tests.browser.queens import KNIGHT_AND_DRAGON, SLEEPERS, card_names

TABLE_OF = """page => new DOMParser().parseFromString(page, "text/html")
  .querySelector("#step .table").outerHTML"""
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_no_step_shows_who_sleeps_where(reader, language):
    """Links aside: what they lead to may name a queen that can't be stolen in her sleep."""
    page = reader.page
    sleepers = set(SLEEPERS) - {"Rose"} | {"Sunflower"}
    names = card_names(language)
    for label in KNIGHT_AND_DRAGON.headings(language):
        for query in ("", "?eyes=A", "?eyes=B", "?eyes=C"):
            address = KNIGHT_AND_DRAGON.address(language, label, query)
            table = page.evaluate(TABLE_OF, page.request.get(reader.url + address).text())
            shown = re.sub(r' (?:href|hx-get)="[^"]*"', "", table)
            assert names["Heart"] in shown
            assert shown.count("card back-asleep") == 8
            kinds = set(re.findall(r'class="card (\w+)', shown))
            assert kinds.isdisjoint(each.lower() for each in sleepers)
            assert [each for each in sleepers if names[each] in shown] == []
