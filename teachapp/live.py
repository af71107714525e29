"""The site's one hub and bus, and the plain way to a stream: what `edge` can do, told to Django.

Whoever has something live to show publishes it on `bus`, signs tickets by `stream_address`, and
says by `snapshots_come_from` how a channel stands for those who find nothing in the hub.
"""

from collections.abc import Awaitable, Callable
from hashlib import blake2b

from django.conf import settings
from django.core.handlers.asgi import ASGIRequest
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from teachapp.edge.bus import Bus, LocalBus
from teachapp.edge.hub import Hub, Snapshot
from teachapp.edge.stream import events, opening
from teachapp.edge.ticket import BadTicket, sign

Tell = Callable[[str], Snapshot]


def _bus(hub: Hub) -> Bus:
    """Return the bus that the settings name."""
    if not settings.REDIS_URL:
        return LocalBus(hub)
    from teachapp.edge.redis_bus import RedisBus  # an extra that most sites do without

    # Redis has one name space for all its databases; sites on one Redis differ by their keys.
    namespace = blake2b(settings.SECRET_KEY.encode(), digest_size=6).hexdigest()
    return RedisBus(hub, settings.REDIS_URL, namespace)


_tell: list[Tell] = []


def snapshots_come_from(tell: Tell) -> None:
    """Name what says how a channel stands; called once, by an app's ready().

    It is an ordinary function and may ask the database.
    """
    _tell[:] = [tell]


def snapshot(channel: str) -> Snapshot:
    """Return how a channel stands."""
    return _tell[0](channel) if _tell else Snapshot()


ask_in_pool: list[Callable[[Tell, str], Awaitable[Snapshot]]] = []
"""How ordinary functions are called from the event loop; set by teachapp/asgi.py."""


async def asked(channel: str) -> Snapshot:
    """Return the same, asked from the event loop."""
    return await ask_in_pool[0](snapshot, channel)


hub = Hub(asked)
bus: Bus = _bus(hub)


def stream_address(channel: str, person: str, seconds: int, now: float | None = None) -> str:
    """Return where a person may listen to a channel for so long, from now on or some moment."""
    return reverse("stream", args=[sign(settings.SECRET_KEY, channel, person, seconds, now)])


@csrf_exempt
@require_safe
def stream(request: HttpRequest, ticket: str) -> HttpResponseBase:
    """The plain way to a stream, and the head of its answer for the edge."""
    try:
        opened = opening(
            settings.SECRET_KEY,
            ticket,
            last_event_id=request.headers.get("Last-Event-ID", ""),
            version=request.GET.get("version", ""),
            accept_encoding=request.headers.get("Accept-Encoding", ""),
        )
    except BadTicket as bad:
        return _in_words(bad.code, 403)
    if request.method == "HEAD":
        return HttpResponse(headers=opened.headers)
    if not isinstance(request, ASGIRequest) or not ask_in_pool:
        return _in_words("no-streams-here", 503)  # as under `runserver`
    return StreamingHttpResponse(events(hub, opened), headers=opened.headers)


def _in_words(code: str, status: int) -> HttpResponse:
    headers = {"Cache-Control": "no-store"}
    return HttpResponse(code, status=status, content_type="text/plain", headers=headers)
