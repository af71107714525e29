"""What a language must have follows from the engines, and nothing of theirs is left out."""

import ast
import re

import pytest

from games.registry import GAMES
from teachapp.narration.expected import PROBLEMS, expected_messages, expected_shared_messages
from teachapp.narration.explore import explore
from tests.narration.sources import ROOT

GAME = GAMES["vampire-queen"]


def problems_in_source():
    """Return every code of a problem that an engine can name, with what is always told of it."""
    found: dict[str, set[str]] = {}
    folders = ["core", *(type(game).__module__.split(".")[1] for game in GAMES.values())]
    paths = [path for folder in folders for path in (ROOT / "games" / folder).rglob("*.py")]
    for path in paths:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and call.args and is_code(call.args[0]):
                code, told = ast.literal_eval(call.args[0]), told_by(call)
                if told is not None:
                    found[code] = told & found[code] if code in found else told
    return found


def is_code(node):
    text = getattr(node, "value", None)
    return isinstance(text, str) and re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", text) is not None


def told_by(call):
    """Return what a call tells beside the code, or None where it makes no problem. `dict(params)`
    is looked up: the dict is written just above it."""
    match getattr(call.func, "id", ""):
        case "UnreadableNotation":
            return {each.arg for each in call.keywords if each.arg} - {"line", "column"}
        case "Problem" if len(call.args) == 1:
            return set()
        case "Problem" if isinstance(call.args[1], ast.Dict):
            return {ast.literal_eval(key) for key in call.args[1].keys if key is not None}
        case "Problem":
            return set(ALSO[call.args[0].value])
        case "ValueError":
            return set()
    return None


ALSO = {
    "ambiguous-move": ("text", "moves"),
    "other-events": ("expected", "came"),
    "refused-otherwise": ("move", "expected", "code"),
}


def test_every_problem_that_an_engine_names_is_expected():
    found = problems_in_source()
    assert set(found) == set(PROBLEMS)
    too_much = {code: set(kinds) - found[code] for code, kinds in PROBLEMS.items()}
    assert [code for code, names in too_much.items() if names] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_playing_meets_every_refusal(game):
    """What only a position from elsewhere can bring about is not met."""
    assert set(game.refusals()) - set(explore(game).refusals) <= NOT_MET


NOT_MET = {"nobody-leads", "queen-not-stated", "flip-not-stated", "would-clash", "immune"}
"""Nobody who leads the next stage; cards that a position does not state; the last two are rare."""


def test_playing_twice_sees_the_same():
    assert explore.__wrapped__(GAME) == explore(GAME)


def test_what_vampire_queen_shows_in_play():
    seen = explore(GAME)
    assert seen.zones == {"trick", "put-away", "aside"}
    assert seen.banners == {"hunt"}
    assert seen.marks == {
        *("leader", "out", "must-pass", "banned"),
        *("lead", "passed", "forced", "strongest", "takes"),
    }
    assert set(seen.asks) == {
        *("deal", "lead", "lead-banned", "follow", "follow-equal", "only-pass"),
        *("hunt", "forced-pass", "over"),
    }
    assert seen.refusals["wrong-count"] == {"need": "number", "count": "number"}


def test_arguments_follow_from_the_fields_of_an_event():
    found = expected_messages(GAME)
    assert found["event-seat-scored"] == {
        *("clauses", "seat", "points", "points-word", "count", "count-word"),
        *("cards", "cards-object", "cards-set", "cards-set-object", "cards-faces", "cards-first"),
        *("cards-amount", "cards-code", "cards-count", "cards-count-word"),
    }
    assert found["event-stage-ended"] == {"clauses", "seats", "seats-count", "seats-count-word"}
    assert found["event-lead-passed"] == {"clauses", "seat"}
    assert found["question-next--trick-taken--seat"] == {"seat"}


def test_options_presets_and_faces():
    found = expected_messages(GAME)
    assert found["option-hand-size--table"] == set()
    assert found["option-hand-size--number"] == {"number", "number-word"}
    assert "option-stage-end--number" not in found
    assert {"preset-korean-booklet", "card-H20", "card-13", "card-unknown"} <= set(found)
    assert "component-hunters" not in found
    assert expected_messages(GAME, ["hunters"])["component-hunters"] == {"count", "count-word"}


def test_fields_of_a_position_and_their_own_words():
    assert {name for name in expected_messages(GAME) if name.startswith("field-")} == {
        *("field-trick", "field-ban", "field-away", "field-points")
    }
    moth = expected_messages(GAMES["cheating-moth"])
    own = {name for name in moth if name.startswith("field-") and "--" in name}
    assert own == {f"field-action--{word}" for word in ("spider", "slaps", "gifts", "race")}


def test_a_game_brings_only_verbs_that_are_not_shared():
    assert {"move-play", "move-pass", "move-deal"} <= set(expected_shared_messages())
    assert not [name for name in expected_messages(GAME) if name.startswith("move-")]
