"""The admin: content to be looked at, venues to be edited."""

import pytest
from django.contrib import admin
from django.urls import reverse

from teachapp.catalogue import models
from tests.content.broken import GAME

EDITED = {models.Venue, models.Copy}
REGISTERED = [model for model in admin.site._registry if model._meta.app_label == "catalogue"]
CONTENT = [model for model in REGISTERED if model not in EDITED]


def url(model, page, *args):
    return reverse(f"admin:catalogue_{model._meta.model_name}_{page}", args=args)


def test_all_that_one_looks_things_up_in_is_there():
    told = {model.__name__ for model in REGISTERED}
    assert told == {
        *("Game", "Section", "Clause", "ClauseText", "Term", "Variant", "Source"),
        *("Lesson", "Step", "Messages", "ContentState", "Venue", "Copy"),
    }


@pytest.mark.parametrize("model", REGISTERED, ids=lambda model: model.__name__)
def test_list_search_and_page_of_each(loaded, admin_client, model):
    row = model.objects.first()
    listed = admin_client.get(url(model, "changelist"))
    assert listed.status_code == 200
    assert str(listed.context["cl"].result_count) == str(model.objects.count())
    if listed.context["cl"].search_fields:
        found = admin_client.get(url(model, "changelist"), {"q": "zzzzzz"})
        assert found.context["cl"].result_count == 0
    page = admin_client.get(url(model, "change", row.pk))
    assert page.status_code == 200
    assert str(row) in page.content.decode()


@pytest.mark.parametrize("model", CONTENT, ids=lambda model: model.__name__)
def test_content_is_read_only(loaded, admin_client, model):
    row = model.objects.first()
    assert admin_client.get(url(model, "add")).status_code == 403
    assert admin_client.post(url(model, "change", row.pk), {}).status_code == 403
    assert admin_client.post(url(model, "delete", row.pk), {"post": "yes"}).status_code == 403
    assert model.objects.filter(pk=row.pk).exists()
    assert 'name="_save"' not in admin_client.get(url(model, "change", row.pk)).content.decode()


def test_clauses_are_found_by_their_words_and_by_what_they_lack(loaded, admin_client):
    def found(**asked):
        listed = admin_client.get(url(models.Clause, "changelist"), asked)
        return [clause.slug for clause in listed.context["cl"].queryset]

    assert found(q="hunt-tie-latest") == ["hunt-tie-latest"]
    heading = models.ClauseText.objects.get(clause__slug="score-sum", language="ja").heading
    assert found(q=heading) == ["score-sum"]
    assert "score-sum" in found(q="벌점")
    honour = models.Clause.objects.filter(kind="honour")
    assert found(kind__exact="honour") == [clause.slug for clause in honour]
    assert "trick-discard-hidden" in found(kind__exact="honour")


def test_texts_are_shown_as_readers_see_them(loaded, admin_client):
    clause = models.Clause.objects.get(slug="queen-wild-with-vampires")
    page = admin_client.get(url(models.Clause, "change", clause.pk)).content.decode()
    for text in clause.texts.all():
        assert text.html in page
    step = models.Step.objects.get(lesson__slug="hunt", label="the-tie")
    page = admin_client.get(url(models.Step, "change", step.pk)).content.decode()
    told = step.texts.get(language="ko")
    assert told.tries[0] in page
    assert told.questions[0]["answer"] in page


def test_a_copy_can_be_moved_to_another_shelf(loaded, admin_client):
    copy = models.Copy.objects.get(game__slug=GAME, venue__slug="demo-cafe")
    form = {
        "venue": copy.venue_id,
        "game": copy.game_id,
        "shelf": "B2",
        "count": 3,
        "missing": "7 7",
    }
    answer = admin_client.post(url(models.Copy, "change", copy.pk), form)
    assert answer.status_code == 302
    copy.refresh_from_db()
    assert (copy.shelf, copy.count, copy.missing) == ("B2", 3, "7 7")


def test_a_venue_is_added_with_names_and_copies(loaded, admin_client):
    form = {
        "slug": "club",
        "texts-TOTAL_FORMS": 1,
        "texts-INITIAL_FORMS": 0,
        "texts-0-language": "en",
        "texts-0-name": "The Club",
        "copies-TOTAL_FORMS": 1,
        "copies-INITIAL_FORMS": 0,
        "copies-0-game": models.Game.objects.get(slug=GAME).pk,
        "copies-0-shelf": "1",
        "copies-0-count": 2,
        "copies-0-missing": "",
    }
    assert admin_client.post(url(models.Venue, "add"), form).status_code == 302
    venue = models.Venue.objects.get(slug="club")
    assert [text.name for text in venue.texts.all()] == ["The Club"]
    assert [copy.count for copy in venue.copies.all()] == [2]


@pytest.mark.parametrize("missing", ["7 X", "Q Q Q Q Q", "guard"])
def test_what_was_never_in_the_box_can_not_be_missing(loaded, admin_client, missing):
    copy = models.Copy.objects.get(game__slug=GAME, venue__slug="demo-cafe")
    form = {
        "venue": copy.venue_id,
        "game": copy.game_id,
        "shelf": "Z1",
        "count": 1,
        "missing": missing,
    }
    answer = admin_client.post(url(models.Copy, "change", copy.pk), form)
    assert answer.status_code == 200
    assert answer.context["errors"]
    copy.refresh_from_db()
    assert copy.missing == ""
