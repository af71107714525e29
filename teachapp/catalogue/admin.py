"""The admin: content to look things up in, venues to edit, reports to answer.

Content comes from files, so whoever wants to change a sentence changes a file; here it can be
searched and filtered, and nothing about it can be added, changed or deleted.
"""

from typing import Any

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import Truncator
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from teachapp.catalogue import models


class ReadOnly:
    """Content is looked at, not edited."""

    extra = 0
    show_change_link = True

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class ReadOnlyAdmin(ReadOnly, admin.ModelAdmin):
    pass


class Shown:
    """Shows a text as readers see it; it was rendered, and cleaned, when it was loaded."""

    readonly_fields: list[str] | tuple[str, ...] = ("shown",)

    @admin.display(description=_("text"))
    def shown(self, text: Any) -> SafeString:
        found = [text.html, getattr(text, "warning", "")]
        for question in getattr(text, "questions", ()):
            found += [format_html("<h4>{}</h4>", question["words"]), question["html"]]
            found.append(question["answer"])
        found += getattr(text, "tries", ())
        return mark_safe("<hr>".join(part for part in found if part))


class TextInline(Shown, ReadOnly, admin.StackedInline):
    """The texts of a thing, one a language."""

    fields = ("language", "heading", "rev", "is_stale", "shown")


def texts(model: type[Model]) -> type[TextInline]:
    """Return an inline for the texts of a thing."""
    return type(f"{model.__name__}Inline", (TextInline,), {"model": model})


class GameTextInline(ReadOnly, admin.StackedInline):
    model = models.GameText


class ComponentInline(ReadOnly, admin.TabularInline):
    model = models.Component


@admin.register(models.Game)
class GameAdmin(ReadOnlyAdmin):
    list_display = ("slug", "players_min", "players_max", "minutes_max", "age", "designer")
    search_fields = ("slug", "texts__name", "designer")
    inlines = (GameTextInline, ComponentInline)


@admin.register(models.Section)
class SectionAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "order")
    list_filter = ("game",)
    search_fields = ("slug", "texts__heading")
    inlines = (texts(models.SectionText),)


@admin.register(models.Clause)
class ClauseAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "section", "kind", "is_cited", "is_tested", "lacks")
    list_filter = ("game", "kind", "is_cited", "is_tested", "section", "texts__is_stale")
    list_select_related = ("game", "section")
    search_fields = ("slug", "texts__heading", "texts__parts")
    inlines = (texts(models.ClauseText),)


@admin.register(models.ClauseText)
class ClauseTextAdmin(Shown, ReadOnlyAdmin):
    list_display = ("heading", "clause", "language", "rev", "is_stale")
    list_filter = ("language", "is_stale", "clause__game", "clause__kind")
    list_select_related = ("clause",)
    search_fields = ("heading", "parts", "clause__slug")
    fields = ("clause", "language", "heading", "rev", "is_stale", "shown")


@admin.register(models.FormerText)
class FormerTextAdmin(Shown, ReadOnlyAdmin):
    list_display = ("heading", "clause", "language", "rev")
    list_filter = ("language", "clause__game")
    list_select_related = ("clause",)
    search_fields = ("heading", "parts", "clause__slug")
    fields = ("clause", "language", "rev", "heading", "shown")


@admin.register(models.Change)
class ChangeAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "date", "rule_set", "clauses")
    list_filter = ("game",)
    search_fields = ("slug", "clauses", "texts__heading")
    inlines = (texts(models.ChangeText),)


@admin.register(models.Term)
class TermAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "order")
    list_filter = ("game",)
    list_select_related = ("game",)
    search_fields = ("slug", "texts__heading", "texts__aka", "texts__html")
    inlines = (texts(models.TermText),)


@admin.register(models.Variant)
class VariantAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "option", "clauses")
    list_filter = ("game",)
    search_fields = ("slug", "option", "texts__heading", "texts__html")
    inlines = (texts(models.VariantText),)


@admin.register(models.Source)
class SourceAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "kind", "language")
    list_filter = ("game", "kind", "language")
    search_fields = ("slug", "texts__heading")
    inlines = (texts(models.SourceText),)


class StepInline(ReadOnly, admin.TabularInline):
    model = models.Step


@admin.register(models.Lesson)
class LessonAdmin(ReadOnlyAdmin):
    list_display = ("slug", "game", "order", "minutes")
    list_filter = ("game",)
    search_fields = ("slug", "script", "texts__heading")
    inlines = (texts(models.LessonText), StepInline)


@admin.register(models.Step)
class StepAdmin(ReadOnlyAdmin):
    list_display = ("label", "lesson", "order", "cites")
    list_filter = ("lesson__game", "lesson")
    list_select_related = ("lesson",)
    search_fields = ("label", "cites", "texts__heading", "texts__html")
    inlines = (texts(models.StepText),)


@admin.register(models.Messages)
class MessagesAdmin(ReadOnlyAdmin):
    list_display = ("__str__", "game", "language")
    list_filter = ("game", "language")
    list_select_related = ("game",)
    search_fields = ("text",)


@admin.register(models.ContentState)
class ContentStateAdmin(ReadOnlyAdmin):
    list_display = ("__str__", "loaded_at")


class VenueTextInline(admin.TabularInline):
    model = models.VenueText
    extra = 1


class CopyInline(admin.TabularInline):
    model = models.Copy
    extra = 1


@admin.register(models.Venue)
class VenueAdmin(admin.ModelAdmin):
    list_display = ("slug", "__str__")
    search_fields = ("slug", "texts__name")
    inlines = (VenueTextInline, CopyInline)


@admin.register(models.Copy)
class CopyAdmin(admin.ModelAdmin):
    list_display = ("game", "venue", "shelf", "count", "missing")
    list_editable = ("shelf", "count", "missing")
    list_filter = ("venue", "game")
    list_select_related = ("game", "venue")
    search_fields = ("shelf", "missing", "game__slug", "venue__texts__name")


@admin.register(models.Report)
class ReportAdmin(admin.ModelAdmin):
    """What readers wrote is read; only how far it has been dealt with is changed."""

    list_display = ("created", "page", "language", "excerpt", "contact", "state")
    list_filter = ("state", "game", "language")
    list_editable = ("state",)
    search_fields = ("game", "clause", "step", "text", "contact")
    date_hierarchy = "created"
    actions = ("mark_answered", "mark_closed")
    fields = ("state", "page", "language", "rev", "content", "text", "contact", "created")
    readonly_fields = fields[1:]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.display(description=_("what is wrong"))
    def excerpt(self, report: models.Report) -> str:
        return Truncator(report.text).chars(80)

    @admin.display(description=_("reported page"), ordering="clause")
    def page(self, report: models.Report) -> SafeString:
        words = " ".join(filter(None, (report.game, report.place))) or gettext("the site")
        return format_html('<a href="{}">{}</a>', report.get_absolute_url(), words)

    @admin.action(description=_("Mark as answered"), permissions=["change"])
    def mark_answered(self, request: HttpRequest, reports: QuerySet[models.Report]) -> None:
        reports.update(state=models.Report.State.ANSWERED)

    @admin.action(description=_("Mark as closed"), permissions=["change"])
    def mark_closed(self, request: HttpRequest, reports: QuerySet[models.Report]) -> None:
        reports.update(state=models.Report.State.CLOSED)
