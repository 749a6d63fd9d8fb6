# Tests. A unit test is one program: add it to unit_tests and state
#   tests_unit_test_x_SOURCES = tests/unit/test_x.c
#   tests_unit_test_x_LDADD = $(UNIT_LIBS)
# Exit 77 is a visible SKIP. Scripts find the tree by $srcdir and $builddir.
unit_tests =
UNIT_LIBS = $(TD_LIBS) $(CMOCKA_LIBS)
if HAVE_CMOCKA
check_PROGRAMS += $(unit_tests)
TESTS += $(unit_tests)
else
TESTS += tests/skip-unit.sh
endif
EXTRA_DIST += tests/skip-unit.sh

# Names as Markdown.
unit_tests += tests/unit/test_compare_text
tests_unit_test_compare_text_SOURCES = tests/unit/test_compare_text.c
tests_unit_test_compare_text_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_markdown
tests_unit_test_markdown_SOURCES = tests/unit/test_markdown.c
tests_unit_test_markdown_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_csv
tests_unit_test_csv_SOURCES = tests/unit/test_csv.c
tests_unit_test_csv_LDADD = $(UNIT_LIBS)

# Compiled-in files.
unit_tests += tests/unit/test_assets
tests_unit_test_assets_SOURCES = tests/unit/test_assets.c
tests_unit_test_assets_LDADD = $(UNIT_LIBS)

# Golden results: the sample traces, and where there is a corpus also its traces, against
# their expected numbers.
TESTS += tests/golden/hta.test.mjs tests/golden/hta-pair.test.mjs tests/golden/analyses.test.mjs
EXTRA_DIST += tests/golden/analyses.test.mjs tests/golden/hta.mjs tests/golden/hta.test.mjs \
  tests/golden/hta-pair.test.mjs tests/golden/data/README.md \
  tests/golden/data/hta-control.json tests/golden/data/hta-pair.json \
  tests/golden/data/hta-test.json \
  tests/golden/data/pair-sample-control--sample-test.json \
  tests/golden/data/sample-control.json tests/golden/data/sample-test.json
golden_tests = tests/golden/golden_sets tests/golden/golden_compare
check_PROGRAMS += $(golden_tests)
TESTS += $(golden_tests)
tests_golden_golden_sets_SOURCES = tests/golden/golden_sets.c tests/golden/golden.c tests/golden/golden.h
tests_golden_golden_sets_LDADD = $(TD_LIBS)
tests_golden_golden_compare_SOURCES = tests/golden/golden_compare.c tests/golden/golden.c tests/golden/golden.h
tests_golden_golden_compare_LDADD = $(TD_LIBS)

# The pages in a browser; SKIP where node, Chromium or their packages cannot be had.
EXTRA_DIST += tests/browser/strangers.test.mjs tests/browser/run.sh tests/browser/lib.mjs tests/browser/compare.test.mjs \
  tests/browser/analyse-look.test.mjs \
  tests/browser/compare-look.test.mjs tests/browser/drops.test.mjs tests/browser/firefox.test.mjs \
  tests/browser/axe.test.mjs tests/browser/keys.test.mjs \
  tests/browser/analyse.test.mjs tests/browser/diagnosis.test.mjs tests/browser/markers.test.mjs \
  tests/browser/answer.test.mjs tests/browser/many.test.mjs tests/browser/operation.test.mjs \
  tests/browser/set-picker.test.mjs \
  tests/browser/perfetto.test.mjs tests/browser/pure.test.mjs tests/browser/regroup.test.mjs tests/browser/traces.test.mjs tests/browser/package.json \
  tests/browser/package-lock.json tests/browser/.npmrc

# HTTP: the pure parts, the route table, and the real server asked by node.
unit_tests += tests/unit/test_http tests/unit/test_routes
tests_unit_test_http_SOURCES = tests/unit/test_http.c
tests_unit_test_http_LDADD = $(UNIT_LIBS)
tests_unit_test_routes_SOURCES = tests/unit/test_routes.c
tests_unit_test_routes_LDADD = $(UNIT_LIBS)
EXTRA_DIST += tests/http/damage.test.mjs tests/http/early.test.mjs tests/http/verify.test.mjs \
  tests/http/forged.test.mjs tests/http/list.test.mjs \
  tests/http/left-behind.mjs tests/http/lib.test.mjs \
  tests/http/budget.test.mjs tests/http/strangers.test.mjs tests/http/run.sh tests/http/lib.mjs tests/http/compare.test.mjs \
  tests/http/guard.test.mjs tests/http/http.test.mjs tests/http/jobs.test.mjs tests/http/regroup.test.mjs \
  tests/http/serve.test.mjs tests/http/sets.test.mjs tests/http/uploads.test.mjs \
  tests/http/worker.test.mjs

