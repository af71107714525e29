"""HTML of our content → plain text, for readers without a browser. Pure."""

from functools import lru_cache
from html.parser import HTMLParser

_BLOCKS = {"p", "ul", "ol", "blockquote", "pre", "table", "hr"}
_ROWS = {"li", "tr", "br"}
_CELLS = {"td", "th"}


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
        self.blocks: list[list[str]] = [[""]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _BLOCKS:
            self.blocks.append([""])
        elif tag in _ROWS:
            self.blocks[-1].append("- " if tag == "li" else "")
        elif tag in _CELLS and self.blocks[-1][-1].strip():
            self.blocks[-1][-1] += " | "

    def handle_endtag(self, tag: str) -> None:
        if tag in _BLOCKS:
            self.blocks.append([""])

    def handle_data(self, data: str) -> None:
        self.blocks[-1][-1] += data.replace("\n", " ")

    def told(self) -> str:
        blocks = (
            "\n".join(line for row in rows if (line := " ".join(row.split())) not in ("", "-"))
            for rows in self.blocks
        )
        return "\n\n".join(block for block in blocks if block)
