# Everything a fresh checkout needs. Requires git, make and Python 3.11 or newer with venv; nothing else has to be there.
# What setup makes lies in .venv (Python, Node, stamps), web/node_modules and src/tashkalar/server/static.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
# What playing needs; the rest, some 750 MB, is for tests and experiments.
PLAYING := nets,server,web
EXTRAS := dev,bench,lab,nets,postgres,ray,server,web
SITE ?= site
STATIC := src/tashkalar/server/static/index.html

# Debian packages that tests use, each with the command or file that shows it is there.
SYSTEM := chromium:chromium postgresql:/usr/lib/postgresql/*/bin/initdb

# The Node from the virtual environment, whatever the machine has.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
WEB := $(wildcard web/package.json)
WEB_SOURCES := $(if $(WEB),$(wildcard web/*.html web/*.js web/*.ts web/*.json) $(shell find web/src web/public 2>/dev/null))

# A stamp says what was done; without its result it says nothing.
ifeq ($(wildcard $(BIN)/tashkalar),)
$(shell rm -f $(STAMPS)/python $(STAMPS)/tools)
endif
ifeq ($(wildcard web/node_modules/.package-lock.json),)
$(shell rm -f $(STAMPS)/npm)
endif
ifeq ($(wildcard $(STATIC)),)
$(shell rm -f $(STAMPS)/web)
endif

MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help setup web generate play site trying test quick check system bench pin hashes wheel digests audit clean

help: ## show the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16
	@echo '  Options of the command go into ARGS: make play ARGS="--port 9000"'

setup: $(STAMPS)/tools $(if $(WEB),$(STAMPS)/web) ## create .venv, install the package, build the browser client
	@echo 'Ready: make play, or $(BIN)/tashkalar --help'

web: $(if $(WEB),$(STAMPS)/web) ## build the browser client into the package

# The client's types and docs/view.schema.json, from the types of the server; docs/api.md, from docstrings. Tests tell when
# they are stale.
generate: $(STAMPS)/tools ## write what is made from the types of the wire, and the reference of the library
	@$(BIN)/python -m tashkalar.server.wire.generate
	@$(BIN)/python scripts/api.py

play: $(STAMPS)/python $(if $(WEB),$(STAMPS)/web) ## start the game and open it in the browser
	@$(BIN)/tashkalar play $(ARGS)

site: $(STAMPS)/browser $(STAMPS)/web ## write the whole game as a static site into site/, or SITE=folder
	@$(BIN)/tashkalar export $(SITE) $(ARGS)

BESIDE := --dist loadfile --no-loadscope-reorder

# The closing line of pytest is the last line of output. Files run side by side, in the order of tests/conftest.py; three
# at a time, because the browser tests wait a lot.
test: check system trying ## check, then run all tests
	$(if $(WEB),@echo '== vitest')
	$(if $(WEB),@$(NPM) run --silent test)
	@echo '== pytest'
	@$(BIN)/python -m pytest -n 3 $(BESIDE) $(ARGS)

# What a changed card or rule can break. The property tests play a sample of their games, learning shows every card.
QUICK := tests/cards tests/rules tests/hygiene tests/scenarios tests/golden tests/perft tests/property \
	tests/learn/test_encyclopaedia.py tests/learn/test_languages.py

quick: $(STAMPS)/tools ## ruff and the tests of cards and rules, in less than half a minute
	@echo '== ruff'
	@$(BIN)/ruff check --quiet src tests examples scripts
	@$(BIN)/ruff format --check --quiet src tests examples scripts
	@echo '== pytest'
	@$(BIN)/python -m pytest -n 2 $(BESIDE) --sample 8 $(QUICK) $(ARGS)

check: $(STAMPS)/tools $(if $(WEB),$(STAMPS)/web) ## ruff, mypy, and the checks of the browser client
	@echo '== ruff'
	@$(BIN)/ruff check --quiet src tests examples scripts
	@$(BIN)/ruff format --check --quiet src tests examples scripts
	@sh scripts/beside.sh mypy '$(BIN)/mypy' $(if $(WEB),'svelte-check and tsc' '$(NPM) run --silent check')

# Without an index there is nothing to try a static site with; everything else is tested all the same.
trying:
	@$(MAKE) -s $(STAMPS)/browser || echo 'Python for browsers could not be fetched: a static site is not tried.'

system: # Debian packages: installed as root, otherwise named
	@sh scripts/system.sh $(SYSTEM)

bench: $(STAMPS)/tools ## measure speed
	@$(BIN)/tashkalar bench $(ARGS)

pin: $(STAMPS)/tools ## write constraints.txt from what is installed now
	@sh scripts/pin.sh $(BIN)/python > $(VENV)/pinned && mv $(VENV)/pinned constraints.txt && touch $(STAMPS)/python $(STAMPS)/tools

hashes: $(STAMPS)/tools ## write requirements/ from constraints.txt, with the hash of every file (needs an index)
	@sh scripts/hashes.sh $(BIN)/python $(VENV)

# The wheel is built from the sdist, so that whoever has either gets the same, and nothing of an earlier build gets in.
wheel: $(STAMPS)/python $(if $(WEB),$(STAMPS)/web) ## build the package with its client into dist/, as sdist and as wheel
	@rm -rf build dist/tashkalar-*
	@sh scripts/wheel.sh $(BIN) dist
	@ls dist/tashkalar-*

digests: ## write into .env by which digest compose.yaml takes its images (needs docker and its registry)
	@sh scripts/digests.sh .env

audit: $(STAMPS)/tools ## look for known faults in what is installed (needs an index)
	@sh scripts/audit.sh $(BIN)/python $(VENV) env PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier

clean: ## remove everything that setup and the tools made
	rm -rf $(VENV) web/node_modules $(dir $(STATIC)) build dist src/*.egg-info examples/*/build examples/*/src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests examples -name __pycache__ -type d -prune -exec rm -rf {} +

# -- what setup is made of -----------------------------------------------------------------------------------------------
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Python 3.11 or newer is needed.'; exit 1; }
	@echo '== virtual environment'
	@$(PYTHON) -m venv $(VENV) || { echo 'On Debian: apt-get install -y python3-venv'; exit 1; }

# setuptools is pinned like everything else, so the package is built with the one installed here and not in isolation.
$(STAMPS)/python: pyproject.toml constraints.txt | $(BIN)/python
	@echo '== Python packages'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt pip setuptools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[$(PLAYING)]'
	@sh scripts/node.sh $(BIN)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/tools: $(STAMPS)/python
	@echo '== Python packages for tests and experiments'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@

# Pyodide comes with the npm packages; of Python's packages one has to be built for browsers.
$(STAMPS)/browser: requirements/browser.txt $(STAMPS)/npm
	@echo '== Python for browsers'
	@sh scripts/browser.sh $(BIN)/python $(VENV)/browser --require-hashes -r requirements/browser.txt
	@touch $@

$(STAMPS)/npm: web/package.json web/package-lock.json $(STAMPS)/python
	@echo '== npm packages'
	@$(NPM) ci --silent
	@touch $@

# Folders are among the sources, so that a removed file counts as a change.
$(STAMPS)/web: $(STAMPS)/npm $(WEB_SOURCES)
	@echo '== browser client'
	@$(NPM) run --silent build -- --logLevel error
	@touch $@
