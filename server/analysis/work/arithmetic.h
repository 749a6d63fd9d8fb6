/* What the name of a kernel tells of the arithmetic that it multiplies in
 * (docs/semantics.md §12). */
#ifndef TRACEDIFF_ANALYSIS_WORK_ARITHMETIC_H
#define TRACEDIFF_ANALYSIS_WORK_ARITHMETIC_H

#include "analysis/work/number_types.h"

enum told {
    TOLD_FLOAT32, /* of NVIDIA: on its plain units, not on the tensor cores */
    TOLD_TF32,
    TOLD_3XTF32,  /* three products of TF32 make one of float32 */
    TOLD_NOTHING, /* or another arithmetic */
    TOLD_COUNT
};
enum told arithmetic_told(const char *kernel);

/* The arithmetic of a product of numbers of `type`: NUMBER_UNKNOWN of float32 if nothing
 * is told, since it may be TF32. */
enum number_type arithmetic_of(enum number_type type, enum told told);

/* The fastest arithmetic that a product of numbers of `type` may be computed in. */
enum number_type arithmetic_fastest(enum number_type type);

#endif
