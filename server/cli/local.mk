# The program.
bin_PROGRAMS += tracediff
tracediff_SOURCES = server/cli/main.c
tracediff_LDADD = $(TD_LIBS)
