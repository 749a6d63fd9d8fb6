# The layer base: what has nothing to do with traces.
libtracediff_a_SOURCES += \
  server/base/array.c server/base/array.h \
  server/base/assets.c server/base/assets.h \
  server/base/budget.c server/base/budget.h \
  server/base/buffer.c server/base/buffer.h \
  server/base/build_id.c server/base/build_id.h \
  server/base/cleanup.h \
  server/base/clock.c server/base/clock.h \
  server/base/deflate.c server/base/deflate.h \
  server/base/error.c server/base/error.h \
  server/base/gzip.c server/base/gzip.h \
  server/base/hash.c server/base/hash.h \
  server/base/json_out.c server/base/json_out.h \
  server/base/library.h \
  server/base/log.c server/base/log.h \
  server/base/machine.c server/base/machine.h \
  server/base/nearest.c server/base/nearest.h \
  server/base/parameters.c server/base/parameters.h \
  server/base/progress.c server/base/progress.h \
  server/base/sandbox.c server/base/sandbox.h \
  server/base/sandbox_calls.c server/base/sandbox_calls.h \
  server/base/sanitized.h \
  server/base/sentence.c server/base/sentence.h \
  server/base/seal.c server/base/seal.h \
  server/base/strings.c server/base/strings.h \
  server/base/text.c server/base/text.h \
  server/base/threads.c server/base/threads.h \
  server/base/weighted.c server/base/weighted.h
