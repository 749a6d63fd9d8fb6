/* Traces that are kept within a limit: which of them go, when, and what is left. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/ingest.h"
#include "store/directory.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define MUCH ((uint64_t)1 << 50)

static const struct traces_limit wide = {MUCH, 0};

static void list_release(struct ingest_list *list)
{
    ingest_list_free(list);
}

static int keep(struct place *place, const char *folder, const char *id,
                const struct traces_limit *limit, struct error *error)
{
    CLEANUP(list_release) struct ingest_list list = {0};

    *error = (struct error){0};
    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, folder), &list, error), 0);
    return ingest_keep_traces(place->store, &list, id, 2, limit, NULL, error);
}

/* A set of one file, its traces kept `age` seconds ago, in a folder of its name. */
static void make_set(struct place *place, const char *folder, int age,
                     const struct traces_limit *limit, char id[33])
{
    RESULT result;
    struct error error;
    char path[128];

    snprintf(path, sizeof path, "%s/a.json.gz", folder);
    place_write_trace(place, path, 0, age, 300);
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
    if (keep(place, folder, id, limit, &error) != 0)
        fail_msg("%s", error.message);
    if (limit == NULL)
        return;
    struct timespec times[2] = {{.tv_sec = 1700000000 - age},
                                {.tv_sec = 1700000000 - age}};
    snprintf(path, sizeof path, "data/traces/%s/" TRACES_LIMITED, id);
    assert_int_equal(utimensat(AT_FDCWD, scratch_path(&place->scratch, path), times, 0),
                     0);
}

static bool is_kept(const struct place *place, const char *id)
{
    return traces_total(place->store, id) > 0;
}

/* Keeps no more than `bytes`; whether something was left for later. */
static bool keep_within(struct place *place, uint64_t bytes, uint64_t leave_free)
{
    const struct traces_limit limit = {bytes, leave_free};
    struct error error;
    bool again;

    if (traces_keep_within(place->store, &limit, &again, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(scratch_count(&place->scratch, "data/spool"), 0);
    return again;
}

static void test_the_oldest_go_first(void **state)
{
    (void)state;
    PLACE place;
    char ids[4][33];
    uint64_t all = 0;

    place_open(&place);
    make_set(&place, "second", 200, &wide, ids[1]);
    make_set(&place, "fourth", 5, &wide, ids[3]);
    make_set(&place, "first", 300, &wide, ids[0]);
    make_set(&place, "third", 100, &wide, ids[2]);
    for (int i = 0; i < 4; i++)
        all += traces_total(place.store, ids[i]);
    assert_false(keep_within(&place, all, 0));
    assert_true(is_kept(&place, ids[0]));
    assert_false(keep_within(&place, all - 1, 0));
    for (int i = 0; i < 4; i++)
        assert_int_equal(is_kept(&place, ids[i]), i > 0);
    assert_true(traces_removed(place.store, ids[0]) > 1700000000);
    assert_int_equal(traces_removed(place.store, ids[1]), 0);
    keep_within(&place, traces_total(place.store, ids[3]), 0);
    for (int i = 0; i < 4; i++)
        assert_int_equal(is_kept(&place, ids[i]), i == 3);
    /* A set stays itself, and what was removed can be kept again. */
    struct error error;
    assert_int_equal(keep(&place, "first", ids[0], &wide, &error), 0);
    assert_true(is_kept(&place, ids[0]) && traces_are_limited(place.store, ids[0]));
    assert_int_equal(traces_removed(place.store, ids[0]), 0);
    keep_within(&place, 0, 0);
    assert_false(is_kept(&place, ids[0]) || is_kept(&place, ids[3]));
    place_assert_clean(&place, 4);
}

static void test_what_was_kept_for_good_stays(void **state)
{
    (void)state;
    PLACE place;
    struct error error;
    char good[33], limited[33];

    place_open(&place);
    make_set(&place, "good", 100, NULL, good);
    make_set(&place, "limited", 50, &wide, limited);
    assert_false(traces_are_limited(place.store, good));
    keep_within(&place, traces_total(place.store, limited),
                0); /* `good` is not counted */
    assert_true(is_kept(&place, good) && is_kept(&place, limited));
    /* Asked for without a limit later, it is kept for good, too; and not the other way.
     */
    assert_int_equal(keep(&place, "limited", limited, NULL, &error), 0);
    assert_int_equal(keep(&place, "good", good, &wide, &error), 0);
    keep_within(&place, 0, MUCH);
    assert_true(is_kept(&place, good) && is_kept(&place, limited));
}

/* Keeping them for good fails if the mark cannot be removed. */
static void test_a_mark_that_stays_is_an_error(void **state)
{
    (void)state;
    PLACE place;
    struct error error;
    char id[33], path[128];

    place_open(&place);
    make_set(&place, "in", 100, &wide, id);
    snprintf(path, sizeof path, "data/traces/%s/" TRACES_LIMITED, id);
    assert_int_equal(unlink(scratch_path(&place.scratch, path)), 0);
    assert_int_equal(mkdir(scratch_path(&place.scratch, path), 0700), 0);
    assert_int_equal(keep(&place, "in", id, NULL, &error), -ERROR_IO);
    assert_non_null(strstr(error.message, id));
    assert_int_equal(rmdir(scratch_path(&place.scratch, path)), 0);
    assert_int_equal(keep(&place, "in", id, NULL, &error), 0);
}

static void test_a_full_disk_removes_some(void **state)
{
    (void)state;
    PLACE place;
    char old[33], young[33];

    place_open(&place);
    make_set(&place, "old", 100, &wide, old);
    make_set(&place, "young", 50, &wide, young);
    uint64_t free_bytes = store_free_bytes(place.store);
    keep_within(&place, MUCH, free_bytes / 2);
    assert_true(is_kept(&place, old));
    keep_within(&place, MUCH, free_bytes * 2);
    assert_false(is_kept(&place, old) || is_kept(&place, young));
}

static void test_a_new_one_makes_room_or_is_refused(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;
    char old[33];
    struct traces_limit limit = {100, 0};

    place_open(&place);
    make_set(&place, "old", 100, &wide, old);
    place_write_trace(&place, "in/a.json.gz", 0, 9, 3000);
    place_write_trace(&place, "in/b.json", 1, 9, 300);
    place_ingest(&place, "in", &result);
    assert_int_equal(keep(&place, "in", result.set_id, &limit, &error), -ERROR_LIMIT);
    assert_string_equal(error.slug, "traces_over_limit");
    assert_true(is_kept(&place, old) && !is_kept(&place, result.set_id));
    /* The disk is short: the older one goes, and that is not enough. */
    limit = (struct traces_limit){MUCH, store_free_bytes(place.store) * 2};
    assert_int_equal(keep(&place, "in", result.set_id, &limit, &error), -ERROR_SPACE);
    assert_string_equal(error.slug, "disk_full");
    assert_false(is_kept(&place, old) || is_kept(&place, result.set_id));
    place_assert_clean(&place, 2);
}

static void test_what_is_read_or_needed_stays(void **state)
{
    (void)state;
    PLACE place;
    char read[33], lost[33], path[64];

    place_open(&place);
    make_set(&place, "read", 100, &wide, read);
    make_set(&place, "lost", 50, &wide, lost);
    int held = traces_hold(place.store, read);
    assert_true(held >= 0);
    snprintf(path, sizeof path, "data/sets/%s.db", lost);
    assert_int_equal(unlink(scratch_path(&place.scratch, path)), 0);
    assert_true(keep_within(&place, 0, 0));
    assert_true(is_kept(&place, read) && is_kept(&place, lost));
    close(held);
    assert_false(keep_within(&place, 0, 0));
    assert_false(is_kept(&place, read));
    assert_int_equal(traces_hold(place.store, "00000000000000000000000000000000"), -1);
    /* The set that lost its file comes back from its traces. */
    RESULT made = {0};
    struct error error;
    assert_true(is_kept(&place, lost));
    if (ingest_repair_set(place.store, NULL, lost, 1, NULL, &made, &error) != 0)
        fail_msg("%s", error.message);
    assert_false(keep_within(&place, 0, 0));
    assert_false(is_kept(&place, lost));
}

static void flip_byte(const char *path)
{
    struct stat status;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    char byte;

    assert_true(fd >= 0 && fstat(fd, &status) == 0);
    assert_int_equal(pread(fd, &byte, 1, status.st_size / 2), 1);
    byte ^= 1;
    assert_int_equal(pwrite(fd, &byte, 1, status.st_size / 2), 1);
    close(fd);
}

/* Also if the damaged file was not read since the start. */
static void test_what_a_damaged_set_needs_stays(void **state)
{
    (void)state;
    PLACE place;
    RESULT made = {0};
    struct error error;
    char id[33], path[64];

    place_open(&place);
    make_set(&place, "in", 100, &wide, id);
    store_close(place.store);
    snprintf(path, sizeof path, "data/sets/%s.db", id);
    flip_byte(scratch_path(&place.scratch, path));
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER, NULL,
                                &place.store, &error),
                     0);
    assert_false(keep_within(&place, 0, 0));
    assert_true(is_kept(&place, id));
    if (ingest_repair_set(place.store, NULL, id, 1, NULL, &made, &error) != 0)
        fail_msg("%s", error.message);
    assert_false(keep_within(&place, 0, 0));
    assert_false(is_kept(&place, id));
}

