"""Settings: what the environment may say, and what becomes of it."""

import os
import re
import runpy
import stat
from pathlib import Path

import pytest
from django.conf import settings as site
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import to_language

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def settings_with(monkeypatch, tmp_path):
    """Reads the settings afresh under the given environment and no other."""
    for name in [name for name in os.environ if name.startswith(("RULETABLE_", "DATABASE_"))]:
        monkeypatch.delenv(name)

    def read(**environment: str) -> dict:
        for name, value in {"RULETABLE_DATA_DIR": str(tmp_path), **environment}.items():
            monkeypatch.setenv(name, value)
        return runpy.run_path(str(ROOT / "teachapp" / "settings.py"))

    return read


PRODUCTION = {
    "RULETABLE_ENV": "production",
    "RULETABLE_SECRET_KEY": "key",
    "RULETABLE_ALLOWED_HOSTS": "rules.example, www.rules.example",
}


def test_nothing_needs_to_be_set(settings_with, tmp_path):
    local = settings_with()
    assert local["DEBUG"] is False
    assert local["SECURE_SSL_REDIRECT"] is False
    assert local["DATABASES"]["default"]["NAME"] == str(tmp_path / "db.sqlite3")


def test_a_local_secret_key_is_made_once_and_kept_to_its_owner(settings_with, tmp_path):
    key = settings_with()["SECRET_KEY"]
    assert len(key) > 50
    assert settings_with()["SECRET_KEY"] == key
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_production_insists_on_https(settings_with):
    production = settings_with(**PRODUCTION)
    assert production["SECURE_SSL_REDIRECT"] is True
    assert production["SESSION_COOKIE_SECURE"] is True
    assert production["CSRF_COOKIE_SECURE"] is True
    assert production["SECURE_HSTS_SECONDS"] == 31_536_000
    assert production["ALLOWED_HOSTS"][:2] == ["rules.example", "www.rules.example"]


@pytest.mark.parametrize("missing", ["RULETABLE_SECRET_KEY", "RULETABLE_ALLOWED_HOSTS"])
def test_production_refuses_to_start_without(settings_with, missing):
    with pytest.raises(ImproperlyConfigured, match=missing):
        settings_with(**{**PRODUCTION, missing: ""})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RULETABLE_SITE_URL", "rules.example"),
        ("RULETABLE_ENV", "staging"),
        ("RULETABLE_DEBUG", "maybe"),
        ("RULETABLE_SYNC_REQUESTS", "0"),
        ("RULETABLE_LOG_LEVEL", "loud"),
    ],
)
def test_a_mistyped_variable_is_named(settings_with, name, value):
    with pytest.raises(ImproperlyConfigured, match=f"{name}='{value}'"):
        settings_with(**{name: value})


def test_sqlite_waits_for_its_turn_to_write(settings_with):
    options = settings_with()["DATABASES"]["default"]["OPTIONS"]
    assert options["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in options["init_command"]


def test_postgresql_by_its_address(settings_with):
    database = settings_with(DATABASE_URL="postgres://me:pw@db.example/rules")["DATABASES"][
        "default"
    ]
    assert database["ENGINE"] == "django.db.backends.postgresql"
    assert database["HOST"] == "db.example"
    assert "init_command" not in database.get("OPTIONS", {})


def test_a_language_is_a_folder():
    folders = (ROOT / "teachapp/locale").glob("*/LC_MESSAGES")
    assert {code for code, _ in site.LANGUAGES} == {
        to_language(path.parent.name) for path in folders
    }
    assert {("ko", "한국어"), ("ja", "日本語"), ("en", "English")} <= set(site.LANGUAGES)


def test_every_variable_is_documented():
    read = set(re.findall(r'"((?:RULETABLE|DATABASE)_[A-Z_]+)"', source("teachapp/settings.py")))
    read.add("DATABASE_URL")  # dj_database_url's own name for it
    documented = re.findall(r"^\| `([A-Z_]+)`", source("docs/settings.md"), re.MULTILINE)
    assert sorted(documented) == sorted(read)


def test_only_the_settings_read_the_environment():
    readers = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "teachapp").rglob("*.py")
        if re.search(r"os\.(environ|getenv)(?!\.setdefault)", file.read_text("utf-8"))
    }
    assert readers == {"teachapp/settings.py"}


def source(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_reports_are_kept_for_at_least_a_day(settings_with):
    assert settings_with()["REPORT_DAYS"] == 180
    assert settings_with(RULETABLE_REPORT_DAYS="1")["REPORT_DAYS"] == 1
    for wrong in ("0", "-3", "for ever"):
        with pytest.raises(ImproperlyConfigured, match="RULETABLE_REPORT_DAYS"):
            settings_with(RULETABLE_REPORT_DAYS=wrong)
