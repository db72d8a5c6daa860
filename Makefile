# `make play` and `make test` do all set-up: a virtual environment and the pinned, hashed lock.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# Twice as many as there are cores: many tests wait for an answer.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 2)')
TESTS ?= tests
DUELS ?= 10000
# Games of Duel Party beside them.
GAMES ?= 3000
# On what the stores of tests stand: sqlite, or postgresql.
STORE ?= sqlite
# Which build of the engine is tested: pure or compiled.
ENGINE ?= pure
# What is compiled is kept, whatever the environment says: tests start many programs.
TESTED := PYTHONDONTWRITEBYTECODE= PYTHONHASHSEED=1 $(RUN)

.PHONY: play postgresql compiled builds test check near lint arena bench strength soak scale event pairing decks breadth breadth-page cards lookup search-quality rules texts printed reads twice lying vectors fuzz remade fuzz-read bounds journals codes pictures transcript party-transcript puzzles chainable description sentences finding lock clean

play: $(VENV)/runtime
	$(RUN) -m bot

# What a database on a PostgreSQL server takes, beside the rest.
postgresql: $(VENV)/postgresql

compiled: $(VENV)/compiling
	$(RUN) -m compiling

builds: $(VENV)/development
	$(RUN) -m tests.fuzz.builds --duels $(DUELS)

test: $(VENV)/development
	DUELKEEPER_ENGINE=$(ENGINE) DUELKEEPER_TEST_STORE=$(STORE) $(TESTED) -m pytest -n $(WORKERS) --dist worksteal --durations 10 $(TESTS)

# Both at once: what lint finds is told while tests run.
check: $(VENV)/development
	$(MAKE) --no-print-directory -j 2 lint near

near: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(TESTED) -m pytest -n $(WORKERS) --dist worksteal $$($(RUN) -m tests.near)

lint: $(VENV)/development
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports

arena: $(VENV)/development
	$(RUN) -m bench.arena

cards: $(VENV)/development
	$(RUN) -m tests.inventory

breadth: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m bench.breadth.cards $(DATA)

decks: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m bench.breadth.lists $(DATA) $(if $(LISTS),--lists $(LISTS))

breadth-page: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m bench.breadth $(DATA) $(if $(LISTS),--lists $(LISTS)) > docs/breadth.md

# What is compiled is kept here too: it measures starts as people have them.
bench: $(VENV)/development
	PYTHONDONTWRITEBYTECODE= $(RUN) -m bench

strength: $(VENV)/development
	$(RUN) -m bench.strength
	DUELKEEPER_ENGINE=pure $(RUN) -m bench.party

soak: $(VENV)/development
	$(RUN) -m bench.soak $(SCENARIOS)

scale: $(VENV)/development
	$(RUN) -m bench.scale > docs/scale.md

event: $(VENV)/development
	$(RUN) -m bench.event --players $(or $(PLAYERS),64)

pairing: $(VENV)/development
	$(RUN) -m bench.pairing

search-quality: $(VENV)/development
	$(RUN) -m bench.search_quality $(if $(LIBRARY),--library $(LIBRARY))

lookup: $(VENV)/development
	$(RUN) -m bench.lookup --library $(LIBRARY)

rules: $(VENV)/development
	$(RUN) -m tests.rules
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.duelmasters.rules

vectors: $(VENV)/development
	DUELKEEPER_ENGINE=$(if $(LIBRARY),pure,$(ENGINE)) $(RUN) -m tests.vectors $(or $(DIR),tests/vectors/data) $(if $(LIBRARY),--library $(LIBRARY))

texts: $(VENV)/development
	$(RUN) -m tests.text.likeness $(DIR)

reads: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.text.reads $(DATA)

twice: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.text.twice $(DATA)

lying: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.text.lying $(DATA)

printed: $(VENV)/development
	$(RUN) -m tests.text.printed
	$(RUN) -m tests.duelmasters.printed

fuzz: $(VENV)/development
	$(RUN) -m tests.fuzz --duels $(DUELS)
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.duelmasters.many --games $(GAMES)

remade: $(VENV)/development
	$(RUN) -m tests.fuzz.replays --duels $(if $(filter command\ line,$(origin DUELS)),$(DUELS),1000)

journals: $(VENV)/development
	PYTHONHASHSEED=1 $(RUN) -m tests.journals

fuzz-read: $(VENV)/development
ifdef LISTS
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.fuzz.lists $(LIBRARY) $(LISTS) --duels $(DUELS) $(if $(FIRST),--first $(FIRST))
else
	DUELKEEPER_ENGINE=pure $(RUN) -m tests.fuzz.imported $(if $(LIBRARY),--library $(LIBRARY),$(DATA)) --duels $(DUELS) $(if $(FIRST),--first $(FIRST))
endif

bounds: $(VENV)/development
	DUELKEEPER_ENGINE=pure BOUNDS_POSITIONS=2000 $(RUN) -m pytest -n $(WORKERS) tests/fuzz/test_bounds.py

codes: $(VENV)/development
	CODES_DECKS=5000 CODES_INPUTS=100000 $(RUN) -m pytest tests/bot/library/test_codes.py

pictures: $(VENV)/development
	$(RUN) -m tests.browser.pictures

transcript: $(VENV)/development
	$(RUN) -m tests.browser.transcript > docs/transcript.md

party-transcript: $(VENV)/development
	$(RUN) -m tests.browser.party_transcript

sentences: $(VENV)/development
	$(RUN) -m tests.sentences

finding: $(VENV)/development
	$(RUN) -m tests.finding

puzzles: $(VENV)/development
	DUELKEEPER_ENGINE=pure $(TESTED) -m tests.puzzles $(PROVE)

chainable: $(VENV)/development
	$(RUN) -m tests.positions > docs/chainable.md

description: $(VENV)/development
	$(RUN) -m tests.sandbox.description $(FROM)/specs/openapi.json $(FROM)/LICENSE

lock:
	$(RUN) -m uv pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header pyproject.toml -o locks/runtime.txt
	$(RUN) -m uv pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header --extra postgresql pyproject.toml -o locks/postgresql.txt
	$(RUN) -m uv pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header --extra development --extra postgresql --constraint locks/postgresql.txt pyproject.toml -o locks/development.txt
	$(RUN) -m uv pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header --extra compiling --constraint locks/development.txt pyproject.toml -o locks/compiling.txt

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Duelkeeper needs Python 3.11 or newer; name one with: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/runtime: locks/runtime.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --require-hashes --no-deps -r locks/runtime.txt
	@touch $@

$(VENV)/postgresql: locks/postgresql.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --require-hashes --no-deps -r locks/postgresql.txt
	@touch $@ $(VENV)/runtime

$(VENV)/development: locks/development.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --require-hashes --no-deps -r locks/development.txt
	@touch $@ $(VENV)/runtime

$(VENV)/compiling: locks/compiling.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --require-hashes --no-deps -r locks/compiling.txt
	@touch $@ $(VENV)/runtime

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache
