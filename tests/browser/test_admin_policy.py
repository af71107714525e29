"""The admin works under the site's own Content-Security-Policy, which allows nothing inline."""

import pytest
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import Group, User
from django.urls import path


class Entries(admin.ModelAdmin):
    autocomplete_fields = ("user",)


searching = admin.AdminSite()
searching.register(User, UserAdmin)
searching.register(LogEntry, Entries)
urlpatterns = [path("admin/", searching.urls)]

WATCH = """
window.refused = [];
document.addEventListener("securitypolicyviolation",
    event => refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


@pytest.fixture
def signed_in(live_server, chromium):
    """A page of somebody who may do everything, and what its browser complains of."""
    User.objects.create_superuser("me", password="secret")
    page = chromium.new_page(locale="en")
    page.add_init_script(WATCH)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{live_server.url}/admin/login/?next=/admin/")
    page.fill("#id_username", "me")
    page.fill("#id_password", "secret")
    page.click("[type=submit]")
    yield page, complaints
    page.close()


def test_accounts_are_listed_filtered_and_changed(live_server, signed_in):
    page, complaints = signed_in
    group = Group.objects.create(name="hosts")
    someone = User.objects.create_user("someone")
    page.goto(f"{live_server.url}/admin/auth/user/?q=some&is_staff__exact=0")
    page.click("text=someone")
    page.locator("#id_groups_from option", has_text="hosts").dblclick()
    for shortcut in ("Today", "Now"):
        page.get_by_role("link", name=shortcut, exact=True).first.click()
    page.locator(".date-icon").first.click()
    page.locator(".calendar-cancel a >> visible=true").first.click()
    assert refused(page) == []
    page.click("[name=_save]")
    page.locator(".messagelist .success").wait_for()
    assert list(someone.groups.all()) == [group]
    assert complaints == []


def test_the_frame_of_the_admin_works(live_server, signed_in):
    page, complaints = signed_in
    page.goto(f"{live_server.url}/admin/auth/group/")
    page.click("#toggle-nav-sidebar")
    page.click(".theme-toggle >> visible=true")
    assert refused(page) == []
    assert complaints == []


def test_choices_are_searched(live_server, signed_in, settings):
    page, complaints = signed_in
    settings.ROOT_URLCONF = __name__
    page.goto(f"{live_server.url}/admin/admin/logentry/add/")
    page.click(".select2-selection")
    page.locator(".select2-results__option", has_text="me").click()
    assert page.locator(".select2-selection__rendered").inner_text().endswith("me")
    assert refused(page) == []
    assert complaints == []


def test_what_is_refused_would_be_seen(signed_in):
    page, _ = signed_in
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    page.wait_for_function("window.refused.length")
    assert refused(page)[0].startswith("style-src-attr inline")


def refused(page) -> list[str]:
    return page.evaluate("window.refused")
