/* What one request may spend, and the flag that ends it early.
 *
 * The code that serves a request begins one budget and passes it down to everything that
 * works for the request, on any thread. Every loop whose length an upload or a URL can
 * choose asks the budget once per turn, with budget_check(); every SQLite connection asks
 * by itself (database.h). A budget that is over stays over for all threads, and the first
 * reason counts.
 *
 * A budget counts wall-clock time, the processor time of all threads that ask, and the
 * memory that budget_take_memory() reports. It is cancelled by budget_cancel(), by
 * `stop`, and when `is_gone` says that the client no longer waits for the answer.
 *
 * Declare a budget before the variables that count in it: CLEANUP() then frees these
 * first, and they give back their memory to a budget that still exists.
 *
 * A NULL budget is never over. It is for tests and tools only. */
#ifndef TRACEDIFF_BASE_BUDGET_H
#define TRACEDIFF_BASE_BUDGET_H

#include "base/error.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct budget {
    /* The caller of budget_begin() sets these; 0: no limit; NULL: no flag or hook. */
    int64_t wall_ns;         /* from budget_begin() on */
    int64_t processor_ns;    /* of all threads together */
    uint64_t memory;         /* bytes */
    const atomic_bool *stop; /* a flag of the caller that ends this budget too */
    bool (*is_gone)(void *); /* any thread may ask, many times a second */
    void *context;           /* of is_gone */
    struct budget *
        whole; /* this budget is a part of it, ends when it ends, and counts towards it */
    const char *narrow; /* what the error message suggests; NULL: fewer ranks or steps */

    /* Used inside budget.c. */
    atomic_int over; /* 0: no */
    int64_t start_ns;
    _Atomic int64_t processor_used_ns, asked_ns;
    _Atomic uint64_t memory_used;
};

/* Starts a budget whose limits and hooks are set. The processor time of the calling
 * thread counts from now on, that of another thread from its first check. */
void budget_begin(struct budget *budget);
/* May be called from any thread. The next check ends with ERROR_CANCELLED. */
void budget_cancel(struct budget *budget);

/* Checks the clocks now: for turns that take long (a file, a statement). Returns 0, or
 * -ERROR_TIMEOUT with the slug too_expensive (503), or -ERROR_CANCELLED. `error` may be
 * NULL. Costs 30 ns, now and then 1 µs. */
int budget_look(struct budget *budget, struct error *error);

extern _Thread_local unsigned budget_turns; /* of budget_check() */

/* For each turn of a loop over rows, ranks, steps, names: checks the clocks every 256th
 * time. Costs 1 ns. */
static inline int budget_check(struct budget *budget, struct error *error)
{
    if (budget == NULL ||
        (atomic_load_explicit(&budget->over, memory_order_relaxed) == 0 &&
         ++budget_turns % 256 != 0))
        return 0;
    return budget_look(budget, error);
}

/* The same for code that cannot fail, such as the comparison function of a sort. Its
 * result is then thrown away, because the next check fails. */
static inline bool budget_is_over(struct budget *budget)
{
    return budget_check(budget, NULL) != 0;
}

/* The same for turns of a few ns; `turn` is the number of the turn. Checks the clocks
 * every 4096th time and costs almost nothing in between. */
static inline bool budget_is_over_at(struct budget *budget, size_t turn)
{
    return turn % 4096 == 4095 && budget_look(budget, NULL) != 0;
}

/* Fills `error` after a function returned NULL or false because the budget is over or
 * memory was refused. */
int budget_or_memory(struct budget *budget, struct error *error);

/* Reports `bytes` before they are allocated; ERROR_TIMEOUT (too_expensive) if that is too
 * much. Give them back when the memory is freed. */
int budget_take_memory(struct budget *budget, uint64_t bytes, struct error *error);
void budget_give_memory(struct budget *budget, uint64_t bytes);

/* How much memory one owner has taken; starts as { budget, 0 }. The budget must outlive
 * it. */
struct budget_share {
    struct budget *budget; /* NULL: none */
    uint64_t bytes;
};
int budget_share_take(struct budget_share *share, uint64_t bytes, struct error *error);
/* Gives all of it back. */
void budget_share_return(struct budget_share *share);

/* Fills `error` with the reason why the budget is over. Returns the negative code. */
int budget_error(const struct budget *budget, struct error *error);

#endif
