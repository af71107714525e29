"""Every setting of the site, and the only place that reads the environment.

Two ways of running, chosen by RULETABLE_ENV: `local` (the default) needs nothing set and serves
plain http on one's own machine; `production` refuses to start without a secret key and host names
and insists on https. docs/settings.md lists the variables.
"""

import os
from pathlib import Path

import dj_database_url
from django.conf.locale import LANG_INFO
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import to_language

from teachapp.secret_key import kept_secret_key


def _flag(name: str, default: bool = False) -> bool:
    value = os.environ.get(name, "").strip().lower()
    if value not in {"", "0", "1", "false", "true", "no", "yes"}:
        raise ImproperlyConfigured(f"{name}={value!r}: expected 1 or 0")
    return value in {"1", "true", "yes"} if value else default


def _number(name: str, default: int, least: int = 0) -> int:
    value = os.environ.get(name, "").strip() or str(default)
    if not value.isdecimal() or int(value) < least:
        raise ImproperlyConfigured(f"{name}={value!r}: expected a whole number from {least} up")
    return int(value)


def _choice(name: str, choices: tuple[str, ...]) -> str:
    value = os.environ.get(name, "").strip() or choices[0]
    if value not in choices:
        raise ImproperlyConfigured(f"{name}={value!r}: expected one of {', '.join(choices)}")
    return value


def _names(name: str) -> list[str]:
    return [part.strip() for part in os.environ.get(name, "").split(",") if part.strip()]


def _path(name: str, default: Path) -> Path:
    return Path(os.environ.get(name, "").strip() or default).resolve()


# Where things are -----------------------------------------------------------------------------

BASE_DIR = Path(__file__).resolve().parent.parent
CONTENT_DIR = _path("RULETABLE_CONTENT_DIR", BASE_DIR / "content")
DATA_DIR = _path("RULETABLE_DATA_DIR", BASE_DIR / "var")
"""Holds what the site writes: database, collected static files, local secret key."""

# Who may reach it, and how --------------------------------------------------------------------

PRODUCTION = _choice("RULETABLE_ENV", ("local", "production")) == "production"
DEBUG = _flag("RULETABLE_DEBUG")
THIS_MACHINE = ["localhost", ".localhost", "127.0.0.1", "[::1]"]

SECRET_KEY = os.environ.get("RULETABLE_SECRET_KEY", "")
ALLOWED_HOSTS = _names("RULETABLE_ALLOWED_HOSTS")
if PRODUCTION and not (SECRET_KEY and ALLOWED_HOSTS):
    raise ImproperlyConfigured(
        "RULETABLE_ENV=production needs RULETABLE_SECRET_KEY and RULETABLE_ALLOWED_HOSTS"
        " (docs/settings.md)"
    )
SECRET_KEY = SECRET_KEY or kept_secret_key(DATA_DIR / "secret_key")
# A probe of /healthz from the machine itself names no public host.
ALLOWED_HOSTS += THIS_MACHINE

SITE_URL = os.environ.get("RULETABLE_SITE_URL", "").strip().rstrip("/")
"""What absolute addresses begin with, such as https://rules.example; empty: as the reader came."""
if SITE_URL and not SITE_URL.startswith(("https://", "http://")):
    raise ImproperlyConfigured(f"RULETABLE_SITE_URL={SITE_URL!r}: expected http(s)://host")

CONTACT = os.environ.get("RULETABLE_CONTACT", "").strip()
"""How to reach whoever runs the site, told on the about page: an e-mail address, or any words."""
REPORT_DAYS = _number("RULETABLE_REPORT_DAYS", 180, least=1)
"""How long readers' reports of mistakes are kept."""

CLASS_HOSTING = _choice("RULETABLE_CLASS_HOSTING", ("open", "accounts"))
"""Who may open live classes: everybody, or those who have signed in."""
CLASS_PEOPLE = _number("RULETABLE_CLASS_PEOPLE", 2_000, least=1)
"""How many may take part in one class."""
CLASS_IDLE_HOURS = _number("RULETABLE_CLASS_IDLE_HOURS", 3, least=1)
"""A class in which nothing happens for so long is over, and its code lapses."""
CLASS_DAYS = _number("RULETABLE_CLASS_DAYS", 1)
CLASS_ACCOUNT_DAYS = _number("RULETABLE_CLASS_ACCOUNT_DAYS", 30)
"""How long a class that is over is kept, names included; and one that belongs to an account."""

TRUSTED_PROXIES = _names("RULETABLE_TRUSTED_PROXIES") or ["127.0.0.1"]
"""Peers whose X-Forwarded-For and X-Forwarded-Proto the server believes."""

SECURE_SSL_REDIRECT = PRODUCTION
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SECURE_HSTS_SECONDS = _number("RULETABLE_HSTS_SECONDS", 31_536_000) if PRODUCTION else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = _flag("RULETABLE_HSTS_SUBDOMAINS", True)
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = PRODUCTION
SESSION_COOKIE_NAME = "ruletable_session"
CSRF_COOKIE_NAME = "ruletable_csrf"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_AGE = None  # until the browser is closed: the about page says so
CSRF_FAILURE_VIEW = "teachapp.library.views.csrf_refused"
LANGUAGE_COOKIE_NAME = "ruletable_language"
LANGUAGE_COOKIE_AGE = 31_536_000
LANGUAGE_COOKIE_SAMESITE = "Lax"
X_FRAME_OPTIONS = "DENY"

