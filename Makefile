# The commands of the project; `make help` lists them.
SHELL := /bin/bash
BIN := .venv/bin
SOURCES := pyproject.toml CMakeLists.txt tools/set-up $(shell find kernel -type f)

.PHONY: help play test check bench lock clean

help: ## List the commands
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  make \1\t/'

play: .venv/ready-to-play ## Play against the computer in the terminal
	@$(BIN)/fifteentwo play || [ $$? -eq 130 ] # leaving by Ctrl-C is nothing wrong

test: .venv/ready-to-test ## Run all tests
	$(BIN)/pytest -n 2

check: .venv/ready-to-test ## Lint, check types and imports, then run all tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory test

bench: .venv/ready-to-test ## Measure
	$(BIN)/pytest benchmarks --benchmark-only --benchmark-disable-gc

lock: ## Pin the newest packages in requirements/ (needs uv)
	tools/lock

clean: ## Remove what set-up and tests have made
	rm -rf .venv build .benchmarks .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/ready-to-play: $(SOURCES) requirements/play.txt
	@tools/set-up play
	@touch $@

.venv/ready-to-test: $(SOURCES) requirements/test.txt requirements/oracle.txt
	@tools/set-up test
	@touch $@ .venv/ready-to-play
