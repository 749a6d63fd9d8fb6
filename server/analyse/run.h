#ifndef TRACEDIFF_ANALYSE_RUN_H
#define TRACEDIFF_ANALYSE_RUN_H

#include "analyse/analysis.h"

/* ---- options ---- */

/* The parameters that every analysis takes, and those of one. */

/* The set and its selection; which rows count; the window of a series. They fill struct
 * analysis_options. */
extern const struct parameter_table analysis_set_parameters, analysis_row_parameters,
    analysis_series_parameters;

#define ANALYSIS_PARAMETER_TABLES 4
/* The tables of an analysis, in the order of the documents, NULL-terminated. Returns how
 * many there are. */
size_t options_tables(const struct analysis *analysis,
                      const struct parameter_table *out[ANALYSIS_PARAMETER_TABLES + 1]);
/* The struct that one of these tables fills. */
const void *options_values(const struct analysis *analysis,
                           const struct parameter_table *table,
                           const struct analysis_options *options);

/* Errors as those of parameters_read(), and bad_end. `given` must outlive `out`. */
int options_read(const struct analysis *analysis, const struct given_parameters *given,
                 struct analysis_options *out, struct error *error);
void options_free(const struct analysis *analysis, struct analysis_options *options);

/* ---- ranks ---- */

/* Visits the ranks of an analysis, on several threads. */

struct store;

/* Called with the rows of one rank: that at `number` in the selection.ranks of
 * result->sides[side]. */
typedef int ranks_visit(void *context, int side, size_t number,
                        const struct rows_rank *rank, struct error *error);

/* Visits every chosen rank of the sides, several at once on their own threads if that is
 * faster. A visit must not touch the data of another one. Each rank is read through its
 * own connection. After a failure no further rank is begun; the error is that of the
 * first rank, in order, that failed. */
int ranks_each(struct store *store, const struct analysis_result *result,
               ranks_visit *visit, void *context, struct error *error);

/* The same for one of them, on the calling thread. */
int ranks_one(struct store *store, const struct analysis_result *result, int side,
              size_t number, ranks_visit *visit, void *context, struct error *error);

/* Runs the analysis on every rank: all[side] gets the part of that side. It uses the
 * given options, and otherwise those of the result. The caller frees the parts, also
 * after an error. */
int ranks_analyse(struct store *store, const struct analysis_result *result,
                  const void *options, struct analysis_part all[2], struct error *error);

/* ---- registry ---- */

/* All analyses. */

/* A line for each struct analysis of this room, in the order of the
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
    X(clocks)                                                                            \
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

/* ---- run ---- */

/* Runs an analysis of a set, or of two side by side. */

/* The result is the same whatever the number of threads. The texts of the request must
 * outlive it. Errors besides those of options_read(): unknown_set, unknown_rank,
 * unknown_step, bad_ranks, bad_steps, bad_marker, unknown_marker, too_many_rows. */
int analysis_run(struct store *store, const struct analysis *analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error);
void analysis_result_free(struct analysis_result *result);

#endif
