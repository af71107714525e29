"""compose.yaml names settings that there are, commands that there are, and hides what it must."""

import re
import runpy
import shlex
from pathlib import Path

import pytest
import yaml
from django.core.management import get_commands, load_command_class

ROOT = Path(__file__).resolve().parents[2]
SECRETS = {"RULETABLE_HOST", "RULETABLE_SECRET_KEY", "POSTGRES_PASSWORD"}


@pytest.fixture(scope="module")
def services():
    return yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]


def documented() -> set[str]:
    return set(
        re.findall(r"^\| `([A-Z_]+)`", (ROOT / "docs/settings.md").read_text(), re.MULTILINE)
    )


def test_every_setting_is_one_of_ours(services):
    for name in ("setup", "web"):
        assert set(services[name]["environment"]) <= documented(), name


def test_what_is_secret_is_asked_for(services):
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{([A-Z_]+):\?\}", text)) == SECRETS
    assert not re.findall(r"\$\{[A-Z_]+\}", text), "what is not set must stop the start"


def test_the_site_starts_with_these_settings(services, monkeypatch, tmp_path):
    for name, value in services["web"]["environment"].items():
        filled = re.sub(r"\$\{([A-Z_]+):\?\}", "rules.example", value)
        monkeypatch.setenv(name, filled)
    monkeypatch.setenv("RULETABLE_DATA_DIR", str(tmp_path))
    settings = runpy.run_path(str(ROOT / "teachapp/settings.py"))
    assert settings["PRODUCTION"]
    assert settings["EDGE"]
    assert settings["REDIS_URL"] == "redis://redis:6379/0"
    assert settings["DATABASES"]["default"]["HOST"] == "postgres"
    assert settings["ALLOWED_HOSTS"][0] == "rules.example"


def test_services_wait_for_services_that_there_are(services):
    for name, service in services.items():
        for other, how in service.get("depends_on", {}).items():
            assert other in services, name
            if how["condition"] == "service_healthy":
                assert "healthcheck" in services[other], f"{name} waits for {other} for ever"


def test_only_the_proxy_can_be_reached_from_outside(services):
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_commands_are_commands_of_ours(services):
    dockerfile = (ROOT / "Dockerfile").read_text()
    served = re.findall(r'"([^"]*)"', dockerfile[dockerfile.index("\nCMD") :])
    shell = shlex.split(services["setup"]["command"])
    assert shell[:2] == ["sh", "-c"]
    commands = [shlex.split(part) for part in shell[2].split("&&")]
    for python, manage, name, *arguments in [served, *commands]:
        assert (python, manage) == ("python", "manage.py")
        command = get_commands()[name]
        made = load_command_class(command, name) if isinstance(command, str) else command
        made.create_parser("manage.py", name).parse_args(arguments)


def test_the_proxy_finds_the_site_where_it_listens(services):
    caddyfile = (ROOT / "deploy/Caddyfile").read_text()
    port = re.findall(r'"--port", "(\d+)"', (ROOT / "Dockerfile").read_text())
    assert re.findall(r"dynamic a (\w+) (\d+)", caddyfile) == [("web", *port)]
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in services["proxy"]["volumes"]
