/* Makes the account of a comparison: reads all files of the chosen samples. */
#ifndef TRACEDIFF_ACCOUNT_RUN_H
#define TRACEDIFF_ACCOUNT_RUN_H

#include "account/account.h"
#include "analysis/compare/compare.h"

struct store;

/* All samples of both selections, in their order, with the names that the comparison's
 * rows have. Both sides at once, on two threads. Free `out` in any case. Errors: timeout,
 * memory, damaged sets. */
int account_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct account *out, struct error *error);

#endif
