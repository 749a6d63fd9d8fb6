/* A comparison at equal clock and speed of the host (docs/semantics.md §18.4): the times
 * of the test without what the machine made of them. If it made nothing, they stay. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_EQUAL_CLOCK_H
#define TRACEDIFF_ANALYSIS_COMPARE_EQUAL_CLOCK_H

#include "analysis/compare/compare.h"
#include "store/set/set_samples.h"

#include <stdbool.h>

/* Whether times are corrected: it was asked for, and the machine has a part. */
bool equal_clock_corrects(const struct compare_result *result);

/* The parts of a step. */
enum equal_clock_part {
    EQUAL_CLOCK_STEP,
    EQUAL_CLOCK_COMPUTE,
    EQUAL_CLOCK_COMMUNICATION, /* waits of ranks for the slowest */
    EQUAL_CLOCK_IDLE,
    EQUAL_CLOCK_DEVICE, /* all that the device does */
    EQUAL_CLOCK_NONE
};
/* ns that each sample of the test loses. */
double equal_clock_change(const struct compare_result *result,
                          enum equal_clock_part part);

/* Corrects the times of the test in all rows. */
void equal_clock_rows(struct compare_result *result);

/* A callback of set_samples() that passes the rows on, corrected. */
struct equal_clock_samples {
    const struct compare_result *result;
    int (*each)(void *context, const struct samples_row *row);
    void *context;
    int64_t *total, *self; /* room */
    size_t capacity;
    struct samples_entry *few;
    size_t few_capacity;
};
int equal_clock_take(void *samples, const struct samples_row *row);
void equal_clock_samples_free(struct equal_clock_samples *samples); /* cleanup too */

/* Makes the interval of a verdict on corrected steps as wide as the machine's part is
 * unknown, and its kind follow. */
void equal_clock_widen(const struct compare_result *result, struct verdict *verdict);

#endif
