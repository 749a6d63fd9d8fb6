# Tests, by subject, a line each; those that take longest come first, so that the others run
# beside them. Exit 77 is a visible SKIP. Scripts find the tree by $srcdir and $builddir.
#
# To add one: a unit test to tests/unit/local.mk, any other to its list below. One test alone:
#
#     make check TESTS='tests/unit/test_csv tests/http/sets.test.mjs'

# The pages in a browser: each file has its own server and its own Chromium. SKIP where node,
# Chromium or their packages cannot be had; tests/packages.sh fetches them first.
browser_tests = \
  tests/browser/analyse-index.test.mjs \
  tests/browser/analyse.test.mjs \
  tests/browser/collectives.test.mjs \
  tests/browser/bundle.test.mjs \
  tests/browser/compare.test.mjs \
  tests/browser/felt.test.mjs \
  tests/browser/critical-path.test.mjs \
  tests/browser/proxy.test.mjs \
  tests/browser/sentences.test.mjs \
  tests/browser/series.test.mjs \
  tests/browser/ranks.test.mjs \
  tests/browser/timeline-pure.test.mjs \
  tests/browser/timeline-lanes.test.mjs \
  tests/browser/timeline.test.mjs \
  tests/browser/work.test.mjs \
  tests/browser/windows-pure.test.mjs \
  tests/browser/traces.test.mjs \
  tests/browser/tree-model.test.mjs \
  tests/browser/tree.test.mjs \
  tests/browser/drops.test.mjs \
  tests/browser/answer.test.mjs \
  tests/browser/perfetto.test.mjs \
  tests/browser/phases.test.mjs \
  tests/browser/pop-ups.test.mjs \
  tests/browser/report.test.mjs \
  tests/browser/operation.test.mjs \
  tests/browser/analyse-look.test.mjs \
  tests/browser/axe.test.mjs \
  tests/browser/bad-values.test.mjs \
  tests/browser/compare-look.test.mjs \
  tests/browser/diagnosis.test.mjs \
  tests/browser/first-screen.test.mjs \
  tests/browser/journeys.test.mjs \
  tests/browser/firefox.test.mjs \
  tests/browser/gone.test.mjs \
  tests/browser/keys.test.mjs \
  tests/browser/layer.test.mjs \
  tests/browser/many.test.mjs \
  tests/browser/markers.test.mjs \
  tests/browser/memory.test.mjs \
  tests/browser/pairing-pure.test.mjs \
  tests/browser/pure.test.mjs \
  tests/browser/query.test.mjs \
  tests/browser/recordings.test.mjs \
  tests/browser/regroup.test.mjs \
  tests/browser/set-picker.test.mjs \
  tests/browser/shared.test.mjs \
  tests/browser/spans.test.mjs \
  tests/browser/strangers.test.mjs
TESTS += $(browser_tests)
EXTRA_DIST += tests/given.h tests/recording_noise.h
EXTRA_DIST += $(browser_tests) tests/browser/.npmrc \
  tests/browser/lib.mjs tests/browser/timeline-lib.mjs tests/browser/package-lock.json tests/browser/package.json \
  tests/browser/perfetto.mjs tests/browser/run.sh
$(browser_tests:.mjs=.log): tests/packages.log

# A third of the time of compiling: what takes long when these run is the program.
if !FUZZING
tests/docs/%.o tests/golden/%.o tests/memory/%.o tests/torture/%.o: CFLAGS += -O0 -U_FORTIFY_SOURCE
endif

# Kills, faults, load, hostile files; how the work grows; the bound on memory, under a limit.
include tests/torture/local.mk
include tests/growth/local.mk
memory_tests = \
  tests/memory/hostile_memory \
  tests/memory/ingest_memory
TESTS += $(memory_tests)
check_PROGRAMS += $(memory_tests)
measure = tests/memory/measure.c tests/memory/measure.h
tests_memory_hostile_memory_SOURCES = tests/memory/hostile_memory.c $(measure)
tests_memory_hostile_memory_LDADD = $(ZLIB_LIBS)
tests_memory_ingest_memory_SOURCES = tests/memory/ingest_memory.c $(measure)
tests_memory_ingest_memory_LDADD = $(ZLIB_LIBS)

