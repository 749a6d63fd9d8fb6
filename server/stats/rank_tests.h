#ifndef TRACEDIFF_STATS_RANK_TESTS_H
#define TRACEDIFF_STATS_RANK_TESTS_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- student ---- */

/* Student's t distribution, by the regularised incomplete beta function. Pure. */

/* P(|T| >= |t|) with `freedom` > 0 degrees of freedom; relative error below 1e-11 up to
 * 1e6 degrees. 0 for infinite t. */
double student_two_sided(double t, double freedom);

/* I_x(a, b) for a, b > 0 and 0 <= x <= 1 (DLMF 8.17). `y` is 1 - x, of which the caller
 * may know more digits. */
double student_beta(double a, double b, double x, double y);

/* ---- false discovery ---- */

/* The false-discovery rate of many tests at once (Benjamini & Hochberg 1995). Pure. */

/* q[i] = the smallest rate at which the i-th test is still a discovery: with the p in
 * ascending order, q(i) = min over j >= i of min(1, p(j) * tests / j). A p that is NaN
 * does not count as a test; its q is NaN. */
int false_discovery_adjust(const double *p, size_t count, double *q, struct error *error);

/* ---- mann whitney ---- */

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

/* ---- moderated ---- */

/* The moderated t test of logarithms of times (Smyth 2004, as limma does), as
 * docs/semantics.md §5 defines it. Pure.
 *
 * With few steps a row's own variance is a poor estimate, so it is shrunk towards the
 * usual variance of all rows of the comparison.
 *
 *   x = ln(time); d = mean(test) - mean(control)
 *   s^2 = pooled variance with m + n - 2 degrees of freedom
 *   s0^2 = median of s^2 over all rows that the test takes; d0 = MODERATED_FREEDOM
 *   t = d / sqrt(v (1/m + 1/n)), v = (d0 s0^2 + (m + n - 2) s^2) / (d0 + m + n - 2)
 *   p two-sided, with d0 + m + n - 2 degrees of freedom; v = 0: 1 if d = 0, else 0
 *
 * It applies to rows whose time is positive in every observation of both sides. */

#define MODERATED_FREEDOM 4.0 /* d0 */

/* The values of one row that the test needs. */
struct moderated_row {
    double difference; /* d: the mean of ln(test) less that of ln(control) */
    double variance;   /* s^2 */
};

/* Takes observations in ns, m of control and n of test: at least 3 together and at least
 * 1 each. False if a time is not positive. */
bool moderated_measure(const int64_t *control, size_t m, const int64_t *test, size_t n,
                       struct moderated_row *out);

/* s0^2: the median of the variances, which it reorders; NaN of none. */
double moderated_prior(double *variances, size_t count);

/* The p of a row, given s0^2 (`prior`) and d0 (`prior_freedom`). */
double moderated_p(const struct moderated_row *row, size_t m, size_t n, double prior,
                   double prior_freedom);
/* The same if d also varies by what its observations do not show: `between` is that
 * variance. */
double moderated_p_between(const struct moderated_row *row, size_t m, size_t n,
                           double prior, double prior_freedom, double between);

#endif
