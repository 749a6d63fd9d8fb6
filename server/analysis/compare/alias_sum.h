/* Part of judging.c: the samples of a row of several names, added up. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_ALIAS_SUM_H
#define TRACEDIFF_ANALYSIS_COMPARE_ALIAS_SUM_H

#include "analysis/compare/observations.h"
#include "store/set/set_samples.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The sums while `left` of the names are missing. Times by column, calls by sample, as in
 * samples_row. */
struct alias_sum {
    int64_t *total[2], *self[2];
    int32_t *calls[2];
    size_t bytes; /* of these */
    uint32_t left;
    bool lacks_room;
};

/* Makes the sums, unless they are there; they lack room if they take `room` bytes or
 * more, or if memory is refused. Returns the bytes that are new. */
size_t alias_sum_make(struct alias_sum *sum, const struct observations *observations,
                      size_t room);
void alias_sum_free(struct alias_sum *sum);

/* Adds the samples of a name. */
void alias_sum_add(struct alias_sum *sum, const struct observations *observations,
                   const struct samples_row *samples);
/* The sums as samples of one name; borrowed. */
struct samples_row alias_sum_samples(const struct alias_sum *sum,
                                     const struct observations *observations);

#endif
