/* All analyses. */
#ifndef TRACEDIFF_ANALYSIS_SET_REGISTRY_H
#define TRACEDIFF_ANALYSIS_SET_REGISTRY_H

#include "analysis/set/analysis.h"

/* A line for each file of this folder that ends in a struct analysis, in the order of the
 * documents and of the command line. */
#define ANALYSES(X)                                                                      \
    X(temporal_breakdown)                                                                \
    X(comm_comp_overlap)                                                                 \
    X(idle_time_breakdown)                                                               \
    X(kernel_breakdown)                                                                  \
    X(memory_bw)                                                                         \
    X(queue_length)                                                                      \
    X(launch_stats)                                                                      \
    X(kernel_sequences)                                                                  \
    X(user_annotation_breakdown)                                                         \
    X(operator_kernels)                                                                  \
    X(collectives)                                                                       \
    X(stragglers)                                                                        \
    X(memory)                                                                            \
    X(critical_path)                                                                     \
    X(phases)                                                                            \
    X(work)                                                                              \
    X(device_counters)                                                                   \
    X(operator_counters)

extern const struct analysis *const analyses[];
extern const size_t analysis_count;

/* NULL if no analysis has that name. */
const struct analysis *analysis_find(const char *name);

#endif
