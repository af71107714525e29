"""HTML of content as plain text, and types as schemas."""

import doctest

import pytest

from teachapp.api import schema as schema_module
from teachapp.api.schema import Schemas
from teachapp.catalogue import plain as plain_module
from teachapp.catalogue.plain import plain


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("", ""),
        ("<p>A <em>set</em> of\n<strong>two</strong>.</p>", "A set of two."),
        ("<p>One.</p>\n<p>Two.</p>", "One.\n\nTwo."),
        ("<p>One,<br>two.</p>", "One,\ntwo."),
        ("<ol><li>a</li><li>b <a href='/'>c</a></li></ol>", "- a\n- b c"),
        ("<ul><li><p>a</p></li></ul>", "- a"),
        ("<p>1 &lt; 2 &amp; 3</p>", "1 < 2 & 3"),
        ("<blockquote><p>Beware.</p></blockquote><p>So.</p>", "Beware.\n\nSo."),
        (
            "<table><thead><tr><th>players</th><th>cards</th></tr></thead>"
            "<tbody><tr><td>3</td><td>13</td></tr><tr><td>4</td><td>10</td></tr></tbody></table>",
            "players | cards\n3 | 13\n4 | 10",
        ),
        (
            '<p>Alma leads <span class="cards" aria-label="two 6s" role="img">'
            '<span class="mini-card">6</span> <span class="mini-card">6</span></span>.</p>',
            "Alma leads 6 6.",
        ),
    ],
)
def test_html_becomes_plain_text(html, text):
    assert plain(html) == text


@pytest.mark.parametrize("module", [plain_module, schema_module])
def test_docstrings_say_what_is_true(module):
    result = doctest.testmod(module)
    assert (result.failed, result.attempted > 0) == (0, True)


def test_a_type_without_json_is_refused():
    with pytest.raises(TypeError, match="no schema"):
        Schemas().of(bytes)
