/* Factors of rows, and whether they are the machine's: pure, for machine.c. Factors are
 * logarithms of test/control; docs/semantics.md §18.1, §18.2. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_MACHINE_FACTOR_H
#define TRACEDIFF_ANALYSIS_COMPARE_MACHINE_FACTOR_H

#include "analysis/work/work_class.h"

#include <stdbool.h>
#include <stddef.h>

/* A row that both sides run as often: its time per call, of device work its duration, of
 * calls of the host their self time. */
struct machine_row {
    bool on_device, is_runtime; /* calls of the runtime count as one */
    enum work_class class;      /* of device work */
    double log[3];   /* over all samples, their first and their second half; NaN: one
                        side has none there */
    double spent[2]; /* ns a sample */
    size_t shapes;   /* of device work: so many shapes of inputs; at least 1 */
};

struct machine_factor {
    size_t rows;
    bool is_common;     /* the rows share it, so it is the machine's */
    double median;      /* weighted by time */
    double halves[2];   /* the same in the first and the second half of the samples, of
                           the device; NaN: not known */
    double low, high;   /* quartiles */
    double least, most; /* the 10 % and the 90 % quantile */
};

/* What is compared: all samples, or a half of each recording. */
enum machine_half { MACHINE_ALL, MACHINE_FIRST, MACHINE_SECOND, MACHINE_HALVES };

/* Classes of work as bits. */
#define MACHINE_BIT(class) (1U << (class))
#define MACHINE_FOLLOWS_CLOCK                                                            \
    (MACHINE_BIT(CLASS_PRODUCTS) | MACHINE_BIT(CLASS_CONVOLUTIONS) |                     \
     MACHINE_BIT(CLASS_ATTENTION_FORWARD) | MACHINE_BIT(CLASS_ATTENTION_BACKWARD))
#define MACHINE_FOLLOWS_MEMORY                                                           \
    (MACHINE_BIT(CLASS_NORMALISATION) | MACHINE_BIT(CLASS_ELEMENTWISE) |                 \
     MACHINE_BIT(CLASS_REDUCTIONS) | MACHINE_BIT(CLASS_OPTIMIZER))
#define MACHINE_COMPUTES                                                                 \
    (MACHINE_FOLLOWS_CLOCK | MACHINE_FOLLOWS_MEMORY | MACHINE_BIT(CLASS_OTHER))
#define MACHINE_HOST 0U

/* So far from a factor a row still has it. */
#define MACHINE_NEAR 0.015
/* The least error of the median of a class. */
#define MACHINE_CLASS_ERROR 0.003
/* The host's factor needs so many rows. */
#define MACHINE_HOST_ROWS 8

struct machine_table {
    const struct machine_row *rows;
    size_t count;
    struct weighted *room; /* for `count` of them */
    bool *is_runtime;      /* of those in the room, before they are sorted */
};

bool machine_row_is_of(const struct machine_row *row, unsigned classes);
/* The quantiles of the rows of some classes. */
struct machine_factor machine_factor_of(const struct machine_table *table,
                                        unsigned classes, enum machine_half half);
/* The factor that kernels share, and of which classes (0: of none). `noise`, `unmatched`:
 * of machine_steps. is_common: it is the clock's or
 * the memory's, without counters. */
struct machine_factor machine_factor_of_device(const struct machine_table *table,
                                               double noise, double unmatched,
                                               unsigned *classes);
/* is_common: calls of the host share it. */
struct machine_factor machine_factor_of_host(const struct machine_table *table);

#endif
