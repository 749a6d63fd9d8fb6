/* The parts of set_load_recording(), which the virtual table `event` uses too. */
#ifndef TRACEDIFF_STORE_SET_LOAD_H
#define TRACEDIFF_STORE_SET_LOAD_H

#include "store/statement.h"
#include "trace/recording.h"

#include <stdint.h>

/* A set: a schema of a connection. */
struct load_source {
    struct database *database;
    const char *schema;
};

/* A statement with :file bound. */
int load_prepare(const struct load_source *source, const char *path, uint32_t file,
                 struct statement *out, struct error *error);
int load_damaged(const struct load_source *source, const char *what, struct error *error);

/* Makes the string tables of a zeroed recording ready. */
void load_init_names(struct trace_recording *recording);
/* Names (with categories), shapes and ops of the whole set, into an empty recording. */
int load_dictionary(const struct load_source *source, struct trace_recording *recording,
                    struct error *error);
/* Append the places (their pids and tids to the names) and the step rows of a file. */
int load_places(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error);

/* Decodes the segments of a file into the recording's events, copies and correlations;
 * its ops, places and shapes are there already (set_load_events.c). Numbering the
 * correlations is a third of the work; without, no row has one. */
int load_events(const struct load_source *source, uint32_t file, bool correlations,
                struct trace_recording *recording, struct error *error);

#endif
