/* The lines of the account (docs/semantics.md §16.3): disjoint sets of places whose sums
 * are those of the sides, exactly. First those of edits, then those of calls and kernels
 * that take another time, the last is all that is left. */
#ifndef TRACEDIFF_ACCOUNT_LINES_H
#define TRACEDIFF_ACCOUNT_LINES_H

#include "account/own_time.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
 * machine's. Certainties are those of judge.h, which fills them. False when memory is
 * refused; free `out` in any case. */
bool lines_make(const struct fold *fold, const struct edits *edits,
                const struct own_factor machine[2], struct lines *out);
void lines_free(struct lines *lines); /* also the cleanup function */

/* Puts lines of certain change first, then the larger; but of the first two one changes
 * as the sum of all does, where there is one. The rest stays last. `to`: by line as it
 * was, where it is now. */
void lines_order(const struct account *account, struct lines *lines,
                 uint32_t to[LINES_MAX + 1]);

/* ns a sample of a side; and the difference, test less control. */
double line_mean(const struct account *account, const struct line *line, int side);
double line_change(const struct account *account, const struct line *line);

#endif
