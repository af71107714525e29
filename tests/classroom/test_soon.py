"""What is asked for a thousand times within a moment is done twice: at once, and once after it."""

from collections.abc import Callable, Hashable
from functools import partial

import pytest

from teachapp.classroom.soon import Soon, Work

pytestmark = pytest.mark.django_db


class Held(Soon):
    """Keeps what is to be done after the gap, which never ends by itself."""

    def __init__(self) -> None:
        super().__init__(gap=1e9)
        self.later: list[Callable[[], object]] = []

    def _after(self, seconds: float, key: Hashable, work: Work) -> None:
        self.later.append(lambda: self._do(key, work))


def test_the_first_is_done_at_once_and_the_rest_once_for_all():
    soon, done = Held(), list[object]()
    for number in range(1000):
        soon.ask("wall", partial(done.append, number))
    assert done == [0]
    [after] = soon.later
    after()
    assert len(done) == 2


def test_who_asks_while_it_waits_is_meant_too_and_who_asks_afterwards_waits_anew():
    soon, done = Held(), list[object]()
    soon.ask("wall", lambda: done.append("at once"))
    soon.ask("wall", lambda: done.append("waited"))
    soon.later.pop()()
    soon.ask("wall", lambda: done.append("waited anew"))
    assert done == ["at once", "waited"]
    soon.later.pop()()
    assert done == ["at once", "waited", "waited anew"]


def test_one_kind_of_work_does_not_wait_for_another():
    soon, done = Held(), list[object]()
    for each in ("wall", "lead"):
        soon.ask(each, partial(done.append, each))
    assert done == ["wall", "lead"]


def test_work_that_fails_is_tried_again_when_it_is_asked_for():
    soon, done = Held(), list[object]()
    soon.ask("wall", lambda: None)
    soon.ask("wall", lambda: 1 / 0)
    soon.later.pop()()
    soon.ask("wall", lambda: done.append("again"))
    soon.later.pop()()
    assert done == ["again"]


def test_without_a_gap_everything_is_done_at_once():
    soon, done = Soon(gap=0), list[object]()
    for number in range(3):
        soon.ask("wall", partial(done.append, number))
    assert done == [0, 1, 2]
