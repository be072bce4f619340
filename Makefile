# Knock: everything starts here. `make` lists what there is.
MAKEFLAGS += --no-print-directory
PY := .venv/bin/python
BOARD ?= pico_oled

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench golden fonts flash clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# One stamp a group of packages: set up again only when pyproject.toml changes.
.venv/.%: pyproject.toml tools/setup.sh
	@sh tools/setup.sh $*

# --- play and test ---

play: .venv/.play ## play in this terminal (KEYS=file plays a script, SHOT=file.png takes a picture)
	@$(PY) tools/play.py $(if $(KEYS),--keys "$(KEYS)") $(if $(SHOT),--shot "$(SHOT)") \
		$(if $(SAVES),--saves "$(SAVES)")

test: lint ## check the style and run every test
	@$(PY) -m pytest --quiet --numprocesses=auto --dist=worksteal --ignore=host_tests/device

lint: .venv/.dev ## check style and types
	@$(PY) -m ruff format --check --quiet . || { echo "Run 'make format'."; exit 1; }
	@$(PY) -m ruff check --quiet .
	@$(PY) -m pyright --warnings
	@$(PY) -m pyright --warnings --project tools/pyright.json

format: .venv/.dev ## format the code
	@$(PY) -m ruff format --quiet . && $(PY) -m ruff check --quiet --fix .

# --- measure and make ---

bench: .venv/.dev ## measure the solver on this computer
	@$(PY) tools/bench.py

golden: .venv/.dev ## rewrite the golden pictures of the screens
	@$(PY) tools/golden.py

fonts: .venv/.fonts ## generate the fonts of firmware/ui/fonts
	@$(PY) tools/fonts.py

# --- the board ---

flash: .venv/.flash ## put the game on a connected board (BOARD=pico_oled)
	@$(PY) tools/flash.py "$(BOARD)"

clean: ## remove everything that was set up or generated
	rm -rf .venv build .pytest_cache .ruff_cache .hypothesis
