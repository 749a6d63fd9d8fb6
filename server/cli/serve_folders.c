/* See serve_folders.h. */
#include "cli/serve_folders.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct folder {
    struct serve_folders *all;
    char set_id[33]; /* "": not stored yet */
};

struct serve_folders {
    const char *origin, *token;
    pthread_mutex_t mutex;
    size_t count;
    struct folder *folders;
};

/* "control" of "/data/runs/control"; with two parts, "runs/control". */
static const char *last_parts(const char *path, int parts)
{
    const char *start = path + strlen(path);

    while (start > path) {
        if (start[-1] == '/' && --parts == 0)
            break;
        start--;
    }
    return *start == '/' ? start + 1 : start;
}

/* What the set is called: the folder's name, with that of the folder around it where
 * another folder has the same. */
static const char *choose_label(char *const *paths, size_t count, size_t index)
{
    const char *label = last_parts(paths[index], 1);

    for (size_t i = 0; i < count; i++)
        if (i != index && strcmp(last_parts(paths[i], 1), label) == 0)
            label = last_parts(paths[index], 2);
    return *label != '\0' ? label : "traces";
}

static void on_folder_ended(void *context, const struct job_outcome *outcome)
{
    struct folder *folder = context;
    struct serve_folders *all = folder->all;

    if (outcome->state != JOB_DONE)
        return;
    pthread_mutex_lock(&all->mutex);
    memcpy(folder->set_id, outcome->set_id, sizeof folder->set_id);
    if (all->count == 2 && all->folders[0].set_id[0] != '\0' &&
        all->folders[1].set_id[0] != '\0') {
        printf("the comparison is at %s/compare?control=%s&test=%s"
               "&exclude=ProfilerStep%%2A%s%s\n",
               all->origin, all->folders[0].set_id, all->folders[1].set_id,
               *all->token != '\0' ? "&token=" : "", all->token);
        fflush(stdout);
    }
    pthread_mutex_unlock(&all->mutex);
}

static int resolve_paths(char **folders, size_t count, char **paths, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        paths[i] = realpath(folders[i], NULL);
        if (paths[i] == NULL)
            return error_set_errno(error, errno, "%s", folders[i]);
    }
    return 0;
}

static int queue_folders(struct job_queue *queue, char **paths, struct serve_folders *all,
                         struct error *error)
{
    char id[JOB_ID_SIZE];
    int result = 0;

    for (size_t i = 0; i < all->count && result == 0; i++) {
        struct job_request request = {
            .label = choose_label(paths, all->count, i),
            .label_is_default = true,
            .folder = paths[i],
            .ended = on_folder_ended,
            .context = &all->folders[i],
        };
        result = job_queue_add(queue, &request, id, error);
    }
    return result;
}

static void free_paths(char **paths, size_t count)
{
    for (size_t i = 0; paths != NULL && i < count; i++)
        free(paths[i]);
    free(paths);
}

int serve_folders_start(struct job_queue *queue, char **folders, size_t count,
                        const char *origin, const char *token, struct serve_folders **out,
                        struct error *error)
{
    struct serve_folders *all = calloc(1, sizeof *all);
    char **paths = calloc(count + 1, sizeof *paths);
    struct folder *list = calloc(count + 1, sizeof *list);

    if (all == NULL || paths == NULL || list == NULL) {
        free(all);
        free(list);
        free_paths(paths, count);
        return error_set_memory(error);
    }
    *all = (struct serve_folders){origin, token, PTHREAD_MUTEX_INITIALIZER, count, list};
    for (size_t i = 0; i < count; i++)
        list[i].all = all;
    *out = all; /* also when it fails: jobs that were queued refer to it */
    int result = resolve_paths(folders, count, paths, error);
    if (result == 0)
        result = queue_folders(queue, paths, all, error);
    free_paths(paths, count);
    return result;
}

void serve_folders_free(struct serve_folders *folders)
{
    if (folders == NULL)
        return;
    free(folders->folders);
    pthread_mutex_destroy(&folders->mutex);
    free(folders);
}
