/* Which kernels the devices' time goes into (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_KERNEL_BREAKDOWN_H
#define TRACEDIFF_ANALYSIS_SET_KERNEL_BREAKDOWN_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"
#include "analysis/set/kind_time.h"
#include "analysis/statistics/statistics.h"

struct kernel_breakdown_parameters {
    double duration_ratio;       /* 0.8 by default */
    size_t num_kernels;          /* 10 by default */
    bool include_memory_kernels; /* true by default */
};

/* One name of one kind on one rank. */
struct kernel_row {
    int64_t rank;
    enum trace_kind kind;
    uint32_t name;     /* in kernel_breakdown.names */
    uint32_t category; /* likewise; STRINGS_NONE: rows of several share the name */
    struct moments moments;
    bool kept; /* false: pooled into `others` */
};

/* Zeroed except by kernel_breakdown_init(): no rank yet. */
struct kernel_breakdown {
    struct kernel_breakdown_parameters parameters;
    struct kind_time time; /* over all ranks */
    struct strings names;
    struct kernel_row *rows; /* rank by rank, all names */
    size_t row_count, capacity;
    struct budget *budget; /* NULL: none */
};

void kernel_breakdown_init(struct kernel_breakdown *breakdown,
                           const struct kernel_breakdown_parameters *parameters);
void kernel_breakdown_free(struct kernel_breakdown *breakdown);
int kernel_breakdown_add(struct kernel_breakdown *breakdown, const struct rows_rank *rank,
                         struct error *error);
/* Appends the ranks of `part`, which has the same parameters, to those of `into`. */
int kernel_breakdown_append(struct kernel_breakdown *into,
                            const struct kernel_breakdown *part, struct error *error);

/* kernel_type, sum, percentage: time by the exact set of kinds running at once, over all
 * ranks, largest first. */
extern const struct table_spec kernel_breakdown_kinds_spec;
int kernel_breakdown_write_kinds(const struct kernel_breakdown *breakdown,
                                 struct table *table, struct error *error);

/* kernel_type, name, rank, count, sum, max, min, mean, std, category; `others` are the
 * pooled kernels, without a category. */
extern const struct table_spec kernel_breakdown_kernels_spec;
int kernel_breakdown_write_kernels(const struct kernel_breakdown *breakdown,
                                   struct table *table, struct error *error);

/* kernel_type, name, ranks, count, sum, mean, min_mean, max_mean, category: each kept
 * kernel over the ranks, min_mean and max_mean the smallest and the largest of the ranks'
 * means. */
extern const struct table_spec kernel_breakdown_over_ranks_spec;
int kernel_breakdown_write_over_ranks(const struct kernel_breakdown *breakdown,
                                      struct table *table, struct error *error);

/* Keeps on each side the kernels that are kept on the other, so that tables written after
 * it compare like with like; the other kernels are pooled into `others`. */
int kernel_breakdown_keep_both(struct kernel_breakdown *set,
                               struct kernel_breakdown *test, struct error *error);

#endif
