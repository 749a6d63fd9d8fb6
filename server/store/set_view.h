#ifndef TRACEDIFF_STORE_SET_VIEW_H
#define TRACEDIFF_STORE_SET_VIEW_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "trace/metadata.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- set view ---- */

/* One set: its files, steps and notes. */

struct set_shared;

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
/* A file that does not count, because it has the bytes of another one. */
struct set_duplicate {
    uint32_t file; /* number, path order */
    char *name;
    uint32_t same_as; /* the number of the other file */
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
    bool has_shapes; /* some file has input shapes of operators */
    bool has_memory; /* some file has changes of memory */
    bool has_counters;
    char *suggested_marker;  /* NULL: none */
    uint64_t suggested_rows; /* its rows in all files */
    uint64_t last_op;        /* the largest number of an op: about how many there are */
    /* Owns what the pointers point to; shared with others, so read only. */
    struct set_shared *shared;
};
/* The file of a number, or NULL. Costs log n. */
const struct set_file *set_view_find_file(const struct set_view *view, uint32_t file);
/* The files of a rank, in order of their spans. Costs log n. */
const struct set_file *const *set_view_find_rank(const struct set_view *view,
                                                 int64_t rank, size_t *count);
/* Where the steps of a file begin in view->steps, and its notes in view->notes: the
 * entries before belong to files with lower numbers. Costs log n. */
size_t set_view_first_step(const struct set_view *view, uint32_t file);
size_t set_view_first_note(const struct set_view *view, uint32_t file);

/* ---- set cover ---- */

/* Chooses blobs and roll-ups that together sum a selection of steps. Blobs are of single
 * steps; roll-ups are rows (sql/set.sql): op_file sums one file, op_number one
 * step number over two or more files, op_set all of two or more files. Reading the rows
 * of a roll-up takes as long as several blobs, so it must replace more steps than that.
 * Pure; knows no SQL. */

/* How many blobs can be summed in the time of the rows of one roll-up. An estimate for
 * 1,500 names: a blob takes about 16 us, the rows about 270. */
#define COVER_ROLL_UP_COST 16

/* One sample of the set. Samples of the same file are adjacent. */
struct cover_step {
    int64_t id, file, number;
    bool pseudo;
};

struct cover_numbers {
    int64_t *values;
    size_t count;
};

struct cover {
    struct cover_numbers steps, files, numbers; /* step_cells, op_file, op_number */
    const char *scope; /* of op_set: NULL, "steps" or "any"; then the rest is empty */
    struct arena *memory;
};

void cover_free(struct cover *cover);

/* `chosen[i]` says whether steps[i] is selected. False: the budget is over. */
bool cover_make(const struct cover_step *steps, const bool *chosen, size_t count,
                struct budget *budget, struct cover *out);

/* ---- set shared ---- */

/* Keeps the parts of a set that are read again and again: its files, steps and notes. Set
 * files never change, so these are read once, a few sets are kept, and all callers share
 * them. */

struct store;

struct set_shared {
    _Atomic unsigned references;
    struct arena *memory;     /* of all of it */
    struct set_view view;     /* its `shared` is NULL */
    struct cover_step *cover; /* of view.steps, one each */
    dev_t device;             /* which file it was read from */
    ino_t inode;
    uint64_t bytes; /* of memory */
};

/* The set, read or kept; for set_shared_release() by the caller. */
int set_shared_acquire(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error);
/* NULL is fine; also the cleanup function's work. */
void set_shared_release(struct set_shared *shared);

/* A view of the set, read or kept: set_view_free() gives it up. */
int set_view_load(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error);
void set_view_free(struct set_view *view);

/* ---- set load ---- */

/* Single events: one recording read back from a set file. Reading ends with the error of
 * the budget (base/budget.h) when that is over. */

/* The columns of one file, decoded from its segments: names, shapes, inputs, ops, places,
 * copies, events (all columns), step_rows and steps are filled; cells and launch shapes
 * are not. They are exactly what trace_resolve() made, except for the numbering of ops,
 * names and shapes; a file with few rows has only those that it uses. Owned by the
 * caller. */
int set_load_recording(struct store *store, const char *id, uint32_t file,
                       struct budget *budget, struct trace_recording **out,
                       struct error *error);
/* The same without the numbers of correlations, which take a third of the time. Device
 * rows still have their links. */
int set_load_linked(struct store *store, const char *id, uint32_t file,
                    struct budget *budget, struct trace_recording **out,
                    struct error *error);
/* The same with the stored arguments (trace/recording.h): sequence numbers, types
 * and concrete inputs, instants `[memory]`, counters, facts of collectives. The other
 * functions leave them out: those lists are empty, and the types and values of ->inputs
 * are TRACE_NONE. */
int set_load_kept(struct store *store, const char *id, uint32_t file,
                  struct budget *budget, struct trace_recording **out,
                  struct error *error);
/* As set_load_linked(), without self times, but with the facts of collectives. */
int set_load_collectives(struct store *store, const char *id, uint32_t file,
                         struct budget *budget, struct trace_recording **out,
                         struct error *error);
