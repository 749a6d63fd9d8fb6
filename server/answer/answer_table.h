/* A table of an answer: typed columns, so that each format writes every table by the same
 * rules; and what its makers share. */
#ifndef TRACEDIFF_ANSWER_ANSWER_TABLE_H
#define TRACEDIFF_ANSWER_ANSWER_TABLE_H

#include "analysis/compare/compare.h"
#include "base/sentence.h"
#include "store/set/set_pair.h"

#include <stdbool.h>
#include <stddef.h>

/* The type is also the rule for unit, digits and alignment: render/answer_value.h. */
enum answer_type {
    ANSWER_LABEL,    /* words of this program; other: shorter ones */
    ANSWER_NAME,     /* a name of traces; other: the name that it became */
    ANSWER_CATEGORY, /* of the name */
    ANSWER_COUNTS,   /* of both sides */
    ANSWER_TIME,     /* ns */
    ANSWER_CHANGE,   /* ns, with its sign */
    ANSWER_PERCENT,  /* with its sign; text: a word in place of it */
    ANSWER_INTERVAL, /* the same, with its limits */
    ANSWER_Q,        /* how certain a row is, among all rows */
    ANSWER_SENTENCE  /* that of the row */
};

/* Where lines are short. */
enum answer_need {
    ANSWER_NEEDED,
    ANSWER_WISHED, /* shown if there is room for it and those before it */
    ANSWER_ENDLESS /* shown at the end of lines that have no end */
};

struct answer_column {
    const char *title;
    enum answer_type type;
    enum answer_need need;
};

struct answer_cell {
    double number, more[2];   /* NaN: empty; more: of the test; the limits */
    const char *text, *other; /* NULL: none */
};

#define ANSWER_COLUMNS_MAX 10
struct answer_row {
    struct answer_cell cells[ANSWER_COLUMNS_MAX];
    struct sentence words;
    const char *categories[2];                 /* of the rows of its names; NULL: none */
    const struct compare_contributor *details; /* what it is made of */
    size_t detail_count;
    bool is_part;  /* of the row before that is none */
    bool is_faint; /* no difference was found */
};

struct answer_table {
    const char *title;    /* "": the columns say enough */
    struct sentence note; /* below the table; empty: none */
    struct answer_column columns[ANSWER_COLUMNS_MAX];
    size_t column_count;
    struct answer_row *rows;
    size_t row_count, all; /* all: of which these are the first */
};

/* Whether a cell of the column has a value. */
bool answer_table_has(const struct answer_table *table, size_t column);
void answer_table_free(struct answer_table *table);

/* Whether a side has steps. */
bool answer_has_steps(const struct compare_result *result);
/* "step time"; "whole recording" if neither side has steps. */
const char *answer_time_name(const struct compare_result *result);

/* Whether the numbers of rows are means per step. */
bool answer_is_per_step(const struct compare_result *result);

/* Room for `count` rows, whose cells are empty. */
bool answer_table_begin(struct answer_table *table, const struct answer_column *columns,
                        size_t column_count, size_t count);
/* False: memory was refused on the way. */
bool answer_table_end(const struct answer_table *table);
/* Times of both sides, their change, and that in percent of the control: four cells. */
void answer_set_times(struct answer_cell *cells, double control, double test,
                      double change);
/* What the numbers of a side are divided by. */
double answer_divisor(const struct compare_result *result, enum pair_side side);

#endif
