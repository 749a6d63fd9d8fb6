# The layer cli: the subcommands.
libtracediff_a_SOURCES += \
  server/cli/analyse.c \
  server/cli/bundles.c server/cli/bundles.h \
  server/cli/cli.h \
  server/cli/common.c server/cli/common.h \
  server/cli/compare.c \
  server/cli/compare_options.c server/cli/compare_options.h \
  server/cli/export.c \
  server/cli/git_log.c server/cli/git_log.h \
  server/cli/ingest.c \
  server/cli/list.c \
  server/cli/mcp.c \
  server/cli/mcp_compare.c server/cli/mcp_compare.h \
  server/cli/mcp_input.c server/cli/mcp_input.h \
  server/cli/mcp_schema.c server/cli/mcp_schema.h \
  server/cli/mcp_tools.c server/cli/mcp_tools.h \
  server/cli/merge.c \
  server/cli/options.c server/cli/options.h \
  server/cli/output.c server/cli/output.h \
  server/cli/parameter_options.c server/cli/parameter_options.h \
  server/cli/pins.c \
  server/cli/regroup.c \
  server/cli/series.c \
  server/cli/serve.c \
  server/cli/serve_folders.c server/cli/serve_folders.h \
  server/cli/serve_options.c server/cli/serve_options.h \
  server/cli/serve_sets.c server/cli/serve_sets.h \
  server/cli/several.c server/cli/several.h \
  server/cli/sources.c server/cli/sources.h \
  server/cli/sql.c \
  server/cli/tags.c server/cli/tags.h \
  server/cli/tree.c \
  server/cli/tree_print.c server/cli/tree_print.h \
  server/cli/verify.c

bin_PROGRAMS += tracediff
tracediff_SOURCES = server/cli/main.c
tracediff_LDADD = $(TD_LIBS)
