#ifndef TRACEDIFF_ACCOUNT_LINES_H
#define TRACEDIFF_ACCOUNT_LINES_H

#include "account/account.h"
#include "account/edits.h"
#include "compare/verdict.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- lines ---- */

/* The lines of the account (docs/semantics.md §16.3): disjoint sets of places whose sums
 * are those of the sides, exactly. First those of edits, then those of calls and kernels
 * that take another time, the last is all that is left. */

#define LINES_MAX 8

enum line_kind {
    LINE_EDIT,       /* what was edited: `edit` */
    LINE_KERNEL,     /* device work takes longer or shorter: `name`, `category` */
    LINE_REPLACED,   /* the kernels of a call are others: `name` of the call */
    LINE_HOST,       /* the host is longer in a call: `name`; or in all of them */
    LINE_INPUT,      /* the host waits for, or makes, the input */
    LINE_COLLECTION, /* the host collects garbage */
    LINE_LAUNCH,     /* from the entry of a launch on */
    LINE_WAIT,       /* a call that waits for the device or for others: `name` */
    LINE_HOLE,       /* no recorded call between `name` and `other` */
    LINE_LATENCY,    /* the host was in time: the device waits for something else */
    LINE_UNKNOWN,    /* no host rows */
    LINE_STACK,      /* only one side has Python's stacks: Python, and no recorded call */
    LINE_ALIKE,      /* all calls of the host, or all kernels, by one factor */
    LINE_REST
};

/* How certain the difference of a line is. */
enum line_certainty {
    LINE_SURE,
    LINE_LIKELY,
    LINE_NO_DIFFERENCE, /* none was found */
    LINE_CANNOT_JUDGE   /* too few observations */
};
/* "sure", "likely", "no_difference_found", "cannot_judge". */
const char *line_certainty_name(enum line_certainty certainty);

struct line {
    enum line_kind kind;
    enum line_certainty certainty;
    const struct edit *edit;  /* of LINE_EDIT */
    uint8_t part;             /* enum account_part of most of its change */
    bool on_device;           /* of LINE_ALIKE: kernels */
    bool is_machine;          /* of LINE_ALIKE: the factor is the machine's */
    uint32_t name, category;  /* in the account's names; ACCOUNT_NONE */
    uint32_t other;           /* of a hole: the call after it */
    double factor, low, high; /* of LINE_ALIKE: the median of test/control, quartiles */
    uint32_t *places;         /* those with the largest change first */
    size_t count;
    int64_t ns[2];      /* over all samples */
    int64_t rank;       /* the rank alone that it is about; -1: no single one */
    double rank_change; /* ns a step of that rank */
};

struct lines {
    struct line *list; /* at most LINES_MAX, largest change first, then the rest; after
                          lines_order() as that says */
    size_t count;
    size_t tried;       /* groups of places that are large enough to be a line */
    uint32_t *of_place; /* by place: its line */
    struct own_time own;
};

/* `machine`: the factors of the host and of the device if they are known to be the
 * machine's. Certainties are filled later, by the judge. In the arena of the account. */
void lines_make(const struct fold *fold, const struct edits *edits,
                const struct own_factor machine[2], struct lines *out);

/* Puts lines of certain change first, then the larger; but of the first two one changes
 * as the sum of all does, where there is one. The rest stays last. `to`: by line as it
 * was, where it is now. */
void lines_order(const struct account *account, struct lines *lines,
                 uint32_t to[LINES_MAX + 1]);

/* ns a sample of a side; and the difference, test less control. */
double line_mean(const struct account *account, const struct line *line, int side);
double line_change(const struct account *account, const struct line *line);

/* How certain the differences of lines are (docs/semantics.md §16.4). Each line's amounts
 * by observation are tested as one row: the rank test must agree, and it or the t test
 * must be sure over all groups that could have become a line: the largest were chosen,
 * and of many one is large by chance. A line of an edit whose calls are facts is sure to
 * exist.
 *
 * `one_recording`: a side has one recording, and the host of one program differs between
 * recordings by more than its steps do. Then the host's time in a call, in a launch, or
 * in no call cannot be judged if it is less than a fifth of all that moved (a pause that
 * one side nearly lacks, a tenth); nor can kernels whose time changed by less than 4 %:
 * the clock of one program does. */
void judge_lines(const struct account *account, const struct observations *observations,
                 bool one_recording, struct lines *lines);
/* The host's time in one place: it wanders from recording to recording. */
bool judge_is_host_time(const struct line *line);
/* The same test of any values, of which `tried` could have been chosen. */
enum line_certainty judge_values(struct arena *arena, int64_t *const values[2],
                                 const size_t counts[2], size_t tried);

/* Whether a line of the host's time, which wanders from recording to recording, is told
 * after the others: the lines of facts moved half as much together as the largest of it.
 */
bool judge_after_facts(const struct account *account, const struct lines *lines,
                       const struct line *line);

/* ---- late rank ---- */

/* The rank that the others wait for: what it does itself takes longer, it waits less, and
 * all others wait more; or the other way round, where the control has it. */

/* Ranks of the samples, the same on both sides. */
struct rank_samples {
    size_t ranks;
    const uint32_t *of[2];  /* by sample: its rank, from 0 on; `ranks`: none of them */
    const double *steps[2]; /* by rank: its samples */
};

/* ns a step, test less control. */
struct late_rank {
    bool is_found;
    enum line_certainty certainty; /* LINE_SURE or LINE_LIKELY */
    size_t rank;
    double own;    /* without exposed communication */
    double slack;  /* what it waits itself: its exposed communication */
    double others; /* exposed communication of the others, a mean */
    /* The call or kernel of which it takes most more than the others do: a row of
     * lines.own; NULL: none holds a third of it. */
    const struct own_row *row;
    double row_change;
    /* How much longer its kernels take than before, relative to those of the others, if
     * they share one factor (test/control): then its device is slower. 0: they do not. */
    double kernels;
};

/* `step`: ns; the others must wait for a hundredth of it. `change`: of the step, ns, if
 * it is certain: what the rank does itself has its sign; else NaN. What it runs must
 * differ from the others by half of that change, or of what they wait: ranks that drift
 * apart wait for each other, too. */
void late_rank_find(const struct fold *fold, const struct own_time *own,
                    const struct rank_samples *samples, double step, double change,
                    struct late_rank *out);

/* ---- slow steps ---- */

/* Single steps that took much longer than the others of their side, and the place where
 * they did. */

#define SLOW_STEPS_MAX 3

struct slow_step {
    int side;
    uint32_t sample;    /* the first of the observation */
    double extra;       /* ns over the median of the side */
    uint32_t place;     /* where most of it is booked; ACCOUNT_NONE: nowhere more */
    double place_extra; /* ns over the mean of the other steps */
    bool is_sure;       /* noise of steps has none that is as slow */
};

struct slow_steps {
    struct slow_step list[2 * SLOW_STEPS_MAX]; /* the largest of each side, test first */
    size_t count;
    size_t steps[2]; /* all of a side */
};

/* Steps beyond the median + 5 MAD of their side and 2 % of it, if at most a third of the
 * side are and one place holds at least half of what they take more: noise is spread over
 * many. Steps that both sides have, as slow at one place, are none. A MAD counts as at
 * least 0.4 % of the median. One that is sure is beyond twice that, by the larger MAD of
 * both sides: a stall of a step or two in a hundred is usual. */
void slow_steps_find(const struct account *account,
                     const struct observations *observations, struct slow_steps *out);

#endif
