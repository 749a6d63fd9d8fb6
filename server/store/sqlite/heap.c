/* See heap.h. SQLite's own allocator, after a check of the thread's bound. */
#include "store/sqlite/heap.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stddef.h>

/* Allocations between two looks at the clock. */
#define TURNS 1024

static sqlite3_mem_methods plain;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool installed;
static _Thread_local struct heap_bound *bound_of_thread;

/* Whether `more` bytes are allowed. */
static bool may_take(struct heap_bound *bound, int64_t more)
{
    if (bound->budget != NULL && ++bound->turns % TURNS == 0 &&
        budget_look(bound->budget, NULL) != 0)
        return false;
    if (more <= bound->most - bound->used)
        return true;
    bound->refused = true;
    return false;
}

static void *take(int bytes)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound == NULL)
        return plain.xMalloc(bytes);
    void *memory = may_take(bound, bytes) ? plain.xMalloc(bytes) : NULL;
    if (memory != NULL)
        bound->used += plain.xSize(memory);
    return memory;
}

static void give(void *memory)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound != NULL && memory != NULL)
        bound->used -= plain.xSize(memory);
    plain.xFree(memory);
}

static void *retake(void *memory, int bytes)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound == NULL)
        return plain.xRealloc(memory, bytes);
    int64_t before = memory == NULL ? 0 : plain.xSize(memory);
    void *moved = may_take(bound, bytes - before) ? plain.xRealloc(memory, bytes) : NULL;
    if (moved != NULL)
        bound->used += plain.xSize(moved) - before;
    return moved;
}

static int size_of(void *memory)
{
    return plain.xSize(memory);
}

static int round_up(int bytes)
{
    return plain.xRoundup(bytes);
}

static int start(void *data)
{
    (void)data;
    return plain.xInit(plain.pAppData);
}

static void stop(void *data)
{
    (void)data;
    plain.xShutdown(plain.pAppData);
}

static void install(void)
{
    static const sqlite3_mem_methods ours = {
        .xMalloc = take,
        .xFree = give,
        .xRealloc = retake,
        .xSize = size_of,
        .xRoundup = round_up,
        .xInit = start,
        .xShutdown = stop,
    };

    installed = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &plain) == SQLITE_OK &&
                plain.xMalloc != NULL &&
                sqlite3_config(SQLITE_CONFIG_MALLOC, &ours) == SQLITE_OK;
}

void heap_install(void)
{
    pthread_once(&once, install);
}

bool heap_bind(struct heap_bound *bound)
{
    bound_of_thread = installed ? bound : NULL;
    return installed;
}
