"""The crib, and the rulebook and the crib as PDF."""

import re
import subprocess
from xml.etree import ElementTree

import pytest
from django.core.checks import WARNING, run_checks
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.registry import GAMES
from teachapp import paper
from teachapp.catalogue.models import ContentState, GameText
from teachapp.paper import Papers, Sheet, papers, why_not
from teachapp.pdf import keep_words
from tests.sheets import fonts, pages, plain

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("content")]

LANGUAGES = ("ko", "ja", "en")
GAME = "vampire-queen"
MOST_OF_BOTH = "@page { size: 210mm 279mm }"
"""As wide as A4 and as high as Letter: what fits here fits on both."""


def body(response):
    return response.content.decode()


def ordered(client, address):
    """Return a PDF, made now if it is not there yet."""
    if why_not():
        pytest.skip(why_not())
    response = client.get(address)
    if response.status_code == 503:
        papers.wait()
        response = client.get(address)
    assert response.status_code == 200
    return response


def seen(monkeypatch):
    """Return a list to which each sheet is added that is asked for from now on."""
    sheets = []

    def get(sheet):
        sheets.append(sheet)
        return b"%PDF"

    monkeypatch.setattr(papers, "get", get)
    return sheets


def good(command, told=b""):
    return b"" if "--check" in command else b"%PDF of " + told


def failing(command, told=b""):
    if "--check" in command:
        return b""
    raise subprocess.CalledProcessError(1, command, stderr=b"MemoryError")


def without_pango(command, told=b""):
    return b"WeasyPrint or a library that it needs is missing: no pango here\n"


@pytest.fixture
def machine(monkeypatch, tmp_path):
    """Another machine than this one; nothing is kept of what it makes."""

    def is_like(run):
        why_not.cache_clear()
        monkeypatch.setattr(paper, "_run", run)

    monkeypatch.setattr(papers, "folder", tmp_path)
    yield is_like
    why_not.cache_clear()


# The crib on the screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_a_crib_leads_to_a_clause_of_the_rulebook(client, game, language):
    crib = body(client.get(f"/{language}/{game}/crib/"))
    rules = body(client.get(f"/{language}/{game}/rules/"))
    lines = re.findall(r"<li>(.*?)</li>", crib.split('class="crib-blocks"')[1].split("<footer")[0])
    assert len(lines) > 15
    for line in lines:
        links = re.findall(rf'href="/{language}/{game}/rules/#([a-z0-9-]+)"', line)
        assert links, line
        assert all(f'id="{clause}"' in rules for clause in links)


def test_the_numbers_on_a_crib_are_those_of_the_printed_rulebook(client):
    crib = body(client.get(f"/en/{GAME}/crib/?players=5"))
    rules = body(client.get(f"/en/{GAME}/rules/?players=5"))
    found = re.findall(r'#hunt-ban">[^<]*<span class="clause-number">&nbsp;([\d.]+)<', crib)
    heading = rules.split('id="hunt-ban"')[1].split("</h3>")[0]
    assert [f'clause-number">{number} <' in heading for number in found] == [True]


def test_a_crib_for_so_many_players_leaves_out_the_others(client):
    everyone = body(client.get(f"/en/{GAME}/crib/"))
    nine = body(client.get(f"/en/{GAME}/crib/?players=9"))
    assert "13 cards each" in everyone
    assert "12 cards each" in everyone
    assert "12 cards each" in nine
    assert "13 cards each" not in nine
    assert f'href="/en/{GAME}/rules/?players=9"' in nine


@pytest.mark.parametrize("players", ["2", "99", "x", "-1", "９"])
def test_a_number_of_players_that_cannot_be_is_none(client, players):
    assert "13 cards each" in body(client.get(f"/en/{GAME}/crib/", {"players": players}))


def test_a_crib_is_the_same_for_everybody_and_asked_for_with_an_etag(client):
    first = client.get(f"/ko/{GAME}/crib/")
    assert not first.cookies
    again = client.get(f"/ko/{GAME}/crib/", headers={"If-None-Match": first["ETag"]})
    assert again.status_code == 304


