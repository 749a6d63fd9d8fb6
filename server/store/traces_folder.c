/* See traces_folder.h. */
#include "store/traces_folder.h"

#include "base/cleanup.h"
#include "store/place/store_state.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

char *traces_folder_path(const struct store *store, const char *id)
{
    char *path = NULL;

    return asprintf(&path, "%s/traces%s%s", store->directory, id == NULL ? "" : "/",
                    id == NULL ? "" : id) < 0
               ? NULL
               : path;
}

int traces_folder_open(const char *path)
{
    return path == NULL ? -1
                        : open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

void traces_folder_each(int folder,
                        void (*visit)(int folder, const char *name, void *context),
                        void *context)
{
    int copy = fcntl(folder, F_DUPFD_CLOEXEC, 0);
    DIR *directory = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;

    if (directory == NULL) {
        cleanup_close(&copy);
        return;
    }
    rewinddir(directory);
    while ((entry = readdir(directory)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            visit(folder, entry->d_name, context);
    closedir(directory);
}

static void remove_entry(int folder, const char *name, void *context)
{
    (void)context;
    unlinkat(folder, name, 0);
}

void traces_folder_remove(const char *path)
{
    CLEANUP_CLOSE int folder = traces_folder_open(path);

    if (folder >= 0)
        traces_folder_each(folder, remove_entry, NULL);
    rmdir(path);
}

int traces_folder_take_away(const struct store *store, const char *id, char **gone,
                            struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);

    if (asprintf(gone, "%s/gone-%s", store->spool, id) < 0)
        *gone = NULL;
    if (path == NULL || *gone == NULL)
        return error_set_memory(error);
    traces_folder_remove(*gone); /* of an earlier try */
    if (rename(path, *gone) == 0)
        return 0;
    int number = errno;
    free(*gone);
    *gone = NULL;
    return number == ENOENT
               ? 0
               : error_set_errno(error, number, "cannot remove traces/%s", id);
}
