/* Part of operation_run.c: the names of a row that has several. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OPERATION_ALIASES_H
#define TRACEDIFF_ANALYSIS_COMPARE_OPERATION_ALIASES_H

#include "analysis/compare/compare.h"

struct store;

struct operation_aliases {
    struct compare_result compared; /* only its rows */
    const struct compare_row
        *row; /* NULL: the operation has one name, which is asked for */
};

/* Finds the row that the request chooses among the rows of several names, and those of
 * Python functions. Errors are
 * those of compare_run(). Free with operation_aliases_free(), also after an error. */
int operation_aliases_find(struct store *store, const struct compare_request *request,
                           struct operation_aliases *out, struct error *error);
void operation_aliases_free(struct operation_aliases *aliases); /* cleanup function too */

/* Whether events of this name on this side belong to the row. */
bool operation_aliases_have(const struct operation_aliases *aliases, enum pair_side side,
                            const char *name, const char *category);

#endif
