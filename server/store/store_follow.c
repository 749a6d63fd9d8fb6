#include "base/array.h"
#include "base/error.h"
#include "base/log.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/store.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Files for one process: enough that its start costs little in comparison, and few enough
 * that its results are listed soon. */
#define BATCH_FILES 32
#define BATCH_BYTES ((uint64_t)64 << 20)
/* Results are listed when they take this much memory. */
#define WAITING_BYTES ((size_t)8 << 20)

/* A set file as it is now. */
struct followed_file {
    char id[33];
    uid_t owner;
    int64_t size, changed_ns;
    uint64_t held; /* bytes; less than the size if the file has holes */
};
struct followed_files {
    struct followed_file *files;
    size_t count, capacity;
};

struct follower {
    pthread_mutex_t mutex; /* guards all of it */
    unsigned lookers;
    struct followed_files todo; /* from `next` on */
    size_t next;
    struct followed_files refused; /* ordered by id after store_follow_find() */
    bool counted, told;            /* told: the log says how many there were at first */
    bool lost;                     /* the folder could not be read at the last look */
    size_t listed, in_hand;
};

static bool add(struct followed_files *list, const struct followed_file *file)
{
    if (!ARRAY_RESERVE(list->files, list->capacity, list->count + 1))
        return false;
    list->files[list->count++] = *file;
    return true;
}

static void list_free(struct followed_files *list)
{
    free(list->files);
    *list = (struct followed_files){0};
}

int store_follow_begin(struct store *store, unsigned lookers, struct error *error)
{
    struct follower *follow = calloc(1, sizeof *follow);

    if (follow == NULL)
        return error_set_memory(error);
    pthread_mutex_init(&follow->mutex, NULL);
    follow->lookers = lookers == 0 ? 1 : lookers;
    store->follow = follow;
    atomic_store(&store->unchecked, STORE_UNCOUNTED);
    return 0;
}

void store_follow_end(struct store *store)
{
    struct follower *follow = store->follow;

    if (follow == NULL)
        return;
    list_free(&follow->todo);
    list_free(&follow->refused);
    pthread_mutex_destroy(&follow->mutex);
    free(follow);
    store->follow = NULL;
}

/* Hold the mutex. */
static size_t count_left(const struct follower *follow)
{
    return follow->todo.count - follow->next + follow->in_hand;
}

/* Hold the mutex. */
static void tell_unchecked(struct store *store)
{
    const struct follower *follow = store->follow;

    atomic_store(&store->unchecked,
                 follow->counted && !follow->lost ? count_left(follow) : STORE_UNCOUNTED);
}

/* ---- finding ---- */

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct followed_file *)a)->id,
                  ((const struct followed_file *)b)->id);
}

/* Files of one owner together, the latest first. */
static int by_owner(const void *a, const void *b)
{
    const struct followed_file *x = a, *y = b;

    if (x->owner != y->owner)
        return x->owner < y->owner ? -1 : 1;
    if (x->changed_ns != y->changed_ns)
        return x->changed_ns > y->changed_ns ? -1 : 1;
    return strcmp(x->id, y->id);
}

struct folder_search {
    const struct store *store;
    struct followed_files others;
};

static int note(void *context, const char *id, struct error *error)
{
    struct folder_search *finding = context;
    CLEANUP_FREE char *path = store_set_path(finding->store, id);
    struct followed_file file;
    struct stat status;

    if (path == NULL)
        return error_set_memory(error);
    if (stat(path, &status) != 0)
        return 0; /* it is gone again */
    file =
        (struct followed_file){.owner = status.st_uid,
                               .size = status.st_size,
                               .changed_ns = (int64_t)status.st_mtim.tv_sec * 1000000000 +
                                             status.st_mtim.tv_nsec};
    file.held = (uint64_t)status.st_blocks * 512;
    file.held = file.held < (uint64_t)file.size ? file.held : (uint64_t)file.size;
    snprintf(file.id, sizeof file.id, "%s", id);
    return add(&finding->others, &file) ? 0 : error_set_memory(error);
}

/* Splits the unlisted files into files to look at and files that were refused and have
 * not changed since. */