# The layers base, trace and ingest; and what the fuzzers found.
include tests/unit/local.mk
include tests/fuzz/local.mk

# Significance; and of the corpus its noise: SKIP where there is none.
golden_tests += tests/golden/golden_significance
tests_golden_golden_significance_SOURCES = tests/golden/golden_significance.c \
  tests/golden/golden.c tests/golden/golden.h
tests_golden_golden_significance_LDADD = $(TD_LIBS)
golden_tests += tests/golden/golden_noise
tests_golden_golden_noise_SOURCES = tests/golden/golden_noise.c tests/golden/golden.c \
  tests/golden/golden.h
tests_golden_golden_noise_LDADD = $(TD_LIBS)

# Statistics: significance, verdict, waterfall, replacements, conditions of --fail-if.
unit_tests += tests/unit/test_comparability tests/unit/test_fail_if \
  tests/unit/test_false_discovery \
  tests/unit/test_mann_whitney tests/unit/test_matching tests/unit/test_moderated \
  tests/unit/test_observations tests/unit/test_significance \
  tests/unit/test_verdict tests/unit/test_waterfall
tests_unit_test_comparability_SOURCES = tests/unit/test_comparability.c
tests_unit_test_comparability_LDADD = $(UNIT_LIBS)
tests_unit_test_fail_if_SOURCES = tests/unit/test_fail_if.c
tests_unit_test_fail_if_LDADD = $(UNIT_LIBS)
tests_unit_test_false_discovery_SOURCES = tests/unit/test_false_discovery.c
tests_unit_test_false_discovery_LDADD = $(UNIT_LIBS)
tests_unit_test_mann_whitney_SOURCES = tests/unit/test_mann_whitney.c
tests_unit_test_mann_whitney_LDADD = $(UNIT_LIBS)
tests_unit_test_matching_SOURCES = tests/unit/test_matching.c
tests_unit_test_matching_LDADD = $(UNIT_LIBS)
tests_unit_test_moderated_SOURCES = tests/unit/test_moderated.c
tests_unit_test_moderated_LDADD = $(UNIT_LIBS)
tests_unit_test_observations_SOURCES = tests/unit/test_observations.c
tests_unit_test_observations_LDADD = $(UNIT_LIBS)
tests_unit_test_significance_SOURCES = tests/unit/test_significance.c
tests_unit_test_significance_LDADD = $(UNIT_LIBS)
tests_unit_test_verdict_SOURCES = tests/unit/test_verdict.c
tests_unit_test_verdict_LDADD = $(UNIT_LIBS)
tests_unit_test_waterfall_SOURCES = tests/unit/test_waterfall.c
tests_unit_test_waterfall_LDADD = $(UNIT_LIBS)

# The parts of the documents that follow from the program; make docs writes them.
check_PROGRAMS += tests/docs/describe
TESTS += tests/docs/describe
tests_docs_describe_SOURCES = tests/docs/describe.c
tests_docs_describe_LDADD = $(TD_LIBS)
.PHONY: docs
docs: tests/docs/describe
	srcdir='$(srcdir)' tests/docs/describe --write

# The analyses of one set.
check_PROGRAMS += tests/golden/golden_analysis
TESTS += tests/golden/golden_analysis
tests_golden_golden_analysis_SOURCES = tests/golden/golden_analysis.c tests/golden/golden.c tests/golden/golden.h \
  $(analysed)
tests_golden_golden_analysis_LDADD = $(TD_LIBS)
unit_tests += tests/unit/test_analyses tests/unit/test_series tests/unit/test_statistics \
  tests/unit/test_table
