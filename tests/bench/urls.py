"""What pages are measured against, and what the server says of itself."""

import time

from django.http import HttpRequest, HttpResponse
from django.urls import path

from teachapp.urls import urlpatterns as site


def empty(request: HttpRequest) -> HttpResponse:
    """Answer with nothing: what a request costs that asks Django for nothing."""
    return HttpResponse()


async def empty_async(request: HttpRequest) -> HttpResponse:
    """Answer with nothing, as Django's own handler does it fastest."""
    return HttpResponse()


def processor(request: HttpRequest) -> HttpResponse:
    """Answer with the seconds of processor time that the server has used."""
    return HttpResponse(repr(time.process_time()))


urlpatterns = [
    path("bench/empty", empty),
    path("bench/empty-async", empty_async),
    path("bench/processor", processor),
    *site,
]
