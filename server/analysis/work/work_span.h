/* The work of the rows of a recording, and how long the device took for it. */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_SPAN_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_SPAN_H

#include "analysis/data/rows.h"
#include "analysis/work/work_memo.h"

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

int work_span_make(const struct rows_rank *rank, const struct rows_span *span,
                   struct work_span *out, struct error *error);
void work_span_free(struct work_span *span); /* also the cleanup function */

#endif
