/* From a file on disk to a recording. Knows no SQL and no HTTP. */
#ifndef TRACEDIFF_TRACE_DECODE_READ_H
#define TRACEDIFF_TRACE_DECODE_READ_H

#include "base/error.h"
#include "base/progress.h"
#include "base/seal.h"
#include "trace/decode/recording.h"

/* Reads one `.json` or `.json.gz` file (distinguished by content) in one pass with
 * bounded buffers. On success *out is owned by the caller (trace_recording_free()).
 * Damage after the first event is noted in the recording; damage before it, a missing
 * traceEvents, an empty file or a file that is no trace is ERROR_FORMAT with `name`, the
 * byte and the remedy in the message. Messages use `name` for the file. `two_threads`:
 * inflate on a second thread. `key`: seals the bytes (NULL: no seals). Adds to
 * progress->bytes_done and ->events, stops with ERROR_CANCELLED. */
int trace_read(const char *path, const char *name, bool two_threads,
               const struct seal_key *key, struct progress *progress,
               struct trace_recording **out, struct error *error);

/* The same with the scanner's variant and piece size chosen: for tests and measurements.
 * `piece`: the list of events is cut into pieces of this many bytes (64 or more; events
 * may be longer). Each piece is then indexed on its own, instead of using the tokens of
 * whole blocks. */
struct scan_variant;
struct trace_read_options {
    const struct scan_variant *variant; /* NULL: the fastest */
    size_t piece;                       /* 0: by blocks, in pieces only after damage */
    bool two_threads;
    const struct seal_key *key; /* NULL: no seals */
};
int trace_read_with(const char *path, const char *name,
                    const struct trace_read_options *options, struct progress *progress,
                    struct trace_recording **out, struct error *error);

#endif