analysed = tests/unit/analysed.c tests/unit/analysed.h
analysis_text = tests/unit/analysis_text.c tests/unit/analysis_text.h $(analysed) $(trace_text)
tests_unit_test_analyses_SOURCES = tests/unit/test_analyses.c $(analysis_text) \
  tests/unit/analyses/analysis_tests.h \
  tests/unit/analyses/comm_comp_overlap.c \
  tests/unit/analyses/idle_time_breakdown.c \
  tests/unit/analyses/kernel_breakdown.c \
  tests/unit/analyses/kernel_sequences.c \
  tests/unit/analyses/launch_stats.c \
  tests/unit/analyses/memory_bw.c \
  tests/unit/analyses/operator_kernels.c \
  tests/unit/analyses/queue_length.c \
  tests/unit/analyses/temporal_breakdown.c \
  tests/unit/analyses/user_annotation_breakdown.c
tests_unit_test_analyses_LDADD = $(UNIT_LIBS)
tests_unit_test_series_SOURCES = tests/unit/test_series.c $(trace_text)
tests_unit_test_series_LDADD = $(UNIT_LIBS)
tests_unit_test_statistics_SOURCES = tests/unit/test_statistics.c $(trace_text)
tests_unit_test_statistics_LDADD = $(UNIT_LIBS)
tests_unit_test_table_SOURCES = tests/unit/test_table.c $(analysis_text)
tests_unit_test_table_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_selection
tests_unit_test_selection_SOURCES = tests/unit/test_selection.c
tests_unit_test_selection_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_analysis_ranks
tests_unit_test_analysis_ranks_SOURCES = tests/unit/test_analysis_ranks.c $(ingest_place) \
  $(trace_text)
tests_unit_test_analysis_ranks_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_heaviest_operator
tests_unit_test_heaviest_operator_SOURCES = tests/unit/test_heaviest_operator.c \
  $(analysis_text)
tests_unit_test_heaviest_operator_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_analyses_random
tests_unit_test_analyses_random_SOURCES = tests/unit/test_analyses_random.c \
  $(random_trace) $(analysis_text)
tests_unit_test_analyses_random_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_rows
tests_unit_test_rows_SOURCES = tests/unit/test_rows.c $(analysis_text)
tests_unit_test_rows_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_set_digest
tests_unit_test_set_digest_SOURCES = tests/unit/test_set_digest.c $(store_fixture)
tests_unit_test_set_digest_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_set_check
tests_unit_test_set_check_SOURCES = tests/unit/test_set_check.c $(store_fixture)
tests_unit_test_set_check_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_marked
tests_unit_test_marked_SOURCES = tests/unit/test_marked.c $(store_fixture)
tests_unit_test_marked_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_cache
tests_unit_test_cache_SOURCES = tests/unit/test_cache.c $(store_fixture)
tests_unit_test_cache_LDADD = $(UNIT_LIBS)
EXTRA_DIST += tests/http/affected.test.mjs tests/http/analysis.test.mjs tests/http/traces.test.mjs tests/http/export.test.mjs

# The store.
unit_tests += tests/unit/test_store_catalog \
  tests/unit/test_store_cells \
  tests/unit/test_store_events \
  tests/unit/test_store_recovery \
  tests/unit/test_store_segments \
  tests/unit/test_store_sets \
  tests/unit/test_store_statements
store_fixture = tests/unit/store_fixture.c tests/unit/store_fixture.h \
  tests/unit/store_home.c tests/unit/store_home.h tests/unit/store_naive.c
