/* Tables of an answer: typed columns, so that each format writes every table by the same
 * rules. */
#ifndef TRACEDIFF_ANSWER_ANSWER_TABLES_H
#define TRACEDIFF_ANSWER_ANSWER_TABLES_H

#include "analysis/compare/compare.h"
#include "base/sentence.h"

#include <stdbool.h>
#include <stddef.h>

enum answer_type {
    ANSWER_LABEL,   /* a word of this program */
    ANSWER_NAME,    /* a name of traces, and the name that it became */
    ANSWER_TIME,    /* ns */
    ANSWER_CHANGE,  /* ns, with its sign */
    ANSWER_PERCENT, /* with its sign */
    ANSWER_SENTENCE
};

struct answer_column {
    const char *title;
    enum answer_type type;
};

struct answer_cell {
    double number;            /* NaN: empty */
    const char *text, *other; /* NULL: none */
    struct sentence words;
};

#define ANSWER_COLUMNS_MAX 7
struct answer_row {
    struct answer_cell cells[ANSWER_COLUMNS_MAX];
    const struct compare_contributor *details; /* what it is made of */
    size_t detail_count;
    bool is_part; /* of the row before that is none */
};

struct answer_table {
    const char *title;    /* "": the columns say enough */
    struct sentence note; /* below the table; empty: none */
    struct answer_column columns[ANSWER_COLUMNS_MAX];
    size_t column_count;
    struct answer_row *rows;
    size_t row_count, all; /* all: of which these are the first */
};

/* Whether a side has steps. */
bool answer_has_steps(const struct compare_result *result);
/* "step time"; "whole recording" if neither side has steps. */
const char *answer_time_name(const struct compare_result *result);

/* A step and its parts, with what changed most in each. Each is false for lack of memory;
 * free the table in any case. */
bool answer_table_of_step(const struct compare_result *result, struct answer_table *out);
/* The device time by operator, if it was asked for. */
bool answer_table_of_operators(const struct compare_result *result,
                               struct answer_table *out);
/* Kernels that were probably replaced. */
bool answer_table_of_replacements(const struct compare_result *result,
                                  struct answer_table *out);
void answer_table_free(struct answer_table *table);

#endif
