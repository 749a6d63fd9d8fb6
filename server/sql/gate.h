/* How many statements of users run at once. */
#ifndef TRACEDIFF_SQL_GATE_H
#define TRACEDIFF_SQL_GATE_H

#include "base/budget.h"
#include "base/error.h"

#include <pthread.h>

#define SQL_GATE_PLACES 2
/* How long a further statement waits, and after how many seconds its client may ask
 * again. */
#define SQL_GATE_WAIT_MS 1500
#define SQL_GATE_RETRY_SECONDS "5"

struct sql_gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    unsigned taken;
};

void sql_gate_init(struct sql_gate *gate);
/* Takes a place, or returns ERROR_TIMEOUT (sql_busy) if none becomes free in time. A
 * caller that got a place must leave it. */
int sql_gate_enter(struct sql_gate *gate, struct budget *budget, struct error *error);
void sql_gate_leave(struct sql_gate *gate);

#endif
