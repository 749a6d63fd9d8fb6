/* See keep_within.h. */
#include "ingest/keep_within.h"

#include "base/log.h"
#include "store/place/directory.h"

bool ingest_keep_within(struct store *store, const struct traces_policy *policy)
{
    struct error error = {0};
    bool again = false;

    if (policy->keep && policy->limit.bytes != TRACES_WITHOUT_LIMIT &&
        traces_keep_within(store, &policy->limit, &again, &error) != 0)
        log_warning("kept traces could not be removed to stay within the limit: %s",
                    error.message);
    return again;
}

void ingest_keep_within_again(struct store *store, const struct traces_policy *policy,
                              bool *again)
{
    if (*again || store_free_bytes(store) < policy->limit.leave_free)
        *again = ingest_keep_within(store, policy);
}
