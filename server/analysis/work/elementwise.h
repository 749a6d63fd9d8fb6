/* The smallest number of bytes that an elementwise call moves (docs/semantics.md §12). */
#ifndef TRACEDIFF_ANALYSIS_WORK_ELEMENTWISE_H
#define TRACEDIFF_ANALYSIS_WORK_ELEMENTWISE_H

#include "analysis/work/arguments_list.h"

/* Whether `aten::add_` is elementwise. */
bool elementwise_is(const char *name, size_t length);

/* From `Input Dims` and `Input type` of a call whose operator is elementwise. False: the
 * shapes or types are missing or don't fit, or there are more than INT64_MAX. */
bool elementwise_bytes(const char *name, size_t length, struct arguments_text dims,
                       struct arguments_text types, int64_t *bytes);

#endif
