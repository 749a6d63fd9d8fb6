/* Where the change of the step time comes from: its four parts, which add up to it
 * exactly, and under each the operations that changed most. Pure.
 *
 * A mean is a sum over samples divided by their number, so the change of a mean is a
 * fraction with the denominator m * n. The parts are such fractions with one common
 * denominator, and their numerators add up to that of the step time, as whole numbers.
 * For people they are rounded to whole ns together: by largest remainders, so that the
 * rounded parts add up to the rounded change too. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_H
#define TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_H

#include "base/buffer.h"
#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum waterfall_part {
    WATERFALL_COMPUTE,
    WATERFALL_EXPOSED_COMMUNICATION,
    WATERFALL_EXPOSED_MEMORY,
    WATERFALL_IDLE,
    WATERFALL_PARTS
};
const char *waterfall_part_name(enum waterfall_part part); /* "compute" ... */

/* The step times of one side, summed, ns. */
struct waterfall_sums {
    uint64_t samples;
    int64_t step;
    int64_t parts[WATERFALL_PARTS]; /* add up to `step` where has_parts */
    bool has_parts;                 /* every sample has them */
};
/* Adds a sample. False when the sum leaves int64; it is then unusable. */
bool waterfall_add(struct waterfall_sums *sums, const struct trace_step *step);

/* One operation: what it took on each side, ns over all samples. `id` is the caller's. */
struct waterfall_operation {
    size_t id;
    enum waterfall_part part; /* the bar that it stands under */
    int64_t total[2];
};
/* Which bar an operation stands under: kernels by their kind, host operations under idle,
 * since the device idles while the host has not launched anything. False: under none. */
bool waterfall_part_of(uint8_t side, uint8_t kind, enum waterfall_part *part);

#define WATERFALL_CONTRIBUTORS 5
/* So many of them are named where people read. */
#define WATERFALL_NAMED 3
struct waterfall_contributor {
    size_t id;
    double change; /* ns per sample, test - control */
};

struct waterfall {
    bool known;     /* both sides have samples and parts; else nothing below holds */
    double mean[2]; /* step time, ns */
    int64_t step;   /* change of the mean, whole ns */
    double part_mean[2][WATERFALL_PARTS];
    int64_t parts[WATERFALL_PARTS]; /* changes, whole ns; add up to `step` */
    /* What the operations given for a bar took together, ns per sample. Where a bar moved
     * and its operations did not, what changed is how they overlap. */
    double operations[2][WATERFALL_PARTS];
    struct waterfall_contributor contributors[WATERFALL_PARTS][WATERFALL_CONTRIBUTORS];
    size_t contributor_count[WATERFALL_PARTS];
    size_t moved[WATERFALL_PARTS]; /* operations that changed at all */
    /* The first contributors, at most WATERFALL_NAMED, without those that are nothing
     * beside the first; and what they changed by together, ns per sample. */
    size_t named[WATERFALL_PARTS];
    double named_change[WATERFALL_PARTS];
};

/* The largest |change| per sample comes first; operations that changed by nothing are
 * left out. */
void waterfall_make(const struct waterfall_sums *control,
                    const struct waterfall_sums *test,
                    const struct waterfall_operation *operations, size_t count,
                    struct waterfall *out);

/* How much of a bar's change the named operations explain, and where the rest is: parts
 * of that change, which add up to 1. NaN: not known, or the bar did not move. */
struct waterfall_explained {
    bool moved;     /* by more than WATERFALL_MOVED of the control's step */
    double named;   /* the operations that are named */
    size_t rows;    /* the others that changed */
    double others;  /* what they explain; NaN under idle, whose rows overlap the device */
    double overlap; /* the bar moved and its operations did not; NaN under idle */
    double unhidden; /* the operations' change as a part of the control's step */
};
#define WATERFALL_MOVED 0.0005
void waterfall_explain(const struct waterfall *waterfall, enum waterfall_part part,
                       struct waterfall_explained *out);
/* The same in words: "the three named explain 16 %, 214 other rows 60 %, ...". Nothing
 * where the bar did not move, and neither did its operations. */
void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct buffer *out);

#endif
