/* An unfinished set file: what the source files of the set writer share. */
#ifndef TRACEDIFF_STORE_SET_SET_BUILD_H
#define TRACEDIFF_STORE_SET_SET_BUILD_H

#include "base/budget.h"
#include "base/error.h"
#include "base/seal.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/set/set_suggest.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* The statements that every recording needs, prepared once. */
enum build_statement {
    PUT_FILE,
    PUT_METADATA,
    PUT_QUALITY,
    PUT_PLACE,
    PUT_STEP,
    PUT_STEP_ROW,
    PUT_STEP_CELLS,
    PUT_SEGMENT,
    PUT_MEMORY_BLOCK,
    PUT_COLLECTIVE_BLOCK,
    PUT_COUNTER_BLOCK,
    PUT_LAUNCH_SHAPE,
    BUILD_STATEMENTS
};

struct set_writer {
    struct database database;
    const char *path;
    struct statement statements[BUILD_STATEMENTS];
    struct strings names, categories, shapes, arguments;
    struct name_bound names_bound, shapes_bound, arguments_bound;
    struct strings inputs; /* texts are struct build_inputs; the number is inputs.id */
    struct strings ops; /* texts are struct build_op; the number of the text is op.id */
    struct build_seals *seals; /* by number of the file */
    size_t seal_count;
    uint32_t next_step;
    size_t duplicate_count;
    struct suggestion suggesting;
    json_t *devices; /* array of distinct names */
    int64_t world_size;
};

/* The seals of an added file: they belong to this store and are not in the set file. */
struct build_seals {
    struct seal seal, disk_seal;
};

/* The fields that identify an op; no padding, so that its bytes can be compared. */
struct build_op {
    uint32_t name, short_name, merged_name, merged_short_name, category, side, kind;
};

/* The fields that identify inputs, as numbers of the set; TRACE_NONE: not recorded. */
struct build_inputs {
    uint32_t shape, types, concrete;
};

/* Opens a set file that no other thread or process uses, and begins a transaction. */
int build_open_database(struct database *database, const char *path, const char *query,
                        struct budget *budget, struct error *error);

/* For a file that only gets other steps: prepares the statements of build_steps(). */
int build_prepare_steps(struct set_writer *writer, struct error *error);
/* Finishes all statements and closes the file. */
void build_close(struct set_writer *writer);

/* Notes the seals of a file. */
int build_note_seals(struct set_writer *writer, uint32_t file,
                     const struct build_seals *seals, struct error *error);

int build_cells_error(enum cells_result result, struct error *error);

#endif
