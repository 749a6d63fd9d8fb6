/* The catalogue: recognising sets and files, the bin, jobs, and who may open it. */
#include "store_home.h"

#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sys/stat.h>

/* ---- identity ---- */

static void test_same_content_is_stored_once(void **context)
{
    struct home *home = *context;
    char first[33], second[33], other[33];
    struct set_info info;
    struct error error = {0};

    assert_false(home_write_set(home, 1, "one", first));
    assert_true(home_write_set(home, 1, NULL, second));
    assert_string_equal(first, second);
    assert_false(home_write_set(home, 2, "two", other));
    assert_string_not_equal(first, other);
    assert_int_equal(home_count_sets(home), 2);
    assert_ok(store_find_set(home->store, first, &info, &error), error);
    assert_string_equal(info.label, "one");
    set_info_free(&info);
    assert_true(home_write_set(home, 1, "renamed", second));
    assert_ok(store_find_set(home->store, first, &info, &error), error);
    assert_string_equal(info.label, "renamed");
    set_info_free(&info);
}

/* The id depends on ranks and content, not on names, labels or the order of writing. */
static void test_id_is_that_of_ranks_and_content(void **context)
{
    struct home *home = *context;
    struct fixture_options options = {.seed = 1, .events = 20};
    struct trace_recording *a = fixture_recording(&options);
    options.seed = 2;
    struct trace_recording *b = fixture_recording(&options);
    struct trace_recording *both[2] = {a, b}, *swapped[2] = {b, a};
    char first[33], second[33], third[33];
    bool already;

    fixture_write(home->store, both, 2, "x", first, &already);
    assert_false(already);
    fixture_write(home->store, swapped, 2, "x", second, &already);
    assert_false(already);
    assert_string_not_equal(first, second);
    fixture_write(home->store, both, 2, "y", third, &already);
    assert_true(already);
    assert_string_equal(first, third);
    trace_recording_free(a);
    trace_recording_free(b);
}

/* The documented layout: XXH3-128 over the rank in little-endian and the canonical hash.
 */
static void test_id_is_the_documented_hash(void **context)
{
    struct home *home = *context;
    struct trace_recording *empty = fixture_empty_recording();
    char id[33];
    bool already;

    empty->hash[0] = 0x1122334455667788;
    empty->hash[1] = 0x99aabbccddeeff00;
    fixture_write(home->store, &empty, 1, "empty", id, &already);
    /* xxh128sum of 8 zero bytes, then 99 aa bb cc dd ee ff 00 11 22 33 44 55 66 77 88 */
    assert_string_equal(id, "cc234cd9c50a5d474fb3cdbc2813f6ca");
    trace_recording_free(empty);
}

static void test_an_empty_rank_is_a_set(void **context)
{
    struct home *home = *context;
    struct trace_recording *empty = fixture_empty_recording(), *read = NULL;
    struct set_view view;
    struct error error = {0};
    char id[33];
    bool already;

    fixture_write(home->store, &empty, 1, "empty", id, &already);
    assert_ok(set_view_load(home->store, id, NULL, &view, &error), error);
    assert_int_equal(view.file_count, 1);
    assert_int_equal(view.step_count, 1);
    assert_false(view.files[0].has_device_rows);
    assert_ok(set_load_recording(home->store, id, 0, NULL, &read, &error), error);
    assert_int_equal(read->events.count, 0);
    trace_recording_free(read);
    trace_recording_free(empty);
    set_view_free(&view);
}

/* ---- finding ---- */

static void test_find(void **context)
{
    struct home *home = *context;
    char first[33], second[33], prefix[8], upper[33];
    struct error error = {0};
    struct set_info info;

    home_write_set(home, 1, "base", first);
    home_write_set(home, 2, "abcdef", second);
    home_expect_found(home, first, first);
    snprintf(prefix, sizeof prefix, "%.6s", second);
    home_expect_found(home, prefix, second);
    for (int i = 0; i < 33; i++)
        upper[i] = first[i] >= 'a' ? (char)(first[i] - 32) : first[i];
    home_expect_found(home, upper, first);
    snprintf(prefix, sizeof prefix, "%.5s", second);
    home_expect_unknown(home, prefix); /* too short */
    home_expect_found(home, "base", first);
    home_expect_found(home, "abcdef", second); /* a label that looks like a prefix */
    home_expect_unknown(home, "");
    home_expect_unknown(home, "no \xff such");
    assert_int_not_equal(store_find_set(home->store, "missing", &info, &error), 0);
    assert_non_null(strstr(error.message, "missing"));
    assert_non_null(strstr(error.message, "base"));
    home_execute_catalog(home,
                         "UPDATE sets SET label = 'same', created = created + rowid");
    home_expect_found(home, "same", second); /* the newest */
}

