/* See span_keeper.h. */
#include "analysis/timeline/span_keeper.h"
#include "analysis/timeline/span_make.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/threads.h"
#include "store/set/set_load.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ID_SIZE 33
/* How often a request that waits for another one checks its own budget. */
#define WAIT_NS 50000000

/* An index, or one that is being made. References: the keeper's, and one for each use. */
struct kept_index {
    char set[ID_SIZE];
    uint32_t file;
    bool use_short_name;
    bool failed; /* it was not made */
    struct span_index *index;
    unsigned references;
    int64_t used_ns;
};

struct span_keeper {
    pthread_mutex_t lock;
    pthread_cond_t made;
    struct kept_index *kept[SPAN_KEPT_MAX]; /* the latest used first */
    size_t count;
    size_t most; /* bytes */
};

struct span_keeper *span_keeper_new(size_t bytes)
{
    struct span_keeper *keeper = calloc(1, sizeof *keeper);

    if (keeper == NULL)
        return NULL;
    keeper->most = bytes;
    pthread_mutex_init(&keeper->lock, NULL);
    threads_condition_init(&keeper->made);
    return keeper;
}

static void release(struct kept_index *kept)
{
    if (--kept->references > 0)
        return;
    span_index_free(kept->index);
    free(kept);
}

static void drop(struct span_keeper *keeper, size_t at)
{
    struct kept_index *kept = keeper->kept[at];

    keeper->count--;
    memmove(&keeper->kept[at], &keeper->kept[at + 1],
            (keeper->count - at) * sizeof *keeper->kept);
    release(kept);
}

void span_keeper_free(struct span_keeper *keeper)
{
    if (keeper == NULL)
        return;
    while (keeper->count > 0)
        drop(keeper, keeper->count - 1);
    pthread_mutex_destroy(&keeper->lock);
    pthread_cond_destroy(&keeper->made);
    free(keeper);
}

void span_keeper_expire(struct span_keeper *keeper, int64_t unused_ns)
{
    int64_t before = clock_monotonic_ns() - unused_ns;

    if (keeper == NULL)
        return;
    pthread_mutex_lock(&keeper->lock);
    for (size_t i = keeper->count; i > 0; i--)
        if (keeper->kept[i - 1]->index != NULL && keeper->kept[i - 1]->used_ns < before)
            drop(keeper, i - 1);
    pthread_mutex_unlock(&keeper->lock);
}

/* ---- under the lock ---- */

static struct kept_index *find(struct span_keeper *keeper,
                               const struct kept_index *wanted)
{
    for (size_t i = 0; i < keeper->count; i++) {
        struct kept_index *kept = keeper->kept[i];

        if (strcmp(kept->set, wanted->set) != 0 || kept->file != wanted->file ||
            kept->use_short_name != wanted->use_short_name)
            continue;
        memmove(&keeper->kept[1], &keeper->kept[0], i * sizeof *keeper->kept);
        keeper->kept[0] = kept;
        return kept;
    }
    return NULL;
}

static void add(struct span_keeper *keeper, struct kept_index *kept)
{
    if (keeper->count == SPAN_KEPT_MAX)
        drop(keeper, SPAN_KEPT_MAX - 1);
    memmove(&keeper->kept[1], &keeper->kept[0], keeper->count * sizeof *keeper->kept);
    keeper->kept[0] = kept;
    keeper->count++;
    kept->references++;
}

static void forget(struct span_keeper *keeper, const struct kept_index *kept)
{
    for (size_t i = 0; i < keeper->count; i++)
        if (keeper->kept[i] == kept) {
            drop(keeper, i);
            return;
        }
}

/* Gives up those used longest ago until the rest is small enough. */
static void prune(struct span_keeper *keeper)
{
    size_t bytes = 0;

    for (size_t i = 0; i < keeper->count; i++) {
        const struct span_index *index = keeper->kept[i]->index;

        bytes += index != NULL ? index->bytes : 0;
        if (bytes > keeper->most && index != NULL) {
            bytes -= index->bytes;
            drop(keeper, i--);
        }
    }
}

