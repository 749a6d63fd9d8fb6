/* Device time by class of work on both sides (docs/semantics.md §12). */
#ifndef TRACEDIFF_DIAGNOSIS_CLASSES_H
#define TRACEDIFF_DIAGNOSIS_CLASSES_H

#include "analysis/compare/compare.h"
#include "analysis/work/work_classes.h"

#include <jansson.h>

struct classes {
    const struct compare_result *result;
    struct work_sums sums[2];
};

void classes_init(struct classes *classes, const struct compare_result *result,
                  struct budget *budget);
void classes_free(struct classes *classes); /* also the cleanup function */
/* A reader of the account (account/run.h): adds a file, which has its arguments. */
int classes_see(void *context, enum pair_side side, int64_t rank,
                struct trace_recording *recording, struct error *error);
/* `work_classes` of the API; nothing if no selected row is device work. */
int classes_make(struct classes *classes, json_t **out, struct error *error);

#endif
