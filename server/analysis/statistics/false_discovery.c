/* See false_discovery.h. */
#include "analysis/statistics/false_discovery.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

struct indexed_p {
    double p;
    size_t index;
};

static int compare_tested(const void *a, const void *b)
{
    const struct indexed_p *x = a, *y = b;

    if (x->p != y->p)
        return x->p < y->p ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

int false_discovery_adjust(const double *p, size_t count, double *q, struct error *error)
{
    CLEANUP_FREE struct indexed_p *order = calloc(count + 1, sizeof *order);
    size_t tests = 0;

    if (order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        q[i] = NAN;
        if (!isnan(p[i]))
            order[tests++] = (struct indexed_p){p[i], i};
    }
    qsort(order, tests, sizeof *order, compare_tested);
    double least = 1;
    for (size_t rank = tests; rank > 0; rank--) {
        const struct indexed_p *tested = &order[rank - 1];

        least = fmin(least, tested->p * (double)tests / (double)rank);
        q[tested->index] = least;
    }
    return 0;
}
