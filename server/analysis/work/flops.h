/* Floating-point operations of a call (docs/semantics.md §12): a product of a sum counts
 * as two, one multiplication and one addition. */
#ifndef TRACEDIFF_ANALYSIS_WORK_FLOPS_H
#define TRACEDIFF_ANALYSIS_WORK_FLOPS_H

#include "analysis/work/arguments_list.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct flops_rule;

/* The rule for operators of that name, `aten::mm`; NULL: there is none. It lives as long
 * as the program. */
const struct flops_rule *flops_rule_find(const char *name, size_t length);

enum flops_sort {
    FLOPS_PRODUCT,
    FLOPS_CONVOLUTION,
    FLOPS_ATTENTION,
    FLOPS_ATTENTION_BACKWARD
};
/* What operators of the rule are. */
enum flops_sort flops_rule_sort(const struct flops_rule *rule);

/* The position of the first factor; the second follows it. */
size_t flops_rule_first(const struct flops_rule *rule);

/* The FLOPs of one call, from its `Input Dims` and `Concrete Inputs`, which may be empty.
 * False: they are not known: the shapes don't fit, a value that matters is missing, or
 * there are more than INT64_MAX. */
bool flops_count(const struct flops_rule *rule, struct arguments_text dims,
                 struct arguments_text values, int64_t *flops);

/* How many elements a product or an attention whose FLOPs are known reads and writes at
 * least: each factor once, and the result; backward also the gradients. False: it is
 * neither, or there are more than INT64_MAX. */
bool flops_elements(const struct flops_rule *rule, struct arguments_text dims,
                    int64_t flops, int64_t *elements);

#endif
