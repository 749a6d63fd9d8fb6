/* The catalogue: recognising sets and files, the bin, and what a crash leaves behind. */
#include "store_fixture.h"

#include "base/buffer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>
#include <sys/stat.h>

struct state {
    char *directory;
    struct store *store;
};

static void reopen(struct state *state)
{
    struct error error = {0};

    store_close(state->store);
    assert_ok(store_open(state->directory, STORE_OWNER, &state->store, &error), error);
}

static int set_up(void **context)
{
    struct state *state = calloc(1, sizeof *state);

    assert_non_null(state);
    state->directory = fixture_directory();
    reopen(state);
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    store_close(state->store);
    fixture_remove(state->directory);
    free(state);
    return 0;
}

/* A set of one small file; the same seed is the same content. */
static bool write_set(struct state *state, unsigned seed, const char *label, char id[33])
{
    const struct fixture_options options = {.seed = seed, .events = 50, .steps = 2};
    struct trace_recording *recording = fixture_recording(&options);
    bool already;

    fixture_write(state->store, &recording, 1, label, id, &already);
    trace_recording_free(recording);
    return already;
}

static size_t count_sets(struct state *state)
{
    struct set_list list;
    struct error error = {0};

    assert_ok(store_list_sets(state->store, &list, &error), error);
    size_t count = list.count;
    set_list_free(&list);
    return count;
}

static char *set_path(struct state *state, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, "sets/%s.db", id);
    return fixture_path(state->directory, name);
}

static bool set_file_exists(struct state *state, const char *id)
{
    char *path = set_path(state, id);
    bool exists = access(path, F_OK) == 0;

    free(path);
    return exists;
}

