#ifndef TRACEDIFF_ACCOUNT_DIAGNOSIS_H
#define TRACEDIFF_ACCOUNT_DIAGNOSIS_H

#include "compare/compare.h"
#include "compare/tree.h"

#include <jansson.h>

/* Whether a sentence is one of those on what limits the sides: the device, the host or
 * communication, and whether the host's need changed under a device that is the limit
 * (docs/semantics.md §19.2). They are no causes: they claim no part of the change. */
bool limit_is_sentence(const json_t *sentence);

/* ---- the trees of both sides ---- */

struct store;

struct tree_pair {
    struct tree_side sides[2];
    struct tree_rows rows; /* the difference, if it was asked for */
    struct budget budget;  /* a part of that of the request */
};

/* Begins the budget. Free in any case. Errors as tree_run(); timeout. */
int tree_pair_make(struct store *store, const struct compare_result *result,
                   enum tree_level level, bool difference, struct tree_pair *out,
                   struct error *error);
void tree_pair_free(struct tree_pair *pair); /* also the cleanup function */

/* Device time by operator, to compare two sides whose kernels have different names, such
 * as those of two vendors. A device row belongs to the innermost operator above its
 * launch in the tree of calls at level `operators` (docs/semantics.md §9), backward
 * included, or to none; so the times add up to that of all device rows of the selected
 * steps. Fills result->operators, those that changed most per sample first. If the trees
 * would take too long, there are none. Errors: memory, damaged sets. */
int operators_add(struct store *store, struct compare_result *result,
                  struct error *error);

/* The diagnosis of a comparison: facts, the account as lines that add up to the change,
 * and the sentences in the order in which a reader meets them (docs/diagnosis.md).
 * Answers that took long to make are kept in the cache. If the request asks for them,
 * adds the sentences and the device time by operator to the result, and names modules
 * under the bars of its waterfall. If the sentences would take too long, the result has
 * none. */
int diagnosis_add(struct store *store, struct compare_result *result,
                  struct error *error);

/* The sentence of the diagnosis that names the layer (docs/diagnosis.md, "The layer"):
 * the module, or other frame, whose calls hold most of the change in device time. It
 * needs the trees of calls of both sides, which take longer than the other sentences, so
 * the Compare page asks for it in a second request. Adds it at the end of the array, if
 * there is one. Errors: timeout, memory, damaged sets. */
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
