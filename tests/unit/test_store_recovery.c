/* The files that crashes, other versions and damage leave, and what happens to them. */
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_view.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>
#include <sys/stat.h>

/* ---- after a crash ---- */

static void test_sweep_takes_what_nobody_holds(void **context)
{
    struct home *home = *context;
    struct set_contents contents;
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    struct error error = {0};
    char *upload = fixture_path(home->directory, "spool/upload");

    home_write_file(home->directory, "spool/set-abc123.db");
    home_write_file(home->directory, "spool/other");
    assert_int_equal(mkdir(upload, 0700), 0);
    free(upload);
    home_write_file(home->directory, "spool/upload/part");
    home_write_file(home->directory, "outside");
    char *link = fixture_path(home->directory, "spool/link");
    assert_int_equal(symlink("../outside", link), 0);
    free(link);
    struct store *shared = NULL;
    assert_ok(store_open(home->directory, STORE_SHARED, NULL, &shared, &error), error);
    assert_false(home_has(home->directory, "spool/set-abc123.db"));
    assert_true(home_has(home->directory, "spool/upload/part")); /* not its business */
    assert_true(home_has(home->directory, "spool/other"));
    assert_ok(set_draft_make(shared, &draft, &error), error);
    assert_ok(set_writer_open(set_draft_path(draft), &writer, &error), error);
    struct store *beside = NULL;
    assert_ok(store_open(home->directory, STORE_SHARED, NULL, &beside, &error), error);
    store_close(beside);
    home_reopen(home);
    assert_false(home_has(home->directory, "spool/other"));
    assert_false(home_has(home->directory, "spool/upload"));
    assert_false(home_has(home->directory, "spool/link"));
    assert_true(home_has(home->directory, "outside"));
    /* The writer of the other process is alive and may go on. */
    struct trace_recording *empty = fixture_empty_recording();
    const struct set_file_place place = {0, 0, 0, TRACE_RANK_ASSUMED, false};
    char id[33];
    bool already;
    assert_ok(set_writer_add(writer, 0, "x.json", empty, &error), error);
    assert_ok(set_writer_finish(writer, &place, 1, "alive", &contents, &error), error);
    assert_ok(set_draft_publish(draft, &contents, "alive", NULL, id, &already, &error),
              error);
    set_contents_free(&contents);
    trace_recording_free(empty);
    home_expect_found(home, "alive", id);
    store_close(shared);
}

static void test_abort_leaves_nothing(void **context)
{
    struct home *home = *context;
    const struct fixture_options options = {.seed = 1, .events = 100};
    struct trace_recording *recording = fixture_recording(&options);
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    struct error error = {0};

    assert_ok(set_draft_make(home->store, &draft, &error), error);
    assert_ok(set_writer_open(set_draft_path(draft), &writer, &error), error);
    assert_ok(set_writer_add(writer, 0, "x.json", recording, &error), error);
    set_writer_abort(writer);
    set_writer_abort(NULL);
    set_draft_discard(draft);
    set_draft_discard(NULL);
    assert_int_equal(rmdir(store_spool_directory(home->store)), 0); /* it is empty */
    assert_int_equal(mkdir(store_spool_directory(home->store), 0700), 0);
    assert_int_equal(home_count_sets(home), 0);
    trace_recording_free(recording);
}

static void test_unplaced_and_unknown_files_are_bugs(void **context)
{
    struct home *home = *context;
    struct trace_recording *empty = fixture_empty_recording();
    const struct set_file_place places[2] = {{0, 0, 0, TRACE_RANK_STATED, false},
                                             {9, 1, 0, TRACE_RANK_STATED, false}};
    struct error error = {0};

    for (size_t count = 0; count <= 2; count += 2) {
        struct set_draft *draft = NULL;
        struct set_writer *writer = NULL;
        struct set_contents contents;

        assert_ok(set_draft_make(home->store, &draft, &error), error);
        assert_ok(set_writer_open(set_draft_path(draft), &writer, &error), error);
        assert_ok(set_writer_add(writer, 0, "x.json", empty, &error), error);
        assert_int_equal(set_writer_finish(writer, places, count, "x", &contents, &error),
                         -ERROR_INTERNAL);
        set_draft_discard(draft);
    }
    assert_int_equal(home_count_sets(home), 0);
    trace_recording_free(empty);
}

static void test_catalogue_and_files_agree_after_start(void **context)
{
    struct home *home = *context;
    char lost[33], kept[33], removing[33], adopted[33];
    struct set_info info;
    struct error error = {0};

    home_write_set(home, 1, "lost", lost);
    home_write_set(home, 2, "kept", kept);
    home_write_set(home, 3, "removing", removing);
    home_write_set(home, 4, "adopted", adopted);
    char *path = home_set_path(home, lost);
    assert_int_equal(unlink(path), 0);
    free(path);
    home_execute_catalog(home, "UPDATE sets SET removing = 1 WHERE label = 'removing';"
                               "DELETE FROM set_file WHERE set_id ="
                               " (SELECT id FROM sets WHERE label = 'adopted');"
                               "DELETE FROM sets WHERE label = 'adopted'");
    home_write_file(home->directory, "sets/00000000000000000000000000000000.db");
    home_write_file(home->directory, "sets/notes.txt");
    home_expect_unknown(home, "removing");
    home_reopen(home);
    home_expect_found(home, "lost", lost); /* perhaps its traces are kept */
    home_expect_found(home, "kept", kept);
    home_expect_unknown(home, removing);
    assert_false(home_has_set_file(home, removing));
    home_expect_found(home, "adopted", adopted);
    assert_ok(store_find_set(home->store, adopted, &info, &error), error);
    assert_true(info.stored_bytes > 0);
    assert_non_null(strstr(info.summary, "\"files\":1"));
    set_info_free(&info);
    bool has;
    assert_ok(store_has_file_size(home->store, 50 * 15 + 4, &has, &error), error);
    assert_false(has); /* its files were not seen here */
    /* Files of other programs stay unchanged. */
    assert_true(home_has(home->directory, "sets/00000000000000000000000000000000.db"));
    assert_true(home_has(home->directory, "sets/notes.txt"));
    assert_int_equal(home_count_sets(home), 3);
}

