"""The classes of an account: found again from any device, and deleted before their time."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from teachapp.classroom.badges import give_badge
from teachapp.classroom.expiry import delete
from teachapp.classroom.room.values import HOST, Badge
from teachapp.classroom.visiting import NoClass, visit


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def own(request: HttpRequest, code: str) -> HttpResponse:
    """Let the owner of a class lead it in this browser, or delete it."""
    live = visit(code, request).live
    if not request.user.is_authenticated or live.owner_id != request.user.pk:
        raise NoClass(f"not the owner of {code!r}")
    if request.method == "POST" and request.POST.get("do") == "delete":
        delete([live.pk])
        return redirect(reverse("classroom:start"))
    response = redirect(reverse("classroom:lead", args=[live.code]))
    give_badge(response, live, Badge(HOST, 1))
    return response
