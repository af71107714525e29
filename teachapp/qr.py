"""QR codes as SVG: a page's address, dark on light whatever the theme, as scanners want it."""

from functools import lru_cache

import segno
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

QUIET = 4
"""Empty modules around a code; fewer and some scanners do not find it."""


@lru_cache(maxsize=512)
def qr_svg(address: str, title: str, language: str) -> SafeString:
    """Draw an address, readable with 15 % of it dirty; `title` is what it is called."""
    code = segno.make(address, error="m", micro=False)
    size = code.symbol_size(border=QUIET)[0]
    dark = code.svg_inline(
        border=QUIET, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    inside = dark[dark.index(">") + 1 :]  # what segno draws; the frame is ours, with a name
    frame = format_html(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" role="img"'
        ' shape-rendering="crispEdges" lang="{1}">'
        "<title>{2}</title>",
        size,
        language,
        title,
    )
    return frame + mark_safe(inside)
