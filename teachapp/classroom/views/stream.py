"""How screens follow: by a stream, or by asking again and again where no stream comes through."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from teachapp.classroom.publish import message, snapshot
from teachapp.classroom.room.values import HOST, WALL
from teachapp.classroom.streams import hub
from teachapp.classroom.visiting import visit
from teachapp.edge import ticket
from teachapp.edge.message import named
from teachapp.players import number
from teachapp.reading import language


@never_cache
@require_safe
def newer(request: HttpRequest, code: str) -> HttpResponse:
    """Answer the part of a screen that is the same for its audience, or 204 where it is not newer;
    403 to those who have no such screen: their page says why."""
    seen = visit(code, request)
    if seen.badge is None or (seen.person is not None and seen.person.state != "here"):
        return HttpResponse(status=403)
    audience = seen.audience
    if seen.badge.role == HOST and request.GET.get("wall"):
        audience = WALL
    has = number(request.GET.get("version", ""), 0, 10**9) or 0
    if seen.room.version(audience) <= has:
        return HttpResponse(status=204)
    return HttpResponse(message(seen.live, seen.room, audience, language()).body)


WAITING = 32
"""Events that may wait for one slow client before it is let go: it comes back and is caught up."""


@never_cache
@require_safe
def stream(request: HttpRequest, signed: str) -> HttpResponse | StreamingHttpResponse:
    """Hold a stream open for whoever has a ticket; it asks neither the database nor a cookie."""
    try:
        allowed = ticket.read(settings.SECRET_KEY, signed)
    except ticket.BadTicket as bad:
        return HttpResponse(bad.code, status=403, content_type="text/plain")
    asked = request.headers.get("Last-Event-ID") or request.GET.get("version", "")
    events = _events(allowed, number(asked, 0, 10**9) or 0)
    response = StreamingHttpResponse(events, content_type="text/event-stream")
    response["X-Accel-Buffering"] = "no"
    return response


async def _events(allowed: ticket.Ticket, has: int) -> AsyncIterator[bytes]:
    queue: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue(WAITING)

    async def send(event: Mapping[str, Any]) -> None:
        queue.put_nowait((event["body"], event["more_body"]))

    yield named("here")
    subscriber = hub.subscribe(allowed.channel, allowed.person, send, has=has)
    hub.caught_up(allowed.channel, sync_to_async(snapshot))
    try:
        while True:
            body, is_more = await queue.get()
            yield body
            if not is_more:
                break
    finally:
        hub.leave(subscriber)
