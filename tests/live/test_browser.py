"""A real browser's EventSource reads the shared compression, comes back, and misses nothing."""

import time
import urllib.request

from tests.live.site import served
from tests.live.test_stream import CHANNEL, address
from tests.live.waiting import LONG

LISTEN = """
where => {
  window.told = [];
  window.source = new EventSource(where);
  const tell = event => window.told.push([event.lastEventId, event.type, event.data]);
  window.source.onmessage = tell;
  window.source.addEventListener("look", tell);
  return new Promise(done => { window.source.onopen = () => done(true); });
}
"""


def until_told(page, count: int) -> None:
    """Waits without a string for the page to run, which its policy forbids."""
    end = time.monotonic() + LONG
    while page.evaluate("told.length") < count:
        assert time.monotonic() < end, page.evaluate("told")
        page.wait_for_timeout(20)


def post(port: int, where: str, body: str = "") -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/tests/{where}", data=body.encode(), method="POST"
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.status == 204


def test_a_browser_hears_each_step_once_and_after_a_restart_what_it_lacks(folder, chromium):
    page = chromium.new_page()
    encodings = []
    page.on(
        "response",
        lambda answer: encodings.append((answer.url, answer.header_value("content-encoding"))),
    )
    with served(folder, RULETABLE_EDGE="1") as site:
        page.goto(f"http://127.0.0.1:{site.port}/healthz")
        assert page.evaluate(LISTEN, address())
        for version in (1, 2):
            post(site.port, f"publish/{CHANNEL}/{version}", f"<p>카드 {version}</p>\n<hr>")
            until_told(page, version)
        post(site.port, f"nudge/{CHANNEL}")
        until_told(page, 3)
        site.process.kill()
        site.process.wait()
    (folder / CHANNEL).write_bytes("3 <p>카드 3</p>".encode())
    with served(folder, site.port, RULETABLE_EDGE="1"):
        until_told(page, 4)
        told = page.evaluate("told")
        page.evaluate("source.close()")
    page.close()
    assert told == [
        ["1", "message", "<p>카드 1</p>\n<hr>"],
        ["2", "message", "<p>카드 2</p>\n<hr>"],
        ["2", "look", ""],
        ["3", "message", "<p>카드 3</p>"],
    ]
    assert {encoding for url, encoding in encodings if "/stream/" in url} == {"gzip"}
