/* See gate.h. */
#include "sql/gate.h"

#include "base/clock.h"
#include "base/threads.h"

/* How often a waiting statement checks whether its client is gone. */
#define LOOK_NS ((int64_t)100 * 1000000)

void sql_gate_init(struct sql_gate *gate)
{
    pthread_mutex_init(&gate->mutex, NULL);
    threads_condition_init(&gate->changed);
    gate->taken = 0;
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
            threads_wait(&gate->changed, &gate->mutex, LOOK_NS);
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
