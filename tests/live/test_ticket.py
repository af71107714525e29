"""A ticket opens the stream it was made for, and no other, and not for ever."""

from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teachapp.edge.ticket import BadTicket, Ticket, read, sign

KEY = "a key of the site"
NOW = 1_000_000
GOOD = sign(KEY, "class/7/ko/A", "김지우", 60, now=NOW)


def code_of(text: str, key: str = KEY, now: float = NOW) -> str:
    with pytest.raises(BadTicket) as caught:
        read(key, text, now)
    return caught.value.code


def test_a_ticket_says_what_was_signed():
    assert read(KEY, GOOD, NOW) == Ticket("class/7/ko/A", "김지우", NOW + 60)


def test_it_stands_in_an_address_as_it_is():
    assert set(GOOD) <= set(ascii_letters + digits + "-_")


def test_it_holds_until_its_moment():
    assert read(KEY, GOOD, NOW + 59.9).person == "김지우"
    assert code_of(GOOD, now=NOW + 60) == "expired"


def test_another_key_does_not_open():
    assert code_of(GOOD, key="another") == "forged"


def test_the_time_is_now_unless_told():
    assert read(KEY, sign(KEY, "c", "p", 3600)).channel == "c"
    with pytest.raises(BadTicket):
        read(KEY, sign(KEY, "c", "p", 0))


@pytest.mark.parametrize(
    "text", ["", "a", "!!!", "ü", "-" * 400, " " + GOOD, GOOD + "=", GOOD[:-1]]
)
def test_what_is_no_ticket_is_refused(text):
    assert code_of(text) in {"malformed", "forged"}


@given(st.integers(0, len(GOOD) - 1), st.sampled_from(ascii_letters + digits + "-_"))
def test_no_letter_can_be_changed(place, letter):
    changed = GOOD[:place] + letter + GOOD[place + 1 :]
    if changed != GOOD:
        assert code_of(changed) == "forged"
