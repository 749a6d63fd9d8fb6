/* Where the change of the step time comes from: its parts, which add up to it exactly,
 * and under each the operations that changed most. Pure.
 *
 * A mean is a sum over samples divided by their number, so the change of a mean is a
 * fraction with the denominator m * n. The parts are such fractions with one common
 * denominator, and their numerators add up to that of the step time, as whole numbers.
 * For people they are rounded to whole ns together: by largest remainders, so that the
 * rounded parts add up to the rounded change too. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_H
#define TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_H

#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The four parts of a step with device rows (docs/semantics.md §6), then those of
 * recordings without any (§16.1). */
enum waterfall_part {
    WATERFALL_COMPUTE,
    WATERFALL_EXPOSED_COMMUNICATION,
    WATERFALL_EXPOSED_MEMORY,
    WATERFALL_IDLE,
    WATERFALL_DEVICE_PARTS,
    WATERFALL_OPERATORS = WATERFALL_DEVICE_PARTS,
    WATERFALL_PYTHON,
    WATERFALL_INPUT,
    WATERFALL_WAITING,
    WATERFALL_COLLECTION, /* of garbage */
    WATERFALL_NO_CALL,
    WATERFALL_PARTS
};
const char *waterfall_part_name(enum waterfall_part part);  /* "exposed_memory" ... */
const char *waterfall_part_words(enum waterfall_part part); /* "exposed memory" ... */

/* The step times of one side, summed, ns. */
struct waterfall_sums {
    uint64_t samples;
    int64_t step;
    int64_t parts[WATERFALL_PARTS]; /* add up to `step` if has_parts */
    bool has_parts;                 /* every sample has them */
};
/* Adds a sample. False if the sum overflows int64; it is then unusable. */
bool waterfall_add(struct waterfall_sums *sums, const struct trace_step *step);

/* One operation: its time on each side, ns over all samples. `id` belongs to the
 * caller. */
struct waterfall_operation {
    size_t id;
    enum waterfall_part part; /* the bar that it belongs to */
    int64_t total[2];
};
/* The bar that a row belongs to, by its kind. False: none, as all rows of the host: what
 * the host did while the device was idle is in the account (server/account/). */
bool waterfall_part_of(uint8_t side, uint8_t kind, enum waterfall_part *part);

#define WATERFALL_CONTRIBUTORS 5
/* How many of them are named in texts for people. */
#define WATERFALL_NAMED 3
struct waterfall_contributor {
    size_t id;
    double change; /* ns per sample, test - control */
};

struct waterfall {
    bool known; /* both sides have samples and parts; otherwise nothing below is valid */
    bool of_host;   /* no side has device rows; the account filled it (account/parts.h) */
    bool by_module; /* the operations below are modules, not rows */
    bool stray;     /* device rows of no step may run in the steps */
    double mean[2]; /* step time, ns */
    int64_t step;   /* change of the mean, whole ns */
    double part_mean[2][WATERFALL_PARTS];
    int64_t parts[WATERFALL_PARTS]; /* changes, whole ns; add up to `step` */
    /* The total time of the operations of a bar, ns per sample. If a bar changed and its
     * operations did not, their overlap changed. */
    double operations[2][WATERFALL_PARTS];
    struct waterfall_contributor contributors[WATERFALL_PARTS][WATERFALL_CONTRIBUTORS];
    size_t contributor_count[WATERFALL_PARTS];
    size_t moved[WATERFALL_PARTS]; /* operations that changed at all */
    /* The first contributors, at most WATERFALL_NAMED, without those that are negligible
     * compared with the first; and their total change, ns per sample. */
    size_t named[WATERFALL_PARTS];
    double named_change[WATERFALL_PARTS];
};

/* Chooses the contributors of a part that are named. */
void waterfall_name_first(struct waterfall *out, int part);
/* Whether the waterfall has this bar. Parts of the host without time on both sides are
 * left out. */
bool waterfall_has(const struct waterfall *waterfall, int part);

/* The largest |change| per sample comes first; operations that did not change are left
 * out. */
void waterfall_make(const struct waterfall_sums *control,
                    const struct waterfall_sums *test,
                    const struct waterfall_operation *operations, size_t count,
                    struct waterfall *out);

#endif
