/* Removes the oldest of the traces that are kept within a limit (traces.h). What was kept
 * without one (`tracediff ingest --keep-traces`, `serve --keep-traces`, versions before
 * there was a limit) is neither counted nor removed. */
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
    uint64_t bytes;      /* that may be kept */
    uint64_t leave_free; /* bytes of the disk */
};

/* Removes traces, those that were kept first before others, until no more than
 * `limit->bytes` are kept and `limit->leave_free` are free. Each set loses all of its
 * traces or none; it stays itself, and traces_removed() has the time. Left for the next
 * call: those that are held (traces_hold()), which *again says. Never removed: those of a
 * set that can only be read in again (an older format, a damaged or missing file). */
int traces_keep_within(struct store *store, const struct traces_limit *limit, bool *again,
                       struct error *error);

#endif
