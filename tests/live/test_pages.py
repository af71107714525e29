"""Pages are given out as long as they are true, and not a moment longer than is said."""

import asyncio

import pytest

from teachapp.edge.pages import Answer, Form, Pages
from tests.live.waiting import in_loop, settle

ADDRESS = ("http", b"localhost", b"/ko/", b"")
NOW = {"content": "c1", "shelves": "s1"}


class Versions:
    """The versions of a site, and how often they were asked for."""

    def __init__(self) -> None:
        self.now = dict(NOW)
        self.asked = 0
        self.held: asyncio.Event | None = None

    async def __call__(self):
        self.asked += 1
        answer = dict(self.now)
        if self.held:
            await self.held.wait()
        return answer


def answer(body: bytes = b"page") -> Answer:
    return Answer(200, [], body)


def keep(pages: Pages, address=ADDRESS, body: bytes = b"page", **versions: str) -> None:
    pages.keep(address, versions or {"content": "c1"}, b'"e"', Form.PLAIN, answer(body))


@in_loop
async def test_what_is_not_kept_costs_no_question():
    versions = Versions()
    assert await Pages(versions).find(ADDRESS) is None
    assert versions.asked == 0


@in_loop
async def test_a_page_is_given_out_while_its_versions_stay():
    versions = Versions()
    pages = Pages(versions, fresh=0)
    pages._fresh = 1e9
    keep(pages)
    page = await pages.find(ADDRESS)
    assert page
    assert page.answers == {Form.PLAIN: answer()}
    assert await pages.find(ADDRESS) is page
    assert versions.asked == 1, "once for as long as they are fresh"


@pytest.mark.parametrize(
    ("changed", "made_of", "stays"),
    [
        ("content", {"content": "c1"}, False),
        ("shelves", {"content": "c1"}, True),
        ("shelves", {"content": "c1", "shelves": "s1"}, False),
    ],
)
@in_loop
async def test_a_change_takes_away_what_depends_on_it(changed, made_of, stays):
    versions = Versions()
    pages = Pages(versions, fresh=1e9)
    keep(pages, **made_of)
    assert await pages.find(ADDRESS)
    versions.now[changed] = "another"
    assert await pages.find(ADDRESS), "nobody has said that something was changed"
    pages.doubt()
    assert (await pages.find(ADDRESS) is not None) is stays


@in_loop
async def test_after_a_while_the_versions_are_asked_again():
    versions = Versions()
    pages = Pages(versions, fresh=0.02)
    keep(pages)
    assert await pages.find(ADDRESS)
    await asyncio.sleep(0.03)
    await pages.find(ADDRESS)
    assert versions.asked == 2


@in_loop
async def test_all_who_wait_ask_once():
    versions = Versions()
    versions.held = asyncio.Event()
    pages = Pages(versions, fresh=1e9)
    keep(pages)
    finding = [asyncio.create_task(pages.find(ADDRESS)) for _ in range(5)]
    await settle()
    versions.held.set()
    assert all(await asyncio.gather(*finding))
    assert versions.asked == 1


@in_loop
async def test_what_was_asked_before_a_change_does_not_count_after_it():
    versions = Versions()
    versions.held = asyncio.Event()
    pages = Pages(versions, fresh=1e9)
    keep(pages)
    finding = asyncio.create_task(pages.find(ADDRESS))
    await settle()
    versions.now["content"] = "c2"
    pages.doubt()
    versions.held.set()
    assert await finding is None
    assert versions.asked == 2


@in_loop
async def test_without_a_database_no_page_is_given_out(caplog):
    async def fails():
        raise OSError("no database")

    pages = Pages(fails)
    keep(pages)
    assert await pages.find(ADDRESS) is None
    assert "no database" in caplog.text


@in_loop
async def test_forms_of_other_versions_are_not_mixed():
    pages = Pages(Versions(), fresh=1e9)
    keep(pages, body=b"old", content="c0")
    pages.keep(ADDRESS, {"content": "c1"}, b'"f"', Form.UNCHANGED, Answer(304, [], b""))
    page = await pages.find(ADDRESS)
    assert page
    assert set(page.answers) == {Form.UNCHANGED}


def addresses(count: int):
    return [("http", b"localhost", b"/%d" % number, b"") for number in range(count)]


@in_loop
async def test_the_page_not_asked_for_longest_gives_way():
    pages = Pages(Versions(), fresh=1e9, most=2)
    first, second, third = addresses(3)
    keep(pages, first)
    keep(pages, second)
    await pages.find(first)
    keep(pages, third)
    found = [await pages.find(each) is not None for each in (first, second, third)]
    assert found == [True, False, True]


@in_loop
async def test_many_large_pages_give_way_too():
    pages = Pages(Versions(), fresh=1e9, most_bytes=3000)
    first, second, third = addresses(3)
    for each in (first, second, third):
        for _ in range(2):
            keep(pages, each, b"x" * 1000)
    assert await pages.find(first)
    keep(pages, third, b"x" * 1001)
    assert await pages.find(first), "it was asked for after the second"
    assert await pages.find(second) is None
