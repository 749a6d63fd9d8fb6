# Checks of the source itself, how tests are run, and targets for developers.
AM_TESTS_ENVIRONMENT = NODE='$(NODE)'; CLANG_FORMAT='$(CLANG_FORMAT)'; \
  top_builddir='$(abs_builddir)'; top_srcdir='$(abs_srcdir)'; \
  export NODE CLANG_FORMAT top_builddir top_srcdir;
SH_LOG_COMPILER = $(SHELL)
MJS_LOG_COMPILER = $(SHELL) $(srcdir)/tests/run-node.sh

SOURCE_CHECKS = \
  tests/check-docs.sh \
  tests/check-format.sh \
  tests/check-layers.sh \
  tests/check-mutations.sh \
  tests/check-style.sh \
  tests/house.sh
TESTS += tests/packages.sh $(SOURCE_CHECKS)
EXTRA_DIST += tests/packages.sh $(SOURCE_CHECKS) tests/house.txt tests/run-node.sh tests/check.sh
clean-local:
	rm -rf tests/browser-copy tests/tidy-clean
.PHONY: clean-local

# clang-tidy over the program; its configuration is .clang-tidy. One file a run: version 14
# confuses va_list between files. What was clean and has not changed is left out.
#
# Nearly all of its time goes into the analyzer, which follows the paths of a function up to
# 225,000 states by default. With 15,000 a function it takes a seventh of the time. In every 14th
# file, 40 in all, it enters 99.2 % of the blocks instead of 99.6 %, and of 300 faults that a
# script put in (a guard or a first value removed) it finds 95; with 75,000 it finds 97.
# `make tidy TIDY_NODES=225000` follows them all.
TIDY_NODES = 15000
TIDY_FLAGS = -std=gnu17 $(DEFS) -include $(abs_builddir)/config.h -Iserver \
  -I$(abs_builddir) $(JANSSON_CFLAGS) $(MICROHTTPD_CFLAGS) $(SQLITE_CFLAGS) $(ISAL_CFLAGS)
TIDY_CLEAN = $(abs_builddir)/tests/tidy-clean
tidy: config.h
	@test '$(CLANG_TIDY)' != no || { echo "clang-tidy was not found by configure" >&2; exit 1; }
	@CC='$(CC)' CLANG_TIDY='$(CLANG_TIDY)' TIDY_CLEAN='$(TIDY_CLEAN)'; \
	  TIDY_BUILD='$(abs_builddir)'; export TIDY_BUILD; \
	  TIDY_NODES='$(TIDY_NODES)'; TIDY_VERSION=$$($(CLANG_TIDY) --version); \
	  export CC CLANG_TIDY TIDY_CLEAN TIDY_NODES TIDY_VERSION; cd $(srcdir) && find server -name '*.c' | LC_ALL=C sort | \
	  xargs -n 1 -P $(TIDY_JOBS) $(SHELL) -c '$(SHELL) tests/tidy.sh "$$1" $(TIDY_FLAGS)' tidy
TIDY_JOBS = 2
EXTRA_DIST += tests/tidy.sh

# How large the house is, against the table of what it may be.
house:
	@srcdir=$(srcdir) $(SHELL) $(srcdir)/tests/house.sh
.PHONY: house

# Writes all C as the style check wants it.
format:
	cd $(srcdir) && find server tests -name node_modules -prune -o -name '*.[ch]' -print | \
	  xargs $(CLANG_FORMAT) -i

# What is worth its time in a build with sanitizers: the unit tests, the inputs that fuzzers
# found, and the real server over HTTP. ThreadSanitizer gets the last alone, without what is slow
# there and has no threads of its own: the command line alone, and answers whose threads other
# tests start as well (those of an analysis, a tree, a request of SQL). Freed memory is kept out of
# use until 16 MB of it are freed, not 256 MB: a third less time where much is freed. The shadow of
# a large block is cleared in place, not by a new mapping whose pages fault: a third less again.
sanitized_tests = $(unit_tests) $(http_tests) tests/fuzz/replay.sh tests/torture/replay.sh
sanitized_programs = $(unit_programs) $(filter tests/fuzz/% tests/torture/replay_%,$(check_PROGRAMS))
# Left to the night there: how requests end, of which tests/unit/test_budget_ends does more.
not_sanitized = tests/http/budget.test.mjs
check-sanitized:
	ASAN_OPTIONS="quarantine_size_mb=16:clear_shadow_mmap_threshold=1000000000:$$ASAN_OPTIONS" \
	  $(MAKE) $(AM_MAKEFLAGS) check check_DATA= check_PROGRAMS='$(sanitized_programs)' \
	  TESTS='$(filter-out $(if $(NIGHTLY),,$(not_sanitized)),$(sanitized_tests))'
without_threads = $(addprefix tests/http/, $(addsuffix .test.mjs, export forged frames layers \
  memory names page-values sql-analyses sql-command sql-doc sql-links sql-links-marker \
  sql-links-tree sql-windows))
check-threads:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(filter-out $(without_threads), $(http_tests))' \
	  check_DATA= check_LIBRARIES= check_PROGRAMS=

# How pages look, in all their states, and in another browser: the check runs them where what they
# look at has changed since they last passed (tests/check.sh), and every night.
look_tests = $(addprefix tests/browser/, $(addsuffix .test.mjs, axe analyse-look bad-values \
  compare-look firefox many perfetto pop-ups strangers))
