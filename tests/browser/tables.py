"""How a reader gets along at a table: links with an address each, and where they lead."""

from typing import Any

from playwright.sync_api import expect

CARD_NAMES = "each => each.map(card => card.dataset.card)"


def press(page: Any, kind: str, query: str) -> None:
    """Press the link of a kind that leads to this query."""
    page.locator(f"{kind}[href$='{query}']").click()


def at(page: Any, table: str, query: str) -> None:
    """Wait until the address says so, and the table is there."""
    expect(page).to_have_url(table + query)
    expect(page.locator("#step .felt")).to_have_count(1)
    expect(page.locator(".htmx-added, .htmx-settling")).to_have_count(0)
    expect(page.locator("h1")).to_have_count(1)
