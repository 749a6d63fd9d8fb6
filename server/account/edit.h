/* Edits as they are kept; edits.h finds them. */
#ifndef TRACEDIFF_ACCOUNT_EDIT_H
#define TRACEDIFF_ACCOUNT_EDIT_H

#include "account/fold.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum edit_kind {
    EDIT_NEW,
    EDIT_GONE,
    EDIT_REPLACED, /* calls below one frame are gone, and others new */
    EDIT_MORE,
    EDIT_FEWER,
    EDIT_SHAPES,
    EDIT_TYPES,   /* the types of inputs differ */
    EDIT_KERNELS, /* as many calls launch more or fewer rows of device work */
    EDIT_KINDS
};

struct edit {
    enum edit_kind kind;
    uint32_t name;    /* of the first frame that was found */
    uint32_t at;      /* of EDIT_REPLACED and EDIT_KERNELS: the frame around it */
    uint32_t *frames; /* of the forward pass before the backward; those with most time
                         first */
    size_t count, capacity;
    size_t told;   /* the first frames, which name it: not the backward of these */
    bool is_fact;  /* the numbers of each frame are the same in all samples of a side */
    double weight; /* ns a sample that hang on it: booked, and a tenth of the host's */
    double
        ratio; /* of EDIT_MORE and EDIT_FEWER: calls of the first frame, test/control */
    int64_t delta; /* of EDIT_NEW and EDIT_GONE: calls a sample */
};

struct edits {
    struct edit *list; /* largest weight first */
    size_t count, capacity;
    uint32_t *of_frame; /* by frame: the edit that it is in or below; ACCOUNT_NONE */
};

void edits_free(struct edits *edits); /* also the cleanup function */

/* The calls of a frame a sample of a side: the usual number, or else the mean. */
double edit_calls(const struct frame *frame, int side);

#endif