tests_unit_test_store_catalog_SOURCES = tests/unit/test_store_catalog.c $(store_fixture)
tests_unit_test_store_catalog_LDADD = $(UNIT_LIBS)
tests_unit_test_store_cells_SOURCES = tests/unit/test_store_cells.c $(store_fixture)
tests_unit_test_store_cells_LDADD = $(UNIT_LIBS)
tests_unit_test_store_events_SOURCES = tests/unit/test_store_events.c $(store_fixture)
tests_unit_test_store_events_LDADD = $(UNIT_LIBS)
tests_unit_test_store_recovery_SOURCES = tests/unit/test_store_recovery.c $(store_fixture)
tests_unit_test_store_recovery_LDADD = $(UNIT_LIBS)
tests_unit_test_store_segments_SOURCES = tests/unit/test_store_segments.c $(store_fixture)
tests_unit_test_store_segments_LDADD = $(UNIT_LIBS)
tests_unit_test_store_sets_SOURCES = tests/unit/test_store_sets.c $(store_fixture)
tests_unit_test_store_sets_LDADD = $(UNIT_LIBS)
tests_unit_test_store_statements_SOURCES = tests/unit/test_store_statements.c $(store_fixture)
tests_unit_test_store_statements_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_set_query
tests_unit_test_set_query_SOURCES = tests/unit/test_set_query.c $(store_fixture)
tests_unit_test_set_query_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_store_place
tests_unit_test_store_place_SOURCES = tests/unit/test_store_place.c $(store_fixture)
tests_unit_test_store_place_LDADD = $(UNIT_LIBS)

# The bound on the memory of ingest, under a limit.
memory_tests = tests/memory/ingest_memory tests/memory/hostile_memory
check_PROGRAMS += $(memory_tests)
TESTS += $(memory_tests)
measure = tests/memory/measure.c tests/memory/measure.h
tests_memory_ingest_memory_SOURCES = tests/memory/ingest_memory.c $(measure)
tests_memory_ingest_memory_LDADD = $(ZLIB_LIBS)
tests_memory_hostile_memory_SOURCES = tests/memory/hostile_memory.c $(measure)
tests_memory_hostile_memory_LDADD = $(ZLIB_LIBS)

# Which blobs answer for a selection of steps.
unit_tests += tests/unit/test_set_cover
tests_unit_test_set_cover_SOURCES = tests/unit/test_set_cover.c
tests_unit_test_set_cover_LDADD = $(UNIT_LIBS)

# Samples of rows and launches, handed out by the store.
unit_tests += tests/unit/test_store_samples
tests_unit_test_store_samples_SOURCES = tests/unit/test_store_samples.c $(store_fixture)
tests_unit_test_store_samples_LDADD = $(UNIT_LIBS)

# Kills, faults, load, hostile files.
include tests/torture/local.mk
include tests/growth/local.mk

# The answers of a comparison, over HTTP and at the command line.
TESTS += tests/cli/compare.sh tests/cli/regroup.sh tests/cli/strangers.sh tests/cli/tags.sh tests/cli/terminal.sh
EXTRA_DIST += tests/cli/lib.sh tests/cli/compare.sh tests/cli/regroup.sh tests/cli/strangers.sh tests/cli/tags.sh tests/cli/terminal.sh tests/http/answers.test.mjs

# What ./bootstrap takes and says.
TESTS += tests/cli/bootstrap.sh
EXTRA_DIST += tests/cli/bootstrap.sh

# Two builds are the same, and what is in them is listed.
TESTS += tests/build/reproducible.sh tests/build/sbom.test.mjs
EXTRA_DIST += tests/build/reproducible.sh tests/build/sbom.test.mjs tests/http/cache.test.mjs

# The report, and what docs/ci.md says.
TESTS += tests/build/bundle.sh tests/cli/ci.sh
EXTRA_DIST += tests/build/bundle.sh
EXTRA_DIST += tests/cli/ci.sh tests/browser/report.test.mjs tests/http/report.test.mjs docs/ci.md

# Causes planted into real traces, and whether the diagnosis names them: the generator is
# tested always, what it finds is counted by `make bench-diagnosis` (docs/diagnosis.md).
TESTS += tests/planted/planted.test.mjs
EXTRA_DIST += tests/planted/bench.mjs tests/planted/edit.mjs tests/planted/find.mjs \
  tests/planted/judge.mjs tests/planted/plant.mjs tests/planted/planted.test.mjs \
  tests/planted/plants.mjs tests/planted/plants_device.mjs tests/planted/plants_host.mjs \
  tests/planted/plants_ranks.mjs tests/planted/random.mjs tests/planted/replay.mjs \
  tests/planted/table.mjs tests/planted/template.mjs tests/planted/trace.mjs
bench-diagnosis: tracediff$(EXEEXT)
	@$(NODE) $(srcdir)/tests/planted/bench.mjs '$(abs_builddir)/tracediff$(EXEEXT)'
.PHONY: bench-diagnosis