/* One file with two names takes its bytes once, and goes with the last of them. */
static void test_shared_files_count_once(void **state)
{
    (void)state;
    PLACE place;
    struct traces_draft *draft;
    struct traces_list list;
    struct error error;
    char first[33], second[33];

    place_open(&place);
    make_set(&place, "first", 100, &wide, first);
    make_set(&place, "second", 50, &wide, second);
    uint64_t bytes = traces_total(place.store, first),
             all = traces_total(place.store, second);
    assert_int_equal(traces_list_kept(place.store, first, &list, &error), 0);
    assert_int_equal(traces_begin(place.store, &draft, &error), 0);
    assert_int_equal(traces_link(draft, first, list.hashes[0], &error), 0);
    /* Traces that were just removed are left out. */
    assert_int_equal(traces_link(draft, second, list.hashes[0], &error), 0);
    assert_int_equal(traces_mark(draft, TRACES_LIMITED, &error), 0);
    assert_int_equal(traces_publish(draft, second, &error), 0);
    traces_list_free(&list);
    all += bytes;
    assert_int_equal(traces_total(place.store, second), all);
    keep_within(&place, all, 0);
    assert_true(is_kept(&place, first));
    keep_within(&place, all - 1, 0);
    assert_false(is_kept(&place, first) || is_kept(&place, second));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_oldest_go_first),
        cmocka_unit_test(test_what_was_kept_for_good_stays),
        cmocka_unit_test(test_a_mark_that_stays_is_an_error),
        cmocka_unit_test(test_a_full_disk_removes_some),
        cmocka_unit_test(test_a_new_one_makes_room_or_is_refused),
        cmocka_unit_test(test_what_is_read_or_needed_stays),
        cmocka_unit_test(test_what_a_damaged_set_needs_stays),
        cmocka_unit_test(test_shared_files_count_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
