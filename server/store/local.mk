# The layer store: what is kept.
libtracediff_a_SOURCES += \
  server/store/cache.c server/store/cache.h \
  server/store/catalog.c \
  server/store/catalog_functions.c server/store/catalog_functions.h \
  server/store/cells.c server/store/cells.h \
  server/store/cells_sql.c \
  server/store/column.c server/store/column.h \
  server/store/database.c server/store/database.h \
  server/store/event_scan.c server/store/event_scan.h \
  server/store/event_table.c \
  server/store/functions.c server/store/functions.h \
  server/store/jobs.c \
  server/store/left_out.c server/store/left_out.h \
  server/store/numbers_sql.c \
  server/store/seals.c \
  server/store/segment.h \
  server/store/segment_layout.h \
  server/store/segment_read.c \
  server/store/segment_write.c \
  server/store/set_affected.c server/store/set_affected.h \
  server/store/set_build.h \
  server/store/set_check.c server/store/set_check.h \
  server/store/set_contents.c server/store/set_contents.h \
  server/store/set_cover.c server/store/set_cover.h \
  server/store/set_digest.c server/store/set_digest.h \
  server/store/set_draft.c server/store/set_draft.h \
  server/store/set_duplicates.c \
  server/store/set_file.c \
  server/store/set_finish.c \
  server/store/set_launches.c server/store/set_launches.h \
  server/store/set_load.c server/store/set_load.h \
  server/store/set_load_events.c \
  server/store/set_load_used.c \
  server/store/set_load_whole.c \
  server/store/set_look.h \
  server/store/set_marked.c server/store/set_marked.h \
  server/store/set_marked_files.c server/store/set_marked_files.h \
  server/store/set_order.c server/store/set_order.h \
  server/store/set_pair.c \
  server/store/set_query.c server/store/set_query.h \
  server/store/set_reader.h \
  server/store/set_samples.c server/store/set_samples.h \
  server/store/set_segments.c \
  server/store/set_shared.c server/store/set_shared.h \
  server/store/set_suggest.c \
  server/store/set_summary.c \
  server/store/set_tags.c \
  server/store/set_view.c \
  server/store/set_write.c \
  server/store/set_writer.c server/store/set_writer.h \
  server/store/sets.c \
  server/store/spool.c \
  server/store/statement.c server/store/statement.h \
  server/store/step_index.c server/store/step_index.h \
  server/store/store.c server/store/store.h \
  server/store/store_state.h \
  server/store/stored_files.c \
  server/store/table_function.c server/store/table_function.h \
  server/store/traces.c server/store/traces.h
