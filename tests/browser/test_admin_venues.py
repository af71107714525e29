"""The admin on the real content: words can only be looked at, shelves can be edited."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

SLUG = "vampire-queen"
GAME = f"/{SLUG}/"


@pytest.fixture(scope="module")
def account(site: Any) -> tuple[str, str]:
    """An administrator of the served site."""
    site.manage(
        "createsuperuser",
        "--noinput",
        "--username=host",
        "--email=host@example.org",
        DJANGO_SUPERUSER_PASSWORD="a long secret",
    )
    return "host", "a long secret"


@pytest.fixture
def admin(reader: Any, account: tuple[str, str]) -> Any:
    """A reader who has signed in."""
    reader.open("/admin/")
    reader.page.fill("#id_username", account[0])
    reader.page.fill("#id_password", account[1])
    reader.page.click("[type=submit]")
    expect(reader.page).to_have_url(f"{reader.url}/admin/")
    return reader


@pytest.mark.parametrize("model", ["game", "clause", "clausetext", "term", "lesson", "variant"])
def test_content_is_looked_at_and_not_edited(admin, model):
    page = admin.page
    admin.open(f"/admin/catalogue/{model}/")
    expect(page.locator("#content .object-tools .addlink")).to_have_count(0)
    page.locator("#result_list tbody th a").first.click()
    expect(page.locator("#content h1, #content h2").first).to_be_visible()
    fields = "#content-main :is(input, textarea, select):not([type=hidden])"
    expect(page.locator(fields)).to_have_count(0)
    expect(page.locator("#content-main [type=submit], .deletelink")).to_have_count(0)


def test_a_clause_is_found_by_its_words(admin):
    page = admin.page
    admin.open("/admin/catalogue/clause/?q=hunt-tie-latest")
    expect(page.locator("#result_list tbody tr")).to_have_count(1)


def test_an_edited_shelf_shows_on_the_page_of_the_game_at_once(admin, new_reader):
    guest = new_reader()
    guest.open("/en" + GAME)
    at_the_cafe = guest.page.locator(".copy", has_text="Hana")
    expect(at_the_cafe).to_contain_text("Z1")
    try:
        save_shelf(admin, "B7")
        guest.open("/en" + GAME)
        expect(at_the_cafe).to_contain_text("B7")
        guest.open("/ko/?shelf=B7")
        expect(guest.page.locator(".game-card")).to_have_count(1)
    finally:
        save_shelf(admin, "Z1")


def save_shelf(admin: Any, shelf: str) -> None:
    page = admin.page
    admin.open("/admin/catalogue/venue/")
    page.locator("#result_list tbody th a").first.click()
    copy = page.locator("tr.has_original", has=page.locator("option[selected]", has_text=SLUG))
    copy.locator("input[name$='-shelf']").fill(shelf)
    page.locator("[name=_save]").click()
    expect(page).to_have_url(re.compile("/admin/catalogue/venue/$"))
    expect(page.locator(".messagelist .success")).to_be_visible()
