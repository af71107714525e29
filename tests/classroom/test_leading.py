"""Who leads a class: steps, conflicts, pointing, who asks, how it is held, and rehearsals."""

import re

from teachapp.catalogue import queries
from teachapp.catalogue.queries import steps_of
from teachapp.classroom.models import LiveClass
from teachapp.classroom.room.values import Manners, Place
from teachapp.classroom.screens.leading import asking

HUNT = "vampire-queen"


def pressed(page, kind, text=""):
    """Return the value of a button as the page has it."""
    found = [
        each.replace("&amp;", "&")
        for each, words in re.findall(
            r'name="do"[^>]*? value="([^"]*)"[^>]*>(.*?)</button>', page, re.S
        )
        if each.startswith(kind) and text in words
    ]
    assert found, f"no button {kind} {text}"
    return found[0]


def lessons():
    return list(steps_of(HUNT))


def test_the_next_step_is_one_button_and_back_another(opened):
    held = opened(HUNT, "hunt")
    first, second = steps_of(HUNT)["hunt"][:2]
    held.host.send("leading", do=pressed(held.host.page, "step", "Next"))
    assert held.room.place == Place("hunt", second)
    held.host.send("leading", do=pressed(held.host.page, "step", "Back"))
    assert held.room.place == Place("hunt", first)


def test_after_the_last_step_comes_the_next_lesson(opened):
    one, other = lessons()[:2]
    held = opened(HUNT, one, other)
    last = steps_of(HUNT)[one][-1]
    title = queries.lesson_step(HUNT, one, "en").steps[-1].heading
    held.host.send("leading", do=pressed(held.host.page, "step", title))
    assert held.room.place == Place(one, last)
    held.host.send("leading", do=pressed(held.host.page, "step", "Next lesson"))
    assert held.room.place == Place(other, steps_of(HUNT)[other][0])


def test_all_steps_can_be_jumped_to_by_their_headings(opened):
    held = opened(HUNT, "hunt")
    for step in queries.lesson_step(HUNT, "hunt", "en").steps[1:]:
        held.host.send(
            "leading", do=pressed(held.host.page, "step", step.heading.replace("'", "&#x27;"))
        )
        assert held.room.place == Place("hunt", step.label)


def test_the_same_way_can_be_gone_twice(opened):
    """A form that looks the same later on is another request."""
    held = opened(HUNT, "hunt")
    for _ in range(2):
        held.host.send("leading", do=pressed(held.host.page, "step", "Next"))
        held.host.send("leading", do=pressed(held.host.page, "step", "Back"))
    assert held.room.number == 5


def test_a_double_tap_is_one_step(opened):
    held = opened(HUNT, "hunt")
    path, page = held.host.path, held.host.page
    for _ in range(2):
        held.host.path, held.host.page = path, page
        held.host.send("leading", do=pressed(page, "step", "Next"))
    assert held.room.place == Place("hunt", steps_of(HUNT)["hunt"][1])
    assert held.room.number == 2


def test_a_tab_that_is_behind_is_told_where_the_class_is(opened):
    held = opened(HUNT, "hunt")
    second = queries.lesson_step(HUNT, "hunt", "en").steps[1]
    path, behind = held.host.path, held.host.page
    held.host.send("leading", do=pressed(behind, "step", "Next"))
    held.host.path, held.host.page = path, behind
    held.host.send(
        "leading",
        do=pressed(behind, "step", queries.lesson_step(HUNT, "hunt", "en").steps[3].heading),
    )
    assert held.host.status == 409
    assert held.room.place.label == second.label
    assert f"Now the class is at step 2 of {len(steps_of(HUNT)['hunt'])}" in held.host.text()
    assert second.heading in held.host.page.partition('role="alert"')[2].partition("</form>")[0]


def test_the_class_is_paused_and_goes_on(opened):
    held = opened(HUNT, "hunt")
    held.host.send("leading", do=pressed(held.host.page, "freeze"))
    assert held.room.is_frozen
    held.host.send("leading", do=pressed(held.host.page, "freeze"))
    assert not held.room.is_frozen


def test_it_says_what_to_say_and_what_comes_next(opened):
    held = opened(HUNT, "hunt")
    steps = queries.lesson_step(HUNT, "hunt", "en").steps
    at = next(at for at, step in enumerate(steps) if step.cites)
    held.host.send("leading", do=pressed(held.host.page, "step", steps[at].heading)) if at else None
    clauses = queries.clause_texts(HUNT, "en", steps[at].cites)
    say = held.host.page.partition('id="say-heading"')[2].partition("</section>")[0]
    told = re.findall(r'class="say-heading">([^<]*)', say)
    assert told == [clauses[each].heading.replace("'", "&#x27;") for each in steps[at].cites]
    assert f"Next: {steps[at + 1].heading}" in say


