#ifndef TRACEDIFF_ACCOUNT_ENTRY_H
#define TRACEDIFF_ACCOUNT_ENTRY_H

#include "base/error.h"
#include "base/sentence.h"
#include "compare/compare.h"

#include <jansson.h>
#include <stdbool.h>

/* ---- kinds ---- */

/* The kinds of facts, lines and sentences: one list for all formats. */

enum cause_kind {
    CAUSE_NOT_ALIKE,
    CAUSE_OTHER_WORK,
    CAUSE_PER_CALL,
    CAUSE_REPLACED,
    CAUSE_MORE_CALLS,
    CAUSE_HOST_LATE,
    CAUSE_COPIES,
    CAUSE_WAITING,
    CAUSE_TRANSFER,
    CAUSE_OVERLAP,
    CAUSE_ALIKE,
    CAUSE_MACHINE,
    CAUSE_SINGLE_STEPS,
    CAUSE_LAUNCHES,
    CAUSE_DEPENDENCY,
    CAUSE_INPUT,
    CAUSE_COLLECTION,
    CAUSE_REST, /* of a line: what is left */
    CAUSE_KINDS,
    /* Of facts alone. */
    FACT_COLLECTIVES = CAUSE_KINDS,
    FACT_STREAMS,
    FACT_RECORDING,
    /* Of sentences that are no part of the account. */
    SENTENCE_LAYER,
    SENTENCE_MEMORY,
    SENTENCE_PHASES,
    SENTENCE_LIMIT,
    SENTENCE_HOST_NEED,
    SENTENCE_KINDS
};

/* The stable word of the API; "" beyond the list. */
const char *cause_kind_name(enum cause_kind kind);

/* ---- entry ---- */

/* An entry of the diagnosis as JSON (docs/api.md, SENTENCE), which is also how it is
 * kept; and its sentence again. */

struct entry_head {
    enum cause_kind kind;
    const char *certainty;    /* "sure", "likely", "untested" */
    double change, share;     /* ns of a step, and its part; NaN: null */
    enum waterfall_part part; /* WATERFALL_PARTS: null */
};

/* A new entry without rows, ranks and steps; takes `values`. NULL: the sentence failed,
 * or Jansson had no memory (base/json.h). */
json_t *entry_make(const struct entry_head *head, const struct sentence *sentence,
                   json_t *values);
/* A name of any bytes as a string. */
json_t *entry_name(const char *name);
/* Ends a sentence and makes its entry. */
json_t *entry_finish(const struct entry_head *head, struct sentence *text);
/* Adds a row that the sentence is about; a number to its `ranks` or `steps`. */
void entry_add_row(json_t *entry, const char *name, const char *category);
void entry_add_number(json_t *entry, const char *list, int64_t number);
/* Takes the entry into an array. ERROR_MEMORY if it is NULL. */
int entry_append(json_t *array, json_t *entry, struct error *error);

/* Appends a name with its row in the comparison; NULL as category: that of the only row
 * of this name, if there is one. A long name of a device row is shortened. */
void entry_say_name(const struct compare_result *result, struct sentence *out,
                    const char *name, const char *category, bool device);

/* The parts of a sentence as the member `parts`. */
json_t *entry_parts(const struct sentence *sentence);
/* The sentence of an entry; fails for lack of memory. */
void entry_read(const json_t *entry, struct sentence *out);
/* A word of an entry; "" if it is null. */
const char *entry_word(const json_t *entry, const char *key);

#endif
