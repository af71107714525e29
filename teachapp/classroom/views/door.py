"""What stands before every page of a class: codes that there aren't, and who may open one."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from teachapp.catalogue import queries
from teachapp.classroom.expiry import forget_classes
from teachapp.classroom.guessing import COUNTED, TooManyGuesses
from teachapp.classroom.visiting import NoClass

View = Callable[..., HttpResponse]


def door(view: View) -> View:
    """Ask for the code again where there is no such class, and not too often."""

    @never_cache
    @wraps(view)
    def respond(request: HttpRequest, code: str, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            with queries.one_version():
                return view(request, code, *args, **kwargs)
        except TooManyGuesses:
            fault = _(
                "Many wrong codes have come in, so codes are not looked up for some minutes."
                " Please try again a little later."
            )
            response = ask_for_code(request, code, fault, status=429)
            response.headers["Retry-After"] = str(int(COUNTED.total_seconds()))
            return response
        except NoClass:
            fault = _(
                "No class has this code. Compare it with the big screen, or ask whether the class"
                " is over: a code ends with its class."
            )
            return ask_for_code(request, code, fault, status=404)

    return respond


def ask_for_code(
    request: HttpRequest, typed: str = "", fault: str = "", status: int = 200
) -> HttpResponse:
    """Return the page that asks which class, with what was typed and what is wrong with it."""
    context = {"typed": typed[:40], "fault": fault}
    return render(request, "classroom/which.html", context, status=status)


def hosting(view: View) -> View:
    """Let those open classes who may, by the site's settings; and clear away old ones by then."""

    @never_cache
    @wraps(view)
    def respond(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if settings.CLASS_HOSTING == "accounts" and not request.user.is_authenticated:
            return render(request, "classroom/sign_in.html", status=403)
        if request.method == "POST":
            forget_classes()
        with queries.one_version():
            return view(request, *args, **kwargs)

    return respond
