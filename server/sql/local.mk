# The layer sql: statements of users.
libtracediff_a_SOURCES += \
  server/sql/analysis_answers.c server/sql/analysis_answers.h \
  server/sql/analysis_tables.c server/sql/analysis_tables.h \
  server/sql/ask.c server/sql/ask.h \
  server/sql/compare_frames_table.c server/sql/compare_frames_table.h \
  server/sql/compare_table.c server/sql/compare_table.h \
  server/sql/describe.c server/sql/describe.h \
  server/sql/describe_pair.c server/sql/describe_pair.h \
  server/sql/description.h \
  server/sql/export.c server/sql/export.h \
  server/sql/export_target.c server/sql/export_target.h \
  server/sql/export_tsv.c server/sql/export_tsv.h \
  server/sql/frames_table.c server/sql/frames_table.h \
  server/sql/functions.c server/sql/functions.h \
  server/sql/gate.c server/sql/gate.h \
  server/sql/given.c server/sql/given.h \
  server/sql/guard.c server/sql/guard.h \
  server/sql/mistake.c server/sql/mistake.h \
  server/sql/pair_places.c server/sql/pair_places.h \
  server/sql/pair_rows.c server/sql/pair_rows.h \
  server/sql/pair_tables.c server/sql/pair_tables.h \
  server/sql/pattern.c server/sql/pattern.h \
  server/sql/recorded_tables.c server/sql/recorded_tables.h \
  server/sql/scan.c server/sql/scan.h \
  server/sql/session.c server/sql/session.h \
  server/sql/sets_table.c server/sql/sets_table.h \
  server/sql/tables.c server/sql/tables.h \
  server/sql/trees.c server/sql/trees.h
