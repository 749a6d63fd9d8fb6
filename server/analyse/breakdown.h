/* How long which kinds of device work run at once. */
#ifndef TRACEDIFF_ANALYSE_BREAKDOWN_H
#define TRACEDIFF_ANALYSE_BREAKDOWN_H

#include "analyse/rows.h"

#define KIND_BIT(kind) (1U << ((kind)-TRACE_KIND_COMPUTATION))
#define KIND_COMPUTATION KIND_BIT(TRACE_KIND_COMPUTATION)
#define KIND_COMMUNICATION KIND_BIT(TRACE_KIND_COMMUNICATION)
#define KIND_MEMORY KIND_BIT(TRACE_KIND_MEMORY)
#define KIND_ALL (KIND_COMPUTATION | KIND_COMMUNICATION | KIND_MEMORY)
#define KIND_SETS 8

/* By set of kinds (KIND_ bits): ns in which exactly these run, on any device. at[0] is
 * the idle time between the first start and the last end of a span. */
struct kind_time {
    int64_t at[KIND_SETS];
};

/* Adds the time of every span of the rank, for the chosen kinds only. */
void kind_time_add(const struct rows_rank *rank, unsigned kinds, struct kind_time *time);

#endif
