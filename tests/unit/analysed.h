/* What an analysis makes of ranks that a test has, without a store. */
#ifndef TRACEDIFF_TESTS_ANALYSED_H
#define TRACEDIFF_TESTS_ANALYSED_H

#include "analyse/analysis.h"

#define ANALYSED_PARAMETERS_MAX 8

struct analysed {
    struct analysis_result result; /* without sides, but for sides[0].all */
    struct given_parameter given[ANALYSED_PARAMETERS_MAX];
    /* Of the set, where a test has one. */
    const struct set_view *view;
    int64_t origin_ns;
};

/* Parameters: name, value, name, value … NULL; NULL: none. Tables that are made only for
 * CSV are made. What goes wrong ends the program. */
void analysed_begin(struct analysed *out, const char *analysis,
                    const char *const *parameters);
void analysed_add(struct analysed *out, const struct rows_rank *rank);
void analysed_finish(struct analysed *out);
void analysed_free(struct analysed *analysed);
#define ANALYSED __attribute__((cleanup(analysed_free))) struct analysed

const struct table *analysed_table(const struct analysed *analysed, const char *name);
static inline const struct series_list *analysed_series(const struct analysed *analysed)
{
    return &analysed->result.sides[0].all.series;
}

#endif
