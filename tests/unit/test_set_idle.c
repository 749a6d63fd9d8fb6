/* Connections to set files that are used again. */
#include "base/error.h"
#include "store/database.h"
#include "store/set_file.h"
#include "store/store.h"
#include "store_home.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* How many descriptors of this process are of the file. */
static int count_open(const char *name)
{
    DIR *directory = opendir("/proc/self/fd");
    const struct dirent *entry;
    int count = 0;

    assert_non_null(directory);
    while ((entry = readdir(directory)) != NULL) {
        char link[300], target[600] = "";

        snprintf(link, sizeof link, "/proc/self/fd/%s", entry->d_name);
        if (readlink(link, target, sizeof target - 1) > 0)
            count += strstr(target, name) != NULL;
    }
    closedir(directory);
    return count;
}

static void open_set(struct home *home, const char *id, struct database *database)
{
    struct error error;

    assert_ok(set_file_open(home->store, id, NULL, database, &error), error);
}

static void one_is_used_again(void **context)
{
    struct home *home = *context;
    struct database first = {0}, second = {0};
    char id[33], other[33];

    home_write_set(home, 1, "one", id);
    home_write_set(home, 2, "two", other);
    open_set(home, id, &first);
    sqlite3 *handle = first.handle;
    database_close(&first);
    database_close(&first); /* closing twice is fine */
    open_set(home, other, &second);
    assert_ptr_not_equal(second.handle, handle);
    open_set(home, id, &first);
    assert_ptr_equal(first.handle, handle);
    database_close(&second);
    open_set(home, id, &second); /* while the first one is in use */
    assert_ptr_not_equal(second.handle, handle);
    database_close(&second);
    database_close(&first);
}

static void not_with_a_statement(void **context)
{
    struct home *home = *context;
    struct database database = {0};
    sqlite3_stmt *statement;
    char id[33];

    home_write_set(home, 1, "one", id);
    home_reopen(home);
    open_set(home, id, &database);
    assert_int_equal(
        sqlite3_prepare_v2(database.handle, "SELECT 1", -1, &statement, NULL), SQLITE_OK);
    database_close(&database);
    sqlite3_finalize(statement);
    assert_int_equal(count_open(id), 0);
}

static void another_file_is_opened(void **context)
{
    struct home *home = *context;
    struct database database = {0};
    char id[33];

    home_write_set(home, 1, "one", id);
    open_set(home, id, &database);
    database_close(&database);
    home_change_set(home, id, "UPDATE meta SET value = 'other' WHERE key = 'label'");
    open_set(home, id, &database);
    sqlite3_stmt *row;
    assert_int_equal(sqlite3_prepare_v2(database.handle,
                                        "SELECT value FROM meta WHERE key = 'label'", -1,
                                        &row, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    assert_string_equal((const char *)sqlite3_column_text(row, 0), "other");
    sqlite3_finalize(row);
    database_close(&database);
}

static void none_is_left_of_a_removed_set(void **context)
{
    struct home *home = *context;
    struct database database = {0};
    struct error error;
    char id[33];

    home_write_set(home, 1, "one", id);
    open_set(home, id, &database);
    database_close(&database);
    assert_int_equal(count_open(id), 1);
    assert_ok(store_remove_set(home->store, id, &error), error);
    assert_int_equal(count_open(id), 0);
}

/* A question may take longer than the set lives. */
static void none_is_kept_of_a_set_removed_meanwhile(void **context)
{
    struct home *home = *context;
    struct database database = {0};
    struct error error;
    char id[33];

    home_write_set(home, 1, "one", id);
    open_set(home, id, &database);
    assert_ok(store_remove_set(home->store, id, &error), error);
    assert_int_equal(count_open(id), 1);
    database_close(&database);
    assert_int_equal(count_open(id), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_is_used_again),
        TEST(not_with_a_statement),
        TEST(another_file_is_opened),
        TEST(none_is_left_of_a_removed_set),
        TEST(none_is_kept_of_a_set_removed_meanwhile),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
