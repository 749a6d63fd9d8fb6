/* Inside the layer analysis: how a run of an analysis is cut into ranks. */
#ifndef TRACEDIFF_ANALYSIS_SET_ANALYSIS_RUN_H
#define TRACEDIFF_ANALYSIS_SET_ANALYSIS_RUN_H

#include "analysis/data/rows.h"
#include "analysis/set/analyses.h"

/* ---- one rank (analysis_part.c) ---- */

/* The result of an analysis for one rank. Parts are made on any thread and joined to
 * their side in the order of the ranks, so that the result does not depend on the
 * threads. */
struct analysis_part {
    struct table tables[ANALYSIS_TABLES_MAX]; /* as in analysis_side */
    size_t table_count;
    struct series_list series;
    struct kernel_breakdown kernels;
    bool last_step_dropped, has_device_rows;
};

/* Makes the tables of the analysis, and those of a side, ready. */
void analysis_part_init(const struct analysis_result *result, struct analysis_part *part);
void analysis_side_init(const struct analysis_result *result, struct analysis_side *side);
void analysis_part_free(struct analysis_part *part);
int analysis_part_fill(const struct analysis_result *result,
                       const struct analysis_side *side, const struct rows_rank *rank,
                       struct analysis_part *part, struct error *error);
/* Appends a part to the side. */
int analysis_side_append(struct analysis_side *side, struct analysis_part *part,
                         struct error *error);
/* Writes the tables that need all ranks. */
int analysis_side_finish(const struct analysis_result *result, struct analysis_side *side,
                         struct error *error);

/* ---- all ranks (analysis_ranks.c) ---- */

/* Called with the rows of one rank: that at `number` in the selection.ranks of
 * result->sides[side]. */
typedef int analysis_visit_rank(void *context, int side, size_t number,
                                const struct rows_rank *rank, struct error *error);

/* Visits every chosen rank of the sides, several at once on their own threads if that is
 * faster. A visit must not touch the data of another one. Each rank is read through its
 * own connection. After a failure no further rank is begun; the error is that of the
 * first rank, in order, that failed. */
int analysis_each_rank(struct store *store, const struct analysis_result *result,
                       analysis_visit_rank *visit, void *context, struct error *error);

/* The same for one of them, on the calling thread. */
int analysis_visit_one(struct store *store, const struct analysis_result *result,
                       int side, size_t number, analysis_visit_rank *visit, void *context,
                       struct error *error);

/* Where the ranks of a side begin when the ranks of both sides are numbered in one
 * sequence. */
size_t analysis_first_rank(const struct analysis_result *result, int side);

/* Fills the differences of a result that has both sides (analysis_difference.c). */
int analysis_subtract(struct store *store, struct analysis_result *result,
                      struct error *error);

#endif
