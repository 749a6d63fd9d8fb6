#ifndef TRACEDIFF_STORE_SET_LOAD_H
#define TRACEDIFF_STORE_SET_LOAD_H

#include "base/error.h"
#include "store/database.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stdint.h>

/* ---- set load parts ---- */

/* The parts of set_load_recording(), which the virtual table `event` uses too. */

/* The memory of a text beyond its bytes, for the budget. */
#define TEXT_BYTES 40

/* A set: a schema of a connection. What fails is in its database_result(). */
struct load_source {
    struct database *database;
    const char *schema;
};

/* A statement of it. */
struct statement load_of(const struct load_source *source, const char *path);
void load_damaged(const struct load_source *source, const char *what);
/* An empty recording with a budget. */
struct trace_recording *load_begin(struct budget *budget);
/* Names (with categories), ops, and inputs without arguments, of the whole set, into an
 * empty recording. */
void load_dictionary(const struct load_source *source, struct trace_recording *recording);
/* Of these the names and ops alone. */
void load_ops(const struct load_source *source, struct trace_recording *recording);

/* Append the places (their pids and tids to the names) and the step rows of a file. */
void load_places(const struct load_source *source, uint32_t file,
                 struct trace_recording *recording);
void load_step_rows(const struct load_source *source, uint32_t file,
                    struct trace_recording *recording);

/* From the columns of a row, from `first` on. */
struct trace_quality load_quality(struct statement *row, int first);
struct trace_note load_note(struct statement *row, int first);
struct trace_step load_step(struct statement *row, int first);

/* ---- set load open ---- */

/* One recording of an open set file, read back (set_view.h). */

/* How much of a recording to load: the counters alone, LINKED, with the numbers of
 * correlations, LINKED with the facts of collectives, with the stored arguments, or
 * everything. */
enum load_extent {
    LOAD_COUNTERS,
    LOAD_LINKED,
    LOAD_COLLECTIVES,
    LOAD_ROWS,
    LOAD_KEPT,
    LOAD_WHOLE
};

/* Within the budget of the connection. Owned by the caller. */
int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error);

#endif
