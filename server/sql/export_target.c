/* See export_target.h. */
#include "sql/export_target.h"

#include "base/cleanup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int refuse_existing(const struct export_target *target, struct error *error)
{
    struct stat status;

    if (lstat(target->path, &status) != 0)
        return 0;
    if (S_ISDIR(status.st_mode) != target->folder)
        return error_set(error, ERROR_PARAMETER, "exists", "%s: this is %s folder",
                         target->path, target->folder ? "no" : "a");
    return target->force
               ? 0
               : error_set(error, ERROR_PARAMETER, "exists",
                           "%s: is there already; --force replaces it", target->path);
}

int export_target_open(struct export_target *target, const char *path, bool folder,
                       bool force, struct error *error)
{
    *target = (struct export_target){.path = path, .folder = folder, .force = force};
    int result = refuse_existing(target, error);
    if (result != 0)
        return result;
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    if (asprintf(&target->temporary, "%.*s.XXXXXX", (int)length, path) < 0) {
        target->temporary = NULL;
        return error_set_memory(error);
    }
    int fd = folder ? -1 : mkostemp(target->temporary, O_CLOEXEC);
    bool made = folder ? mkdtemp(target->temporary) != NULL : fd >= 0;
    int number = errno;
    if (fd >= 0)
        close(fd);
    if (!made) {
        free(TAKE_PTR(target->temporary));
        return error_set_errno(error, number, "%s", path);
    }
    return 0;
}

char *export_target_file(const struct export_target *target, const char *name)
{
    char *path = NULL;

    return asprintf(&path, "%s/%s", target->temporary, name) < 0 ? NULL : path;
}

/* Calls `each` with the files of the temporary folder. */
static int for_files(const struct export_target *target,
                     int (*each)(const struct export_target *target, const char *from,
                                 const char *name))
{
    DIR *folder = opendir(target->temporary);
    const struct dirent *entry;
    int result = folder == NULL ? -1 : 0;

    while (result == 0 && (entry = readdir(folder)) != NULL) {
        CLEANUP_FREE char *from = NULL;

        if (entry->d_name[0] == '.')
            continue;
        from = export_target_file(target, entry->d_name);
        result = from == NULL ? -1 : each(target, from, entry->d_name);
    }
    int number = errno;
    if (folder != NULL)
        closedir(folder);
    errno = number;
    return result;
}

static int move_file(const struct export_target *target, const char *from,
                     const char *name)
{
    CLEANUP_FREE char *to = NULL;

    if (asprintf(&to, "%s/%s", target->path, name) < 0) {
        to = NULL;
        return -1;
    }
    return rename(from, to);
}

static int remove_file(const struct export_target *target, const char *from,
                       const char *name)
{
    (void)target;
    (void)name;
    return unlink(from);
}

/* Replaces the files of an export in an existing folder, and no other files. Removes the
 * events of an earlier export: they may be of other sets. */
static int fill_folder(struct export_target *target)
{
    CLEANUP_FREE char *events = NULL;

    if (asprintf(&events, "%s/events.tsv", target->path) < 0) {
        events = NULL;
        return -1;
    }
    if (unlink(events) != 0 && errno != ENOENT)
        return -1;
    return for_files(target, move_file) == 0 ? rmdir(target->temporary) : -1;
}

/* mkostemp() and mkdtemp() made it accessible only for the owner. */
static int open_to_others(const struct export_target *target)
{
    mode_t mask = umask(0);

    umask(mask);
    return chmod(target->temporary, (target->folder ? 0777u : 0666u) & ~mask);
}

int export_target_finish(struct export_target *target, struct error *error)
{
    struct stat status;
    bool fills = target->folder && stat(target->path, &status) == 0;

    if (open_to_others(target) != 0 ||
        (fills ? fill_folder(target) : rename(target->temporary, target->path)) != 0)
        return error_set_errno(error, errno, "%s", target->path);
    free(TAKE_PTR(target->temporary));
    return 0;
}

void export_target_discard(struct export_target *target)
{
    if (target->temporary == NULL)
        return;
    if (target->folder) {
        for_files(target, remove_file);
        rmdir(target->temporary);
    } else {
        unlink(target->temporary);
    }
    free(TAKE_PTR(target->temporary));
}
