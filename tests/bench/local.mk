# Measurements, by `make bench`; they take long and are no tests. `make check` only compiles
# them, so that they cannot rot.
bench_programs = tests/bench/contend tests/bench/false_alarms tests/bench/inflate_only \
  tests/bench/recording_noise tests/bench/selections tests/bench/stages
check_PROGRAMS += $(bench_programs)
tests_bench_contend_SOURCES = tests/bench/contend.c tests/bench/rounds.h
tests_bench_contend_LDADD =
tests_bench_false_alarms_SOURCES = tests/bench/false_alarms.c
tests_bench_false_alarms_LDADD = $(TD_LIBS)
tests_bench_inflate_only_SOURCES = tests/bench/inflate_only.c
tests_bench_inflate_only_LDADD = $(ZLIB_LIBS) $(ISAL_LIBS)
tests_bench_recording_noise_SOURCES = tests/bench/recording_noise.c tests/recording_noise.h
tests_bench_recording_noise_LDADD = $(TD_LIBS)
tests_bench_selections_SOURCES = tests/bench/selections.c tests/bench/rounds.h
tests_bench_selections_LDADD = $(TD_LIBS)
tests_bench_stages_SOURCES = tests/bench/stages.c tests/bench/rounds.h
tests_bench_stages_LDADD = $(TD_LIBS)
EXTRA_DIST += tests/bench/felt.mjs tests/bench/film.mjs tests/bench/journey.mjs tests/bench/long-names.mjs tests/bench/null.mjs \
  tests/bench/pages.mjs tests/bench/run tests/bench/timeline.mjs tests/bench/workers.mjs

bench: tracediff$(EXEEXT) tests/generate/generate$(EXEEXT) $(bench_programs:=$(EXEEXT))
	$(SHELL) $(srcdir)/tests/bench/run '$(abs_builddir)'
.PHONY: bench

# How often the tests of a comparison are wrong: the tables of docs/statistics.md.
bench-statistics: tests/bench/false_alarms$(EXEEXT) tests/bench/recording_noise$(EXEEXT) tests/generate/generate$(EXEEXT) \
  tracediff$(EXEEXT)
	$(SHELL) $(srcdir)/tests/bench/statistics '$(abs_builddir)'
.PHONY: bench-statistics
EXTRA_DIST += tests/bench/statistics

# How often recordings of one program are called different.
bench-null: tests/generate/generate$(EXEEXT) tracediff$(EXEEXT)
	$(NODE) $(srcdir)/tests/bench/null.mjs '$(abs_builddir)/tracediff$(EXEEXT)' \
	  '$(abs_builddir)/tests/generate/generate$(EXEEXT)'
.PHONY: bench-null
