"""A real browser's EventSource reads the shared compression, comes back, and misses nothing."""

import urllib.request

from tests.live.site import served
from tests.live.test_stream import CHANNEL, address

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


def post(port: int, where: str, body: str = "") -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/tests/{where}", data=body.encode(), method="POST"
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.status == 204


def test_a_browser_hears_each_step_once_and_after_a_restart_what_it_lacks(folder, chromium):
    page = chromium.new_page()
    page.set_default_timeout(120_000)
    encodings = []
    page.on("response", lambda answer: encodings.append(answer.header_value("content-encoding")))
    with served(folder, RULETABLE_EDGE="1") as site:
        page.goto(f"http://127.0.0.1:{site.port}/healthz")
        encodings.clear()
        assert page.evaluate(LISTEN, address())
        for version in (1, 2):
            post(site.port, f"publish/{CHANNEL}/{version}", f"<p>카드 {version}</p>\n<hr>")
            page.wait_for_function(f"told.length === {version}")
        post(site.port, f"nudge/{CHANNEL}")
        page.wait_for_function("told.length === 3")
        site.process.kill()
        site.process.wait()
    (folder / CHANNEL).write_bytes("3 <p>카드 3</p>".encode())
    with served(folder, site.port, RULETABLE_EDGE="1"):
        page.wait_for_function("told.length === 4")
        told = page.evaluate("told")
        page.evaluate("source.close()")
    page.close()
    assert told == [
        ["1", "message", "<p>카드 1</p>\n<hr>"],
        ["2", "message", "<p>카드 2</p>\n<hr>"],
        ["2", "look", ""],
        ["3", "message", "<p>카드 3</p>"],
    ]
    assert set(encodings) == {"gzip"}
