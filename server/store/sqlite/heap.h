/* A bound on the memory that SQLite takes on one thread: for statements that a user
 * wrote. Everything that SQLite allocates there counts. An allocation
 * over the bound is refused, so the statement ends with SQLITE_NOMEM. An allocation after
 * the budget is over is refused in the same way, because nothing else checks the budget
 * while a statement is prepared. */
#ifndef TRACEDIFF_STORE_SQLITE_HEAP_H
#define TRACEDIFF_STORE_SQLITE_HEAP_H

#include "base/budget.h"

#include <stdbool.h>
#include <stdint.h>

struct heap_bound {
    int64_t most, used; /* bytes */
    struct budget *budget;
    unsigned turns;
    bool refused; /* an allocation was over the bound */
};

/* Call it before SQLite is first used; further calls do nothing. */
void heap_install(void);
/* From now on `bound` applies to the calling thread; NULL: none does. False: SQLite was
 * used before heap_install(), so there can be no bound. */
bool heap_bind(struct heap_bound *bound);

#endif
