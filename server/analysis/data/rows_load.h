/* The rows of a rank, from a stored set. */
#ifndef TRACEDIFF_ANALYSIS_DATA_ROWS_LOAD_H
#define TRACEDIFF_ANALYSIS_DATA_ROWS_LOAD_H

#include "analysis/data/rows.h"
#include "store/set/set_view.h"

struct store;

/* A rank with the recordings that its rows point into. */
struct rows_loaded {
    struct rows_rank rows;
    struct trace_recording **recordings;
    size_t count;
};

/* Decodes the files of the rank, in order of their spans, and chooses its rows. */
int rows_load(struct store *store, const struct set_view *view, int64_t rank,
              const struct rows_options *options, struct rows_loaded *out,
              struct error *error);
void rows_unload(struct rows_loaded *loaded);

#endif
