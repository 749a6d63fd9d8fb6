/* The tree of paths with the instances of a module folded into one frame, and launches
 * into the call that launches: what changed is told once for all layers. Each frame has
 * its calls by sample, and what is booked at and below it. */
#ifndef TRACEDIFF_ACCOUNT_FOLD_H
#define TRACEDIFF_ACCOUNT_FOLD_H

#include "account/account.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A number of each sample of a side. */
struct fold_count {
    double mean;
    int64_t least, most;
    int64_t usual;    /* that of most samples; or the sum of those of the ranks */
    uint32_t ranks;   /* of which `usual` is the sum; 1 if it is that of all samples */
    bool is_constant; /* all samples agree, or all of each rank; of five or more one
                         fifth may differ: first calls, and rows that cross the edge of
                         a step */
};

struct frame {
    uint32_t parent, child, next; /* ACCOUNT_NONE */
    uint32_t name, category;      /* in the account's names */
    uint32_t label;               /* of its rows, the first instance's */
    uint32_t shape[2], typed[2];  /* an example of inputs; ACCOUNT_NONE */
    uint8_t sort, about;
    bool is_backward; /* at or below a call of the backward pass */
    struct fold_count calls[2];
    struct fold_count shapes[2]; /* sums of hashes: equal where all calls have equal
                                    shapes */
    struct fold_count types[2];  /* the same of their types */
    double spent[2];             /* ns a sample: of device work its durations, of calls
                                    their self times */
    struct fold_count bytes[2];  /* of copies and collectives; -1: not all state them */
    int64_t below[2];            /* ns of all samples booked at and below it */
    double host_below[2];        /* ns a sample: self times of calls at and below it */
};

struct fold {
    const struct account *account;
    struct frame *frames; /* frames[0] is the root; parents come first */
    uint32_t count;
    uint32_t *of_node;       /* by node of the account */
    uint32_t *of_place;      /* by place */
    struct sums forwards[2]; /* as those of the account, by frames; sorted */
    uint32_t launches;       /* the name of frames of launches of kernels */
    bool one_stack;          /* only one side has the stacks of Python */
};

/* Adds a name to the account, and sets refills apart: of a wait that runs more or less
 * often on one side, what of a place belongs to it becomes a place of its own, whose
 * frame is that of the wait. False when memory is refused; free `out` in any case. */
bool fold_make(struct account *account, struct fold *out);
void fold_free(struct fold *fold); /* also the cleanup function */

/* `values`: of the samples that have any; the others have 0. Sorts them. */
struct fold_count fold_count_of(int64_t *values, size_t count, size_t samples);
/* The nearest frame at or above one that is no device work and no launch of kernels. */
uint32_t fold_call(const struct fold *fold, uint32_t frame);
/* Whether it is device work that copies. */
bool fold_is_copy(const struct fold *fold, uint32_t frame);
/* Whether `frame` is `top` or below it. */
bool fold_is_below(const struct fold *fold, uint32_t frame, uint32_t top);

#endif
