# Files of the layer api.
libtracediff_a_SOURCES += \
  server/api/api.h \
  server/api/compare_answers.c \
  server/api/compare_csv.c \
  server/api/compare_op.c \
  server/api/compare_json.c server/api/compare_json.h \
  server/api/compare_rows_json.c \
  server/api/compare_query.c server/api/compare_query.h \
  server/api/compare_traces.c \
  server/api/jobs.c \
  server/api/json.c server/api/json.h \
  server/api/ops_diff.c \
  server/api/regroup.c \
  server/api/report.c server/api/report.h \
  server/api/report_get.c \
  server/api/routes.c \
  server/api/samples.c \
  server/api/set_list.c \
  server/api/set_json.c server/api/set_json.h \
  server/api/set_parts.c \
  server/api/set_trace.c \
  server/api/sets.c \
  server/api/status.c \
  server/api/uploads.c server/api/versions.c server/api/versions.h

# The analyses of one set.
libtracediff_a_SOURCES += \
  server/api/analysis.c \
  server/api/analysis_csv.c \
  server/api/analysis_json.c server/api/analysis_json.h \
  server/api/csv.c server/api/csv.h
