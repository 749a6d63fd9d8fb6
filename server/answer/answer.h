/* What a comparison says: made once from its numbers, and printed by one writer a format
 * (render/). The words of the causes are those of diagnosis/, the others stand here. */
#ifndef TRACEDIFF_ANSWER_ANSWER_H
#define TRACEDIFF_ANSWER_ANSWER_H

#include "analysis/compare/comparability_note.h"
#include "analysis/compare/compare.h"
#include "answer/answer_tables.h"
#include "base/error.h"
#include "base/sentence.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* What verdict_sentences.h says; limits: empty if nothing alone limits a side. */
struct answer_verdict {
    struct sentence words, range, shift, basis, limits;
    const char *caution; /* what one recording per side cannot show; NULL */
};

/* A sentence of the diagnosis. */
struct answer_sentence {
    const char *kind, *certainty;
    bool is_cause;                  /* otherwise it says what limits the sides */
    double change, share;           /* ns of a step, and its part; NaN */
    const struct answer_line *line; /* of the account, that it tells; NULL: none */
    const json_t *entry;            /* as in the API: rows, ranks, steps; NULL: none */
    struct sentence words;
};

/* A line of the account: together they are the change. */
struct answer_line {
    const char *kind, *certainty;
    bool is_told;           /* by a sentence of the diagnosis */
    bool is_sure;           /* or likely: its change is tested */
    double time[2], change; /* ns of a step */
    double part;            /* of the largest change, -1 .. 1 */
    struct sentence words;
};

struct answer {
    const struct compare_result *result;
    struct answer_verdict verdict;
    struct answer_sentence *sentences; /* the causes first; what limits the sides is said
                                          once, by the diagnosis or as the verdict does */
    size_t sentence_count;
    struct answer_line *lines;
    size_t line_count;
    struct answer_table step, operators, replacements, rows;
    const char *none; /* why there is no cause; NULL: there is one */
    struct comparability notes;
};

/* `result` has its diagnosis (diagnosis_add()), if one was asked for, and outlives the
 * answer. */
int answer_make(const struct compare_result *result, struct answer *out,
                struct error *error);
void answer_free(struct answer *answer); /* also the cleanup function */

#endif
