/* See recordings_orders.h. */
#include "analysis/statistics/recordings_orders.h"
#include "analysis/statistics/false_discovery.h"
#include "analysis/statistics/recordings.h"
#include "base/cleanup.h"

#include <stdint.h>
#include <stdlib.h>

/* The ways to choose `some` of `all`, at most RECORDINGS_ORDERS. */
static size_t count_orders(size_t all, size_t some)
{
    size_t orders = 1;

    for (size_t i = 1; i <= some && orders < RECORDINGS_ORDERS; i++)
        orders = orders * (all - some + i) / i;
    return orders < RECORDINGS_ORDERS ? orders : RECORDINGS_ORDERS;
}

/* The next larger number with as many bits, of which there are some. */
static uint64_t next_choice(uint64_t choice)
{
    int low = __builtin_ctzll(choice);
    uint64_t carried = choice + (UINT64_C(1) << low);

    return carried | (choice ^ carried) >> (low + 2);
}

/* The chosen recordings become the controls. */
static void divide(const double *logs, size_t rows, size_t all, size_t controls,
                   uint64_t choice, double *out)
{
    for (size_t row = 0; row < rows; row++) {
        size_t at[2] = {0, controls};

        for (size_t i = 0; i < all; i++)
            out[row * all + at[(choice >> i & 1) == 0]++] = logs[row * all + i];
    }
}

static int try_one(const double *logs, size_t rows, const size_t count[2], double rate,
                   double *p, double *q, struct budget *budget, bool *found,
                   struct error *error)
{
    struct recordings fit;
    int failed = recordings_fit(logs, rows, count, budget, &fit, error);

    for (size_t row = 0; row < rows && failed == 0; row++) {
        struct recordings_test test;

        recordings_judge(&fit, logs + row * (count[0] + count[1]), &test);
        p[row] = test.p;
        failed = budget_check(budget, error);
    }
    if (failed == 0)
        failed = false_discovery_adjust(p, rows, q, error);
    for (size_t row = 0; row < rows && failed == 0; row++)
        *found = *found || q[row] < rate;
    return failed;
}

int recordings_try_orders(const double *logs, size_t rows, const size_t count[2],
                          double rate, struct budget *budget, bool *found,
                          struct error *error)
{
    size_t all = count[0] + count[1];

    *found = false;
    if (count_orders(all, count[0]) >= RECORDINGS_ORDERS)
        return 0;
    CLEANUP_FREE double *divided = calloc(rows + 1, all * sizeof *divided);
    CLEANUP_FREE double *p = calloc(rows + 1, sizeof *p);
    CLEANUP_FREE double *q = calloc(rows + 1, sizeof *q);
    uint64_t given = (UINT64_C(1) << count[0]) - 1;
    int failed = 0;

    if (divided == NULL || p == NULL || q == NULL)
        return error_set_memory(error);
    for (uint64_t choice = next_choice(given);
         choice < UINT64_C(1) << all && !*found && failed == 0;
         choice = next_choice(choice)) {
        if (count[0] == count[1] && (choice & 1) == 0)
            continue; /* the sides exchanged: tried already */
        divide(logs, rows, all, count[0], choice, divided);
        failed = try_one(divided, rows, count, rate, p, q, budget, found, error);
    }
    return failed;
}