def test_a_crib_costs_few_queries_and_its_next_reader_one(client):
    with CaptureQueriesContext(
        connection,
    ) as asked:
        client.get("/ja/bark-side/crib/?players=6")
    assert len(asked) <= 12
    with CaptureQueriesContext(connection) as asked:
        client.get("/ja/bark-side/crib/?players=6")
    assert len(asked) == 1


def test_a_game_without_a_crib_has_neither_page_nor_links(client):
    GameText.objects.filter(game__slug=GAME).update(crib=[])
    ContentState.objects.update(hash="without a crib")
    for part in ("crib/", "crib.pdf"):
        assert client.get(f"/en/{GAME}/{part}").status_code == 404
    for part in ("", "rules/"):
        assert "/crib" not in body(client.get(f"/en/{GAME}/{part}"))


@pytest.mark.parametrize("part", ["crib/", "crib.pdf", "rules.pdf"])
def test_paper_of_a_game_that_there_is_not_is_not_found(client, part):
    assert client.get(f"/ko/whist/{part}").status_code == 404


# The rulebook on paper


def test_a_rulebook_says_at_its_end_what_it_follows_and_whom_it_owes(client):
    rules = body(client.get(f"/en/{GAME}/rules/"))
    end = rules.split('<footer class="colophon')[1].split("</footer>")[0]
    assert f'src="/en/{GAME}/qr.svg?page=rules"' in end
    assert "rule set 1" in end
    assert f"revision {ContentState.objects.get().hash[:8]}" in end
    assert "Wolfgang Kramer" in end
    assert "Korean booklet" in end


# PDF


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_crib_is_one_page_of_a4_and_of_letter(client, tmp_path, monkeypatch, game, language):
    if why_not():
        pytest.skip(why_not())
    sheets = seen(monkeypatch)
    client.get(f"/{language}/{game}/crib.pdf")
    style = f"<style>{MOST_OF_BOTH}</style></head>"
    sheet = Sheet(sheets[0].html.replace("</head>", style), sheets[0].address)
    made = Papers(tmp_path)
    made.order(sheet)
    made.wait()
    assert pages(made.get(sheet) or b"") == 1


def test_a_pdf_is_waited_for_on_a_page_that_asks_again(client, tmp_path, monkeypatch):
    if why_not():
        pytest.skip(why_not())
    monkeypatch.setattr(papers, "folder", tmp_path)
    address = "/en/bark-side/crib.pdf?players=3"
    waits = client.get(address)
    assert waits.status_code == 503
    assert waits["Retry-After"] == waits["Refresh"] == "3"
    assert waits["Cache-Control"] == "no-store"
    assert "Your PDF is being made" in body(waits)
    assert f'href="{address}"' in body(waits)
    papers.wait()
    ready = client.get(address)
    assert ready.status_code == 200
    assert ready["Content-Type"] == "application/pdf"
    assert ready["Content-Disposition"] == 'inline; filename="bark-side-crib-en.pdf"'
    assert pages(ready.content) == 1


def test_a_pdf_has_a_title_a_language_bookmarks_and_the_letters_of_its_language(client):
    korean = ordered(client, f"/ko/{GAME}/rules.pdf")
    told = plain(korean.content)
    assert b"/Lang (ko)" in told
    assert (
        "뱀파이어 퀸".encode("utf-16-be").hex().encode() in told
        or "뱀파이어 퀸".encode("utf-16-be") in told
    )
    assert told.count(b"/Outlines") > 0
    assert pages(korean.content) > 3
    assert "CJK-KR" in fonts(korean.content)
    assert "CJK-JP" not in fonts(korean.content)
    japanese = fonts(ordered(client, f"/ja/{GAME}/crib.pdf").content)
    assert "CJK-JP" in japanese
    assert "CJK-KR" not in japanese


def test_a_pdf_that_is_there_is_not_made_again(client, machine, monkeypatch):
    machine(good)
    first = ordered(client, f"/en/{GAME}/rules.pdf")
    monkeypatch.setattr(paper, "_run", None)
    assert client.get(f"/en/{GAME}/rules.pdf").content == first.content
    again = client.get(f"/en/{GAME}/rules.pdf", headers={"If-None-Match": first["ETag"]})
    assert again.status_code == 304


