"""HTML → PDF, in a process of its own: `python -m teachapp.pdf`, with no Django in it.

Laying out a rulebook takes seconds of nothing but Python; in the server's process it would slow
down every reader. On its way in is one JSON object (`html`, the `address` it stands at, the
`static` path and the `folders` that it stands for), on its way out the PDF. With `--check` it says
instead what is missing: libraries, or fonts for the languages named as `code=name`.
"""

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import Element

JOINER = "\N{WORD JOINER}"
IN_A_WORD = re.compile(r"(?<=[\uac00-\ud7a3])(?=[\w(])|(?<=[\w)%])(?=[\uac00-\ud7a3])")
"""Where a line could end between two syllables, or a syllable and a digit or bracket."""


def main(arguments: list[str]) -> None:
    """Answer one call."""
    if arguments and arguments[0] == "--check":
        print(missing(arguments[1:]))
        return
    os.nice(5)  # readers come first
    told = json.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pdf(told["html"], told["address"], told["static"], told["folders"]))


def pdf(html: str, address: str, static: str, folders: Iterable[str]) -> bytes:
    """Return the PDF of a page; of files it gets those of the site, and nothing from elsewhere."""
    from weasyprint import HTML  # half a second, and not installed everywhere
    from weasyprint.urls import URLFetcher

    places = [Path(folder).resolve() for folder in folders]

    class SiteFiles(URLFetcher):
        def fetch(self, url: str, headers: Any = None) -> Any:
            if url.startswith("data:"):
                return super().fetch(url, headers)
            path = unquote(urlsplit(url).path)
            inside = path.removeprefix(static)
            for place in places if path != inside else ():
                file = (place / inside).resolve()
                if file.is_relative_to(place) and file.is_file():
                    return super().fetch(file.as_uri(), headers)
            raise ValueError(f"{path} is no file of the site")

    page = HTML(string=html, base_url=address, url_fetcher=SiteFiles())
    keep_words(page.etree_element)
    made: bytes = page.write_pdf(pdf_tags=True)
    return made


def keep_words(page: Element) -> None:
    """Keep Korean words whole at line ends: WeasyPrint does not know `word-break: keep-all`.

    A word may go on behind the end of an element (a term and its particle).
    """
    before = ""
    for element, part in korean_texts(page):
        text = getattr(element, part)
        joined = IN_A_WORD.sub(JOINER, before + text)[len(before) :]
        setattr(element, part, joined)
        before = text[-1]


def korean_texts(element: Element, language: str = "") -> Iterator[tuple[Element, str]]:
    """Yield, in the order of reading, which of its texts and of those in it are Korean."""
    own = element.get("lang", language)
    if own == "ko" and element.text:
        yield element, "text"
    for child in element:
        yield from korean_texts(child, own)
        if own == "ko" and child.tail:
            yield child, "tail"


def missing(languages: Iterable[str]) -> str:
    """Return what keeps PDFs from being made here, or nothing."""
    try:
        from fontTools.ttLib import TTFont
        from weasyprint.text.ffi import ffi, fontconfig
    except (ImportError, OSError) as error:
        return f"WeasyPrint or a library that it needs is missing: {str(error).splitlines()[0]}"
    config = fontconfig.FcInitLoadConfigAndFonts()
    for language in languages:
        code, _, name = language.partition("=")
        pattern = fontconfig.FcPatternCreate()
        fontconfig.FcPatternAddString(pattern, b"lang", code.encode())
        fontconfig.FcConfigSubstitute(config, pattern, 0)
        fontconfig.FcDefaultSubstitute(pattern)
        match = fontconfig.FcFontMatch(config, pattern, ffi.new("FcResult *"))
        file = ffi.new("FcChar8 **")
        found = match != ffi.NULL and not fontconfig.FcPatternGetString(match, b"file", 0, file)
        letters = TTFont(ffi.string(file[0]).decode(), fontNumber=0).getBestCmap() if found else {}
        if not all(ord(letter) in letters for letter in name):
            return f"no font here can write {name} (Debian: fonts-noto-cjk has Korean and Japanese)"
    return ""


if __name__ == "__main__":
    main(sys.argv[1:])
