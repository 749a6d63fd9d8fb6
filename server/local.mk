# The files of the server, room by room (server/README.md).
EXTRA_DIST += server/README.md server/base/README.md server/trace/README.md server/stats/README.md server/store/README.md server/intake/README.md server/analyse/README.md server/compare/README.md server/account/README.md server/query/README.md server/answer/README.md server/serve/README.md server/cli/README.md

libtracediff_a_SOURCES += \
  server/base/arena.c server/base/arena.h \
  server/base/array.c server/base/array.h \
  server/base/budget.c server/base/budget.h \
  server/base/compress.c server/base/compress.h \
  server/base/error.c server/base/error.h \
  server/base/hash.c server/base/hash.h \
  server/base/json.c server/base/json.h \
  server/base/log.c server/base/log.h \
  server/base/parameters.c server/base/parameters.h \
  server/base/sandbox.c server/base/sandbox.h \
  server/base/sentence.c server/base/sentence.h \
  server/base/system.c server/base/system.h \
  server/base/text.c server/base/text.h

libtracediff_a_SOURCES += \
  server/trace/append.c server/trace/append.h \
  server/trace/decode.c server/trace/decode.h \
  server/trace/decode_keep.c \
  server/trace/decode_lanes.c \
  server/trace/kinds.c server/trace/kinds.h \
  server/trace/metadata.c server/trace/metadata.h \
  server/trace/names.c server/trace/names.h \
  server/trace/pftrace.c server/trace/pftrace.h \
  server/trace/pftrace_tables.c \
  server/trace/pftrace_values.c \
  server/trace/read.c server/trace/read.h \
  server/trace/recording.c server/trace/recording.h \
  server/trace/resolve.c server/trace/resolve.h \
  server/trace/resolve_nest.c \
  server/trace/resolve_rows.c \
  server/trace/resolve_steps.c \
  server/trace/scan.h \
  server/trace/scan_index.c \
  server/trace/scan_member.c \
  server/trace/scan_number.c \
  server/trace/scan_stream.c \
  server/trace/scan_walk.c \
  server/trace/split.c server/trace/split.h \
  server/trace/slices.c server/trace/slices.h

libtracediff_a_SOURCES += \
  server/stats/change_points.c server/stats/change_points.h \
  server/stats/clocks.c server/stats/clocks.h \
  server/stats/clocks_fit.c server/stats/clocks_fit.h \
  server/stats/rank_tests.c server/stats/rank_tests.h \
  server/stats/recordings.c server/stats/recordings.h \
  server/stats/statistics.c server/stats/statistics.h

libtracediff_a_SOURCES += \
  server/store/cache.c server/store/cache.h \
  server/store/catalog.c server/store/catalog.h \
  server/store/cells.c server/store/cells.h \
  server/store/database.c server/store/database.h \
  server/store/directory.c server/store/directory.h \
  server/store/events.c server/store/events.h \
  server/store/events_kept.c \
  server/store/events_table.c \
  server/store/functions.c server/store/functions.h \
  server/store/segment.c server/store/segment.h \
  server/store/set_build.c server/store/set_build.h \
  server/store/set_check.c server/store/set_check.h \
  server/store/set_draft.c server/store/set_draft.h \
  server/store/set_file.c server/store/set_file.h \
  server/store/set_load.c server/store/set_load.h \
  server/store/set_marked.c server/store/set_marked.h \
  server/store/set_pair.c server/store/set_pair.h \
  server/store/set_view.c server/store/set_view.h \
  server/store/set_write.c server/store/set_write.h \
  server/store/sets.c server/store/sets.h \
  server/store/store.c server/store/store.h \
  server/store/traces.c server/store/traces.h

