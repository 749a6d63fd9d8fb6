/* Sets that cannot be split or joined, and what is left when it goes wrong. */
#include "base/error.h"
#include "intake/ingest.h"
#include "random_trace.h"
#include "regroup_place.h"
#include "store/set_view.h"
#include "store/store.h"
#include "store/traces.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void assert_refused(struct place *place, const char *id,
                           struct regroup_part *parts, size_t count, const char *slug)
{
    REGROUPED made = {0};
    struct error error;

    assert_int_not_equal(split(place, id, parts, count, &made, &error), 0);
    assert_string_equal(error.slug, slug);
    assert_int_equal(made.binned_count, 0);
}

static void test_refused(void **state)
{
    (void)state;
    PLACE place;
    RESULT one, two;
    REGROUPED made = {0};
    struct error error;
    int64_t rank0[] = {0}, rank7[] = {7}, both[] = {0, 1};
    uint32_t file9[] = {9};

    place_open(&place);
    place_write_trace(&place, "one/rank0.json", 0, 0, 10);
    place_write_trace(&place, "two/rank0.json", 0, 0, 11);
    place_write_trace(&place, "two/rank1.json", 1, 0, 12);
    place_ingest(&place, "one", &one);
    place_ingest(&place, "two", &two);
    assert_refused(&place, one.set_id, NULL, 0, "nothing_to_split");
    assert_refused(&place, "0123456789abcdef0123456789abcdef", NULL, 0, "unknown_set");
    assert_refused(&place, two.set_id,
                   (struct regroup_part[]){{.ranks = both, .rank_count = 2}}, 1,
                   "nothing_to_split");
    assert_refused(&place, two.set_id,
                   (struct regroup_part[]){{.ranks = rank7, .rank_count = 1}}, 1,
                   "unknown_rank");
    assert_refused(&place, two.set_id,
                   (struct regroup_part[]){{.files = file9, .file_count = 1}}, 1,
                   "unknown_file");
    assert_refused(&place, two.set_id,
                   (struct regroup_part[]){{.ranks = rank0, .rank_count = 1},
                                           {.ranks = both, .rank_count = 2}},
                   2, "part_twice");
    struct regroup_set twice[2] = {0};
    memcpy(twice[0].set_id, two.set_id, 33);
    memcpy(twice[1].set_id, two.set_id, 33);
    assert_int_not_equal(join(&place, twice, 1, NULL, &made, &error), 0);
    assert_string_equal(error.slug, "nothing_to_join");
    assert_int_not_equal(join(&place, twice, 2, NULL, &made, &error), 0);
    assert_string_equal(error.slug, "nothing_to_join");
    place_assert_clean(&place, 2);
}

/* Names that were cut for want of room are gone; they cannot be made up. */
static void test_cut_names(void **state)
{
    (void)state;
    PLACE place;
    RESULT read;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    place_open(&place);
    buffer_append_char(&text, '[');
    for (int i = 0; i < 2000; i++) {
        CLEANUP_FREE char *name = malloc(9002);

        memset(name, 'a', 9000);
        snprintf(name + 8990, 12, "%d", i);
        add_event(&text, "cpu_op", name, 1, 1, "1", "2", NULL);
    }
    buffer_append_char(&text, ']');
    scratch_write(&place.scratch, "in/a.json", text.bytes, text.length);
    place_write_trace(&place, "in/b.json", -1, 0, 10);
    place_ingest(&place, "in", &read);
    assert_refused(&place, read.set_id, NULL, 0, "names_cut");
    place_assert_clean(&place, 1);
}

/* Cancelled, or with too little memory: nothing is in the bin, nothing lies about. */
static void test_ends_early(void **state)
{
    (void)state;
    PLACE place;
    RESULT read;
    REGROUPED cancelled = {0}, poor = {0};
    struct progress progress = {0};
    struct error error = {0};
    char sets[1][33];
    struct regroup_request request = {.sets = sets, .set_count = 1};

    place_open(&place);
    place_write_trace(&place, "in/rank0.json", 0, 0, 30000);
    place_write_trace(&place, "in/rank1.json", 1, 0, 30000);
    place_ingest(&place, "in", &read);
    memcpy(sets[0], read.set_id, 33);
    atomic_store(&progress.cancelled, true);
    assert_int_equal(regroup_run(place.store, &request, 0, &progress, &cancelled, &error),
                     -(int)ERROR_CANCELLED);
    error = (struct error){0};
    assert_int_not_equal(regroup_run(place.store, &request, 100000, NULL, &poor, &error),
                         0);
    assert_string_equal(error.slug, "too_expensive");
    assert_int_equal(cancelled.binned_count + poor.binned_count, 0);
    place_assert_clean(&place, 1);
}