# The real server over HTTP, asked by node: each file has its own.
http_tests = \
  tests/http/account.test.mjs \
  tests/http/affected.test.mjs \
  tests/http/aliases.test.mjs \
  tests/http/merge-lines.test.mjs \
  tests/http/analysis.test.mjs \
  tests/http/answer-recorded.test.mjs \
  tests/http/answers.test.mjs \
  tests/http/bare.test.mjs \
  tests/http/base-path.test.mjs \
  tests/http/beside.test.mjs \
  tests/http/files-are.test.mjs \
  tests/http/merged.test.mjs \
  tests/http/clocks.test.mjs \
  tests/http/packed.test.mjs \
  tests/http/bombs.test.mjs \
  tests/http/budget.test.mjs \
  tests/http/bundle.test.mjs \
  tests/http/cache.test.mjs \
  tests/http/collectives-cause.test.mjs \
  tests/http/compare.test.mjs \
  tests/http/counters.test.mjs \
  tests/http/damage.test.mjs \
  tests/http/impossible.test.mjs \
  tests/http/facts.test.mjs \
  tests/http/export.test.mjs \
  tests/http/forged.test.mjs \
  tests/http/fold-more.test.mjs \
  tests/http/frames.test.mjs \
  tests/http/guard.test.mjs \
  tests/http/host-parts.test.mjs \
  tests/http/http.test.mjs \
  tests/http/jobs.test.mjs \
  tests/http/lanes.test.mjs \
  tests/http/layers.test.mjs \
  tests/http/contributors.test.mjs \
  tests/http/operators.test.mjs \
  tests/http/lib.test.mjs \
  tests/http/machine.test.mjs \
  tests/http/limits.test.mjs \
  tests/http/list.test.mjs \
  tests/http/local-users.test.mjs \
  tests/http/markers.test.mjs \
  tests/http/memory-peak.test.mjs \
  tests/http/memory.test.mjs \
  tests/http/names.test.mjs \
  tests/http/page-values.test.mjs \
  tests/http/phases.test.mjs \
  tests/http/pftrace.test.mjs \
  tests/http/places.test.mjs \
  tests/http/recordings.test.mjs \
  tests/http/regroup.test.mjs \
  tests/http/report.test.mjs \
  tests/http/sample.test.mjs \
  tests/http/series-machine.test.mjs \
  tests/http/series-recorded.test.mjs \
  tests/http/series.test.mjs \
  tests/http/serve.test.mjs \
  tests/http/serve-sets.test.mjs \
  tests/http/sets.test.mjs \
  tests/http/shared.test.mjs \
  tests/http/sql-analyses.test.mjs \
  tests/http/sql-command.test.mjs \
  tests/http/sql-doc.test.mjs \
  tests/http/sql-links.test.mjs \
  tests/http/sql-links-marker.test.mjs \
  tests/http/sql-links-tree.test.mjs \
  tests/http/sql-windows.test.mjs \
  tests/http/sql.test.mjs \
  tests/http/strangers.test.mjs \
  tests/http/traces.test.mjs \
  tests/http/timeline.test.mjs \
  tests/http/tree-judged.test.mjs \
  tests/http/tree.test.mjs \
  tests/http/uploads.test.mjs \
  tests/http/verify.test.mjs \
  tests/http/visitors.test.mjs \
  tests/http/work-classes.test.mjs \
  tests/http/work-columns.test.mjs \
  tests/http/worker.test.mjs
TESTS += $(http_tests)
EXTRA_DIST += $(http_tests) tests/http/answer-recording.mjs tests/http/archives.mjs tests/http/left-behind.mjs tests/http/lib.mjs tests/http/schema.mjs tests/http/sql-lib.mjs \
  tests/http/memory-naive.mjs tests/http/run.sh

# Sets as plain rows, read by sqlite3 and DuckDB, where they are installed.
export_tests = tests/export/rows.test.mjs
TESTS += $(export_tests)
EXTRA_DIST += $(export_tests) tests/export/.npmrc tests/export/package-lock.json \
  tests/export/package.json tests/export/run.sh
$(export_tests:.mjs=.log): tests/packages.log

# `tracediff mcp`, asked by the client of the protocol.
mcp_tests = tests/mcp/mcp.test.mjs
TESTS += $(mcp_tests)
EXTRA_DIST += $(mcp_tests) tests/mcp/.npmrc tests/mcp/package-lock.json \
  tests/mcp/package.json tests/mcp/run.sh
$(mcp_tests:.mjs=.log): tests/packages.log

