/* Makes one new set from files of stored sets, as reading.c does from traces. */
#ifndef TRACEDIFF_INGEST_REGROUP_MAKE_H
#define TRACEDIFF_INGEST_REGROUP_MAKE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/progress.h"
#include "ingest/regroup_plan.h"

struct store;

/* Writes and stores one new set. */
int regroup_make(struct store *store, const struct regroup_plan *plan,
                 const struct regroup_target *target, struct budget *budget,
                 struct progress *progress, struct regroup_set *made,
                 struct error *error);

#endif
