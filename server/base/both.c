/* See both.h. */
#include "base/both.h"

#include <pthread.h>
#include <stddef.h>

struct half {
    void (*work)(void *);
    void *context;
};

static void *run_half(void *argument)
{
    const struct half *half = argument;

    half->work(half->context);
    return NULL;
}

void both_run(void (*work)(void *), void *first, void *second, bool side_by_side)
{
    struct half other = {work, second};
    pthread_t thread;
    bool started = side_by_side && pthread_create(&thread, NULL, run_half, &other) == 0;

    work(first);
    if (started)
        pthread_join(thread, NULL);
    else
        work(second);
}
