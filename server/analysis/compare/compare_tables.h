/* The connection of a comparison, where its rows in memory are tables
 * (sql/compare.sql). Making a connection and preparing its statements takes as
 * long as running them, so a few are kept for the next comparisons. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_TABLES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_TABLES_H

#include "base/error.h"
#include "store/sqlite/array_table.h"
#include "store/sqlite/database.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The request, as a row. */
struct compare_request_row {
    const char *q, *change; /* change NULL: every one */
    int32_t side;           /* enum trace_side; -1: every side */
    bool significant_only, slower_only, faster_only;
    double samples[2], step[2]; /* ns; NaN: the steps have no time */
};

enum compare_array {
    ARRAY_ASKED,
    ARRAY_WANTED,
    ARRAY_EXCLUDED,
    ARRAY_JOINED,
    ARRAY_REPLACED,
    COMPARE_ARRAYS
};
struct compare_row;

struct compare_tables {
    struct database database;
    struct array_table arrays[COMPARE_ARRAYS];
    struct compare_request_row asked;
    struct compare_row *rows; /* all of them, as they came from the store */
    size_t row_count;
    bool sound; /* every statement succeeded: worth keeping */
};

/* A connection with the schema; its arrays have the names and columns of `arrays`, and no
 * rows yet. */
int compare_tables_open(const struct array_table arrays[COMPARE_ARRAYS],
                        struct budget *budget, struct compare_tables **out,
                        struct error *error);
/* Frees the rows. NULL is fine. */
void compare_tables_close(struct compare_tables *tables);

#endif
