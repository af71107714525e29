"""Reporting a mistake: what the form shows, what is kept of it, and what is refused."""

import re
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from teachapp.catalogue import actions
from teachapp.catalogue.models import ClauseText, ContentState, Report

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
CLAUSE = "/{}/vampire-queen/report/?clause=hunt-ban"
STEP = "/{}/vampire-queen/report/?step=hunt/the-tie"
GAME = "/{}/vampire-queen/report/"
SITE = "/{}/report/"


def body(response):
    return response.content.decode()


def token(html):
    return re.findall(r'name="form" value="([^"]+)"', html)[0]


def send(client, address, text="A wrong word", **fields):
    """Fill in the form at an address as a browser does, and send it."""
    html = body(client.get(address))
    return client.post(address, {"form": token(html), "text": text, "more": "", **fields})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", [CLAUSE, STEP, GAME, SITE])
def test_the_form_is_whole_in_its_language_and_kept_by_nobody(client, address, language):
    response = client.get(address.format(language))
    html = body(response)
    assert response.status_code == 200
    assert f'<html lang="{language}">' in html
    assert len(re.findall(r"<h1[ >]", html)) == 1
    assert "no-store" in response.headers["Cache-Control"]
    assert "ETag" not in response.headers or response.headers["Vary"].startswith("Cookie")
    assert '<meta name="robots" content="noindex">' in html


def test_the_form_shows_the_wording_it_is_about_without_links(client):
    text = ClauseText.objects.get(clause__slug="hunt-ban", language="ja")
    html = body(client.get(CLAUSE.format("ja")))
    shown = html.partition("<blockquote")[2].partition("</blockquote>")[0]
    assert text.heading in shown
    assert "<a " in text.html
    assert "<a " not in shown
    assert text.html.partition("<a ")[0][-12:] in shown


@pytest.mark.parametrize(
    "address",
    [
        "/ko/nothing/report/",
        "/ko/vampire-queen/report/?clause=nothing",
        "/ko/vampire-queen/report/?step=hunt",
        "/ko/vampire-queen/report/?step=hunt/nothing",
        "/ko/vampire-queen/report/?step=nothing/the-tie",
        "/ko/vampire-queen/report/?clause=" + "x" * 3000,
        "/ko/vampire-queen/report/thanks/?clause=nothing",
    ],
)
def test_what_there_is_not_cannot_be_reported(client, address):
    assert client.get(address).status_code == 404
    assert client.post(address, {"text": "x"}).status_code in (404, 405)


def test_a_report_says_what_and_where(client):
    answer = send(client, CLAUSE.format("ko"), "조사가\r\n틀려요", contact="a@example.org")
    assert answer.status_code == 302
    assert answer.headers["Location"] == "/ko/vampire-queen/report/thanks/?clause=hunt-ban"
    row = Report.objects.get()
    assert (row.language, row.game, row.clause, row.step) == ("ko", "vampire-queen", "hunt-ban", "")
    assert (row.text, row.contact, row.state) == ("조사가\n틀려요", "a@example.org", "open")
    assert row.rev == ClauseText.objects.get(clause__slug="hunt-ban", language="ko").rev
    assert row.content == ContentState.objects.get().hash
    assert row.get_absolute_url() == "/ko/vampire-queen/rules/#hunt-ban"


@pytest.mark.parametrize(
    ("address", "place", "page"),
    [
        (STEP, "hunt/the-tie", "/ja/vampire-queen/lessons/hunt/the-tie/"),
        (GAME, "", "/ja/vampire-queen/"),
        (SITE, "", "/ja/about/"),
    ],
)
def test_steps_games_and_the_site_are_reported_too(client, address, place, page):
    thanks = send(client, address.format("ja")).headers["Location"]
    row = Report.objects.get()
    assert row.place == place
    assert row.get_absolute_url() == page
    assert client.get(page).status_code == 200
    assert f'<a class="button" href="{page}"' in body(client.get(thanks))


