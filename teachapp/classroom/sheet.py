"""What a class answered as a sheet: CSV that spreadsheets open as text, whatever names say."""

import csv
import unicodedata
from collections.abc import Iterable
from io import StringIO

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from teachapp.classroom.results import AnswerLine

BOM = "\ufeff"
"""Without it spreadsheets take UTF-8 for something else."""
FORMULAS = "=+-@|\t\r\n"
"""What begins with one of these is a formula to some spreadsheet."""


def sheet(lines: Iterable[AnswerLine]) -> str:
    """Return answers as CSV, one a line."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(_heads())
    for line in lines:
        told = (line.name, line.language, line.lesson, line.step)
        asked = (line.question, line.clauses, line.answer)
        writer.writerow([*map(harmless, (*told, *asked)), "1" if line.is_right else "0"])
    return BOM + text.getvalue()


def _heads() -> list[str]:
    return [
        _("Name"),
        _("Language"),
        _("Lesson"),
        pgettext("of a lesson", "Step"),
        pgettext("asked in a class", "Question"),
        _("Clauses"),
        pgettext("given by somebody", "Answer"),
        _("Is it right? (1 yes, 0 no)"),
    ]


def harmless(text: str) -> str:
    """Return a text that no spreadsheet computes: also where it begins with blanks, or with a sign
    of another width."""
    begins = unicodedata.normalize("NFKC", text).strip()[:1]
    is_formula = begins and begins in FORMULAS
    return f"'{text}" if is_formula or text[:1] in ("\t", "\r", "\n") else text
