"""Keeps the site's own words translated: templates and code -> teachapp/locale/*.po -> *.mo.

Django's `makemessages` needs GNU gettext, which many machines lack; Babel comes with
fluent.runtime. A new language is a new folder in teachapp/locale/: run this and translate.
`--check` writes nothing; it fails when a file is not what this would write or lacks a translation.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "teachapp" / "locale"
SOURCE_LANGUAGE = "en"  # what code and templates are written in
COPYRIGHT = "# Ruletable's own words: buttons, headings, error pages."
HEADERS_LEFT_OUT = (  # they would say nothing
    b'"Generated-By',
    b'"Language-Team',
    b'"Last-Translator',
    b'"PO-Revision-Date',
    b'"POT-Creation-Date',
    b'"Report-Msgid-Bugs-To',
)
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}


def sources() -> Iterator[tuple[Path, bytes]]:
    """Files with words in them, as Python that calls gettext."""
    for path in sorted((ROOT / "teachapp").rglob("*.py")):
        yield path, path.read_bytes()
    for path in sorted((ROOT / "templates").rglob("*.*")):
        if path.suffix in {".html", ".txt", ".xml", ".svg"}:
            yield path, templatize(path.read_text("utf-8"), origin=str(path)).encode()


def extracted() -> Catalog:
    """All messages that code and templates ask for."""
    catalog = Catalog(charset="utf-8")
    for path, source in sources():
        place = path.relative_to(ROOT).as_posix()
        for _, message, comments, context in extract(
            "python", BytesIO(source), KEYWORDS, ["Translators:"], strip_comment_tags=True
        ):
            catalog.add(message, None, [(place, 0)], auto_comments=comments, context=context)
    return catalog


def updated(folder: Path, wanted: Catalog) -> Catalog:
    """A language's catalog with the wanted messages and no others, and what was translated."""
    po = folder / "LC_MESSAGES" / "django.po"
    text = po.read_bytes() if po.exists() else b""
    catalog = read_po(BytesIO(text), locale=folder.name, charset="utf-8")
    catalog.header_comment = COPYRIGHT
    catalog.project, catalog.version, catalog.fuzzy = "Ruletable", "1", False
    # Any fixed date: that of the last run would be the only change in most of them.
    catalog.creation_date = catalog.revision_date = datetime(2000, 1, 1, tzinfo=UTC)
    catalog.update(wanted, no_fuzzy_matching=True, update_creation_date=False)
    return catalog


def written(catalog: Catalog) -> dict[str, bytes]:
    """What the two files of a language hold."""
    po, mo = BytesIO(), BytesIO()
    write_po(po, catalog, width=100, ignore_obsolete=True, include_lineno=False, sort_output=True)
    write_mo(mo, catalog)
    lines = po.getvalue().splitlines(keepends=True)
    return {
        "django.po": b"".join(line for line in lines if not line.startswith(HEADERS_LEFT_OUT)),
        "django.mo": mo.getvalue(),
    }


def untranslated(catalog: Catalog) -> list[str]:
    if str(catalog.locale) == SOURCE_LANGUAGE:
        return []
    # What is marked as fuzzy is left out of the compiled file, so readers would see English.
    lacking = (each for each in catalog if each.id and (each.fuzzy or not all(texts(each.string))))
    return [texts(each.id)[0] for each in lacking]


def texts(message: str | tuple[str, ...] | list[str] | None) -> list[str]:
    return [message or ""] if isinstance(message, str | None) else list(message)


def faults_of(folder: Path, catalog: Catalog) -> Iterator[str]:
    """What `--check` finds wrong with a language."""
    for name, content in written(catalog).items():
        path = folder / "LC_MESSAGES" / name
        if not path.exists() or path.read_bytes() != content:
            yield f"{path.relative_to(ROOT)}: out of date; run `make messages`"
    for message in untranslated(catalog):
        yield f"{folder.relative_to(ROOT)}/LC_MESSAGES/django.po: no translation of {message!r}"


def main(arguments: list[str]) -> int:
    settings.configure(USE_I18N=True)  # templatize asks for no more
    wanted = extracted()
    faults: list[str] = []
    check = arguments == ["--check"]
    for folder in sorted(path for path in LOCALE.iterdir() if path.is_dir()):
        catalog = updated(folder, wanted)
        if check:
            faults += faults_of(folder, catalog)
            continue
        (folder / "LC_MESSAGES").mkdir(exist_ok=True)
        for name, content in written(catalog).items():
            (folder / "LC_MESSAGES" / name).write_bytes(content)
        print(f"{folder.name}: {len(wanted)} messages, {len(untranslated(catalog))} untranslated")
    if check:
        print("\n".join(faults) or "Translations are up to date.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