# One function or layer at a time, in C; and what the fuzzers found.
include tests/unit/local.mk
include tests/fuzz/local.mk

# Golden results: the sample traces, and where there is a corpus also its traces, against
# their expected numbers; of the corpus its noise. SKIP where there is none.
golden_scripts = \
  tests/golden/analyses.test.mjs \
  tests/golden/critical-path.test.mjs \
  tests/golden/hta-pair.test.mjs \
  tests/golden/hta.test.mjs \
  tests/golden/operator-counters.test.mjs
golden_tests = \
  tests/golden/golden_analysis \
  tests/golden/golden_collectives \
  tests/golden/golden_compare \
  tests/golden/golden_noise \
  tests/golden/golden_sets \
  tests/golden/golden_significance \
  tests/golden/golden_account \
  tests/golden/golden_account_holds \
  tests/golden/golden_steps \
  tests/golden/golden_tree \
  tests/golden/golden_work
TESTS += $(golden_scripts) $(golden_tests)
EXTRA_DIST += $(golden_scripts) tests/golden/critical.mjs tests/golden/hta.mjs tests/golden/data/README.md \
  tests/golden/data/hta-control.json tests/golden/data/hta-pair.json \
  tests/golden/data/hta-test.json \
  tests/golden/data/pair-sample-control--sample-test.json \
  tests/golden/data/sample-control.json tests/golden/data/sample-test.json
check_PROGRAMS += $(golden_tests)
golden = tests/golden/golden.c tests/golden/golden.h
tests_golden_golden_analysis_SOURCES = tests/golden/golden_analysis.c $(golden) \
  tests/unit/analysed.c tests/unit/analysed.h
tests_golden_golden_analysis_LDADD = $(TD_LIBS)
tests_golden_golden_collectives_SOURCES = tests/golden/golden_collectives.c $(golden) \
  tests/unit/analysed.c tests/unit/analysed.h
tests_golden_golden_collectives_LDADD = $(TD_LIBS)
tests_golden_golden_compare_SOURCES = tests/golden/golden_compare.c $(golden)
tests_golden_golden_compare_LDADD = $(TD_LIBS)
tests_golden_golden_noise_SOURCES = tests/golden/golden_noise.c $(golden)
tests_golden_golden_noise_LDADD = $(TD_LIBS)
tests_golden_golden_sets_SOURCES = tests/golden/golden_sets.c $(golden)
tests_golden_golden_sets_LDADD = $(TD_LIBS)
tests_golden_golden_significance_SOURCES = tests/golden/golden_significance.c $(golden)
tests_golden_golden_significance_LDADD = $(TD_LIBS)
tests_golden_golden_account_SOURCES = tests/golden/golden_account.c $(golden) \
  tests/unit/account_told.c tests/unit/account_told.h
tests_golden_golden_account_LDADD = $(TD_LIBS)
tests_golden_golden_account_holds_SOURCES = tests/golden/golden_account_holds.c \
  $(golden) tests/unit/account_told.c tests/unit/account_told.h
tests_golden_golden_account_holds_LDADD = $(TD_LIBS)
tests_golden_golden_steps_SOURCES = tests/golden/golden_steps.c $(golden)
tests_golden_golden_steps_LDADD = $(TD_LIBS)
tests_golden_golden_tree_SOURCES = tests/golden/golden_tree.c tests/golden/golden_changes.c \
  tests/golden/golden_changes.h $(golden)
tests_golden_golden_tree_LDADD = $(TD_LIBS)
tests_golden_golden_work_SOURCES = tests/golden/golden_work.c $(golden) \
  tests/unit/analysed.c tests/unit/analysed.h
tests_golden_golden_work_LDADD = $(TD_LIBS)

# The command line, ./bootstrap, and the GitHub Action.
cli_tests = \
  tests/cli/action.test.mjs \
  tests/cli/bootstrap.sh \
  tests/cli/brief.sh \
  tests/cli/help.sh \
  tests/cli/check.sh \
  tests/cli/bundle.sh \
  tests/cli/compare.sh \
  tests/cli/embed.sh \
  tests/cli/git.sh \
  tests/cli/readers.sh \
  tests/cli/regroup.sh \
  tests/cli/shards.sh \
  tests/cli/strangers.sh \
  tests/cli/tags.sh \
  tests/cli/terminal.sh \
  tests/cli/tree.sh \
  tests/cli/wrong.sh
