/* See serve_sets.h. */
#include "cli/serve_sets.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/log.h"
#include "store/reconcile.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define OPEN_FOLDERS 16 /* while the temporary folder is removed */
/* Of one look; the others wait for the next. */
#define LOOK_NS ((int64_t)10 * 1000000000)

struct serve_sets {
    char *data;
    struct follow follow;
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
    int result = make_folder(folder, &(*out)->data, error);
    if (result != 0)
        free(TAKE_PTR(*out));
    return result;
}

const char *serve_sets_data(const struct serve_sets *sets)
{
    return sets->data;
}

void serve_sets_look(struct serve_sets *sets, struct store *store)
{
    struct budget budget = {.wall_ns = LOOK_NS};
    struct error error;

    budget_begin(&budget);
    if (store_follow_sets(store, &sets->follow, &budget, &error) < 0)
        log_warning("the folder of sets was not looked at: %s", error.message);
}

static int remove_one(const char *path, const struct stat *status, int kind,
                      struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    remove(path); /* of a link the link */
    return 0;
}

void serve_sets_end(struct serve_sets *sets)
{
    if (sets == NULL)
        return;
    nftw(sets->data, remove_one, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
    free(sets->data);
    free(sets);
}
