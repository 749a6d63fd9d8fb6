/* Classes of device work (docs/semantics.md §12): by the operator that launched it, else
 * by the name of the row. */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_CLASS_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_CLASS_H

#include "trace/decode/kinds.h"

#include <stdbool.h>
#include <stddef.h>

enum work_class {
    CLASS_OTHER, /* nothing says what it is */
    CLASS_PRODUCTS,
    CLASS_CONVOLUTIONS,
    CLASS_ATTENTION_FORWARD,
    CLASS_ATTENTION_BACKWARD,
    CLASS_NORMALISATION,
    CLASS_ELEMENTWISE,
    CLASS_REDUCTIONS,
    CLASS_OPTIMIZER,
    CLASS_COPIES,
    CLASS_COMMUNICATION,
    CLASS_COUNT
};

/* Whether a name contains a part, or one of several. */
bool work_name_has(const char *name, const char *part);
bool work_name_has_one(const char *name, const char *const *parts, size_t count);

const char *work_class_name(enum work_class class); /* "attention forward" */

/* What the name of a call says of the work below it. Of several calls around a launch,
 * the outermost that is not CLASS_OTHER counts. Costs one search of the name: keep the
 * result by name. */
enum work_class work_class_of_call(const char *name, size_t length);

/* Whether it is an annotation, or operator, of torch.optim. */
bool work_class_is_optimizer(const char *name);

/* The class of a device row. `call`: what the calls around its launch say. Copies and
 * communication are what they are, whatever launched them. */
enum work_class work_class_of_row(enum work_class call, const char *name, size_t length,
                                  enum trace_kind kind);

/* The same of texts. `call`: the operator or annotation; NULL: none. `category`: of the
 * row. */
enum work_class work_class_of(const char *call, const char *name, const char *category);

#endif
