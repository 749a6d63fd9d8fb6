/* The times that a series needs from a set: those of its selected samples
 * (docs/semantics.md §5, all ranks and all steps), or of one row in them. This reads much
 * less than a view of the set, because a series has many sets. */
#ifndef TRACEDIFF_STORE_SET_SET_SERIES_H
#define TRACEDIFF_STORE_SET_SET_SERIES_H

#include "base/budget.h"
#include "base/error.h"
#include "trace/decode/recorder_blocks.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

struct series_sample {
    uint32_t span;
    struct trace_step step; /* `ts` is not filled */
    int64_t row;            /* ns of the row in it; 0: no row was requested, or it is
                             * absent */
};
/* What its recorders say (docs/semantics.md §21, §22). */
#define SERIES_COMMIT_SIZE 72
struct series_recorded {
    struct recorder_means steps;     /* without the profiler */
    char commit[SERIES_COMMIT_SIZE]; /* of the first file that states one; cut to fit; "":
                                        unstated */
    bool dirty;                      /* its working copy was changed */
    bool commits_differ;             /* other files state another one */
};
struct series_samples {
    struct series_sample *items; /* by number, pseudo-steps first, then span: the ranks of
                                  * a step are next to each other */
    size_t count;
    int64_t recorded_ns; /* Unix time at which the first recording began; 0: unknown */
    int64_t world_size;  /* the largest one that its files state; 0: unstated */
    struct series_recorded recorded;
};

/* A row, by its name (addresses merged) and category. */
struct series_row {
    const char *name;     /* NULL: none */
    const char *category; /* NULL: rows of the name in all categories, added up */
    bool self;            /* self time; else total */
};

/* Errors are those of set_file_open(). Free with series_samples_free(). */
int set_series_read(struct store *store, const char *id, const struct series_row *row,
                    struct budget *budget, struct series_samples *out,
                    struct error *error);
void series_samples_free(struct series_samples *samples);

#endif