/* Sets made before the failure are not listed either. */
static void test_goes_wrong_late(void **state)
{
    (void)state;
    PLACE place;
    RESULT read;
    REGROUPED made = {0};
    struct error error = {0};
    char sets[1][33];
    struct regroup_request request = {.sets = sets, .set_count = 1};

    place_open(&place);
    place_write_trace(&place, "in/rank0.json", 0, 0, 10);
    place_write_trace(&place, "in/rank1.json", 1, 0, 30000);
    place_ingest(&place, "in", &read);
    memcpy(sets[0], read.set_id, 33);
    assert_int_not_equal(regroup_run(place.store, &request, 1500000, NULL, &made, &error),
                         0);
    assert_string_equal(error.slug, "too_expensive");
    assert_int_equal(made.made_count + made.binned_count, 0);
    assert_int_equal(scratch_count(&place.scratch, "data/sets"), 2); /* it was made */
    assert_int_equal(place_count_sets(&place), 1);
    assert_int_equal(deleted_at(&place, read.set_id), 0);
}

static void list_release(struct ingest_list *list)
{
    ingest_list_free(list);
}

/* Traces that are kept stay with the files, also when the old set is gone for good. */
static void test_kept_traces(void **state)
{
    (void)state;
    CLEANUP(list_release) struct ingest_list list = {0};
    PLACE place;
    RESULT read;
    REGROUPED parts = {0};
    struct error error;
    struct set_view view;

    place_open(&place);
    place_write_trace(&place, "in/rank0.json", 0, 0, 10);
    place_write_trace(&place, "in/rank1.json.gz", 1, 0, 20);
    place_ingest(&place, "in", &read);
    assert_int_equal(
        ingest_list_folder(scratch_path(&place.scratch, "in"), &list, &error), 0);
    assert_int_equal(
        ingest_keep_traces(place.store, &list, read.set_id, 1, NULL, NULL, &error), 0);
    split_all(&place, read.set_id, &parts);
    assert_int_equal(store_remove_set(place.store, read.set_id, &error), 0);
    for (size_t i = 0; i < 2; i++) {
        const char *id = parts.made[i].set_id;

        assert_int_equal(set_view_load(place.store, id, NULL, &view, &error), 0);
        assert_true(traces_size(place.store, id, view.files[0].hash) > 0);
        assert_true(traces_total(place.store, id) ==
                    traces_size(place.store, id, view.files[0].hash));
        set_view_free(&view);
    }
}

static void keep(struct place *place, const char *folder, const char *id,
                 const struct traces_limit *limit)
{
    CLEANUP(list_release) struct ingest_list list = {0};
    struct error error;

    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, folder), &list, &error), 0);
    assert_int_equal(ingest_keep_traces(place->store, &list, id, 1, limit, NULL, &error),
                     0);
}

/* Two sets are joined: the limit may remove the traces only if it may remove all. */
static void test_joined_traces_under_a_limit(void **state)
{
    (void)state;
    static const struct traces_limit wide = {(uint64_t)1 << 50, 0}, none = {0, 0};

    for (int limited = 0; limited <= 2; limited++) {
        PLACE place;
        RESULT one, two;
        REGROUPED made = {0};
        struct error error;
        bool again;

        place_open(&place);
        place_write_trace(&place, "one/rank0.json", 0, 0, 10);
        place_write_trace(&place, "two/rank1.json", 1, 0, 20);
        place_ingest(&place, "one", &one);
        place_ingest(&place, "two", &two);
        keep(&place, "one", one.set_id, limited > 0 ? &wide : NULL);
        keep(&place, "two", two.set_id, limited > 1 ? &wide : NULL);
        struct regroup_set both[2] = {0};
        memcpy(both[0].set_id, one.set_id, 33);
        memcpy(both[1].set_id, two.set_id, 33);
        assert_int_equal(join(&place, both, 2, NULL, &made, &error), 0);
        assert_int_equal(store_remove_set(place.store, one.set_id, &error), 0);
        assert_int_equal(store_remove_set(place.store, two.set_id, &error), 0);
        assert_int_equal(traces_keep_within(place.store, &none, &again, &error), 0);
        assert_int_equal(traces_total(place.store, made.made[0].set_id) > 0, limited < 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_cut_names),
        cmocka_unit_test(test_ends_early),
        cmocka_unit_test(test_goes_wrong_late),
        cmocka_unit_test(test_kept_traces),
        cmocka_unit_test(test_joined_traces_under_a_limit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
