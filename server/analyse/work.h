#ifndef TRACEDIFF_ANALYSE_WORK_H
#define TRACEDIFF_ANALYSE_WORK_H

#include "analyse/rows.h"
#include "base/array.h"
#include "trace/recording.h"

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
};

/* The recording must have its arguments loaded, and must outlive the memo. */
void work_memo_init(struct work_memo *memo, const struct trace_recording *recording,
                    struct arena *arena);

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

/* ---- work span ---- */

/* The work of the rows of a recording, and how long the device took for it. */

/* A call of an operator that counts: the outermost on its thread that has FLOPs, or an
 * elementwise one outside of these. */
struct work_call {
    uint32_t row;
    bool is_kept;          /* the rank keeps the row; other rows are removed at the end */
    enum work_kind kind;   /* WORK_FLOPS or WORK_BYTES */
    enum number_type type; /* of FLOPs: that of the innermost call that states one */
    enum work_class class;
    int64_t amount, elements; /* as in struct work_amount */
    int64_t device; /* ns; of FLOPs: launched inside; of bytes: computation that no other
                       operator inside launched */
    int64_t told[TOLD_COUNT]; /* `device`, by what the names of its rows tell */
};

/* Device rows: outside of the calls with FLOPs, by the innermost operator; and all, by
 * class. */
struct work_rest {
    uint64_t rows;
    int64_t device;  /* ns */
    uint64_t nested; /* of an operator: its calls that it calls itself, as the dispatcher
                        does; the rank keeps them */
};

struct work_span {
    struct work_call *calls; /* those of the rows that the rank keeps */
    size_t count, capacity;
    struct work_rest *rest; /* by op; one more for those without an operator */
    size_t op_count;
    struct work_rest classes[CLASS_COUNT];
    int64_t device; /* ns: all device work of the span */
};

/* ---- work sums ---- */

/* Work of ranks, by operator and inputs. */

enum work_list {
    WORK_LIST_FLOPS,
    WORK_LIST_BYTES,
    WORK_LIST_REST,
    WORK_LIST_CLASS,
    WORK_LIST_NESTED /* calls of an operator directly below one of its own */
};

/* Calls whose kernels tell the same arithmetic. */
struct work_part {
    uint64_t calls;
    double flops;
    int64_t device; /* ns */
};

struct work_sum {
    uint8_t list;           /* enum work_list */
    uint8_t type;           /* enum number_type; of FLOPs */
    uint8_t class;          /* enum work_class; of the rest CLASS_OTHER */
    uint32_t operator_name; /* in .texts; STRINGS_NONE: none */
    uint32_t shapes, types; /* in .texts, without blanks; of bytes `types` too */
    uint64_t calls;         /* of the rest and of classes: device rows */
    double amount;  /* FLOPs, or a lower bound of bytes; 0 for the rest. Sums over ranks
                       may exceed 2^63 */
    double bytes;   /* at least; NaN: not known of all calls */
    int64_t device; /* ns */
    struct work_part parts[TOLD_COUNT]; /* of FLOPs */
};

struct work_sums {
    struct strings texts;
    struct work_sum *items;
    size_t count, capacity;
    uint64_t samples;
    int64_t device;        /* ns: all device work */
    uint32_t device_name;  /* in .texts; STRINGS_NONE: none is known */
    bool has_other_device; /* there are devices of several names */
    struct arena *arena;   /* of all of it */
};

void work_sums_init(struct work_sums *sums, struct arena *arena);
/* Adds a rank; its arguments must have been loaded. */
void work_sums_add(struct work_sums *sums, const struct rows_rank *rank);
/* Merges sums of one key; then sorts by list, by device time (largest first), and by
 * name. */
void work_sums_finish(struct work_sums *sums);

/* ---- work peak ---- */

/* The share of the peak speed of the device that work reaches (docs/semantics.md §12). */

struct work_peak {
    double time;                /* ns: of the work whose peak is known */
    double at_peak, at_fastest; /* ns: what it would take at its peak; and in the fastest
                                   arithmetic for its numbers */
};

/* The name that all devices of the sums have; NULL: there is none. */
const char *work_device_of(const struct work_sums *sums);

/* What numbers of `type` are computed in, as far as it is known, and its peak: that of
 * the fastest where it is not. `device`: the name in `deviceProperties`. */
enum number_type work_arithmetic(const char *device, enum number_type type,
                                 enum told told);

/* Percent; NaN: no peak is known. */
double work_peak_share(const struct work_peak *peak);
double work_peak_share_of_fastest(const struct work_peak *peak);

/* ---- work classes ---- */

/* The work of each class (docs/semantics.md §12), summed up from the work of ranks. */

/* This part of the calls of an operator, and of its device time, or of the device time of
 * a class, must have known work; otherwise the unknown part could be the change. */
#define WORK_KNOWN 0.8

/* Work and what the device took for it, ns; both only of calls where both are known. */
struct work_rates {
    double flops, flops_device;
    double bytes, bytes_device;            /* at least */
    double flops_of_bytes, bytes_of_flops; /* of calls with both */
    struct work_peak peak;
};

/* `device`: the name in `deviceProperties`. */
void work_rates_add(struct work_rates *rates, const char *device,
                    const struct work_sum *sum);
/* 10^12 FLOPs, and 10^9 bytes, a second of device time; FLOPs for a byte. NaN: not
 * known. */
double work_rates_tflops(const struct work_rates *rates);
double work_rates_gigabytes(const struct work_rates *rates);
double work_rates_flops_per_byte(const struct work_rates *rates);

struct work_of_class {
    uint64_t rows;
    int64_t device; /* ns: the sum of the durations of the rows */
    struct work_rates rates;
};

/* By enum work_class: together all device rows of the sums. */
void work_classes_sum(const struct work_sums *sums,
                      struct work_of_class out[CLASS_COUNT]);

/* The rates that stand for the class: those of calls that hold enough of its device time
 * (WORK_KNOWN); otherwise there are none. */
struct work_rates work_class_rates(const struct work_of_class *work);

/* ---- work names ---- */

/* The work of the operators of one side of a comparison, by name (docs/semantics.md §12).
 */

struct store;

/* All calls of one name in the selected samples. */
struct name_work {
    uint64_t calls;  /* the outermost calls on their threads with known FLOPs */
    double flops;    /* of these */
    int64_t device;  /* ns: device time launched inside them */
    int64_t rest;    /* ns: launched directly by calls without known FLOPs */
    uint64_t nested; /* calls that are the same call as the one around them */
};

/* Whether the FLOPs of an operator represent its work: enough of its calls and device
 * time have known FLOPs. */
bool work_flops_are_known(uint64_t calls, uint64_t known_calls, int64_t device,
                          int64_t unknown);

struct work_names {
    struct work_sums sums;   /* the texts have the names */
    struct name_work *items; /* by text */
};

/* Reads the events of the selected files, one rank after the other. Errors as
 * rows_load(); ERROR_TIMEOUT when the budget is over. Free with work_names_free() in
 * either case. */
int work_names_make(struct store *store, const struct set_view *view,
                    const struct selection *selection, bool all_steps,
                    struct budget *budget, struct work_names *out, struct error *error);
void work_names_free(struct work_names *names);

/* NULL: no operator of that name has FLOPs, or launches anything directly. */
const struct name_work *work_names_find(const struct work_names *names, const char *name);

#endif
