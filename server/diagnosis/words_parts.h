/* The parts of the sentences of a diagnosis. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_PARTS_H
#define TRACEDIFF_DIAGNOSIS_WORDS_PARTS_H

#include "analysis/compare/compare.h"
#include "base/sentence.h"
#include "diagnosis/candidate.h"
#include "diagnosis/collectives_split.h"

#include <stdint.h>

/* What the sentences of a diagnosis need to know. */
struct words_context {
    const struct compare_result *result;
    const struct books *books;
    bool steps;         /* samples are steps */
    bool device;        /* there is device work; otherwise all time is host time */
    double change;      /* of the step time, ns; NaN: uncertain, or none */
    size_t ranks;       /* in the selection of the test */
    size_t ranks_of[2]; /* ranks whose calls the books have, of each side; 0: not all */
    const struct collectives_split *collectives; /* NULL: not asked for */
    const struct sentence *meanwhile; /* for CAUSE_WAITING: why the rank takes longer */
};

/* The share of the change that an amount explains, 0 .. 1; NaN if that is meaningless. */
double words_share(const struct words_context *context, double change);

/* Appends a name with its row in the comparison; NULL as category: that of the only row
 * of this name, if there is one. A long name of a device row is shortened. */
void words_row_name(const struct compare_result *result, struct sentence *out,
                    const char *name, const char *category, bool device);
/* The same with a name of the books, and BOOKS_NONE. */
void words_part_name(const struct words_context *context, struct sentence *out,
                     uint32_t name, uint32_t category, bool device);
/* " per step", or for whole recordings "". */
const char *words_per_step(const struct words_context *context);
const char *words_more_or_less(double change);
/* ": 34 % of the change", if that is meaningful. */
void words_append_share(const struct words_context *context, struct sentence *out,
                        double change);
/* "40.1 ms more per step" */
void words_amount(const struct words_context *context, struct sentence *out,
                  double change);
/* " in `aten::mm`"; nothing without a name. */
void words_operator(const struct words_context *context, struct sentence *out,
                    uint32_t name);

#endif
