# The generator of sample traces; `make sample` writes traces-sample/ anew.
check_PROGRAMS += tests/generate/generate
tests_generate_generate_SOURCES = \
  tests/generate/backward.c \
  tests/generate/forward.c \
  tests/generate/generate.c \
  tests/generate/kernels.c tests/generate/kernels.h \
  tests/generate/machine.c tests/generate/machine.h \
  tests/generate/random.h \
  tests/generate/trace_file.c tests/generate/trace_file.h \
  tests/generate/train.c tests/generate/train.h
tests_generate_generate_LDADD = $(ZLIB_LIBS)

# What the program carries (server/api/samples.c): names and bytes are always the same.
SAMPLE_TRACES = \
  traces-sample/control/trainer-0_31417.1771500000893742070.pt.trace.json.gz \
  traces-sample/control/trainer-0_31628.1771500000893737290.pt.trace.json.gz \
  traces-sample/test/trainer-0_31417.1771501874461743810.pt.trace.json.gz \
  traces-sample/test/trainer-0_31628.1771501874461732630.pt.trace.json.gz

EXTRA_DIST += traces-sample tests/sample.sh tests/check-sample.sh
TESTS += tests/check-sample.sh

sample: tests/generate/generate$(EXEEXT)
	rm -rf $(srcdir)/traces-sample/control $(srcdir)/traces-sample/test
	$(SHELL) $(srcdir)/tests/sample.sh tests/generate/generate$(EXEEXT) \
	  $(srcdir)/traces-sample
.PHONY: sample
