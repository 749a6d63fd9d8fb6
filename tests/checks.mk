# Checks of the source itself, how tests are run, and targets for developers.
AM_TESTS_ENVIRONMENT = NODE='$(NODE)'; CLANG_FORMAT='$(CLANG_FORMAT)'; \
  top_builddir='$(abs_builddir)'; top_srcdir='$(abs_srcdir)'; \
  export NODE CLANG_FORMAT top_builddir top_srcdir;
SH_LOG_COMPILER = $(SHELL)
MJS_LOG_COMPILER = $(SHELL) $(srcdir)/tests/run-node.sh

SOURCE_CHECKS = tests/check-layers.sh tests/check-style.sh tests/check-format.sh
TESTS += $(SOURCE_CHECKS)
EXTRA_DIST += $(SOURCE_CHECKS) tests/run-node.sh

# clang-tidy over the program; its configuration is .clang-tidy. One file a run: version 14
# confuses va_list between files.
TIDY_FLAGS = -std=gnu17 $(DEFS) -include $(abs_builddir)/config.h -I$(abs_srcdir)/server \
  -I$(abs_builddir) $(JANSSON_CFLAGS) $(MICROHTTPD_CFLAGS) $(SQLITE_CFLAGS) $(ISAL_CFLAGS)
tidy: config.h
	@test '$(CLANG_TIDY)' != no || { echo "clang-tidy was not found by configure" >&2; exit 1; }
	@cd $(srcdir) && find server -name '*.c' | LC_ALL=C sort | xargs -n 1 -P $(TIDY_JOBS) \
	  $(SHELL) -c '$(CLANG_TIDY) --quiet "$$@" -- $(TIDY_FLAGS) 2>/dev/null' tidy
TIDY_JOBS = 2

# Writes all C as the style check wants it.
format:
	cd $(srcdir) && find server tests -name node_modules -prune -o -name '*.[ch]' -print | \
	  xargs $(CLANG_FORMAT) -i

# What is worth its time in a build with sanitizers: the unit tests, the inputs that fuzzers
# found, and the real server over HTTP.
check-sanitized:
	$(MAKE) $(AM_MAKEFLAGS) check \
	  TESTS='$(unit_tests) tests/fuzz/replay.sh tests/torture/replay.sh tests/http/run.sh'

# The HTTP tests alone: for ThreadSanitizer, and under valgrind (about 20 times slower).
check-http: all
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/http/run.sh
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
  tests/mutate/mutations.mjs

.PHONY: tidy format check-sanitized check-http check-valgrind check-coverage mutate
