/* Time. */
#ifndef TRACEDIFF_BASE_CLOCK_H
#define TRACEDIFF_BASE_CLOCK_H

#include <stdint.h>

/* A recording without a base time counts from a start of its machine, so only times
 * between 2010 and 2100 are dates; unix ns. */
#define CLOCK_DATES_BEGIN INT64_C(1262304000000000000)
#define CLOCK_DATES_END INT64_C(4102444800000000000)

int64_t clock_monotonic_ns(void);
/* Seconds since 1970-01-01 UTC. */
int64_t clock_unix_seconds(void);
/* The same, as the time at which a file was made: SOURCE_DATE_EPOCH of the environment if
 * it is set (reproducible-builds.org), so that the same input makes the same bytes. */
int64_t clock_made_seconds(void);
/* Writes "2026-11-20T15:16:17Z" (21 bytes with the NUL). */
void clock_format_utc(int64_t unix_seconds, char out[21]);

#endif
