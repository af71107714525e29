"""The forms of a page, as a browser without a script would send them."""

from html.parser import HTMLParser


class Forms(HTMLParser):
    """Every form of a page, with the controls that belong to it wherever they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: dict[str, dict[str, list[str]]] = {}
        self.buttons: list[tuple[str, str, str]] = []
        self._open = ""
        self._select: list[tuple[str, bool]] = []
        self._area: str | None = None
        self._named = ("", "")
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
        if tag == "select":
            self._select = []
        if tag == "option":
            self._select.append((has.get("value", ""), "selected" in has))
        if tag in ("select", "textarea") and form:
            self._named = (form, has.get("name", ""))
            self._area = "" if tag == "textarea" else None
        if tag == "button" and form and has.get("name"):
            self.buttons.append((form, has["name"], has.get("value", "")))

    def handle_data(self, data: str) -> None:
        if self._area is not None:
            self._area += data

    def handle_endtag(self, tag: str) -> None:
        if tag in ("select", "textarea") and self._named[1]:
            form, name = self._named
            values = [value for value, is_chosen in self._select if is_chosen]
            first = [value for value, _chosen in self._select[:1]]
            sent = [self._area or ""] if tag == "textarea" else (values or first)
            self.forms.setdefault(form, {}).setdefault(name, []).extend(sent)
            self._area, self._named = None, ("", "")
        if tag == "form":
            self._open = ""
