"""Two lessons of Cheating Moth by keys and through the browser's history, and seen by one player.

What one player did in secret is on no page that shows the table as another player sees it.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cheating import LESSONS, SLIP_AWAY
from tests.browser.hunt import LANGUAGES, settled
from tests.browser.lessons import press_next, to_step, walk

once = pytest.mark.parametrize(
    ("lesson", "language"), [(LESSONS[0], "ko"), (LESSONS[1], "ja")], ids=str
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# Stepping


@once
def test_arrow_keys_press_the_links(reader, plain, lesson, language):
    page = reader.page
    reader.open(lesson.address(language, next(iter(lesson.headings(language)))))
    shown = walk(page, lesson, language, lambda each: each.keyboard.press("ArrowRight"))
    assert shown == plain(lesson, language)
    page.keyboard.press("ArrowLeft")
    to_step(page, lesson, language, list(lesson.headings(language))[-2])


@once
def test_back_forward_and_reload_give_the_whole_page_of_a_step(reader, plain, lesson, language):
    page = reader.page
    steps = plain(lesson, language)
    labels = list(lesson.headings(language))
    reader.open(lesson.address(language, labels[0]))
    for label in labels[1:3]:
        press_next(page)
        to_step(page, lesson, language, label)
    ways = [(page.go_back, 1), (page.go_back, 0), (page.go_forward, 1), (page.reload, 1)]
    for way, place in (*ways, (page.go_forward, 2)):
        way()
        assert to_step(page, lesson, language, labels[place]) == steps[place]
    press_next(page)
    to_step(page, lesson, language, labels[3])


# Moves that nobody waits for


@each_language
def test_an_allowed_cheat_says_what_would_happen_and_is_taken_back(reader, language):
    """Out of the list of moves that nobody waits for."""
    page = reader.page
    here = SLIP_AWAY.address(language, "as-if-nothing")
    reader.open(here)
    before = page.locator("#step [data-card]").count()
    page.locator(".unasked summary").click()
    page.locator(".unasked a[href$='?try=C:cheat,Mo2']").click()
    expect(page).to_have_url(reader.url + here + "?try=C:cheat,Mo2")
    expect(page.locator(".allowed .narration [data-say]")).to_have_count(1)
    assert page.locator("#step [data-card]").count() == before
    page.locator(".allowed a[hx-get]").last.click()
    expect(page).to_have_url(reader.url + here)
    expect(page.locator(".allowed")).to_have_count(0)


# Through one's own eyes


SECRETS = ".zone-slipped .zone-name, .zone-slipped .visually-hidden, .zone-slipped .mark, .believed"
"""What only open cards show of a card that slipped away: its name, its mark, the true count."""


def table_of(page: Any) -> str:
    """Return the table as it was sent, without the label of its step."""
    sent = page.locator("#step .table").evaluate("each => each.outerHTML")
    return re.sub(r"/lessons/slip-away/[a-z-]+/", "", sent)


@pytest.mark.parametrize("viewer", ["A", "C", "D"])
@each_language
def test_what_slips_away_changes_nothing_for_the_others(reader, language, viewer):
    page = reader.page
    reader.open(SLIP_AWAY.address(language, "stuck-with-a-moth", f"?eyes={viewer}"))
    before = table_of(page)
    assert page.locator(".seat").count() == 4
    press_next(page)
    expect(page).to_have_url(reader.url + SLIP_AWAY.address(language, "gone", f"?eyes={viewer}"))
    settled(page, SLIP_AWAY.headings(language)["gone"])
    assert table_of(page) == before
    expect(page.locator(".narration [data-say]")).to_have_count(0)
    expect(page.locator("#live")).to_have_text("")


@pytest.mark.parametrize("viewer", ["A", "B", "C"])
def test_what_slips_away_out_of_turn_changes_nothing_for_the_others(reader, viewer):
    """Ben has cheated himself just before; his own moth is still shown to him. The question of the
    step is answered, as one that waits takes hints off the table."""
    page = reader.page
    shown = []
    for label, query in (("as-if-nothing", ""), ("out-of-turn", "&answer=N1")):
        reader.open(SLIP_AWAY.address("en", label, f"?eyes={viewer}{query}"))
        shown.append(table_of(page))
    assert shown[0] == shown[1]
    assert page.locator(".narration [data-say]").count() == 0
    assert page.locator(".zone-slipped").count() == (viewer == "B")


@pytest.mark.parametrize("label", ["gone", "out-of-turn"])
@each_language
def test_no_byte_of_the_page_tells_cleo_what_slipped_away(reader, language, label):
    """But for the address of the table to play on: it holds the whole position, all hands too."""
    page = reader.page
    reader.open(SLIP_AWAY.address(language, label))
    told = page.locator(".narration [data-say]").all_inner_texts()
    secrets = {each.strip() for each in page.locator(SECRETS).all_inner_texts()}
    cards = page.locator(".zone-slipped [data-card]")
    secrets |= set(cards.evaluate_all("each => each.map(card => card.dataset.card)")) - {"N2b"}
    number_cards = page.locator(".zone-slipped .card.n .visually-hidden").all_inner_texts()
    secrets -= set(number_cards)
    assert len(secrets) >= 4
    assert told
    sent = reader.open(SLIP_AWAY.address(language, label, "?eyes=C")).text()
    onward = page.locator(".under-table .quiet-line a").get_attribute("href")
    assert "fresh=B:Mo4" in onward
    assert sent.count(onward) == 1
    kept = sent.replace(onward, "")
    assert [each for each in (*told, *secrets, "Mo4", "fresh") if each in kept] == []
    expect(page.locator(".seat", has=page.locator(".back")).locator(".count")).to_have_count(3)


@each_language
def test_ben_sees_what_he_has_made_disappear(reader, language):
    page = reader.page
    reader.open(SLIP_AWAY.address(language, "gone"))
    told = page.locator(".narration [data-say]").all_inner_texts()
    page.locator(".eyes a[href$='?eyes=B']").click()
    expect(page).to_have_url(reader.url + SLIP_AWAY.address(language, "gone", "?eyes=B"))
    expect(page.locator(".zone-slipped [data-card=Mo4a]")).to_be_visible()
    expect(page.locator(".believed")).to_have_count(1)
    assert page.locator(".narration [data-say]").all_inner_texts() == told
    page.locator(".eyes a[href$='?eyes=C']").click()
    expect(page).to_have_url(reader.url + SLIP_AWAY.address(language, "gone", "?eyes=C"))
    expect(page.locator(".zone-slipped, .believed, .narration [data-say]")).to_have_count(0)
