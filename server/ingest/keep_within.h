/* Whether a server keeps traces, and within which limit. */
#ifndef TRACEDIFF_INGEST_KEEP_WITHIN_H
#define TRACEDIFF_INGEST_KEEP_WITHIN_H

#include "store/traces_limit.h"

#include <stdbool.h>

struct traces_policy {
    bool keep;
    struct traces_limit limit; /* `bytes` TRACES_WITHOUT_LIMIT: none */
};

/* Removes what is over the limit (traces_limit.h), if there is one; a failure is logged.
 * True: some of it is being read, so it is worth another call later. */
bool ingest_keep_within(struct store *store, const struct traces_policy *policy);
/* To be called at intervals: removes only if less than `leave_free` bytes of the disk are
 * free, or if *again, which it then sets anew. */
void ingest_keep_within_again(struct store *store, const struct traces_policy *policy,
                              bool *again);

#endif
