"""The way through the moves of a table leads past what the viewer can't notice."""

import re

import pytest

from games.core.notation import address

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

POSITION = address(
    "cheating-moth 1 standard B N1,N2,N5,Mo1;N1,N2,N3,Mo4,Sp2;N2,N4,Mo2;N1,N5"
    " guard=A top=N3 stock=N4,+19"
)
TABLE = f"/en/cheating-moth/table/{POSITION}/?moves=C:cheat,Mo2;B:N2;B:cheat,Mo4"
"""C lets a card slip away, B plays one, and lets one slip away."""


@pytest.fixture
def rail(client):
    def ask(eyes, at=""):
        response = client.get(f"{TABLE}{at}{'' if eyes == '*' else f'&eyes={eyes}'}")
        assert response.status_code == 200
        return response.content.decode().partition('class="rail')[2].partition("</nav>")[0]

    return ask


def stops(html):
    """Return after how many moves each stop of a rail stands."""
    places = re.findall(r"<li[^>]*>.*?</li>", html, re.DOTALL)
    return [int(found[1]) for each in places if (found := re.search(r"[?&;]at=(\d+)", each))]


@pytest.mark.parametrize(
    ("eyes", "places"),
    [("*", [0, 1, 2, 3]), ("A", [0, 2]), ("B", [0, 2, 3]), ("C", [0, 1, 2]), ("D", [0, 2])],
)
def test_a_rail_stops_where_its_viewer_notices_something(rail, eyes, places):
    assert stops(rail(eyes)) == places


def test_between_two_stops_the_rail_stands_at_the_one_before(rail):
    """The address of another's eyes may say so; nothing tells that a move was left out."""
    assert rail("D", "&at=1") == rail("D", "&at=0")
    assert rail("D", "&at=3") == rail("D", "&at=2")
    assert rail("C", "&at=1") != rail("C", "&at=0")
