"""The forms of a page, as a browser without a script would send them."""

from html.parser import HTMLParser


class Forms(HTMLParser):
    """Every form of a page, with the controls that belong to it wherever they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: dict[str, dict[str, list[str]]] = {}
        self.buttons: list[tuple[str, str, str]] = []
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._open = has.get("id", f"form-{len(self.forms)}")
            self.forms.setdefault(self._open, {})
        form = has.get("form", self._open)
        if tag == "input" and form and has.get("name"):
            kind = has.get("type", "text")
            if kind not in ("checkbox", "radio") or "checked" in has:
                self.forms.setdefault(form, {}).setdefault(has["name"], []).append(
                    has.get("value", "")
                )
        if tag == "button" and form and has.get("name"):
            self.buttons.append((form, has["name"], has.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = ""
