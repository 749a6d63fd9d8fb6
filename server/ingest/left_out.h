/* For the layer ingest and the command line: what a folder contained besides its
 * traces. */
#ifndef TRACEDIFF_INGEST_LEFT_OUT_H
#define TRACEDIFF_INGEST_LEFT_OUT_H

#include "ingest/ingest.h"

#include <jansson.h>

/* "symbolic_link" or "not_a_file", for programs. */
const char *left_out_kind(enum left_out_why why);
/* Why it was left out, in words that follow its name. */
const char *left_out_words(enum left_out_why why);
/* [{"kind", "file"}…], LEFT_OUT_LISTED_MAX at most; NULL when memory is refused. */
json_t *left_out_list(const struct left_out *left_out);
/* Moves the left-out entries of the file list to the result of a stored set, and notes
 * them in the set's quality. A failure is only logged, since the set is stored anyway. */
void left_out_note(struct store *store, struct ingest_list *list,
                   struct ingest_result *result);

#endif
