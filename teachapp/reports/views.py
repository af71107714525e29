"""The form by which a mistake is reported, and the thanks for it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from teachapp.catalogue import actions, queries
from teachapp.reading import language, with_query
from teachapp.reports.pages import MOST_CONTACT, MOST_TEXT, ReportForm, Subject, subject


@never_cache  # it carries a token and sets a cookie, and so is no reading page
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, game: str = "") -> HttpResponse:
    about = _subject(request, game)
    if request.method != "POST":
        return _form(request, about, ReportForm())
    form = ReportForm(request.POST)
    if not form.is_valid():
        return _form(request, about, form, _faults(form), status=400)
    if form.cleaned_data["more"]:
        return redirect(_thanks(about))
    said = actions.Mistake(
        language=language(),
        text=form.cleaned_data["text"],
        contact=form.cleaned_data["contact"],
        game=about.game,
        clause=about.clause,
        step=about.step,
        rev=about.rev,
        content=queries.content_version(),
    )
    try:
        actions.report_mistake(said, form.cleaned_data["form"], request.META.get("REMOTE_ADDR", ""))
    except actions.TooMany:
        busy = _("Many reports have arrived in the last hour. Please send yours a little later.")
        return _form(request, about, form, {"send": busy}, status=429)
    return redirect(_thanks(about))


@never_cache
@require_safe
def thanks(request: HttpRequest, game: str = "") -> HttpResponse:
    about = _subject(request, game)
    return render(request, "reports/thanks.html", _frame(about))


def _subject(request: HttpRequest, game: str) -> Subject:
    clause, step = request.GET.get("clause", ""), request.GET.get("step", "")
    return subject(game, language(), clause, step)


def _form(
    request: HttpRequest,
    about: Subject,
    form: ReportForm,
    faults: dict[str, str] | None = None,
    status: int = 200,
) -> HttpResponse:
    context = {
        "form": form,
        "faults": faults or {},
        "most_text": MOST_TEXT,
        "most_contact": MOST_CONTACT,
        **_frame(about),
    }
    return render(request, "reports/form.html", context, status=status)


def _faults(form: ReportForm) -> dict[str, str]:
    """Return what is wrong with each field, in the reader's language."""
    told = {}
    if "text" in form.errors:
        told["text"] = _("Please say what is wrong.")
        if form.data.get("text", "").strip():
            told["text"] = ngettext(
                "Please say it in at most %(most)s character.",
                "Please say it in at most %(most)s characters.",
                MOST_TEXT,
            ) % {"most": MOST_TEXT}
    if "contact" in form.errors:
        told["contact"] = _("This is too long for an address.")
    if not told:
        told["send"] = _("Something in this form was changed on the way. Please send it again.")
    return told


def _thanks(about: Subject) -> str:
    page = "reports:thanks" if about.game else "reports:site-thanks"
    root = reverse(page, args=[about.game] if about.game else [])
    return with_query(root, clause=about.clause, step=about.step)


def _frame(about: Subject) -> dict[str, object]:
    return {"about": about, "game": about.game, "game_name": about.game_name}
