"""The library in a browser: a choice filters without a reload, a button does without a script."""

from playwright.sync_api import expect

PHONE = {"width": 360, "height": 740}


def test_a_choice_filters_without_a_reload_and_says_how_many(reader):
    page = reader.page
    reader.open("/en/")
    page.evaluate("window.isSamePage = true")
    page.locator("#by-players").focus()
    page.locator("#by-players").select_option("12")
    expect(page.locator(".game-card")).to_have_count(1)
    expect(page).to_have_url(f"{reader.url}/en/?players=12")
    expect(page.locator("#live")).to_have_text("1 game")
    expect(page.locator("#by-players")).to_be_focused()
    expect(page.locator("#languages a[lang=ko]")).to_have_attribute("href", "/ko/?players=12")
    page.locator("#by-venue").select_option("demo-club")
    expect(page.locator("#by-shelf option")).to_have_count(4)
    page.locator("#by-age").select_option("7")
    expect(page.locator(".none-left")).to_be_visible()
    expect(page.locator("#live")).to_have_text("0 games")
    assert page.evaluate("window.isSamePage")
    page.go_back()
    expect(page).to_have_url(f"{reader.url}/en/?players=12&venue=demo-club")
    expect(page.locator(".game-card")).to_have_count(1)
    expect(page.locator("#by-age")).to_have_value("")


def test_without_a_script_the_button_leads_to_a_short_address(borrow):
    reader = borrow(java_script_enabled=False, viewport=PHONE)
    page = reader.page
    reader.open("/ko/at/demo-club/")
    page.locator("#by-players").select_option("12")
    page.locator(".filters .button").click()
    expect(page).to_have_url(f"{reader.url}/ko/at/demo-club/?players=12")
    expect(page.locator(".game-card")).to_have_count(2)


def test_a_box_is_counted_by_keyboard(reader):
    page = reader.page
    reader.open("/en/vampire-queen/box/?venue=demo-club")
    first = page.get_by_role("checkbox", name="Vampire 1 8 cards", exact=True)
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("main input:checked")).to_have_count(2)


def test_labels_on_paper_are_as_large_as_those_on_the_sheet(new_reader):
    reader = new_reader()
    page = reader.page
    reader.open("/en/at/demo-club/labels/?skip=2")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 739, "height": 1065})  # A4 less the margins of the sheet
    boxes = [each.bounding_box() for each in page.locator(".label").all()]
    millimetre = 96 / 25.4
    for box in boxes:
        assert abs(box["width"] / millimetre - 63.5) < 0.1
        assert abs(box["height"] / millimetre - 38.1) < 0.1
    assert len({round(box["x"]) for box in boxes}) == 3
    assert len({round(box["y"]) for box in boxes}) == 2
    expect(page.locator(".site-head")).to_be_hidden()
    expect(page.locator(".labels-page .page-head")).to_be_hidden()
    code = page.locator(".label-code svg").first.bounding_box()
    assert code["width"] / millimetre > 25
