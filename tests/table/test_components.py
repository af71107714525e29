"""Components draw what they are given: text first, signs with words, addresses that work."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.template import engines
from django.template.loader import get_template
from django.utils import translation

from teachapp.table.layout import CardView, MarkView, layout
from teachapp.table.telling import Chip, RailStep
from tests.table.fakes import WORDS, seen

TEMPLATES = Path(__file__).resolve().parents[2] / "templates"
HUNT = "standard A 5,9,H20;2,7;1,Q,H15"
CHIP: dict[str, Any] = {
    "id": "hunt-ban",
    "heading": "The ban",
    "html": "<p>It rests.</p>",
    "href": "/rules/#b",
}
CARD = CardView("6b", "n", "6", "Vampire 6")


def drawn(name: str, **context: Any) -> str:
    with translation.override("en"):
        return get_template(f"components/{name}.html").render(context).strip()


def text(html: str) -> str:
    """Return what is read out or seen, in order, without hidden decoration."""
    seen_ = re.sub(r'<(span|svg|p)[^>]*aria-hidden="true"[^>]*>.*?</\1>', "", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", seen_)).split())


# Cards


def test_a_card_is_text_first():
    assert drawn("card", card=CARD, game="vampire-queen") == (
        '<li><span class="card n" data-card="6b">'
        '<span class="index under" aria-hidden="true">6</span>'
        '<svg class="figure" aria-hidden="true">'
        '<use href="/static/icons/vampire-queen.svg#n"/></svg>'
        '<span class="index end under" aria-hidden="true">6</span>'
        '<span class="visually-hidden">Vampire 6</span></span></li>'
    )


def test_a_playable_card_is_a_link_with_and_without_script():
    html = drawn("card", card=replace(CARD, href="?try=B:6"), game="vampire-queen")
    opening = '<li><a href="?try=B:6" hx-get="?try=B:6" class="card n playable" data-card="6b">'
    assert html.startswith(opening)
    assert html.endswith("</a></li>")


def test_a_card_that_may_not_be_played_says_why():
    html = drawn("card", card=replace(CARD, href="?t", quiet='not "higher"'), game="vampire-queen")
    assert 'class="card n quiet" data-card="6b" title="not &quot;higher&quot;"' in html


def test_a_marked_card_has_the_mark_as_a_sign_and_a_word():
    banned = replace(CARD, marks=(MarkView("banned", "rests"),))
    html = drawn("card", card=banned, game="vampire-queen")
    assert 'class="card n banned"' in html
    assert "ui.svg#banned" in html
    assert text(html) == "Vampire 6 rests"


def test_a_hidden_card_shows_nothing_but_its_back():
    back = CardView("back-B-3", "back", "", "a hidden card", "again")
    assert drawn("card", card=back, game="vampire-queen") == (
        '<li class="again"><span class="card back" data-card="back-B-3">'
        '<svg class="figure" aria-hidden="true">'
        '<use href="/static/icons/vampire-queen.svg#back"/></svg>'
        '<span class="visually-hidden">a hidden card</span></span></li>'
    )


def test_kept_cards_differ_by_language_and_address():
    source = '{% load table %}{% cards cards "vampire-queen" %}'
    template = engines["django"].from_string(source)
    cards = [CARD, replace(CARD, href="?a"), replace(CARD, href="?b")]
    html = template.render({"cards": cards})
    assert html == "".join(drawn("card", card=card, game="vampire-queen") for card in cards)
    assert template.render({"cards": cards}) == html


# The table


def test_the_table_reads_in_order_without_any_style():
    view = layout(seen(HUNT, "A: H20", "B: 7"), WORDS, game="vampire-queen")
    actions = [{"words": "Pass", "href": "?try=C:pass", "kind": ""}]
    assert text(drawn("table", table=view, actions=actions)) == (
        "banner hunt ask hunt facts stage=1 stages=5 "
        "seat A mark leader 2 cards seat A card 5 card 9 "
        "seat B 1 card seat B card 2 "
        "To move: seat C 3 cards seat C card 1 card Q card H15 "
        "seat A card H20 counts 0 mark lead seat B card 7 mark takes "
        "zone put-away 0 Pass"
    )


def test_the_seat_to_move_is_marked_and_its_hand_lies_near():
    html = drawn("table", table=layout(seen(HUNT), WORDS, game="vampire-queen"))
    assert re.findall(r'class="seat ([^"]*)"', html) == [
        "seat-1-of-3 to-move is-near",
        "seat-2-of-3",
        "seat-3-of-3",
    ]
    assert html.count('class="hand near"') == 1


def test_no_name_is_given_twice_on_a_table():
    html = drawn("table", table=layout(seen(HUNT, "A: H20"), WORDS, game="vampire-queen"))
    names = re.findall(r'data-card="([^"]+)"', html)
    assert sorted(names) == ["1a", "2a", "5a", "7a", "9a", "H15a", "H20a", "Qa"]


# Beside the table


def test_a_chip_opens_the_clause_in_place_or_leads_to_it():
    html = drawn("clause_chip", chip={**CHIP, "lang": "ja"})
    assert html.startswith('<details class="chip"><summary>The ban</summary>')
    assert '<div class="chip-text" lang="ja"><p>It rests.</p>' in html
    assert '<a href="/rules/#b">' in html
    closed = drawn("clause_chip", chip={"heading": "The ban", "href": "/rules/#b"})
    assert closed == '<a class="chip" href="/rules/#b">The ban</a>'


def test_a_refusal_says_why_what_would_be_and_that_it_was_taken_back():
    html = drawn(
        "refusal",
        refusal={
            "tried": "a 6",
            "sentence": "It has to be higher.",
            "chips": [Chip(**CHIP)],
            "alternative": "A 9 would be fine.",
            "alternative_href": "?try=9",
            "back_href": "./",
        },
    )
    assert text(html) == (
        "Not allowed: a 6 It has to be higher. The ban It rests. In the rulebook "
        "A 9 would be fine. The move was taken back. Close"
    )
    assert re.findall(r'href="([^"]+)" hx-get', html) == ["?try=9", "./"]


def test_narration_is_a_list_of_sentences_that_are_said():
    chips = [Chip(**CHIP)]
    told = [{"sentence": "A leads.", "chips": []}, {"sentence": "B passes.", "chips": chips}]
    html = drawn("narration", told=told)
    assert re.findall(r"<p data-say>([^<]+)</p>", html) == ["A leads.", "B passes."]
    assert drawn("narration", told=[]) == ""


QUESTION: dict[str, Any] = {
    "words": "Who takes?",
    "action": "./",
    "name": "answer",
    "choices": [
        {"value": "B", "words": "Ben", "chosen": True, "state": ""},
        {"value": "D", "words": "Dan", "chosen": False, "state": ""},
    ],
    "many": False,
    "hidden": [{"name": "eyes", "value": "B"}],
    "answer": "",
}


def test_a_question_is_a_form_that_gets():
    html = drawn("question", question=QUESTION)
    assert html.startswith('<form class="note question" method="get" action="./" hx-get="./">')
    assert re.findall(r'<input type="(\w+)" name="(\w+)" value="(\w+)"( checked)?', html) == [
        ("radio", "answer", "B", " checked"),
        ("radio", "answer", "D", ""),
        ("hidden", "eyes", "B", ""),
    ]
    assert text(html) == "Who takes? Ben Dan Answer"


def test_an_answered_question_shows_which_were_right_and_why():
    choices = [
        {**QUESTION["choices"][0], "state": "wrong"},
        {**QUESTION["choices"][1], "state": "right"},
    ]
    answered = {
        **QUESTION,
        "choices": choices,
        "answer": "wrong",
        "verdict": "Not quite.",
        "explanation": "<p>The later one.</p>",
        "again_href": "./",
    }
    html = drawn("question", question=answered)
    expected = "Who takes? Ben wrong Dan right Not quite. The later one. Try again"
    assert text(html) == expected
    assert "<fieldset disabled>" in html
    assert "<button" not in html


def test_the_rail_says_where_we_are_and_which_way_is_on():
    steps = [RailStep("Now", "/1/", True), RailStep("Then", "/2/", False, "question")]
    rail = {"previous": "", "next": "/2/", "position": 1, "total": 2, "steps": steps}
    html = drawn("step_rail", rail=rail)
    assert re.findall(r'rel="(\w+)" href="([^"]+)"', html) == [("next", "/2/")]
    assert text(html) == "1. Now 2. Then Next"
    assert re.findall(r'href="([^"]+)"[^>]*aria-current="step"', html) == ["/1/"]
    last = {**rail, "next": "", "done_href": "/on/", "done_words": "The next lesson"}
    assert text(drawn("step_rail", rail=last)).endswith("2. Then The next lesson")


# The rulebook


CLAUSE: dict[str, Any] = {
    "id": "hunt-ban",
    "heading": "The ban",
    "permalink": "#hunt-ban",
    "parts": [
        {"html": "<p>It rests.</p>"},
        {"html": "<p>For a trick.</p>", "players": "For 3 to 5"},
    ],
    "note": "",
    "lessons": [{"href": "/hunt/ban/", "title": "See it played"}],
    "disagreements": [],
}


def test_a_clause_has_its_id_its_link_and_its_lessons():
    html = drawn("clause", clause=CLAUSE)
    assert html.startswith('<article class="clause" id="hunt-ban">')
    assert text(html) == (
        "The ban Link to the clause “The ban” It rests. For 3 to 5 For a trick. See it played"
    )
    assert re.findall(r'href="([^"]+)"', html)[:1] == ["#hunt-ban"]


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("missing", "Not translated yet; this is the text in another language."),
        ("stale", "The original has changed since; the translation is being brought up to date."),
    ],
)
def test_a_clause_owns_up_to_its_translation(note: str, said: str):
    html = drawn("clause", clause={**CLAUSE, "note": note, "lang": "ja", "lessons": []})
    assert text(html).endswith(said)
    assert '<div class="clause-own" lang="ja">' in html


def test_a_clause_stands_beside_itself_in_another_language():
    beside = {
        "lang": "ja",
        "name": "日本語",
        "heading": "禁止",
        "parts": [{"html": "<p>休みます。</p>"}],
    }
    html = drawn("clause", clause={**CLAUSE, "name": "English", "beside": [beside]})
    assert html.startswith('<article class="clause side-by-side with-1" id="hunt-ban">')
    assert text(html).startswith("English The ban")
    block = '<div class="clause-beside" lang="ja"><p class="beside-name">日本語</p><h3>禁止</h3>'
    assert block in html


def test_a_language_beside_owns_up_to_what_it_lacks():
    missing = {"lang": "ja", "name": "日本語", "heading": "", "parts": [], "note": "missing"}
    html = drawn("clause", clause={**CLAUSE, "beside": [missing]})
    assert '<div lang="en"><p class="clause-note">Not translated yet.</p></div>' in html
    assert html.count("<h3>") == 1


def test_a_disagreement_names_both_readings_and_ours():
    box = {
        "id": "",
        "heading": "Higher or equal?",
        "href": "/variants/#f",
        "readings": [
            {"words": "Higher", "who": "KO", "is_ours": True},
            {"words": "Equal", "who": "JA", "is_ours": False},
        ],
        "play": [{"words": "Play both", "href": "/table/"}],
    }
    assert text(drawn("variants_box", box=box)) == (
        "The rulebooks disagree here Higher or equal? Higher we play this KO Equal JA Play both"
    )


def test_the_matrix_says_yes_and_no_in_words():
    cells = [
        {"state": "yes", "words": "cited"},
        {"state": "no", "words": "not shown"},
        {"state": "none", "words": "–"},
    ]
    row = {"id": "hunt-ban", "heading": "The ban", "href": "#", "section": "Hunt", "cells": cells}
    columns = [{"words": "Engine"}, {"words": "Lesson"}, {"words": "Test"}]
    html = drawn("matrix", matrix={"caption": "All", "columns": columns, "rows": [row]})
    assert text(html) == ("All Clause Engine Lesson Test Hunt The ban hunt-ban cited not shown –")


def test_switches_mark_what_is_chosen():
    languages = [("ko", "한국어", "/ko/", False), ("en", "English", "/en/", True)]
    html = drawn("language_switch", languages=languages)
    assert re.findall(r'href="([^"]+)" lang="(\w+)" hreflang="\w+"( aria-current)?', html) == [
        ("/ko/", "ko", ""),
        ("/en/", "en", " aria-current"),
    ]
    players = {
        "counts": [{"number": 3, "href": "?players=3", "is_current": True}],
        "any_href": "./",
        "is_any": False,
    }
    assert text(drawn("player_count", players=players)) == "Playing with 3 any number"


def test_contents_lead_to_every_clause():
    toc = [{"id": "hunt", "heading": "Hunt", "clauses": [{"id": "hunt-ban", "heading": "Ban"}]}]
    assert re.findall(r'href="([^"]+)"', drawn("toc", toc=toc)) == ["#hunt", "#hunt-ban"]


# All templates


@pytest.mark.parametrize("path", sorted(TEMPLATES.rglob("*.html")), ids=str)
def test_templates_keep_to_the_security_policy_and_state_their_contract(path: Path):
    source = path.read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style| style=| on\w+=| hx-on", source) == []
    assert "{#" in source.splitlines()[0]
