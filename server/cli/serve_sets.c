/* See serve_sets.h. */
#include "cli/serve_sets.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/threads.h"
#include "store/follow.h"

#include <errno.h>
#include <ftw.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REST_NS ((int64_t)SERVE_SETS_SECONDS * 1000000000)
#define OPEN_FOLDERS 16 /* while the temporary folder is removed */

struct serve_sets {
    char *data;
    struct store *store; /* NULL: not started */
    pthread_t threads[THREADS_MAX];
    unsigned count;
    atomic_bool stop;
    pthread_mutex_t mutex;  /* guards: */
    pthread_cond_t changed; /* one of these, or `stop` */
    unsigned turn;          /* how often files were looked for */
    unsigned busy;          /* threads of help() that look at files */
};

static int make_folder(const char *folder, char **out, struct error *error)
{
    CLEANUP_FREE char *sets = realpath(folder, NULL);
    CLEANUP_FREE char *made = NULL, *link = NULL;
    const char *temporary = getenv("TMPDIR");
    struct stat status;

    if (sets == NULL || stat(sets, &status) != 0)
        return error_set_errno(error, errno, "--sets %s", folder);
    if (!S_ISDIR(status.st_mode))
        return error_set(error, ERROR_IO, "not_a_directory",
                         "--sets %s is not a directory", folder);
    if (asprintf(&made, "%s/tracediff-XXXXXX",
                 temporary != NULL && *temporary != '\0' ? temporary : "/tmp") < 0) {
        made = NULL;
        return error_set_memory(error);
    }
    if (mkdtemp(made) == NULL)
        return error_set_errno(error, errno, "cannot make the temporary folder %s", made);
    if (asprintf(&link, "%s/sets", made) < 0) {
        link = NULL;
        rmdir(made);
        return error_set_memory(error);
    }
    if (symlink(sets, link) != 0) {
        int result = error_set_errno(error, errno, "cannot make %s", link);
        rmdir(made);
        return result;
    }
    *out = TAKE_PTR(made);
    return 0;
}

int serve_sets_begin(const char *folder, struct serve_sets **out, struct error *error)
{
    *out = calloc(1, sizeof **out);
    if (*out == NULL)
        return error_set_memory(error);
    pthread_mutex_init(&(*out)->mutex, NULL);
    threads_condition_init(&(*out)->changed);
    int result = make_folder(folder, &(*out)->data, error);
    if (result != 0)
        serve_sets_end(TAKE_PTR(*out));
    return result;
}

const char *serve_sets_data(const struct serve_sets *sets)
{
    return sets->data;
}

/* ---- the threads ---- */

static void look_at_files(struct serve_sets *sets)
{
    bool more = true;

    while (more) {
        struct budget budget = {.stop = &sets->stop};

        budget_begin(&budget);
        more = store_follow_next(sets->store, &budget);
    }
}

/* Looks at files each time that the first thread has found some. */
static void *help(void *context)
{
    struct serve_sets *sets = context;
    unsigned seen = 0;

    pthread_mutex_lock(&sets->mutex);
    while (!atomic_load(&sets->stop)) {
        if (sets->turn == seen) {
            pthread_cond_wait(&sets->changed, &sets->mutex);
            continue;
        }
        seen = sets->turn;
        sets->busy++;
        pthread_mutex_unlock(&sets->mutex);
        look_at_files(sets);
        pthread_mutex_lock(&sets->mutex);
        sets->busy--;
        pthread_cond_broadcast(&sets->changed);
    }
    pthread_mutex_unlock(&sets->mutex);
    return NULL;
}

/* Hold the mutex. Returns when it is time for the next look, or to stop. */
static void rest(struct serve_sets *sets)
{
    while (sets->busy > 0)
        pthread_cond_wait(&sets->changed, &sets->mutex);
    int64_t until = clock_monotonic_ns() + REST_NS, left = REST_NS;
    for (; !atomic_load(&sets->stop) && left > 0; left = until - clock_monotonic_ns())
        threads_wait(&sets->changed, &sets->mutex, left);
}

/* Logs how a look for files ended, if it ended in another way than the last one. */
static void tell_look(const struct error *now, struct error *said)
{
    if (strcmp(now->message, said->message) == 0)
        return;
    if (now->code != ERROR_NONE)
        log_warning("the folder of sets could not be read: %s", now->message);
    else
        log_info("the folder of sets can be read again");
    *said = *now;
}

static void *follow(void *context)
{
    struct serve_sets *sets = context;
    struct error error, said = {0};

    while (!atomic_load(&sets->stop)) {
        error = (struct error){0};
        store_follow_find(sets->store, &error);
        tell_look(&error, &said);
        pthread_mutex_lock(&sets->mutex);
        sets->turn++;
        pthread_cond_broadcast(&sets->changed);
        pthread_mutex_unlock(&sets->mutex);
        look_at_files(sets);
        pthread_mutex_lock(&sets->mutex);
        rest(sets);
        pthread_mutex_unlock(&sets->mutex);
    }
    return NULL;
}

int serve_sets_start(struct serve_sets *sets, struct store *store, unsigned workers,
                     struct error *error)
{
    unsigned cores = threads_choose(0);
    unsigned wanted = workers == 0 || workers > cores ? cores : workers;
    int result = store_follow_begin(store, wanted, error);

    if (result != 0)
        return result;
    sets->store = store;
    int failed = pthread_create(&sets->threads[0], NULL, follow, sets);
    if (failed != 0)
        return error_set_errno(error, failed, "cannot start a thread");
    sets->count = 1;
    while (sets->count < wanted && /* the others do its work */
           pthread_create(&sets->threads[sets->count], NULL, help, sets) == 0)
        sets->count++;
    return 0;
}

void serve_sets_stop(struct serve_sets *sets)
{
    if (sets == NULL || sets->store == NULL)
        return;
    pthread_mutex_lock(&sets->mutex);
    atomic_store(&sets->stop, true);
    pthread_cond_broadcast(&sets->changed);
    pthread_mutex_unlock(&sets->mutex);
    for (unsigned i = 0; i < sets->count; i++)
        pthread_join(sets->threads[i], NULL);
    store_follow_end(sets->store);
    sets->store = NULL;
}

/* ---- the end ---- */

static int remove_one(const char *path, const struct stat *status, int kind,
                      struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    remove(path); /* of a link, removes the link itself */
    return 0;
}

void serve_sets_end(struct serve_sets *sets)
{
    if (sets == NULL)
        return;
    if (sets->data != NULL)
        nftw(sets->data, remove_one, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
    pthread_cond_destroy(&sets->changed);
    pthread_mutex_destroy(&sets->mutex);
    free(sets->data);
    free(sets);
}
