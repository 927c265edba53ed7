PYTHON ?= python3
PY := .venv/bin/python
PIP := -m pip --disable-pip-version-check -qq
PYTEST := $(PY) -m pytest -n 2
FIND := find src -type f ! -name '*.py[co]' ! -path '*.egg-info/*' ! -path '*/server/static/*'
PAGES := $(shell find web -type f ! -path '*/node_modules/*')
BACKEND := tools/__init__.py tools/backend.py tools/pages.py
SOURCES := $(shell $(FIND)) pyproject.toml setup.py $(BACKEND)
TENTH ?= auto

unexport PYTHONPATH
.NOTPARALLEL:
.PHONY: setup play serve test test-long check format bench bench-server soak golden docs pictures browser clean FORCE

setup: .venv/.stamp-wheel

play: setup
	@.venv/bin/dvergar serve --open $(ARGS)

serve: setup
	@.venv/bin/dvergar serve $(ARGS)

test: setup .venv/.stamp-dev .venv/.stamp-browser
	@$(PYTEST) --dist worksteal -m "not long and not soak" $(ARGS)

test-long: setup .venv/.stamp-dev .venv/.stamp-browser
	@$(PYTEST) --dist worksteal -m long $(ARGS)
ifeq ($(ARGS),)
	@echo "Testing engine and contract interpreted …"
	@PYTHONPATH=src $(PYTEST) --dist worksteal -m "not long and not soak" tests/contract tests/engine
	@$(PY) -m tests.soak --tenth $(TENTH)
endif

check: .venv/.stamp-dev .venv/.stamp-node
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo
	@$(PY) -m tools.engine_purity
	@$(PY) -m tools.locales
	@$(PY) -m tools.rules
	@$(PY) -m tools.styles
	@PYTHONPATH=src $(PY) -m tools.lessons
	@PYTHONPATH=src $(PY) -m tools.docs --check
	@PYTHONPATH=src $(PY) -m tools.protocol --check
	@$(PY) -m tools.pages check lint

format: .venv/.stamp-dev .venv/.stamp-node
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .
	@$(PY) -m tools.pages format

bench: .venv-bench/.stamp-wheel
	@.venv-bench/bin/python -m tests.bench $(ARGS)

bench-server: setup .venv/.stamp-dev .venv/.stamp-browser
	@$(PY) -m tests.bench.server $(ARGS)

soak: setup .venv/.stamp-dev .venv/.stamp-browser
	@$(PY) -m tests.soak $(ARGS)

golden: setup .venv/.stamp-dev
	@$(PY) -m tests.golden.make $(ARGS)
	@$(PY) -m tests.golden.transcripts

docs: .venv/.stamp-dev .venv/.stamp-node
	@PYTHONPATH=src $(PY) -m tools.docs
	@PYTHONPATH=src $(PY) -m tools.protocol

pictures: setup .venv/.stamp-dev .venv/.stamp-browser
	@$(PY) -m tests.web.pictures

browser: .venv/.stamp-dev
	@$(PY) -m tools.browser

clean:
	@rm -rf .venv .venv-bench build dist src/*.egg-info
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.stamp-venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Dvergar needs Python 3.11 or newer; name one with: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up .venv (once, about a minute) …"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.stamp-run: .venv/.stamp-venv requirements/run.txt requirements/build.txt
	@$(PY) $(PIP) install -r requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/.stamp-dev: .venv/.stamp-run requirements/dev.txt
	@echo "Installing what tests and checks need (once) …"
	@$(PY) $(PIP) install -r requirements/dev.txt
	@touch $@

.venv/.stamp-node: web/package.json web/package-lock.json tools/pages.py | .venv/.stamp-run
	@echo "Installing what the pages are made with (once) …"
	@$(PY) -m tools.pages install
	@touch $@

# Tried once; make browser tries again.
.venv/.stamp-browser: tools/browser.py | .venv/.stamp-dev
	@$(PY) -m tools.browser
	@touch $@

# The browser's pages, as package data.
.venv/.stamp-pages: .venv/.stamp-node $(PAGES)
	@echo "Building the pages (once, and when they change) …"
	@$(PY) -m tools.pages build
	@touch $@

# The list of files, so that a removed one counts as a change.
.venv/.sources: .venv/.stamp-venv FORCE
	@$(FIND) | LC_ALL=C sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Built in a copy that keeps its objects, and stamped with the time before it: edits meanwhile count.
.venv/.stamp-wheel: .venv/.stamp-run .venv/.stamp-pages .venv/.sources $(SOURCES)
	@echo "Building dvergar (a minute or two if rules have changed) …"
	@touch $@.new
	@$(if $(filter-out src/% .venv/.stamp-pages,$?),rm -rf .venv/tree,true)
	@rm -rf .venv/wheel .venv/tree/src && mkdir -p .venv/wheel .venv/tree/build
	@cp -Rp src pyproject.toml setup.py $(wildcard README.md LICENSE) .venv/tree
	@mkdir -p .venv/tree/tools && cp -p $(BACKEND) .venv/tree/tools
	@find .venv/tree/build -path '*/lib*' -type f ! -name '*.so' -delete
	@$(PY) $(PIP) wheel --no-build-isolation --no-deps --no-index -w .venv/wheel ./.venv/tree
	@$(PY) $(PIP) install --no-deps --no-index --force-reinstall .venv/wheel/*.whl
	@case "$$(ls .venv/wheel)" in \
	  *-any.whl) echo "Nothing compiled (no C compiler, or DVERGAR_INTERPRETED=1): dvergar is slower.";; esac
	@mv $@.new $@

.venv-bench/.stamp-bench: .venv/.stamp-run requirements/run.txt requirements/bench.txt
	@echo "Setting up .venv-bench with the engines to compare with (once, some minutes) …"
	@$(PY) -m venv --clear .venv-bench
	@.venv-bench/bin/python $(PIP) install -r requirements/run.txt -r requirements/bench.txt
	@touch $@

.venv-bench/.stamp-wheel: .venv-bench/.stamp-bench .venv/.stamp-wheel
	@.venv-bench/bin/python $(PIP) install --no-deps --no-index --force-reinstall .venv/wheel/*.whl
	@touch $@
