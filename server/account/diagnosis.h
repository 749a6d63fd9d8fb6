#ifndef TRACEDIFF_ACCOUNT_DIAGNOSIS_H
#define TRACEDIFF_ACCOUNT_DIAGNOSIS_H

#include "compare/compare.h"

#include <jansson.h>

/* ---- limit ---- */

/* The sentences on what limits the sides: the device, the host or communication, and
 * whether the host's need changed under a device that is the limit (docs/semantics.md
 * §19.2). They are no causes: they claim no part of the change. */

/* Whether a sentence is one of these. */
bool limit_is_sentence(const json_t *sentence);

/* ---- operators ---- */

/* Device time by operator, to compare two sides whose kernels have different names, such
 * as those of two vendors. A device row belongs to the innermost operator above its
 * launch in the tree of calls at level `operators` (docs/semantics.md §9), backward
 * included, or to none; so the times add up to that of all device rows of the selected
 * steps. */

struct store;

/* Fills result->operators, those that changed most per sample first. If the trees would
 * take too long, there are none. Errors: memory, damaged sets. */
int operators_add(struct store *store, struct compare_result *result,
                  struct error *error);

/* ---- diagnosis ---- */

/* The diagnosis of a comparison: facts, the account as lines that add up to the change,
 * and the sentences in the order in which a reader meets them (docs/diagnosis.md).
 * Answers that took long to make are kept in the cache. */

/* If the request asks for them, adds the sentences and the device time by operator to the
 * result, and names modules under the bars of its waterfall. If the sentences would take
 * too long, the result has none.
 */
int diagnosis_add(struct store *store, struct compare_result *result,
                  struct error *error);

#endif
