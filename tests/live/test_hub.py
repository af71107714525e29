"""Everybody gets the newest message once, in order, and who can't keep up is sent away."""

import asyncio

import pytest

from teachapp.edge import hub as hub_module
from teachapp.edge.hub import IDLE_BEATS, Hub, Snapshot
from teachapp.edge.message import GZIP_HEADER, Message
from tests.live.ends import End, gunzip, ids, read_events
from tests.live.waiting import in_loop, settle, until

CHANNEL = "class/7/en"
LOOK = {"event": "look", "data": ""}


def join(hub: Hub, end: End, person: str = "ann", channel: str = CHANNEL, **options):
    return hub.subscribe(channel, person, end.send, close=end.close, **options)


def message(version: int) -> Message:
    return Message(version, b"<p>step %d</p>" % version)


@in_loop
async def test_everybody_gets_what_is_published():
    hub, ends = Hub(), [End() for _ in range(3)]
    for end in ends:
        join(hub, end)
    hub.publish(CHANNEL, message(1))
    hub.publish("class/8/en", message(9))
    for end in ends:
        assert end.events == [{"id": "1", "data": "<p>step 1</p>"}]


@in_loop
async def test_a_stream_begins_with_how_long_to_wait_before_coming_back_and_that_it_is_here():
    hub, ends = Hub(), [End() for _ in range(60)]
    for end in ends:
        join(hub, end)
    begun = [end.written[0].removeprefix(b"retry: ").partition(b"\n\n") for end in ends]
    waits = {int(wait) for wait, _, _ in begun}
    assert len(waits) > 1, "they come back at different times"
    assert all(500 <= wait < 2500 for wait in waits)
    assert {here for _, _, here in begun} == {b"event: here\ndata: \n\n"}


@pytest.mark.parametrize(("has", "told"), [(0, [5]), (4, [5]), (5, []), (6, [])])
@in_loop
async def test_a_newcomer_gets_the_newest_unless_it_has_it(has, told):
    hub, end = Hub(), End()
    for version in (3, 4, 5):
        hub.publish(CHANNEL, message(version))
    join(hub, end, has=has)
    assert ids(end.events) == told


@in_loop
async def test_nothing_older_follows_something_newer():
    hub, end = Hub(), End()
    join(hub, end)
    for version in (2, 1, 2, 4, 3):
        hub.publish(CHANNEL, message(version))
    assert ids(end.events) == [2, 4]


@in_loop
async def test_a_client_ahead_of_this_process_is_not_taken_back():
    hub, end = Hub(), End()
    join(hub, end, has=7)
    hub.publish(CHANNEL, message(6))
    hub.publish(CHANNEL, message(8))
    assert ids(end.events) == [8]


@in_loop
async def test_all_get_the_same_bytes():
    hub, plain, packed = Hub(), [End(), End()], [End(), End()]
    for end in plain:
        join(hub, end)
    for end in packed:
        join(hub, end, is_packed=True)
    hub.publish(CHANNEL, message(1))
    assert plain[0].written[-1] is plain[1].written[-1]
    assert packed[0].written[-1] is packed[1].written[-1]
    unpacked = gunzip([GZIP_HEADER, *packed[0].written])
    assert read_events(unpacked) == plain[0].events


@in_loop
async def test_who_cannot_keep_up_is_closed_and_caught_up_when_it_comes_back():
    hub, slow, quick = Hub(), End(), End()
    join(hub, slow)
    join(hub, quick)
    hub.publish(CHANNEL, message(1))
    slow.full = True
    for version in (2, 3):
        hub.publish(CHANNEL, message(version))
    assert slow.dropped
    assert ids(slow.events) == [1]
    assert ids(quick.events) == [1, 2, 3]
    assert hub.here(CHANNEL) == {"ann": 1}
    again = End()
    join(hub, again, has=1)
    assert ids(again.events) == [3]


@in_loop
async def test_a_newcomer_whose_buffer_is_full_is_closed_at_once():
    hub, end = Hub(), End()
    hub.publish(CHANNEL, message(1))
    end.full = True
    join(hub, end)
    assert end.dropped
    assert hub.here("") == {}


