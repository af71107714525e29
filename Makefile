# `make run` is all a newcomer needs; `make help` lists the rest.

HOST ?= 127.0.0.1
PORT ?= 8000
PYTHON ?=
PYTEST ?= -n auto --dist loadfile

lock_sum := $(shell cksum < requirements.lock | cut -d' ' -f1)
stamp := .venv/lock-$(lock_sum)
python := .venv/bin/python

# As a production site is set up; the key protects nothing.
production := RULETABLE_ENV=production RULETABLE_ALLOWED_HOSTS=ruletable.example \
	RULETABLE_SECRET_KEY=0123456789-abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ

.PHONY: help setup run admin test test-games check browser postgres redis bench fmt messages lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile

setup: $(stamp) ## install what requirements.lock names into .venv
$(stamp):
	@sh .ci/setup.sh .venv $(stamp) $(PYTHON)

run: setup ## serve the site on http://HOST:PORT/ (127.0.0.1:8000)
	@exec $(python) manage.py serve --host $(HOST) --port $(PORT)

admin: setup ## make an account for /admin/
	@$(python) manage.py migrate --verbosity 0
	@$(python) manage.py createsuperuser

test: check browser postgres redis ## everything: checks, all tests, some with several processes, most on a newer Python
	$(python) -m pytest $(PYTEST)
	$(python) -m tests.scaled
	@sh .ci/test_newer_python.sh $(lock_sum) $(PYTEST)

test-games: setup ## the engines alone, with Django not even loaded
	$(python) -m pytest -p no:django tests/games

check: setup ## lint, formatting, types, Django's checks, migrations, translations
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	$(python) -m mypy
	$(production) $(python) manage.py check --deploy --fail-level WARNING
	$(python) manage.py makemigrations --check --dry-run
	$(python) .ci/messages.py --check

browser: setup ## find or install the Chromium that the browser tests drive
	@$(python) -m tests.chromium

postgres: setup ## find or install the PostgreSQL that some tests start
	@$(python) -m tests.postgres

redis: setup ## find or install the Redis that some tests start
	@$(python) -m tests.redis_server

bench: setup ## the speed figures, measured on this machine (BENCH=class: live classes alone)
	$(python) -m tests.bench $(BENCH)

fmt: setup ## put code into the one format
	$(python) -m ruff check --fix .
	$(python) -m ruff format .

messages: setup ## bring teachapp/locale up to date with templates and code, and compile it
	$(python) .ci/messages.py

lock: setup ## write requirements.lock from pyproject.toml (LOCK=--upgrade for newer releases)
	$(python) -m pip install --quiet --disable-pip-version-check uv
	$(python) -m uv pip compile pyproject.toml --group dev --extra postgres --extra redis --universal \
		--generate-hashes --no-emit-index-url --no-header --quiet $(LOCK) -o requirements.lock

clean: ## remove what can be made again; the database stays
	rm -rf .venv .venv-3.* var/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find games teachapp tests .ci -name __pycache__ -exec rm -rf {} +
