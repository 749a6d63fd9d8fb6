/* Inside the layer ingest and for the command line: what a folder held beside its traces.
 */
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
/* Moves what the list of files left out to the result of a set that is stored, and notes
 * it in the set's quality. A failure is only logged: the set is stored all the same. */
void left_out_note(struct store *store, struct ingest_list *list,
                   struct ingest_result *result);

#endif
