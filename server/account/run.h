#ifndef TRACEDIFF_ACCOUNT_RUN_H
#define TRACEDIFF_ACCOUNT_RUN_H

#include "account/account.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* Sees each recording before the account reads it, on the thread of its side: an error
 * ends the account. */
struct account_reader {
    int (*see)(void *context, enum pair_side side, int64_t rank,
               struct trace_recording *recording, struct error *error);
    void *context;
};

/* The account of a comparison: reads all files of the chosen samples. All samples of both
 * selections, in their order, with the names that the comparison's rows have. Both sides
 * at once, on two threads. `reader`: NULL: none. Free `out` in any case. Errors: timeout,
 * memory, damaged sets. */
int account_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, const struct account_reader *reader,
                 struct account *out, struct error *error);

/* The places of both sides meet (docs/semantics.md §16.2). Names of Python functions and
 * modules become those of both sides, calls that only wrap what a side does go, and rows
 * that stand on one side only meet as other rows of their call, or as launched elsewhere.
 * Costs n log n. The sides are used up, but stay to be freed; free `out` in any case. */
int account_meet(struct account_side sides[2], struct budget *budget, struct account *out,
                 struct error *error);

/* ---- booked ---- */

/* What the account books on one row of a comparison, and below it (docs/semantics.md
 * §16.5). */

/* Sums over all samples, ns. */
struct booked_part {
    int64_t itself[2]; /* at the calls of the row, or while it runs on the device */
    int64_t below[2];  /* at the calls in them, and the device work that they launch */
};

struct booked {
    bool is_known;     /* the account was made in time, and has the row */
    size_t samples[2]; /* of the sides */
    struct booked_part parts[ACCOUNT_PARTS];
    /* Of device work: booked on calls that launch it on one side and other rows on the
     * other side, all of these together. In no part. */
    bool has_others;
    int64_t with_others[2];
};

/* Of a row as the comparison names it. Makes the account of the request. If that takes
 * too long, nothing is known, which is no error. Errors: those of compare_rows_load(),
 * and that the request's own budget is over. */
int booked_make(struct store *store, const struct compare_request *request,
                const char *name, const char *category, struct booked *out,
                struct error *error);

#endif
