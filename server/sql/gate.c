/* See gate.h. */
#include "sql/gate.h"

#include "base/clock.h"

#include <time.h>

/* How often one that waits looks whether its client is gone. */
#define LOOK_MS 100

void sql_gate_init(struct sql_gate *gate)
{
    pthread_mutex_init(&gate->mutex, NULL);
    pthread_cond_init(&gate->changed, NULL);
    gate->taken = 0;
}

static void wait_a_little(struct sql_gate *gate)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += (long)LOOK_MS * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&gate->changed, &gate->mutex, &until);
}

int sql_gate_enter(struct sql_gate *gate, struct budget *budget, struct error *error)
{
    int64_t until_ns = clock_monotonic_ns() + (int64_t)SQL_GATE_WAIT_MS * 1000000;
    int result = 0;

    pthread_mutex_lock(&gate->mutex);
    while (gate->taken >= SQL_GATE_PLACES && result == 0) {
        if (clock_monotonic_ns() >= until_ns)
            result = error_set(error, ERROR_TIMEOUT, "sql_busy",
                               "%d other statements are running; ask again in %s seconds",
                               SQL_GATE_PLACES, SQL_GATE_RETRY_SECONDS);
        else
            wait_a_little(gate);
        if (result == 0)
            result = budget_look(budget, error);
    }
    if (result == 0)
        gate->taken++;
    pthread_mutex_unlock(&gate->mutex);
    return result;
}

void sql_gate_leave(struct sql_gate *gate)
{
    pthread_mutex_lock(&gate->mutex);
    gate->taken--;
    pthread_cond_signal(&gate->changed);
    pthread_mutex_unlock(&gate->mutex);
}
