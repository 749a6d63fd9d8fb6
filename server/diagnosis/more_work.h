/* The sentence of the diagnosis on the operator that works more, or less, than before
 * (docs/diagnosis.md, "More work"): how much of its change the FLOPs explain. */
#ifndef TRACEDIFF_DIAGNOSIS_MORE_WORK_H
#define TRACEDIFF_DIAGNOSIS_MORE_WORK_H

#include "analysis/tree/tree_run.h"
#include "base/budget.h"

#include <jansson.h>

struct store;

/* Adds a sentence on the operator whose device time changed most, among those whose time
 * changed with their FLOPs. `steps`: samples are steps, else whole recordings. Reads the
 * recordings again, if there is such an operator. Errors: timeout, memory, damaged sets.
 */
int more_work_add(struct store *store, struct tree_side sides[2], struct budget *budget,
                  bool steps, json_t *sentences, struct error *error);

#endif
