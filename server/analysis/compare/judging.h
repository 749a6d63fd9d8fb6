/* Part of compare_significance.c: the tests of the rows of a comparison, one row after
 * another. A row that occurs in few of many samples costs no more than these. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_JUDGING_H
#define TRACEDIFF_ANALYSIS_COMPARE_JUDGING_H

#include "analysis/compare/alias_sum.h"
#include "analysis/compare/compare.h"
#include "store/set/set_samples.h"

/* The values of the two kernels of a pair, each on its own side. */
struct held_pair {
    bool is_few[2]; /* as in samples_row */
    struct samples_entry *few[2];
    size_t few_count[2];
    int64_t *times[2];
    int32_t *calls[2];
    size_t bytes; /* of these */
};

/* A name in a row of several, in the order of the samples. */
struct judged_alias {
    const struct compare_alias *alias;
    uint32_t row; /* in result->all */
    uint32_t sum;
};

struct judgement {
    struct compare_result *result;
    struct held_pair *held; /* by replacement; NULL: nothing is folded */
    struct judged_alias *aliases;
    size_t alias_count, next_alias; /* the next samples may belong to */
    struct alias_sum *alias_sums;
    size_t alias_sum_count;
    size_t held_bytes; /* of pairs and of sums */
    struct significance_judge judge;
    int64_t *times[2]; /* the observations of a row */
    size_t next;       /* row that the next samples may belong to */
    /* For a row that occurs in few samples: for each observation its sum and whether it
     * has one; the list of these observations; the values for the tests. */
    int64_t *sums[2];
    bool *is_there[2];
    uint32_t *there[2];
    int64_t *few[2];
    int32_t *few_calls[2];
};

/* For all rows of the result. Free `out` with judging_free(), also after an error. */
int judging_init(struct judgement *out, struct compare_result *result,
                 struct error *error);
void judging_free(struct judgement *judging); /* cleanup function too */

/* Judges the row of these samples: a callback of set_samples(). Rows that are not in the
 * result are left out. */
int judging_take(void *judging, const struct samples_row *samples);

#endif
