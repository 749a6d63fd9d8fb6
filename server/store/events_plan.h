#ifndef TRACEDIFF_STORE_EVENTS_PLAN_H
#define TRACEDIFF_STORE_EVENTS_PLAN_H

#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/events_scan.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- events words ---- */

/* The words in the rows of the table `events`: the names, kinds and files of each set,
 * read once per connection. */

/* The words of an op, as numbers of events_words.texts. */
enum events_word {
    EVENTS_NAME,
    EVENTS_SHORT_NAME,
    EVENTS_CATEGORY,
    EVENTS_DEVICE_TYPE,
    EVENTS_KIND,
    EVENTS_WORDS
};
struct events_op {
    uint32_t word[EVENTS_WORDS];
};

struct events_file {
    uint32_t file;
    uint32_t name, span;
    int64_t rank;
    int64_t origin; /* ns: its first event */
};

struct events_set {
    const char *schema; /* which `side` shows too */
    struct events_op *ops;
    uint32_t op_count;
    struct events_file *files; /* by number */
    size_t file_count, file_capacity;
    uint64_t rows;
    int64_t earliest, latest; /* origins of the files, ns */
};

#define EVENTS_SETS_MAX 2

struct events_words {
    struct strings texts; /* complete once the sets are loaded: pointers into it stay */
    struct events_set sets[EVENTS_SETS_MAX];
    size_t set_count;
    bool loaded;
    struct budget_share memory;
};

void events_words_init(struct events_words *words, const char *const *schemas,
                       size_t count, struct budget *budget);
/* Reads the sets, unless they are loaded already. */
int events_words_load(struct events_words *words, sqlite3 *handle, struct error *error);
void events_words_free(struct events_words *words);

const struct events_file *events_words_file(const struct events_set *set, uint32_t file);

/* ---- events plan ---- */

/* How the table `events` answers one query: what SQLite may leave to the table
 * (xBestIndex), and what that means for a scan (xFilter). */

/* In the order of the declaration. */
enum events_column {
    EVENTS_COLUMN_SIDE,
    EVENTS_COLUMN_RANK,
    EVENTS_COLUMN_SPAN,
    EVENTS_COLUMN_FILE,
    EVENTS_COLUMN_STEP_NUMBER,
    EVENTS_COLUMN_NAME, /* these five in the order of enum events_word */
    EVENTS_COLUMN_SHORT_NAME,
    EVENTS_COLUMN_CATEGORY,
    EVENTS_COLUMN_DEVICE_TYPE,
    EVENTS_COLUMN_KIND,
    EVENTS_COLUMN_START_US,
    EVENTS_COLUMN_DUR,
    EVENTS_COLUMN_SELF,
    EVENTS_COLUMN_PID,
    EVENTS_COLUMN_TID,
    EVENTS_COLUMN_DEVICE,
    EVENTS_COLUMN_STREAM,
    EVENTS_COLUMN_CORRELATION,
    EVENTS_COLUMN_SHAPES,
    EVENTS_COLUMN_BYTES,
    EVENTS_COLUMN_BANDWIDTH,
    EVENTS_COLUMN_ROW,
    EVENTS_COLUMN_LAUNCH,
    EVENTS_COLUMN_COUNT
};

/* A term of an order that the table keeps itself. */
struct events_order {
    enum events_word word;
    bool descending;
};
#define EVENTS_ORDER_MAX EVENTS_WORDS

/* The number of rows that may be kept in memory to put them in order. */
#define EVENTS_ORDERED_ROWS_MAX ((uint64_t)8 << 20)

/* For xBestIndex. `rows`: of all sets. */
int events_plan_make(sqlite3_index_info *info, uint64_t rows);

/* The meaning of a plan for one run. */
struct events_filter {
    unsigned wants; /* enum event_parts */
    bool impossible;
    struct events_order order[EVENTS_ORDER_MAX];
    size_t order_count;            /* 0: as the events come */
    bool sides[EVENTS_SETS_MAX];   /* which sets count */
    uint8_t *ops[EVENTS_SETS_MAX]; /* by op; NULL: all */
    int64_t *ranks;                /* if by_rank */
    size_t rank_count, rank_capacity;
    bool by_rank;
    double above, below; /* of start_us; both are allowed values */
};
/* For xFilter. Returns SQLITE_OK or SQLITE_NOMEM. Free `out` in any case. */
int events_plan_read(const struct events_words *words, int number, const char *plan,
                     int argc, sqlite3_value **argv, struct events_filter *out);
void events_filter_free(struct events_filter *filter);

/* The times of a set that the filter lets through, ns. */
void events_filter_times(const struct events_filter *filter, const struct events_set *set,
                         int64_t *earliest, int64_t *latest);
bool events_filter_has_rank(const struct events_filter *filter, int64_t rank);

/* ---- events scan column ---- */

/* The columns of the table `events` that only the scan of a segment knows. */

/* The value of a column (enum events_column) of the current row; none for the columns
 * that other code fills. Negative: scan->error is set. */
int events_scan_column(struct event_scan *scan, sqlite3_context *context, int column);

#endif