check-looks:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(look_tests)' check_DATA= check_LIBRARIES= \
	  check_PROGRAMS=

# What `./bootstrap check` runs without sanitizers: not what tests the same in a build with them,
# but for those which do more without: a bound on memory, more data, the sandbox.
beside_sanitizers = $(not_sanitized) tests/http/sql.test.mjs tests/http/worker.test.mjs \
  tests/unit/test_sandbox
within_sanitizers = $(if $(NIGHTLY),, $(filter-out $(beside_sanitizers), \
  $(sanitized_tests) $(sanitized_programs)) tests/unit/libunit.a tests/fuzz/libfuzz.a \
  tests/fuzz/libreplay.a)
check-beside-sanitizers:
	$(MAKE) $(AM_MAKEFLAGS) check \
	  check_LIBRARIES='$(filter-out $(within_sanitizers), $(check_LIBRARIES))' \
	  TESTS='$(filter-out $(within_sanitizers) $(look_tests), $(TESTS))' \
	  check_PROGRAMS='$(filter-out $(within_sanitizers), $(check_PROGRAMS))'

# All of the check, every night, in the checkout.
nightly:
	cd $(srcdir) && env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL ./bootstrap check --nightly

# The real server over HTTP, all of it; under valgrind too (about 20 times slower).
check-http:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(http_tests)' check_DATA= check_LIBRARIES= \
	  check_PROGRAMS=

# ./bootstrap check --quick: every layer, and the main pages, in a few minutes; without the tests
# that take 10 seconds and more by themselves.
slow_tests = tests/http/budget.test.mjs tests/unit/test_budget_ends \
  tests/unit/test_differential.c tests/unit/test_regroup.c
quick_tests = tests/packages.sh tests/browser/compare.test.mjs tests/browser/traces.test.mjs \
  tests/browser/pure.test.mjs \
  $(filter-out $(slow_tests), $(http_tests) $(unit_tests) $(SOURCE_CHECKS))
check-quick:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(quick_tests)' check_DATA= \
	  check_LIBRARIES=tests/unit/libunit.a check_PROGRAMS='$(unit_programs)'

# What distcheck tests in the archive: about a tenth, of every kind. All of it is tested in the
# checkout; here the question is whether the archive has what is needed (and check-archive.sh
# compares it with the checkout).
archive_tests = tests/packages.sh tests/browser/pure.test.mjs tests/http/compare.test.mjs \
  tests/http/sets.test.mjs tests/unit/test_analyses.c tests/unit/test_csv.c \
  tests/unit/test_store_sets.c tests/unit/test_read.c tests/fuzz/replay.sh tests/cli/compare.sh \
  tests/build/reproducible.sh tests/build/sbom.test.mjs tests/check-sample.sh $(SOURCE_CHECKS)
archive_programs = tests/unit/run \
  $(filter tests/fuzz/replay_% tests/generate/%,$(check_PROGRAMS))
check-archive:
	$(MAKE) $(AM_MAKEFLAGS) distcheck AM_MAKEFLAGS='TESTS="$(archive_tests)" \
	  check_PROGRAMS="$(archive_programs)" check_DATA='
	$(SHELL) $(srcdir)/tests/check-archive.sh $(distdir).tar.gz
EXTRA_DIST += tests/check-archive.sh

check-valgrind: all
	@if ! command -v valgrind >/dev/null; then \
	  echo "SKIP: check-valgrind: valgrind is not installed" >&2; exit 0; fi; \
	  $(AM_TESTS_ENVIRONMENT) TRACEDIFF_PROGRAM='$(abs_builddir)/tracediff'; \
	  TRACEDIFF_BIN='$(abs_srcdir)/tests/valgrind.sh'; \
	  export TRACEDIFF_PROGRAM TRACEDIFF_BIN; $(SHELL) $(srcdir)/tests/http/run.sh
EXTRA_DIST += tests/valgrind.sh

# Which lines and branches the tests reach; whether they notice broken code (an hour or two;
# MUTATE=store/ for one folder). docs/robustness.md has the figures.
check-coverage: all
	@$(AM_TESTS_ENVIRONMENT) srcdir='$(abs_srcdir)'; builddir='$(abs_builddir)'; \
	  export srcdir builddir; $(SHELL) $(srcdir)/tests/coverage.sh
mutate: all
	@srcdir='$(abs_srcdir)'; builddir='$(abs_builddir)'; export srcdir builddir; \
	  $(NODE) $(srcdir)/tests/mutate/run.mjs $(MUTATE)
EXTRA_DIST += tests/coverage.sh tests/coverage.mjs tests/mutate/run.mjs \
  tests/mutate/account.mjs tests/mutate/causes.mjs tests/mutate/critical.mjs tests/mutate/ingest.mjs \
  tests/mutate/layers.mjs tests/mutate/mcp.mjs tests/mutate/memory.mjs tests/mutate/series.mjs \
  tests/mutate/mutations.mjs tests/mutate/shared.mjs tests/mutate/sql.mjs

.PHONY: nightly check-looks tidy format check-sanitized check-beside-sanitizers check-http check-threads \
  check-quick check-archive check-valgrind check-coverage mutate
