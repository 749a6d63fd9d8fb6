/* The digest of a set file: whatever bit of a file is another, nothing is read of it. */
#include "base/budget.h"
#include "base/error.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_view.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

static int view_set(struct home *home, const char *id, struct error *error)
{
    struct set_view view;

    *error = (struct error){0};
    int result = set_view_load(home->store, id, NULL, &view, error);
    if (result == 0)
        set_view_free(&view);
    return result;
}

static void assert_damaged(struct home *home, const char *id, const char *why)
{
    struct error error;

    assert_error(view_set(home, id, &error), error, ERROR_DAMAGED, "set_damaged");
    if (strstr(error.message, why) == NULL || strstr(error.message, id) == NULL)
        fail_msg("%s", error.message);
    assert_non_null(strstr(error.message, "verify --repair"));
    assert_null(strstr(error.message, home->directory));
}

static void flip_bit(const char *path, off_t byte, unsigned bit)
{
    CLEANUP_CLOSE int fd = open(path, O_RDWR);
    unsigned char value;

    assert_int_equal(pread(fd, &value, 1, byte), 1);
    value ^= (unsigned char)(1U << bit);
    assert_int_equal(pwrite(fd, &value, 1, byte), 1);
}

static void any_other_bit_is_damage(void **context)
{
    struct home *home = *context;
    struct error error;
    struct stat status;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_size % 8192, DIGEST_BYTES);
    for (off_t byte = 0; byte < status.st_size; byte += 97) {
        flip_bit(path, byte, (unsigned)byte % 8);
        home_reopen(home); /* the file was not checked yet */
        assert_error(view_set(home, id, &error), error, ERROR_DAMAGED, "set_damaged");
        flip_bit(path, byte, (unsigned)byte % 8);
    }
    for (off_t left = 1; left <= DIGEST_BYTES; left++) {
        flip_bit(path, status.st_size - left, 3);
        home_reopen(home);
        assert_error(view_set(home, id, &error), error, ERROR_DAMAGED, "set_damaged");
        flip_bit(path, status.st_size - left, 3);
    }
    home_reopen(home);
    assert_ok(view_set(home, id, &error), error);
}

static void other_bytes_behind_or_less(void **context)
{
    struct home *home = *context;
    struct error error;
    struct stat status;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(stat(path, &status), 0);
    for (off_t more = -DIGEST_BYTES; more <= DIGEST_BYTES; more += 1 + (more == -1)) {
        assert_int_equal(truncate(path, status.st_size), 0);
        CLEANUP_CLOSE int fd = open(path, O_RDWR);
        assert_int_equal(ftruncate(fd, status.st_size - DIGEST_BYTES), 0);
        assert_ok(digest_seal(fd, &error), error);
        home_reopen(home);
        assert_ok(view_set(home, id, &error), error);
        assert_int_equal(ftruncate(fd, status.st_size + more), 0);
        home_reopen(home);
        assert_damaged(home, id, "digest");
    }
    /* The last byte that SQLite wrote may be one of the declarations of the tables. */
    assert_int_equal(truncate(path, status.st_size - DIGEST_BYTES - 1), 0);
    home_reopen(home);
    assert_damaged(home, id, "damaged");
}

/* A bare SQLite reads the file, and what it writes is noticed. */
static void others_may_read_but_not_write(void **context)
{
    struct home *home = *context;
    struct error error;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    home_execute(path, "SELECT count(*) FROM op; PRAGMA integrity_check");
    assert_ok(view_set(home, id, &error), error);
    home_execute(path, "UPDATE op SET kind = 7");
    home_reopen(home);
    assert_damaged(home, id, "not those that were written");
    home_execute(path, "CREATE TABLE more(x); INSERT INTO more VALUES(zeroblob(20000))");
    home_reopen(home);
    assert_damaged(home, id, "without its digest");
}

/* A set of the version before digests is old, and not damaged. */
static void one_from_before_digests_is_old(void **context)
{
    struct home *home = *context;
    struct error error;
    struct stat status;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(truncate(path, status.st_size - DIGEST_BYTES), 0);
    home_execute(path, "DROP INDEX step_of_file; PRAGMA user_version = 3");
    home_reopen(home);
    assert_error(view_set(home, id, &error), error, ERROR_CONFLICT, "older_version");
    assert_non_null(strstr(error.message, id));
    home_change_set(home, id, "PRAGMA user_version = 4");
    assert_error(view_set(home, id, &error), error, ERROR_CONFLICT, "older_version");
    assert_false(home_write_set(home, 1, NULL, id));
    assert_ok(view_set(home, id, &error), error);
}

