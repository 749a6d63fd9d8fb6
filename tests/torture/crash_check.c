/* See crash_check.h. */
#include "crash_check.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <dirent.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct checking {
    const char *data, *reference;
    const json_t *expected;
    struct store *store;
    char *failure;
};

/* Keeps the first failure; false, so that a check ends with it. */
static bool fails(struct checking *checking, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static bool fails(struct checking *checking, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    if (checking->failure[0] == '\0')
        vsnprintf(checking->failure, 1024, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- files ---- */

static char *read_whole(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    struct stat status;
    char *bytes = NULL;

    *length = 0;
    if (file == NULL)
        return NULL;
    if (fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode)) {
        bytes = malloc((size_t)status.st_size + 1);
        *length = bytes == NULL ? 0 : fread(bytes, 1, (size_t)status.st_size, file);
    }
    fclose(file);
    return bytes;
}

/* Whether data/<name> has the bytes of reference/<other>. */
static bool check_bytes(struct checking *checking, const char *name, const char *other)
{
    char path[PATH_MAX], whole[PATH_MAX];
    size_t length, expected;

    snprintf(path, sizeof path, "%s/%s", checking->data, name);
    snprintf(whole, sizeof whole, "%s/%s", checking->reference, other);
    char *bytes = read_whole(path, &length);
    char *right = read_whole(whole, &expected);
    bool same = bytes != NULL && right != NULL && length == expected &&
                memcmp(bytes, right, length) == 0;
    free(bytes);
    free(right);
    return same || fails(checking, "%s is not what was written there (%zu of %zu bytes)",
                         name, length, expected);
}

/* Calls back with every name of data/<name>; true if there is no such folder. */
static bool each_name(struct checking *checking, const char *name,
                      bool (*visit)(struct checking *checking, const char *folder,
                                    const char *name))
{
    char path[PATH_MAX];
    bool good = true;

    snprintf(path, sizeof path, "%s/%s", checking->data, name);
    DIR *folder = opendir(path);
    if (folder == NULL)
        return true;
    for (const struct dirent *entry = readdir(folder); entry != NULL && good;
         entry = readdir(folder))
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            good = visit(checking, name, entry->d_name);
    closedir(folder);
    return good;
}

/* ---- traces ---- */

static const char *wanted(const struct checking *checking, const char *id,
                          const char *member)
{
    const char *text = json_string_value(
        json_object_get(json_object_get(checking->expected, id), member));

    return text == NULL ? "" : text;
}

/* The folder is "traces/<id>". */
static bool check_trace(struct checking *checking, const char *folder, const char *name)
{
    char path[PATH_MAX];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return check_bytes(checking, path, path);
}

static size_t count_names(const char *above, const char *name)
{
    char path[PATH_MAX];
    size_t count = 0;

    snprintf(path, sizeof path, "%s/%s", above, name);
    DIR *folder = opendir(path);
    if (folder == NULL)
        return 0;
    while (readdir(folder) != NULL)
        count++;
    closedir(folder);
    return count - 2;
}

static bool check_traces(struct checking *checking, const char *id)
{
    const char *traces = wanted(checking, id, "traces");
    char folder[64];

    snprintf(folder, sizeof folder, "traces/%s", id);
    size_t there = count_names(checking->data, folder);
    size_t all = count_names(checking->reference, folder);
    if (!each_name(checking, folder, check_trace))
        return false;
    if (there == all || strcmp(traces, "some") == 0 ||
        (there == 0 && strcmp(traces, "all") != 0))
        return true;
    return fails(checking, "%s has %zu of %zu kept traces", id, there, all);
}

/* ---- sets ---- */

/* Whether the text is one of an array; any will do where there is no array. */
static bool is_one_of(const struct checking *checking, const char *id, const char *member,
                      const char *text)
{
    const json_t *texts =
        json_object_get(json_object_get(checking->expected, id), member);

    for (size_t i = 0; i < json_array_size(texts); i++)
        if (strcmp(json_string_value(json_array_get(texts, i)), text) == 0)
            return true;
    return texts == NULL;
}

static bool check_set(struct checking *checking, const struct set_info *set)
{
    struct error error = {0};
    struct set_view view = {0};
    char name[64], other[64];

    if (json_object_get(checking->expected, set->id) == NULL)
        return fails(checking, "%s (%s) is listed", set->id, set->label);
    if (strcmp(wanted(checking, set->id, "present"), "bin") == 0)
        return fails(checking, "%s came back from the bin", set->id);
    if (!is_one_of(checking, set->id, "labels", set->label))
        return fails(checking, "%s is called %s", set->id, set->label);
    if (!is_one_of(checking, set->id, "notes", set->notes))
        return fails(checking, "%s has the notes %s", set->id, set->notes);
    snprintf(name, sizeof name, "sets/%s.db", set->id);
    snprintf(other, sizeof other, "%s.db", set->id);
    if (!check_bytes(checking, name, other))
        return false;
    if (set_view_load(checking->store, set->id, NULL, &view, &error) != 0)
        return fails(checking, "%s cannot be opened: %s", set->id, error.message);
    bool good = view.file_count > 0;
    set_view_free(&view);
    return good ? check_traces(checking, set->id)
                : fails(checking, "%s has no files", set->id);
}

static bool is_listed(const struct set_list *list, const char *id)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->sets[i].id, id) == 0)
            return true;
    return false;
}

