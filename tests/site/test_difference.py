"""Two wordings woven into one: by words, in Japanese by characters, cards whole."""

import pytest

from teachapp.catalogue.shown import PartWords, Wording
from teachapp.rulebook.difference import differ, difference

MARKS = {"same": "{}", "out": "[-{}-]", "in": "[+{}+]"}
SIX = (
    '<span class="cards" role="img" aria-label="6"><span class="mini-card" data-face="6">6</span>'
    "</span>"
)
SEVEN = SIX.replace("6", "7")


def woven(before, after):
    blocks = difference(before, after)
    return ["".join(MARKS[piece.kind].format(piece.html) for piece in block) for block in blocks]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("<p>You may pass.</p>", "<p>You must pass.</p>", ["You [-may-][+must+] pass."]),
        ("<p>It counts 14.</p>", "<p>It counts 15.</p>", ["It counts [-14-][+15+]."]),
        ("<p>용은 낼 수 있어요</p>", "<p>용을 낼 수 있어요</p>", ["[-용은-][+용을+] 낼 수 있어요"]),
        ("<p>7枚を出せます。</p>", "<p>8枚を出せます。</p>", ["[-7-][+8+]枚を出せます。"]),
        ("<p>親が出します。</p>", "<p>親から出します。</p>", ["親[-が-][+から+]出します。"]),
        ("<p>A.</p>", "<p>A.</p><p>B.</p>", ["A.", "[+B.+]"]),
        ("<ul><li>one</li><li>two</li></ul>", "<ul><li>one</li></ul>", ["one", "[-two-]"]),
        ("<p>same</p>", "<p>same</p>", ["same"]),
        ("", "<p>new</p>", ["[+new+]"]),
        ("<p>1 &lt; 2</p>", "<p>1 &lt; 3</p>", ["1 &lt; [-2-][+3+]"]),
    ],
)
def test_what_was_taken_out_and_put_in(before, after, expected):
    assert woven(before, after) == expected


def test_a_change_of_links_or_emphasis_alone_is_none():
    before = '<p>A <a href="/x" data-term="trick">trick</a>s end.</p>'
    assert woven(before, "<p>A <strong>tricks</strong> end.</p>") == ["A tricks end."]


def test_cards_stay_whole():
    assert woven(f"<p>Lead {SIX} now.</p>", f"<p>Lead {SEVEN} now.</p>") == [
        f"Lead [-{SIX}-][+{SEVEN}+] now."
    ]


def test_one_text_for_quite_another_is_shown_one_after_the_other():
    assert woven("<p>The cards rest.</p>", "<p>Nobody has to answer now, ever</p>") == [
        "[-The cards rest.-]",
        "[+Nobody has to answer now, ever+]",
    ]


def test_two_changes_are_told_as_one_where_only_a_space_parts_them():
    assert woven("<p>Play one card a turn.</p>", "<p>Play two sets a turn.</p>") == [
        "Play [-one card-][+two sets+] a turn."
    ]


def test_html_never_gets_in():
    assert woven("<p>a</p>", "<p>&lt;script&gt;</p>") == ["[-a-]", "[+&lt;script&gt;+]"]


def test_for_how_many_a_part_holds_is_part_of_what_it_says():
    def wording(rev, *players):
        return Wording("en", rev, "Hands & tricks", (PartWords(players, "<p>13 cards.</p>"),))

    found = differ(
        (wording(1, 3, 4), wording(2, 3, 5)), lambda players, code: f"{code} for {players[-1]}"
    )
    assert found is not None
    assert found.lang == "en"
    assert [(piece.kind, piece.html) for piece in found.heading] == [("same", "Hands &amp; tricks")]
    told = [(piece.kind, piece.html) for piece in found.blocks[0]]
    assert told == [("same", "en for "), ("out", "4"), ("in", "5")]
    assert differ(None, lambda players, code: code) is None
