/* See set_file.h. */
#include "store/set/set_file.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/text.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/set/set_check.h"
#include "store/set/set_declared.h"
#include "store/set/set_digest.h"
#include "store/set/set_idle.h"
#include "store/set/set_marked_files.h"
#include "store/set/set_meta.h"
#include "store/set/set_older.h"
#include "store/set/set_upgrade.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Possible damage of a file as a whole. */
static const char not_there[] = "it no longer exists";
static const char no_digest[] = "it ends without its digest";
static const char wrong_digest[] = "its bytes are not those that were written";
static const char not_a_file[] = "it is not a regular file";
static const char unreadable[] = "it cannot be read";
static const char not_a_set[] = "its tables are not those of a set";

static int unknown(const char *id, struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "the set %.40s is not stored here (any more)", id);
}

int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error)
{
    *path = NULL;
    if (store_is_id(id)) {
        *path = store_set_path(store, id);
        if (*path == NULL)
            return error_set_memory(error);
        bool there = access(*path, F_OK) == 0 || errno != ENOENT;
        if (there && !marked_keeps_copies(store))
            return 0;
        CLEANUP_FREE char *copy = marked_path(store, id);
        if (there && (copy == NULL || access(copy, F_OK) != 0))
            return 0;
        free(*path);
        *path = TAKE_PTR(copy);
        if (*path != NULL && access(*path, F_OK) == 0)
            return 0;
        free(TAKE_PTR(*path));
    }
    return unknown(id, error);
}

int set_file_lost(struct store *store, const char *id, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;
    char name[64];

    if (store_find_set(store, id, &info, &ignored) != 0 || strcmp(info.id, id) != 0)
        return unknown(id, error);
    store_set_name(id, name);
    return database_damaged(name, not_there, error);
}

/* Finds damage in the bytes of a file; NULL: none. */
static int check_bytes(const char *path, struct budget *budget, struct stat *status,
                       const char **damage, struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    enum digest_state state = DIGEST_MISSING;

    if (fd < 0 || fstat(fd, status) != 0)
        return error_set_errno(error, errno, "cannot open the file of a set");
    if (!S_ISREG(status->st_mode)) {
        *damage = not_a_file;
        return 0;
    }
    int result = digest_check(fd, budget, &state, error);
    *damage = result == -(int)ERROR_IO  ? unreadable
              : state == DIGEST_RIGHT   ? NULL
              : state == DIGEST_MISSING ? no_digest
                                        : wrong_digest;
    return result == -(int)ERROR_IO ? 0 : result;
}

/* Checks that the file contains a set, and that it is this one. */
static int check_content(struct database *database, const char *id, const char **damage,
                         struct error *error)
{
    int result = set_check(database, "main", damage, error);

    return result == 0 && *damage == NULL ? set_meta_check_id(database, id, damage, error)
                                          : result;
}

static int open_database(const char *path, const char *name, struct budget *budget,
                         struct database *out, struct error *error)
{
    int result = database_open(out, path, "mode=ro&immutable=1", name, budget, error);

    if (result == 0)
        result = database_check_kind(out, "main", SET_APPLICATION_ID, SET_VERSION, NULL,
                                     name, error);
    return result == 0 ? database_execute(out, "PRAGMA query_only = ON", error) : result;
}

int set_file_open_alone(const char *path, const char *name, bool known,
                        struct budget *budget, struct database *out, struct error *error)
{
    const char *damage = NULL;
    struct stat status;
    int result = known ? 0 : check_bytes(path, budget, &status, &damage, error);

    /* Without a digest it may be of another version. */
    if (result == 0 && (damage == NULL || damage == no_digest))
        result = open_database(path, name, budget, out, error);
    if (result == 0 && damage == NULL && !known)
        result = set_check(out, "main", &damage, error);
    if (result == -(int)ERROR_DAMAGED)
        return error_set(error, ERROR_DAMAGED, "set_damaged", "%s",
                         damage != NULL ? damage : not_a_set);
    if (result == 0 && damage != NULL)
        result = error_set(error, ERROR_DAMAGED, "set_damaged", "%s", damage);
    if (result != 0)
        database_close(out);
    return result;
}

int set_file_open_older(const char *id, const char *path, struct budget *budget,
                        struct database *out, struct error *error)
{
    const char *damage = NULL;
    char name[64];
    int32_t version;

