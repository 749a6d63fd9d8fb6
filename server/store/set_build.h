/* A set file that is being written: what the files of the set writer share. */
#ifndef TRACEDIFF_STORE_SET_BUILD_H
#define TRACEDIFF_STORE_SET_BUILD_H

#include "base/strings.h"
#include "store/cells.h"
#include "store/segment.h"
#include "store/set_writer.h"
#include "store/store_state.h"

#include <jansson.h>

/* The statements that every recording needs, prepared once. */
enum build_statement {
    PUT_FILE,
    PUT_METADATA,
    PUT_QUALITY,
    PUT_PLACE,
    PUT_STEP,
    PUT_STEP_ROW,
    PUT_OP_STEP,
    PUT_OP_FILE,
    PUT_SEGMENT,
    PUT_LAUNCH_SHAPE,
    BUILD_STATEMENTS
};

/* The markers of the files of a set, until one is chosen (set_suggest.c). */
struct suggesting_marker {
    uint32_t name; /* in suggesting.names */
    uint8_t sort;  /* enum trace_marker_sort */
    uint64_t rows;
    int64_t total, longest; /* ns */
};
struct suggesting_file {
    uint32_t file;
    bool dropped;      /* it counts nowhere after all */
    int64_t extent;    /* ns */
    size_t begin, end; /* in suggesting.markers */
};
struct suggesting {
    struct strings names;
    struct suggesting_marker *markers;
    size_t marker_count, marker_capacity;
    struct suggesting_file *files; /* with rows */
    size_t file_count, file_capacity;
    bool has_steps;     /* some file has */
    bool too_many;      /* nothing is suggested */
    const char *marker; /* the one chosen, in `names`; NULL: none */
    uint64_t rows;
};

struct set_writer {
    struct store *store; /* only if a stored set gets other steps */
    struct database database;
    const char *path;
    struct statement statements[BUILD_STATEMENTS];
    struct strings names, categories, shapes;
    struct name_bound names_bound, shapes_bound;
    struct strings ops; /* texts are struct build_op; the number of the text is op.id */
    struct build_seals *seals; /* by number of the file */
    size_t seal_count;
    uint32_t next_step;
    size_t duplicate_count;
    struct suggesting suggesting;
    json_t *devices; /* array of distinct names */
    int64_t world_size;
};

/* The seals of a file that was added: they are of this store, and not in the set file. */
struct build_seals {
    struct seal seal, disk_seal;
};

/* The fields that identify an op; no padding, so that its bytes can be compared. */
struct build_op {
    uint32_t name, short_name, merged_name, merged_short_name, category, side, kind;
};

/* Notes the seals of a file (seals.c). */
int build_note_seals(struct set_writer *writer, uint32_t file,
                     const struct build_seals *seals, struct error *error);

/* Writes everything of one recording (set_write.c). */
int build_recording(struct set_writer *writer, uint32_t file, const char *name,
                    const struct trace_recording *recording, struct error *error);

/* Opens a set file that no other thread or process uses, and begins a transaction
 * (set_writer.c). */
int build_open_database(struct database *database, const char *path, const char *query,
                        struct budget *budget, struct error *error);
/* Writes the steps of a recording that was read back from this very set
 * (set_write.c). */
int build_steps(struct set_writer *writer, uint32_t file,
                const struct trace_recording *recording, struct error *error);

/* Writes the segments of one recording (set_segments.c). */
int build_segments(struct set_writer *writer, uint32_t file,
                   const struct trace_recording *recording,
                   const struct segment_maps *maps, struct error *error);

/* Writes the tables of names and the roll-ups, after all recordings (set_finish.c). */
int build_names(struct set_writer *writer, struct error *error);
int build_rollups(struct set_writer *writer, struct error *error);

/* Notes the device names and the world size of a recording's metadata (set_summary.c). */
int summary_note_metadata(struct set_writer *writer, const char *metadata,
                          struct error *error);
/* The summary that the catalogue keeps, as JSON text owned by the caller: all fields of
 * SET in docs/api.md except id, label, notes, created and stored_bytes. */
int summary_make(struct set_writer *writer, char **out, struct error *error);

/* Finds the marker that the set suggests. Call these for every file that is written and
 * for every file that is dropped again, then settle. */
void suggesting_init(struct suggesting *suggesting);
void suggesting_free(struct suggesting *suggesting);
int suggesting_add(struct suggesting *suggesting, uint32_t file,
                   const struct trace_recording *recording, struct error *error);
void suggesting_drop(struct suggesting *suggesting,
                     const struct set_duplicate_place *places, size_t count);
int suggesting_settle(struct suggesting *suggesting, struct error *error);

/* Appends the cells as a blob and runs a statement with it as :cells. */
int build_put_cells(struct statement *statement, const struct cells *cells,
                    struct error *error);
int build_cells_error(enum cells_result result, struct error *error);

#endif
