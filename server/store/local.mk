# The layer store: what is kept.
libtracediff_a_SOURCES += \
  server/store/adopt.c server/store/adopt.h \
  server/store/cache.c server/store/cache.h \
  server/store/follow.c server/store/follow.h \
  server/store/import.c server/store/import.h \
  server/store/kept_series.c server/store/kept_series.h \
  server/store/known_sets.c server/store/known_sets.h \
  server/store/reconcile.c server/store/reconcile.h \
  server/store/removal.c server/store/removal.h \
  server/store/store.c server/store/store.h \
  server/store/traces.c server/store/traces.h \
  server/store/traces_folder.c server/store/traces_folder.h \
  server/store/traces_limit.c server/store/traces_limit.h \
  server/store/used.c server/store/used.h

libtracediff_a_SOURCES += \
  server/store/catalogue/catalog.c server/store/catalogue/catalog.h \
  server/store/catalogue/catalog_sets.c server/store/catalogue/catalog_sets.h \
  server/store/catalogue/jobs.c server/store/catalogue/jobs.h \
  server/store/catalogue/left_out.c server/store/catalogue/left_out.h \
  server/store/catalogue/queries.c server/store/catalogue/queries.h \
  server/store/catalogue/retention.c server/store/catalogue/retention.h \
  server/store/catalogue/seals.c server/store/catalogue/seals.h \
  server/store/catalogue/set_info.c server/store/catalogue/set_info.h \
  server/store/catalogue/set_order.c server/store/catalogue/set_order.h \
  server/store/catalogue/set_query.c server/store/catalogue/set_query.h \
  server/store/catalogue/set_tag.c server/store/catalogue/set_tag.h \
  server/store/catalogue/set_tags.c server/store/catalogue/set_tags.h \
  server/store/catalogue/sets.c server/store/catalogue/sets.h

libtracediff_a_SOURCES += \
  server/store/codec/cells.c server/store/codec/cells.h \
  server/store/codec/column.c server/store/codec/column.h \
  server/store/codec/kept_blocks.c server/store/codec/kept_blocks.h \
  server/store/codec/segment_layout.h \
  server/store/codec/segment_read.c server/store/codec/segment_read.h \
  server/store/codec/segment_write.c server/store/codec/segment_write.h

libtracediff_a_SOURCES += \
  server/store/place/directory.c server/store/place/directory.h \
  server/store/place/reserve.c server/store/place/reserve.h \
  server/store/place/spool.c server/store/place/spool.h \
  server/store/place/store_mode.h \
  server/store/place/store_state.h

libtracediff_a_SOURCES += \
  server/store/set/event_scan.c server/store/set/event_scan.h \
  server/store/set/event_table.c server/store/set/event_table.h \
  server/store/set/events_ordered.c server/store/set/events_ordered.h \
  server/store/set/events_plan.c server/store/set/events_plan.h \
  server/store/set/events_scan_column.c server/store/set/events_scan_column.h \
  server/store/set/events_table.c server/store/set/events_table.h \
  server/store/set/events_words.c server/store/set/events_words.h \
  server/store/set/kept_cursor.c server/store/set/kept_cursor.h \
  server/store/set/kept_tables.c server/store/set/kept_tables.h \
  server/store/set/op_step_table.c server/store/set/op_step_table.h \
  server/store/set/set_affected.c server/store/set/set_affected.h \
  server/store/set/set_build.c server/store/set/set_build.h \
  server/store/set/set_check.c server/store/set/set_check.h \
  server/store/set/set_contents.c server/store/set/set_contents.h \
  server/store/set/set_cover.c server/store/set/set_cover.h \
  server/store/set/set_declared.c server/store/set/set_declared.h \
  server/store/set/set_digest.c server/store/set/set_digest.h \
  server/store/set/set_draft.c server/store/set/set_draft.h \
  server/store/set/set_duplicates.c server/store/set/set_duplicates.h \
  server/store/set/set_file.c server/store/set/set_file.h \
  server/store/set/set_finish.c server/store/set/set_finish.h \
  server/store/set/set_idle.c server/store/set/set_idle.h \
  server/store/set/set_launches.c server/store/set/set_launches.h \
  server/store/set/set_inputs.c server/store/set/set_inputs.h \
  server/store/set/set_load.c server/store/set/set_load.h \
  server/store/set/set_load_blocks.c server/store/set/set_load_blocks.h \
  server/store/set/set_load_events.c server/store/set/set_load_events.h \
  server/store/set/set_load_open.c server/store/set/set_load_open.h \
  server/store/set/set_load_parts.c server/store/set/set_load_parts.h \
  server/store/set/set_load_used.c server/store/set/set_load_used.h \
  server/store/set/set_load_whole.c server/store/set/set_load_whole.h \
  server/store/set/set_look.c server/store/set/set_look.h \
  server/store/set/set_marked.c server/store/set/set_marked.h \
  server/store/set/set_marked_files.c server/store/set/set_marked_files.h \
  server/store/set/set_meta.c server/store/set/set_meta.h \
  server/store/set/set_older.c server/store/set/set_older.h \
  server/store/set/set_ops.c server/store/set/set_ops.h \
  server/store/set/set_pair.c server/store/set/set_pair.h \
  server/store/set/set_part.c server/store/set/set_part.h \
  server/store/set/set_places.h \
  server/store/set/set_rollups.c server/store/set/set_rollups.h \
  server/store/set/set_samples.c server/store/set/set_samples.h \
  server/store/set/set_segments.c server/store/set/set_segments.h \
  server/store/set/set_series.c server/store/set/set_series.h \
  server/store/set/set_share.c server/store/set/set_share.h \
  server/store/set/set_shared.c server/store/set/set_shared.h \
  server/store/set/set_suggest.c server/store/set/set_suggest.h \
  server/store/set/set_summary.c server/store/set/set_summary.h \
  server/store/set/set_trust.c server/store/set/set_trust.h \
  server/store/set/set_upgrade.c server/store/set/set_upgrade.h \
  server/store/set/set_view.c server/store/set/set_view.h \
  server/store/set/set_view_read.c server/store/set/set_view_read.h \
  server/store/set/set_write.c server/store/set/set_write.h \
  server/store/set/set_write_blocks.c server/store/set/set_write_blocks.h \
  server/store/set/set_write_launches.c server/store/set/set_write_launches.h \
  server/store/set/set_writer.c server/store/set/set_writer.h \
  server/store/set/step_index.c server/store/set/step_index.h \
  server/store/set/stored_files.c server/store/set/stored_files.h

libtracediff_a_SOURCES += \
  server/store/sqlite/array_table.c server/store/sqlite/array_table.h \
  server/store/sqlite/cells_sql.c server/store/sqlite/cells_sql.h \
  server/store/sqlite/database.c server/store/sqlite/database.h \
  server/store/sqlite/functions.c server/store/sqlite/functions.h \
  server/store/sqlite/heap.c server/store/sqlite/heap.h \
  server/store/sqlite/numbers_sql.c server/store/sqlite/numbers_sql.h \
  server/store/sqlite/statement.c server/store/sqlite/statement.h \
  server/store/sqlite/table_function.c server/store/sqlite/table_function.h \
  server/store/sqlite/virtual_table.c server/store/sqlite/virtual_table.h
