/* Where the level of a series of sets changes (docs/semantics.md §13). Pure.
 *
 * A series has the observations of each set, in the order of the sets. A stretch of sets
 * is split between two of them where the observations left and right differ most; then
 * both halves are searched in the same way, the strongest stretch first. A place is a
 * change point if
 *
 * - the Mann-Whitney test of the observations left and right has q < CHANGE_POINTS_RATE,
 *   by Benjamini-Hochberg over all places of the stretch,
 * - the medians left and right differ by at least CHANGE_POINTS_LEAST of the left one,
 * - at least CHANGE_POINTS_SIDE sets are on each side,
 * - the change exceeds the usual difference between sets. The test is
 *   t = (mean of the sets' medians right - left) / (s sqrt(1/l + 1/r)), by Student with
 *   (n - 1) / 2 degrees of freedom; its p times the number of places is below
 *   CHANGE_POINTS_SET_RATE. s is the noise of one set: the median of the absolute
 *   differences of neighbouring medians of all n sets, over 0.6745 sqrt(2), and
 * - more than half of the sets on each side are nearer to the median of their side than
 *   to the other one: one odd set is no level.
 *
 * The test against the noise of sets is there because the steps of a recording share its
 * noise (the machine, the clocks, the place in the network): ten steps are not ten
 * measurements of a commit. The rank test alone counts them as such. Neighbours differ by
 * that noise, and a few changes among many neighbours do not move the median of the
 * differences.
 *
 * Cost: the observations are sorted once. For a stretch of m observations, rank sums come
 * from one walk over its sorted observations, and the medians left and right of all its
 * places from Fenwick trees: m log m. A change point halves a stretch, so the total is
 * n log n per level; each place that passes all else also takes a look at each set of the
 * stretch. There are at most CHANGE_POINTS_MAX levels, and about log2 of the number of
 * change points if these are spread out. */
#ifndef TRACEDIFF_STATS_CHANGE_POINTS_H
#define TRACEDIFF_STATS_CHANGE_POINTS_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHANGE_POINTS_RATE 0.01
#define CHANGE_POINTS_SET_RATE 0.05
#define CHANGE_POINTS_LEAST 0.02
#define CHANGE_POINTS_SIDE 2
/* With fewer sets nothing is split: neighbours are compared instead. */
#define CHANGE_POINTS_SETS_MIN 6
#define CHANGE_POINTS_MAX 64

struct change_points_series {
    const int64_t *values; /* ns: the observations of set 0, then of 1, … */
    const size_t *begin;   /* by set, where its observations begin; then the end */
    size_t sets;           /* each has an observation or more */
};

struct change_point {
    size_t at;         /* the first set of the right side */
    size_t begin, end; /* the stretch that it splits: sets begin .. at-1, at .. end-1 */
    double median[2];  /* ns, of the observations left and right in that stretch */
    double p, q;       /* of the rank test */
    double set_p;      /* of the test against the noise of sets */
    double strength;   /* z of the rank test */
};

struct change_points {
    struct change_point points[CHANGE_POINTS_MAX];
    size_t count; /* strongest first during the search; in order of `at` in the result */
    double noise; /* s, ns */
    /* There are too few observations for any change to have q < CHANGE_POINTS_RATE. */
    bool too_few;
};

/* Finds none with fewer than CHANGE_POINTS_SETS_MIN sets. Errors: ERROR_MEMORY, and those
 * of the budget, which counts the memory. */
int change_points_find(const struct change_points_series *series, struct budget *budget,
                       struct change_points *out, struct error *error);

#endif
