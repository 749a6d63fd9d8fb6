/* Things in order of a time. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_KEYS_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_KEYS_H

#include "base/budget.h"

#include <stddef.h>
#include <stdint.h>

struct critical_key {
    int64_t time;
    uint32_t at;
};

/* Sorts by (time, at): fast if few keys are far from their place. */
void critical_keys_sort(struct critical_key *keys, size_t count, struct budget *budget);
/* How many of the sorted keys have a time up to `time`. */
size_t critical_keys_until(const struct critical_key *keys, size_t count, int64_t time);

#endif
