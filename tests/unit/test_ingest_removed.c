/* What others do meanwhile. Somebody removes a set at the moment when its files are
 * stored again: the set is listed at the end. Other jobs unpack, too: together they leave
 * the reserve of the disk free. Functions of the store and of the worker are replaced by
 * ones that do so. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/worker.h"
#include "store/set_draft.h"
#include "store/sets.h"
#include "store/store.h"

#include <string.h>
#include <unistd.h>

static int removals;  /* how often somebody still removes it */
static bool for_good; /* not only into the bin */
static bool
    when_known; /* as soon as its files are recognised; else before it is listed */

static void remove_it(struct store *store, const char *id)
{
    struct error error;

    if (removals == 0 || id[0] == '\0')
        return;
    removals--;
    assert_int_equal(for_good ? store_remove_set(store, id, &error)
                              : store_bin_set(store, id, &error),
                     0);
}

int __real_store_find_set_of_files(struct store *store,
                                   const struct stored_file_key *files, size_t count,
                                   const char *files_are, struct budget *budget,
                                   char id[33], struct error *error);
int __wrap_store_find_set_of_files(struct store *store,
                                   const struct stored_file_key *files, size_t count,
                                   const char *files_are, struct budget *budget,
                                   char id[33], struct error *error);
int __wrap_store_find_set_of_files(struct store *store,
                                   const struct stored_file_key *files, size_t count,
                                   const char *files_are, struct budget *budget,
                                   char id[33], struct error *error)
{
    int result =
        __real_store_find_set_of_files(store, files, count, files_are, budget, id, error);

    if (when_known)
        remove_it(store, id);
    return result;
}

int __real_store_find_set(struct store *store, const char *id, struct set_info *out,
                          struct error *error);
int __wrap_store_find_set(struct store *store, const char *id, struct set_info *out,
                          struct error *error);
int __wrap_store_find_set(struct store *store, const char *id, struct set_info *out,
                          struct error *error)
{
    if (!when_known)
        remove_it(store, id);
    return __real_store_find_set(store, id, out, error);
}

/* Stores the same files twice; what the second time returned. */
static int store_twice(struct place *place, int times, struct error *error)
{
    RESULT first, again;

    place_open(place);
    place_write_trace(place, "in/a.json", 0, 100, 3);
    removals = 0;
    place_ingest(place, "in", &first);
    removals = times;
    int result = place_try_ingest(place, "in", "again", 1, NULL, &again, error);
    assert_int_equal(removals, 0);
    if (result == 0)
        assert_string_equal(first.set_id, again.set_id);
    return result;
}

static void comes_back(bool known, bool purged, int times)
{
    PLACE place;
    struct error error = {0};

    when_known = known;
    for_good = purged;
    if (store_twice(&place, times, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(place_count_sets(&place), 1);
}

static void test_it_is_stored_anew(void **state)
{
    (void)state;
    comes_back(true, false, 1);
    comes_back(true, true, 1);
    comes_back(false, false, 1);
    comes_back(false, true, 1);
    comes_back(false, false, 2);
}

static void test_it_gives_up_some_time(void **state)
{
    PLACE place;
    struct error error = {0};

    (void)state;
    when_known = for_good = false;
    assert_int_equal(store_twice(&place, 3, &error), -ERROR_CONFLICT);
    assert_string_equal(error.slug, "set_removed");
}

/* ---- the room of several jobs ---- */

#define GIB ((uint64_t)1 << 30)
static uint64_t room; /* that the last archive got */

uint64_t __wrap_store_free_bytes(const struct store *store);
uint64_t __wrap_store_free_bytes(const struct store *store)
{
    (void)store;
    return 101 * GIB;
}

int __wrap_worker_unpack(const struct worker_settings *settings, bool ranks,
                         const struct ingest_file *file, const char *pool, uint64_t bytes,
                         struct progress *progress, struct unpacked *out,
                         struct error *error);
int __wrap_worker_unpack(const struct worker_settings *settings, bool ranks,
                         const struct ingest_file *file, const char *pool, uint64_t bytes,
                         struct progress *progress, struct unpacked *out,
                         struct error *error)
{
    (void)settings, (void)ranks, (void)file, (void)pool, (void)progress, (void)out;
    room = bytes;
    return error_set(error, ERROR_SPACE, "disk_full", "looked");
}

static uint64_t room_of(struct place *place, unsigned jobs)
{
    const struct worker_settings worker = {"/no/such/program", 0, jobs};
    struct ingest_list list = {0};
    struct error error;
    RESULT result;

    room = 0;
    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, "in"), &list, &error), 0);
    assert_int_equal(
        ingest_files(place->store, &worker, &list, "x", 1, NULL, &result, &error),
        -ERROR_SPACE);
    ingest_list_free(&list);
    return room;
}

static void test_jobs_share_the_disk(void **state)
{
    PLACE place;

    (void)state;
    place_open(&place);
    scratch_write_text(&place.scratch, "in/a.zip", "");
    assert_int_equal(truncate(scratch_path(&place.scratch, "in/a.zip"), (off_t)GIB), 0);
    uint64_t alone = room_of(&place, 1);
    assert_in_range(alone, 40 * GIB, 100 * GIB);
    assert_int_equal(room_of(&place, 0), alone);
    assert_int_equal(room_of(&place, 4), alone / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_is_stored_anew),
        cmocka_unit_test(test_it_gives_up_some_time),
        cmocka_unit_test(test_jobs_share_the_disk),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
