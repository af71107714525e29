"""While a step asks what is allowed, its page does not say so; once answered, it says it again."""

import re
from html import unescape

import pytest

from games.core.protocol import Ask
from games.registry import GAMES
from teachapp.catalogue import queries

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

SIGNS = {
    "card": r'class="card [^"]*\bquiet\b',
    "reason": r'<a [^>]*\btitle="',
    "place": r'class="slot-link quiet"',
    "unasked": r'<details class="unasked">',
}
"""How a table says what is allowed and what is not."""
STEPS = {
    "vampire-queen/hunt/the-hunter": ("B:pass", set()),
    "vampire-queen/a-trick/a-free-pass": ("D:10,10,10", {"card", "reason"}),
    "cheating-moth/spider/the-spider": ("B:give,Mo2,>,A", {"card", "reason", "unasked"}),
    "cheating-moth/slip-away/gone": ("B:N5", {"card", "reason", "unasked"}),
    "sleeping-queens/jester-counts/the-card-is-a-six": ("B:wake,>,11", {"place"}),
    "sleeping-queens/knight-and-dragon/attack-on-heart": ("B:Po", {"card", "reason"}),
}
"""By a step that asks what is allowed: a move that is not, and what is said after the answer."""
each_step = pytest.mark.parametrize(
    ("path", "refused", "signs"), [(path, *told) for path, told in STEPS.items()], ids=list(STEPS)
)


@pytest.fixture
def get(client):
    def ask(path, **query):
        game, lesson, label = path.split("/")
        response = client.get(f"/en/{game}/lessons/{lesson}/{label}/", query)
        assert response.status_code == 200
        return response.content.decode()

    return ask


def step_of(path):
    """Return the engine, the step as it was played, and the words of its game."""
    game, lesson, label = path.split("/")
    played = queries.replay_of(queries.lesson_step(game, lesson, "en").script)
    step = next(each for each in played.steps if each.label == label)
    assert [question.kind for question in step.questions] == ["choose-legal"]
    return GAMES[game], step, queries.words(game, "en")


def an_answer(path):
    return step_of(path)[1].questions[0].choices[0]


def table_in(html):
    return html.partition('<section class="table')[2].partition('<div class="under-table">')[0]


def signs_in(html):
    return {name for name, sign in SIGNS.items() if re.search(sign, table_in(html))}


def asked_in(html):
    return unescape(html.partition('<p class="ask">')[2].partition("</p>")[0])


@each_step
def test_nothing_is_hinted_at_before_the_answer(get, path, refused, signs):
    html = get(path)
    assert signs_in(html) == set()
    game, step, words = step_of(path)
    ask = game.observe(step.state, "*").ask
    assert asked_in(html) == words.ask(Ask("plain", ask.seats)) != words.ask(ask)


@each_step
def test_all_is_said_again_after_the_answer(get, path, refused, signs):
    html = get(path, answer=an_answer(path))
    assert signs_in(html) == signs
    game, step, words = step_of(path)
    assert asked_in(html) == words.ask(game.observe(step.state, "*").ask)


def alternative_in(html):
    """Return where a refusal leads instead; empty where it leads nowhere."""
    refusal = html.partition('<div class="note refusal">')[2].partition("was taken back")[0]
    assert "<p data-say>" in refusal
    found = re.search(r'<a class="button" href="([^"]+)"', refusal)
    return found[1] if found else ""


@each_step
def test_a_refusal_suggests_nothing_before_the_answer(get, path, refused, signs):
    assert alternative_in(get(path, **{"try": refused})) == ""
    after = alternative_in(get(path, answer=an_answer(path), **{"try": refused}))
    assert "?try=" in after


def targets_in(html):
    return set(re.findall(r'href="[^"]*\?try=A:Kn,(?:>|%3E|&gt;),([A-Z][a-z]+)"', html))


def test_a_picked_card_leads_to_all_it_could_be_aimed_at_before_the_answer(get):
    """Which of them it may be aimed at is just what the step asks."""
    path = "sleeping-queens/knight-and-dragon/a-knight"
    assert targets_in(table_in(get(path, pick="A:Kn"))) == {"Heart", "Rose", "Cat", "Moon"}
    after = get(path, pick="A:Kn", answer="Kn > Heart")
    assert targets_in(table_in(after)) == {"Heart", "Rose", "Cat"}


def test_a_picked_sum_is_not_judged_before_the_answer(get):
    path = "sleeping-queens/sums/an-addition"
    reason = r'<p class="picked"><b>2 \+ 3 = 5 ≠ 6</b> <span data-say>'
    before = table_in(get(path, pick="A:2,3,6"))
    assert "<b>2 + 3 = 5 ≠ 6</b>" in before
    assert not re.search(reason, before)
    assert re.search(r'href="[^"]*\?try=A:discard,2,3,6"', before)
    after = table_in(get(path, pick="A:2,3,6", answer="discard 2 3 5"))
    assert re.search(reason, after)
    assert not re.search(r'href="[^"]*\?try=A:discard,2,3,6"', after)
