# Knock: everything starts here. `make` lists what there is.
MAKEFLAGS += --no-print-directory
PY := .venv/bin/python
BOARD ?= pico_oled
SPOKEN = $(if $(LANGUAGES),--languages "$(LANGUAGES)")
BUILT = $(SPOKEN) $(if $(READABLE),--readable)

.DEFAULT_GOAL := help
.PHONY: help play test test-pythons lint format lock mutants bench tournament tune golden fonts flash doctor build uf2 release package wiring \
	emulate test-device bench-device bench-players clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# One stamp a group of packages: set up again only when the packages change.
.venv/.%: pyproject.toml constraints.txt tools/setup.sh
	@sh tools/setup.sh $*

# --- play and test ---

play: .venv/.play ## play in this terminal (TEXT=1 in plain lines, KEYS=file a script, SHOT=file.png a picture)
	@$(PY) tools/play.py $(if $(KEYS),--keys "$(KEYS)") $(if $(SHOT),--shot "$(SHOT)") \
		$(if $(SAVES),--saves "$(SAVES)") $(if $(TEXT),--text)

test: lint ## check the style and run every test
	@$(PY) -m pytest --quiet --numprocesses=auto --dist=worksteal --ignore=host_tests/device

test-pythons: .venv/.dev ## test under the oldest and the newest other Python that is here
	@$(PY) tools/test_pythons.py

lint: .venv/.dev ## check style and types
	@$(PY) -m ruff format --check --quiet . || { echo "Run 'make format'."; exit 1; }
	@$(PY) -m ruff check --quiet .
	@$(PY) -m pyright --warnings --project tools/pyright.json & tools=$$!; \
		$(PY) -m pyright --warnings; all=$$?; wait $$tools && exit $$all
	@$(PY) tools/lint_js.py

format: .venv/.dev ## format the code
	@$(PY) -m ruff format --quiet . && $(PY) -m ruff check --quiet --fix .

lock: .venv/.lock ## pin anew, in constraints.txt, the packages that the packages need
	@$(PY) -m uv pip compile --quiet --universal --python-version 3.10 --no-annotate \
		--custom-compile-command "make lock" --output-file constraints.txt \
		$(foreach group,play flash emulator fonts stubs dev mutants lock,--group pyproject.toml:$(group))

mutants: .venv/.mutants ## put small faults into the pure parts, count those that the tests see (ONLY=gin)
	@$(PY) tools/mutants.py $(ONLY)

# --- measure and make ---

bench: .venv/.dev ## measure the solver on this computer
	@$(PY) tools/bench.py

tournament: .venv/.dev ## play ONE=hard against TWO=simple (RULES=kawu GAMES=1000 SEED=1 TRACE=1)
	@$(PY) tools/tournament.py "$(or $(ONE),hard)" "$(or $(TWO),simple)" --rules "$(or $(RULES),kawu)" \
		--games "$(or $(GAMES),1000)" --seed "$(or $(SEED),1)" \
		$(if $(TRACE),--trace --deal "$(or $(DEAL),0)")

tune: .venv/.dev ## fit the players' weights anew: twenty minutes and more
	@$(PY) tools/tune_weights.py

golden: .venv/.dev ## rewrite the golden pictures of the screens
	@$(PY) tools/golden.py

fonts: .venv/.fonts ## generate the fonts of firmware/ui/fonts
	@$(PY) tools/fonts.py

# --- the board ---

flash: .venv/.flash ## put the game on a connected board (BOARD=pico_oled PORT=... LANGUAGES=en,fr READABLE=1)
	@$(PY) tools/flash.py "$(BOARD)" $(if $(PORT),--port "$(PORT)") $(BUILT)

doctor: .venv/.flash ## examine a connected board: files, display, each button (PORT=...)
	@$(PY) tools/doctor.py $(if $(PORT),--port "$(PORT)")

build: .venv/.flash ## compile into build/BOARD what goes onto a board (BOARD=pico_oled LANGUAGES=en,fr READABLE=1)
	@$(PY) tools/build.py "$(BOARD)" --out "build/$(BOARD)" $(BUILT)

uf2: .venv/.flash ## make UF2 files with the whole game, to drop on a Pico (BOARD=pico_oled LANGUAGES=en,fr)
	@$(PY) tools/uf2.py "$(BOARD)" $(SPOKEN)

release: .venv/.flash ## put into build/release what a maker downloads: UF2 files, checksums, notes
	@$(PY) tools/release.py

wiring: .venv/.flash ## draw the wires of a board into boards/BOARD.svg (BOARD=pico_oled)
	@$(PY) tools/wiring.py "$(BOARD)"

package: .venv/.flash ## rewrite package.json, the list for 'mpremote mip install'
	@$(PY) tools/package.py

# --- the emulated board: the real MicroPython on an RP2040 in Node ---

emulate: .venv/.emulator ## play on an emulated board (PICO_UF2=file: another MicroPython)
	@$(PY) tools/emulate.py

test-device: .venv/.dev ## test the game on an emulated board
	@$(PY) -m pytest --quiet --numprocesses=2 --dist=loadfile host_tests/device

bench-device: .venv/.dev ## measure the game on an emulated board against its limits
	@$(PY) tools/bench_device.py --check

bench-players: .venv/.dev ## time how long each level thinks on an emulated board
	@$(PY) tools/bench_players.py --check

clean: ## remove everything that was set up or generated
	rm -rf .venv build .pytest_cache .ruff_cache .hypothesis \
		tools/emulator/node_modules tools/emulator/.cache
