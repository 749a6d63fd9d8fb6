/* Critical paths added up: by kind, by name, by step; and their longest segments. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_SUMS_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_SUMS_H

#include "analysis/critical/critical_steps.h"
#include "base/strings.h"

struct critical_sum {
    int64_t time; /* ns */
    int64_t longest;
    uint64_t segments;
};

struct critical_name {
    uint32_t name; /* in critical_sums.texts; STRINGS_NONE: no row */
    uint8_t kind;  /* enum critical_kind */
    struct critical_sum sum;
};

struct critical_sample {
    int64_t rank, number;
    uint32_t span;
    bool pseudo;       /* `number` means nothing */
    int64_t start;     /* of the step; ns */
    int64_t step_time; /* of the step */
    int64_t kinds[CRITICAL_KINDS];
};

/* A segment, and what identifies its row for readers. */
struct critical_kept_segment {
    int64_t start, duration;
    uint32_t sample;     /* in critical_sums.samples */
    uint32_t name, lane; /* in .texts; STRINGS_NONE: no row */
    int64_t row_start;   /* of the row, as .start */
    int64_t row_duration;
    uint8_t kind;
};

struct critical_sums {
    struct budget_share memory;
    struct strings texts;
    size_t keep; /* how many of the longest segments to keep */
    struct critical_sum kinds[CRITICAL_KINDS];
    struct critical_name *names;
    size_t name_count, name_capacity;
    uint32_t *index; /* by (name + 1) * CRITICAL_KINDS + kind: names + 1; 0: none */
    size_t index_names;
    struct critical_sample *samples; /* by rank, span and step */
    size_t sample_count, sample_capacity;
    struct critical_kept_segment *kept; /* a heap: the shortest on top */
    size_t kept_count, kept_capacity;
};

void critical_sums_init(struct critical_sums *sums, size_t keep, struct budget *budget);
void critical_sums_free(struct critical_sums *sums);
/* Adds the chosen steps of a file. */
int critical_sums_add(struct critical_sums *sums, int64_t rank, uint32_t span_number,
                      const struct rows_span *span, int64_t delay, struct error *error);
/* Adds `part`, whose ranks are higher. */
int critical_sums_append(struct critical_sums *sums, const struct critical_sums *part,
                         struct error *error);
/* Sorts names by time, the largest first, and segments by sample and time. Nothing may be
 * added afterwards. */
void critical_sums_sort(struct critical_sums *sums);

#endif
