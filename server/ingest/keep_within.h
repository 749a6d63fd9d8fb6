/* Whether a server keeps traces, and within which limit. */
#ifndef TRACEDIFF_INGEST_KEEP_WITHIN_H
#define TRACEDIFF_INGEST_KEEP_WITHIN_H

#include "store/traces_limit.h"

#include <stdbool.h>

struct traces_policy {
    bool keep;
    struct traces_limit limit; /* `bytes` TRACES_WITHOUT_LIMIT: none */
};

/* Removes traces over the limit (traces_limit.h), if there is a limit; logs a failure.
 * True: some traces are being read, so call it again later. */
bool ingest_keep_within(struct store *store, const struct traces_policy *policy);
/* Call this at intervals: it removes only if less than `leave_free` bytes of the disk are
 * free, or if *again is true; it then updates *again. */
void ingest_keep_within_again(struct store *store, const struct traces_policy *policy,
                              bool *again);

#endif
