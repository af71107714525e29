"""Finds the Chromium that browser tests drive; `python -m tests.chromium` installs what is missing.

A system's own browser comes first. Where there is none: the system's packages (with fonts for
Korean and Japanese, or pages are full of boxes), then the build that Playwright brings.
RULETABLE_CHROMIUM names one that stands elsewhere.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The first is the same browser without windows: pages take it half the time."""
PACKAGES = ("chromium-headless-shell", "chromium")
MAC_PATHS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FONTS = "fonts-noto-cjk"


@cache
def find_chromium() -> str | None:
    """The path of a browser that starts, or None."""
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    yield from filter(None, [os.environ.get("RULETABLE_CHROMIUM")])
    yield from filter(None, map(shutil.which, NAMES))
    yield from filter(os.path.exists, MAC_PATHS)
    from playwright.sync_api import sync_playwright  # slow, and needed here only

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def starts(path: str) -> bool:
    """Whether it is more than a name: Ubuntu's `chromium-browser` may only advise to get a snap."""
    try:
        return runs([path, "--version"])
    except OSError:
        return False


def runs(command: list[str], explain: bool = False) -> bool:
    """Whether a command succeeds; what it printed matters only where a failure needs explaining."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if explain and done.returncode:
        print(f"{' '.join(command)}:\n{done.stdout}", file=sys.stderr, flush=True)
    return done.returncode == 0


def apt_get() -> list[str] | None:
    """How to call apt-get with the right to install, where that asks nobody for a password."""
    if not shutil.which("apt-get"):
        return None
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"]
    if os.geteuid() == 0:
        return quiet
    if shutil.which("sudo") and runs(["sudo", "-n", "true"]):
        return ["sudo", "-n", *quiet]
    return None


def install(apt: list[str] | None) -> None:
    """Brings a browser by the first way that works here."""
    # Ubuntu's package is a hint to install a snap, which does not start in a container.
    ubuntu = "ID=ubuntu" in read("/etc/os-release").splitlines()
    if apt and not ubuntu:
        print("Installing Chromium with apt-get for the browser tests.", flush=True)
        runs([*apt, "update"], explain=True)
        install_one = [*apt, "install", "--no-install-recommends"]
        # Older systems have only the second.
        any(runs([*install_one, package], explain=True) for package in PACKAGES)
        find_chromium.cache_clear()
    if not find_chromium():
        print("Downloading Playwright's Chromium for the browser tests.", flush=True)
        playwright = [sys.executable, "-m", "playwright"]
        dependencies = ["--with-deps"] if apt else []
        runs([*playwright, "install", *dependencies, "chromium"], explain=True)
        find_chromium.cache_clear()


def read(path: str) -> str:
    return Path(path).read_text() if os.path.exists(path) else ""


def has_cjk_fonts() -> bool:
    if sys.platform != "linux":
        return True
    listed = ["fc-list", ":lang=ko", "family"]
    return bool(
        shutil.which("fc-list")
        and subprocess.run(listed, capture_output=True, check=False).stdout.strip()
    )


def main() -> int:
    apt = apt_get()
    if not find_chromium():
        install(apt)
    if not has_cjk_fonts() and apt:
        runs([*apt, "update"], explain=True)
        runs([*apt, "install", "--no-install-recommends", "fontconfig", FONTS], explain=True)
    path = find_chromium()
    if path:
        print(f"Browser tests use {path}")
        return 0
    print(
        "No Chromium for the browser tests, and none could be installed. Install Chromium or"
        " Chrome, or name one in RULETABLE_CHROMIUM; until then these tests are skipped.",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
