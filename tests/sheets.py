"""What tests read from a PDF, as far as it can be read without a library."""

import re
import zlib

_STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)


def plain(pdf: bytes) -> bytes:
    """Return a PDF with what is packed in it unpacked."""
    found = [pdf]
    for stream in _STREAM.finditer(pdf):
        try:
            found.append(zlib.decompressobj().decompress(stream[1]))
        except zlib.error:
            continue  # a font or a picture, packed otherwise
    return b"\n".join(found)


def pages(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    assert pdf.startswith(b"%PDF")
    return len(re.findall(rb"/Type\s*/Page(?![a-z])", plain(pdf)))


def fonts(pdf: bytes) -> str:
    """Return the names of the fonts in a PDF."""
    return " ".join(
        sorted({name.decode() for name in re.findall(rb"/FontName\s*/(\S+)", plain(pdf))})
    )
