#ifndef TRACEDIFF_STORE_SET_BUILD_H
#define TRACEDIFF_STORE_SET_BUILD_H

#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "store/cells.h"
#include "store/database.h"
#include "trace/recording.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set places ---- */

/* Facts about the files of a set that are settled after all were read. */

/* A file that does not count, because it has the bytes of another one. */
struct set_duplicate_place {
    uint32_t file, same_as; /* that one */
    const char *name;
    uint64_t disk_bytes, disk_hash[2]; /* as in struct trace_recording */
    struct seal disk_seal;
};

/* Settled after all files were read. */
struct set_file_place {
    uint32_t file;
    int64_t rank;
    uint32_t span;
    enum trace_rank_source rank_source;
    bool overlaps; /* it begins before an earlier span of the rank ends */
};

/* ---- set suggest ---- */

/* Which marker a set without steps suggests (docs/semantics.md, section 3). Call add for
 * each file that is written and drop for files that are dropped again, then settle. */

/* The markers of the files of a set, until one is chosen. */
struct suggestion_marker {
    uint32_t name; /* in suggesting.names */
    uint8_t sort;  /* enum trace_marker_sort */
    uint64_t rows;
    int64_t total, longest; /* ns */
};
struct suggestion_file {
    uint32_t file;
    bool dropped;      /* it does not count after all */
    int64_t extent;    /* ns */
    size_t begin, end; /* in suggesting.markers */
};
struct suggestion {
    struct arena *arena;
    struct strings names;
    struct suggestion_marker *markers;
    size_t marker_count, marker_capacity;
    struct suggestion_file *files; /* with rows */
    size_t file_count, file_capacity;
    bool has_steps;     /* some file has */
    bool too_many;      /* nothing is suggested */
    const char *marker; /* the chosen one, in `names`; NULL: none */
    uint64_t rows;
};

void suggesting_init(struct suggestion *suggesting);
void suggesting_free(struct suggestion *suggesting);
void suggesting_add(struct suggestion *suggesting, uint32_t file,
                    const struct trace_recording *recording);
void suggesting_settle(struct suggestion *suggesting);

/* ---- set contents ---- */

/* What the catalogue has to know about a finished set file, as plain data, because
 * another process may have written the file (intake/worker.h). */

struct set_contents_file {
    uint32_t file;     /* its number, in path order */
    bool is_duplicate; /* not part of the set: no rank and no hash */
    int64_t rank;
    char *name;             /* bytes */
    unsigned char hash[16]; /* of the uncompressed bytes, canonical */
    struct seal seal; /* also of the uncompressed bytes, with the key of the store */
    uint64_t disk_bytes;
    unsigned char disk_hash[16]; /* of the bytes on disk, as is: */
    struct seal disk_seal;
};

struct set_contents {
    char *summary;   /* JSON object: Set of web/openapi.json */
    int64_t created; /* unix seconds */
    struct set_contents_file *files;
    size_t count;
    /* Made from stored sets, not from traces: the seals of the files are unknown, and so
     * is a `disk_seal` of zeros. */
    bool unsealed;
};

void set_contents_free(struct set_contents *contents);
/* What a row of sql/summary_files says of a file. */
void set_contents_read(struct statement *row, struct set_contents_file *file);
/* The id of the set (docs/store.md). */
void set_contents_id(const struct set_contents *contents, char id[33]);
/* Its seal: of all that the id is made of, and of the seals of the files. */
int set_contents_seal(const struct set_contents *contents, const struct seal_key *key,
                      struct seal *out, struct error *error);
/* The first of the two texts that is not empty, otherwise "unnamed", as valid UTF-8 and
 * cut if it is too long. Owned by the caller. */
char *set_label(const char *label, const char *default_label);

/* ---- set build ---- */

/* An unfinished set file: what the source files of the set writer share. */

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
    struct build_seals *seals; /* by number of the file; in the arena of `suggesting` */
    size_t seal_count;
    uint32_t next_step;
    size_t duplicate_count;
    struct suggestion suggesting;
    json_t *devices; /* array of distinct names */
    int64_t world_size;
    const char *files_are; /* set_writer_say_files() */
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

/* Opens a set file that no other thread or process uses, and begins a transaction. A
 * failure is in database_result(), as are those of all that is written with it. */
void build_open_database(struct database *database, const char *path,
                         struct budget *budget);

/* Opens writer->path, and makes all statements. */
void build_open(struct set_writer *writer, struct budget *budget);
/* Finishes all statements and closes the file. */
void build_close(struct set_writer *writer);

/* Notes the seals of a file. */
void build_note_seals(struct set_writer *writer, uint32_t file,
                      const struct build_seals *seals);

/* ---- set affected ---- */

/* The files of a set whose numbers differ from the recording because of damage, in the
 * `quality` of its summary (docs/api.md). Every page and command that shows the set must
 * show them. */

/* `affected_files` lists at most this many; `affected` says how many there are. */
#define AFFECTED_LISTED_MAX 20

/* The list of a summary, owned by the caller; empty if nothing is affected. */
json_t *affected_of(const char *summary);

/* ---- set summary ---- */

/* The summary of a set, which the catalogue keeps as JSON. */

/* Notes the device names and the world size of a recording's metadata. */
void summary_note_metadata(struct set_writer *writer, const char *metadata);
/* The summary as JSON text, owned by the caller: Set of web/openapi.json without id,
 * label, notes, created and stored_bytes. */
char *summary_make(struct set_writer *writer);
/* Whether summary_make() could have made the summary that a set file contains: code that
 * shows sets relies on its members. */
bool summary_is_valid(const char *text);

/* ---- set duplicates ---- */

/* The files of an unfinished set that do not count. */

/* Notes these files, and drops the rows of those that were added already. Call it once,
 * before set_writer_finish(). */
int set_writer_put_duplicates(struct set_writer *writer,
                              const struct set_duplicate_place *places, size_t count,
                              struct error *error);

/* ---- set share ---- */

/* A set file without what may be private, to be given to others
 * (trace/metadata.h, docs/store.md). */

/* Changes a copy, which no one else has open and whose digest was cut off; nothing of
 * the old texts stays in it. The caller seals it (set_check.h). */
int set_share(const char *path, struct budget *budget, struct error *error);

#endif