# What it is made of ---------------------------------------------------------------------------

INSTALLED_APPS = [
    "teachapp.catalogue",
    "teachapp.narration",
    "teachapp.table",
    "teachapp.library",
    "teachapp.rulebook",
    "teachapp.search",
    "teachapp.lessons",
    "teachapp.tryout",
    "teachapp.reports",
    "teachapp.sharing",
    "teachapp.reader",
    "teachapp.api",
    "teachapp.classroom",
    "django_htmx",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
]

# All of them are plain synchronous functions and teachapp/asgi.py runs the chain in one thread, so
# a reading page pays for each a function call and not a thread switch. The last four are for the
# admin: they act on first use, so a page that asks for no user has no cookie and no "Vary: Cookie".
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "teachapp.middleware.content_policy",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "teachapp.middleware.GZip",
    "django.middleware.http.ConditionalGetMiddleware",
    "teachapp.middleware.language",
    "django.middleware.common.CommonMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]

ROOT_URLCONF = "teachapp.urls"
ASGI_APPLICATION = "teachapp.asgi.application"

SYNC_REQUESTS = _number("RULETABLE_SYNC_REQUESTS", 2, least=1)
"""How many requests one process works on at a time; the others wait their turn."""
MAKE_READY = _flag("RULETABLE_MAKE_READY", True)
"""Make all pages of rulebooks and lessons after the start, so that no reader waits for one."""

EDGE = _flag("RULETABLE_EDGE")
"""Let teachapp/edge answer streams and ready pages before Django is entered."""
REDIS_URL = os.environ.get("RULETABLE_REDIS_URL", "").strip()
"""Where several processes meet, such as redis://127.0.0.1:6379/0; empty: there is only one."""
if REDIS_URL and not REDIS_URL.startswith(("redis://", "rediss://", "unix://")):
    raise ImproperlyConfigured(
        f"RULETABLE_REDIS_URL={REDIS_URL!r}: expected redis://, rediss:// or unix://"
    )

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,  # the admin's own templates
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "teachapp.reading.in_other_languages",
                "teachapp.players.how_many",
            ],
        },
    },
]

# Database -------------------------------------------------------------------------------------

DATABASES = {
    "default": dj_database_url.config(
        default=f"sqlite:///{DATA_DIR / 'db.sqlite3'}",
        # The threads of teachapp/asgi.py live as long as the process, and so may connections.
        conn_max_age=600,
        conn_health_checks=True,
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATA_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)
    DATABASES["default"]["OPTIONS"] = {
        # A writer takes the lock when its transaction begins: it waits its turn instead of
        # failing half-way when two readers both want to write.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;"  # readers do not wait for the writer
            "PRAGMA synchronous=NORMAL;"  # safe under WAL, one fsync less per write
            "PRAGMA temp_store=MEMORY;"
            "PRAGMA mmap_size=134217728;"
            "PRAGMA journal_size_limit=67108864;"
            "PRAGMA cache_size=-20000"  # 20 MB a connection
        ),
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Languages ------------------------------------------------------------------------------------

LOCALE_PATHS = [BASE_DIR / "teachapp" / "locale"]


def _languages() -> list[tuple[str, str]]:
    """A language is a folder of teachapp/locale/; it is called what its speakers call it."""
    folders = sorted(path.parent.name for path in LOCALE_PATHS[0].glob("*/LC_MESSAGES"))
    codes = [to_language(folder) for folder in folders]
    return [(code, LANG_INFO.get(code, {}).get("name_local", code)) for code in codes]


LANGUAGES = _languages()
LANGUAGE_CODE = "en"
USE_I18N = True
USE_TZ = True
TIME_ZONE = os.environ.get("RULETABLE_TIME_ZONE", "").strip() or "UTC"

# Static files ---------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "teachapp" / "static"]
WHITENOISE_ALLOW_ALL_ORIGINS = False
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# Log: to stderr, one line a record ------------------------------------------------------------

LOG_LEVEL = _choice("RULETABLE_LOG_LEVEL", ("INFO", "DEBUG", "WARNING", "ERROR", "CRITICAL"))
ACCESS_LOG = _flag("RULETABLE_ACCESS_LOG")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "logging.Formatter" if DEBUG else "teachapp.logs.OneLine",
            "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
        },
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
    "loggers": {
        # Both bring handlers of their own unless told that the root's is enough.
        "django": {"handlers": [], "level": LOG_LEVEL, "propagate": True},
        "django.server": {"handlers": [], "level": LOG_LEVEL, "propagate": True},
        # Its start and stop are not news: `serve` has said where the site is.
        "uvicorn.error": {"level": "WARNING" if LOG_LEVEL == "INFO" else LOG_LEVEL},
        # Robots ask for hosts that are not ours all day long; they get a 400 and no traceback.
        "django.security.DisallowedHost": {"handlers": [], "level": "CRITICAL"},
    },
}
