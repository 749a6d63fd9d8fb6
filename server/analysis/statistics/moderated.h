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
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_MODERATED_H
#define TRACEDIFF_ANALYSIS_STATISTICS_MODERATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
