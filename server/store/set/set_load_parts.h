/* The parts of set_load_recording(), which the virtual table `event` uses too. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_PARTS_H
#define TRACEDIFF_STORE_SET_SET_LOAD_PARTS_H

#include "base/error.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
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

/* Room for one more element of an array that grows by powers of two; false: no memory. */
bool load_room(void **array, uint32_t count, size_t size);
/* Makes the string tables of a zeroed recording ready. */
void load_init_names(struct trace_recording *recording);
/* Names (with categories), ops, and inputs without arguments, of the whole set, into an
 * empty recording. */
int load_dictionary(const struct load_source *source, struct trace_recording *recording,
                    struct error *error);
/* The two parts of load_dictionary(). */
int load_ops(const struct load_source *source, struct trace_recording *recording,
             struct error *error);
/* Inputs and shapes; with `arguments`, types and concrete inputs, which are otherwise
 * TRACE_NONE. */
int load_inputs(const struct load_source *source, bool arguments,
                struct trace_recording *recording, struct error *error);

/* Append the places (their pids and tids to the names) and the step rows of a file. */
int load_places(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error);

#endif
