"""What happens to each request around its view: security policy, compression, language.

All are synchronous: teachapp/asgi.py runs the whole chain in one thread, so each costs a function
call. Reading pages must stay the same bytes for everybody, so nothing here looks at a session.
"""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from django.utils import translation
from django.utils.cache import has_vary_header, patch_vary_headers

GetResponse = Callable[[HttpRequest], HttpResponseBase]

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def content_policy(get_response: GetResponse) -> GetResponse:
    """Forbids what no page of ours does: inline code and styles, foreign sources, framing."""

    def respond(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        response.headers["Permissions-Policy"] = PERMISSIONS_POLICY
        # Django's own error pages, shown to developers only, are styled inline.
        if not (settings.DEBUG and response.status_code in {404, 500}):
            response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
        return response

    return respond


class GZip(GZipMiddleware):
    """Compresses pages; those that are alike for everybody get the same bytes every time.

    Django pads each response with random bytes so that its length does not betray a secret in it
    (the BREACH attack). A page that depends on no cookie holds no secret.
    """

    max_random_bytes = 0

    def __init__(self, get_response: GetResponse) -> None:
        super().__init__(get_response)
        self.padded = GZipMiddleware(get_response)

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        if response.headers.get("Content-Type") == "text/event-stream":
            return response  # compressing would hold events back until there are enough
        if has_vary_header(response, "Cookie"):
            return self.padded.process_response(request, response)
        return super().process_response(request, response)


def language(get_response: GetResponse) -> GetResponse:
    """Speaks the language that the address begins with: /ko/… is Korean for whoever asks.

    Addresses that begin with none (/, /admin/, mistyped ones) follow the reader's earlier choice,
    kept in a cookie, or else the browser, and tell caches so. What is for programs, under /api/ and
    /stream/, follows nobody: its addresses say which languages they want.
    """
    codes = {code for code, _ in settings.LANGUAGES}

    def respond(request: HttpRequest) -> HttpResponseBase:
        first = request.path_info[1:].partition("/")[0]
        if first in {"api", "stream"}:
            with translation.override(settings.LANGUAGE_CODE):
                return get_response(request)
        from_address = first in codes
        code = first if from_address else translation.get_language_from_request(request)
        with translation.override(code):
            request.LANGUAGE_CODE = code
            response = get_response(request)
        response.headers.setdefault("Content-Language", code)
        if not from_address:
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        return response

    return respond
