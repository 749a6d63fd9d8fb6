# tracediff.so, the loadable extension of SQLite, is made of the files of the program that the
# tables over a set file need. They are compiled a second time: position independent, with
# nothing visible but the entry point, and with calls of SQLite through the host's pointers.
extensiondir = $(libdir)/tracediff
extension_PROGRAMS = tracediff.so
tracediff_so_SOURCES = \
  server/extension/extension.c server/extension/sqlite_pointers.h \
  server/base/array.c \
  server/base/assets.c \
  server/base/budget.c \
  server/base/buffer.c \
  server/base/clock.c \
  server/base/error.c \
  server/base/hash.c \
  server/base/strings.c \
  server/base/text.c \
  server/store/codec/cells.c \
  server/store/codec/column.c \
  server/store/codec/kept_blocks.c \
  server/store/codec/segment_read.c \
  server/store/set/event_scan.c \
  server/store/set/event_table.c \
  server/store/set/events_ordered.c \
  server/store/set/events_plan.c \
  server/store/set/events_scan_column.c \
  server/store/set/events_table.c \
  server/store/set/events_words.c \
  server/store/set/kept_cursor.c \
  server/store/set/kept_tables.c \
  server/store/set/op_step_table.c \
  server/store/set/set_check.c server/store/set/set_declared.c \
  server/store/set/set_load_parts.c \
  server/store/set/set_trust.c \
  server/store/set/step_index.c \
  server/store/sqlite/database.c \
  server/store/sqlite/statement.c \
  server/store/sqlite/table_function.c \
  server/store/sqlite/virtual_table.c \
  server/trace/decode/kinds.c \
  server/trace/decode/recording.c
nodist_tracediff_so_SOURCES = extension-assets.c
tracediff_so_CPPFLAGS = $(AM_CPPFLAGS) -DTRACEDIFF_EXTENSION \
  -include $(srcdir)/server/extension/sqlite_pointers.h
tracediff_so_CFLAGS = $(AM_CFLAGS) -fPIC -fvisibility=hidden -ffunction-sections -fdata-sections
tracediff_so_LDFLAGS = $(TD_SANITIZE) $(TD_HARDEN_LD:-pie=) -pthread -shared -Wl,--gc-sections \
  $(TD_COMPLETE)
tracediff_so_LDADD = $(XXHASH_LIBS)

# The statements alone.
extension-assets.c: server/build/embed $(SQL_FILES:%=$(srcdir)/%)
	$(AM_V_GEN)server/build/embed extension-assets.tmp $(srcdir) /dev/null $(SQL_FILES) && \
	mv extension-assets.tmp $@
CLEANFILES += extension-assets.c extension-assets.tmp
