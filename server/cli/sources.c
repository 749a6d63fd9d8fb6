/* See sources.h. */
#include "cli/sources.h"

#include "base/cleanup.h"
#include "cli/common.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"

#include <errno.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

static bool is_there(const char *name)
{
    struct stat status;

    return stat(name, &status) == 0;
}

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), size = strlen(ending);

    return length > size && strcasecmp(name + length - size, ending) == 0;
}

/* Labels may have slashes, too: `serve a/x b/x` makes such labels. */
static bool looks_like_path(const char *name)
{
    return name[0] == '.' || name[0] == '~' || strchr(name, '/') != NULL ||
           ends_with(name, ".json") || ends_with(name, ".json.gz");
}

bool cli_is_place(const char *name)
{
    return is_there(name) || looks_like_path(name);
}

int cli_check_place(const char *name, struct error *error)
{
    if (is_there(name))
        return 0;
    if (errno == ENOENT || errno == ENOTDIR)
        return error_set(error, ERROR_PARAMETER, "no_such_place",
                         "%s: no such folder or file", name);
    return error_set_errno(error, errno, "%s", name);
}

int cli_check_file(const char *name, struct error *error)
{
    struct stat status;
    int result = cli_check_place(name, error);

    if (result == 0 && stat(name, &status) == 0 && S_ISDIR(status.st_mode))
        return error_set(error, ERROR_PARAMETER, "is_folder",
                         "%s: this is a folder; name a file in it", name);
    return result;
}

int cli_check_sets(struct store *store, char *const *names, struct error *error)
{
    int result = 0;

    for (; *names != NULL && result == 0; names++) {
        CLEANUP(set_info_free) struct set_info info = {0};

        result = store_find_set(store, *names, &info, error);
    }
    return result;
}

static int check_source(struct store *store, const char *name, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};

    if (name == NULL || is_there(name))
        return 0;
    int result = store_find_set(store, name, &info, error);
    if (result == 0 || strcmp(error->slug, "unknown_set") != 0)
        return result;
    if (looks_like_path(name))
        return cli_check_place(name, error);
    const struct error unknown = *error;
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "there is no folder \"%.100s\" here, and %s", name, unknown.message);
}

int cli_check_sources(struct store *store, const char *const *names, size_t count,
                      struct error *error)
{
    int result = 0;

    for (size_t i = 0; i < count && result == 0; i++)
        result = check_source(store, names[i], error);
    return result;
}

int cli_check_output(const char *path, struct error *error)
{
    struct stat status;

    if (path == NULL)
        return 0;
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return error_set(error, ERROR_PARAMETER, "bad_output",
                         "--output %s: this is a folder; name a file in it", path);
    const char *slash = strrchr(path, '/');
    CLEANUP_FREE char *folder =
        slash == NULL ? strdup(".") : strndup(path, (size_t)(slash - path) + 1);
    if (folder == NULL)
        return error_set_memory(error);
    return is_there(folder) ? 0
                            : error_set(error, ERROR_PARAMETER, "bad_output",
                                        "--output %s: no such folder: %s", path, folder);
}

int cli_settle_set(struct store *store, const char **name, char id[33],
                   struct error *error)
{
    if (*name == NULL || !is_there(*name))
        return 0;
    int failed = cli_ingest_path(store, *name, NULL, 0, id, error);
    *name = id;
    return failed;
}
