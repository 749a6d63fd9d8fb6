#ifndef TRACEDIFF_ACCOUNT_EDITS_H
#define TRACEDIFF_ACCOUNT_EDITS_H

#include "account/walk.h"

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

/* The calls of a frame a sample of a side: the usual number, or else the mean. */
double edit_calls(const struct frame *frame, int side);

/* What was edited: differences in what the sides run, whatever their times are. An edit
 * is a set of frames whose own number of calls, or whose input shapes, differ, while
 * those of the frames above them do not; what is below them follows from it. Edits of one
 * kind are one: all calls that are n more, all that run by one factor more often, all
 * calls that are gone and new below one frame (edits.c), all whose shapes changed. Calls
 * of the backward pass are in the edit of their forward calls (walk.h). In the arena of
 * the account. */
void edits_make(const struct fold *fold, struct edits *out);

/* ---- own time ---- */

/* What calls and kernels take themselves, by name: the self times of calls of the host,
 * whatever the device does meanwhile, and the durations of device work. No claim on the
 * sums of the account: it says by how much a call takes longer where the time that it
 * costs is booked elsewhere (docs/semantics.md §16.3). Only calls that were not edited
 * count, and no call that only waits. */

struct own_row {
    uint32_t name;  /* in the account's names; all launches of kernels are one */
    uint32_t frame; /* of this name, the one with most time */
    bool on_device, is_compute;
    double calls[2]; /* a sample */
    double spent[2]; /* ns a sample */
};

/* One factor on what most rows take a call: its median and quartiles, as logarithms of
 * test/control, weighted by time. */
struct own_factor {
    bool holds;      /* for 70 % of the time, with and without the largest row */
    bool is_machine; /* it is that of the machine (compare/machine.h) */
    double median, low, high;
};

struct own_time {
    struct own_row *rows;
    size_t count;
    uint32_t *of_frame; /* its row; ACCOUNT_NONE */
    uint32_t *of_name;  /* by name, calls and device work: its row + 1 */
    struct own_factor host, device;
};

/* In the arena of the account. */
void own_time_make(const struct fold *fold, const struct edits *edits,
                   struct own_time *out);

/* A Python function that starts the backward pass waits for the threads that run it. */
bool own_starts_backward(const struct fold *fold, const struct frame *frame);
/* ns a sample, test less control. */
double own_change(const struct own_row *row);
/* Whether a row does not share a factor: it is further from the median than twice the
 * quartiles are. */
bool own_is_apart(const struct own_factor *factor, const struct own_row *row);
/* The row of calls with this name; NULL: there is none. */
const struct own_row *own_of_call(const struct own_time *own, uint32_t name);
/* Adds what a row takes in each sample of a side; `out` has room for all samples. */
void own_add(const struct fold *fold, const struct own_time *own,
             const struct own_row *row, int side, int64_t *out);

/* ---- work facts ---- */

/* Facts on device work (docs/semantics.md §16.3): copies and collectives, their number
 * and bytes, and the number of streams, where they differ and no edit implies it. */

enum work_fact_kind { WORK_COPIES, WORK_COLLECTIVES, WORK_STREAMS, WORK_FACTS };

/* What all rows of one name move in a sample; of collectives, of all names. */
struct work_moved {
    uint32_t frame;  /* the one with most bytes, or rows */
    double count[2]; /* rows */
    double bytes[2]; /* all together; NaN: not known */
};

#define WORK_NAMES_TOLD 4

struct work_fact {
    bool is_true;
    double weight;                            /* ns a sample that hang on it */
    struct work_moved names[WORK_NAMES_TOLD]; /* of copies: those of the control
                                                 first, then the most time */
    size_t count;      /* of names that differ; one for collectives */
    double streams[2]; /* in a sample */
};

struct work_facts {
    struct work_fact of[WORK_FACTS];
};

void work_facts_make(const struct fold *fold, const struct edits *edits,
                     struct work_facts *out);

#endif
