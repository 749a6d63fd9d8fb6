#define BUDGETS_ARE_DEFINED_HERE
#include "base/budget.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- clock ---- */

int64_t clock_monotonic_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t clock_unix_seconds(void)
{
    return (int64_t)time(NULL);
}

int64_t clock_made_seconds(void)
{
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long seconds = fixed == NULL ? -1 : strtoll(fixed, &end, 10);

    return seconds >= 0 && end != fixed && *end == '\0' ? seconds : clock_unix_seconds();
}

void clock_format_utc(int64_t unix_seconds, char out[21])
{
    time_t when = (time_t)unix_seconds;
    struct tm parts;

    if (gmtime_r(&when, &parts) == NULL ||
        strftime(out, 21, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0)
        memcpy(out, "1970-01-01T00:00:00Z", 21);
}

/* ---- budget ---- */

/* The time between two looks at a thread's processor time, and between two checks whether
 * the client is gone: each is a system call. */
#define PROCESSOR_PAUSE_NS 1000000
#define GONE_PAUSE_NS 20000000

enum reason { FINE, OVER_WALL, OVER_PROCESSOR, OVER_MEMORY, OVER_WHOLE, CANCELLED };

_Thread_local unsigned budget_turns;

/* The processor time that this thread has reported, and to which budget: it works for one
 * at a time. */
static _Thread_local struct {
    const struct budget *budget;
    int64_t looked_ns, processor_ns;
} budget_thread;

static int64_t thread_processor_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static bool is_over(const struct budget *budget)
{
    return atomic_load_explicit(&budget->over, memory_order_relaxed) != FINE;
}

static void join(const struct budget *budget, int64_t now_ns)
{
    budget_thread.budget = budget;
    budget_thread.looked_ns = now_ns;
    budget_thread.processor_ns = thread_processor_ns();
}

void budget_begin(struct budget *budget)
{
    budget->start_ns = clock_monotonic_ns();
    atomic_init(&budget->over, FINE);
    atomic_init(&budget->processor_used_ns, 0);
    atomic_init(&budget->asked_ns, budget->start_ns);
    atomic_init(&budget->memory_used, 0);
    join(budget, budget->start_ns);
}

static void end(struct budget *budget, enum reason reason)
{
    int fine = FINE;

    atomic_compare_exchange_strong(&budget->over, &fine, (int)reason);
}

void budget_cancel(struct budget *budget)
{
    end(budget, CANCELLED);
}

/* Processor time that this thread has used since its last report. */
static int64_t take_processor_ns(const struct budget *budget, int64_t now_ns)
{
    if (budget_thread.budget != budget) {
        join(budget, now_ns);
        return 0;
    }
    if (now_ns - budget_thread.looked_ns < PROCESSOR_PAUSE_NS)
        return 0;
    int64_t before_ns = budget_thread.processor_ns;
    join(budget, now_ns);
    return budget_thread.processor_ns - before_ns;
}

static void count_processor(struct budget *budget, int64_t ns)
{
    int64_t used = ns + atomic_fetch_add_explicit(&budget->processor_used_ns, ns,
                                                  memory_order_relaxed);

    if (budget->processor_ns != 0 && used > budget->processor_ns)
        end(budget, OVER_PROCESSOR);
}

/* One of the threads checks for all. */
static void ask_whether_gone(struct budget *budget, int64_t now_ns)
{
    int64_t asked = atomic_load_explicit(&budget->asked_ns, memory_order_relaxed);

    if (budget->is_gone == NULL || now_ns - asked < GONE_PAUSE_NS ||
        !atomic_compare_exchange_strong(&budget->asked_ns, &asked, now_ns))
        return;
    if (budget->is_gone(budget->context))
        end(budget, CANCELLED);
}

static void look(struct budget *budget, int64_t now_ns, int64_t processor_ns)
{
    if (budget->stop != NULL && atomic_load_explicit(budget->stop, memory_order_relaxed))
        end(budget, CANCELLED);
    if (budget->wall_ns != 0 && now_ns - budget->start_ns > budget->wall_ns)
        end(budget, OVER_WALL);
    if (processor_ns > 0)
        count_processor(budget, processor_ns);
    ask_whether_gone(budget, now_ns);
}

int budget_look(struct budget *budget, struct error *error)
{
    if (budget == NULL)
        return 0;
    if (!is_over(budget)) {
        int64_t now_ns = clock_monotonic_ns();

        int64_t processor_ns = take_processor_ns(budget, now_ns);

        look(budget, now_ns, processor_ns);
        for (struct budget *whole = budget->whole; whole != NULL; whole = whole->whole) {
            look(whole, now_ns, processor_ns);
            if (is_over(whole))
                end(budget, OVER_WHOLE);
        }
    }
    return budget_error(budget, error);
}

int budget_or_memory(struct budget *budget, struct error *error)
{
    int over = budget_look(budget, error);

    return over != 0 ? over : error_set_memory(error);
}

int budget_take_memory(struct budget *budget, uint64_t bytes, struct error *error)
{
    for (struct budget *each = budget; each != NULL; each = each->whole) {
        uint64_t used =
            atomic_fetch_add_explicit(&each->memory_used, bytes, memory_order_relaxed);

        if (each->memory != 0 && (bytes > each->memory || used > each->memory - bytes))
            end(each, OVER_MEMORY);
    }
    return budget_look(budget, error);
}

void budget_refuse_memory(struct budget *budget)
{
    end(budget, OVER_MEMORY);
}

void budget_give_memory(struct budget *budget, uint64_t bytes)
{
    for (; budget != NULL; budget = budget->whole)
        atomic_fetch_sub_explicit(&budget->memory_used, bytes, memory_order_relaxed);
}

int budget_share_take(struct budget_share *share, uint64_t bytes, struct error *error)
{
    if (share->budget == NULL)
        return 0;
    share->bytes += bytes;
    return budget_take_memory(share->budget, bytes, error);
}

void budget_share_return(struct budget_share *share)
{
    budget_give_memory(share->budget, share->bytes);
    share->bytes = 0;
}

int budget_error(const struct budget *budget, struct error *error)
{
    while (atomic_load_explicit(&budget->over, memory_order_relaxed) == OVER_WHOLE)
        budget = budget->whole;
    const char *narrow =
        budget->narrow != NULL ? budget->narrow : "choose fewer ranks or steps";
    const char *time = budget->more_time != NULL ? budget->more_time : "";
    const char *memory = budget->more_memory != NULL ? budget->more_memory : "";

    switch ((enum reason)atomic_load_explicit(&budget->over, memory_order_relaxed)) {
    case FINE:
        return 0;
    case OVER_WALL:
        return error_set(error, ERROR_TIMEOUT, "too_expensive",
                         "this takes more than %.3g s; %s%s",
                         (double)budget->wall_ns / 1e9, narrow, time);
    case OVER_PROCESSOR:
        return error_set(error, ERROR_TIMEOUT, "too_expensive",
                         "this takes more than %.3g s of processor time; %s%s",
                         (double)budget->processor_ns / 1e9, narrow, time);
    case OVER_MEMORY:
        if (budget->memory == 0)
            return error_set(error, ERROR_TIMEOUT, "too_expensive",
                             "this takes more memory than there is; %s, or use a machine "
                             "with more of it",
                             narrow);
        return error_set(error, ERROR_TIMEOUT, "too_expensive",
                         "this takes more than %.0f MB of memory; %s%s",
                         (double)budget->memory / 1e6, narrow, memory);
    case OVER_WHOLE:
    case CANCELLED:
        break;
    }
    return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
}

/* ---- threads ---- */

/* The task of a thread. */
struct duty {
    void (*work)(void *);
    void *context;
};

static void *run(void *argument)
{
    const struct duty *duty = argument;

    duty->work(duty->context);
    return NULL;
}

unsigned threads_choose(unsigned wanted)
{
    long count = wanted == 0 ? sysconf(_SC_NPROCESSORS_ONLN) : (long)wanted;

    return count < 1 ? 1 : count > THREADS_MAX ? THREADS_MAX : (unsigned)count;
}

void threads_share(void (*work)(void *), void *context, unsigned count)
{
    struct duty duty = {work, context};
    pthread_t others[THREADS_MAX];
    unsigned started = 0;

    while (started + 1 < count && started + 1 < THREADS_MAX &&
           pthread_create(&others[started], NULL, run, &duty) == 0)
        started++;
    work(context);
    while (started > 0)
        pthread_join(others[--started], NULL);
}

void threads_both(void (*work)(void *), void *first, void *second, bool side_by_side)
{
    struct duty other = {work, second};
    pthread_t thread;
    bool started = side_by_side && pthread_create(&thread, NULL, run, &other) == 0;

    work(first);
    if (started)
        pthread_join(thread, NULL);
    else
        work(second);
}

void threads_condition_init(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;

    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

bool threads_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t ns)
{
    int64_t until = clock_monotonic_ns() + ns;
    const struct timespec deadline = {until / 1000000000, until % 1000000000};

    return pthread_cond_timedwait(condition, mutex, &deadline) == 0;
}
