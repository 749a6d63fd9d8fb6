#ifndef TRACEDIFF_STORE_SET_READ_H
#define TRACEDIFF_STORE_SET_READ_H

#include "base/budget.h"
#include "base/error.h"
#include "trace/metadata.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