static int take_found(struct store *store, const struct followed_files *others,
                      size_t listed, struct error *error)
{
    struct follower *follow = store->follow;
    struct followed_files todo = {0}, refused = {0};
    bool fits = true;

    pthread_mutex_lock(&follow->mutex);
    if (follow->refused.count > 0)
        qsort(follow->refused.files, follow->refused.count, sizeof *refused.files, by_id);
    for (size_t i = 0; fits && i < others->count; i++) {
        const struct followed_file *file = &others->files[i];
        const struct followed_file *was =
            follow->refused.count == 0
                ? NULL
                : bsearch(file, follow->refused.files, follow->refused.count, sizeof *was,
                          by_id);
        bool same =
            was != NULL && was->size == file->size && was->changed_ns == file->changed_ns;

        fits = add(same ? &refused : &todo, file);
    }
    if (fits) {
        if (todo.count > 0)
            qsort(todo.files, todo.count, sizeof *todo.files, by_owner);
        list_free(&follow->todo);
        list_free(&follow->refused);
        follow->todo = todo;
        follow->refused = refused;
        follow->next = 0;
        follow->counted = true;
        follow->lost = false;
        follow->listed = listed;
        tell_unchecked(store);
    }
    pthread_mutex_unlock(&follow->mutex);
    if (fits)
        return 0;
    list_free(&todo);
    list_free(&refused);
    return error_set_memory(error);
}

/* The folder cannot be read now; the files that were found in it may come back. */
static void lose_folder(struct store *store, size_t listed)
{
    struct follower *follow = store->follow;

    pthread_mutex_lock(&follow->mutex);
    list_free(&follow->todo);
    list_free(&follow->refused);
    follow->next = 0;
    follow->lost = true;
    follow->listed = listed;
    tell_unchecked(store);
    pthread_mutex_unlock(&follow->mutex);
}

static bool is_gone(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    return access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/* *count: how many are gone. */
static int forget_gone(struct store *store, const struct known_sets *known, size_t *count,
                       struct error *error)
{
    int result = 0;

    *count = 0;
    for (size_t i = 0; result == 0 && i < known->count; i++) {
        if (!is_gone(store, known->sets[i].id))
            continue;
        ++*count;
        log_info("%s.db is gone, and no longer listed", known->sets[i].id);
        result = catalog_begin(store, error);
        if (result == 0)
            result = catalog_end(store, store_forget_set(store, known->sets[i].id, error),
                                 error);
    }
    return result;
}

/* Logs how the first look ended; later looks name each file. */
static void tell_first(struct follower *follow)
{
    pthread_mutex_lock(&follow->mutex);
    bool tell = follow->counted && !follow->told;
    size_t listed = follow->listed, refused = follow->refused.count;
    follow->told = follow->told || tell;
    pthread_mutex_unlock(&follow->mutex);
    if (tell)
        log_info("set files checked: %zu; listed: %zu, refused: %zu", listed + refused,
                 listed, refused);
}

int store_follow_find(struct store *store, struct error *error)
{
    struct folder_search finding = {.store = store};
    struct known_sets known = {0};
    struct database *catalog;
    size_t gone = 0;
    int result = catalog_read_begin(store, &catalog, error);

    if (result == 0)
        result = catalog_read_end(store, catalog, known_sets_load(catalog, &known, error),
                                  error);
    if (result == 0)
        result = forget_gone(store, &known, &gone, error);
    if (result == 0) {
        result = known_sets_each_other(store, &known, note, &finding, error);
        if (result != 0)
            lose_folder(store, known.count - gone);
    }
    if (result == 0) {
        tell_first(store->follow);
        result = take_found(store, &finding.others, known.count - gone, error);
    }
    known_sets_free(&known);
    list_free(&finding.others);
    return result;
}

/* ---- looking ---- */

struct batch {
    struct store *store;
    struct followed_file files[BATCH_FILES];
    char *paths[BATCH_FILES];
    struct set_look looks[BATCH_FILES]; /* found, but not listed yet */
    size_t count, waiting;              /* waiting: bytes of `looks` */
    size_t settled;                     /* listed or refused */
    bool named;                         /* the log names each new file */
};

/* The next files of one owner. */
static void take_batch(struct follower *follow, struct batch *batch)
{
    uint64_t bytes = 0;

    pthread_mutex_lock(&follow->mutex);
    size_t left = follow->todo.count - follow->next;
    /* So that each thread gets some, even of a few files. */
    size_t most = (left + follow->lookers - 1) / follow->lookers;

    most = most < BATCH_FILES ? most : BATCH_FILES;
    while (batch->count < most) {
        const struct followed_file *file = &follow->todo.files[follow->next];

        if (batch->count > 0 &&
            (file->owner != batch->files[0].owner || bytes + file->held > BATCH_BYTES))
            break;
        bytes += file->held;
        batch->files[batch->count++] = *file;
        follow->next++;
    }
    follow->in_hand += batch->count;
    batch->named = follow->told;
    pthread_mutex_unlock(&follow->mutex);
}

static void refuse(struct batch *batch, size_t item, const char *why)
{
    struct follower *follow = batch->store->follow;

    log_warning("not listing %s.db: %s", batch->files[item].id, why);
    pthread_mutex_lock(&follow->mutex);
    add(&follow->refused, &batch->files[item]); /* without it, it is looked at again */
    follow->in_hand--;
    batch->settled++;
    pthread_mutex_unlock(&follow->mutex);
}

/* Lists what was found; files that the catalogue rejects count as refused. */
static void list_waiting(struct batch *batch)
{
    struct store *store = batch->store;
    struct error reasons[BATCH_FILES], error = {0};
    bool listed[BATCH_FILES] = {false};
    size_t count = 0;

    int result = catalog_begin(store, &error);
    for (size_t i = 0; result == 0 && i < batch->count; i++)
        if (batch->looks[i].label != NULL)
            listed[i] = store_list_look(store, batch->files[i].id, &batch->looks[i],
                                        &reasons[i]) == 0;
    if (result == 0)
        result = catalog_end(store, 0, &error);
    for (size_t i = 0; i < batch->count; i++) {
        if (batch->looks[i].label == NULL)
            continue;
        if (result != 0 || !listed[i])
            refuse(batch, i, result != 0 ? error.message : reasons[i].message);
        else if (batch->named)
            log_info("%s.db is new, and is listed", batch->files[i].id);
        count += result == 0 && listed[i];
        set_look_free(&batch->looks[i]);
    }
    batch->waiting = 0;
    pthread_mutex_lock(&store->follow->mutex);
    store->follow->listed += count;
    store->follow->in_hand -= count;
    batch->settled += count;
    pthread_mutex_unlock(&store->follow->mutex);
}

static void take_look(void *context, size_t item, int result, struct set_look *look,
                      const struct error *why)
{
    struct batch *batch = context;

    if (result != 0) {
        refuse(batch, item, why->message);
        return;
    }
    batch->looks[item] = *look;
    *look = (struct set_look){0};
    const struct set_contents *contents = &batch->looks[item].contents;
    batch->waiting += strlen(contents->summary);
    for (size_t i = 0; i < contents->count; i++)
        batch->waiting += sizeof *contents->files + strlen(contents->files[i].name);
    if (batch->waiting >= WAITING_BYTES)
        list_waiting(batch);
}

/* Looks in this process, if there is no other. */
static int look_here(const struct set_look_item *items, size_t count,
                     struct budget *whole, struct batch *batch, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        struct budget budget = {.processor_ns = items[i].processor_ns,
                                .whole = whole,
                                .narrow = STORE_LOOK_NARROW};
        CLEANUP(set_look_free) struct set_look look = {0};
        struct error why = {0};

        budget_begin(&budget);
        int result = set_look_at(items[i].path, items[i].id, &budget, &look, &why);
        if (budget_look(whole, error) != 0)
            return -(int)error->code;
        take_look(batch, i, result, &look, &why);
    }
    return 0;
}

