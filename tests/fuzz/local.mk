# Fuzz targets. `make check` replays the inputs that are kept in corpus-*; with
# --enable-fuzzing (clang) there are libFuzzer programs, too:
#   mkdir new; tests/fuzz/fuzz_trace -dict=tests/fuzz/trace.dict new tests/fuzz/corpus-trace
fuzz_common = tests/fuzz/fuzz.h tests/unit/recording_text.c tests/unit/recording_text.h \
  tests/unit/slow_number.c tests/unit/slow_number.h
FUZZ_CPPFLAGS = $(AM_CPPFLAGS) -I$(top_srcdir)/tests/unit

check_PROGRAMS += tests/fuzz/replay_trace tests/fuzz/replay_number \
  tests/fuzz/replay_text tests/fuzz/replay_inflate
TESTS += tests/fuzz/replay.sh
EXTRA_DIST += tests/fuzz/replay.sh tests/fuzz/trace.dict tests/fuzz/corpus-trace \
  tests/fuzz/corpus-number tests/fuzz/corpus-text tests/fuzz/corpus-inflate

tests_fuzz_replay_trace_SOURCES = tests/fuzz/replay.c tests/fuzz/fuzz_trace.c $(fuzz_common)
tests_fuzz_replay_trace_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_trace_LDADD = $(TD_LIBS)
tests_fuzz_replay_number_SOURCES = tests/fuzz/replay.c tests/fuzz/fuzz_number.c $(fuzz_common)
tests_fuzz_replay_number_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_number_LDADD = $(TD_LIBS)
tests_fuzz_replay_text_SOURCES = tests/fuzz/replay.c tests/fuzz/fuzz_text.c $(fuzz_common)
tests_fuzz_replay_text_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_text_LDADD = $(TD_LIBS)
tests_fuzz_replay_inflate_SOURCES = tests/fuzz/replay.c tests/fuzz/fuzz_inflate.c $(fuzz_common)
tests_fuzz_replay_inflate_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_replay_inflate_LDADD = $(TD_LIBS)

if FUZZING
noinst_PROGRAMS += tests/fuzz/fuzz_trace tests/fuzz/fuzz_number tests/fuzz/fuzz_text \
  tests/fuzz/fuzz_inflate
tests_fuzz_fuzz_trace_SOURCES = tests/fuzz/fuzz_trace.c $(fuzz_common)
tests_fuzz_fuzz_trace_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_trace_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_trace_LDADD = $(TD_LIBS)
tests_fuzz_fuzz_number_SOURCES = tests/fuzz/fuzz_number.c $(fuzz_common)
tests_fuzz_fuzz_number_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_number_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_number_LDADD = $(TD_LIBS)
tests_fuzz_fuzz_text_SOURCES = tests/fuzz/fuzz_text.c $(fuzz_common)
tests_fuzz_fuzz_text_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_text_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_text_LDADD = $(TD_LIBS)
tests_fuzz_fuzz_inflate_SOURCES = tests/fuzz/fuzz_inflate.c $(fuzz_common)
tests_fuzz_fuzz_inflate_CPPFLAGS = $(FUZZ_CPPFLAGS)
tests_fuzz_fuzz_inflate_LDFLAGS = $(AM_LDFLAGS) -fsanitize=fuzzer
tests_fuzz_fuzz_inflate_LDADD = $(TD_LIBS)
endif
