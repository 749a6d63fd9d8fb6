#ifndef TRACEDIFF_ANALYSE_WORK_CLASS_H
#define TRACEDIFF_ANALYSE_WORK_CLASS_H

#include "analyse/flops.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- work class ---- */

/* Classes of device work (docs/semantics.md §12): by the operator that launched it, else
 * by the name of the row. */

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

const char *work_class_name(enum work_class class); /* "attention forward" */

/* What the name of a call says of the work below it. Of several calls around a launch,
 * the outermost that is not CLASS_OTHER counts. Costs one search of the name: keep the
 * result by name. */
enum work_class work_class_of_call(const char *name, size_t length);

/* The same of texts. `call`: the operator or annotation; NULL: none. `category`: of the
 * row. */
enum work_class work_class_of(const char *call, const char *name, const char *category);

/* ---- arithmetic ---- */

/* What the name of a kernel tells of the arithmetic that it multiplies in
 * (docs/semantics.md §12). */

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

/* ---- peaks ---- */

/* The peak speed of a device, from the data sheets of its vendor. */

/* In 10^12 FLOP/s, without sparsity, of an arithmetic; NaN: the device, or its peak for
 * it, is not known. `device`: the name in `deviceProperties`. */
double peak_tflops(const char *device, enum number_type arithmetic);

/* The highest of those that a product of numbers of `type` may be computed in: of float32
 * that of TF32 if the device has it. */
double peak_tflops_fastest(const char *device, enum number_type type);

/* ---- work memo ---- */

/* The work of the operators of a recording, computed once per operator and inputs, as far
 * as a table of fixed size remembers it. */

enum work_kind {
    WORK_NO_OPERATOR, /* the op is no operator */
    WORK_UNKNOWN,     /* its work is not known */
    WORK_FLOPS,
    WORK_BYTES /* elementwise */
};

struct work_amount {
    enum work_kind kind;
    int64_t amount;   /* FLOPs, or bytes at least */
    int64_t elements; /* of a product or attention: read and written at least; or -1 */
    enum number_type type;
};

struct work_op;
struct work_slot;
struct work_memo {
    const struct trace_recording *recording;
    struct work_op *ops; /* by op */
    struct work_slot *slots;
    uint32_t bits; /* there are 1 << bits slots */
    struct budget_share memory;
};

/* The recording must have its arguments loaded, and must outlive the memo. */
int work_memo_init(struct work_memo *memo, const struct trace_recording *recording,
                   struct error *error);
void work_memo_free(struct work_memo *memo); /* also of a zeroed memo */

/* The work of one host row. For rows with FLOPs, `type` is the type of both factors, if
 * they share one. */
struct work_amount work_memo_of(struct work_memo *memo, uint32_t row);

/* The class of what a row launches, if it is in calls of the class `around`. */
enum work_class work_memo_call(struct work_memo *memo, uint32_t row,
                               enum work_class around);
/* What the name of a device row tells of its arithmetic. */
enum told work_memo_told(struct work_memo *memo, uint32_t row);

/* The class of a device row that calls of the class `around` launched. */
enum work_class work_memo_device(struct work_memo *memo, uint32_t row,
                                 enum work_class around);

#endif
