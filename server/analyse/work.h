#ifndef TRACEDIFF_ANALYSE_WORK_H
#define TRACEDIFF_ANALYSE_WORK_H

#include "analyse/rows.h"
#include "analyse/work_class.h"
#include "base/array.h"

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
    int64_t device; /* ns */
};

struct work_span {
    struct work_call *calls; /* those of the rows that the rank keeps */
    size_t count, capacity;
    struct work_rest *rest; /* by op; one more for those without an operator */
    size_t op_count;
    struct work_rest classes[CLASS_COUNT];
    int64_t device; /* ns: all device work of the span */
    struct budget_share memory;
};

/* ---- work sums ---- */

/* Work of ranks, by operator and inputs. */

enum work_list { WORK_LIST_FLOPS, WORK_LIST_BYTES, WORK_LIST_REST, WORK_LIST_CLASS };

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
    struct budget_share memory;
};

void work_sums_init(struct work_sums *sums, struct budget *budget);
void work_sums_free(struct work_sums *sums);
/* Adds a rank; its arguments must have been loaded. */
int work_sums_add(struct work_sums *sums, const struct rows_rank *rank,
                  struct error *error);
/* Appends a part and leaves it empty. */
int work_sums_append(struct work_sums *sums, struct work_sums *part, struct error *error);
/* Merges sums of one key; then sorts by list, by device time (largest first), and by
 * name. */
int work_sums_finish(struct work_sums *sums, struct error *error);

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
 * the fastest where it is not. `device` as in work_class.h. */
enum number_type work_arithmetic(const char *device, enum number_type type,
                                 enum told told);
double work_peak_tflops(const char *device, enum number_type type,
                        enum number_type arithmetic);

void work_peak_add_part(struct work_peak *peak, const char *device, enum number_type type,
                        enum told told, const struct work_part *part);
void work_peak_add(struct work_peak *peak, const char *device,
                   const struct work_sum *sum);

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

/* `device` as in work_class.h. */
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
    uint64_t calls; /* the outermost calls on their threads with known FLOPs */
    double flops;   /* of these */
    int64_t device; /* ns: device time launched inside them */
    int64_t rest;   /* ns: launched directly by calls without known FLOPs */
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
