"""The goldens are there, they play, and they are what the engine plays today."""

import pytest

from games.core.record import read_record
from games.core.replay import replay
from games.registry import GAMES
from tests.games import goldens

each_golden = pytest.mark.parametrize(("slug", "seats"), list(goldens.goldens()))


@each_golden
def test_a_golden_is_what_its_seed_plays(slug, seats):
    told = goldens.path_of(slug, seats).read_text("ascii").splitlines()
    assert told == goldens.text_of(slug, seats).splitlines()


@each_golden
def test_a_golden_is_replayed_without_a_fault(slug, seats):
    record, unreadable = read_record(goldens.path_of(slug, seats).read_text("ascii"))
    played = replay(record, GAMES)
    assert (unreadable, played.faults) == ((), ())
    assert GAMES[slug].outcome(played.steps[-1].state) is not None
    assert len(GAMES[slug].observe(played.start, "-").hands) == seats


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_there_is_a_golden_for_each_number_of_seats_and_no_other(slug):
    found = {path.name for path in goldens.folder(slug).iterdir()}
    assert found == {f"{seats}-players.play" for seats in GAMES[slug].seats}
