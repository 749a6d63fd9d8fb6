#ifndef TRACEDIFF_ANSWER_ANSWER_H
#define TRACEDIFF_ANSWER_ANSWER_H

#include "analyse/rows.h"
#include "base/error.h"
#include "base/sentence.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/recordings.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- answer table ---- */

/* A table of an answer: typed columns, so that each format writes every table by the same
 * rules; and what its makers share. */

/* The type is also the rule for unit, digits and alignment: answer/answer_tables.c. */
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
    struct arena *arena;  /* of the rows */
    const char *title;    /* "": the columns say enough */
    struct sentence note; /* below the table; empty: none */
    struct answer_column columns[ANSWER_COLUMNS_MAX];
    size_t column_count;
    struct answer_row *rows;
    size_t row_count, all; /* all: of which these are the first */
};

/* Whether memory was refused for its words. */
bool answer_table_failed(const struct answer_table *table);
void answer_table_free(struct answer_table *table);

/* Whether a side has steps. */
bool answer_has_steps(const struct compare_result *result);
/* "step time"; "whole recording" if neither side has steps. */
const char *answer_time_name(const struct compare_result *result);

/* Whether the numbers of rows are means per step. */
bool answer_is_per_step(const struct compare_result *result);

/* ---- answer tables ---- */

/* The tables of an answer, but for that of classes of work (answer.c). */

/* Rows of the comparison, where the requested format shows rows to people: the page, or
 * for a brief the first ones. */
void answer_table_of_rows(const struct compare_result *result, struct answer_table *out);
/* The same between recordings: means of a side. */
void answer_table_of_recorded_parts(const struct recordings_result *result,
                                    struct answer_table *out);
void answer_table_of_recorded_rows(const struct recordings_result *result,
                                   struct answer_table *out);

/* ---- verdict sentences ---- */

/* The verdict in sentences. */

/* Each appends to a sentence. In short: "slower by 21.4 % (between +20.9 % and +22.7 %)",
 * "not certain: between -33.0 % and 0.0 %, probably faster". */
void verdict_say(const struct verdict *verdict, struct sentence *out);
/* "Recorded 27.2 → 19.7 ms (-27.6 %): recording makes steps 2.08 times as long …" */
void verdict_say_profiled(const double means[2], double percent, const double factor[2],
                          struct sentence *out);
/* Beside the shift and the means: "The typical change lies between +20.9 % and +22.7 %."
 */
void verdict_say_range(const struct verdict *verdict, struct sentence *out);
/* What limits the sides: "The host was the limit, now the device is."; nothing if nothing
 * alone does. */
void verdict_say_limits(const struct step_time pair[2], struct sentence *out);

/* ---- answer ---- */

/* What a comparison says: made once from its numbers, and printed by one writer a format
 * (the other files of this room). The words of the causes are those of account/, the
 * others stand here. */

/* Limits: empty if nothing alone limits a side. */
struct answer_verdict {
    struct sentence words, range, basis, limits;
    struct sentence recorded; /* beside a verdict without the profiler; else empty */
    const char *caution;      /* what one recording per side cannot show; NULL */
};

/* The change of a line of the account: together they are the change. */
struct answer_line {
    double change; /* ns of a step */
    double part;   /* of the largest change, -1 .. 1 */
    bool is_sure;  /* or likely: it is tested */
    bool is_told;  /* by a cause */
};

/* What a reader meets below the verdict, in this order. Every fact is one of the causes:
 * a sentence of its own, or that of the line with its amount. */
enum answer_role {
    ANSWER_CAUSE, /* a sentence of the diagnosis */
    ANSWER_REST,  /* a line of the account that no cause tells */
    ANSWER_LIMIT  /* what limits the sides: said once, by the diagnosis or as the verdict
                     does */
};

struct answer_item {
    enum answer_role role;
    size_t number; /* of the cause, or of the line in the account; from 1 */
    const char *kind, *certainty;
    double change, share;           /* ns of a step, and its part of the change; NaN */
    const struct answer_line *line; /* that it is, or tells; NULL: none */
    const json_t *entry;            /* as in the API: rows, ranks, steps; NULL: none */
    struct sentence words;
};

/* What `git log` says between the commits of both sides, which the command line asks. */
#define ANSWER_COMMIT_SIZE 65
struct answer_commits {
    char commit[2][ANSWER_COMMIT_SIZE]; /* as control and test state them */
    char *only[2]; /* those of this side that the other lacks: lines "1a2b3c4d Subject",
                      the newest first; NULL: unknown */
    bool more[2];  /* than these */
};
void answer_commits_free(struct answer_commits *commits); /* also the cleanup function */

struct answer {
    const struct compare_result *result;
    struct arena *arena; /* of the two lists */
    struct answer_verdict verdict;
    struct answer_line *lines; /* as many as the account has */
    struct answer_item *items;
    size_t item_count;
    struct answer_table step, classes, operators, replacements, rows;
    const char *none; /* why the search for causes has no result; NULL: it has */
    struct comparability notes;
    struct answer_commits commits; /* of answer_make(): unknown */
};

/* `result` has its diagnosis (diagnosis_add()), if one was asked for, and outlives the
 * answer. */
int answer_make(const struct compare_result *result, struct answer *out,
                struct error *error);
void answer_free(struct answer *answer); /* also the cleanup function */

#endif
