#ifndef TRACEDIFF_BASE_BUDGET_H
#define TRACEDIFF_BASE_BUDGET_H

#include "base/error.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- clock ---- */

/* Time. */

/* A recording without a base time counts from a start of its machine, so only times
 * between 2010 and 2100 are dates; unix ns. */
#define CLOCK_DATES_BEGIN INT64_C(1262304000000000000)
#define CLOCK_DATES_END INT64_C(4102444800000000000)

int64_t clock_monotonic_ns(void);
/* Seconds since 1970-01-01 UTC. */
int64_t clock_unix_seconds(void);
/* The same, as the time at which a file was made: SOURCE_DATE_EPOCH of the environment if
 * it is set (reproducible-builds.org), so that the same input makes the same bytes. */
int64_t clock_made_seconds(void);
/* Writes "2026-11-20T15:16:17Z" (21 bytes with the NUL). */
void clock_format_utc(int64_t unix_seconds, char out[21]);

/* ---- budget ---- */

/* What one request may spend, and the flag that ends it early.
 *
 * The code that serves a request begins one budget and passes it down to everything that
 * works for the request, on any thread. Every loop whose length an upload or a URL can
 * choose asks the budget once per turn, with budget_check(); every SQLite connection asks
 * by itself (store/database.h). A budget that is over stays over for all threads, and the
 * first reason counts.
 *
 * A budget counts wall-clock time, the processor time of all threads that ask, and the
 * memory that budget_take_memory() reports. It is cancelled by budget_cancel(), by
 * `stop`, and when `is_gone` says that the client no longer waits for the answer.
 *
 * Declare a budget before the variables that count in it: CLEANUP() then frees these
 * first, and they give back their memory to a budget that still exists.
 *
 * A NULL budget is never over. It is for tests and tools only. */

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
    /* What it suggests besides, as there may be only one of each: ", or …"; NULL: nothing
     */
    const char *more_time, *more_memory;

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
/* The machine refused memory: the budget is over. */
void budget_refuse_memory(struct budget *budget);

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

#if defined(__clang_analyzer__) && !defined(BUDGETS_ARE_DEFINED_HERE) /* as in error.h   \
                                                                       */
#define budget_error(budget, error) (budget_error(budget, error), -1)
#define budget_or_memory(budget, error) (budget_or_memory(budget, error), -1)
#endif

/* ---- threads ---- */

/* Work that several threads share. If a thread cannot be started, the others do its
 * work. */

#define THREADS_MAX 64

/* How many threads to use if the caller wants `wanted`; 0: as many as cores. The result
 * is 1 to THREADS_MAX. */
unsigned threads_choose(unsigned wanted);

/* Calls work(context) on this thread and on up to count - 1 other threads at once (at
 * most THREADS_MAX in all), and returns when all are done. Each thread takes work that
 * the others have not taken yet. */
void threads_share(void (*work)(void *), void *context, unsigned count);

/* Calls work(first) on this thread and work(second) on another one, and returns when both
 * are done. Without `side_by_side`, or if no thread can be started, calls one after the
 * other. */
void threads_both(void (*work)(void *), void *first, void *second, bool side_by_side);

/* A condition for threads_wait(), which uses the monotonic clock: if the clock of the
 * machine is set back by a day, a wait by the time of day would take a day. */
void threads_condition_init(pthread_cond_t *condition);
/* Waits until the condition is signalled, or for `ns`; false: the time has passed. May
 * return earlier, as pthread_cond_wait() does. */
bool threads_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t ns);

#endif
