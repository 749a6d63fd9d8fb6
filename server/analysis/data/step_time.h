/* The step time of the selected samples of a side, and what limits it (docs/semantics.md
 * §6, §19). */
#ifndef TRACEDIFF_ANALYSIS_DATA_STEP_TIME_H
#define TRACEDIFF_ANALYSIS_DATA_STEP_TIME_H

#include "analysis/data/selection.h"
#include "base/error.h"
#include "store/set/set_view.h"

#include <stdbool.h>
#include <stddef.h>

/* Means over the samples, ns: the step time and its four parts. has_parts is false when a
 * sample has none. `host` is the mean of the steps as the host has them; the medians are
 * those of the same, and of how far the device was behind when the host left them: NaN if
 * whole files are selected. */
struct step_time {
    size_t samples;
    double step, compute, exposed_communication, exposed_memory, idle;
    double host, host_median, lag_median;
    bool has_parts;
};
int step_time_make(const struct set_view *view, const struct selection *selection,
                   struct step_time *out, struct error *error);

/* What limits a side, by the shares of its step time (docs/semantics.md §19.2). */
enum step_limit {
    STEP_LIMIT_NONE, /* nothing alone, or not known */
    STEP_LIMIT_DEVICE,
    STEP_LIMIT_HOST,
    STEP_LIMIT_COMMUNICATION
};
enum step_limit step_limit_of(const struct step_time *time);
/* "device", "host", "communication"; NULL for STEP_LIMIT_NONE. */
const char *step_limit_name(enum step_limit limit);
/* "the device", "the host", "communication"; "" for STEP_LIMIT_NONE. */
const char *step_limit_words(enum step_limit limit);

#endif
