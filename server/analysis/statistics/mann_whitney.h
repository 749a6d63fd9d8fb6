/* The two-sided Mann-Whitney U test of two independent samples (Mann & Whitney 1947), as
 * docs/semantics.md §5 defines it. Pure.
 *
 *   U of the test side = number of pairs (control c, test t) with t > c, plus half of the
 *   pairs with t = c; U of both sides add up to m * n.
 *
 * - All values equal: p = 1.
 * - At most 20 a side and no tie among all m + n values:
 *   p = min(1, 2 P(U >= max(U1, U2))), from the exact distribution of U: of the C(m+n, m)
 *   orders of m and n values,
 *   N(u; m, n) = N(u - n; m - 1, n) + N(u; m, n - 1) have U = u.
 * - Else the normal approximation with tie and continuity correction:
 *   z = (max(U1, U2) - m n / 2 - 1/2) / s,  p = min(1, 2 P(Z >= z)),
 *   s^2 = m n / 12 * (m + n + 1 - sum(t^3 - t) / ((m + n) (m + n - 1))) over ties of t.
 */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_MANN_WHITNEY_H
#define TRACEDIFF_ANALYSIS_STATISTICS_MANN_WHITNEY_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MANN_WHITNEY_EXACT_MAX 20

/* A test for m control and n test samples, to be run on many rows. Not shared by threads.
 */
struct mann_whitney {
    size_t count[2];    /* m, n */
    int64_t *sorted[2]; /* after a run: the samples of each side, ascending */
    int64_t *scratch;
    double *tail; /* P(U >= u) for u = 0 .. m n; NULL beyond 20 a side */
};

struct mann_whitney_result {
    uint64_t twice_u; /* 2 U of the test side */
    bool exact;
    double p;
    int direction; /* which side has the higher ranks: 1 test, -1 control, 0 neither */
};

/* m and n at least 1. */
int mann_whitney_init(struct mann_whitney *test, size_t m, size_t n, struct error *error);
void mann_whitney_free(struct mann_whitney *test); /* also the cleanup function */

void mann_whitney_run(struct mann_whitney *test, const int64_t *control_samples,
                      const int64_t *test_samples, struct mann_whitney_result *out);

/* The same if most samples are 0: `values` are the other `counts` samples, none of them
 * 0. The zeros take no time. Afterwards test->sorted has only the values. */
void mann_whitney_run_few(struct mann_whitney *test, const int64_t *const values[2],
                          const size_t counts[2], struct mann_whitney_result *out);

/* The smallest possible p with m and n samples, without ties; 1 if a side has none. */
double mann_whitney_least(size_t m, size_t n);

/* The p of a known U, by the rules above: from twice_u of either side, and the sum of t^3
 * - t over the groups of t equal values of both sides. ERROR_MEMORY. */
int mann_whitney_p(size_t m, size_t n, uint64_t twice_u, double ties, double *p,
                   struct error *error);

/* P(U >= u) without ties for at most 20 a side, u = 0 .. m * n; NULL when memory is
 * refused. Owned by the caller. */
double *mann_whitney_tail(size_t m, size_t n);

/* Standard deviation of U for groups of equal values whose sum of t^3 - t is `ties`. */
double mann_whitney_deviation(size_t m, size_t n, double ties);

#endif