static void test_ambiguous_prefix_is_unknown(void **context)
{
    struct home *home = *context;
    char id[33];

    home_write_set(home, 1, "one", id);
    home_execute_catalog(
        home, "INSERT INTO sets(id, label, created, summary, stored_bytes) "
              "SELECT substr(id, 1, 31) || "
              "iif(substr(id, 32) = '0', '1', '0'), 'two', 0, '{}', 1 FROM sets");
    id[31] = '\0';
    home_expect_unknown(home, id);
}

static void test_update(void **context)
{
    struct home *home = *context;
    char id[33];
    struct set_info info;
    struct error error = {0};

    home_write_set(home, 1, "bad \xff label", id);
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_string_equal(info.label, "bad \xef\xbf\xbd label");
    set_info_free(&info);
    assert_ok(store_update_set(home->store, id, "new", NULL, &error), error);
    assert_ok(store_update_set(home->store, id, NULL, "noted", &error), error);
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_string_equal(info.label, "new");
    assert_string_equal(info.notes, "noted");
    set_info_free(&info);
    assert_error(store_update_set(home->store, id, "", NULL, &error), error,
                 ERROR_PARAMETER, "bad_text");
    assert_error(store_update_set(home->store, id, "\xff", NULL, &error), error,
                 ERROR_PARAMETER, "bad_text");
    assert_error(store_update_set(home->store, "0123", "x", NULL, &error), error,
                 ERROR_NOT_FOUND, "unknown_set");
}

/* ---- the bin ---- */

static void test_bin_restore_remove(void **context)
{
    struct home *home = *context;
    char id[33], again[33];
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    assert_ok(store_bin_set(home->store, id, &error), error);
    assert_int_equal(home_count_sets(home), 0);
    home_expect_unknown(home, id);
    home_expect_unknown(home, "one");
    assert_true(home_has_set_file(home, id));
    assert_error(store_bin_set(home->store, id, &error), error, ERROR_NOT_FOUND,
                 "unknown_set");
    assert_ok(store_restore_set(home->store, id, &error), error);
    home_expect_found(home, "one", id);
    assert_ok(store_bin_set(home->store, id, &error), error);
    assert_true(
        home_write_set(home, 1, NULL, again)); /* ingesting it again takes it out */
    home_expect_found(home, "one", id);
    assert_ok(store_remove_set(home->store, id, &error), error);
    assert_false(home_has_set_file(home, id));
    home_expect_unknown(home, id);
    assert_error(store_restore_set(home->store, id, &error), error, ERROR_NOT_FOUND,
                 "unknown_set");
    assert_false(home_write_set(home, 1, "one", again));
}

static void test_purge(void **context)
{
    struct home *home = *context;
    char old[33], fresh[33], listed[33];
    struct error error = {0};

    home_write_set(home, 1, "old", old);
    home_write_set(home, 2, "fresh", fresh);
    home_write_set(home, 3, "listed", listed);
    assert_ok(store_bin_set(home->store, old, &error), error);
    assert_ok(store_bin_set(home->store, fresh, &error), error);
    home_execute_catalog(home,
                         "UPDATE sets SET deleted = deleted - 1000 WHERE label = 'old'");
    assert_ok(store_purge_bin(home->store, 600, &error), error);
    assert_false(home_has_set_file(home, old));
    assert_true(home_has_set_file(home, fresh));
    assert_true(home_has_set_file(home, listed));
    assert_ok(store_purge_bin(home->store, 0, &error), error);
    assert_false(home_has_set_file(home, fresh));
    home_expect_found(home, "listed", listed);
}

/* ---- recognising files ---- */

