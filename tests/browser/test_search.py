"""Results while one types, the input method left in peace, and the way from a hit to its clause."""

import pytest

FIELD = "#query"


@pytest.fixture
def reader(new_reader):
    """A reader at the empty search who counts what is asked of the search from then on."""
    reader = new_reader(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    reader.open("/ko/search/")
    reader.page.wait_for_function("window.htmx")
    return reader


@pytest.fixture
def asked(reader):
    found = []

    def note(request):
        if "/search/" in request.url:
            found.append(request.url.rpartition("?")[2])

    reader.page.on("request", note)
    return found


def test_results_come_while_one_types_and_are_an_address(reader, asked):
    page = reader.page
    page.evaluate("window.isSamePage = true")
    page.keyboard.type("queens", delay=20)  # the empty field has the focus
    page.wait_for_selector(".hit mark")
    assert asked == ["q=queens"]
    assert page.url.endswith("/ko/search/?q=queens")
    assert page.title().startswith("queens")
    assert page.evaluate("document.activeElement.id") == "query"
    assert page.evaluate("window.isSamePage") is True
    assert page.get_attribute(".languages a[lang=ja]", "href") == "/ja/search/?q=queens"
    said = page.inner_text("#live")
    assert "queens" in said
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    assert page.evaluate("window.isSamePage") is True
    assert reader.complained() == []


def test_nothing_is_asked_while_an_input_method_composes(reader, asked):
    page = reader.page
    page.evaluate("window.isSamePage = true")
    ime = page.context.new_cdp_session(page)
    for text in ("ㅈ", "조"):
        ime.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
        page.wait_for_timeout(300)
    assert page.input_value(FIELD) == "조"
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert page.evaluate("window.isSamePage") is True
    ime.send("Input.imeSetComposition", {"text": "조커", "selectionStart": 2, "selectionEnd": 2})
    page.wait_for_timeout(300)
    assert asked == []
    ime.send("Input.insertText", {"text": "조커"})  # ends the composition
    page.wait_for_selector(".hit mark")
    assert asked == ["q=%EC%A1%B0%EC%BB%A4"]
    assert page.input_value(FIELD) == "조커"
    assert reader.complained() == []


def test_a_composition_that_begins_at_once_holds_back_what_was_typed_before(reader, asked):
    page = reader.page
    ime = page.context.new_cdp_session(page)
    page.keyboard.type("Q")
    ime.send("Input.imeSetComposition", {"text": "선", "selectionStart": 1, "selectionEnd": 1})
    page.wait_for_timeout(500)
    assert asked == []


def test_a_hit_jumps_to_its_clause(reader):
    page = reader.page
    page.fill(FIELD, "나중에 낸 사람")
    page.click(".hit a[href$='rules/#hunt-tie-latest']")
    page.wait_for_url("**/ko/vampire-queen/rules/#hunt-tie-latest")
    box = page.locator("#hunt-tie-latest").bounding_box()
    assert 0 <= box["y"] < 900
    assert page.evaluate("document.querySelector(':target').id") == "hunt-tie-latest"
    assert reader.complained() == []


def test_on_a_phone_a_sign_leads_to_the_field(new_reader):
    reader = new_reader(viewport={"width": 320, "height": 640}, has_touch=True)
    page = reader.page
    reader.open("/ja/vampire-queen/rules/")
    button = page.locator(".site-search button")
    box = button.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    page.wait_for_url("**/ja/search/?q=")
    assert page.evaluate("document.activeElement.id") == "query"
    assert reader.complained() == []


def test_without_script_the_form_is_sent(chromium, site):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.url}/en/")
    page.fill(".site-search input", "手札を")
    page.press(".site-search input", "Enter")
    assert page.locator(".hit mark").count() > 3
    page.fill(FIELD, "joker")
    page.press(FIELD, "Enter")
    assert page.input_value(FIELD) == "joker"
    context.close()
