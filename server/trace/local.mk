# Files of the layer trace.
libtracediff_a_SOURCES += \
  server/trace/append.c server/trace/append.h \
  server/trace/busy.c \
  server/trace/decode.c server/trace/decode.h \
  server/trace/deflate.c server/trace/deflate.h \
  server/trace/facts.c server/trace/facts.h \
  server/trace/index.c server/trace/index.h \
  server/trace/inflate.c server/trace/inflate.h \
  server/trace/intern.c server/trace/intern.h server/trace/intern_inside.h \
  server/trace/intern_place.c \
  server/trace/kinds.c server/trace/kinds.h \
  server/trace/markers.c server/trace/markers.h \
  server/trace/member.c server/trace/member.h \
  server/trace/metadata.c server/trace/metadata.h \
  server/trace/name_bound.c server/trace/name_bound.h \
  server/trace/names.c server/trace/names.h \
  server/trace/nest.c server/trace/nest.h \
  server/trace/note_kinds.c server/trace/note_kinds.h \
  server/trace/number.c server/trace/number.h \
  server/trace/order.c server/trace/order.h \
  server/trace/read.c server/trace/read.h \
  server/trace/read_events.c server/trace/reader.h \
  server/trace/recording.c server/trace/recording.h \
  server/trace/resolve.c \
  server/trace/resync.c server/trace/resync.h \
  server/trace/templates.c server/trace/templates.h \
  server/trace/slot.c server/trace/slot.h \
  server/trace/source.c server/trace/source.h \
  server/trace/steps.c server/trace/steps.h \
  server/trace/stream.c server/trace/stream.h \
  server/trace/sums.c server/trace/sums.h \
  server/trace/targets.h \
  server/trace/unescape.c server/trace/unescape.h \
  server/trace/variants.c server/trace/variants.h \
  server/trace/waits.c server/trace/waits.h \
  server/trace/walk.c server/trace/walk.h \
  server/trace/walk_slowly.c server/trace/walk_slowly.h
