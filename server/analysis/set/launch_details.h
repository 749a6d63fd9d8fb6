/* Launches in depth: distributions, and the worst of them (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_LAUNCH_DETAILS_H
#define TRACEDIFF_ANALYSIS_SET_LAUNCH_DETAILS_H

#include "analysis/set/launches.h"

/* Durations fall into bins of equal ratio, ten per decade from 1 ns; bin 0 is 0 ns. The
 * edges are the same for every trace, so two sets can be laid side by side. */
#define LAUNCH_BINS_PER_DECADE 10

/* rank, measure, bin, from, to, count: bins that are not empty, from <= value < to. */
extern const struct table_spec launch_histograms_spec;
void launch_write_histograms(const struct rows_rank *rank, const struct launch_list *list,
                             struct table *table);

/* rank, cpu_duration, gpu_duration, count: launches of equal bins in both durations
 * become one point, at their means. */
extern const struct table_spec launch_scatter_spec;
int launch_write_scatter(const struct rows_rank *rank, const struct launch_list *list,
                         struct table *table, struct error *error);

/* rank, class, place, correlation, name, kernel_type, operator, device, stream, ts,
 * cpu_duration, gpu_duration, launch_delay: the options.limit worst of each class, the
 * worst first. Short kernels are ordered by how much longer the launch took, outliers by
 * the value that makes them outliers. `operator`: the innermost cpu_op that contains the
 * launch on its thread. ts: start of the launch since `origin_ns`. */
extern const struct table_spec launch_worst_spec;
int launch_write_worst(const struct rows_rank *rank, const struct launch_list *list,
                       const struct launch_options *options, int64_t origin_ns,
                       struct table *table, struct error *error);

/* rank, correlation, name, kernel_type, device, stream, ts, cpu_duration, gpu_duration,
 * launch_delay: every launch. */
extern const struct table_spec launch_all_spec;
int launch_write_all(const struct rows_rank *rank, const struct launch_list *list,
                     int64_t origin_ns, struct table *table, struct error *error);

#endif
