/* For the layer ingest and the command line: what else a folder contained besides its
 * traces. */
#ifndef TRACEDIFF_INGEST_LEFT_OUT_H
#define TRACEDIFF_INGEST_LEFT_OUT_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct store;

/* Entries of a folder that look like traces but were not read. */
enum left_out_reason {
    LEFT_OUT_LINK, /* a symbolic link that is named like a trace, or leads to a folder */
    LEFT_OUT_SPECIAL, /* a pipe, a socket, a device that is named like a trace */
    LEFT_OUT_ALONE    /* NAME.tracediff.json without the trace NAME beside it */
};
struct left_out_entry {
    char *name; /* relative to the folder */
    enum left_out_reason why;
};
struct left_out_files {
    struct left_out_entry *entries; /* the first `listed` of `count`, in path order */
    size_t listed, count;
};
void left_out_free(struct left_out_files *left_out);

struct store;

/* Why it was left out, in words that follow its name. */
const char *left_out_words(enum left_out_reason why);
/* [{"kind", "file"}…], LEFT_OUT_LISTED_MAX at most; NULL when memory is refused. */
json_t *left_out_list(const struct left_out_files *left_out);
/* Moves the left-out entries of the files of a stored set to `out`, and records them in
 * the set's quality, unless the set is new and there are none. Only logs a failure,
 * because the set is already stored. */
void left_out_note(struct store *store, const char *set_id, bool is_new,
                   struct left_out_files *files, struct left_out_files *out);

#endif