/* Every set that must be there is listed, or comes back from the bin. */
static bool check_presence(struct checking *checking, const struct set_list *list)
{
    const char *id;
    json_t *set;

    json_object_foreach((json_t *)checking->expected, id, set)
    {
        const char *present = wanted(checking, id, "present");
        struct error error = {0};

        if (strcmp(present, "maybe") == 0 || is_listed(list, id))
            continue;
        if (strcmp(present, "yes") == 0)
            return fails(checking, "%s is lost", id);
        if (store_restore_set(checking->store, id, &error) != 0)
            return fails(checking, "%s is not in the bin: %s", id, error.message);
    }
    return true;
}

static bool check_list(struct checking *checking, bool first)
{
    struct set_list list;
    struct error error = {0};

    if (store_list_sets(checking->store, &list, &error) != 0)
        return fails(checking, "the sets cannot be listed: %s", error.message);
    bool good = true;
    for (size_t i = 0; first && good && i < list.count; i++)
        good = check_set(checking, &list.sets[i]);
    if (good && first)
        good = check_presence(checking, &list);
    set_list_free(&list);
    return good;
}

/* ---- the rest of the folder ---- */

static bool check_nothing(struct checking *checking, const char *folder, const char *name)
{
    return fails(checking, "%s/%s lies about", folder, name);
}

static bool check_of_a_set(struct checking *checking, const char *folder,
                           const char *name)
{
    char id[33];

    snprintf(id, sizeof id, "%.32s", name);
    return json_object_get(checking->expected, id) != NULL ||
           fails(checking, "%s/%s is of no set", folder, name);
}

/* Files of sets with a marker: whole, or being written. */
static bool check_steps(struct checking *checking, const char *folder, const char *name)
{
    char path[PATH_MAX], other[PATH_MAX];

    if (strncmp(name, "new-", 4) == 0)
        return true;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    snprintf(other, sizeof other, "steps/%s", name);
    return check_bytes(checking, path, other);
}

static bool check_catalog(struct checking *checking)
{
    sqlite3 *database = NULL;
    sqlite3_stmt *statement = NULL;
    char path[PATH_MAX];

    snprintf(path, sizeof path, "%s/catalog.db", checking->data);
    bool good =
        sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, NULL) ==
            SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW &&
        strcmp((const char *)sqlite3_column_text(statement, 0), "ok") == 0;
    sqlite3_finalize(statement);
    if (!good)
        fails(checking, "the catalogue is damaged: %s", sqlite3_errmsg(database));
    sqlite3_close(database);
    return good;
}

const char *crash_check(const char *data, const char *reference, const json_t *expected,
                        char failure[1024])
{
    struct checking checking = {
        .data = data, .reference = reference, .expected = expected, .failure = failure};
    struct error error = {0};

    failure[0] = '\0';
    if (store_open(data, STORE_OWNER, NULL, &checking.store, &error) != 0) {
        fails(&checking, "the store does not open: %s", error.message);
        return failure;
    }
    bool good = check_list(&checking, true) &&
                each_name(&checking, "spool", check_nothing) &&
                each_name(&checking, "sets", check_of_a_set) &&
                each_name(&checking, "traces", check_of_a_set) &&
                each_name(&checking, "cache/steps", check_steps);
    store_close(checking.store);
    good = good && check_catalog(&checking);
    return good ? NULL : failure;
}
