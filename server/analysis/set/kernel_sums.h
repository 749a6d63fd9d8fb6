/* The device time of each kernel of each rank (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_KERNEL_SUMS_H
#define TRACEDIFF_ANALYSIS_SET_KERNEL_SUMS_H

#include "analysis/data/rows.h"
#include "analysis/set/kind_time.h"
#include "analysis/statistics/statistics.h"

struct kernel_sums_options {
    double duration_ratio;       /* 0.8 by default */
    int64_t num_kernels;         /* 10 by default */
    bool include_memory_kernels; /* true by default */
};

/* One name of one kind on one rank. */
struct kernel_row {
    int64_t rank;
    enum trace_kind kind;
    uint32_t name;     /* in kernel_sums.names */
    uint32_t category; /* likewise; STRINGS_NONE: rows of several share the name */
    struct moments moments;
    bool kept; /* false: pooled into `others` */
};

struct kernel_sums {
    struct kernel_sums_options options;
    struct kind_time time; /* over all ranks */
    struct strings names;
    struct kernel_row *rows; /* rank by rank, all names */
    size_t row_count, capacity;
    struct budget *budget; /* NULL: none */
};

/* Empty sums; NULL: no memory. */
struct kernel_sums *kernel_sums_make(const struct kernel_sums_options *options,
                                     struct budget *budget);
void kernel_sums_free(struct kernel_sums *sums); /* NULL is fine */
int kernel_sums_add(struct kernel_sums *sums, const struct rows_rank *rank,
                    struct error *error);
/* Appends the ranks of `part`, which has the same options, to those of `into`. */
int kernel_sums_append(struct kernel_sums *into, const struct kernel_sums *part,
                       struct error *error);

/* Keeps on each side the kernels that the other side keeps, so that tables written
 * afterwards compare the same kernels; the remaining kernels are pooled into `others`. */
int kernel_sums_keep_both(struct kernel_sums *set, struct kernel_sums *test,
                          struct error *error);

#endif
