/* What the account books on one row of a comparison, and below it (docs/semantics.md
 * §16.5). */
#ifndef TRACEDIFF_ACCOUNT_BOOKED_H
#define TRACEDIFF_ACCOUNT_BOOKED_H

#include "account/account.h"
#include "analysis/compare/compare_parameters.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

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

/* The same from an account. ERROR_TIMEOUT, or no memory. */
int booked_sum(const struct account *account, const char *name, const char *category,
               struct budget *budget, struct booked *out, struct error *error);

#endif
