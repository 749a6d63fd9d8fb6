/* The sentences on what limits the sides: the device, the host or communication, and
 * whether the host's need changed under a device that is the limit (docs/semantics.md
 * §19.2). They are no causes: they claim no part of the change. */
#ifndef TRACEDIFF_DIAGNOSIS_LIMIT_H
#define TRACEDIFF_DIAGNOSIS_LIMIT_H

#include "analysis/compare/compare.h"

#include <jansson.h>

/* Adds them at the end of the array: kind `limit` if a side has a limit, kind `host_need`
 * if the device is the limit on both sides and the host's steps certainly changed. */
int limit_add(const struct compare_result *result, json_t *sentences,
              struct error *error);
/* Whether a sentence is one of these. */
bool limit_is_sentence(const json_t *sentence);

#endif
