/* What a comparison says: made once from its numbers, and printed by one writer a format
 * (render/). The words of the causes are those of diagnosis/, the others stand here. */
#ifndef TRACEDIFF_ANSWER_ANSWER_H
#define TRACEDIFF_ANSWER_ANSWER_H

#include "analysis/compare/comparability_note.h"
#include "analysis/compare/compare.h"
#include "answer/answer_table.h"
#include "base/error.h"
#include "base/sentence.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* What verdict_sentences.h says; limits: empty if nothing alone limits a side. */
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
