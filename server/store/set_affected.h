/* The files of a set whose numbers are not what was recorded, in the `quality` of its
 * summary (docs/api.md): damage that everybody who shows the set has to tell. */
#ifndef TRACEDIFF_STORE_SET_AFFECTED_H
#define TRACEDIFF_STORE_SET_AFFECTED_H

#include "base/error.h"

#include <jansson.h>
#include <stdbool.h>

struct set_writer;

/* `affected_files` lists no more than this; `affected` says how many there are. */
#define AFFECTED_LISTED_MAX 20

/* Adds `affected`, how many files, and `affected_files`, the first of them. */
int affected_add(struct set_writer *writer, json_t *quality, struct error *error);

/* Whether these members of a quality can be relied on. Sets of before have none. */
bool affected_is_valid(const json_t *quality);

/* The list of a summary, for the caller to free; empty where nothing is affected. */
json_t *affected_of(const char *summary);

#endif
