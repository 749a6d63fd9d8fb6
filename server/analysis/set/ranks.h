/* Visits the ranks of an analysis, on several threads. */
#ifndef TRACEDIFF_ANALYSIS_SET_RANKS_H
#define TRACEDIFF_ANALYSIS_SET_RANKS_H

#include "analysis/set/analysis.h"

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

#endif
