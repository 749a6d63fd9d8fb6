#ifndef TRACEDIFF_STORE_SET_PAIR_H
#define TRACEDIFF_STORE_SET_PAIR_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "trace/names.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set pair ---- */

/* Two sets side by side. Reading ends with the error of the budget when that is over.
 */

struct store;

struct set_pair; /* a connection to each */
enum pair_side { PAIR_CONTROL, PAIR_TEST };

int set_pair_open(struct store *store, const char *control_id, const char *test_id,
                  struct budget *budget, struct set_pair **out, struct error *error);
void set_pair_close(struct set_pair *pair);
void set_pair_release(struct set_pair **pair);
#define CLEANUP_SET_PAIR CLEANUP(set_pair_release)

/* Chooses the steps (ids of set_step) of a side whose cells count. */
int set_pair_select(struct set_pair *pair, enum pair_side side, const uint32_t *steps,
                    size_t count, struct error *error);

/* Which stored sums are used for a side (set_view.h), since its last set_pair_select().
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
 * sql/side_rows for each, merged. The sides (CPU/GPU/ALL) are the caller's filter, by
 * `side`. */
int set_pair_rows(struct set_pair *pair, struct row_naming naming,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error);

/* ---- set samples ---- */

/* The samples of rows: the time of each row in each selected step of two sets.
 *
 * A row is (name or short name, category), as in set_pair_rows(); its sample of a step is
 * its total, its self time and its number of calls there, or 0 if it is absent
 * (docs/semantics.md §5). Rows that are not host rows have only a total, which serves as
 * both.
 *
 * Steps may share a column: then their times come as one sum, so that all ranks of a step
 * need only the room of one.
 *
 * Most rows of most recordings occur in most steps, but a recording may have as many rows
 * as steps, each in one of them (each `ProfilerStep#n` is such a row). So a row that is
 * called in few of many steps comes with only these steps: the memory of all rows
 * together is proportional to the number of calls in the recordings. */

/* The selected steps of a side (ids of set_step) in the order in which samples come. */
struct samples_side {
    const char *id;
    const uint32_t *steps;
    size_t count;
    const uint32_t
        *columns;        /* for each step, the column that its times are added to, below
                            `column_count`; NULL: each step has its own column */
    size_t column_count; /* with `columns` only */
};

struct samples_filter {
    struct row_naming naming;
    int side;             /* enum trace_side; -1: all */
    const char *name;     /* of the row, exactly; NULL: all */
    const char *category; /* exactly; NULL: all */
    size_t memory;        /* memory for the rows of one pass, in bytes; 0: 128 MiB */
};

/* The times and calls of a row in one step. */
struct samples_entry {
    uint32_t step; /* index of the selected steps of its side */
    int32_t calls; /* at most INT32_MAX */
    int64_t total, self;
};

struct samples_row {
    const char *name; /* raw bytes, NUL-terminated */
    size_t name_length;
    const char *category;
    uint8_t side; /* enum trace_side */
    uint8_t kind; /* enum trace_kind; the highest of its ops */
    /* [PAIR_CONTROL], [PAIR_TEST] */
    bool is_few; /* `few` has all steps, and the pointers below it are NULL */
    const struct samples_entry
        *few[2]; /* in order of steps; the row is absent in all others */
    size_t few_count[2];
    /* Times are ns, by column; sums saturate at INT64_MAX. */
    const int64_t *total[2], *self[2];
    size_t columns[2];
    const int32_t *calls[2]; /* by step; at most INT32_MAX */
    size_t steps[2];
};

/* Calls back with every row that occurs in a selected step, in the order of
 * set_pair_rows() (bytes of name, then category). All pointers are valid only during the
 * callback. If all rows fit into the allowed memory, each step is decoded once; otherwise
 * once for each part of the rows that fits (at least one row). Ends when the budget is
 * over. */
int set_samples(struct store *store, const struct samples_side sides[2],
                const struct samples_filter *filter, struct budget *budget,
                int (*each)(void *context, const struct samples_row *row), void *context,
                struct error *error);

#endif
