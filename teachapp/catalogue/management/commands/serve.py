"""`manage.py serve`: everything between a fresh clone and a page in the browser, in one process.

Brings the database and its content up to date, deletes reports and live classes that are too old,
collects static files when one has changed, and serves. Each of these is skipped when there is
nothing to do, so that a second start is quick.
"""

import hashlib
import os
import socket
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvicorn
from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.staticfiles import finders
from django.core.management import BaseCommand, CommandError, call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from uvicorn.supervisors import Multiprocess

from teachapp.catalogue import actions


class Command(BaseCommand):
    help = "Brings the site up to date and serves it."
    requires_system_checks = ()  # `make check` runs them; here they would cost every start

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)
        parser.add_argument(
            "--workers", type=int, default=1, help="processes; more than one needs Redis"
        )

    def handle(self, *args: Any, host: str, port: int, workers: int, **options: Any) -> None:
        if workers > 1 and not settings.REDIS_URL:
            raise CommandError(
                "Several workers need RULETABLE_REDIS_URL: a live class would be heard in one only."
            )
        with listening_socket(host, port) as listener:  # first: a busy port shows at once
            migrate()
            self.load_content()
            actions.forget_reports()
            call_command("forget_classes", verbosity=0)
            collect_static()
            accept_any_host_name(host)
            listener.listen()  # whoever is quicker than the server waits instead of being refused
            self.say_where(host, listener.getsockname()[1])
            connection.close()  # the pool's threads have connections of their own
            serve(listener, workers)

    def load_content(self) -> None:
        """Loads what changed; where the files have faults, the site keeps what it had."""
        try:
            call_command("load_content", stdout=self.stdout, stderr=self.stderr)
        except CommandError as faults:
            self.stderr.write(str(faults))
            self.stderr.write("Content was not loaded; serving what was there before.")

    def say_where(self, host: str, port: int) -> None:
        shown = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
        shown = f"[{shown}]" if ":" in shown else shown
        self.stdout.write(f"Ruletable is at http://{shown}:{port}/  (Ctrl-C ends it)")
        if not get_user_model().objects.filter(is_superuser=True).exists():
            self.stdout.write(
                f"There is no admin yet: `make admin` makes one for http://{shown}:{port}/admin/"
            )
        self.stdout.flush()


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or an error that says what to do about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or error
        raise CommandError(
            f"Cannot listen on {host} port {port}: {reason}."
            " Another address: make run PORT=8001 HOST=127.0.0.1"
        ) from error
    return listener


def migrate() -> None:
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        call_command("migrate", interactive=False, verbosity=0)


def accept_any_host_name(host: str) -> None:
    """Lets the phones in the room reach a laptop that was told to listen to them.

    By what name or number they do so cannot be known. In production it is written down.
    """
    if host in {"0.0.0.0", "::"} and not settings.PRODUCTION:
        settings.ALLOWED_HOSTS.append("*")
        os.environ["RULETABLE_ALLOWED_HOSTS"] = "*"  # workers read the settings themselves


def collect_static() -> None:
    """Collects static files under hashed names, unless all are as they were the last time."""
    if settings.DEBUG:
        return  # WhiteNoise then serves them from where they lie
    stamp = Path(settings.STATIC_ROOT) / ".collected"
    now = hashlib.sha256("\n".join(sorted(static_files())).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != now:
        call_command("collectstatic", interactive=False, verbosity=0, clear=True)
        stamp.write_text(now)


def static_files() -> Iterator[str]:
    """Each static file with what changes when its content does."""
    for finder in finders.get_finders():
        for name, storage in finder.list(None):
            path = Path(storage.path(name))
            status = path.stat()
            yield f"{path} {status.st_size} {status.st_mtime_ns}"


def serve(listener: socket.socket, workers: int = 1) -> None:
    config = uvicorn.Config(
        "teachapp.asgi:application",
        log_config=None,  # the one of settings.LOGGING
        access_log=settings.ACCESS_LOG,
        ws="none",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.TRUSTED_PROXIES,
        timeout_graceful_shutdown=5,
        workers=workers,
    )
    server = uvicorn.Server(config)
    try:
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has ended what was under way; a traceback would tell nothing more