def test_the_code_in_a_pdf_leads_to_the_site_as_it_is_known(client, settings, machine, monkeypatch):
    machine(good)
    sheets = seen(monkeypatch)
    settings.SITE_URL = "https://rules.example"
    client.get(f"/ja/{GAME}/rules.pdf?players=5&with=ko")
    assert sheets[0].address == f"https://rules.example/ja/{GAME}/rules/?players=5&with=ko"
    assert 'src="data:image/svg+xml' in sheets[0].html
    assert f">rules.example/ja/{GAME}/rules/" in sheets[0].html


def test_a_pdf_that_could_not_be_made_is_said_once_and_tried_anew(client, machine):
    machine(failing)
    address = f"/en/{GAME}/crib.pdf?players=4"
    assert client.get(address)["Refresh"] == "3"
    papers.wait()
    failed = client.get(address)
    assert failed.status_code == 503
    assert "Refresh" not in failed
    assert "This PDF could not be made" in body(failed)
    assert client.get(address)["Refresh"] == "3"
    papers.wait()


def test_where_no_pdf_can_be_made_none_is_offered_and_the_checks_say_why(client, machine):
    machine(without_pango)
    for part in ("", "rules/", "crib/"):
        page = client.get(f"/en/{GAME}/{part}")
        assert page.status_code == 200
        assert ".pdf" not in body(page)
    assert f'href="/en/{GAME}/crib/"' in body(client.get(f"/en/{GAME}/"))
    assert client.get(f"/en/{GAME}/rules.pdf").status_code == 404
    said = run_checks(tags=["paper"], include_deployment_checks=True)
    assert [(each.id, each.level < WARNING) for each in said] == [("teachapp.I102", True)]
    assert "no pango here" in said[0].msg


@pytest.mark.parametrize("part", ["", "rules/", "crib/"])
def test_where_pdfs_can_be_made_they_are_offered(client, machine, part):
    machine(good)
    assert ".pdf" in body(client.get(f"/ja/sleeping-queens/{part}"))
    assert run_checks(tags=["paper"], include_deployment_checks=True) == []


def test_only_so_many_pdfs_wait_and_only_so_many_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(paper, "MOST_WAITING", 2)
    monkeypatch.setattr(paper, "MOST_KEPT", 3)
    monkeypatch.setattr(paper, "_run", good)
    made = Papers(tmp_path)
    with made._one_at_a_time:
        sheets = [Sheet(str(number), "/") for number in range(3)]
        assert all(made.order(sheet) for sheet in sheets)
        assert len(made._jobs) == 2
    made.wait()
    assert [made.get(sheet) is None for sheet in sheets] == [False, False, True]
    for number in range(6):
        made.order(Sheet(f"later {number}", "/"))
        made.wait()
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("<p lang='ko'>손의 20을 (퀸)은</p>", "손+의 20+을 (퀸)+은"),
        ("<p lang='ko'><a>카드</a>를 <b>둘</b> 내요</p>", "카+드+를 둘 내+요"),
        ("<p lang='ko'>퀸(Q)만<i lang='ja'>山札は</i>더미</p>", "퀸+(Q)+만山札は+더+미"),
        ("<p lang='en'>The <i lang='ko'>더미</i>가</p>", "The 더+미가"),
    ],
)
def test_words_of_korean_are_joined(told, kept):
    page = ElementTree.fromstring(told)
    keep_words(page)
    assert "".join(page.itertext()).replace("\N{WORD JOINER}", "+") == kept


def test_no_line_of_a_pdf_ends_within_a_korean_word():
    if why_not():
        pytest.skip(why_not())
    from weasyprint import HTML  # what `why_not` is about

    told = "<a>벌점</a>이 가장 적은 사람이 우승해요. 사냥꾼 20을 든 사람이 선이에요."
    page = HTML(string=f"<p lang='ko' style='width: 7em'>{told}</p>")
    keep_words(page.etree_element)
    boxes = page.render().pages[0]._page_box.descendants()
    lines = [each for each in boxes if type(each).__name__ == "LineBox"]
    words = [
        word
        for line in lines
        for word in "".join(getattr(each, "text", "") for each in line.descendants()).split()
    ]
    assert len(lines) > 5
    assert [word.replace("\N{WORD JOINER}", "") for word in words] == (
        re.sub("<.*?>", "", told).split()
    )
