"""A class when networks, servers and tabs come and go: everybody is back where the class is."""

import shutil
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.classes import NEXT, answer, at, follows, open_class, press, version
from tests.browser.conftest import open_reader
from tests.served import served

HIDDEN = """isHidden => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
STREAMS = "**/stream/**"


@pytest.fixture
def opens(chromium, site):
    """Opens readers who may complain that an address could not be had."""
    readers = []

    def opened(**options):
        readers.append(open_reader(chromium, site, **options))
        return readers[-1]

    yield opened
    complaints = [each for reader in readers for each in reader.complained()]
    for reader in readers:
        reader.page.context.close()
    assert [each for each in complaints if not each.startswith("Failed to load resource")] == []


def test_without_a_network_for_a_while(opens):
    room = open_class(opens)
    page = room.joins("en", "Sam")
    page.context.set_offline(True)
    follows(page, "off")
    expect(page.locator("#connection")).to_contain_text("No network.")
    press(room.host, NEXT)
    at(room.host, "en", 1)
    page.context.set_offline(False)
    at(page, "en", 1)
    follows(page)
    answer(page, "B")


def test_a_server_that_is_killed_and_started_again(chromium, made_site, tmp_path):
    folder = shutil.copytree(made_site, tmp_path / "site")
    with served(folder) as first:
        port = int(first.url.rpartition(":")[2])
        room = open_class(partial(open_reader, chromium, first))
        page, late = room.joins("ja", "ゆき"), room.joins("ko", "미나")
        page.locator(".poll input[value='9']").check()
        first.kill()
        follows(page, "lost")
    with served(folder, port):
        follows(page)
        follows(room.host)
        expect(page.locator(".poll input[value='9']")).to_be_checked()
        page.locator(".poll .primary").click()
        expect(page.locator(".poll .answered")).to_be_visible()
        expect(page.locator(".hall-name")).to_have_text("ゆき")
        expect(room.host.locator(".poll-count")).to_contain_text("1 of 2")
        press(room.host, NEXT)
        at(page, "ja", 1)
        at(late, "ko", 1)
        for each in (room.host, page, late):
            each.context.close()


def test_a_hidden_tab_holds_no_stream_and_catches_up(new_reader):
    room = open_class(new_reader)
    page = room.joins("en", "Sam")
    page.evaluate(HIDDEN, True)
    press(room.host, NEXT)
    at(room.host, "en", 1)
    other = room.joins("ja", "ゆき")
    at(other, "ja", 1)
    at(page, "en", 0)
    page.evaluate(HIDDEN, False)
    at(page, "en", 1)


def test_what_is_chosen_stays_while_the_screen_is_renewed(new_reader):
    room = open_class(new_reader)
    page, host = room.joins("en", "Sam"), room.host
    page.locator(".poll input[value='9']").check()
    page.locator(".poll input[value='9']").focus()
    before = version(page)
    host.locator(".pointing summary").click()
    press(host, ".point-rows .button >> nth=0")
    expect(page.locator(".pointed-at")).to_be_visible()
    assert version(page) > before
    expect(page.locator(".poll input[value='9']")).to_be_checked()
    expect(page.locator(".poll input[value='9']")).to_be_focused()
    # Folded out and gone to on the screen of who leads, while answers come in.
    host.locator(".poll-why summary").click()
    host.locator("button[value^='reveal']").focus()
    page.locator(".poll .primary").click()
    expect(host.locator(".poll-count")).to_contain_text("1 of 1")
    expect(host.locator(".poll-why[open]")).to_have_count(1)
    expect(host.locator("button[value^='reveal']")).to_be_focused()


def test_a_page_reloaded_in_the_middle_of_a_question(new_reader):
    room = open_class(new_reader)
    page = room.joins("ja", "ゆき")
    page.reload()
    follows(page)
    answer(page, "9")
    page.reload()
    expect(page.locator(".poll .answered")).to_be_visible()
    expect(page.locator(".hall-name")).to_have_text("ゆき")


@pytest.mark.parametrize("way", ["refused", "held back"])
def test_where_no_stream_comes_through_the_page_asks(opens, way):
    room = open_class(opens)
    page = room.arrives("ko")
    page.context.route(STREAMS, lambda route: route.abort() if way == "refused" else None)
    page.locator("#join-name").fill("미나")
    page.locator("#join .primary").click()
    follows(page, "polling")
    press(room.host, NEXT)
    at(page, "ko", 1)
    room.person("미나", "remove")
    expect(page.locator("#return")).to_be_visible(timeout=20_000)
    page.context.unroute_all(behavior="ignoreErrors")


def test_an_error_of_what_stands_before_the_server_is_waited_out(opens):
    room = open_class(opens)
    page = room.joins("en", "Sam")
    page.context.route("**/*", lambda route: route.fulfill(status=502, body="Bad Gateway"))
    page.evaluate(HIDDEN, True)
    page.evaluate(HIDDEN, False)
    follows(page, "lost")
    press(room.host, NEXT)
    at(room.host, "en", 1)
    page.context.unroute_all(behavior="ignoreErrors")
    at(page, "en", 1)
    follows(page)
