"""`manage.py serve`: from an empty folder to an answer, and what it says on the way."""

import io
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError

from teachapp.catalogue.management.commands import serve

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def served(data_dir: Path, *arguments: str):
    """The site served from a data folder; gives its address and what was printed before."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("RULETABLE_")
    }
    environment["RULETABLE_DATA_DIR"] = str(data_dir)
    environment["DJANGO_SETTINGS_MODULE"] = "teachapp.settings"
    server = subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--port", "0", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout
    said = ""
    while not (address := re.search(r"http://\S+:\d+/", said)):
        line = server.stdout.readline()
        assert line, f"the server ended: {said}"
        said += line
    try:
        yield address[0], said
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    assert server.returncode == 0


def test_an_empty_folder_becomes_a_site(tmp_path):
    with served(tmp_path) as (address, _):
        with urllib.request.urlopen(f"{address}healthz", timeout=30) as answer:
            assert answer.read() == b"ok"
        with urllib.request.urlopen(f"{address}admin/login/", timeout=30) as answer:
            page = answer.read().decode()
        stylesheet = re.search(r"/static/admin/css/base\.[0-9a-f]{12}\.css", page)
        assert stylesheet, "static files have hashed names"
        with urllib.request.urlopen(address[:-1] + stylesheet[0], timeout=30) as answer:
            assert "immutable" in answer.headers["Cache-Control"]
    assert {"db.sqlite3", "secret_key", "static"} <= {path.name for path in tmp_path.iterdir()}


def test_a_busy_port_is_said_so():
    with serve.listening_socket("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CommandError, match=f"port {port}: .*in use.*make run PORT="):
            serve.listening_socket("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("no-such-host.invalid", 0), ("127.0.0.1", 99_999)])
def test_an_address_that_cannot_be_is_said_so(host, port):
    with pytest.raises(CommandError, match="Cannot listen on"):
        serve.listening_socket(host, port)


@pytest.mark.django_db
def test_the_way_to_an_admin_is_shown_while_there_is_none():
    assert "make admin" in what_is_said()
    User.objects.create_superuser("me", password="secret")
    assert "make admin" not in what_is_said()


def what_is_said(host: str = "127.0.0.1") -> str:
    command = serve.Command(stdout=io.StringIO())
    command.say_where(host, 8000)
    return command.stdout.getvalue()


@pytest.mark.django_db
def test_an_address_for_everybody_is_shown_as_one_that_can_be_opened():
    assert f"http://{socket.gethostname()}:8000/" in what_is_said("0.0.0.0")


def test_faulty_content_leaves_the_site_running(monkeypatch):
    def refuse(name, **options):
        raise CommandError("rulebook/ko.md:14: unknown clause")

    monkeypatch.setattr(serve, "call_command", refuse)
    command = serve.Command(stderr=io.StringIO())
    command.load_content()
    assert "rulebook/ko.md:14: unknown clause" in command.stderr.getvalue()


def test_static_files_are_collected_again_only_after_a_change(settings, tmp_path, monkeypatch):
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STATICFILES_DIRS = [tmp_path / "ours"]
    (tmp_path / "ours").mkdir()
    collected = []

    def collect(name, **options):
        collected.append(name)
        settings.STATIC_ROOT.mkdir(exist_ok=True)

    monkeypatch.setattr(serve, "call_command", collect)
    serve.collect_static()
    serve.collect_static()
    assert collected == ["collectstatic"]
    (tmp_path / "ours" / "site.css").write_text("body {}")
    serve.collect_static()
    assert collected == ["collectstatic"] * 2


@pytest.mark.parametrize(
    ("host", "production", "accepted"),
    [("127.0.0.1", False, False), ("0.0.0.0", False, True), ("0.0.0.0", True, False)],
)
def test_any_host_name_is_accepted_only_where_the_room_is_let_in(
    settings, monkeypatch, host, production, accepted
):
    monkeypatch.setenv("RULETABLE_ALLOWED_HOSTS", "")
    settings.ALLOWED_HOSTS = ["localhost"]
    settings.PRODUCTION = production
    serve.accept_any_host_name(host)
    assert ("*" in settings.ALLOWED_HOSTS) is accepted


def test_nothing_is_left_to_migrate_after_a_migration(db, monkeypatch):
    monkeypatch.setattr(serve, "call_command", pytest.fail)
    serve.migrate()
