/* See set_shared.h. */
#include "store/set/set_shared.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "store/place/store_state.h"
#include "store/set/set_cover.h"
#include "store/set/set_file.h"
#include "store/set/set_view.h"
#include "store/set/set_view_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A larger set is read each time: metadata may take a megabyte per file. */
#define KEPT_BYTES_MAX ((size_t)32 << 20)

void set_shared_release(struct set_shared *shared)
{
    if (shared == NULL || atomic_fetch_sub(&shared->references, 1) != 1)
        return;
    set_view_free_parts(&shared->view);
    free(shared->cover);
    free(shared);
}

/* ---- making one ---- */

static bool make_cover(struct set_shared *shared)
{
    const struct set_view *view = &shared->view;

    shared->cover = calloc(view->step_count + 1, sizeof *shared->cover);
    if (shared->cover == NULL)
        return false;
    for (size_t i = 0; i < view->step_count; i++)
        shared->cover[i] = (struct cover_step){.id = view->steps[i].id,
                                               .file = view->steps[i].file,
                                               .number = view->steps[i].step.number,
                                               .pseudo = view->steps[i].step.pseudo};
    return true;
}

static size_t measure(const struct set_shared *shared)
{
    const struct set_view *view = &shared->view;
    size_t bytes = sizeof *shared + view->step_count * sizeof *view->steps +
                   view->step_count * sizeof *shared->cover +
                   view->note_count * sizeof *view->notes +
                   view->file_count * (sizeof *view->files + sizeof *view->by_rank);

    for (size_t i = 0; i < view->file_count; i++)
        bytes += strlen(view->files[i].name) + strlen(view->files[i].metadata) + 2;
    for (size_t i = 0; i < view->duplicate_count; i++)
        bytes += sizeof *view->duplicates + strlen(view->duplicates[i].name) + 1;
    return bytes;
}

static int read_shared(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error)
{
    struct set_shared *shared = calloc(1, sizeof *shared);

    if (shared == NULL)
        return error_set_memory(error);
    atomic_init(&shared->references, 1);
    int result = set_view_read(store, id, budget, &shared->view, error);
    if (result == 0 && !make_cover(shared))
        result = error_set_memory(error);
    if (result != 0) {
        set_shared_release(shared);
        return result;
    }
    shared->bytes = measure(shared);
    *out = shared;
    return 0;
}

/* ---- keeping them ---- */

/* The kept set of this file, with a reference for the caller. */
static struct set_shared *find_kept(struct store *store, const char *id,
                                    const struct stat *status)
{
    struct set_shared *found = NULL;

    pthread_mutex_lock(&store->kept_mutex);
    for (int i = 0; i < STORE_KEPT_SETS && found == NULL; i++) {
        struct set_shared *shared = store->kept[i];

        if (shared == NULL || strcmp(shared->view.id, id) != 0 ||
            shared->device != status->st_dev || shared->inode != status->st_ino)
            continue;
        found = shared;
        atomic_fetch_add(&found->references, 1);
        memmove(&store->kept[1], &store->kept[0], (size_t)i * sizeof store->kept[0]);
        store->kept[0] = found; /* the last used set comes first */
    }
    pthread_mutex_unlock(&store->kept_mutex);
    return found;
}

static void keep(struct store *store, struct set_shared *shared)
{
    struct set_shared *dropped;

    if (shared->bytes > KEPT_BYTES_MAX)
        return;
    atomic_fetch_add(&shared->references, 1);
    pthread_mutex_lock(&store->kept_mutex);
    dropped = store->kept[STORE_KEPT_SETS - 1];
    memmove(&store->kept[1], &store->kept[0],
            (STORE_KEPT_SETS - 1) * sizeof store->kept[0]);
    store->kept[0] = shared;
    pthread_mutex_unlock(&store->kept_mutex);
    set_shared_release(dropped);
}

int set_shared_acquire(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    struct stat status;
    int result = set_file_path(store, id, &path, error);

    *out = NULL;
    if (result != 0)
        return result == -(int)ERROR_NOT_FOUND ? set_file_lost(store, id, error) : result;
    /* A removed file is gone, and a replaced file is read again. */
    bool there = stat(path, &status) == 0;
    if (there)
        *out = find_kept(store, id, &status);
    if (*out != NULL)
        return 0;
    result = read_shared(store, id, budget, out, error);
    if (result != 0 || *out == NULL || !there)
        return result;
    (*out)->device = status.st_dev;
    (*out)->inode = status.st_ino;
    keep(store, *out);
    return 0;
}

/* ---- views of them ---- */

int set_view_load(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error)
{
    struct set_shared *shared;

    *out = (struct set_view){0};
    int result = set_shared_acquire(store, id, budget, &shared, error);
    if (result != 0 || shared == NULL)
        return result;
    *out = shared->view;
    out->shared = shared;
    return 0;
}

void set_view_free(struct set_view *view)
{
    set_shared_release(view->shared);
    *view = (struct set_view){0};
}