    store_set_name(id, name);
    int result = database_open(out, path, "mode=ro&immutable=1", name, budget, error);
    if (result == 0)
        result = database_check_kind(out, "main", SET_APPLICATION_ID, SET_VERSION,
                                     &version, name, error);
    if (result == 0)
        result = database_execute(out, "PRAGMA query_only = ON", error);
    /* A view in place of a table would run a stranger's statement. */
    if (result == 0)
        result =
            set_declared_check_format(out, "main", (uint32_t)version, &damage, error);
    if (result == 0 && damage == NULL)
        result = set_meta_check_id(out, id, &damage, error);
    if (result == 0 && damage != NULL)
        result = database_damaged(name, damage, error);
    if (result != 0)
        database_close(out);
    return result;
}

int set_file_open_at(const struct store *store, const char *id, const char *path,
                     bool anew, struct budget *budget, struct database *out,
                     struct error *error)
{
    const char *damage = NULL;
    struct stat status;
    char name[64];
    int result = 0;

    store_set_name(id, name);
    bool known = !anew && stat(path, &status) == 0 &&
                 digest_memory_find(store->digests, id, &status, &damage);
    if (known && damage == NULL && idle_take(store->idle, id, &status, name, budget, out))
        return 0;
    if (!known)
        result = check_bytes(path, budget, &status, &damage, error);
    /* Without a digest it may be of another version. */
    if (result == 0 && (damage == NULL || damage == no_digest))
        result = open_database(path, name, budget, out, error);
    if (result == -(int)ERROR_CONFLICT && damage != NULL && set_is_upgradable(path))
        result = database_damaged(name, damage, error); /* this version has a digest */
    if (result == 0 && !known && damage == NULL)
        result = check_content(out, id, &damage, error);
    if (result == 0 && !known && store != NULL)
        digest_memory_put(store->digests, id, &status, damage);
    if (result == 0 && damage != NULL)
        result = database_damaged(name, damage, error);
    if (result != 0)
        database_close(out);
    else if (store != NULL)
        idle_lend(store->idle, id, &status, out);
    return result;
}

/* One thread at a time: the second finds the new file. */
static int upgrade(struct store *store, const char *id, struct budget *budget, char **out,
                   struct error *error)
{
    int result = marked_lock(store, budget, error);

    if (result != 0)
        return result;
    result = set_file_path(store, id, out, error);
    if (result == 0 && set_is_upgradable(*out)) {
        free(TAKE_PTR(*out));
        result = set_upgrade(store, id, budget, out, error);
    }
    marked_unlock(store);
    return result;
}

int set_file_open(struct store *store, const char *id, struct budget *budget,
                  struct database *out, struct error *error)
{
    CLEANUP_FREE char *path = NULL;

    *out = (struct database){0};
    int result = set_file_path(store, id, &path, error);
    if (result == -(int)ERROR_NOT_FOUND)
        return set_file_lost(store, id, error);
    if (result == 0 && marked_keeps_copies(store))
        marked_touch(store, id);
    if (result == 0)
        result = set_file_open_at(store, id, path, false, budget, out, error);
    /* Another process may have brought it up to date a moment ago. */
    if (result != -(int)ERROR_CONFLICT ||
        (!set_is_upgradable(path) && !set_is_current(path)))
        return result;
    free(TAKE_PTR(path));
    result = upgrade(store, id, budget, &path, error);
    return result == 0 ? set_file_open_at(store, id, path, false, budget, out, error)
                       : result;
}

int store_verify_set(const struct store *store, const char *id, struct budget *budget,
                     struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    CLEANUP_DATABASE struct database database = {0};
    char name[64];

    if (path == NULL)
        return error_set_memory(error);
    store_set_name(id, name);
    if (access(path, F_OK) != 0 && errno == ENOENT)
        return database_damaged(name, not_there, error);
    int result = set_file_open_at(store, id, path, true, budget, &database, error);
    return result == -(int)ERROR_CONFLICT && set_is_upgradable(path)
               ? set_file_open_older(id, path, budget, &database, error)
               : result;
}

const char *store_known_damage(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    const char *damage = NULL;
    struct stat status;

    if (path == NULL)
        return NULL;
    if (stat(path, &status) != 0)
        return errno == ENOENT ? not_there : NULL;
    return digest_memory_find(store->digests, id, &status, &damage) ? damage : NULL;
}
