/* What a folder contained besides the files of a set, in the `quality` of its summary.
 * This describes the last folder that was read, so it is in the catalogue and not in the
 * set's file. */
#ifndef TRACEDIFF_STORE_CATALOGUE_LEFT_OUT_H
#define TRACEDIFF_STORE_CATALOGUE_LEFT_OUT_H

#include "base/error.h"

#include <jansson.h>
#include <stddef.h>

struct store;

/* How many `left_out_files` lists at most; `left_out` says how many there are. */
#define LEFT_OUT_LISTED_MAX 100

/* Puts `left_out` (`count`) and `left_out_files` (`list`, borrowed) into the quality of a
 * set. Writes nothing if both are there already. */
int store_note_left_out(struct store *store, const char *id, size_t count,
                        const json_t *list, struct error *error);

#endif
