#ifndef TRACEDIFF_TRACE_READ_H
#define TRACEDIFF_TRACE_READ_H

#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "trace/recording.h"

#include <stddef.h>
#include <stdint.h>

/* ---- resync ---- */

/* Finds the next event after a damaged one. */

enum resync_result {
    RESYNC_EVENT,    /* an event opens at *found */
    RESYNC_LIST_END, /* the list of events closes at *found */
    RESYNC_NONE      /* neither; the bytes before *found need no second search */
};

enum resync_flag {
    RESYNC_AT_END = 1 << 0, /* these are the last bytes of the file */
    RESYNC_HERE = 1 << 1,   /* the next event may open at the first byte already */
    /* The text is intact but may be cut off: only an event with a phase counts as one,
     * and what looks like the end of the list does not count. */
    RESYNC_SURE = 1 << 2
};

/* Looks for the end of an object that is followed by a comma and an object that begins
 * with a key of trace events, or by the end of the list. It ignores the quotes in
 * between: in damaged text they prove nothing. Events contain lists of objects, too, so
 * an end of a list counts only if no event follows soon. */
enum resync_result resync_find(const uint8_t *bytes, size_t length, unsigned flags,
                               size_t *found);

/* ---- read ---- */

/* From a file on disk to a recording. Knows no SQL and no HTTP. */

/* Reads one JSON file, plain or packed (distinguished by content), in one pass with
 * bounded buffers. On success *out is owned by the caller (trace_recording_free()).
 * Damage after the first event is noted in the recording; damage before it, a missing
 * traceEvents, an empty file or a file that is no trace is ERROR_FORMAT with `name`, the
 * byte and the remedy in the message. Messages use `name` for the file. `two_threads`:
 * inflate on a second thread. `key`: seals the bytes (NULL: no seals). Adds to
 * progress->bytes_done and ->events, stops with ERROR_CANCELLED. */
int trace_read(const char *path, const char *name, bool two_threads,
               const struct seal_key *key, struct progress *progress,
               struct trace_recording **out, struct error *error);

/* What a file is that begins with these bytes and is no trace, and the remedy, in words
 * that follow "it is"; NULL: not known. */
const char *trace_other_format(const uint8_t *bytes, size_t length);

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
