#!/bin/sh
# Runs the tests on the newest other Python there is, in its own environment; not those in a browser,
# to whom it makes no difference, and those that are repeated with other seeds only once.
# Usage: test_newer_python.sh LOCK_SUM [PYTEST ARGUMENTS]
set -eu
sum=$1
shift

version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || true; }

ours=$(version .venv/bin/python)
for wanted in 3.13 3.12; do
    [ "$ours" = "$wanted" ] && break
    # pyenv's shims stand on the path for versions that are not switched on, and only complain.
    for python in "python$wanted" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$wanted".*/bin/python; do
        [ "$(version "$python")" = "$wanted" ] || continue
        venv=.venv-$wanted
        [ -e "$venv/lock-$sum" ] || sh .ci/setup.sh "$venv" "$venv/lock-$sum" "$python"
        echo "The same tests on Python $wanted, without a browser and with one seed each:"
        exec "$venv/bin/python" -m pytest -m "not browser and not repeated" "$@"
    done
done
echo "No other Python from 3.12 up was found; tested on $ours only."
