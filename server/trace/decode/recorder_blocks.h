/* The steps without the profiler (recorder.h) as observations: neighbours depend on each
 * other, so their blocks are judged (docs/semantics.md §22). Pure. */
#ifndef TRACEDIFF_TRACE_DECODE_RECORDER_BLOCKS_H
#define TRACEDIFF_TRACE_DECODE_RECORDER_BLOCKS_H

#include "trace/decode/recorder.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RECORDER_BLOCKS 10

/* Times of consecutive steps, ms: of a rank. */
struct recorder_times {
    const double *ms;
    size_t count;
};

/* The means of the steps over the ranks, as many as the shortest has, cut into ten
 * blocks; ns. A first block that is far above the others (warming up) is left out.
 * Returns the number of blocks: 0 for fewer than 20 steps, and for steps that take no
 * time. *mean: of the blocks, ns. */
size_t recorder_blocks(const struct recorder_times *ranks, size_t count,
                       int64_t room[RECORDER_BLOCKS], double *mean);

/* A file of a set: of a rank and a recording (span). */
struct recorder_file {
    uint32_t span;
    struct recorder recorder;
};
void recorder_files_free(struct recorder_file *files, size_t count);

/* What the steps of a set take. */
struct recorder_means {
    double mean;     /* ns; NaN: no such times, or too few */
    int64_t *blocks; /* of one recording; of several the mean of each; ns */
    size_t count;    /* 0: as above */
};
/* False: no memory. `out` is to be freed in any case. */
bool recorder_means_make(const struct recorder_file *files, size_t count,
                         struct recorder_means *out);
void recorder_means_free(struct recorder_means *means);

#endif