libtracediff_a_SOURCES += \
  server/intake/bundle.c server/intake/bundle.h \
  server/intake/folder.c server/intake/folder.h \
  server/intake/ingest.c server/intake/ingest.h \
  server/intake/jobs.c server/intake/jobs.h \
  server/intake/merge.c server/intake/merge.h \
  server/intake/reading.c server/intake/reading.h \
  server/intake/regroup.c server/intake/regroup.h \
  server/intake/unpack.c server/intake/unpack.h \
  server/intake/uploads.c server/intake/uploads.h \
  server/intake/worker.c server/intake/worker.h \
  server/intake/worker_main.c

libtracediff_a_SOURCES += \
  server/analyse/analysis.c server/analyse/analysis.h \
  server/analyse/annotations.c \
  server/analyse/breakdown.c server/analyse/breakdown.h \
  server/analyse/aligned.c server/analyse/aligned.h \
  server/analyse/clocks.c server/analyse/clocks.h \
  server/analyse/collective.c server/analyse/collective.h \
  server/analyse/collective_match.c \
  server/analyse/collectives.c server/analyse/collectives.h \
  server/analyse/counters.c server/analyse/counters.h \
  server/analyse/critical.h \
  server/analyse/critical_path.c \
  server/analyse/critical_plan.c \
  server/analyse/lanes.c server/analyse/lanes.h \
  server/analyse/launches.c server/analyse/launches.h \
  server/analyse/memory.c server/analyse/memory.h \
  server/analyse/memory_tables.c \
  server/analyse/operator_counters.c \
  server/analyse/phases.c server/analyse/phases.h \
  server/analyse/rows.c server/analyse/rows.h \
  server/analyse/run.c server/analyse/run.h \
  server/analyse/sequences.c server/analyse/sequences.h \
  server/analyse/span.c server/analyse/span.h \
  server/analyse/span_window.c \
  server/analyse/stragglers.c \
  server/analyse/table.c server/analyse/table.h \
  server/analyse/timeline.c server/analyse/timeline.h \
  server/analyse/tree.c server/analyse/tree.h \
  server/analyse/work.c server/analyse/work.h \
  server/analyse/work_class.c

libtracediff_a_SOURCES += \
  server/compare/comparability.c server/compare/comparability.h \
  server/compare/compare.c server/compare/compare.h \
  server/compare/equal_clock.c server/compare/equal_clock.h \
  server/compare/formulas.c server/compare/formulas.h \
  server/compare/judging.c server/compare/judging.h \
  server/compare/machine.c server/compare/machine.h \
  server/compare/operation.c server/compare/operation.h \
  server/compare/parameters.c server/compare/parameters.h \
  server/compare/recordings.c server/compare/recordings.h \
  server/compare/recordings_run.c \
  server/compare/replacements.c server/compare/replacements.h \
  server/compare/rows.c server/compare/rows.h \
  server/compare/run.c server/compare/run.h \
  server/compare/series.c server/compare/series.h \
  server/compare/series_run.c \
  server/compare/tree.h \
  server/compare/tree_answer.c \
  server/compare/tree_difference.c \
  server/compare/tree_run.c \
  server/compare/verdict.c server/compare/verdict.h

libtracediff_a_SOURCES += \
  server/account/account.c server/account/account.h \
  server/account/diagnosis.c server/account/diagnosis.h \
  server/account/diagnosis_layers.c \
  server/account/edits.c server/account/edits.h \
  server/account/entry.c server/account/entry.h \
  server/account/explain.c server/account/explain.h \
  server/account/explain_lines.c \
  server/account/lines.c server/account/lines.h \
  server/account/run.c server/account/run.h \
  server/account/walk.c server/account/walk.h \
  server/account/walk_fold.c \
  server/account/walk_record.c \
  server/account/words.c server/account/words.h \
  server/account/words_claims.c

libtracediff_a_SOURCES += \
  server/query/describe.c server/query/describe.h \
  server/query/export.c server/query/export.h \
  server/query/guard.c server/query/guard.h \
  server/query/session.c server/query/session.h \
  server/query/tables.h \
  server/query/tables_analyses.c \
  server/query/tables_frames.c \
  server/query/tables_own.c \
  server/query/tables_pairs.c

