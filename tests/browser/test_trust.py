"""Reporting a mistake, and the admin's languages, in a real browser under the site's policy."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

FORM = "/vampire-queen/report/?clause=hunt-ban"


def test_a_clause_is_reported_by_keyboard_alone_and_without_a_script(borrow):
    reader = borrow(java_script_enabled=False, viewport={"width": 320, "height": 700})
    reader.open("/ko/vampire-queen/rules/#hunt-ban")
    link = reader.page.locator("#hunt-ban .report-link a")
    box = link.bounding_box()
    assert box["height"] >= 40
    link.focus()
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator("blockquote")).to_be_visible()
    reader.page.locator("#report-text").focus()
    reader.page.keyboard.type("조사가 틀렸어요")
    for _ in range(3):  # the contact, what is kept, and the button
        reader.page.keyboard.press("Tab")
    reader.page.keyboard.press("Enter")
    expect(reader.page).to_have_url(
        re.compile(r"/ko/vampire-queen/report/thanks/\?clause=hunt-ban$")
    )
    reader.page.locator("main a.button").click()
    expect(reader.page).to_have_url(re.compile("/ko/vampire-queen/rules/#hunt-ban$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_form_that_comes_back_says_what_to_mend(borrow, scheme):
    reader = borrow(viewport={"width": 320, "height": 700}, color_scheme=scheme)
    page = reader.page
    reader.open("/ja" + FORM)
    page.locator("#report-contact").fill("me@example.org")
    page.locator("form.report-form").evaluate("form => { form.noValidate = true; }")
    page.locator("form.report-form button").click()
    expect(page.locator(".form-fault[role=alert]")).to_be_visible()
    field = page.locator("#report-text")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#" + field.get_attribute("aria-describedby"))).to_be_visible()
    expect(page.locator("#report-contact")).to_have_value("me@example.org")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert Axe().run(page).response["violations"] == []
    reader.complaints[:] = [each for each in reader.complaints if "400" not in each]


@pytest.mark.parametrize("place", ["/", "/vampire-queen/", "/vampire-queen/terms/"])
def test_data_for_search_engines_breaks_no_policy(reader, place):
    """The reader's browser complains of whatever the policy refuses."""
    reader.open("/en" + place)
    block = reader.page.locator('script[type="application/ld+json"]')
    assert "https://schema.org" in block.first.text_content()


def test_the_admin_changes_its_language(site: Any, reader: Any):
    secret = {"DJANGO_SUPERUSER_PASSWORD": "a long secret"}
    name = "--username=polyglot"
    site.manage("createsuperuser", "--noinput", name, "--email=p@example.org", **secret)
    page = reader.page
    reader.open("/admin/catalogue/report/")
    page.fill("#id_username", "polyglot")
    page.fill("#id_password", "a long secret")
    page.click("[type=submit]")
    for language, words in (("ko", "틀린 곳 제보"), ("ja", "間違いの報告"), ("en", "report")):
        page.click(f".admin-languages button[value={language}]")
        expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
        expect(page).to_have_url(re.compile("/admin/catalogue/report/$"))
        expect(page.locator("#content h1, #content h2").first).to_contain_text(words)
