/* The summary of a set, which the catalogue keeps as JSON. */
#ifndef TRACEDIFF_STORE_SET_SET_SUMMARY_H
#define TRACEDIFF_STORE_SET_SET_SUMMARY_H

#include "base/error.h"

#include <stdbool.h>

struct set_writer;

/* Notes the device names and the world size of a recording's metadata. */
int summary_note_metadata(struct set_writer *writer, const char *metadata,
                          struct error *error);
/* The summary as JSON text, owned by the caller: Set of web/openapi.json without id,
 * label, notes, created and stored_bytes. */
int summary_make(struct set_writer *writer, char **out, struct error *error);
/* Whether summary_make() could have made the summary that a set file contains: code that
 * shows sets relies on its members. */
bool summary_is_valid(const char *text);

#endif
