#ifndef TRACEDIFF_STATS_RECORDINGS_H
#define TRACEDIFF_STATS_RECORDINGS_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- recordings ---- */

/* Tests between recordings: each side was recorded several times, and what differs
 * between two recordings of the same program is noise (docs/semantics.md §5, docs/
 * statistics.md). Pure.
 *
 * The steps of a recording share its clocks, its node, its neighbours, so however many
 * they are, they are one value: the logarithm of its mean per step.
 *
 *   x = ln(mean per step); d = mean(test) - mean(control)
 *   n = number of control and test recordings less 2
 *   r = x less the mean of its side
 *   f = by recording the median of r over all rows: what the recording has in common
 *   F = sum(f^2) / n; e^2 = sum((r - f)^2) / n of a row
 *   E = the median of e^2 over the rows, over the median of chi^2 / n
 *   d0 from the spread of ln e^2 over the rows (Smyth 2004), at most
 *     RECORDINGS_PRIOR_MOST, and 0 with fewer than RECORDINGS_ROWS_MIN rows
 *   L = the RECORDINGS_NOISY quantile of e^2 over the rows with fewer than RECORDINGS_FEW
 *     recordings, else 0
 *   v = F + max((d0 E + n e^2) / (d0 + n), L); t = d / sqrt(v (1 / controls + 1 / tests))
 *   degrees of freedom: n + d0 s^2, where s is the share of v that is not F
 *
 * So rows share their knowledge of their own noise, but not of the noise that they have
 * in common: for that, there are only as many values as recordings.
 *
 * The time of a kernel that depends on the data may have two values. If each recording
 * has one of them, 2 against 2 have the one on one side and the other on the other side
 * in an eighth of the comparisons, and look like a change without any noise. So with few
 * recordings a quiet row counts as noisy as the noisy ones among its like. */

/* Of each side. */
#define RECORDINGS_MAX 64
/* On both sides together: 2 and 2, or 3 and 1, where the single one is compared with the
 * noise of the three. */
#define RECORDINGS_MIN 4
#define RECORDINGS_ROWS_MIN 10
#define RECORDINGS_PRIOR_MOST 20.0
/* With fewer on both sides together, L counts. */
#define RECORDINGS_FEW 6
#define RECORDINGS_NOISY 0.9
/* Intervals are of this confidence. */
#define RECORDINGS_CONFIDENCE 0.95

/* What the rows of one comparison have in common. */
struct recordings {
    size_t count[2];                   /* recordings of control and test */
    double freedom;                    /* n */
    double shared;                     /* F */
    double prior;                      /* E; 0 if there is none */
    double prior_freedom;              /* d0 */
    double least;                      /* L; 0 with enough recordings */
    double common[2 * RECORDINGS_MAX]; /* f, controls first */
};

struct recordings_test {
    double difference; /* d: ln of the ratio of test to control */
    double low, high;  /* limits of its interval */
    double p;          /* two-sided; if v = 0: 1 if d = 0, else 0 */
    double freedom;
    double between; /* standard deviation between recordings, ln; without what their own
                       steps explain, where that is known */
    double within;  /* the least standard deviation of a recording, by its steps; NaN:
                       unknown */
};

/* Whether there are enough recordings to judge anything, and not too many. */
bool recordings_suffice(const size_t count[2]);

/* `logs` has for each row the x of the controls, then those of the tests; all finite.
 * `rows` may be 0. ERROR_TIMEOUT and ERROR_CANCELLED of the budget. */
int recordings_fit(const double *logs, size_t rows, const size_t count[2],
                   struct budget *budget, struct recordings *out, struct error *error);

/* Judges a row of them. */
void recordings_judge(const struct recordings *recordings, const double *logs,
                      struct recordings_test *out);

/* Judges a single row, such as the step time, without other rows. `within` has for each
 * recording the least variance of its x, by the spread of its steps, NaN if that is not
 * known. Recordings cannot agree better than their steps allow, so v is at least the mean
 * of the known variances. */
void recordings_judge_alone(const double *logs, const double *within,
                            const size_t count[2], struct recordings_test *out);

/* The t that a share of 1 - RECORDINGS_CONFIDENCE of values exceeds, on both sides
 * together; freedom >= 1. */
double recordings_limit(double freedom);

/* ---- recordings orders ---- */

/* Whether a test between recordings would also find something if the same
 * recordings were divided otherwise. Pure.
 *
 * If the clearest of all divisions has a rank test's p above 0.05, as with 3 against 3,
 * the size of a change has to tell that it is none of chance. Noise is rarely normal: the
 * time of a kernel that depends on the data may have two values, a recording one of them,
 * and if the one are on one side, there is no spread at all. Such rows are as often on
 * two sides of another division. So if any other division finds a row, the given one does
 * not prove that a row changed. A real change is found in no other division: there it is
 * the spread of the sides. */

/* With so many orders the clearest one has p <= 0.05. */
#define RECORDINGS_ORDERS 40

/* `logs` as for recordings_fit(). *found: in another division, a row has a q (of these
 * rows) below `rate`. False if there are RECORDINGS_ORDERS or more. */
int recordings_try_orders(const double *logs, size_t rows, const size_t count[2],
                          double rate, struct budget *budget, bool *found,
                          struct error *error);

#endif
