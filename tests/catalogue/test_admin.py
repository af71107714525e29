"""The admin: content to be looked at, venues to be edited."""

from secrets import token_hex

import pytest
from django.conf import settings as site
from django.contrib import admin
from django.urls import reverse
from django.utils import translation
from django.utils.encoding import force_str

from teachapp.catalogue import models
from tests.content.broken import GAME

EDITED = {models.Venue, models.Copy, models.Report}
REGISTERED = [model for model in admin.site._registry if model._meta.app_label == "catalogue"]
CONTENT = [model for model in REGISTERED if model not in EDITED]


def url(model, page, *args):
    return reverse(f"admin:catalogue_{model._meta.model_name}_{page}", args=args)


def report(**fields):
    """A report of a clause in the database."""
    said = {"language": "ko", "game": GAME, "clause": "hunt-ban", "text": "A wrong word"} | fields
    return models.Report.objects.create(**said, key=token_hex(16))


def test_all_that_one_looks_things_up_in_is_there():
    told = {model.__name__ for model in REGISTERED}
    assert told == {
        *("Game", "Section", "Clause", "ClauseText", "FormerText", "Change"),
        *("Term", "Variant", "Source"),
        *("Lesson", "Step", "Messages", "ContentState", "Venue", "Copy", "Report"),
    }


@pytest.mark.parametrize("model", REGISTERED, ids=lambda model: model.__name__)
def test_list_search_and_page_of_each(loaded, admin_client, model):
    report()
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


# Reports


def test_a_report_is_read_and_only_its_state_is_changed(loaded, admin_client):
    row = report()
    page = admin_client.get(url(models.Report, "change", row.pk)).content.decode()
    assert f'href="/ko/{GAME}/rules/#hunt-ban"' in page
    form = {"state": "answered", "text": "Something else", "clause": "score-sum"}
    assert admin_client.post(url(models.Report, "change", row.pk), form).status_code == 302
    row.refresh_from_db()
    assert (row.state, row.text, row.clause) == ("answered", "A wrong word", "hunt-ban")
    assert admin_client.get(url(models.Report, "add")).status_code == 403


def test_reports_are_found_by_state_game_and_language(loaded, admin_client):
    report(text="ko open")
    report(text="ja closed", language="ja", state="closed")
    report(text="site", game="", clause="", language="en")

    def found(**asked):
        listed = admin_client.get(url(models.Report, "changelist"), asked)
        return [row.text for row in listed.context["cl"].queryset]

    assert found(state__exact="closed") == ["ja closed"]
    assert found(game=GAME, language="ko") == ["ko open"]
    assert found(q="site") == ["site"]


@pytest.mark.parametrize("action", ["answered", "closed"])
def test_many_reports_are_marked_at_once(loaded, admin_client, action):
    rows = [report(), report()]
    form = {"action": f"mark_{action}", "_selected_action": [row.pk for row in rows]}
    admin_client.post(url(models.Report, "changelist"), form)
    assert {row.state for row in models.Report.objects.all()} == {action}


def test_every_page_tells_how_many_reports_are_open(loaded, admin_client):
    report()
    report()
    report(state="closed")
    page = admin_client.get(reverse("admin:index"), headers={"accept-language": "en"})
    assert "2 open reports" in page.content.decode()


def test_the_first_page_says_for_which_languages_fonts_are_missing(
    loaded, admin_client, monkeypatch
):
    for drawn in (True, False):
        path = "teachapp.sharing.templatetags.sharing.can_draw"
        monkeypatch.setattr(path, lambda language, drawn=drawn: drawn or language != "ja")
        page = admin_client.get(reverse("admin:index"), headers={"accept-language": "en"})
        assert ("has their characters: 日本語" in page.content.decode()) is not drawn


# Languages


def test_the_admin_speaks_the_language_that_is_chosen_in_it(loaded, admin_client):
    page = admin_client.get(reverse("admin:index"), headers={"accept-language": "en"})
    for code, name in site.LANGUAGES:
        assert f'value="{code}" lang="{code}"' in page.content.decode(), name
    back = reverse("admin:index")
    for code in ("ja", "ko"):
        answer = admin_client.post(reverse("set-language"), {"language": code, "next": back})
        assert answer.headers["Location"] == back
        page = admin_client.get(back, headers={"accept-language": "en"})
        assert f'<html lang="{code}"' in page.content.decode()


@pytest.mark.parametrize("code", [code for code, _name in site.LANGUAGES if code != "en"])
def test_no_name_in_the_admin_is_left_in_english(code):
    """What we name ourselves: apps, models, fields, choices, columns, actions."""

    def named():
        for model in [*REGISTERED, *(inline.model for inline in inlines())]:
            meta = model._meta
            yield from (meta.app_config.verbose_name, meta.verbose_name, meta.verbose_name_plural)
            for field in meta.get_fields():
                if field.concrete and field.editable and not field.primary_key:
                    yield field.verbose_name
                    yield from (words for _value, words in field.choices or ())
        for model in REGISTERED:
            shown = admin.site._registry[model]
            for name in {*shown.list_display, *shown.readonly_fields, *(shown.actions or ())}:
                said = getattr(getattr(shown, str(name), None), "short_description", None)
                yield from [said] if said else []

    with translation.override("en"):
        english = [force_str(name) for name in named()]
    with translation.override(code):
        told = [force_str(name) for name in named()]
    assert len(english) > 150
    assert [name for name, there in zip(english, told, strict=True) if name == there] == []


def inlines():
    return [inline for model in REGISTERED for inline in admin.site._registry[model].inlines]


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
