/* The explanation of a comparison: the account and the facts as JSON, and the sentences
 * in the order in which a reader meets them (docs/semantics.md §16, docs/diagnosis.md).
 */
#ifndef TRACEDIFF_ACCOUNT_EXPLAIN_H
#define TRACEDIFF_ACCOUNT_EXPLAIN_H

#include "account/explainer.h"
#include "compare/compare.h"

#include <jansson.h>
#include <stdbool.h>

struct store;

struct explanation {
    json_t *account, *facts, *sentences, *classes; /* owned */
};

/* Adds sentences to out->sentences, and makes the others. Errors: timeout, memory,
 * damaged sets. */
int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error);
void explain_free(struct explanation *explanation); /* also the cleanup function */

/* Adds the sentences alone: facts come first where the verdict is undecided; otherwise
 * the lines whose change is certain, then the facts that no line tells. False when memory
 * is refused. */
bool explain_tell(struct explainer *explainer, json_t *sentences);

#endif