def test_every_clause_leads_to_its_form(client):
    html = body(client.get("/en/vampire-queen/rules/"))
    forms = re.findall(
        r'href="(/en/vampire-queen/report/\?clause=[a-z0-9-]+)" rel="nofollow"', html
    )
    clauses = re.findall(r'<article class="clause[^"]*" id="([a-z0-9-]+)"', html)
    assert [form.partition("clause=")[2] for form in forms] == clauses
    assert client.get(forms[-1]).status_code == 200


def test_a_step_and_the_about_page_lead_to_their_forms(client):
    step = body(client.get("/ja/vampire-queen/lessons/hunt/"))
    assert re.findall(r'href="(/ja/vampire-queen/report/[^"]+)"', step) == [
        "/ja/vampire-queen/report/?step=hunt/before"
    ]
    assert 'href="/ja/report/"' in body(client.get("/ja/about/"))


# Twice, too much, or not by people


def test_sent_twice_it_is_one_report(client):
    address = CLAUSE.format("en")
    form = {"form": token(body(client.get(address))), "text": "Wrong"}
    first, second = client.post(address, form), client.post(address, form)
    assert first.headers["Location"] == second.headers["Location"]
    assert Report.objects.count() == 1


def test_going_back_to_the_same_form_for_something_else_makes_another(client):
    address = CLAUSE.format("en")
    form = {"form": token(body(client.get(address))), "text": "Wrong"}
    client.post(address, form)
    client.post(address, {**form, "text": "Another thing is wrong as well"})
    assert Report.objects.count() == 2


def test_the_same_words_from_two_forms_are_two_reports(client):
    send(client, CLAUSE.format("en"))
    send(client, CLAUSE.format("en"))
    assert Report.objects.count() == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"text": ""}, "text"),
        ({"text": " \n "}, "text"),
        ({"text": "x" * 2001}, "text"),
        ({"text": "null\x00byte"}, "text"),
        ({"contact": "y" * 201}, "contact"),
    ],
)
def test_what_cannot_be_taken_is_shown_again_with_what_was_written(client, language, fields, field):
    sent = {"text": "A <b>wrong</b> word", "contact": "me", **fields}
    answer = send(client, CLAUSE.format(language), **sent)
    html = body(answer)
    assert answer.status_code == 400
    assert f'<html lang="{language}">' in html
    assert f'id="report-{field}-fault"' in html
    other = "text" if field == "contact" else "contact"
    assert {"text": "A &lt;b&gt;wrong&lt;/b&gt; word", "contact": 'value="me"'}[other] in html
    assert not Report.objects.exists()


def test_long_text_is_counted_as_the_browser_counts_it(client):
    lines = "x\r\n" * 500 + "y" * 1000
    assert send(client, CLAUSE.format("en"), lines).status_code == 302
    assert len(Report.objects.get().text) == 2000


def test_a_form_whose_token_was_bent_gets_a_new_one(client):
    address = CLAUSE.format("en")
    answer = client.post(address, {"form": "no token!", "text": "Wrong"})
    assert answer.status_code == 400
    assert token(body(answer)) != "no token!"
    again = client.post(address, {"form": token(body(answer)), "text": "Wrong"})
    assert again.status_code == 302


def test_a_machine_that_fills_in_everything_is_thanked_and_forgotten(client):
    answer = send(client, CLAUSE.format("en"), more="https://example.org")
    assert answer.status_code == 302
    assert not Report.objects.exists()


def test_one_reader_cannot_send_without_end(client):
    for number in range(actions.REPORTS_AN_HOUR_EACH):
        assert send(client, GAME.format("en"), f"Number {number}").status_code == 302
    refused = send(client, GAME.format("ko"), "한 번 더")
    assert refused.status_code == 429
    assert "한 번 더" in body(refused)
    other = Client(REMOTE_ADDR="192.0.2.7")
    assert send(other, GAME.format("en")).status_code == 302
    Report.objects.update(created=timezone.now() - timedelta(minutes=61))
    assert send(client, GAME.format("en"), "Later").status_code == 302


