"""What a reader's own browser keeps and does: settings, readings, links, the way back, the store.

Pages are the same bytes for everybody; all of this is the browser's.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

HUNT = "/vampire-queen/lessons/hunt/"
RULES = "/vampire-queen/rules/"
IN_STORE = """async () => {
  await navigator.serviceWorker.ready;
  const pages = await caches.open("pages");
  for (let turn = 0; turn < 600; turn++) {
    if (navigator.serviceWorker.controller && (await pages.match(location.href))) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw Error("the page was not kept");
}"""


@pytest.fixture
def keeper(new_reader: Any) -> Any:
    """A reader whose browser may keep pages."""
    return new_reader(
        service_workers="allow", viewport={"width": 1280, "height": 900}, reduced_motion="reduce"
    )


def open_and_keep(keeper: Any, path: str) -> None:
    keeper.open(path)
    keeper.page.evaluate(IN_STORE)


def go_offline(keeper: Any) -> None:
    """Take the network away; that nothing comes is what the browser then rightly prints."""
    keeper.page.context.set_offline(True)


def forgive(keeper: Any) -> None:
    lost = re.compile("net::ERR_|htmx:sendError|htmx:afterRequest")
    keeper.complaints[:] = [each for each in keeper.complained() if not lost.search(each)]


def test_a_page_that_was_read_is_there_offline_and_says_that_it_is_from_the_store(keeper):
    open_and_keep(keeper, f"/ja{RULES}")
    expect(keeper.page.locator("#stored")).to_be_hidden()
    go_offline(keeper)
    keeper.page.reload()
    expect(keeper.page.locator("#stored")).to_be_visible()
    assert keeper.page.inner_text("#stored time") != ""
    expect(keeper.page.locator("#hunt-ban")).to_be_visible()
    styled = "getComputedStyle(document.querySelector('.site-head')).borderBottomStyle"
    assert keeper.page.evaluate(styled) == "double", "styles are kept with the page"

    keeper.open("/ja/sleeping-queens/rules/")
    expect(keeper.page.locator("h1")).to_have_text("このページは今は開けません")
    kept = keeper.page.locator("#kept a")
    expect(kept).to_have_count(1)
    assert kept.get_attribute("href") == f"{keeper.url}/ja{RULES}"

    keeper.page.context.set_offline(False)
    keeper.page.get_by_role("link", name="もう一度読み込む").click()
    expect(keeper.page.locator("h1")).to_have_text("スリーピング・クイーンズ")
    expect(keeper.page.locator("#stored")).to_be_hidden()

    keeper.open("/admin/login/")
    stored = "async (name) => (await (await caches.open(name)).keys()).map((each) => each.url)"
    assert not [url for url in keeper.page.evaluate(stored, "pages") if "/admin/" in url]
    files = keeper.page.evaluate(stored, "files")
    assert f"{keeper.url}/static/css/ruletable.css" in files, "a new version takes its place"
    assert not [url for url in files if re.search(r"\.[0-9a-f]{12}\.", url)]
    forgive(keeper)


def test_a_step_that_was_not_kept_is_told_and_one_that_was_says_so(keeper):
    open_and_keep(keeper, f"/en{HUNT}")
    page = keeper.page
    page.click("#step-next")
    expect(page.locator(".rail-where")).to_contain_text("2 /")
    page.evaluate(IN_STORE)
    page.click("#step-previous")
    expect(page.locator(".rail-where")).to_contain_text("1 /")
    go_offline(keeper)
    page.click("#step-next")
    expect(page.locator(".rail-where")).to_contain_text("2 /")
    expect(page.locator("#stored")).to_be_visible()
    page.click("#step-next")
    expect(page.locator("#unreachable")).to_be_visible()
    expect(page.locator(".rail-where")).to_contain_text("2 /")

    page.context.set_offline(False)
    page.click("#step-next")
    expect(page.locator(".rail-where")).to_contain_text("3 /")
    expect(page.locator("#unreachable")).to_be_hidden()
    expect(page.locator("#stored")).to_be_hidden()
    forgive(keeper)


def test_a_whole_game_is_kept_at_the_press_of_a_button(keeper):
    open_and_keep(keeper, "/ko/bark-side/")
    page = keeper.page
    page.click("#keep button")
    done = page.get_attribute("#keep", "data-done")
    expect(page.locator("#keep [role=status]")).to_have_text(done, timeout=120_000)
    go_offline(keeper)
    for path in ("rules/", "terms/", "variants/", "lessons/the-end/"):
        keeper.open(f"/ko/bark-side/{path}")
        expect(page.locator("#stored")).to_be_visible()
    picture = "getComputedStyle(document.querySelector('.felt')).display"
    assert page.evaluate(picture) == "grid"
    forgive(keeper)


def test_settings_are_kept_and_stand_before_the_page_is_painted(new_reader):
    reader = new_reader(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = reader.page
    reader.open(f"/ja{RULES}")
    expect(page.locator("#settings")).to_be_hidden()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="読みやすさの設定").press("Enter")
    expect(page.locator("#settings")).to_be_visible()
    page.get_by_label("一番大きい").check()
    page.get_by_label("暗い").check()
    page.locator("#readings").get_by_label("つける").check()
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()
    page.locator("ruby rt[data-text='てふだ']").first.wait_for()

    early = "window.atFirst = {...document.documentElement.dataset}"
    page.add_init_script(
        f"new MutationObserver(() => document.body && !window.atFirst && ({early}))"
        ".observe(document, {childList: true, subtree: true})"
    )
    page.reload()
    assert page.evaluate("window.atFirst") == {"theme": "dark", "size": "4", "readings": "on"}
    page.get_by_role("button", name="読みやすさの設定").click()
    assert page.get_by_label("一番大きい").is_checked()
    page.locator("ruby rt[data-text='てふだ']").first.wait_for()


def test_readings_change_no_text_and_come_in_what_is_swapped_in(new_reader):
    first = new_reader(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = first.page
    first.open(f"/ja{HUNT}")
    before = page.inner_text("main")
    page.evaluate("localStorage.readings = 'on'")
    page.reload()
    page.locator(".step-words ruby").first.wait_for()
    assert page.text_content(".step-words") != ""
    assert page.inner_text(".step-words .prose") in before.replace("\n\n", "\n\n")
    page.click("#step-next")
    expect(page.locator(".rail-where")).to_contain_text("2 /")
    page.locator("#step ruby").first.wait_for()
    assert page.locator(".visually-hidden ruby, svg ruby, .index ruby").count() == 0
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    first.open(f"/ko{RULES}?with=ja")
    page.locator("[lang=ja] ruby").first.wait_for()
    assert page.locator("main .clause-own ruby").count() == 0


def test_links_are_copied_and_the_way_back_is_offered(new_reader):
    reader = new_reader(
        viewport={"width": 1280, "height": 900}, permissions=["clipboard-read", "clipboard-write"]
    )
    page = reader.page
    reader.open(f"/en{RULES}")
    page.locator("#hunt-ban .copy-link").click()
    expect(page.locator("#live")).to_have_text("The link was copied.")
    read = "navigator.clipboard.readText()"
    assert page.evaluate(read) == f"{reader.url}/en{RULES}#hunt-ban"

    reader.open(f"/en{HUNT}")
    expect(page.locator(".step-heading .copy-link")).to_have_count(1)
    page.click("#step-next")
    expect(page.locator(".rail-where")).to_contain_text("2 /")
    page.locator(".step-heading .copy-link").click()
    expect(page.locator(".copied")).to_have_count(1)
    second = page.url
    assert page.evaluate(read) == second

    reader.open("/en/")
    way = page.locator("#continue a")
    expect(way).to_contain_text("2 /")
    reader.open("/ko/vampire-queen/")
    expect(way).to_be_visible()
    assert way.locator("[lang=en]").count() == 1, "it is called as it was read"
    way.click()
    assert page.url == second.replace("/en/", "/ko/")
    reader.open("/ko/vampire-queen/")
    page.locator("#continue button").click()
    expect(page.locator("#continue")).to_be_hidden()
    page.reload()
    expect(page.locator("#continue")).to_be_hidden()
    reader.open("/ko/bark-side/")
    expect(page.locator("#continue")).to_be_hidden()