def test_what_is_pointed_at_is_marked_on_every_screen_in_its_language(opened):
    held = opened(HUNT, "hunt")
    mina = held.joins("Mina", "ko")
    value = pressed(held.host.page, "point?at=card")
    held.host.send("leading", do=value)
    mina.open(f"/class/{held.code}/")
    assert 'class="mark pointed"' in mina.page
    assert queries.words(HUNT, "ko").mark("pointed") in mina.page
    held.host.send("leading", do=value)
    assert held.room.pointed == ""
    assert "mark pointed" not in held.host.page


def test_a_clause_is_shown_to_everybody_in_the_own_language(opened):
    held = opened(HUNT, "hunt")
    mina = held.joins("Mina", "ja")
    clause = next(
        iter(queries.clause_texts(HUNT, "ja", ["game-stages", "hunt-tie-latest"]).values())
    )
    held.host.send("leading", do=asking("point", at=f"clause:{clause.id}"))
    mina.open(f"/class/{held.code}/")
    shown = mina.page.partition('class="pointed-at"')[2].partition('class="step-columns"')[0]
    assert clause.heading in shown
    assert clause.html in shown


def test_hands_are_listed_the_longest_first_and_lowered(opened):
    held = opened(HUNT, "hunt")
    for name in ("Mina", "Kenji"):
        held.joins(name).send("mine", do="hand")
    held.host.open(f"/class/{held.code}/lead/")
    up = held.host.page.partition('id="hands-heading"')[2].partition("</section>")[0]
    assert re.findall(r"<bdi>(\w+)</bdi>", up) == ["Mina", "Kenji"]
    held.host.send("leading", do=pressed(held.host.page, "lower", "Mina"))
    assert [held.room.people[each].name for each in held.room.hands] == ["Kenji"]


def test_silent_questions_are_counted_with_the_clause_and_done(opened):
    held = opened(HUNT, "hunt")
    clause = queries.lesson_step(HUNT, "hunt", "en").clauses
    asked, other = list(clause)[:2]
    held.joins("Mina").send("mine", do="wonder", about=f"clause:{other}")
    for name in ("Kenji", "Ana"):
        held.joins(name).send("mine", do="wonder", about=f"clause:{asked}")
    held.host.open(f"/class/{held.code}/lead/")
    part = held.host.page.partition('id="wonders-heading"')[2].partition("</section>")[0]
    assert re.findall(r'class="ask-count">([^<]*)', part) == ["2 ask", "1 asks"]
    assert clause[asked].html in part
    held.host.send("leading", do=asking("hear", about=f"clause:{asked}"))
    assert list(held.room.wonders) == [f"clause:{other}"]


def test_how_the_class_is_held_is_one_form(opened):
    held = opened(HUNT, "hunt")
    held.host.send("manners", do="manners", hides_names="1", seconds="45", languages=["ko", "ja"])
    assert held.room.manners == Manners(hides_names=True, seconds=45)
    assert held.room.languages == ("ko", "ja")


def test_a_closed_class_shows_nothing_to_press_or_say_and_counts_nobody(opened):
    held = opened(HUNT, "hunt")
    held.joins("Mina")
    held.host.open(f"/class/{held.code}/lead/")
    guides = ("What to say", "Next: ", "1 person takes part", 'name="do"', "?move=")
    assert [each in held.host.page for each in guides] == [True] * 5
    held.host.send("closing", do="close")
    assert held.room.is_closed
    assert [each in held.host.page for each in guides] == [False] * 5
    held.host.open(f"/class/{held.code}/wall/")
    assert ["takes part" in held.host.page, "wall-join" in held.host.page] == [False, False]


def test_a_rehearsal_is_the_same_without_people_and_leaves_nothing(opened):
    held = opened(HUNT, "hunt", rehearsal="1")
    assert "This is a rehearsal" in held.host.text()
    mina = held.joins("Mina")
    assert (mina.status, held.room.people) == (409, {})
    held.host.send("leading", do=pressed(held.host.page, "step", "Next"))
    assert held.room.place.label == steps_of(HUNT)["hunt"][1]
    held.host.send("closing", do="close")
    assert "nothing of it was kept" in held.host.text()
    assert not LiveClass.objects.filter(code=held.code).exists()
