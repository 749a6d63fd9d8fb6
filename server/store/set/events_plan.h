/* How the table `events` answers one query: what SQLite may leave to the table
 * (xBestIndex), and what that means for a scan (xFilter). */
#ifndef TRACEDIFF_STORE_SET_EVENTS_PLAN_H
#define TRACEDIFF_STORE_SET_EVENTS_PLAN_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set/event_scan.h"
#include "store/set/events_words.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

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

#endif
