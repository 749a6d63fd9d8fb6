/* The ledgers of both sides, joined: the time of each item in a step, for each
 * observation. The items of a side add up to its step time, so the changes of all items
 * add up to the change of the step time. */
#ifndef TRACEDIFF_DIAGNOSIS_BOOKS_H
#define TRACEDIFF_DIAGNOSIS_BOOKS_H

#include "analysis/compare/waterfall.h"
#include "base/budget.h"
#include "diagnosis/ledger.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BOOKS_NONE UINT32_MAX

/* Device work by (kernel, operator that launched it), or an idle place by its names. */
struct books_item {
    bool idle;
    uint8_t sort;            /* idle: enum ledger_idle_sort */
    uint8_t kind;            /* device: enum trace_kind */
    uint8_t place_sort;      /* idle: enum ledger_sort of `name` */
    uint32_t name, category; /* the kernel; idle: the call, or the call around the hole */
    uint32_t operator_name;  /* device: innermost operator above; BOOKS_NONE */
    uint32_t before, after;  /* idle, a hole: the calls before and after it; BOOKS_NONE */
    uint32_t drain, drain_frame; /* idle: the wait that emptied the queue, and the call
                                    that waited; BOOKS_NONE */
    double mean[2];              /* ns of a step */
    double calls[2], time[2]; /* per step: device rows and their durations, ns; gaps, and
                                 for a hole, how long the host was there */
    double left;              /* the part of the change that no cause explains yet; ns */
};

struct books_side {
    struct ledger *ledger;
    size_t typical;    /* bins that count; the odd steps come after them */
    uint32_t *name_of; /* by name of the ledger: its number in books.names */
    uint32_t *item_of; /* by node: the item of device rows; BOOKS_NONE */
    uint32_t *item_of_idle;
};

struct books {
    struct strings names;
    struct books_side sides[2];
    struct books_item *items;
    uint32_t count;
    double *values[2]; /* by item * bins + bin: ns of a step */
    double step[2];    /* mean step time, ns */
    struct budget *budget;
};

/* Reads the ledgers, which must outlive the books. `typical`: bins of the usual steps.
 * False when memory is refused or the budget is over; free the books in any case. Code
 * that works on the books later asks the same budget (NULL: none). */
bool books_make(struct ledger ledgers[2], const size_t typical[2], struct budget *budget,
                struct books *out);
void books_free(struct books *books); /* also the cleanup function */

/* The bar of the waterfall that an item belongs to. */
enum waterfall_part books_part(const struct books_item *item);
/* ns of a step in one bin, odd steps too. */
double books_value(const struct books *books, uint32_t item, int side, size_t bin);
/* Whether either side has device work. */
bool books_have_device(const struct books *books);
/* The text of a name; "" for BOOKS_NONE. */
const char *books_name(const struct books *books, uint32_t name);

/* Means over the usual steps of a node: calls, and time in ns (ledger.h). */
double books_calls(const struct books *books, int side, uint32_t node);
double books_time(const struct books *books, int side, uint32_t node);

#endif
