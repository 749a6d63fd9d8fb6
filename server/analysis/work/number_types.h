/* Types of numbers, as `Input type` of a trace names them. */
#ifndef TRACEDIFF_ANALYSIS_WORK_NUMBER_TYPES_H
#define TRACEDIFF_ANALYSIS_WORK_NUMBER_TYPES_H

#include "analysis/work/arguments_list.h"

enum number_type {
    NUMBER_UNKNOWN,
    NUMBER_FLOAT64,
    NUMBER_FLOAT32,
    NUMBER_FLOAT16,
    NUMBER_BFLOAT16,
    NUMBER_FLOAT8,
    NUMBER_INT64,
    NUMBER_INT32,
    NUMBER_INT16,
    NUMBER_INT8,
    NUMBER_BOOL,
    NUMBER_TF32, /* no type of inputs: float32 is computed in it; and so in the next */
    NUMBER_3XTF32
};
#define NUMBER_TYPES 13

enum number_type number_type_of(struct arguments_text name);
/* `float32`; empty if it is not known. */
const char *number_type_name(enum number_type type);
/* 0 if it is not known. */
int64_t number_type_bytes(enum number_type type);

#endif
