/* The sequences of kernels that an operator launches (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_KERNEL_SEQUENCES_H
#define TRACEDIFF_ANALYSIS_SET_KERNEL_SEQUENCES_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

struct kernel_sequences_parameters {
    const char *operator_name; /* text within the name; NULL: no operator */
    size_t min_pattern_len;    /* 3 by default; at least 1 is asked for in any case */
    size_t top_k;              /* 5 by default */
    /* Texts of the patterns to write instead of the top_k most frequent; NULL: none. */
    const struct strings *just;
};

/* rank, patterns_found, operators: how many patterns, and how many operators had one. */
extern const struct table_spec kernel_sequences_counts_spec;
/* rank, pattern, length, count, kernel_duration, operator_duration: the most frequent
 * patterns. A pattern of more than KERNEL_SEQUENCES_TEXT_MAX bytes ends in "|…". */
extern const struct table_spec kernel_sequences_patterns_spec;
#define KERNEL_SEQUENCES_TEXT_MAX ((size_t)1 << 20)

int kernel_sequences_add(const struct rows_rank *rank,
                         const struct kernel_sequences_parameters *parameters,
                         struct table *counts, struct table *patterns,
                         struct error *error);

#endif
