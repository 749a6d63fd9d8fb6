/* See threads.h. */
#include "base/threads.h"

#include "base/clock.h"

#include <stddef.h>
#include <time.h>
#include <unistd.h>

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