@in_loop
async def test_a_broken_connection_stops_nobody(caplog):
    hub, fine = Hub(), End()
    dropped = []

    async def broken(_):
        raise ConnectionError("gone")

    hub.subscribe(CHANNEL, "bob", broken, close=lambda: dropped.append("bob"))
    join(hub, fine)
    hub.publish(CHANNEL, message(1))
    assert dropped == ["bob"]
    assert ids(fine.events) == [1]
    assert "could not be written to" in caplog.text


@in_loop
async def test_one_person_or_everybody_can_be_nudged():
    hub, ann, bob = Hub(), End(), End()
    join(hub, ann, "ann")
    join(hub, bob, "bob")
    hub.nudge(CHANNEL, "bob")
    assert (ann.events, bob.events) == ([], [{"event": "look", "data": ""}])
    hub.nudge(CHANNEL)
    hub.nudge("class/where-nobody-is")
    assert (len(ann.events), len(bob.events)) == (1, 2)


@in_loop
async def test_who_is_here():
    hub = Hub()
    first = join(hub, End(), "ann", "class/7/ko")
    join(hub, End(), "ann", "class/7/en")
    join(hub, End(), "bob", "class/7/en")
    join(hub, End(), "cho", "class/8/en")
    assert hub.here("class/7/") == {"ann": 2, "bob": 1}
    hub.leave(first)
    hub.leave(first)
    assert hub.here("class/7/") == {"ann": 1, "bob": 1}
    assert hub.crowds() == {"class/7/en": {"ann": 1, "bob": 1}, "class/8/en": {"cho": 1}}


# Snapshots