static void a_file_that_changes_is_looked_at_again(void **context)
{
    struct home *home = *context;
    struct error error;
    struct stat status;
    struct trace_recording *recording = NULL;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_ok(set_load_recording(home->store, id, 0, NULL, &recording, &error), error);
    trace_recording_free(recording);
    assert_int_equal(stat(path, &status), 0);
    flip_bit(path, status.st_size / 2, 0);
    /* Where the clock of the file system is coarse, the time may be the same. */
    const struct timespec times[2] = {
        status.st_atim, {status.st_mtim.tv_sec + 1, status.st_mtim.tv_nsec}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    assert_error(set_load_recording(home->store, id, 0, NULL, &recording, &error), error,
                 ERROR_DAMAGED, "set_damaged");
    /* And once again, now that it is known to be damaged. */
    assert_error(set_load_recording(home->store, id, 0, NULL, &recording, &error), error,
                 ERROR_DAMAGED, "set_damaged");
}

static void damaged_ones_are_not_stored_already(void **context)
{
    struct home *home = *context;
    struct error error;
    struct set_info info;
    struct stat status;
    char id[33], again[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    for (int in_bin = 0; in_bin < 2; in_bin++) {
        assert_true(home_write_set(home, 1, NULL, again));
        assert_ok(store_update_set(home->store, id, "mine", "noted", &error), error);
        home_execute_catalog(home, "UPDATE sets SET created = 12345");
        if (in_bin)
            assert_ok(store_bin_set(home->store, id, &error), error);
        /* The file is read again although the store has checked it. */
        assert_int_equal(stat(path, &status), 0);
        flip_bit(path, status.st_size / 2, 0);
        const struct timespec times[2] = {status.st_atim, status.st_mtim};
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
        assert_false(home_write_set(home, 1, NULL, again));
        assert_string_equal(id, again);
        assert_ok(view_set(home, id, &error), error);
        assert_ok(store_find_set(home->store, id, &info, &error), error);
        assert_string_equal(info.label, "mine");
        assert_string_equal(info.notes, "noted");
        assert_int_equal(info.created, 12345);
        set_info_free(&info);
    }
}

/* A backup that is copied over it brings back the time, too. */
static void one_that_was_mended_is_whole(void **context)
{
    struct home *home = *context;
    struct error error;
    struct stat status;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(stat(path, &status), 0);
    const struct timespec times[2] = {status.st_atim, status.st_mtim};
    for (int mended = 0; mended < 2; mended++) {
        const struct timespec tick = {.tv_nsec = 20000000}; /* of the times of files */

        nanosleep(&tick, NULL);
        flip_bit(path, status.st_size / 2, 0);
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
        if (mended)
            assert_ok(view_set(home, id, &error), error);
        else
            assert_damaged(home, id, "not those that were written");
    }
}

/* The set of home_write_set() with the seed 1; an error is the caller's. */
static int write_again(struct home *home, struct error *error)
{
    const struct fixture_options options = {.seed = 1, .events = 50, .steps = 2};
    const struct set_file_place place = {0, 0, 0, TRACE_RANK_STATED, false};
    struct trace_recording *recording = fixture_recording(&options);
    struct set_contents contents;
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    char id[33];
    bool already;

    assert_ok(set_draft_make(home->store, &draft, error), *error);
    assert_ok(set_writer_open(set_draft_path(draft), &writer, error), *error);
    assert_ok(set_writer_add(writer, 0, "rank0.json", recording, error), *error);
    assert_ok(set_writer_finish(writer, &place, 1, NULL, &contents, error), *error);
    int result = set_draft_publish(draft, &contents, NULL, NULL, id, &already, error);
    set_contents_free(&contents);
    trace_recording_free(recording);
    return result;
}

/* The file of a listed set stays, even if it cannot be listed anew. */
static void a_new_file_is_not_lost_with_its_row(void **context)
{
    struct home *home = *context;
    struct error error = {0};
    struct stat status;
    char id[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(stat(path, &status), 0);
    flip_bit(path, status.st_size / 2, 0);
    home_execute_catalog(home, "CREATE TRIGGER no BEFORE UPDATE ON sets BEGIN "
                               "SELECT RAISE(ABORT, 'full'); END");
    assert_true(write_again(home, &error) < 0);
    home_execute_catalog(home, "DROP TRIGGER no");
    home_reopen(home);
    home_expect_found(home, "one", id);
    assert_ok(view_set(home, id, &error), error);
}

static void a_lost_file_is_damage(void **context)
{
    struct home *home = *context;
    struct error error;
    char id[33], again[33];

    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    assert_int_equal(unlink(path), 0);
    assert_damaged(home, id, "no longer exists");
    home_reopen(home);
    assert_damaged(home, id, "no longer exists");
    home_expect_found(home, "one", id);
    assert_false(home_write_set(home, 1, NULL, again));
    assert_ok(view_set(home, id, &error), error);
    assert_ok(store_remove_set(home->store, id, &error), error);
    assert_error(view_set(home, id, &error), error, ERROR_NOT_FOUND, "unknown_set");
}

/* A set under the name of another is whole, and yet the wrong one. */
static void a_file_of_another_set(void **context)
{
    struct home *home = *context;
    char one[33], two[33];

    home_write_set(home, 1, "one", one);
    home_write_set(home, 2, "two", two);
    CLEANUP_FREE char *path = home_set_path(home, one);
    CLEANUP_FREE char *other = home_set_path(home, two);
    assert_int_equal(rename(other, path), 0);
    assert_damaged(home, one, "another set");
    assert_damaged(home, two, "no longer exists");
}

/* A file that came without its row is listed when it is whole. */
static void copied_files_bring_their_digest(void **context)
{
    struct home *home = *context;
    struct stat status;
    char one[33], two[33];

    home_write_set(home, 1, "one", one);
    home_write_set(home, 2, "two", two);
    CLEANUP_FREE char *path = home_set_path(home, two);
    assert_int_equal(stat(path, &status), 0);
    flip_bit(path, status.st_size / 2, 0);
    home_execute_catalog(home, "DELETE FROM set_file; DELETE FROM sets");
    home_reopen(home);
    home_expect_found(home, "one", one);
    home_expect_unknown(home, "two");
    assert_true(home_has_set_file(home, two));
}

static void reading_for_the_digest_has_a_budget(void **context)
{
    struct home *home = *context;
    struct error error = {0};
    enum digest_state state;
    struct budget over = {.wall_ns = 1};
    char id[33];

    budget_begin(&over);
    home_write_set(home, 1, "one", id);
    CLEANUP_FREE char *path = home_set_path(home, id);
    CLEANUP_CLOSE int fd = open(path, O_RDONLY);
    assert_int_equal(digest_check(fd, &over, &state, &error), -ERROR_TIMEOUT);
    assert_ok(digest_check(fd, NULL, &state, &error), error);
    assert_int_equal(state, DIGEST_RIGHT);
}

/* More files than are remembered, each found as it was put, or not at all. */
static void the_memory_is_bounded(void **context)
{
    (void)context;
    struct digest_memory *memory = digest_memory_new();
    static const char damage[] = "x";
    unsigned found = 0;

    assert_non_null(memory);
    for (int put = 0; put < 2; put++) /* of 10 files that were replaced, too */
        for (unsigned i = 0; i < (put == 0 ? 10U : 2000U); i++) {
            struct stat status = {.st_ino = i + 1, .st_size = put};
            char id[33];

            snprintf(id, sizeof id, "%032x", i);
            digest_memory_put(memory, id, &status, i % 2 == 0 ? NULL : damage);
        }
    for (unsigned i = 0; i < 2000; i++) {
        struct stat status = {.st_ino = i + 1, .st_size = 1}, other;
        const char *was = "";
        char id[33];

        snprintf(id, sizeof id, "%032x", i);
        if (!digest_memory_find(memory, id, &status, &was))
            continue;
        found++;
        assert_ptr_equal(was, i % 2 == 0 ? NULL : damage);
        other = status;
        other.st_size++;
        assert_false(digest_memory_find(memory, id, &other, &was));
        other = status;
        other.st_ino++;
        assert_false(digest_memory_find(memory, id, &other, &was));
        other = status;
        other.st_mtim.tv_nsec++;
        assert_false(digest_memory_find(memory, id, &other, &was));
        other = status;
        other.st_ctim.tv_nsec++;
        assert_false(digest_memory_find(memory, id, &other, &was));
        assert_false(digest_memory_find(memory, "ab", &status, &was));
    }
    assert_int_equal(found, 512);
    digest_memory_free(memory);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(any_other_bit_is_damage),
        TEST(other_bytes_behind_or_less),
        TEST(others_may_read_but_not_write),
        TEST(one_from_before_digests_is_old),
        TEST(a_file_that_changes_is_looked_at_again),
        TEST(damaged_ones_are_not_stored_already),
        TEST(one_that_was_mended_is_whole),
        TEST(a_new_file_is_not_lost_with_its_row),
        TEST(a_lost_file_is_damage),
        TEST(a_file_of_another_set),
        TEST(copied_files_bring_their_digest),
        TEST(reading_for_the_digest_has_a_budget),
        cmocka_unit_test(the_memory_is_bounded),
    };

    return cmocka_run_group_tests_name("set digest", tests, NULL, NULL);
}
