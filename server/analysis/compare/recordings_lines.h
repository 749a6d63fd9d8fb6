/* Part of recordings_load.c: rows of one Python function become one
 * (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_LINES_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_LINES_H

#include "analysis/compare/recordings_result.h"

/* A row in a recording that has it, per step; ns. */
struct recordings_cell {
    uint32_t row, recording;
    double count, total, self;
};

struct recordings_cells {
    struct recordings_cell *items; /* by row, then in no order */
    size_t count;
};

/* Joins the rows of each merged name (python_rows.h) over all recordings of each side.
 * The cells may be in any order, and the row of each is then that of the joined rows. */
int recordings_join_lines(struct recordings_result *result,
                          struct recordings_cells *cells, struct error *error);
/* Adds up the cells of one row and recording; they are ordered by row. */
int recordings_add_cells(const struct recordings_result *result,
                         struct recordings_cells *cells, struct error *error);

#endif