class Snapshots:
    """Snapshots that take until told, and count how often they are asked for."""

    def __init__(self, *answers: Snapshot | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.ready = asyncio.Event()

    async def __call__(self, channel: str) -> Snapshot:
        self.asked.append(channel)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        await self.ready.wait()
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def answer(self) -> None:
        """Let everything come that was asked for, or will be."""
        await settle()
        self.ready.set()
        await settle()


def refusing(*people: str, newest: Message | None = None) -> Snapshot:
    return Snapshot(newest, frozenset(people))


@in_loop
async def test_a_snapshot_is_asked_once_for_all_who_wait():
    snapshots, ends = Snapshots(Snapshot(message(4))), [End() for _ in range(3)]
    hub = Hub(snapshots)
    for end, has in zip(ends, (0, 3, 4), strict=True):
        join(hub, end, has=has)
    await snapshots.answer()
    assert snapshots.asked == [CHANNEL]
    assert [ids(end.events) for end in ends] == [[4], [4], []]
    late = End()
    join(hub, late)
    await settle()
    assert (ids(late.events), snapshots.asked) == ([4], [CHANNEL]), "it is kept"


@pytest.mark.parametrize(("made_of", "told"), [(4, [5]), (5, [5]), (6, [6])])
@in_loop
async def test_nothing_is_lost_or_doubled_between_snapshot_and_stream(made_of, told):
    """Version 5 is published while a snapshot is being made of an older or newer state."""
    snapshots, end = Snapshots(Snapshot(message(made_of))), End()
    hub = Hub(snapshots)
    join(hub, end)
    await settle()
    hub.publish(CHANNEL, message(5))
    await snapshots.answer()
    assert ids(end.events) == told


@in_loop
async def test_without_a_newest_message_the_stream_waits_for_what_comes():
    snapshots, end = Snapshots(Snapshot()), End()
    hub = Hub(snapshots)
    join(hub, end)
    await snapshots.answer()
    assert end.events == []
    hub.publish(CHANNEL, message(1))
    assert ids(end.events) == [1]


@in_loop
async def test_a_snapshot_that_fails_sends_everybody_to_their_page_and_is_asked_again(caplog):
    snapshots = Snapshots(LookupError("no database"), refusing("bob"))
    hub, ann, bob = Hub(snapshots), End(), End()
    join(hub, ann)
    join(hub, bob, "bob")
    await snapshots.answer()
    assert "no database" in caplog.text
    assert ann.events == bob.events == [LOOK]
    hub.publish(CHANNEL, message(1))
    assert ann.events == [LOOK], "nobody is told anything until it is known who may listen"
    await settle()
    assert (ids(ann.events), bob.events, bob.ended) == ([1], [LOOK, LOOK], True)
    assert snapshots.asked == [CHANNEL, CHANNEL]


# Who may not listen


@in_loop
async def test_who_may_not_listen_is_told_nothing_whatever_comes_first():
    """A new process knows nothing of who was put out before; the ticket still holds."""
    snapshots = Snapshots(refusing("bob", newest=message(4)))
    hub, ann, bob = Hub(snapshots), End(), End()
    join(hub, ann)
    join(hub, bob, "bob")
    hub.publish(CHANNEL, message(5))
    await snapshots.answer()
    assert (ids(ann.events), ann.ended) == ([5], False)
    assert (bob.events, bob.ended) == ([LOOK], True)
    assert hub.here(CHANNEL) == {"ann": 1}
    again = End()
    join(hub, again, "bob")
    assert (again.events, again.ended, snapshots.asked) == ([LOOK], True, [CHANNEL])


@in_loop
async def test_who_is_put_out_while_a_snapshot_is_made_stays_out():
    snapshots = Snapshots(refusing(), refusing("ann"))
    hub, end = Hub(snapshots), End()
    join(hub, end)
    await settle()
    hub.drop(CHANNEL, "ann")
    again = End()
    join(hub, again)
    await snapshots.answer()
    assert (again.events, again.ended) == ([LOOK], True)
    assert len(snapshots.asked) == 2


@in_loop
async def test_who_comes_back_while_a_snapshot_is_made_is_in():
    snapshots = Snapshots(refusing("ann"), refusing())
    hub, end = Hub(snapshots), End()
    join(hub, end)
    await settle()
    hub.admit(CHANNEL, "ann")
    await snapshots.answer()
    hub.publish(CHANNEL, message(1))
    assert (ids(end.events), end.ended) == ([1], False)


@in_loop
async def test_who_was_put_out_unheard_is_told_nothing_after_it():
    """Another process put bob out while nothing of it was heard here."""
    snapshots = Snapshots(refusing(), refusing("bob"))
    hub, ann, bob = Hub(snapshots), End(), End()
    join(hub, ann)
    join(hub, bob, "bob")
    await snapshots.answer()
    hub.missed()
    hub.publish(CHANNEL, message(1))
    await settle()
    assert (ids(ann.events), ann.ended) == ([1], False)
    assert (ids(bob.events), bob.ended) == ([], True)


@in_loop
async def test_a_snapshot_that_comes_when_all_is_over_changes_nothing():
    snapshots, end = Snapshots(Snapshot(message(1))), End()
    hub = Hub(snapshots)
    join(hub, end)
    await settle()
    hub.close()
    await snapshots.answer()
    assert (end.ended, hub.here("")) == (True, {})


@in_loop
async def test_after_messages_may_have_been_lost_nothing_kept_is_trusted():
    hub, end, late = Hub(), End(), End()
    join(hub, end)
    hub.publish(CHANNEL, message(5))
    hub.missed()
    assert end.events[-1] == {"event": "look", "data": ""}
    join(hub, late)
    assert late.events == []
    hub.publish(CHANNEL, message(4))
    assert late.events == [], "an older snapshot is still an older one"
    hub.publish(CHANNEL, message(5))
    assert (ids(end.events), ids(late.events)) == ([5], [5])


# What is not made since nobody listens


@in_loop
async def test_who_comes_to_what_was_not_made_has_it_asked_for():
    snapshots = Snapshots(Snapshot(message(5)), Snapshot(message(6)))
    hub, first, second = Hub(snapshots), End(), End()
    one = join(hub, first)
    await snapshots.answer()
    hub.leave(one)
    hub.outdate(CHANNEL, 6)
    join(hub, second, has=5)
    await settle()
    assert (ids(first.events), ids(second.events)) == ([5], [6])


@in_loop
async def test_for_who_came_in_the_meantime_it_is_asked_for():
    snapshots = Snapshots(Snapshot(message(5)), Snapshot(message(6)))
    hub, end = Hub(snapshots), End()
    join(hub, end)
    await snapshots.answer()
    hub.outdate(CHANNEL, 6)
    await settle()
    assert ids(end.events) == [5, 6]


@in_loop
async def test_a_snapshot_that_was_outdated_on_its_way_is_asked_for_again():
    snapshots = Snapshots(Snapshot(message(5)), Snapshot(message(6)))
    hub, end = Hub(snapshots), End()
    join(hub, end)
    await settle()
    hub.outdate(CHANNEL, 6)
    await snapshots.answer()
    assert (ids(end.events), len(snapshots.asked)) == ([6], 2)


@in_loop
async def test_what_is_published_is_newer_than_what_was_outdated_before():
    hub, end = Hub(), End()
    join(hub, end)
    hub.publish(CHANNEL, message(7))
    hub.outdate(CHANNEL, 6)
    assert ids(end.events) == [7]


@in_loop
async def test_a_channel_is_heard_while_somebody_listens():
    hub, end = Hub(), End()
    assert not hub.is_heard(CHANNEL)
    someone = join(hub, end)
    assert hub.is_heard(CHANNEL)
    hub.leave(someone)
    assert not hub.is_heard(CHANNEL)


# Time


@in_loop
async def test_every_stream_shows_that_it_lives():
    hub, plain, packed = Hub(beat=0.01), End(), End()
    join(hub, plain)
    join(hub, packed, is_packed=True)
    await until(lambda: plain.written.count(b":\n\n") > 2)
    assert gunzip([GZIP_HEADER, *packed.written]).count(b":\n\n") > 2
    hub.close()


@in_loop
async def test_a_channel_is_forgotten_when_nothing_happens_in_it():
    hub, end = Hub(beat=0.01), End()
    hub.publish("left", message(1))
    join(hub, end, channel="held")
    hub.publish("held", message(1))
    await until(lambda: end.written.count(b":\n\n") > IDLE_BEATS + 1)
    left, held = End(), End()
    join(hub, left, channel="left")
    join(hub, held, channel="held")
    assert (ids(left.events), ids(held.events)) == ([], [1])
    hub.close()


@in_loop
async def test_an_empty_hub_sleeps_and_wakes(monkeypatch):
    monkeypatch.setattr(hub_module, "IDLE_BEATS", 0)
    hub = Hub(beat=0.001)
    hub.publish(CHANNEL, message(1))
    await until(lambda: hub._timer is None)
    end = End()
    join(hub, end)
    await until(lambda: b":\n\n" in end.written)
    hub.close()


@in_loop
async def test_a_closed_hub_ends_every_stream_and_takes_nobody_in():
    hub, plain, packed, late, full = Hub(), End(), End(), End(), End()
    join(hub, plain)
    join(hub, packed, is_packed=True)
    join(hub, full)
    full.full = True
    hub.close()
    join(hub, late)
    hub.publish(CHANNEL, message(1))
    assert (plain.ended, packed.ended, late.ended, full.dropped) == (True, True, True, True)
    assert plain.written[-1].startswith(b"retry: ")
    assert gunzip([GZIP_HEADER, *packed.written]).count(b"retry: ") == 2
    assert hub.here("") == {}
    hub.open()
    join(hub, late)
    hub.publish(CHANNEL, message(2))
    assert ids(late.events) == [2]
    hub.close()


@in_loop
async def test_who_is_dropped_is_told_to_look_and_kept_out_until_admitted():
    hub, ann, bob = Hub(), End(), End()
    join(hub, ann)
    join(hub, bob, "bob")
    hub.drop(CHANNEL, "ann")
    hub.publish(CHANNEL, message(1))
    assert (ann.events, ann.ended) == ([{"event": "look", "data": ""}], True)
    assert (ids(bob.events), bob.ended) == ([1], False)
    again = End()
    join(hub, again)
    assert (again.events, again.ended) == ([LOOK], True)
    hub.admit(CHANNEL, "ann")
    back = End()
    join(hub, back)
    assert (ids(back.events), back.ended) == ([1], False)