TESTS += $(cli_tests)
EXTRA_DIST += $(cli_tests) tests/cli/lib.sh

# What people write their own programs with.
client_tests = tests/clients/python.sh tests/clients/record.sh
TESTS += $(client_tests)
EXTRA_DIST += $(client_tests) tests/clients/test_python.py tests/clients/test_record.py

# The parts of the documents that follow from the program (make docs writes them), and whether
# the commands in documents run.
check_PROGRAMS += tests/docs/describe
TESTS += tests/docs/describe tests/docs/completions.sh tests/docs/commands.test.mjs
EXTRA_DIST += tests/docs/completions.sh tests/docs/commands.test.mjs
tests_docs_describe_SOURCES = tests/docs/describe.c tests/docs/compare_parts.c \
  tests/docs/compare_parts.h tests/docs/formula_parts.c tests/docs/formula_parts.h \
  tests/docs/man_parts.c tests/docs/man_parts.h tests/docs/text_file.c tests/docs/text_file.h
tests_docs_describe_LDADD = $(TD_LIBS)
.PHONY: docs
docs: tests/docs/describe tracediff
	srcdir='$(srcdir)' tests/docs/describe --write
	$(SHELL) $(srcdir)/tests/docs/completions.sh --write

# What is built: two builds are the same, what is in them is listed, web/made/ is not stale.
build_tests = \
  tests/build/bundles.sh \
  tests/build/packages.sh \
  tests/build/reproducible.sh \
  tests/build/sbom.test.mjs \
  tests/build/static.sh
TESTS += $(build_tests)
EXTRA_DIST += $(build_tests)
tests/build/bundles.log: tests/packages.log

# Causes planted into real traces, and whether the diagnosis names them: the generator is
# tested always, what it finds is counted by `make bench-diagnosis` (docs/diagnosis.md).
TESTS += tests/planted/planted.test.mjs tests/planted/machine.test.mjs
EXTRA_DIST += tests/planted/bench.mjs tests/planted/edit.mjs tests/planted/find.mjs \
  tests/planted/judge.mjs tests/planted/plant.mjs tests/planted/planted.test.mjs \
  tests/planted/plants.mjs tests/planted/plants_device.mjs tests/planted/plants_host.mjs \
  tests/planted/plants_code.mjs tests/planted/plants_layers.mjs \
  tests/planted/plants_ranks.mjs tests/planted/random.mjs tests/planted/replay.mjs \
  tests/planted/table.mjs tests/planted/template.mjs tests/planted/trace.mjs \
  tests/planted/machine.test.mjs tests/planted/machine_bench.mjs \
  tests/planted/machine_plant.mjs tests/planted/machine_table.mjs \
  tests/planted/plants_machine.mjs tests/planted/pool.mjs tests/planted/sources.mjs
bench-diagnosis: tracediff$(EXEEXT)
	@$(NODE) $(srcdir)/tests/planted/bench.mjs '$(abs_builddir)/tracediff$(EXEEXT)'
bench-machine: tracediff$(EXEEXT)
	@$(NODE) $(srcdir)/tests/planted/machine_bench.mjs '$(abs_builddir)/tracediff$(EXEEXT)'
.PHONY: bench-diagnosis bench-machine

# Real pairs with a known cause.
TESTS += tests/real/score.sh
EXTRA_DIST += tests/real/score.sh
# Pairs of PyTorch programs whose change by the wall clock is known.
TESTS += tests/real/wall.sh
EXTRA_DIST += tests/real/wall.sh tests/real/wall.py tests/real/wall_program.py
bench-wall: tracediff$(EXEEXT)
	@TRACEDIFF_BIN='$(abs_builddir)/tracediff$(EXEEXT)' sh $(srcdir)/tests/real/wall.sh bench
bench-real: tracediff$(EXEEXT)
	@TRACEDIFF='$(abs_builddir)/tracediff$(EXEEXT)' sh $(srcdir)/tests/real/score.sh bench
.PHONY: bench-real bench-wall

# Every answer as bytes, for a change of the code that must change none (CONTRIBUTING.md).
EXTRA_DIST += tests/answers/answers.mjs
answers: tracediff$(EXEEXT)
	@TRACEDIFF_BIN='$(abs_builddir)/tracediff$(EXEEXT)' \
	  $(NODE) $(srcdir)/tests/answers/answers.mjs record '$(ANSWERS)'
.PHONY: answers
