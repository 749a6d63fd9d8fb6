/* Frames that only stand around what both sides run: an annotation, a Python function or
 * a module that one side lacks, as where one side was recorded with_stack. They are no
 * edits: what runs below them is compared as if they were not there. */
#ifndef TRACEDIFF_ACCOUNT_AROUND_H
#define TRACEDIFF_ACCOUNT_AROUND_H

#include "account/account.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct around {
    const struct account *account;
    const uint32_t *names; /* by node, as frames have them */
    size_t name_count;
    bool *left_out; /* by node */
    bool any;
    bool one_sided;   /* only one side has Python functions or modules */
    double *calls[2]; /* by node: a sample */
};

/* At first all such frames that one side lacks are left out. False when memory is
 * refused; free in any case. */
bool around_find(const struct account *account, const uint32_t *names, size_t name_count,
                 struct around *out);
/* Given the frames without them: takes back those below which less than AROUND_SHARE of
 * the time is of calls that both sides run as often; where a side has no Python at all,
 * all of the other's stays left out. */
bool around_choose(struct around *around, const uint32_t *of_node, uint32_t frame_count);
void around_free(struct around *around); /* also the cleanup function */

#endif
