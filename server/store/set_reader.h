/* Reads set files: read-only and immutable, without locks. Every function that reads
 * returns the error of the budget (base/budget.h) when that is over. */
#ifndef TRACEDIFF_STORE_SET_READER_H
#define TRACEDIFF_STORE_SET_READER_H

#include "base/strings.h"
#include "store/store.h"
#include "trace/decode/facts.h"
#include "trace/decode/recording.h"

/* ---- one set: its files and steps ---- */
struct set_file {
    uint32_t file; /* number, path order */
    char *name;
    int64_t rank;
    uint32_t span;
    enum trace_rank_source rank_source;
    uint64_t raw_bytes, disk_bytes;
    char hash[33], disk_hash[33]; /* of the uncompressed bytes; of the file on disk */
    bool has_steps;
    bool has_device_rows;
    int64_t first_ns;
    char *metadata;           /* JSON object text */
    struct trace_facts facts; /* what it states about the recording */
    struct trace_quality quality;
};
struct set_step {
    uint32_t id;   /* row of table step */
    uint32_t file; /* number */
    struct trace_step step;
};
struct set_note {
    uint32_t file;
    struct trace_note note;
};
/* A file that counts nowhere, for it has the bytes of another one. */
struct set_duplicate {
    uint32_t file; /* number, path order */
    char *name;
    uint32_t same_as; /* the number of that one */
};
struct set_view {
    char id[33];
    struct set_file *files; /* ordered by number */
    size_t file_count;
    const struct set_file **by_rank; /* the files, ordered by rank, then span */
    struct set_step *steps;          /* ordered by file, pseudo first, then step number */
    size_t step_count;
    struct set_note *notes; /* ordered by file */
    size_t note_count;
    struct set_duplicate *duplicates; /* ordered by number */
    size_t duplicate_count;
    bool has_shapes;         /* some file has input shapes of operators */
    char *suggested_marker;  /* NULL: none */
    uint64_t suggested_rows; /* its rows in all files */
    struct set_shared
        *shared; /* owns what the pointers point to; shared with others, so read only */
};
int set_view_load(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error);
void set_view_free(struct set_view *view);
/* The file of a number, or NULL. Costs log n. */
const struct set_file *set_view_find_file(const struct set_view *view, uint32_t file);
/* The files of a rank, in order of their spans. Costs log n. */
const struct set_file *const *set_view_find_rank(const struct set_view *view,
                                                 int64_t rank, size_t *count);
/* Where the steps of a file begin in view->steps, and its notes in view->notes: the
 * entries before belong to files with lower numbers. Costs log n. */
size_t set_view_first_step(const struct set_view *view, uint32_t file);
size_t set_view_first_note(const struct set_view *view, uint32_t file);

/* ---- two sets side by side ---- */
struct set_pair; /* a connection to each */
enum pair_side { PAIR_CONTROL, PAIR_TEST };

int set_pair_open(struct store *store, const char *control_id, const char *test_id,
                  struct budget *budget, struct set_pair **out, struct error *error);
void set_pair_close(struct set_pair *pair);

/* Chooses the steps (ids of set_step) of a side whose cells count. */
int set_pair_select(struct set_pair *pair, enum pair_side side, const uint32_t *steps,
                    size_t count, struct error *error);

/* Which stored sums answer for a side, since its last set_pair_select(); set_cover.h.
 * Lives until the next one. For measurements and tests. */
struct cover;
const struct cover *set_pair_cover(const struct set_pair *pair, enum pair_side side);

/* One row: (name or short name, category). Sides that lack it have zeros. */
struct pair_row {
    const char *name; /* raw bytes, NUL-terminated; valid during the callback only */
    size_t name_length;
    const char *category;
    uint8_t side; /* enum trace_side, of the category */
    uint8_t
        kind; /* enum trace_kind; the highest when rows of several kinds share a name */
    uint64_t count[2];
    int64_t total[2], self[2], min[2], max[2]; /* ns; min/max 0 where count is 0 */
};
/* Every row of the selected steps of both sides, ordered by name (bytes), then category:
 * sql/side_rows.sql for each, merged. `use_short_name` groups by short name,
 * `merge_addresses` host rows whose names differ by a memory address only. The sides
 * (CPU/GPU/ALL) are the caller's filter, by `side`. */
int set_pair_rows(struct set_pair *pair, bool use_short_name, bool merge_addresses,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error);

/* ---- the operations of one set ---- */
struct set_op_row {
    const char *name, *short_name, *category;
    uint8_t side, kind;
    uint64_t count;
    int64_t total; /* ns, over every kept row */
};
/* Names (addresses merged) that contain `query` (NULL: all; ASCII without case), largest
 * total first. */
int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error);

/* ---- single events ---- */
/* The columns of one file, decoded from its segments: names, shapes, ops, places, copies,
 * events (all columns), step_rows and steps are filled; cells and launch shapes are not.
 * They are exactly what trace_resolve() made, except for the numbering of ops, names and
 * shapes; a file with few rows has only those that it uses. Owned by the caller. */
int set_load_recording(struct store *store, const char *id, uint32_t file,
                       struct budget *budget, struct trace_recording **out,
                       struct error *error);
/* The same without the numbers of correlations, which take a third of the time: device
 * rows have their links all the same. */
int set_load_linked(struct store *store, const char *id, uint32_t file,
                    struct budget *budget, struct trace_recording **out,
                    struct error *error);
/* The whole recording as trace_read() and trace_resolve() made it, to be written into
 * another set (set_writer.h): with cells, launch shapes and markers, and with only those
 * ops, names and shapes that the file uses. Its notes are those of the file; rank and
 * rank_source are those that the set settled. If names of the set were cut (a note
 * names_cut or shapes_cut), they differ from those that were read. */
int set_load_whole(struct store *store, const char *id, uint32_t file,
                   struct budget *budget, struct trace_recording **out,
                   struct error *error);

#endif
