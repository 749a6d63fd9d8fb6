# The layer api: requests and answers.
libtracediff_a_SOURCES += \
  server/api/analysis.c \
  server/api/api.h \
  server/api/bundle.c \
  server/api/compare_op.c \
  server/api/compare_query.c server/api/compare_query.h \
  server/api/compare_traces.c \
  server/api/jobs.c \
  server/api/kept_answer.c server/api/kept_answer.h \
  server/api/ops_diff.c \
  server/api/queries.c \
  server/api/regroup.c \
  server/api/report_get.c \
  server/api/request.c server/api/request.h \
  server/api/resource_parameters.c server/api/resource_parameters.h \
  server/api/routes.c \
  server/api/samples.c \
  server/api/series.c \
  server/api/set_list.c \
  server/api/set_parts.c \
  server/api/set_trace.c \
  server/api/sets.c \
  server/api/sql.c \
  server/api/status.c \
  server/api/timeline.c \
  server/api/tree.c \
  server/api/uploads.c \
  server/api/versions.c server/api/versions.h