static void execute(const char *path, const char *sql)
{
    sqlite3 *handle = NULL;

    assert_int_equal(sqlite3_open(path, &handle), SQLITE_OK);
    assert_int_equal(sqlite3_exec(handle, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(handle);
}

static void execute_catalog(struct state *state, const char *sql)
{
    char *path = fixture_path(state->directory, "catalog.db");

    execute(path, sql);
    free(path);
}

/* ---- identity ---- */

static void test_same_content_is_stored_once(void **context)
{
    struct state *state = *context;
    char first[33], second[33], other[33];
    struct set_info info;
    struct error error = {0};

    assert_false(write_set(state, 1, "one", first));
    assert_true(write_set(state, 1, NULL, second));
    assert_string_equal(first, second);
    assert_false(write_set(state, 2, "two", other));
    assert_string_not_equal(first, other);
    assert_int_equal(count_sets(state), 2);
    assert_ok(store_find_set(state->store, first, &info, &error), error);
    assert_string_equal(info.label, "one");
    set_info_free(&info);
    assert_true(write_set(state, 1, "renamed", second));
    assert_ok(store_find_set(state->store, first, &info, &error), error);
    assert_string_equal(info.label, "renamed");
    set_info_free(&info);
}

/* The id depends on ranks and content, not on names, labels or the order of writing. */
static void test_id_is_that_of_ranks_and_content(void **context)
{
    struct state *state = *context;
    struct fixture_options options = {.seed = 1, .events = 20};
    struct trace_recording *a = fixture_recording(&options);
    options.seed = 2;
    struct trace_recording *b = fixture_recording(&options);
    struct trace_recording *both[2] = {a, b}, *swapped[2] = {b, a};
    char first[33], second[33], third[33];
    bool already;

    fixture_write(state->store, both, 2, "x", first, &already);
    assert_false(already);
    fixture_write(state->store, swapped, 2, "x", second, &already);
    assert_false(already);
    assert_string_not_equal(first, second);
    fixture_write(state->store, both, 2, "y", third, &already);
    assert_true(already);
    assert_string_equal(first, third);
    trace_recording_free(a);
    trace_recording_free(b);
}

/* The documented layout: XXH3-128 over the rank in little-endian and the canonical hash.
 */
static void test_id_is_the_documented_hash(void **context)
{
    struct state *state = *context;
    struct trace_recording *empty = fixture_empty_recording();
    char id[33];
    bool already;

    empty->hash[0] = 0x1122334455667788;
    empty->hash[1] = 0x99aabbccddeeff00;
    fixture_write(state->store, &empty, 1, "empty", id, &already);
    /* xxh128sum of 8 zero bytes, then 99 aa bb cc dd ee ff 00 11 22 33 44 55 66 77 88 */
    assert_string_equal(id, "cc234cd9c50a5d474fb3cdbc2813f6ca");
    trace_recording_free(empty);
}

static void test_an_empty_rank_is_a_set(void **context)
{
    struct state *state = *context;
    struct trace_recording *empty = fixture_empty_recording(), *read = NULL;
    struct set_view view;
    struct error error = {0};
    char id[33];
    bool already;

    fixture_write(state->store, &empty, 1, "empty", id, &already);
    assert_ok(set_view_load(state->store, id, &view, &error), error);
    assert_int_equal(view.file_count, 1);
    assert_int_equal(view.step_count, 1);
    assert_false(view.files[0].has_device_rows);
    assert_ok(set_load_recording(state->store, id, 0, &read, &error), error);
    assert_int_equal(read->events.count, 0);
    trace_recording_free(read);
    trace_recording_free(empty);
    set_view_free(&view);
}

/* ---- finding ---- */

static void expect_found(struct state *state, const char *asked, const char *id)
{
    struct set_info info;
    struct error error = {0};

    assert_ok(store_find_set(state->store, asked, &info, &error), error);
    assert_string_equal(info.id, id);
    set_info_free(&info);
}

static void expect_unknown(struct state *state, const char *asked)
{
    struct set_info info;
    struct error error = {0};

    assert_error(store_find_set(state->store, asked, &info, &error), error,
                 ERROR_NOT_FOUND, "unknown_set");
    assert_null(info.label);
}

static void test_find(void **context)
{
    struct state *state = *context;
    char first[33], second[33], prefix[8], upper[33];
    struct error error = {0};
    struct set_info info;

    write_set(state, 1, "base", first);
    write_set(state, 2, "abcdef", second);
    expect_found(state, first, first);
    snprintf(prefix, sizeof prefix, "%.6s", second);
    expect_found(state, prefix, second);
    for (int i = 0; i < 33; i++)
        upper[i] = first[i] >= 'a' ? (char)(first[i] - 32) : first[i];
    expect_found(state, upper, first);
    snprintf(prefix, sizeof prefix, "%.5s", second);
    expect_unknown(state, prefix); /* too short */
    expect_found(state, "base", first);
    expect_found(state, "abcdef", second); /* a label that looks like a prefix */
    expect_unknown(state, "");
    expect_unknown(state, "no \xff such");
    assert_int_not_equal(store_find_set(state->store, "missing", &info, &error), 0);
    assert_non_null(strstr(error.message, "missing"));
    assert_non_null(strstr(error.message, "base"));
    execute_catalog(state, "UPDATE sets SET label = 'same', created = created + rowid");
    expect_found(state, "same", second); /* the newest */
}

static void test_ambiguous_prefix_is_unknown(void **context)
{
    struct state *state = *context;
    char id[33];

    write_set(state, 1, "one", id);
    execute_catalog(state,
                    "INSERT INTO sets(id, label, created, summary, stored_bytes) "
                    "SELECT substr(id, 1, 31) || "
                    "iif(substr(id, 32) = '0', '1', '0'), 'two', 0, '{}', 1 FROM sets");
    id[31] = '\0';
    expect_unknown(state, id);
}

static void test_update(void **context)
{
    struct state *state = *context;
    char id[33];
    struct set_info info;
    struct error error = {0};

    write_set(state, 1, "bad \xff label", id);
    assert_ok(store_find_set(state->store, id, &info, &error), error);
    assert_string_equal(info.label, "bad \xef\xbf\xbd label");
    set_info_free(&info);
    assert_ok(store_update_set(state->store, id, "new", NULL, &error), error);
    assert_ok(store_update_set(state->store, id, NULL, "noted", &error), error);
    assert_ok(store_find_set(state->store, id, &info, &error), error);
    assert_string_equal(info.label, "new");
    assert_string_equal(info.notes, "noted");
    set_info_free(&info);
    assert_error(store_update_set(state->store, id, "", NULL, &error), error,
                 ERROR_PARAMETER, "bad_text");
    assert_error(store_update_set(state->store, id, "\xff", NULL, &error), error,
                 ERROR_PARAMETER, "bad_text");
    assert_error(store_update_set(state->store, "0123", "x", NULL, &error), error,
                 ERROR_NOT_FOUND, "unknown_set");
}

/* ---- the bin ---- */

static void test_bin_restore_remove(void **context)
{
    struct state *state = *context;
    char id[33], again[33];
    struct error error = {0};

    write_set(state, 1, "one", id);
    assert_ok(store_bin_set(state->store, id, &error), error);
    assert_int_equal(count_sets(state), 0);
    expect_unknown(state, id);
    expect_unknown(state, "one");
    assert_true(set_file_exists(state, id));
    assert_error(store_bin_set(state->store, id, &error), error, ERROR_NOT_FOUND,
                 "unknown_set");
    assert_ok(store_restore_set(state->store, id, &error), error);
    expect_found(state, "one", id);
    assert_ok(store_bin_set(state->store, id, &error), error);
    assert_true(write_set(state, 1, NULL, again)); /* ingesting it again takes it out */
    expect_found(state, "one", id);
    assert_ok(store_remove_set(state->store, id, &error), error);
    assert_false(set_file_exists(state, id));
    expect_unknown(state, id);
    assert_error(store_restore_set(state->store, id, &error), error, ERROR_NOT_FOUND,
                 "unknown_set");
    assert_false(write_set(state, 1, "one", again));
}

static void test_purge(void **context)
{
    struct state *state = *context;
    char old[33], fresh[33], listed[33];
    struct error error = {0};

    write_set(state, 1, "old", old);
    write_set(state, 2, "fresh", fresh);
    write_set(state, 3, "listed", listed);
    assert_ok(store_bin_set(state->store, old, &error), error);
    assert_ok(store_bin_set(state->store, fresh, &error), error);
    execute_catalog(state,
                    "UPDATE sets SET deleted = deleted - 1000 WHERE label = 'old'");
    assert_ok(store_purge_bin(state->store, 600, &error), error);
    assert_false(set_file_exists(state, old));
    assert_true(set_file_exists(state, fresh));
    assert_true(set_file_exists(state, listed));
    assert_ok(store_purge_bin(state->store, 0, &error), error);
    assert_false(set_file_exists(state, fresh));
    expect_found(state, "listed", listed);
}

/* ---- recognising files ---- */

static void test_stored_files_are_recognised(void **context)
{
    struct state *state = *context;
    const struct fixture_options options[2] = {{.seed = 1, .events = 20},
                                               {.seed = 2, .events = 30}};
    struct trace_recording *both[2] = {fixture_recording(&options[0]),
                                       fixture_recording(&options[1])};
    struct stored_file_key keys[2];
    struct error error = {0};
    char id[33], found[33];
    bool already, has;

    fixture_write(state->store, both, 2, "x", id, &already);
    for (int i = 0; i < 2; i++) {
        keys[1 - i] = (struct stored_file_key){
            .disk_bytes = both[i]->disk_bytes,
            .disk_hash = {both[i]->disk_hash[0], both[i]->disk_hash[1]},
            .name = i == 0 ? "rank0.json" : "rank1.json"};
        trace_recording_free(both[i]);
    }
    assert_ok(store_has_file_size(state->store, keys[0].disk_bytes, &has, &error), error);
    assert_true(has);
    assert_ok(store_has_file_size(state->store, 12345678, &has, &error), error);
    assert_false(has);
    assert_ok(store_find_set_of_files(state->store, keys, 2, found, &error), error);
    assert_string_equal(found, id);
    assert_ok(store_find_set_of_files(state->store, keys, 1, found, &error), error);
    assert_string_equal(found, "");
    keys[0].disk_hash[1] ^= 1;
    assert_ok(store_find_set_of_files(state->store, keys, 2, found, &error), error);
    assert_string_equal(found, "");
    keys[0].disk_hash[1] ^= 1;
    keys[1].name = "other.json";
    assert_ok(store_find_set_of_files(state->store, keys, 2, found, &error), error);
    assert_string_equal(found, "");
    keys[1].name = "rank0.json";
    assert_ok(store_bin_set(state->store, id, &error), error);
    assert_ok(store_find_set_of_files(state->store, keys, 2, found, &error), error);
    assert_string_equal(found, "");
    assert_ok(store_has_file_size(state->store, keys[0].disk_bytes, &has, &error), error);
    assert_false(has);
}

/* ---- after a crash ---- */

static void write_file(const char *directory, const char *name)
{
    char *path = fixture_path(directory, name);
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    fputs("left over", file);
    fclose(file);
    free(path);
}

static bool exists(const char *directory, const char *name)
{
    char *path = fixture_path(directory, name);
    bool there = access(path, F_OK) == 0;

    free(path);
    return there;
}

static void test_sweep_takes_what_nobody_holds(void **context)
{
    struct state *state = *context;
    struct set_writer *writer = NULL;
    struct error error = {0};
    char *upload = fixture_path(state->directory, "spool/upload");

    write_file(state->directory, "spool/set-dead.db");
    assert_int_equal(mkdir(upload, 0700), 0);
    free(upload);
    write_file(state->directory, "spool/upload/part");
    write_file(state->directory, "outside");
    char *link = fixture_path(state->directory, "spool/link");
    assert_int_equal(symlink("../outside", link), 0);
    free(link);
    struct store *shared = NULL;
    assert_ok(store_open(state->directory, STORE_SHARED, &shared, &error), error);
    assert_true(exists(state->directory, "spool/set-dead.db")); /* not its business */
    assert_ok(set_writer_open(shared, &writer, &error), error);
    reopen(state);
    assert_false(exists(state->directory, "spool/set-dead.db"));
    assert_false(exists(state->directory, "spool/upload"));
    assert_false(exists(state->directory, "spool/link"));
    assert_true(exists(state->directory, "outside"));
    /* The writer of the other process is alive and may go on. */
    struct trace_recording *empty = fixture_empty_recording();
    const struct set_file_place place = {0, 0, 0, TRACE_RANK_ASSUMED};
    char id[33];
    bool already;
    assert_ok(set_writer_add(writer, 0, "x.json", empty, &error), error);
    assert_ok(set_writer_finish(writer, &place, 1, "alive", id, &already, &error), error);
    trace_recording_free(empty);
    expect_found(state, "alive", id);
    store_close(shared);
}

static void test_abort_leaves_nothing(void **context)
{
    struct state *state = *context;
    const struct fixture_options options = {.seed = 1, .events = 100};
    struct trace_recording *recording = fixture_recording(&options);
    struct set_writer *writer = NULL;
    struct error error = {0};

    assert_ok(set_writer_open(state->store, &writer, &error), error);
    assert_ok(set_writer_add(writer, 0, "x.json", recording, &error), error);
    set_writer_abort(writer);
    set_writer_abort(NULL);
    assert_int_equal(rmdir(store_spool_directory(state->store)), 0); /* it is empty */
    assert_int_equal(mkdir(store_spool_directory(state->store), 0700), 0);
    assert_int_equal(count_sets(state), 0);
    trace_recording_free(recording);
}

static void test_unplaced_and_unknown_files_are_bugs(void **context)
{
    struct state *state = *context;
    struct trace_recording *empty = fixture_empty_recording();
    const struct set_file_place places[2] = {{0, 0, 0, TRACE_RANK_STATED},
                                             {9, 1, 0, TRACE_RANK_STATED}};
    struct error error = {0};
    char id[33];

    for (size_t count = 0; count <= 2; count += 2) {
        struct set_writer *writer = NULL;
        bool already;

        assert_ok(set_writer_open(state->store, &writer, &error), error);
        assert_ok(set_writer_add(writer, 0, "x.json", empty, &error), error);
        assert_int_equal(
            set_writer_finish(writer, places, count, "x", id, &already, &error),
            -ERROR_INTERNAL);
        assert_string_equal(id, "");
    }
    assert_int_equal(count_sets(state), 0);
    trace_recording_free(empty);
}

static void test_catalogue_and_files_agree_after_start(void **context)
{
    struct state *state = *context;
    char lost[33], kept[33], removing[33], adopted[33];
    struct set_info info;
    struct error error = {0};

    write_set(state, 1, "lost", lost);
    write_set(state, 2, "kept", kept);
    write_set(state, 3, "removing", removing);
    write_set(state, 4, "adopted", adopted);
    char *path = set_path(state, lost);
    assert_int_equal(unlink(path), 0);
    free(path);
    execute_catalog(state, "UPDATE sets SET removing = 1 WHERE label = 'removing';"
                           "DELETE FROM set_file WHERE set_id ="
                           " (SELECT id FROM sets WHERE label = 'adopted');"
                           "DELETE FROM sets WHERE label = 'adopted'");
    write_file(state->directory, "sets/00000000000000000000000000000000.db");
    write_file(state->directory, "sets/notes.txt");
    expect_unknown(state, "removing");
    reopen(state);
    expect_unknown(state, lost);
    expect_found(state, "kept", kept);
    expect_unknown(state, removing);
    assert_false(set_file_exists(state, removing));
    expect_found(state, "adopted", adopted);
    assert_ok(store_find_set(state->store, adopted, &info, &error), error);
    assert_true(info.stored_bytes > 0);
    assert_non_null(strstr(info.summary, "\"files\":1"));
    set_info_free(&info);
    bool has;
    assert_ok(store_has_file_size(state->store, 50 * 15 + 4, &has, &error), error);
    assert_true(has);
    /* What is not ours stays as it is. */
    assert_true(exists(state->directory, "sets/00000000000000000000000000000000.db"));
    assert_true(exists(state->directory, "sets/notes.txt"));
    assert_int_equal(count_sets(state), 2);
}

static void test_replaces_a_set_whose_file_is_gone(void **context)
{
    struct state *state = *context;
    char id[33], again[33];
    struct set_info info;
    struct error error = {0};

    write_set(state, 1, "one", id);
    assert_ok(store_update_set(state->store, id, NULL, "noted", &error), error);
    char *path = set_path(state, id);
    assert_int_equal(unlink(path), 0);
    free(path);
    assert_false(write_set(state, 1, NULL, again));
    assert_true(set_file_exists(state, id));
    assert_ok(store_find_set(state->store, id, &info, &error), error);
    assert_string_equal(info.label, "one");
    assert_string_equal(info.notes, "noted");
    set_info_free(&info);
}

/* ---- versions and strangers ---- */

static void test_newer_files_are_refused_by_name(void **context)
{
    struct state *state = *context;
    char id[33], again[33];
    struct set_view view;
    struct error error = {0};

    write_set(state, 1, "one", id);
    char *path = set_path(state, id);
    execute(path, "PRAGMA user_version = 99");
    assert_error(set_view_load(state->store, id, &view, &error), error, ERROR_DATABASE,
                 "newer_version");
    assert_non_null(strstr(error.message, id));
    execute(path, "PRAGMA user_version = 1; PRAGMA application_id = 5");
    assert_error(set_view_load(state->store, id, &view, &error), error, ERROR_DATABASE,
                 "not_a_set");
    assert_false(write_set(state, 1, NULL, again)); /* written anew */
    assert_ok(set_view_load(state->store, id, &view, &error), error);
    set_view_free(&view);
    free(path);
    execute_catalog(state, "PRAGMA user_version = 99");
    store_close(state->store);
    assert_error(store_open(state->directory, STORE_OWNER, &state->store, &error), error,
                 ERROR_DATABASE, "newer_version");
    assert_non_null(strstr(error.message, "catalog.db"));
    assert_null(state->store);
    execute_catalog(state, "PRAGMA user_version = 1; PRAGMA application_id = 7");
    assert_error(store_open(state->directory, STORE_OWNER, &state->store, &error), error,
                 ERROR_DATABASE, "not_a_catalog");
}

static void test_damaged_set_is_an_error(void **context)
{
    struct state *state = *context;
    char id[33];
    struct set_view view;
    struct error error = {0};

    write_set(state, 1, "one", id);
    char *path = set_path(state, id);
    assert_int_equal(truncate(path, 5000), 0);
    int result = set_view_load(state->store, id, &view, &error);
    assert_int_equal(result, -ERROR_DATABASE);
    assert_non_null(strstr(error.message, id));
    assert_null(strstr(error.message, state->directory));
    free(path);
}

static void test_one_owner(void **context)
{
    struct state *state = *context;
    struct store *second = NULL;
    struct error error = {0};

    assert_error(store_open(state->directory, STORE_OWNER, &second, &error), error,
                 ERROR_CONFLICT, "data_directory_in_use");
    assert_null(second);
    assert_ok(store_open(state->directory, STORE_SHARED, &second, &error), error);
    store_close(second);
}

static void test_read_only(void **context)
{
    struct state *state = *context;
    struct store *reader = NULL;
    struct set_writer *writer = NULL;
    struct error error = {0};
    struct set_info info;
    char id[33];

    write_set(state, 1, "one", id);
    assert_ok(store_open(state->directory, STORE_READ_ONLY, &reader, &error), error);
    assert_ok(store_find_set(reader, "one", &info, &error), error);
    set_info_free(&info);
    assert_error(store_bin_set(reader, id, &error), error, ERROR_FORBIDDEN, "read_only");
    assert_error(set_writer_open(reader, &writer, &error), error, ERROR_FORBIDDEN,
                 "read_only");
    store_close(reader);
    char *empty = fixture_directory();
    assert_error(store_open(empty, STORE_READ_ONLY, &reader, &error), error,
                 ERROR_NOT_FOUND, "no_catalog");
    fixture_remove(empty);
}

static void test_directories(void **context)
{
    struct state *state = *context;
    char *deep = fixture_path(state->directory, "a/b?c#d%20e/f");
    struct store *store = NULL;
    struct error error = {0};
    struct stat status;
    char id[33];

    /* A path with everything that URIs give a meaning to. */
    assert_ok(store_open(deep, STORE_OWNER, &store, &error), error);
    assert_int_equal(stat(deep, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0700);
    assert_true(store_free_bytes(store) > 0);
    struct state inner = {deep, store};
    write_set(&inner, 1, "x", id);
    assert_true(set_file_exists(&inner, id));
    expect_found(&inner, "x", id);
    struct set_view view;
    assert_ok(set_view_load(store, id, &view, &error), error);
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
    struct state *state = *context;
    struct buffer seen;
    struct error error = {0};

    buffer_init(&seen, 1000);
    assert_ok(store_save_job(state->store, "a", "[1]", &error), error);
    assert_ok(store_save_job(state->store, "b", "[2]", &error), error);
    assert_ok(store_save_job(state->store, "c", "[3]", &error), error);
    assert_ok(store_save_job(state->store, "b", "[4]", &error), error);
    reopen(state);
    assert_ok(store_list_jobs(state->store, 2, collect, &seen, &error), error);
    assert_string_equal(seen.bytes, "[3][4]");
    buffer_free(&seen);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

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
        TEST(test_sweep_takes_what_nobody_holds),
        TEST(test_abort_leaves_nothing),
        TEST(test_unplaced_and_unknown_files_are_bugs),
        TEST(test_catalogue_and_files_agree_after_start),
        TEST(test_replaces_a_set_whose_file_is_gone),
        TEST(test_newer_files_are_refused_by_name),
        TEST(test_damaged_set_is_an_error),
        TEST(test_one_owner),
        TEST(test_read_only),
        TEST(test_directories),
        TEST(test_jobs),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