libtracediff_a_SOURCES += \
  server/answer/analysis.c server/answer/analysis.h \
  server/answer/answer.c server/answer/answer.h \
  server/answer/answer_tables.c server/answer/answer_tables.h \
  server/answer/compare.h \
  server/answer/compare_json.c \
  server/answer/compare_text.c \
  server/answer/json.c server/answer/json.h \
  server/answer/recordings.c server/answer/recordings.h \
  server/answer/report.c server/answer/report.h \
  server/answer/series.c server/answer/series.h \
  server/answer/sql.c server/answer/sql.h \
  server/answer/text.c server/answer/text.h \
  server/answer/timeline.c server/answer/timeline.h \
  server/answer/tree.c server/answer/tree.h

libtracediff_a_SOURCES += \
  server/serve/api.c server/serve/api.h \
  server/serve/api_ask.c \
  server/serve/api_compare.c \
  server/serve/api_intake.c \
  server/serve/api_sets.c \
  server/serve/guard.c server/serve/guard.h \
  server/serve/pages.c server/serve/pages.h \
  server/serve/peer.c server/serve/peer.h \
  server/serve/request.c server/serve/request.h \
  server/serve/resource.c server/serve/resource.h \
  server/serve/server.c server/serve/server.h

libtracediff_a_SOURCES += \
  server/cli/analyse.c server/cli/analyse.h \
  server/cli/bundles.c server/cli/bundles.h \
  server/cli/cli.h \
  server/cli/common.c server/cli/common.h \
  server/cli/compare.c server/cli/compare.h \
  server/cli/ingest.c \
  server/cli/mcp.c server/cli/mcp.h \
  server/cli/mcp_tools.c \
  server/cli/serve.c \
  server/cli/start.c

bin_PROGRAMS += tracediff
tracediff_SOURCES = server/cli/main.c
tracediff_LDADD = $(TD_LIBS)

# tracediff.so, the loadable extension of SQLite, is made of the files of the program that the
# tables over a set file need. They are compiled a second time: position independent, with
# nothing visible but the entry point, and with calls of SQLite through the host's pointers.
extensiondir = $(libdir)/tracediff
extension_PROGRAMS = tracediff.so
tracediff_so_SOURCES = \
  server/base/arena.c \
  server/base/array.c \
  server/base/budget.c \
  server/base/error.c \
  server/base/hash.c \
  server/base/system.c \
  server/base/text.c \
  server/store/cells.c \
  server/store/database.c \
  server/store/events.c \
  server/store/events_kept.c \
  server/store/events_table.c \
  server/store/extension.c \
  server/store/functions.c \
  server/store/segment.c \
  server/store/set_check.c \
  server/store/set_load.c \
  server/store/sqlite_pointers.h \
  server/trace/kinds.c \
  server/trace/recording.c
nodist_tracediff_so_SOURCES = extension-assets.c
tracediff_so_CPPFLAGS = $(AM_CPPFLAGS) -DTRACEDIFF_EXTENSION \
  -include $(srcdir)/server/store/sqlite_pointers.h
tracediff_so_CFLAGS = $(AM_CFLAGS) -fPIC -fvisibility=hidden -ffunction-sections -fdata-sections
tracediff_so_LDFLAGS = $(TD_SANITIZE) $(TD_HARDEN_LD:-pie=) -pthread -shared -Wl,--gc-sections \
  $(TD_COMPLETE)
tracediff_so_LDADD = $(XXHASH_LIBS)

# The statements alone.
extension-assets.c: server/embed $(SQL_FILES:%=$(srcdir)/%)
	$(AM_V_GEN)server/embed extension-assets.tmp $(srcdir) /dev/null $(SQL_FILES) && \
	mv extension-assets.tmp $@
CLEANFILES += extension-assets.c extension-assets.tmp
