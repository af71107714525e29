"""HTML of our content → plain text, for readers without a browser. Pure."""

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
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.told()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.gap = 0
        """Line ends due before the next words."""
        self.mark = ""
        """What the next words begin with."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.end_line(tag)
        if tag == "li":
            self.mark = "- "
        elif tag in _CELLS and not self.gap:
            self.mark = " | "

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