/* Waits until the other request has made the index, or failed to. */
static int await(struct span_keeper *keeper, struct kept_index *kept,
                 struct budget *budget, struct error *error)
{
    int result = 0;

    while (kept->index == NULL && !kept->failed && result == 0) {
        threads_wait(&keeper->made, &keeper->lock, WAIT_NS);
        result = budget_look(budget, error);
    }
    return result;
}

/* ---- using them ---- */

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static int make(struct store *store, const struct kept_index *wanted,
                struct budget *budget, struct span_index **out, struct error *error)
{
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    int result =
        set_load_linked(store, wanted->set, wanted->file, budget, &recording, error);

    if (result == 0)
        result = span_make(recording, wanted->use_short_name, out, error);
    if (result == 0)
        result = set_load_counters(store, wanted->set, wanted->file, budget,
                                   &(*out)->counters, error);
    if (result == 0)
        (*out)->bytes += (*out)->counters->sample_count * sizeof(struct trace_sample);
    return result;
}

static int make_and_keep(struct span_keeper *keeper, struct store *store,
                         struct kept_index *kept, struct budget *budget,
                         struct error *error)
{
    struct span_index *index = NULL;
    int result = make(store, kept, budget, &index, error);

    if (keeper == NULL) {
        kept->index = index;
        return result;
    }
    pthread_mutex_lock(&keeper->lock);
    kept->index = index;
    kept->failed = result != 0;
    if (result != 0 || index->bytes > keeper->most)
        forget(keeper, kept);
    else
        prune(keeper);
    pthread_cond_broadcast(&keeper->made);
    pthread_mutex_unlock(&keeper->lock);
    return result;
}

/* An index that exists, or that another request is making; else *out is a new one, which
 * this request must make. */
static int find_or_add(struct span_keeper *keeper, struct kept_index **out,
                       struct kept_index *fresh, struct budget *budget,
                       struct error *error)
{
    int result = 0;

    pthread_mutex_lock(&keeper->lock);
    struct kept_index *kept = find(keeper, fresh);
    if (kept == NULL) {
        add(keeper, fresh);
    } else {
        kept->references++;
        kept->used_ns = clock_monotonic_ns();
        result = await(keeper, kept, budget, error);
        if (result != 0 || kept->failed)
            release(kept);
        else
            *out = kept;
    }
    pthread_mutex_unlock(&keeper->lock);
    return result;
}

int span_use_begin(struct span_keeper *keeper, struct store *store, const char *set,
                   uint32_t file, bool use_short_name, struct budget *budget,
                   struct span_use *out, struct error *error)
{
    struct kept_index *kept = NULL, *fresh = calloc(1, sizeof *fresh);
    int result = 0;

    *out = (struct span_use){.keeper = keeper};
    if (fresh == NULL)
        return error_set_memory(error);
    snprintf(fresh->set, sizeof fresh->set, "%s", set);
    fresh->file = file;
    fresh->use_short_name = use_short_name;
    fresh->references = 1;
    fresh->used_ns = clock_monotonic_ns();
    if (keeper != NULL)
        result = find_or_add(keeper, &kept, fresh, budget, error);
    if (result == 0 && kept == NULL) {
        kept = TAKE_PTR(fresh);
        result = make_and_keep(keeper, store, kept, budget, error);
    }
    free(fresh);
    out->kept = kept;
    out->index = kept == NULL ? NULL : kept->index;
    if (result != 0)
        span_use_end(out);
    return result;
}

void span_use_end(struct span_use *use)
{
    if (use->kept == NULL)
        return;
    if (use->keeper != NULL)
        pthread_mutex_lock(&use->keeper->lock);
    release(use->kept);
    if (use->keeper != NULL)
        pthread_mutex_unlock(&use->keeper->lock);
    *use = (struct span_use){0};
}
