/* Numbers of several rounds: their middle and their spread. */
#ifndef TRACEDIFF_BENCH_ROUNDS_H
#define TRACEDIFF_BENCH_ROUNDS_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS_MAX = 100 };

struct spread {
    double median, least, most;
};

static inline int rounds_compare(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* Of values[0..count), 1 to ROUNDS_MAX of them. */
static inline struct spread rounds_spread(const double *values, int count)
{
    double sorted[ROUNDS_MAX];

    memcpy(sorted, values, (size_t)count * sizeof *values);
    qsort(sorted, (size_t)count, sizeof *sorted, rounds_compare);
    double median = count % 2 == 1 ? sorted[count / 2]
                                   : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
    return (struct spread){median, sorted[0], sorted[count - 1]};
}

/* Time of the processor that this program has used: steadier than the wall clock on a
 * machine that does other things too. */
static inline int64_t rounds_cpu_ns(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

#endif