def test_the_addresses_of_one_home_are_one_reader(client, monkeypatch):
    monkeypatch.setattr(actions, "REPORTS_AN_HOUR_EACH", 1)
    near = [Client(REMOTE_ADDR=f"2001:db8:1:2::{number}") for number in (1, 2)]
    far = Client(REMOTE_ADDR="2001:db8:1:3::1")
    sent = [send(each, SITE.format("en")).status_code for each in (*near, far)]
    assert sent == [302, 429, 302]


def test_all_together_cannot_either(client, monkeypatch):
    monkeypatch.setattr(actions, "REPORTS_AN_HOUR", 2)
    for number in range(3):
        other = Client(REMOTE_ADDR=f"192.0.2.{number}")
        assert send(other, SITE.format("en")).status_code == (302 if number < 2 else 429)
    assert Report.objects.count() == 2


def test_a_form_of_another_site_is_refused_in_the_readers_language():
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post(CLAUSE.format("ja"), {"text": "Wrong", "form": "a" * 20})
    assert answer.status_code == 403
    assert '<html lang="ja">' in body(answer)
    assert not Report.objects.exists()


def test_the_cookie_of_the_form_ends_with_the_browser(client):
    cookie = client.get(CLAUSE.format("en")).cookies["ruletable_csrf"]
    assert (cookie["max-age"], cookie["expires"]) == ("", "")


# What is kept


def test_no_address_is_kept_and_what_tells_senders_apart_goes_after_a_day(client):
    send(Client(REMOTE_ADDR="192.0.2.99"), SITE.format("en"))
    row = Report.objects.get()
    assert row.sender
    assert "192.0.2.99" not in repr(vars(row))
    Report.objects.update(created=timezone.now() - timedelta(hours=25))
    actions.forget_reports()
    row.refresh_from_db()
    assert row.sender == ""


def test_reports_are_deleted_when_their_days_are_over(client, settings, capsys):
    settings.REPORT_DAYS = 30
    for days in (29, 31):
        send(client, SITE.format("en"), f"{days} days")
        Report.objects.filter(text=f"{days} days").update(
            created=timezone.now() - timedelta(days=days)
        )
    assert Report.objects.count() == 2
    call_command("forget_reports")
    assert capsys.readouterr().out == "1 deleted.\n"
    assert [row.text for row in Report.objects.all()] == ["29 days"]


def test_a_new_report_sends_old_ones_away(client):
    send(client, SITE.format("en"), "old")
    Report.objects.update(created=timezone.now() - timedelta(days=181))
    send(client, SITE.format("en"), "new")
    assert [row.text for row in Report.objects.all()] == ["new"]


# About


def test_about_names_everybody_whose_games_are_told(client):
    html = body(client.get("/en/about/"))
    for name in ("Wolfgang Kramer", "Gamewright", "Entaku P", "Drei Magier Spiele", "Emely Brand"):
        assert name in html
    assert html.count('<dt><a href="/en/') == 4


def test_about_says_how_long_reports_are_kept_and_whom_to_write_to(client, settings):
    before = client.get("/en/about/")
    assert "kept for 180 days" in body(before)
    assert "mailto:" not in body(before)
    settings.REPORT_DAYS, settings.CONTACT = 1, "host@rules.example"
    after = client.get("/en/about/", headers={"if-none-match": before.headers["ETag"]})
    assert "kept for 1 day and" in body(after)
    assert 'href="mailto:host@rules.example"' in body(after)
    settings.CONTACT = "Café <Hana>, https://rules.example/write"
    html = body(client.get("/en/about/"))
    assert "Café &lt;Hana&gt;" in html
    assert 'href="https://rules.example/write"' in html


def test_about_says_whether_visits_are_logged(client, settings):
    quiet = body(client.get("/en/about/"))
    settings.ACCESS_LOG = True
    logged = body(client.get("/en/about/"))
    assert "not who reads what" in quiet
    assert "not who reads what" not in logged
    assert "from which network address" in logged
