/* The roll-ups of a set file: sums of every op over the steps of a file, over the steps
 * of one number, and over the whole set, as rows. */
#ifndef TRACEDIFF_STORE_SET_SET_ROLLUPS_H
#define TRACEDIFF_STORE_SET_SET_ROLLUPS_H

#include "base/error.h"
#include "store/set/set_build.h"

/* Writes op_file, op_number and op_set from step_cells, after all recordings. */
int build_rollups(struct set_writer *writer, struct error *error);

#endif