static void test_stored_files_are_recognised(void **context)
{
    struct home *home = *context;
    const struct fixture_options options[2] = {{.seed = 1, .events = 20},
                                               {.seed = 2, .events = 30}};
    struct trace_recording *both[2] = {fixture_recording(&options[0]),
                                       fixture_recording(&options[1])};
    struct stored_file_key keys[2];
    struct error error = {0};
    char id[33], found[33];
    bool already, has;

    fixture_write(home->store, both, 2, "x", id, &already);
    for (int i = 0; i < 2; i++) {
        keys[1 - i] =
            (struct stored_file_key){.disk_bytes = both[i]->disk_bytes,
                                     .disk_seal = both[i]->disk_seal,
                                     .name = i == 0 ? "rank0.json" : "rank1.json"};
        trace_recording_free(both[i]);
    }
    assert_ok(store_has_file_size(home->store, keys[0].disk_bytes, &has, &error), error);
    assert_true(has);
    assert_ok(store_has_file_size(home->store, 12345678, &has, &error), error);
    assert_false(has);
    assert_ok(store_find_set_of_files(home->store, keys, 2, NULL, NULL, found, &error),
              error);
    assert_string_equal(found, id);
    assert_ok(store_find_set_of_files(home->store, keys, 1, NULL, NULL, found, &error),
              error);
    assert_string_equal(found, "");
    keys[0].disk_seal.bytes[31] ^= 1;
    assert_ok(store_find_set_of_files(home->store, keys, 2, NULL, NULL, found, &error),
              error);
    assert_string_equal(found, "");
    keys[0].disk_seal.bytes[31] ^= 1;
    keys[1].name = "other.json";
    assert_ok(store_find_set_of_files(home->store, keys, 2, NULL, NULL, found, &error),
              error);
    assert_string_equal(found, "");
    keys[1].name = "rank0.json";
    assert_ok(store_bin_set(home->store, id, &error), error);
    assert_ok(store_find_set_of_files(home->store, keys, 2, NULL, NULL, found, &error),
              error);
    assert_string_equal(found, "");
    assert_ok(store_has_file_size(home->store, keys[0].disk_bytes, &has, &error), error);
    assert_false(has);
}

static void test_one_owner(void **context)
{
    struct home *home = *context;
    struct store *second = NULL;
    struct error error = {0};

    assert_error(store_open(home->directory, STORE_OWNER, NULL, &second, &error), error,
                 ERROR_CONFLICT, "data_directory_in_use");
    assert_null(second);
    assert_ok(store_open(home->directory, STORE_SHARED, NULL, &second, &error), error);
    store_close(second);
}

static void test_read_only(void **context)
{
    struct home *home = *context;
    struct store *reader = NULL;
    struct set_draft *draft = NULL;
    struct error error = {0};
    struct set_info info;
    char id[33];

    home_write_set(home, 1, "one", id);
    assert_ok(store_open(home->directory, STORE_READ_ONLY, NULL, &reader, &error), error);
    assert_ok(store_find_set(reader, "one", &info, &error), error);
    set_info_free(&info);
    assert_error(store_bin_set(reader, id, &error), error, ERROR_FORBIDDEN, "read_only");
    assert_error(set_draft_make(reader, &draft, &error), error, ERROR_FORBIDDEN,
                 "read_only");
    store_close(reader);
    char *empty = fixture_directory();
    assert_error(store_open(empty, STORE_READ_ONLY, NULL, &reader, &error), error,
                 ERROR_NOT_FOUND, "no_catalog");
    fixture_remove(empty);
}

