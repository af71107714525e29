"""Cards keep their names while the browser carries them."""

from collections import Counter
from random import Random

import pytest

from games.core.bots import random_bot
from games.core.cards import SEATS
from games.core.deal import open_table
from games.core.playout import steps
from games.core.protocol import OPEN, Observation
from teachapp.table.identity import CardNames, all_names, follow, letter, visible
from tests.table.fakes import GAME, seen, states


def names_at(names: CardNames, place: tuple[str, str, int]) -> list[str]:
    return sorted(name for faces in names.by_place[place].values() for name in faces)


def along(viewer: str, position: str, *moves: str) -> list[CardNames]:
    names = CardNames()
    found = []
    for state in states(position, *moves):
        names = names.follow(GAME.observe(state, viewer))
        found.append(names)
    return found


def test_first_seen_cards_take_the_lowest_letters_in_order_of_places():
    names = follow([seen("standard A 2,2,5;2,6;7,H15,H20")])
    assert names_at(names, ("hand", "A", 0)) == ["2a", "2b", "5a"]
    assert names_at(names, ("hand", "B", 0)) == ["2c", "6a"]
    assert names_at(names, ("hand", "C", 0)) == ["7a", "H15a", "H20a"]


def test_a_played_card_is_carried_from_its_own_hand():
    """B's 6, not A's, though A holds the lower letters."""
    before, after = along(OPEN, "standard B 6,6;2,6;7,H15,H20", "B: 6")
    assert names_at(before, ("hand", "B", 0)) == ["2a", "6c"]
    assert names_at(after, ("hand", "A", 0)) == ["6a", "6b"]
    assert names_at(after, ("trick", "B", 0)) == ["6c"]


def test_of_equal_cards_the_lowest_stays():
    _, after = along(OPEN, "standard A 6,6,6;2,7;7,H15,H20", "A: 6 6")
    assert names_at(after, ("hand", "A", 0)) == ["6a"]
    assert names_at(after, ("trick", "A", 0)) == ["6b", "6c"]


def test_a_hunt_carries_every_card_to_whoever_takes():
    table = "standard A 3,H20;6,9;6,4;5,H15"
    *_, before, after = along(OPEN, table, "A: H20", "B: 6", "C: 6", "D: 5")
    played = ["6a", "6b", "H20a"]
    assert sorted(name for seat in "ABC" for name in names_at(before, ("trick", seat, 0))) == played
    assert set(played) < set(names_at(after, ("hand", "C", 0)))
    assert "5a" in names_at(after, ("hand", "C", 0))


def test_a_hidden_card_has_no_name_and_gives_its_old_one_up():
    *_, shown, away = along("A", "standard A 6,6;7,8;9,10,H15,H20", "A: 6", "B: 7", "C: 9")
    assert away.by_place[("hand", "B", 0)] == {}
    assert names_at(shown, ("trick", "B", 0)) == ["7a"]
    assert names_at(away, ("hand", "A", 0)) == ["6a"]
    assert ("trick", "A", 0) not in away.by_place


def test_a_name_that_was_given_up_may_be_taken_again():
    first, second = seen("standard A 6,7;1,8;9,H15,H20"), seen("standard A 7;1,8;9,H15,H20")
    again = follow([first, second, first])
    assert names_at(again, ("hand", "A", 0)) == ["6a", "7a"]


def test_letters_go_on_after_z():
    assert [letter(copy) for copy in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def observations(seats: int, viewer: str) -> list[Observation]:
    rng = Random(seats)
    table = open_table(GAME, seats, GAME.options("standard stages=2"), rng)
    played = steps(GAME, table, rng, [random_bot])
    return [GAME.observe(state, viewer) for state in (table, *(made.after for made in played))]


@pytest.mark.parametrize("seats", [3, 5, 12])
@pytest.mark.parametrize("viewer", [OPEN, "-", "B"])
def test_every_visible_card_has_one_name_and_no_two_share_one(seats: int, viewer: str):
    names = CardNames()
    possible = set(all_names(GAME.deck))
    for observation in observations(seats, viewer):
        names = names.follow(observation)
        used: Counter[str] = Counter()
        for place, cards in visible(observation):
            for face, count in Counter(cards).items():
                at = names.at(place, face)
                assert len(at) == count
                assert all(name.rstrip("abcdefgh") == face for name in at)
                used.update(at)
        assert set(used) <= possible
        assert max(used.values(), default=1) == 1


@pytest.mark.parametrize("seats", [4, 12])
def test_cards_that_stay_keep_their_names(seats: int):
    first, *rest = observations(seats, OPEN)
    names = CardNames().follow(first)
    for observation in rest:
        old, names = names, names.follow(observation)
        for place, cards in visible(observation):
            for face, count in Counter(cards).items():
                then = old.at(place, face)
                assert set(then[:count]) <= set(names.at(place, face))


def test_names_do_not_depend_on_how_they_are_asked_for():
    played = observations(6, OPEN)
    assert follow(played).by_place == follow(list(played)).by_place
    assert SEATS[0] in {seat for _, seat, _ in follow(played).by_place}
