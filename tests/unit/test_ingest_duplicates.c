/* A folder with the same bytes twice, through a real store: what counts, what is told,
 * and that it is recognised. */
#include "base/error.h"
#include "ingest_place.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/store.h"

#include <string.h>
#include <unistd.h>

static void view_load(struct place *place, const char *id, struct set_view *view)
{
    struct error error;

    if (set_view_load(place->store, id, NULL, view, &error) != 0)
        fail_msg("%s", error.message);
}

static void assert_duplicates(const struct set_view *view,
                              const struct ingest_result *result,
                              const char *const pairs[][2], size_t count)
{
    assert_int_equal(view->duplicate_count, count);
    assert_int_equal(result->duplicate_count, count);
    for (size_t i = 0; i < count; i++) {
        const struct set_file *same_as =
            set_view_find_file(view, view->duplicates[i].same_as);

        assert_string_equal(view->duplicates[i].name, pairs[i][0]);
        assert_non_null(same_as);
        assert_string_equal(same_as->name, pairs[i][1]);
        assert_string_equal(result->duplicates[i].file, pairs[i][0]);
        assert_string_equal(result->duplicates[i].same_as, pairs[i][1]);
    }
}

/* The file that counts is stored once, and nothing of the others. */
static void assert_whole(struct place *place, const char *id, const struct set_view *view,
                         const int kernels[], size_t count)
{
    struct error error;

    assert_null(set_view_find_file(view, 99));
    assert_int_equal(view->file_count, count);
    for (size_t i = 0; i < count; i++) {
        RECORDING stored = NULL;
        size_t steps = 0;

        if (set_load_recording(place->store, id, view->files[i].file, NULL, &stored,
                               &error) != 0)
            fail_msg("%s", error.message);
        assert_int_equal(stored->events.count, kernels[i]);
        for (size_t s = 0; s < view->step_count; s++)
            steps += view->steps[s].file == view->files[i].file;
        assert_int_equal(steps, 1);
    }
    assert_int_equal(view->step_count, view->file_count);
}

/* With one thread the larger file is read first, which is not the one that counts. */
static void test_duplicates(void **state)
{
    (void)state;
    static const char *const pairs[][2] = {
        {"b.json", "a.json.gz"}, {"c/d.json", "a.json.gz"}, {"z2.json.gz", "z1.json"}};
    char first_id[33] = "";

    for (unsigned threads = 1; threads <= 4; threads += 3) {
        PLACE place;
        RESULT result, again, alone;
        struct set_view view;
        struct error error;

        place_open(&place);
        place_write_trace(&place, "in/a.json.gz", 3, 0, 500);
        place_write_trace(&place, "in/b.json", 3, 0, 500);
        place_write_trace(&place, "in/c/d.json", 3, 0, 500);
        place_write_trace(&place, "in/e.json", 3, 900, 20);
        place_write_trace(&place, "in/z1.json", -1, 0, 80);
        place_write_trace(&place, "in/z2.json.gz", -1, 0, 80);
        assert_int_equal(
            place_try_ingest(&place, "in", NULL, threads, NULL, &result, &error), 0);
        assert_int_equal(result.events, 600);
        assert_int_equal(result.failure_count, 0);
        view_load(&place, result.set_id, &view);
        assert_int_equal(view.file_count, 3);
        assert_string_equal(view.files[0].name, "a.json.gz");
        assert_int_equal(view.files[0].file, 0);
        assert_int_equal(view.files[1].file, 3);
        assert_int_equal(view.files[1].span, 1);
        assert_int_equal(view.files[2].rank, 0); /* the copy takes no rank away */
        assert_duplicates(&view, &result, pairs, 3);
        assert_whole(&place, result.set_id, &view, (const int[]){500, 20, 80}, 3);
        set_view_free(&view);

        /* Recognised from the bytes on disk, and told again. */
        struct progress progress = {0};
        assert_int_equal(
            place_try_ingest(&place, "in", NULL, threads, &progress, &again, &error), 0);
        assert_true(again.already_stored);
        assert_int_equal(atomic_load(&progress.events), 0);
        view_load(&place, again.set_id, &view);
        assert_duplicates(&view, &again, pairs, 3);
        set_view_free(&view);

        /* Without the copies it is the same set. */
        place_write_trace(&place, "alone/a.json", 3, 0, 500);
        place_write_trace(&place, "alone/e.json", 3, 900, 20);
        place_write_trace(&place, "alone/z.json", -1, 0, 80);
        place_ingest(&place, "alone", &alone);
        assert_true(alone.already_stored);
        assert_string_equal(alone.set_id, result.set_id);
        if (first_id[0] == '\0')
            strcpy(first_id, result.set_id);
        assert_string_equal(result.set_id, first_id);
        place_assert_clean(&place, 1);
    }
}

/* Ranks that only the names say keep files of the same bytes apart. */
static void test_ranks_of_one_content(void **state)
{
    (void)state;
    static const char *const pairs[][2] = {{"rank1.json.gz", "rank1.json"}};
    PLACE place;
    RESULT result;
    struct set_view view;

    place_open(&place);
    place_write_trace(&place, "in/rank0.json", -1, 0, 50);
    place_write_trace(&place, "in/rank1.json", -1, 0, 50);
    place_write_trace(&place, "in/rank1.json.gz", -1, 0, 50);
    place_ingest(&place, "in", &result);
    view_load(&place, result.set_id, &view);
    assert_int_equal(view.file_count, 2);
    assert_int_equal(view.files[0].rank, 0);
    assert_int_equal(view.files[1].rank, 1);
    assert_duplicates(&view, &result, pairs, 1);
    assert_whole(&place, result.set_id, &view, (const int[]){50, 50}, 2);
    set_view_free(&view);
    place_assert_clean(&place, 1);
}

/* A set file that the catalogue does not know is listed with its duplicates. Its files
 * are recognised once they were read here. */
static void test_duplicates_are_adopted(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 50);
    place_write_trace(&place, "in/a.json.gz", 0, 0, 50);
    place_ingest(&place, "in", &result);
    store_close(place.store);
    assert_int_equal(unlink(scratch_path(&place.scratch, "data/catalog.db")), 0);
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER, NULL,
                                &place.store, &error),
                     0);
    for (int time = 0; time < 2; time++) {
        RESULT again;
        struct progress progress = {0};

        assert_int_equal(
            place_try_ingest(&place, "in", NULL, 2, &progress, &again, &error), 0);
        assert_true(again.already_stored);
        assert_int_equal(atomic_load(&progress.events) == 0, time == 1);
        assert_int_equal(again.duplicate_count, 1);
    }
    place_assert_clean(&place, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_duplicates),
        cmocka_unit_test(test_ranks_of_one_content),
        cmocka_unit_test(test_duplicates_are_adopted),
    };

    return cmocka_run_group_tests_name("ingest_duplicates", tests, NULL, NULL);
}
