"""nginx and Caddy before a site, set up as docs/deploy.md and deploy/Caddyfile say."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.live.site import free_port
from tests.live.waiting import LONG

ROOT = Path(__file__).resolve().parents[2]
PROXIES = ("nginx", "caddy", "caddy-of-compose")
"""A program, and which of its recipes."""

NGINX = """
{user}daemon off; pid {folder}/pid; error_log {folder}/log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{
        listen 127.0.0.1:{port} ssl http2;
        ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem;
        {recipe}
    }}
}}
"""
CADDY = """
{{
    admin unix/{folder}/admin
    auto_https disable_redirects
    skip_install_trust
    local_certs
}}
{recipe}
"""


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy that runs."""

    url: str
    reload: tuple[str, ...]
    """The command that lets it read its configuration again."""


def program_of(name: str) -> str | None:
    """Return where a proxy's program is, if it is installed."""
    program = name.partition("-")[0]
    return shutil.which(program) or shutil.which(program, path="/usr/sbin")


@contextmanager
def proxy(name: str, program: str, site_port: int, folder: Path) -> Iterator[Proxy]:
    """Run a proxy before a site until the block ends."""
    port = free_port()
    written = folder / "configuration"
    if name == "nginx":
        certify(folder)
        recipe = recipe_of("docs/deploy.md", "nginx").replace(":8000", f":{site_port}")
        user = "" if os.geteuid() else "user root; "  # who owns the folder
        written.write_text(NGINX.format(user=user, folder=folder, port=port, recipe=recipe))
        command = [program, "-c", str(written), "-e", str(folder / "log")]
        reload = (*command, "-s", "reload")
    else:
        written.write_text(CADDY.format(folder=folder, recipe=caddyfile(name, port, site_port)))
        how = ("--config", str(written), "--adapter", "caddyfile")
        command = [program, "run", *how]
        reload = (program, "reload", "--force", "--address", f"unix/{folder}/admin", *how)
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        try:
            wait_for(port, process, folder / "said")
            yield Proxy(f"https://localhost:{port}", reload)
        finally:
            process.terminate()
            process.wait(LONG)


def caddyfile(name: str, port: int, site_port: int) -> str:
    """Return a recipe of Caddy's, at an address of this machine."""
    if name == "caddy":
        recipe = recipe_of("docs/deploy.md", "").replace(":8000", f":{site_port}")
        return recipe.replace("rules.example {", f"localhost:{port} {{")
    recipe = (ROOT / "deploy/Caddyfile").read_text()
    recipe = recipe.replace("{$RULETABLE_HOST}", f"localhost:{port}")
    return recipe.replace("dynamic a web 8000", f"dynamic a localhost {site_port}")


def recipe_of(document: str, language: str) -> str:
    """Return a block of a document: nginx's by its language, Caddy's by how it begins."""
    blocks = re.findall(r"```(\w*)\n(.*?)```", (ROOT / document).read_text(), re.DOTALL)
    found = [text for kind, text in blocks if kind == language and re.search("_proxy|proxy_", text)]
    assert len(found) == 1, found
    return found[0]


def certify(folder: Path) -> None:
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run(
        [*command.split(), "-subj", "/CN=localhost", *files], check=True, capture_output=True
    )


def wait_for(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    end = time.monotonic() + LONG
    while True:
        assert process.poll() is None, said.read_text()
        assert time.monotonic() < end, said.read_text()
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as connection:
                ssl._create_unverified_context().wrap_socket(
                    connection, server_hostname="localhost"
                ).close()
            return
        except OSError:
            time.sleep(0.02)
