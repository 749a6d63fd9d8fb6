/* Rows of the table `events` in the order of their words. There are few names and many
 * events, so this sorts the ops and counts the events: it compares no text per event. */
#ifndef TRACEDIFF_STORE_SET_EVENTS_ORDERED_H
#define TRACEDIFF_STORE_SET_EVENTS_ORDERED_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set/event_scan.h"
#include "store/set/events_plan.h"
#include "store/set/events_words.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct events_ordered {
    const struct events_words *words;
    unsigned wants;
    size_t count, capacity;
    uint32_t *op;   /* over all sets: the ops of one set follow those of the set before */
    uint32_t *file; /* index into the files of the set */
    uint32_t *row;  /* in its file */
    int64_t *ts, *dur, *self; /* NULL: not wanted */
    uint32_t *order;          /* of the rows */
    struct budget_share memory;
};

/* An empty one. */
void events_ordered_init(struct events_ordered *rows, const struct events_words *words,
                         unsigned wants, struct budget *budget);
void events_ordered_free(struct events_ordered *rows);
/* Adds the current row of a scan of the set. */
int events_ordered_add(struct events_ordered *rows, size_t set,
                       const struct event_scan *scan, uint32_t file, struct error *error);
/* Puts all rows in order. */
int events_ordered_sort(struct events_ordered *rows, const struct events_order *terms,
                        size_t count, struct error *error);
/* The set of a row, and its op there. */
size_t events_ordered_set(const struct events_ordered *rows, size_t row,
                          const struct events_op **op);

#endif
