/* Reads the recordings of a comparison: their step times, and the time of each row in
 * each. Two sets are open at a time. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_LOAD_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_LOAD_H

#include "analysis/compare/recordings_lines.h"

/* Fills `recordings`, `count`, `notes` and `texts` of the result, whose `sets` are
 * already found, and `rows` with their names, sides and kinds, those of one Python
 * function as one if the request says so. The result's share of the
 * budget counts the memory of both. */
int recordings_load(struct store *store, struct recordings_result *result,
                    struct recordings_cells *out, struct error *error);

#endif
