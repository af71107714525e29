"""HTML of our content → plain text, for readers without a browser and for search. Pure."""

import re
from functools import lru_cache
from html.parser import HTMLParser

_BLOCKS = {"p", "ul", "ol", "blockquote", "pre", "table", "hr"}
_ROWS = {"li", "tr", "br"}
_CELLS = {"td", "th"}
_SPACE = re.compile(r"\s+")


@lru_cache(maxsize=4096)
def plain(html: str) -> str:
    """Return the words of some HTML: a blank line between blocks, list items with a dash.

    >>> plain("<p>A <a href='/x'>set</a> &amp; more:</p><ul><li>one</li><li>two</li></ul>")
    'A set & more:\\n\\n- one\\n- two'
    """
    return _told(html, has_marks=True)


def in_one_line(*html: str) -> str:
    """Return the words of some HTML as one line, without the marks of lists and tables.

    >>> in_one_line("<p>The <a href='#x'>leader</a>s</p><ul><li>6 &amp; 7</li></ul>")
    'The leaders 6 & 7'
    """
    return " ".join(_told("<br>".join(html), has_marks=False).split())


def _told(html: str, has_marks: bool) -> str:
    reader = _Reader(has_marks)
    reader.feed(html)
    reader.close()
    return reader.told()


class _Reader(HTMLParser):
    def __init__(self, has_marks: bool) -> None:
        super().__init__(convert_charrefs=True)
        self.has_marks = has_marks
        """Whether items and cells begin with one."""
        self.text = ""
        self.gap = 0
        """Line ends due before the next words."""
        self.mark = ""
        """What the next words begin with."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.end_line(tag)
        if tag == "li":
            self.mark = "- " * self.has_marks
        elif tag in _CELLS and not self.gap:
            self.mark = " | " if self.has_marks else " "

    def handle_endtag(self, tag: str) -> None:
        self.end_line(tag)

    def end_line(self, tag: str) -> None:
        self.gap = max(self.gap, 2 if tag in _BLOCKS else 1 if tag in _ROWS else 0)

    def handle_data(self, data: str) -> None:
        words = _SPACE.sub(" ", data)
        if self.gap or self.mark or not self.text:
            words = words.lstrip()
            if not words:
                return
            self.text = self.text.rstrip() + "\n" * self.gap * bool(self.text) + self.mark
            self.gap, self.mark = 0, ""
        self.text += words

    def told(self) -> str:
        return self.text.rstrip()
