/* Work of ranks, by operator and inputs. */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_SUMS_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_SUMS_H

#include "analysis/work/work_span.h"
#include "base/strings.h"

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

#endif
