"""The site with a class that tests play: whoever posts to /tests/… publishes or asks.

Served by `tests.live.site.served`; the channel's snapshot is a file in the data folder, so that it
outlives the process as a database would.
"""

from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import URLPattern, path
from django.views.decorators.csrf import csrf_exempt

from teachapp.asgi import application as application
from teachapp.edge.hub import Snapshot
from teachapp.edge.message import Message


def setup() -> None:
    """Add the addresses of the tests, after Django is set up and before the first request."""
    from teachapp import live, urls

    def kept(channel: str) -> Path:
        return Path(settings.DATA_DIR) / channel.replace("/", "-")

    def snapshot(channel: str) -> Snapshot:
        asked = kept(f"asked-{channel}")
        asked.write_text(f"{int(asked.read_text() or 0) + 1 if asked.exists() else 1}")
        if not kept(channel).exists():
            return Snapshot()
        version, _, body = kept(channel).read_bytes().partition(b" ")
        return Snapshot(Message(int(version), body))

    @csrf_exempt
    def publish(request: HttpRequest, channel: str, version: int) -> HttpResponse:
        kept(channel).write_bytes(b"%d %s" % (version, request.body))
        live.bus.publish(channel, Message(version, request.body))
        return HttpResponse(status=204)

    @csrf_exempt
    def nudge(request: HttpRequest, channel: str) -> HttpResponse:
        live.bus.nudge(channel, request.GET.get("person"))
        return HttpResponse(status=204)

    def here(request: HttpRequest, channel: str) -> JsonResponse:
        return JsonResponse(live.bus.here(channel))

    added: list[URLPattern] = [
        path("tests/publish/<str:channel>/<int:version>", publish),
        path("tests/nudge/<str:channel>", nudge),
        path("tests/here/<str:channel>", here),
    ]
    urls.urlpatterns[:0] = added
    live.snapshots_come_from(snapshot)


setup()
