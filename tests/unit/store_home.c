/* See store_home.h. */
#include "store_home.h"
#include "store/directory.h"
#include "store/set_check.h"
#include "store/sets.h"
#include "store/store.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

void home_reopen(struct home *home)
{
    struct error error = {0};

    store_close(home->store);
    assert_ok(store_open(home->directory, STORE_OWNER, NULL, &home->store, &error),
              error);
}

int home_set_up(void **context)
{
    struct home *home = calloc(1, sizeof *home);

    assert_non_null(home);
    home->directory = fixture_directory();
    home_reopen(home);
    *context = home;
    return 0;
}

int home_tear_down(void **context)
{
    struct home *home = *context;

    store_close(home->store);
    fixture_remove(home->directory);
    free(home);
    return 0;
}

bool home_write_set(struct home *home, unsigned seed, const char *label, char id[33])
{
    const struct fixture_options options = {.seed = seed, .events = 50, .steps = 2};
    struct trace_recording *recording = fixture_recording(&options);
    bool already;

    fixture_write(home->store, &recording, 1, label, id, &already);
    trace_recording_free(recording);
    return already;
}

size_t home_count_sets(struct home *home)
{
    struct set_list list;
    struct error error = {0};

    assert_ok(store_list_sets(home->store, &list, &error), error);
    size_t count = list.count;
    set_list_free(&list);
    return count;
}

char *home_set_path(struct home *home, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, "sets/%s.db", id);
    return fixture_path(home->directory, name);
}

bool home_has_set_file(struct home *home, const char *id)
{
    char *path = home_set_path(home, id);
    bool exists = access(path, F_OK) == 0;

    free(path);
    return exists;
}

void home_execute(const char *path, const char *sql)
{
    sqlite3 *handle = NULL;

    assert_int_equal(sqlite3_open(path, &handle), SQLITE_OK);
    if (sqlite3_exec(handle, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(handle));
    sqlite3_close(handle);
}

void home_seal(const char *path)
{
    int fd = open(path, O_RDWR);
    struct stat status;
    struct error error = {0};

    assert_true(fd >= 0);
    assert_int_equal(fstat(fd, &status), 0);
    /* Pages are of 8,192 bytes; the digest follows the last one. */
    assert_int_equal(ftruncate(fd, status.st_size / 8192 * 8192), 0);
    assert_ok(digest_seal(fd, &error), error);
    close(fd);
}

void home_change_set(struct home *home, const char *id, const char *sql)
{
    char *path = home_set_path(home, id);

    home_execute(path, sql);
    home_seal(path);
    free(path);
}

void home_execute_catalog(struct home *home, const char *sql)
{
    char *path = fixture_path(home->directory, "catalog.db");

    home_execute(path, sql);
    free(path);
}

void home_expect_found(struct home *home, const char *asked, const char *id)
{
    struct set_info info;
    struct error error = {0};

    assert_ok(store_find_set(home->store, asked, &info, &error), error);
    assert_string_equal(info.id, id);
    set_info_free(&info);
}

void home_expect_unknown(struct home *home, const char *asked)
{
    struct set_info info;
    struct error error = {0};

    assert_error(store_find_set(home->store, asked, &info, &error), error,
                 ERROR_NOT_FOUND, "unknown_set");
    assert_null(info.label);
}

void home_write_file(const char *directory, const char *name)
{
    char *path = fixture_path(directory, name);
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    fputs("left over", file);
    fclose(file);
    free(path);
}

bool home_has(const char *directory, const char *name)
{
    char *path = fixture_path(directory, name);
    bool there = access(path, F_OK) == 0;

    free(path);
    return there;
}
