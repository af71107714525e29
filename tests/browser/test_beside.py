"""Languages side by side: on wide screens and phones, on tap, with and without a script."""

import pytest

RULES = "/sleeping-queens/rules/"
TOPS = """clause => ["h3", ".clause-text"].map(part =>
  [...clause.querySelectorAll(`:is(.clause-own, .clause-beside) > ${part}`)]
    .map(each => Math.round(each.getBoundingClientRect().top)))"""
LEFTS = """clause => [...clause.querySelectorAll(".clause-own, .clause-beside")]
  .map(each => Math.round(each.getBoundingClientRect().left))"""


def test_on_a_wide_screen_three_languages_stand_in_aligned_columns(reader):
    reader.open(f"/ko{RULES}?with=ja&with=en")
    for name in ("dragon-both-discarded", "setup-piles"):
        clause = reader.page.locator(f"#{name}")
        headings, texts = clause.evaluate(TOPS)
        assert len(set(headings)) == len(set(texts)) == 1
        assert len(set(clause.evaluate(LEFTS))) == 3


def test_on_a_phone_they_stand_below_each_other_with_their_names(borrow):
    reader = borrow(viewport={"width": 360, "height": 740})
    reader.open(f"/ko{RULES}?with=ja&with=en")
    clause = reader.page.locator("#dragon-both-discarded")
    headings, _texts = clause.evaluate(TOPS)
    assert headings == sorted(set(headings))
    names = clause.locator(".beside-name")
    assert names.all_inner_texts() == ["한국어", "日本語", "English"]
    assert all(name.bounding_box()["width"] > 20 for name in names.all())


def test_a_language_is_added_at_the_clause_where_one_was(reader):
    reader.open(f"/en{RULES}#knight-steal")
    reader.page.locator(".beside-switch [lang=ja]").click()
    reader.page.wait_for_url(f"{reader.url}/en{RULES}?with=ja#knight-steal")
    beside = reader.page.locator("#knight-steal .clause-beside h3")
    assert beside.inner_text() == "騎士で起きている女王を1枚奪う"


def test_a_term_opens_in_the_language_of_its_clause(reader):
    reader.open(f"/en{RULES}?with=ja")
    reader.page.locator("#knight-steal .clause-beside a[data-term]").first.click()
    note = reader.page.locator("[popover]:popover-open")
    assert note.get_attribute("lang") == "ja"


@pytest.mark.parametrize(
    ("place", "where"),
    [(RULES, "#knight-steal"), ("/vampire-queen/lessons/hunt/the-tie/", ".chip >> nth=0")],
)
def test_a_clause_opens_in_the_other_languages_by_a_tap_in_place(reader, place, where):
    reader.open(f"/ja{place}")
    here = reader.page.url
    shown = reader.page.locator(where)
    if "chip" in where:
        shown.locator("summary").first.click()
    summary = shown.locator(".also > summary")
    summary.focus()
    reader.page.keyboard.press("Enter")
    texts = shown.locator(".clause-beside")
    texts.first.wait_for()
    assert [each.get_attribute("lang") for each in texts.all()] == ["ko", "en"]
    for each in texts.all():
        assert len(each.locator(".clause-text").inner_text()) > 20
    assert reader.page.url == here
    # Closed and opened again it is there, once.
    summary.click()
    assert not texts.first.is_visible()
    summary.click()
    assert texts.count() == 2


def test_without_a_script_a_tap_leads_to_the_page_of_the_clause(borrow):
    reader = borrow(java_script_enabled=False)
    reader.open(f"/ja{RULES}")
    also = reader.page.locator("#knight-steal .also")
    also.locator("summary").click()
    also.locator("a").click()
    reader.page.wait_for_url(f"{reader.url}/ja{RULES}knight-steal/")
    assert reader.page.locator(".clause-beside").count() == 2
