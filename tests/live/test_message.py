"""Events are what clients understand, and one compression fits every stream."""

import doctest
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teachapp.edge import message, ticket
from teachapp.edge.message import GZIP_HEADER, Message, Packed, encode, named, retry
from tests.live.ends import gunzip, read_events


@pytest.mark.parametrize(
    ("body", "event"),
    [
        (b"<p>1</p>", b"id: 3\ndata: <p>1</p>\n\n"),
        (b"<p>\n</p>", b"id: 3\ndata: <p>\ndata: </p>\n\n"),
        (b"a\r\nb\rc\n", b"id: 3\ndata: a\ndata: b\ndata: c\ndata: \n\n"),
        (b"\n\nid: 9", b"id: 3\ndata: \ndata: \ndata: id: 9\n\n"),
        (b"", b"id: 3\ndata: \n\n"),
    ],
)
def test_a_message_is_one_event_whatever_its_body(body, event):
    assert encode(Message(3, body)) == event


def test_small_events_are_named_and_leave_the_version():
    assert named("look") == b"event: look\ndata: \n\n"
    assert named("point", b"Q\n5") == b"event: point\ndata: Q\ndata: 5\n\n"
    assert retry(1500) == b"retry: 1500\n\n"


@given(st.binary(max_size=300))
def test_an_event_ends_where_it_ends(body):
    event = encode(Message(1, body))
    assert event.endswith(b"\n\n")
    assert event.count(b"\n\n") == 1
    assert b"\r" not in event


def test_a_block_fits_any_stream():
    first, second, third = (Packed(encode(Message(n, b"<li>card</li>" * 9))) for n in (1, 2, 3))
    stream = [GZIP_HEADER, first.deflated, second.deflated, third.deflated]
    assert gunzip(stream) == first.plain + second.plain + third.plain
    late = [GZIP_HEADER, third.deflated, first.deflated]
    assert gunzip(late) == third.plain + first.plain


@given(st.lists(st.binary(max_size=2000), max_size=5))
def test_after_each_block_the_client_has_all_of_it(bodies):
    client = zlib.decompressobj(zlib.MAX_WBITS | 16)
    assert client.decompress(GZIP_HEADER) == b""
    for body in bodies:
        assert client.decompress(Packed(body).deflated) == body


def test_a_message_is_compressed_once():
    packed = Packed(b"<p>once</p>")
    assert packed.deflated is packed.deflated


def test_events_are_read_back():
    text = retry(9) + encode(Message(1, b"a\nb")) + b":\n\n" + named("look")
    assert read_events(text) == [{"id": "1", "data": "a\nb"}, {"event": "look", "data": ""}]


@pytest.mark.parametrize("module", [message, ticket])
def test_the_examples_in_the_code_hold(module):
    assert doctest.testmod(module).failed == 0