static void test_directories(void **context)
{
    struct home *home = *context;
    char *deep = fixture_path(home->directory, "a/b?c#d%20e/f");
    struct store *store = NULL;
    struct error error = {0};
    struct stat status;
    char id[33];

    /* A path with everything that URIs give a meaning to. */
    assert_ok(store_open(deep, STORE_OWNER, NULL, &store, &error), error);
    assert_int_equal(stat(deep, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0700);
    assert_true(store_free_bytes(store) > 0);
    struct home inner = {deep, store};
    home_write_set(&inner, 1, "x", id);
    assert_true(home_has_set_file(&inner, id));
    home_expect_found(&inner, "x", id);
    struct set_view view;
    assert_ok(set_view_load(store, id, NULL, &view, &error), error);
    set_view_free(&view);
    store_close(store);
    free(deep);
    assert_int_equal(setenv("XDG_DATA_HOME", "/data", 1), 0);
    char *place = store_default_directory();
    assert_string_equal(place, "/data/tracediff");
    free(place);
}

/* ---- jobs ---- */

static int collect(void *context, const char *json)
{
    buffer_append_text(context, json);
    return 0;
}

static void test_jobs(void **context)
{
    struct home *home = *context;
    struct buffer seen = BUFFER(1000);
    struct error error = {0};

    assert_ok(store_save_job(home->store, "a", "[1]", &error), error);
    assert_ok(store_save_job(home->store, "b", "[2]", &error), error);
    assert_ok(store_save_job(home->store, "c", "[3]", &error), error);
    assert_ok(store_save_job(home->store, "b", "[4]", &error), error);
    home_reopen(home);
    assert_ok(store_list_jobs(home->store, 2, collect, &seen, &error), error);
    assert_string_equal(seen.bytes, "[3][4]");
    buffer_free(&seen);
}

/* A commit waits for the disk; comparing must not wait with it. */
static void test_reading_does_not_wait_for_a_writer(void **context)
{
    struct home *home = *context;
    char id[33];
    struct set_info info;
    struct error error = {0};

    home_write_set(home, 1, "before", id);
    assert_ok(catalog_begin(home->store, &error), error);
    assert_ok(database_execute(&home->store->catalog, "UPDATE sets SET label = 'behind'",
                               &error),
              error);
    /* In one thread: with one connection, this would wait for ever. */
    assert_ok(store_find_set(home->store, "before", &info, &error), error);
    set_info_free(&info);
    assert_ok(catalog_end(home->store, 0, &error), error);
    home_expect_found(home, "behind", id);
}

/* ---- older catalogues ---- */

static int64_t ask(struct home *home, const char *sql)
{
    sqlite3_stmt *statement = NULL;

    assert_int_equal(
        sqlite3_prepare_v2(home->store->catalog.handle, sql, -1, &statement, NULL),
        SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    int64_t value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

/* The catalogue of a version that is long gone, with a set and a finished job. */
static void write_older(struct home *home, int version)
{
    char *path = fixture_path(home->directory, "catalog.db");
    struct database older;
    struct error error = {0};

    store_close(home->store);
    assert_int_equal(unlink(path), 0);
    assert_ok(database_open(&older, path, "mode=rwc", "catalog.db", NULL, &error), error);
    for (int i = 1; i <= version; i++) {
        char script[64];

        snprintf(script, sizeof script, "sql/catalog_%d", i);
        assert_ok(database_run_script(&older, script, &error), error);
    }
    assert_ok(database_execute(&older,
                               "INSERT INTO sets(id, label, created, summary, "
                               "stored_bytes) VALUES (printf('%032d', 7), 'old', 1, "
                               "'{}', 1), (printf('%032d', 8), 'full', 1, "
                               "'{\"ranks\": [0, 1], \"step_count\": 3, \"quality\": "
                               "{\"events\": 9}, \"disk_bytes\": 5, \"devices\": "
                               "[\"A\", \"B\"]}', 1), (printf('%032d', 9), 'bad', 1, "
                               "'{\"ranks\"', 1); INSERT INTO job VALUES ('a', '{}', 1)",
                               &error),
              error);
    if (version < 4)
        assert_ok(database_execute(&older,
                                   "INSERT INTO comparison VALUES (1, 'mine', '/', 1)",
                                   &error),
                  error);
    database_close(&older);
    free(path);
}

static void test_older_catalogues_open(void **context)
{
    struct home *home = *context;

    for (int version = 1; version < CATALOG_VERSION; version++) {
        struct error error = {0};

        write_older(home, version);
        assert_ok(store_open(home->directory, STORE_OWNER, NULL, &home->store, &error),
                  error);
        home_expect_found(home, "old", "00000000000000000000000000000007");
        assert_int_equal(ask(home, "PRAGMA user_version"), CATALOG_VERSION);
        assert_int_equal(ask(home, "SELECT count(*) FROM job"), 1);
        assert_int_equal(
            ask(home, "SELECT count(*) FROM sqlite_schema WHERE name = 'comparison'"), 0);
        /* Facts come from summaries; one that is not JSON has none. */
        assert_int_equal(
            ask(home,
                "SELECT count(*) FROM set_facts WHERE ranks = 2 AND steps = 3 AND "
                "events = 9 AND disk_bytes = 5 AND devices = 'A' || char(10) || 'B'"),
            version < 3);
        assert_int_equal(ask(home, "SELECT count(*) FROM set_facts WHERE ranks = 0 AND "
                                   "steps = 0 AND devices = ''"),
                         version < 3 ? 2 : 0);
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_same_content_is_stored_once),
        TEST(test_id_is_that_of_ranks_and_content),
        TEST(test_id_is_the_documented_hash),
        TEST(test_an_empty_rank_is_a_set),
        TEST(test_find),
        TEST(test_ambiguous_prefix_is_unknown),
        TEST(test_update),
        TEST(test_bin_restore_remove),
        TEST(test_purge),
        TEST(test_stored_files_are_recognised),
        TEST(test_one_owner),
        TEST(test_read_only),
        TEST(test_directories),
        TEST(test_jobs),
        TEST(test_reading_does_not_wait_for_a_writer),
        TEST(test_older_catalogues_open),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
