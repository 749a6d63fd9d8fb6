/* The files of a set whose numbers differ from the recording because of damage, in the
 * `quality` of its summary (docs/api.md). Every page and command that shows the set must
 * show them. */
#ifndef TRACEDIFF_STORE_SET_SET_AFFECTED_H
#define TRACEDIFF_STORE_SET_SET_AFFECTED_H

#include "base/error.h"

#include <jansson.h>
#include <stdbool.h>

struct set_writer;

/* `affected_files` lists at most this many; `affected` says how many there are. */
#define AFFECTED_LISTED_MAX 20

/* Adds `affected` (how many files) and `affected_files` (the first of them). */
int affected_add(struct set_writer *writer, json_t *quality, struct error *error);

/* Whether these members of a quality can be relied on. Older sets lack them. */
bool affected_is_valid(const json_t *quality);

/* The list of a summary, owned by the caller; empty if nothing is affected. */
json_t *affected_of(const char *summary);

#endif