/* The counters alone, with nothing else in the recording; it outlives the budget. */
int set_load_counters(struct store *store, const char *id, uint32_t file,
                      struct budget *budget, struct trace_recording **out,
                      struct error *error);
/* The whole recording as trace_read() and trace_resolve() made it, to be written into
 * another set (set_write.h): with cells, launch shapes and markers, and with only those
 * ops, names and shapes that the file uses. Its notes are those of the file; rank and
 * rank_source are those that the set settled. If names of the set were cut (a note
 * names_cut, shapes_cut or arguments_cut), they differ from the names in the trace. */
int set_load_whole(struct store *store, const char *id, uint32_t file,
                   struct budget *budget, struct trace_recording **out,
                   struct error *error);

/* ---- set times ---- */

/* When the rows of some ops run, without what else is known of them: for pictures of many
 * files, which read a few bytes of each row. */

struct set_times_wanted {
    const uint8_t *ops; /* by op of the set; 0: its rows are not wanted */
    uint32_t op_count;
    int64_t from, to; /* rows outside may be missing */
};
struct set_times {
    struct arena *arena; /* of the columns */
    int64_t *start, *duration;
    uint32_t *op;
    size_t count, capacity; /* in file order */
};

/* The names and ops of a set, and nothing else, as a recording. */
int set_load_ops(struct store *store, const char *id, struct budget *budget,
                 struct trace_recording **out, struct error *error);
/* The wanted rows of a file, into an empty list. */
int set_load_times(struct store *store, const char *id, uint32_t file,
                   const struct set_times_wanted *wanted, struct budget *budget,
                   struct set_times *out, struct error *error);

/* ---- set ops ---- */

/* The operations of one set. */

struct store;

struct set_op_row {
    const char *name, *short_name, *category;
    uint8_t side, kind;
    uint64_t count;
    int64_t total; /* ns, over every kept row */
};
/* Calls back with names (addresses merged) that contain `query` (NULL: all; the case of
 * ASCII letters does not matter), largest total first. */
int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error);

/* ---- set inputs ---- */

/* The inputs that two sets have. */

/* The part of the distinct inputs (shapes with types) of the set with more of them that
 * the other has, too; blanks in their texts do not count. NaN: a set has none. */
int set_inputs_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error);

/* ---- set launches ---- */

/* Which operators launched which kernels, with which input shapes. */

/* A row of device work, by name (or short name) and category. */
struct launches_kernel {
    const char *name, *category;
};

struct launches_query {
    const char *id;           /* of the set */
    struct row_naming naming; /* of kernels and operators */
    const struct launches_kernel *kernels;
    size_t kernel_count;
    const uint32_t *files; /* numbers; each as a whole, regardless of steps */
    size_t file_count;
};

/* One kernel, operator and set of shapes of one file. */
struct launches_row {
    size_t kernel;             /* index into the query's */
    const char *operator_name; /* innermost cpu_op around the launch; NULL: none */
    const char *shape;         /* its input shapes, as the JSON of the file; NULL: none */
    uint64_t count;
};

/* Texts are valid only during the callback. The same triple may occur several times. */
int set_launches(struct store *store, const struct launches_query *query,
                 struct budget *budget,
                 int (*each)(void *context, const struct launches_row *row),
                 void *context, struct error *error);

/* ---- set series ---- */

/* The times that a series needs from a set: those of its selected samples
 * (docs/semantics.md §5, all ranks and all steps), or of one row in them. This reads much
 * less than a view of the set, because a series has many sets. */

struct series_sample {
    uint32_t span;
    struct trace_step step; /* `ts` is not filled */
    int64_t row;            /* ns of the row in it; 0: no row was requested, or it is
                             * absent */
};
/* What its recorders say (docs/semantics.md §21, §22). */
#define SERIES_COMMIT_SIZE 72
struct series_recorded {
    struct recorder_means steps;     /* without the profiler */
    char commit[SERIES_COMMIT_SIZE]; /* of the first file that states one; cut to fit; "":
                                        unstated */
    bool dirty;                      /* its working copy was changed */
    bool commits_differ;             /* other files state another one */
};
/* Which rows of the device its files lost, if the samples rest on them. */
enum series_lost { SERIES_LOST_NONE, SERIES_LOST_SOME, SERIES_LOST_ALL };
struct series_samples {
    struct series_sample *items; /* by number, pseudo-steps first, then span: the ranks of
                                  * a step are next to each other */
    size_t count;
    int64_t recorded_ns; /* Unix time at which the first recording began; 0: unknown */
    int64_t world_size;  /* the largest one that its files state; 0: unstated */
    enum series_lost lost;
    struct series_recorded recorded;
};

/* A row, by its name (addresses merged) and category. */
struct series_row {
    const char *name;     /* NULL: none */
    const char *category; /* NULL: rows of the name in all categories, added up */
    bool self;            /* self time; else total */
};

/* Errors are those of set_file_open(). Free with series_samples_free(). */
int set_series_read(struct store *store, const char *id, const struct series_row *row,
                    struct budget *budget, struct series_samples *out,
                    struct error *error);
void series_samples_free(struct series_samples *samples);

#endif
