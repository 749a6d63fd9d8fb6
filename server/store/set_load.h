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

/* A set: a schema of a connection. */
struct load_source {
    struct database *database;
    const char *schema;
};

/* A statement of it; with :file bound. */
struct statement load_of(const struct load_source *source, const char *path);
struct statement load_of_file(const struct load_source *source, const char *path,
                              uint32_t file);
int load_damaged(const struct load_source *source, const char *what, struct error *error);
/* Makes the string tables of a zeroed recording ready. */
void load_init_names(struct trace_recording *recording);
/* Names (with categories), ops, and inputs without arguments, of the whole set, into an
 * empty recording. */
int load_dictionary(const struct load_source *source, struct trace_recording *recording,
                    struct error *error);
/* Of these the names and ops alone. */
int load_ops(const struct load_source *source, struct trace_recording *recording,
             struct error *error);

/* Append the places (their pids and tids to the names) and the step rows of a file. */
int load_places(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error);

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

/* ---- set load blocks ---- */

/* Decodes the facts that only few events of a file have. */

/* Appends the instants `[memory]` of a file whose places are loaded. */
int load_memory(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
/* The counters of a file, into a recording without any. */
int load_counters(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);
/* Appends the facts of the collectives of a file whose rows are loaded. Their texts are
 * added to ->arguments if only those that the file uses are loaded (`used`). */
int load_collectives(const struct load_source *source, uint32_t file, bool used,
                     struct trace_recording *recording, struct error *error);

/* ---- set load events ---- */

/* The rows of a file, decoded. */

/* What to decode of the rows in addition to the parts that are always there. */
struct load_extras {
    bool correlations; /* numbering them is a third of the work; false: no row has one */
    bool sequences;
    bool self; /* false: it is 0 */
};

/* Decodes the segments of a file into the recording's events, copies and wanted extras.
 * Its ops and places must be there already; links to inputs are below `inputs`. */
int load_events(const struct load_source *source, uint32_t file,
                struct load_extras wanted, uint32_t inputs,
                struct trace_recording *recording, struct error *error);

struct set_times_wanted; /* store/set_view.h */
struct set_times;

/* Appends the wanted rows of a file. */
int load_times(const struct load_source *source, uint32_t file,
               const struct set_times_wanted *wanted, struct set_times *out,
               struct error *error);

#endif
