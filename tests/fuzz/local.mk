# Fuzz targets, of this folder and of tests/torture. The inputs that are kept lie in an archive
# for each, tests/*/corpus-TARGET.tar.gz; `make check` replays them. To add some:
#
#     sh tests/fuzz/corpus.sh add tests/fuzz/corpus-trace.tar.gz crash-1234 another-input
#
# `make fuzz FUZZ=trace FUZZ_SECONDS=300`, in a build with --enable-fuzzing (clang), looks for
# new ones and adds those that reach new code. All are looked for without FUZZ.
fuzz_targets = bundle container inflate number text trace
torture_targets = fail_if request set upload

EXTRA_DIST += tests/fuzz/corpus.sh tests/fuzz/replay.sh tests/fuzz/trace.dict \
  $(fuzz_targets:%=tests/fuzz/corpus-%.tar.gz) \
  $(torture_targets:%=tests/torture/corpus-%.tar.gz)
TESTS += tests/fuzz/replay.sh
check_PROGRAMS += tests/fuzz/replay_bundle tests/fuzz/replay_container tests/fuzz/replay_inflate tests/fuzz/replay_number \
  tests/fuzz/replay_text tests/fuzz/replay_trace

# What the targets share, without cmocka; and main() of the replays, which libFuzzer has itself.
check_LIBRARIES += tests/fuzz/libfuzz.a tests/fuzz/libreplay.a
tests_fuzz_libfuzz_a_SOURCES = tests/fuzz/fuzz.h \
  tests/unit/kept_text.c tests/unit/kept_text.h \
  tests/unit/recording_text.c tests/unit/recording_text.h \
  tests/unit/slow_number.c tests/unit/slow_number.h $(set_questions)
tests_fuzz_libfuzz_a_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_libreplay_a_SOURCES = tests/fuzz/replay_inputs.c
FUZZ_CPPFLAGS = $(AM_CPPFLAGS) -I$(top_srcdir)/tests -I$(top_srcdir)/tests/unit
FUZZ_LIBS = tests/fuzz/libfuzz.a $(TD_LIBS)
REPLAY_LIBS = tests/fuzz/libreplay.a $(FUZZ_LIBS)

tests_fuzz_replay_bundle_SOURCES = tests/fuzz/fuzz_bundle.c
tests_fuzz_replay_bundle_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_bundle_LDADD = $(REPLAY_LIBS)
tests_fuzz_replay_container_SOURCES = tests/fuzz/fuzz_container.c
tests_fuzz_replay_container_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_container_LDADD = $(REPLAY_LIBS)
tests_fuzz_replay_inflate_SOURCES = tests/fuzz/fuzz_inflate.c
tests_fuzz_replay_inflate_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_inflate_LDADD = $(REPLAY_LIBS)
tests_fuzz_replay_number_SOURCES = tests/fuzz/fuzz_number.c
tests_fuzz_replay_number_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_number_LDADD = $(REPLAY_LIBS)
tests_fuzz_replay_text_SOURCES = tests/fuzz/fuzz_text.c
tests_fuzz_replay_text_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_text_LDADD = $(REPLAY_LIBS)
tests_fuzz_replay_trace_SOURCES = tests/fuzz/fuzz_trace.c
tests_fuzz_replay_trace_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_trace_LDADD = $(REPLAY_LIBS)

if FUZZING
noinst_LIBRARIES += tests/fuzz/libfuzz.a
noinst_PROGRAMS += tests/fuzz/fuzz_bundle tests/fuzz/fuzz_container tests/fuzz/fuzz_inflate \
  tests/fuzz/fuzz_number tests/fuzz/fuzz_text tests/fuzz/fuzz_trace
tests_fuzz_fuzz_bundle_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_bundle_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_bundle_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_container_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_container_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_container_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_inflate_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_inflate_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_inflate_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_number_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_number_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_number_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_text_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_text_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_text_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_trace_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_trace_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_trace_LDADD = $(FUZZ_LIBS)
endif

FUZZ = $(fuzz_targets) $(torture_targets)
FUZZ_SECONDS = 60
fuzz: all
	@test -n '$(findstring fuzzer-no-link,$(TD_SANITIZE))' || \
	  { echo "make fuzz: needs ../configure CC=clang --enable-fuzzing" >&2; exit 1; }
	@for target in $(FUZZ); do \
	  for folder in fuzz torture; do \
	    test ! -x "tests/$$folder/fuzz_$$target" || \
	      $(SHELL) $(srcdir)/tests/fuzz/corpus.sh search "tests/$$folder/fuzz_$$target" \
	        "$(srcdir)/tests/$$folder/corpus-$$target.tar.gz" $(FUZZ_SECONDS) || exit 1; \
	  done; \
	done
.PHONY: fuzz
