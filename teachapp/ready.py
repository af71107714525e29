"""Pages that were made before, compressed, so that the next reader need not wait for them again.

A reading page is the same bytes for everybody as long as its ETag is the same, and the ETag holds
code, content and address. So what was made under an ETag may be given out under it. The oldest
give way when there are too many; nothing here outlives the process.
"""

import gzip
import re
from collections import OrderedDict
from threading import Lock

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

MOST = 2000
"""Some 10 MB: a step is 5 KB compressed, a rulebook 25."""
MOST_BYTES = 32_000_000
"""A whole rulebook for programs is 45 KB; thousands of its kind would fill the memory."""
LEVEL = 4
"""Of gzip's 1 to 9: a third to a half less time than 6, and 3 to 7 % more bytes."""
_ACCEPTS_GZIP = re.compile(r"\bgzip\b")


class ReadyPages:
    """The last pages that were asked for, by ETag."""

    def __init__(self, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self._bytes = 0
        self._pages: OrderedDict[str, tuple[bytes, dict[str, str]]] = OrderedDict()
        self._lock = Lock()

    def answer(self, request: HttpRequest, etag: str) -> HttpResponse | None:
        """Return a page made before, as the reader's browser takes it, or None."""
        with self._lock:
            found = self._pages.get(etag)
            if found is None:
                return None
            self._pages.move_to_end(etag)
        packed, headers = found
        if not _ACCEPTS_GZIP.search(request.headers.get("Accept-Encoding", "")):
            return HttpResponse(gzip.decompress(packed), headers=headers)
        response = HttpResponse(packed, headers=headers)
        response.headers["Content-Encoding"] = "gzip"
        patch_vary_headers(response, ("Accept-Encoding",))
        return response

    def keep(self, etag: str, response: HttpResponse) -> None:
        """Keep a whole page; answers that set a cookie or are no page are not kept."""
        if response.status_code != 200 or response.cookies or response.streaming:
            return
        packed = gzip.compress(response.content, LEVEL, mtime=0)
        with self._lock:
            before = self._pages.pop(etag, None)
            self._bytes += len(packed) - (len(before[0]) if before else 0)
            self._pages[etag] = (packed, dict(response.headers))
            while len(self._pages) > self.most or self._bytes > self.most_bytes:
                _etag, (oldest, _headers) = self._pages.popitem(last=False)
                self._bytes -= len(oldest)
