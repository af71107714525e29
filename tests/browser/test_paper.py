"""What comes out of a browser's printer: the crib on one page, the rulebook without its buttons."""

import pytest

from games.registry import GAMES
from tests.sheets import pages

QR = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1H0z'/></svg>"


@pytest.fixture
def printer(site, chromium):
    page = chromium.new_page(service_workers="block")
    asked = []

    def code(route):
        asked.append(route.request.url)
        route.fulfill(body=QR, content_type="image/svg+xml")

    page.route("**/qr.svg?*", code)
    page.asked = asked
    yield page
    page.close()


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_every_crib_is_one_printed_page_of_a4_and_of_letter(site, printer, language):
    for game in GAMES:
        printer.goto(f"{site.url}/{language}/{game}/crib/")
        for paper in ("A4", "Letter"):
            assert pages(printer.pdf(format=paper)) == 1, (game, paper)


def test_a_printed_rulebook_has_its_code_its_numbers_and_nothing_to_press(site, printer):
    printer.goto(f"{site.url}/en/vampire-queen/rules/")
    printer.wait_for_load_state("networkidle")
    assert printer.asked == []
    assert not printer.locator(".colophon").is_visible()
    assert pages(printer.pdf(format="A4")) > 3
    assert len(printer.asked) == 1
    printer.emulate_media(media="print")
    for gone in (".site-head", ".toc", ".player-count", ".permalink", ".clause-lessons"):
        assert printer.locator(gone).first.is_hidden(), gone
    assert printer.locator("#hunt-ban .clause-number").inner_text().strip() == "8.15"
    assert printer.locator(".colophon").is_visible()
    colour = "element => getComputedStyle(element).backgroundColor"
    assert printer.locator(".mini-card").first.evaluate(colour) == "rgb(255, 255, 255)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_whatever_the_screen_is(site, printer, scheme):
    printer.emulate_media(media="print", color_scheme=scheme)
    printer.goto(f"{site.url}/ja/bark-side/crib/")
    colours = (
        "element => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]"
    )
    assert printer.locator("body").evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
