#ifndef TRACEDIFF_ACCOUNT_LAYERS_H
#define TRACEDIFF_ACCOUNT_LAYERS_H

#include "compare/compare.h"

#include <jansson.h>

/* ---- layer ---- */

/* The sentence of the diagnosis that names the layer (docs/diagnosis.md, "The layer"):
 * the module, or other frame, whose calls hold most of the change in device time. It
 * needs the trees of calls of both sides, which take longer than the other sentences, so
 * the Compare page asks for it in a second request. */

struct store;

/* Adds the sentence at the end of the array, if there is one. Errors: timeout, memory,
 * damaged sets. */
int layer_add(struct store *store, const struct compare_result *result, json_t *sentences,
              struct error *error);

/* ---- contributors ---- */

/* What stands under the bars of the waterfall beside rows; and the waterfall of
 * recordings without device rows.
 *
 * By module: under each bar, the modules whose device rows changed most.
 * A module is a module frame of the folded difference of the trees of calls
 * (docs/semantics.md §9): instances of one path are one. Each device row belongs to the
 * innermost module above its launch, backward included, or to none; so the changes of the
 * modules under a bar, with that of no module, add up to those of its rows. */

/* Replaces the contributors of the result. If neither side has modules, or the trees
 * would take too long, they stay rows, and result->contributors_note says why. Errors:
 * memory, damaged sets. */
int contributors_by_module(struct store *store, struct compare_result *result,
                           struct error *error);

/* Without device rows on both sides: the waterfall of result->account, if it is known
 * (docs/semantics.md §16.1). Its rows are those of the account: they add up to the bars.
 */
void contributors_of_account(struct compare_result *result);

#endif
