# The layer trace: bytes become a recording.
libtracediff_a_SOURCES += \
  server/trace/decode/arguments.h \
  server/trace/decode/counters.c server/trace/decode/counters.h \
  server/trace/decode/decode.c server/trace/decode/decode.h \
  server/trace/decode/facts.c server/trace/decode/facts.h \
  server/trace/decode/intern.c server/trace/decode/intern.h \
  server/trace/decode/intern_inputs.c server/trace/decode/intern_inputs.h \
  server/trace/decode/intern_place.c server/trace/decode/intern_place.h \
  server/trace/decode/interner.c server/trace/decode/interner.h \
  server/trace/decode/keep.c server/trace/decode/keep.h \
  server/trace/decode/keep_counter.c server/trace/decode/keep_counter.h \
  server/trace/decode/kinds.c server/trace/decode/kinds.h \
  server/trace/decode/metadata.c server/trace/decode/metadata.h \
  server/trace/decode/metadata_share.c server/trace/decode/metadata_share.h \
  server/trace/decode/name_bound.c server/trace/decode/name_bound.h \
  server/trace/decode/note_kinds.c server/trace/decode/note_kinds.h \
  server/trace/decode/read.c server/trace/decode/read.h \
  server/trace/decode/read_events.c server/trace/decode/read_events.h \
  server/trace/decode/recorder.c server/trace/decode/recorder.h \
  server/trace/decode/recorder_blocks.c server/trace/decode/recorder_blocks.h \
  server/trace/decode/recording.c server/trace/decode/recording.h \
  server/trace/decode/short_bytes.h

libtracediff_a_SOURCES += \
  server/trace/resolve/busy.c server/trace/resolve/busy.h \
  server/trace/resolve/markers.c server/trace/resolve/markers.h \
  server/trace/resolve/names.c server/trace/resolve/names.h \
  server/trace/resolve/nest.c server/trace/resolve/nest.h \
  server/trace/resolve/order.c server/trace/resolve/order.h \
  server/trace/resolve/phases.c server/trace/resolve/phases.h \
  server/trace/resolve/resolve.c server/trace/resolve/resolve.h \
  server/trace/resolve/steps.c server/trace/resolve/steps.h \
  server/trace/resolve/sums.c server/trace/resolve/sums.h \
  server/trace/resolve/waits.c server/trace/resolve/waits.h \
  server/trace/resolve/windows.c server/trace/resolve/windows.h

libtracediff_a_SOURCES += \
  server/trace/scan/append.c server/trace/scan/append.h \
  server/trace/scan/index.c server/trace/scan/index.h \
  server/trace/scan/inflate.c server/trace/scan/inflate.h \
  server/trace/scan/member.c server/trace/scan/member.h \
  server/trace/scan/number.c server/trace/scan/number.h \
  server/trace/scan/raw_event.h \
  server/trace/scan/resync.c server/trace/scan/resync.h \
  server/trace/scan/slot.c server/trace/scan/slot.h \
  server/trace/scan/source.c server/trace/scan/source.h \
  server/trace/scan/stream.c server/trace/scan/stream.h \
  server/trace/scan/targets.h \
  server/trace/scan/templates.c server/trace/scan/templates.h \
  server/trace/scan/unescape.c server/trace/scan/unescape.h \
  server/trace/scan/variants.c server/trace/scan/variants.h \
  server/trace/scan/walk.c server/trace/scan/walk.h \
  server/trace/scan/walk_slowly.c server/trace/scan/walk_slowly.h \
  server/trace/scan/window.h
