/* What calls and kernels take themselves, by name: the self times of calls of the host,
 * whatever the device does meanwhile, and the durations of device work. No claim on the
 * sums of the account: it says by how much a call takes longer where the time that it
 * costs is booked elsewhere (docs/semantics.md §16.3). Only calls that were not edited
 * count, and no call that only waits. */
#ifndef TRACEDIFF_ACCOUNT_OWN_TIME_H
#define TRACEDIFF_ACCOUNT_OWN_TIME_H

#include "account/edits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    bool is_machine; /* it is that of the machine (analysis/compare/machine.h) */
    double median, low, high;
};

struct own_time {
    struct own_row *rows;
    size_t count;
    uint32_t *of_frame; /* its row; ACCOUNT_NONE */
    uint32_t *of_name;  /* by name, calls and device work: its row + 1 */
    struct own_factor host, device;
};

/* False when memory is refused; free `out` in any case. */
bool own_time_make(const struct fold *fold, const struct edits *edits,
                   struct own_time *out);
void own_time_free(struct own_time *own); /* also the cleanup function */

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

#endif
