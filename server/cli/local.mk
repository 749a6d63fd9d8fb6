# The subcommands, and the program.
libtracediff_a_SOURCES += \
  server/cli/cli.h \
  server/cli/common.c \
  server/cli/compare.c \
  server/cli/compare_diagnosis.c server/cli/compare_diagnosis.h \
  server/cli/compare_hints.c \
  server/cli/compare_markdown.c server/cli/compare_markdown.h \
  server/cli/compare_options.c server/cli/compare_options.h \
  server/cli/compare_rows.c \
  server/cli/compare_summary.c \
  server/cli/compare_table.c server/cli/compare_table.h \
  server/cli/compare_words.c server/cli/compare_words.h \
  server/cli/export.c \
  server/cli/ingest.c \
  server/cli/list.c \
  server/cli/markdown_text.c server/cli/markdown_text.h \
  server/cli/options.c server/cli/options.h \
  server/cli/output.c server/cli/output.h \
  server/cli/regroup.c \
  server/cli/serve.c \
  server/cli/serve_folders.c server/cli/serve_folders.h \
  server/cli/serve_options.c server/cli/serve_options.h \
  server/cli/sources.c server/cli/sources.h \
  server/cli/table_text.c server/cli/table_text.h \
  server/cli/tags.c server/cli/tags.h \
  server/cli/verify.c

# The analyses of one set.
libtracediff_a_SOURCES += \
  server/cli/analyse.c \
  server/cli/analyse_table.c server/cli/analyse_table.h

bin_PROGRAMS += tracediff
tracediff_SOURCES = server/cli/main.c
tracediff_LDADD = $(TD_LIBS)
