/* See serve_folders.h. */
#include "cli/serve_folders.h"
#include "cli/sources.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define URL_MAX 1024

struct served_folder {
    struct serve_folders *all;
    bool ended;
    char set_id[33]; /* "": not stored */
};

struct serve_folders {
    struct serve_folders_config config;
    pthread_mutex_t mutex;
    struct served_folder *folders; /* config.count of them */
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

/* The label of the set: the folder's name, with its parent's name in front if another
 * folder has the same name. */
static const char *choose_label(char *const *paths, size_t count, size_t index)
{
    const char *label = last_parts(paths[index], 1);

    for (size_t i = 0; i < count; i++)
        if (i != index && strcmp(last_parts(paths[i], 1), label) == 0)
            label = last_parts(paths[index], 2);
    return *label != '\0' ? label : "traces";
}

/* Both jobs have ended: reports the address of the comparison. */
static void tell_comparison(struct serve_folders *all)
{
    const struct serve_folders_config *config = &all->config;
    const struct served_folder *folders = all->folders;
    bool stored = folders[0].set_id[0] != '\0' && folders[1].set_id[0] != '\0';
    char url[URL_MAX];

    snprintf(url, sizeof url,
             "%s/compare?control=%s&test=%s&exclude=ProfilerStep%%2A%s%s", config->url,
             folders[0].set_id, folders[1].set_id,
             *config->token != '\0' ? "&token=" : "", config->token);
    if (stored) {
        printf("the comparison is at %s\n", url);
        fflush(stdout);
    }
    config->ready(config->context, stored ? url : NULL);
}

static void on_folder_ended(void *context, const struct job_outcome *outcome)
{
    struct served_folder *folder = context;
    struct serve_folders *all = folder->all;

    pthread_mutex_lock(&all->mutex);
    folder->ended =
        outcome->state != JOB_CANCELLED; /* otherwise no caller waits for it */
    if (outcome->state == JOB_DONE)
        memcpy(folder->set_id, outcome->set_id, sizeof folder->set_id);
    if (all->config.count == 2 && all->folders[0].ended && all->folders[1].ended)
        tell_comparison(all);
    pthread_mutex_unlock(&all->mutex);
}

int serve_folders_check(char *const *folders, size_t count, struct error *error)
{
    for (size_t i = 0; i < count; i++)
        if (cli_check_place(folders[i], error) != 0)
            return -(int)error->code;
    return 0;
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

    for (size_t i = 0; i < all->config.count && result == 0; i++) {
        struct job_request request = {
            .label = choose_label(paths, all->config.count, i),
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

int serve_folders_start(struct job_queue *queue,
                        const struct serve_folders_config *config,
                        struct serve_folders **out, struct error *error)
{
    size_t count = config->count;
    struct serve_folders *all = calloc(1, sizeof *all);
    char **paths = calloc(count + 1, sizeof *paths);
    struct served_folder *list = calloc(count + 1, sizeof *list);

    if (all == NULL || paths == NULL || list == NULL) {
        free(all);
        free(list);
        free_paths(paths, count);
        return error_set_memory(error);
    }
    *all = (struct serve_folders){*config, PTHREAD_MUTEX_INITIALIZER, list};
    for (size_t i = 0; i < count; i++)
        list[i].all = all;
    *out = all; /* even on error: queued jobs refer to it */
    int result = resolve_paths(config->folders, count, paths, error);
    pthread_mutex_lock(&all->mutex); /* no job reports its end before the unlock */
    if (result == 0)
        result = queue_folders(queue, paths, all, error);
    if (result == 0)
        config->queued(config->context);
    pthread_mutex_unlock(&all->mutex);
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
