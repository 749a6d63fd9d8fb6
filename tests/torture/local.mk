# Torture: kills, faults, load, hostile files, hardening. Short in `make check`, long in
# `make torture`; docs/robustness.md has the figures.
check_PROGRAMS += tests/torture/check_store
tests_torture_check_store_SOURCES = tests/torture/check_store.c
tests_torture_check_store_LDADD = $(SQLITE_LIBS)

# A library for LD_PRELOAD. It replaces the allocator, which sanitizers do as well.
EXTRA_DIST += tests/torture/faults.c tests/torture/slurm.sh
if FAULTS
check_DATA = tests/torture/faults.so
CLEANFILES += tests/torture/faults.so
endif
tests/torture/faults.so: tests/torture/faults.c config.h
	$(AM_V_GEN)$(MKDIR_P) tests/torture && $(CC) -std=gnu17 -include config.h -I. \
	  $(TD_WARNINGS) $(CPPFLAGS) $(CFLAGS) -U_FORTIFY_SOURCE -fPIC -shared \
	  -o $@ $(srcdir)/tests/torture/faults.c -ldl

# What crashes may leave: a recorder for LD_PRELOAD, and what rebuilds states from it.
check_PROGRAMS += tests/torture/crash_replay
tests_torture_crash_replay_SOURCES = tests/torture/crash_replay.c tests/torture/crash_check.c \
  tests/torture/crash_check.h tests/torture/crash_log.c tests/torture/crash_log.h \
  tests/torture/crash_state.c tests/torture/crash_state.h tests/torture/record.h
tests_torture_crash_replay_LDADD = $(TD_LIBS)
EXTRA_DIST += tests/torture/record.c tests/torture/crash.test.mjs
if FAULTS
check_DATA += tests/torture/record.so
CLEANFILES += tests/torture/record.so
endif
tests/torture/record.so: tests/torture/record.c tests/torture/record.h config.h
	$(AM_V_GEN)$(MKDIR_P) tests/torture && $(CC) -std=gnu17 -include config.h -I. \
	  $(TD_WARNINGS) $(CPPFLAGS) $(CFLAGS) -U_FORTIFY_SOURCE -fPIC -shared \
	  -o $@ $(srcdir)/tests/torture/record.c

torture_tests = tests/torture/run.sh tests/torture/hardening.sh
TESTS += $(torture_tests)
EXTRA_DIST += $(torture_tests) tests/torture/lib.mjs tests/torture/faults.test.mjs \
  tests/torture/input.test.mjs tests/torture/keep.test.mjs \
  tests/torture/kill.test.mjs tests/torture/load.test.mjs \
  tests/torture/read_only.test.mjs tests/torture/retention.test.mjs tests/torture/uploads.test.mjs tests/torture/worker.test.mjs

# Fuzz targets beside those of tests/fuzz, whose local.mk says how inputs are kept: what
# strangers send, the upload protocol over the server's own code without sockets, set files with
# other bits and other numbers, and --fail-if.
TESTS += tests/torture/replay.sh
EXTRA_DIST += tests/torture/replay.sh
check_PROGRAMS += tests/torture/replay_fail_if tests/torture/replay_request \
  tests/torture/replay_set tests/torture/replay_upload
set_questions = tests/torture/set_questions.c tests/torture/set_questions.h \
  tests/torture/fake_http.c tests/torture/fake_http.h
fuzz_request_sources = tests/torture/fuzz_request.c tests/torture/url_encode.h
fuzz_set_sources = tests/torture/fuzz_set.c
fuzz_upload_sources = tests/torture/fuzz_upload.c tests/torture/upload_model.c \
  tests/torture/upload_model_ask.c tests/torture/upload_model.h \
  tests/torture/upload_model_state.h tests/torture/url_encode.h \
  tests/torture/fuzz_store.c tests/torture/fuzz_store.h
tests_torture_replay_fail_if_SOURCES = tests/torture/fuzz_fail_if.c
tests_torture_replay_fail_if_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_replay_fail_if_LDADD = $(REPLAY_LIBS)
tests_torture_replay_request_SOURCES = $(fuzz_request_sources)
tests_torture_replay_request_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_replay_request_LDADD = $(REPLAY_LIBS)
tests_torture_replay_set_SOURCES = $(fuzz_set_sources)
tests_torture_replay_set_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_replay_set_LDADD = $(REPLAY_LIBS)
tests_torture_replay_upload_SOURCES = $(fuzz_upload_sources)
tests_torture_replay_upload_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_replay_upload_LDADD = $(REPLAY_LIBS)
if FUZZING
noinst_PROGRAMS += tests/torture/fuzz_fail_if tests/torture/fuzz_request \
  tests/torture/fuzz_set tests/torture/fuzz_upload
tests_torture_fuzz_fail_if_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_fuzz_fail_if_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_torture_fuzz_fail_if_LDADD = $(FUZZ_LIBS)
tests_torture_fuzz_request_SOURCES = $(fuzz_request_sources)
tests_torture_fuzz_request_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_fuzz_request_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_torture_fuzz_request_LDADD = $(FUZZ_LIBS)
tests_torture_fuzz_set_SOURCES = $(fuzz_set_sources)
tests_torture_fuzz_set_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_fuzz_set_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_torture_fuzz_set_LDADD = $(FUZZ_LIBS)
tests_torture_fuzz_upload_SOURCES = $(fuzz_upload_sources)
tests_torture_fuzz_upload_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_fuzz_upload_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_torture_fuzz_upload_LDADD = $(FUZZ_LIBS)
endif

# The same files with single bits flipped, asked every question.
check_PROGRAMS += tests/torture/flips
TESTS += tests/torture/flips.sh
EXTRA_DIST += tests/torture/flips.sh
tests_torture_flips_SOURCES = tests/torture/flip_bits.c $(set_questions)
tests_torture_flips_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_torture_flips_LDADD = $(TD_LIBS)

torture: all tests/torture/check_store$(EXEEXT) tests/torture/crash_replay$(EXEEXT) \
  tests/torture/flips$(EXEEXT) $(check_DATA)
	@$(AM_TESTS_ENVIRONMENT) TORTURE=long; export TORTURE; \
	  $(SHELL) $(srcdir)/tests/torture/run.sh && $(SHELL) $(srcdir)/tests/torture/hardening.sh \
	  && $(SHELL) $(srcdir)/tests/torture/flips.sh
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/torture/slurm.sh || test $$? -eq 77
	$(MAKE) $(AM_MAKEFLAGS) check-reproducible
	$(MAKE) $(AM_MAKEFLAGS) check-growth
	$(MAKE) $(AM_MAKEFLAGS) check-valgrind
.PHONY: torture
