# The generators of sample traces; `make sample` writes traces-sample/ anew.
check_PROGRAMS += tests/generate/generate tests/generate/ranks
tests_generate_generate_SOURCES = \
  tests/generate/backward.c \
  tests/generate/forward.c \
  tests/generate/generate.c \
  tests/generate/kernels.c tests/generate/kernels.h \
  tests/generate/machine.c tests/generate/machine.h \
  tests/generate/random.h \
  tests/generate/trace_args.c tests/generate/trace_args.h \
  tests/generate/trace_file.c tests/generate/trace_file.h \
  tests/generate/train.c tests/generate/train.h
tests_generate_generate_LDADD = $(ZLIB_LIBS)

# The pair of four ranks, with memory, modules and process groups.
tests_generate_ranks_SOURCES = \
  tests/generate/blocks.c tests/generate/blocks.h \
  tests/generate/blocks_backward.c \
  tests/generate/blocks_forward.c \
  tests/generate/kernels.c tests/generate/kernels.h \
  tests/generate/machine.c tests/generate/machine.h \
  tests/generate/random.h \
  tests/generate/ranks.c \
  tests/generate/trace_args.c tests/generate/trace_args.h \
  tests/generate/trace_file.c tests/generate/trace_file.h
tests_generate_ranks_LDADD = $(ZLIB_LIBS)

# What the program carries (server/serve/api_intake.c): names and bytes are always the same.
SAMPLE_TRACES = \
  traces-sample/attention-control/rank0.json.gz \
  traces-sample/attention-test/rank0.json.gz \
  traces-sample/ranks-control/trainer-0_31417.1772400000912898000.pt.trace.json.gz \
  traces-sample/ranks-control/trainer-0_31628.1772400000912877000.pt.trace.json.gz \
  traces-sample/ranks-control/trainer-0_31839.1772400000912880000.pt.trace.json.gz \
  traces-sample/ranks-control/trainer-0_32050.1772400000912887000.pt.trace.json.gz \
  traces-sample/ranks-test/trainer-0_31417.1772401874475911000.pt.trace.json.gz \
  traces-sample/ranks-test/trainer-0_31628.1772401874475907000.pt.trace.json.gz \
  traces-sample/ranks-test/trainer-0_31839.1772401874475914000.pt.trace.json.gz \
  traces-sample/ranks-test/trainer-0_32050.1772401874475913000.pt.trace.json.gz

EXTRA_DIST += traces-sample tests/sample.sh tests/check-sample.sh
TESTS += tests/check-sample.sh

sample: tests/generate/generate$(EXEEXT) tests/generate/ranks$(EXEEXT)
	rm -rf $(srcdir)/traces-sample/control $(srcdir)/traces-sample/test \
	  $(srcdir)/traces-sample/ranks-control $(srcdir)/traces-sample/ranks-test
	$(SHELL) $(srcdir)/tests/sample.sh tests/generate $(srcdir)/traces-sample
.PHONY: sample