static void test_replaces_a_set_whose_file_is_gone(void **context)
{
    struct home *home = *context;
    char id[33], again[33];
    struct set_info info;
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    assert_ok(store_update_set(home->store, id, NULL, "noted", &error), error);
    char *path = home_set_path(home, id);
    assert_int_equal(unlink(path), 0);
    free(path);
    assert_false(home_write_set(home, 1, NULL, again));
    assert_true(home_has_set_file(home, id));
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_string_equal(info.label, "one");
    assert_string_equal(info.notes, "noted");
    set_info_free(&info);
}

/* ---- versions and strangers ---- */

static void test_newer_files_are_refused_by_name(void **context)
{
    struct home *home = *context;
    char id[33], again[33];
    struct set_view view;
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    char *path = home_set_path(home, id);
    home_change_set(home, id, "PRAGMA user_version = 99");
    assert_error(set_view_load(home->store, id, NULL, &view, &error), error,
                 ERROR_CONFLICT, "newer_version");
    assert_non_null(strstr(error.message, id));
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(truncate(path, status.st_size - DIGEST_BYTES), 0); /* another way */
    assert_error(set_view_load(home->store, id, NULL, &view, &error), error,
                 ERROR_CONFLICT, "newer_version");
    home_change_set(home, id, "PRAGMA user_version = 1; PRAGMA application_id = 5");
    assert_error(set_view_load(home->store, id, NULL, &view, &error), error,
                 ERROR_DAMAGED, "set_damaged");
    assert_false(home_write_set(home, 1, NULL, again)); /* written anew */
    assert_ok(set_view_load(home->store, id, NULL, &view, &error), error);
    set_view_free(&view);
    free(path);
    home_execute_catalog(home, "PRAGMA user_version = 99");
    store_close(home->store);
    assert_error(store_open(home->directory, STORE_OWNER, NULL, &home->store, &error),
                 error, ERROR_DATABASE, "newer_version");
    assert_non_null(strstr(error.message, "catalog.db"));
    assert_null(home->store);
    home_execute_catalog(home, "PRAGMA user_version = 1; PRAGMA application_id = 7");
    assert_error(store_open(home->directory, STORE_OWNER, NULL, &home->store, &error),
                 error, ERROR_DATABASE, "not_a_catalog");
}

static void test_damaged_set_is_an_error(void **context)
{
    struct home *home = *context;
    char id[33];
    struct set_view view;
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    char *path = home_set_path(home, id);
    assert_int_equal(truncate(path, 5000), 0);
    int result = set_view_load(home->store, id, NULL, &view, &error);
    assert_int_equal(result, -ERROR_DAMAGED);
    assert_non_null(strstr(error.message, id));
    assert_null(strstr(error.message, home->directory));
    free(path);
}

/* A copied set file in which a table is a view that never ends is not listed, and does
 * not hold up the start. */
static void test_endless_views_are_not_listed(void **context)
{
    static const char *const tables[] = {"meta", "file", "name", "op", "step"};
    struct home *home = *context;
    char ids[sizeof tables / sizeof *tables][33], good[33], sql[400];

    home_write_set(home, 100, "good", good);
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        home_write_set(home, i + 1, tables[i], ids[i]);
        snprintf(sql, sizeof sql,
                 "ALTER TABLE %s RENAME TO was; CREATE VIEW %s AS WITH RECURSIVE n(i) AS "
                 "(SELECT 0 UNION ALL SELECT i + 1 FROM n) "
                 "SELECT was.* FROM was, n WHERE n.i < 0",
                 tables[i], tables[i]);
        home_change_set(home, ids[i], sql);
    }
    home_execute_catalog(home, "DELETE FROM set_file; DELETE FROM sets");
    clock_t start = clock();
    home_reopen(home);
    assert_true(clock() - start < 2 * CLOCKS_PER_SEC); /* of the processor */
    home_expect_found(home, "good", good);
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        home_expect_unknown(home, ids[i]);
        assert_true(home_has_set_file(home, ids[i]));
    }
    assert_int_equal(home_count_sets(home), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_sweep_takes_what_nobody_holds),
        TEST(test_abort_leaves_nothing),
        TEST(test_unplaced_and_unknown_files_are_bugs),
        TEST(test_catalogue_and_files_agree_after_start),
        TEST(test_replaces_a_set_whose_file_is_gone),
        TEST(test_newer_files_are_refused_by_name),
        TEST(test_damaged_set_is_an_error),
        TEST(test_endless_views_are_not_listed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
