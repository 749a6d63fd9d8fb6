#ifndef TRACEDIFF_ANALYSE_FLOPS_H
#define TRACEDIFF_ANALYSE_FLOPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- arguments list ---- */

/* Elements of the lists that a trace keeps as JSON text: `Input Dims`, `Input type`,
 * `Concrete Inputs`. The text may be any bytes of an upload: nothing reads past its end,
 * and no list has more elements than bytes. */

struct arguments_text {
    const char *bytes;
    size_t length;
};

/* Element `position`, from 0, of a list, without surrounding blanks; of a string, the
 * text between its quotes. False: the text is no list, or has no such element. */
bool arguments_list_at(struct arguments_text list, size_t position,
                       struct arguments_text *out);

/* ---- number types ---- */

/* Types of numbers, as `Input type` of a trace names them. */

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

/* ---- elementwise ---- */

/* The smallest number of bytes that an elementwise call moves (docs/semantics.md §12). */

/* Whether `aten::add_` is elementwise. */
bool elementwise_is(const char *name, size_t length);

/* From `Input Dims` and `Input type` of a call whose operator is elementwise. False: the
 * shapes or types are missing or don't fit, or there are more than INT64_MAX. */
bool elementwise_bytes(const char *name, size_t length, struct arguments_text dims,
                       struct arguments_text types, int64_t *bytes);

/* ---- flops ---- */

/* Floating-point operations of a call (docs/semantics.md §12): a product of a sum counts
 * as two, one multiplication and one addition. */

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
