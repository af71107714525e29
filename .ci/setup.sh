#!/bin/sh
# Makes a virtual environment with what requirements.lock names, and leaves a stamp in it.
# Usage: setup.sh FOLDER STAMP [PYTHON]
set -eu
venv=$1
stamp=$2

usable() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

python=
for candidate in ${3:-python3 python3.13 python3.12 python3.11}; do
    if usable "$candidate"; then python=$candidate && break; fi
done
if [ -z "$python" ]; then
    echo "Ruletable needs Python 3.11 or newer; none was found (make PYTHON=/path/to/python names one)." >&2
    exit 1
fi

make_venv() {
    # Without Debian's python3-venv the first of these fails; some have virtualenv instead.
    "$python" -m venv "$venv" >/dev/null 2>&1 || "$python" -m virtualenv -q "$venv" >/dev/null 2>&1
}

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    rm -rf "$venv"
    if ! make_venv; then
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        if [ "${CI:-}" != true ] || [ "$(id -u)" != 0 ]; then
            rm -rf "$venv"
            echo "$python cannot make a virtual environment. On Debian and Ubuntu: sudo apt-get install $package" >&2
            exit 1
        fi
        apt-get update -qq && apt-get install -y -qq "$package"
        make_venv
    fi
fi

echo "Installing into $venv what requirements.lock names; this happens once."
rm -f "$venv"/lock-*
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
touch "$stamp"

# PDFs need libraries and fonts of the system. Without them all else works, and their tests are skipped.
missing() { "$venv/bin/python" -m teachapp.pdf --check ko=한국어 ja=日本語; }
if [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && [ -n "$(missing)" ] && command -v apt-get >/dev/null; then
    echo "Installing with apt-get what PDFs are made with."
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 fonts-noto-cjk; } >/dev/null || missing >&2
fi
