/* How the two sides of a comparison were recorded, and how much of their time is in
 * shared names. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDED_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDED_H

#include "store/set_reader.h"
#include "trace/decode/facts.h"

#include <stdbool.h>
#include <stdint.h>

struct compare_result;

/* What the rows of the selected steps show, before any filter; [PAIR_CONTROL],
 * [PAIR_TEST]. */
struct recorded_rows {
    bool operators[2];      /* there are rows of category cpu_op */
    bool python[2];         /* ... of python_function */
    int64_t kernel_time[2]; /* ns of computation and communication on the device */
    int64_t shared_time[2]; /* of it, the time in names that both sides have */
};

/* Looks at all rows, which must be sorted by name. */
void recorded_measure(const struct compare_result *result, struct recorded_rows *out);

/* The share of a side's kernel time whose names both sides have, 0 .. 1; NaN without
 * kernels. Copies do not count: every program has them, by the same names. */
double recorded_shared(const struct recorded_rows *rows, enum pair_side side);

#define RECORDED_VERSION_SIZE 96

/* What the chosen files of one side state, combined. */
struct recorded {
    bool header;                                   /* some file has a recorder's header */
    bool device_rows;                              /* some file has device work */
    int64_t world_size;                            /* the largest stated; 0: unstated */
    enum trace_stated options[TRACE_OPTION_COUNT]; /* on if any file says so */
    /* Distinct ones, in order of the files, as "12.4, 12.6"; "": unstated. */
    char versions[TRACE_VERSION_COUNT][RECORDED_VERSION_SIZE];
};
void recorded_read(const struct compare_result *result, enum pair_side side,
                   struct recorded *out);

#endif
