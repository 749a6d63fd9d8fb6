/* The account by part: its sums, and under each the rows that changed most. They add up
 * to the time of the samples, so they are the waterfall of recordings without device
 * rows. */
#ifndef TRACEDIFF_ACCOUNT_PARTS_H
#define TRACEDIFF_ACCOUNT_PARTS_H

#include "account/account.h"

#include <stdbool.h>

/* The contributors of a part are rows of the comparison; their `id` is a node of the row,
 * whose places in that part, on all paths, they sum up. What is in no row counts in the
 * part alone. False when memory is refused. */
bool account_parts(const struct account *account, struct waterfall_sums sums[2],
                   struct waterfall *out);

#endif
