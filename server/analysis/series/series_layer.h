/* The time of a layer in the samples of one set of a series. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_LAYER_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_LAYER_H

#include "analysis/series/series_parameters.h"
#include "store/set/set_series.h"

struct store;

/* `row` of every sample if the layer has no time. */
#define SERIES_NO_FRAME INT64_C(-1) /* no recording has a frame of this path */
#define SERIES_NO_DEVICE                                                                 \
    INT64_C(-2) /* device time is asked for, and no recording has device rows */

/* Like set_series_read(); `row` is the time of the layer, 0 in a sample without it. Reads
 * the events of each recording. Errors also those of tree_times_read(). */
int series_layer_read(struct store *store, const char *id,
                      const struct series_request *request, struct series_samples *out,
                      struct error *error);

#endif
