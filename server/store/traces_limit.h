/* Removes the oldest of the traces that are kept within a limit (traces.h). Traces that
 * were kept without a limit (`tracediff ingest --keep-traces`, `serve --keep-traces`, or
 * by versions that had no limit) are neither counted nor removed. */
#ifndef TRACEDIFF_STORE_TRACES_LIMIT_H
#define TRACEDIFF_STORE_TRACES_LIMIT_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define TRACES_WITHOUT_LIMIT UINT64_MAX
#define TRACES_LIMIT_DEFAULT ((uint64_t)20 << 30)
/* Traces that are kept within a limit leave this much of the disk free; uploads need a
 * half of it (UPLOAD_DISK_RESERVE). */
#define TRACES_DISK_RESERVE ((uint64_t)2 << 30)

struct traces_limit {
    uint64_t bytes;      /* the most that may be kept */
    uint64_t leave_free; /* bytes of the disk */
};

/* Removes traces, the oldest first, until at most `limit->bytes` are kept and
 * `limit->leave_free` are free. Each set loses all of its traces or none; the set itself
 * stays, and traces_removed() returns the time. Traces that are held (traces_hold()) are
 * left for the next call, and *again is then true. Never removes the traces of a set that
 * must be read in again (an older format, a damaged or missing file). */
int traces_keep_within(struct store *store, const struct traces_limit *limit, bool *again,
                       struct error *error);

#endif
