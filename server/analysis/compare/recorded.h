/* How the two sides of a comparison were recorded, and how much of their time is in
 * shared names. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDED_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDED_H

#include "analysis/compare/compare.h"
#include "store/set/set_pair.h"
#include "trace/decode/facts.h"

#include <stdbool.h>
#include <stdint.h>

/* Looks at all rows, which must be sorted by name. */
void recorded_measure(const struct compare_result *result, struct recorded_rows *out);

/* The share of a side's kernel time whose names both sides have, 0 .. 1; NaN without
 * kernels. Copies do not count: every program has them, by the same names. */
double recorded_shared(const struct recorded_rows *rows, enum pair_side side);

/* Whether less than half of the kernel time of both sides together is in names that both
 * have: then operators compare more than kernels. False if a side has no kernels. */
bool recorded_few_shared(const struct recorded_rows *rows);

#define RECORDED_VERSION_SIZE 96

/* What the chosen files of a set state, combined. */
struct recorded_facts {
    bool header;        /* some file has a recorder's header */
    bool device_rows;   /* some file has device work */
    int64_t world_size; /* the largest stated; 0: unstated */
    enum trace_option_state options[TRACE_OPTION_COUNT]; /* on if any file says so */
    /* Distinct ones, in order of the files, as "12.4, 12.6"; "": unstated. */
    char versions[TRACE_VERSION_COUNT][RECORDED_VERSION_SIZE];
};
void recorded_read_set(const struct set_view *view, const struct selection *selection,
                       struct recorded_facts *out);
/* Of one side. */
void recorded_read(const struct compare_result *result, enum pair_side side,
                   struct recorded_facts *out);

#endif
