/* Where the store lies: the place by default, who may read it, and what is flushed. */
#include "store/directory.h"
#include "store/store.h"
#include "store_home.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- fsync, recorded ---- */

#define FLUSHED_MAX 64
static char flushed[FLUSHED_MAX][4096];
static size_t flushed_count;

/* Stands before that of the C library: notes what is flushed, then does it. */
int fsync(int fd)
{
    char link[64];

    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    if (flushed_count < FLUSHED_MAX) {
        ssize_t length =
            readlink(link, flushed[flushed_count], sizeof flushed[flushed_count] - 1);
        if (length > 0)
            flushed[flushed_count++][length] = '\0';
    }
    return (int)syscall(SYS_fsync, fd);
}

static bool was_flushed(const char *path)
{
    for (size_t i = 0; i < flushed_count; i++)
        if (strcmp(flushed[i], path) == 0)
            return true;
    return false;
}

/* ---- the place by default ---- */

static void expect_place(const char *data, const char *home, const char *expected)
{
    if (data == NULL)
        unsetenv("XDG_DATA_HOME");
    else
        setenv("XDG_DATA_HOME", data, 1);
    if (home == NULL)
        unsetenv("HOME");
    else
        setenv("HOME", home, 1);
    char *place = store_default_directory();
    if (expected == NULL)
        assert_null(place);
    else
        assert_string_equal(place, expected);
    free(place);
}

static void test_default_place(void **context)
{
    (void)context;
    expect_place("/data", "/home/u", "/data/tracediff");
    expect_place(NULL, "/home/u", "/home/u/.local/share/tracediff");
    expect_place("data", "/home/u", "/home/u/.local/share/tracediff");
    /* Nowhere: never below a directory that others may write to. */
    expect_place(NULL, NULL, NULL);
    expect_place(NULL, "", NULL);
    expect_place(NULL, "home/u", NULL);
    expect_place("data", NULL, NULL);
}

/* ---- who may read ---- */

static void expect_mode(const char *directory, const char *name, mode_t expected)
{
    char *path = fixture_path(directory, name);
    struct stat status;

    if (stat(path, &status) != 0)
        fail_msg("%s is not there", name);
    if ((status.st_mode & 0777) != expected)
        fail_msg("%s has mode %o", name, (unsigned)(status.st_mode & 0777));
    free(path);
}

static void test_modes(void **context)
{
    static const mode_t masks[] = {0, 022, 077};
    (void)context;

    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++) {
        mode_t before = umask(masks[i]);
        char *directory = fixture_directory();
        struct home home = {fixture_path(directory, "data"), NULL};
        struct error error = {0};
        char id[33];

        assert_ok(store_open(home.directory, STORE_OWNER, NULL, &home.store, &error),
                  error);
        home_write_set(&home, 1, "one", id);
        char *set = home_set_path(&home, id);
        expect_mode(directory, "data", 0700);
        expect_mode(home.directory, "sets", 0700);
        expect_mode(home.directory, "spool", 0700);
        expect_mode(home.directory, "lock", 0600);
        expect_mode(home.directory, "catalog.db", 0600);
        expect_mode(home.directory, "catalog.db-wal", 0600);
        expect_mode(home.directory, "catalog.db-shm", 0600);
        expect_mode("", set, 0600);
        free(set);
        store_close(home.store);
        free(home.directory);
        fixture_remove(directory);
        umask(before);
    }
}

/* A catalogue that an older version left open to others is closed to them. */
static void test_old_modes(void **context)
{
    struct home *home = *context;
    char *catalog = fixture_path(home->directory, "catalog.db");
    char *log = fixture_path(home->directory, "catalog.db-wal");

    store_close(home->store);
    home->store = NULL;
    assert_int_equal(chmod(catalog, 0644), 0);
    home_write_file(home->directory, "catalog.db-wal");
    assert_int_equal(chmod(log, 0644), 0);
    home_reopen(home);
    expect_mode(home->directory, "catalog.db", 0600);
    expect_mode(home->directory, "catalog.db-wal", 0600);
    free(catalog);
    free(log);
}

/* ---- what survives a crash ---- */

static void test_new_folders_are_flushed(void **context)
{
    char *directory = fixture_directory();
    char *outer = fixture_path(directory, "a");
    char *data = fixture_path(directory, "a/b");
    struct store *store = NULL;
    struct error error = {0};
    (void)context;

    flushed_count = 0;
    assert_ok(store_open(data, STORE_OWNER, NULL, &store, &error), error);
    assert_true(was_flushed(directory)); /* which got a */
    assert_true(was_flushed(outer));     /* which got b */
    assert_true(was_flushed(data));      /* which got sets, spool */
    store_close(store);
    free(data);
    free(outer);
    fixture_remove(directory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_place),
        cmocka_unit_test(test_modes),
        cmocka_unit_test_setup_teardown(test_old_modes, home_set_up, home_tear_down),
        cmocka_unit_test(test_new_folders_are_flushed),
    };

    return cmocka_run_group_tests_name("store_place", tests, NULL, NULL);
}
