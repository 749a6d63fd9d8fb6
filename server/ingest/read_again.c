/* See read_again.h. */
#include "ingest/read_again.h"

#include "base/cleanup.h"
#include "base/log.h"
#include "store/catalogue/sets.h"
#include "store/set/set_older.h"
#include "store/traces.h"

#include <stdlib.h>
#include <string.h>

struct older_set {
    char id[33];
    char *label;
};

/* The current job owns it. */
struct older_sets {
    struct job_queue *queue;
    struct older_set *sets;
    size_t count, next;
};

static void free_list(struct older_sets *again)
{
    if (again == NULL)
        return;
    for (size_t i = 0; i < again->count; i++)
        free(again->sets[i].label);
    free(again->sets);
    free(again);
}

static int find_older(struct store *store, struct older_sets *again, struct error *error)
{
    CLEANUP(set_list_free) struct set_list list = {0};
    int result = store_list_sets(store, &list, error);

    if (result != 0)
        return result;
    again->sets = calloc(list.count + 1, sizeof *again->sets);
    if (again->sets == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list.count; i++) {
        const struct set_info *info = &list.sets[i];
        struct older_set *set = &again->sets[again->count];

        if (!set_is_older(store, info->id) || traces_total(store, info->id) == 0)
            continue;
        set->label = strdup(info->label);
        if (set->label == NULL)
            return error_set_memory(error);
        memcpy(set->id, info->id, sizeof set->id);
        again->count++;
    }
    return 0;
}

static void add_next(struct older_sets *again);

static void on_ended(void *context, const struct job_outcome *outcome)
{
    (void)outcome;
    add_next(context);
}

/* Queues the next set, or frees the list: at its end, or when no job can be queued. */
static void add_next(struct older_sets *again)
{
    struct error error = {0};
    char id[JOB_ID_SIZE];

    if (again->next < again->count) {
        const struct older_set *set = &again->sets[again->next++];
        struct job_request request = {
            .label = set->label, .again = set->id, .ended = on_ended, .context = again};

        if (job_queue_add(again->queue, &request, id, &error) == 0)
            return; /* the job owns the list now, and may have ended already */
        if (error.code != ERROR_CONFLICT) /* the server stops */
            log_warning("sets of an older format are left as they are until the next "
                        "start: %s",
                        error.message);
    }
    free_list(again);
}

void read_again_start(struct store *store, struct job_queue *queue)
{
    struct older_sets *again = calloc(1, sizeof *again);
    struct error error = {0};

    if (again == NULL)
        return;
    again->queue = queue;
    if (find_older(store, again, &error) != 0)
        log_warning("could not look for sets of an older format: %s", error.message);
    if (again->count > 0)
        log_info("sets of an older format that are read in again from their kept traces: "
                 "%zu",
                 again->count);
    add_next(again);
}
