/* Makes the account of a comparison: reads all files of the chosen samples. */
#ifndef TRACEDIFF_ACCOUNT_RUN_H
#define TRACEDIFF_ACCOUNT_RUN_H

#include "account/account.h"
#include "analysis/compare/compare.h"
#include "trace/decode/recording.h"

struct store;

/* Sees each recording before the account reads it, on the thread of its side: an error
 * ends the account. */
struct account_reader {
    int (*see)(void *context, enum pair_side side, int64_t rank,
               struct trace_recording *recording, struct error *error);
    void *context;
};

/* All samples of both selections, in their order, with the names that the comparison's
 * rows have. Both sides at once, on two threads. Free `out` in any case. Errors: timeout,
 * memory, damaged sets. */
int account_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct account *out, struct error *error);
/* The same with a reader; NULL: none. */
int account_make_seen(struct store *store, const struct compare_result *result,
                      struct budget *budget, const struct account_reader *reader,
                      struct account *out, struct error *error);

#endif
