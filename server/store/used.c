/* See used.h. */
#include "store/used.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "store/catalogue/catalog.h"
#include "store/place/store_state.h"
#include "store/sqlite/statement.h"
#include "store/traces.h"
#include "store/traces_folder.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* A folder that changed this recently may change again without a new time. */
#define SETTLED_NS ((int64_t)2000000000)

struct used_set {
    char id[33];
    bool named;
    uint64_t traces; /* bytes */
    /* When their folder changed last; 0: it may have changed since they were counted. */
    int64_t changed_ns;
};

struct used_memory {
    struct used_set *sets; /* ordered by id */
    size_t count, capacity;
};

void used_memory_free(struct used_memory *memory)
{
    if (memory != NULL)
        free(memory->sets);
    free(memory);
}

static int collect(struct database *catalog, const char *name, struct used_memory *out,
                   struct store_usage *all, struct store_usage *named,
                   struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/sets_used", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":name", name);
    while ((result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->sets, out->capacity, out->count + 1))
            return error_set_memory(error);
        struct used_set *set = &out->sets[out->count++];
        uint64_t bytes = (uint64_t)statement_int64(&select, 1);

        *set = (struct used_set){.named = statement_int64(&select, 2) != 0};
        snprintf(set->id, sizeof set->id, "%s", statement_text(&select, 0, NULL));
        all->bytes += bytes;
        named->bytes += set->named ? bytes : 0;
    }
    return result;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct used_set *)a)->id, ((const struct used_set *)b)->id);
}

static const struct used_set *find(const struct used_memory *memory,
                                   const struct used_set *set)
{
    return memory == NULL || memory->count == 0
               ? NULL
               : bsearch(set, memory->sets, memory->count, sizeof *memory->sets, by_id);
}

/* The state of the folder of kept traces; 0: there is none. */
static int64_t changed(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    struct stat status;

    return path == NULL || lstat(path, &status) != 0
               ? 0
               : (int64_t)status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec;
}

static int64_t now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* `before`: what is remembered; NULL: nothing. */
static void count_traces(const struct store *store, const struct used_set *before,
                         struct used_set *set)
{
    set->changed_ns = changed(store, set->id);
    if (set->changed_ns == 0)
        return;
    if (before != NULL && before->changed_ns == set->changed_ns) {
        set->traces = before->traces;
        return;
    }
    set->traces = traces_total(store, set->id);
    if (now_ns() - set->changed_ns < SETTLED_NS)
        set->changed_ns = 0;
}

int store_used_bytes(struct store *store, const char *name, struct store_usage *all,
                     struct store_usage *named, struct error *error)
{
    struct used_memory *memory = calloc(1, sizeof *memory);
    struct database *catalog;

    *all = *named = (struct store_usage){0};
    if (memory == NULL)
        return error_set_memory(error);
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(
            store, catalog, collect(catalog, name, memory, all, named, error), error);
    if (result != 0) {
        used_memory_free(memory);
        return result;
    }
    if (memory->count > 0)
        qsort(memory->sets, memory->count, sizeof *memory->sets, by_id);
    pthread_mutex_lock(&store->used_mutex);
    for (size_t i = 0; i < memory->count; i++) {
        struct used_set *set = &memory->sets[i];

        count_traces(store, find(store->used, set), set);
        all->bytes += set->traces;
        named->bytes += set->named ? set->traces : 0;
        named->sets += set->named;
    }
    all->sets = memory->count;
    used_memory_free(store->used);
    store->used = memory;
    pthread_mutex_unlock(&store->used_mutex);
    return 0;
}