static int look_at_batch(struct batch *batch, struct budget *budget, struct error *error)
{
    const struct set_looker *looker = batch->store->looker;
    struct set_look_item items[BATCH_FILES];

    for (size_t i = 0; i < batch->count; i++) {
        batch->paths[i] = store_set_path(batch->store, batch->files[i].id);
        items[i] = (struct set_look_item){batch->paths[i], batch->files[i].id,
                                          store_look_ns(batch->files[i].held)};
    }
    return looker == NULL ? look_here(items, batch->count, budget, batch, error)
                          : looker->look(looker->context, items, batch->count, budget,
                                         take_look, batch, error);
}

bool store_follow_next(struct store *store, struct budget *budget)
{
    struct follower *follow = store->follow;
    CLEANUP_FREE struct batch *batch = calloc(1, sizeof *batch);
    struct budget looking = {.whole = budget, .narrow = STORE_LOOK_NARROW};
    struct error error = {0};

    if (batch == NULL)
        return false;
    budget_begin(&looking);
    batch->store = store;
    take_batch(follow, batch);
    if (batch->count == 0)
        return false;
    int result = look_at_batch(batch, &looking, &error);
    list_waiting(batch);
    for (size_t i = 0; i < batch->count; i++)
        free(batch->paths[i]);
    pthread_mutex_lock(&follow->mutex);
    follow->in_hand -= batch->count - batch->settled; /* left for the next time */
    tell_unchecked(store);
    pthread_mutex_unlock(&follow->mutex);
    return result == 0;
}

/* ---- progress ---- */

bool store_follow_progress(struct store *store, struct follow_progress *out)
{
    struct follower *follow = store->follow;

    *out = (struct follow_progress){0};
    if (follow == NULL)
        return false;
    pthread_mutex_lock(&follow->mutex);
    out->counted = follow->counted;
    out->readable = !follow->lost;
    out->refused = follow->refused.count;
    out->checked = follow->listed + out->refused;
    out->found = out->checked + count_left(follow);
    pthread_mutex_unlock(&follow->mutex);
    return true;
}
