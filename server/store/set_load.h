/* The parts of set_load_recording(), which the virtual table `event` uses too. */
#ifndef TRACEDIFF_STORE_SET_LOAD_H
#define TRACEDIFF_STORE_SET_LOAD_H

#include "store/statement.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* The memory of a text beyond its bytes, for the budget. */
#define TEXT_BYTES 40

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
/* What load_dictionary() loads, apart. */
int load_ops(const struct load_source *source, struct trace_recording *recording,
             struct error *error);
int load_shapes(const struct load_source *source, struct trace_recording *recording,
                struct error *error);

/* If a file has fewer rows than its set has ops or shapes, only those that its rows use
 * are loaded. Otherwise each of many files with different names would load the names of
 * all files (set_load_used.c). The counts are those of the set. */
struct load_counts {
    uint32_t ops, shapes;
};
int load_count(const struct load_source *source, struct load_counts *counts,
               struct error *error);
/* The ops of a file, by their number, into ->ops and ->set_ops. */
int load_used_ops(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);
/* The shapes of a file whose events are there, with the numbers of the set as links; the
 * links become the numbers in ->shapes. */
int load_used_shapes(const struct load_source *source, struct trace_recording *recording,
                     struct error *error);

/* Append the places (their pids and tids to the names) and the step rows of a file. */
int load_places(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error);

/* Decodes the segments of a file into the recording's events, copies and correlations;
 * its ops and places are there already, and links to shapes are below `shapes`
 * (set_load_events.c). Numbering the correlations is a third of the work; without, no row
 * has one. */
int load_events(const struct load_source *source, uint32_t file, bool correlations,
                uint32_t shapes, struct trace_recording *recording, struct error *error);

/* The cells of the steps, and the launch shapes, of a file whose steps, ops and shapes
 * are there, loaded as those that it uses (set_load_whole.c). */
int load_cells(const struct load_source *source, uint32_t file,
               struct trace_recording *recording, struct error *error);
int load_launches(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);

#endif
