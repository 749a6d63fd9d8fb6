/* The times of one set of a series: read from its file, or kept since an earlier series,
 * then reduced to what the series measures. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_TIMES_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_TIMES_H

#include "analysis/compare/observations.h"
#include "analysis/compare/waterfall.h"
#include "analysis/series/series_parameters.h"
#include "store/set/set_series.h"
#include "store/store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct series_times {
    int64_t recorded_ns; /* Unix time of the first event; 0: the recordings do not say */
    int64_t world_size;  /* as of struct series_samples */
    bool has_steps;      /* some sample is a numbered step; else whole files are */
    size_t samples;
    int64_t *times; /* ns, of the samples; NULL if they are not known */
    struct observations_key
        *keys; /* of the samples; NULL: `times` are the observations */
    size_t count;
    int64_t *values; /* the observations: means over the ranks of each (span, step), to
                        the nearest ns (docs/semantics.md §13), ascending */
    struct waterfall_sums sums; /* of the step times and their parts */
    double host, lag; /* medians of the numbered steps (docs/semantics.md §19.2); NaN */
    const char *missing; /* why there are no values, for messages; NULL: there are some */
    bool is_read;        /* from the set, not from the cache */
    struct series_recorded recorded;
};

/* The times of a set in `measure`. Steps, and some rows and layers, are kept in the cache
 * of the store, so that a series of known sets opens no file. A set whose samples do not
 * have the measure (parts without device rows) has no `times` and no values. Errors are
 * those of set_series_read() and series_layer_read(). May be called from several
 * threads. */
int series_times_read(struct store *store, const char *id,
                      const struct series_request *request, struct series_times *out,
                      struct error *error);
/* Removes the values of a set without steps, if other sets have steps: its only sample
 * per rank is a whole recording. */
void series_times_need_steps(struct series_times *times);
/* Makes the blocks of the steps without the profiler the observations. */
int series_times_use_blocks(struct series_times *times, struct error *error);
void series_times_free(struct series_times *times);

#endif
