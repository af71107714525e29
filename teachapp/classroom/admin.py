"""Live classes in the admin: a list to look at, and a way to end one. No names are shown here."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext

from teachapp.catalogue.admin import ReadOnlyAdmin
from teachapp.classroom.expiry import close
from teachapp.classroom.models import LiveClass


@admin.register(LiveClass)
class LiveClassAdmin(ReadOnlyAdmin):
    list_display = ("code", "game", "opened", "touched", "people", "state", "owner")
    list_filter = ("game", ("closed", admin.EmptyFieldListFilter))
    list_select_related = ("owner",)
    search_fields = ("code", "game")
    fields = ("code", "game", "owner", "opened", "touched", "closed", "people", "entries")
    actions = ("close_classes",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[LiveClass]:
        joined = Count("entries", filter=Q(entries__kind="join"))
        return super().get_queryset(request).annotate(joined=joined, written=Count("entries"))

    @admin.display(description=_("people"), ordering="joined")
    def people(self, live: Any) -> int:
        return int(live.joined)

    @admin.display(description=_("entries"))
    def entries(self, live: Any) -> int:
        return int(live.written)

    @admin.display(description=_("state"), ordering="closed")
    def state(self, live: LiveClass) -> str:
        return pgettext("a class", "closed") if live.closed else pgettext("a class", "open")

    def has_close_permission(self, request: HttpRequest) -> bool:
        """Whoever may change a class may end one; nothing else about it can be changed."""
        return bool(request.user.has_perm("classroom.change_liveclass"))

    @admin.action(description=_("Close the chosen classes"), permissions=["close"])
    def close_classes(self, request: HttpRequest, chosen: QuerySet[LiveClass]) -> None:
        still_open = list(chosen.filter(closed=None))
        for live in still_open:
            close(live)
        told = ngettext("%d class was closed.", "%d classes were closed.", len(still_open))
        self.message_user(request, told % len(still_open), messages.SUCCESS)
