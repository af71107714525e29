"""compose.yaml and its files name settings, files and packages that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
DOCKERFILE = (ROOT / "compose/Dockerfile").read_text("utf-8")


def test_every_setting_is_one_that_the_site_reads():
    named = set(re.findall(r"^    (RULETABLE_\w+|DATABASE_URL):", COMPOSE, re.MULTILINE))
    settings = (ROOT / "teachapp/settings.py").read_text("utf-8")
    assert "RULETABLE_REDIS_URL" in named
    assert {name for name in named if f'"{name}"' not in settings} == {"DATABASE_URL"}


def test_every_setting_is_documented():
    told = (ROOT / "docs/settings.md").read_text("utf-8")
    named = set(re.findall(r"^    (RULETABLE_\w+|DATABASE_URL):", COMPOSE, re.MULTILINE))
    assert {name for name in named if f"`{name}`" not in told} == set()


def test_every_file_that_is_copied_is_there():
    copied = re.findall(r"^COPY (.+) \S+$", DOCKERFILE, re.MULTILINE)
    files = [name for line in copied for name in line.split()]
    assert "manage.py" in files
    assert [name for name in files if not (ROOT / name).exists()] == []


def test_every_variable_is_explained_at_the_head_or_has_a_default():
    head = COMPOSE.partition("x-web:")[0]
    needed = set(re.findall(r"\$\{(\w+):\?\}", COMPOSE))
    assert needed == set(re.findall(r"^#   (\w+)=", head, re.MULTILINE))
