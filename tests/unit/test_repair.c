/* A set whose file is damaged or gone, made again from its kept traces: the same set. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/ingest.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/set_file.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"

#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void list_release(struct ingest_list *list)
{
    ingest_list_free(list);
}

static void keep(struct place *place, const char *folder, const char *id)
{
    CLEANUP(list_release) struct ingest_list list = {0};
    struct error error = {0};

    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, folder), &list, &error), 0);
    if (ingest_keep_traces(place->store, &list, id, 2, NULL, NULL, &error) != 0)
        fail_msg("%s", error.message);
}

static const char *set_path(struct place *place, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, "data/sets/%s.db", id);
    return scratch_path(&place->scratch, name);
}

static void damage(const char *path)
{
    CLEANUP_CLOSE int fd = open(path, O_RDWR);
    struct stat status;
    char byte;

    assert_true(fd >= 0);
    assert_int_equal(fstat(fd, &status), 0);
    assert_int_equal(pread(fd, &byte, 1, status.st_size / 2), 1);
    byte = (char)(byte ^ 4);
    assert_int_equal(pwrite(fd, &byte, 1, status.st_size / 2), 1);
}

static int repair(struct place *place, const char *id, struct error *error)
{
    RESULT made = {0};

    *error = (struct error){0};
    int result = ingest_repair_set(place->store, NULL, id, 2, NULL, &made, error);
    assert_int_equal(scratch_count(&place->scratch, "data/spool"), 0);
    return result;
}

static void assert_same_files(const struct set_view *a, const struct set_view *b)
{
    assert_int_equal(a->file_count, b->file_count);
    for (size_t i = 0; i < a->file_count; i++) {
        const struct set_file *x = &a->files[i], *y = &b->files[i];

        assert_string_equal(x->name, y->name);
        assert_int_equal(x->rank, y->rank);
        assert_int_equal(x->span, y->span);
        assert_int_equal(x->rank_source, y->rank_source);
        assert_int_equal(x->raw_bytes, y->raw_bytes);
        assert_int_equal(x->disk_bytes, y->disk_bytes);
        assert_string_equal(x->hash, y->hash);
        assert_string_equal(x->disk_hash, y->disk_hash);
    }
    assert_int_equal(a->duplicate_count, b->duplicate_count);
    for (size_t i = 0; i < a->duplicate_count; i++)
        assert_string_equal(a->duplicates[i].name, b->duplicates[i].name);
}

static void assert_called(const char *path, const char *id, const char *label)
{
    struct set_look look;
    struct error error;

    assert_int_equal(set_look_at(path, id, NULL, &look, &error), 0);
    assert_string_equal(look.label, label);
    set_look_free(&look);
}

/* Plain and zipped files, copies, ranks that are stated, of names, and assumed. */
static void write_folder(struct place *place)
{
    place_write_trace(place, "in/a.json", 5, 0, 300);
    place_write_trace(place, "in/b.json.gz", 4, 0, 30);
    place_write_trace(place, "in/copy.json", 5, 0, 300);
    place_write_trace(place, "in/n/rank7.json.gz", -1, 0, 31);
    place_write_trace(place, "in/n/rank8.json.gz", -1, 0, 31);
    place_write_trace(place, "in/x.json", -1, 50, 20);
    place_write_trace(place, "in/y.json", -1, 10, 21);
}

static void test_makes_the_same_set(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;
    struct set_view before, after;
    struct set_info info;

    place_open(&place);
    write_folder(&place);
    place_ingest(&place, "in", &result);
    keep(&place, "in", result.set_id);
    assert_int_equal(
        store_update_set(place.store, result.set_id, "mine", "noted", &error), 0);
    json_t *left_out = json_pack("[{s:s, s:s}]", "name", "l.json", "why", "link");
    assert_int_equal(store_note_left_out(place.store, result.set_id, 1, left_out, &error),
                     0);
    json_decref(left_out);
    assert_int_equal(set_view_load(place.store, result.set_id, NULL, &before, &error), 0);
    struct stat whole, made;
    assert_int_equal(stat(set_path(&place, result.set_id), &whole), 0);
    for (int gone = 0; gone < 2; gone++) {
        RESULT again;

        if (gone)
            unlink(set_path(&place, result.set_id));
        else
            damage(set_path(&place, result.set_id));
        assert_int_equal(store_verify_set(place.store, result.set_id, NULL, &error),
                         -ERROR_DAMAGED);
        if (repair(&place, result.set_id, &error) != 0)
            fail_msg("%s", error.message);
        assert_int_equal(store_verify_set(place.store, result.set_id, NULL, &error), 0);
        assert_int_equal(stat(set_path(&place, result.set_id), &made), 0);
        assert_int_equal(made.st_size, whole.st_size);
        assert_int_equal(set_view_load(place.store, result.set_id, NULL, &after, &error),
                         0);
        assert_same_files(&before, &after);
        set_view_free(&after);
        assert_int_equal(store_find_set(place.store, "mine", &info, &error), 0);
        assert_string_equal(info.id, result.set_id);
        assert_string_equal(info.notes, "noted");
        /* What only the folder told, and what the file itself is called. */
        assert_non_null(strstr(info.summary, "\"left_out\":1,"));
        assert_non_null(strstr(info.summary, "l.json"));
        set_info_free(&info);
        assert_called(set_path(&place, result.set_id), result.set_id, "mine");
        /* The folder is recognised, without being read. */
        place_ingest(&place, "in", &again);
        assert_true(again.already_stored);
        assert_int_equal(again.events, 0);
        assert_string_equal(again.set_id, result.set_id);
    }
    set_view_free(&before);
    assert_true(traces_total(place.store, result.set_id) > 0);
}

/* Kept before anybody noticed that the set is damaged: a server that starts leaves them.
 */
static void test_a_start_leaves_what_it_is_made_from(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    write_folder(&place);
    place_ingest(&place, "in", &result);
    keep(&place, "in", result.set_id);
    unlink(set_path(&place, result.set_id));
    store_close(place.store);
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER, NULL,
                                &place.store, &error),
                     0);
    assert_true(traces_total(place.store, result.set_id) > 0);
    assert_non_null(store_known_damage(place.store, result.set_id));
    if (repair(&place, result.set_id, &error) != 0)
        fail_msg("%s", error.message);
    assert_null(store_known_damage(place.store, result.set_id));
}

static void test_what_cannot_be_made_again(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    write_folder(&place);
    place_ingest(&place, "in", &result);
    unlink(set_path(&place, result.set_id));
    assert_int_equal(repair(&place, result.set_id, &error), -ERROR_NOT_FOUND);
    assert_string_equal(error.slug, "trace_not_kept");
    assert_int_equal(repair(&place, "00000000000000000000000000000000", &error),
                     -ERROR_NOT_FOUND);
    /* Read in, it is there again, with its traces, one of which gets damaged. */
    RESULT again;
    place_ingest(&place, "in", &again);
    assert_false(again.already_stored);
    keep(&place, "in", result.set_id);
    struct set_view view;
    assert_int_equal(set_view_load(place.store, result.set_id, NULL, &view, &error), 0);
    CLEANUP_FREE char *kept = traces_path(place.store, result.set_id, view.files[0].hash);
    set_view_free(&view);
    damage(kept);
    damage(set_path(&place, result.set_id));
    assert_int_equal(repair(&place, result.set_id, &error), -ERROR_CONFLICT);
    assert_string_equal(error.slug, "trace_changed");
    assert_int_equal(place_count_sets(&place), 1);
    assert_int_equal(scratch_count(&place.scratch, "data/sets"), 1);
    unlink(kept);
    assert_int_equal(repair(&place, result.set_id, &error), -ERROR_NOT_FOUND);
    assert_string_equal(error.slug, "trace_not_kept");
    assert_int_equal(store_verify_set(place.store, result.set_id, NULL, &error),
                     -ERROR_DAMAGED);
}

/* Kept from a copy that is compressed in another way: the bytes are not found again. */
static void test_kept_from_another_copy(void **state)
{
    (void)state;
    PLACE place;
    RESULT result, other;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "plain/rank0.json", 0, 0, 300);
    place_write_trace(&place, "zipped/rank0.json.gz", 0, 0, 300);
    place_ingest(&place, "plain", &result);
    keep(&place, "zipped", result.set_id);
    unlink(set_path(&place, result.set_id));
    if (repair(&place, result.set_id, &error) != 0) /* of plain JSON it is enough */
        fail_msg("%s", error.message);
    assert_int_equal(store_remove_set(place.store, result.set_id, &error), 0);
    place_ingest(&place, "zipped", &other);
    keep(&place, "plain", other.set_id);
    unlink(set_path(&place, other.set_id));
    assert_int_equal(repair(&place, other.set_id, &error), -ERROR_NOT_FOUND);
    assert_non_null(strstr(error.message, "another copy"));
}

static void test_files_that_are_in_no_list(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;
    char(*ids)[33];
    size_t count;

    place_open(&place);
    write_folder(&place);
    place_ingest(&place, "in", &result);
    assert_int_equal(store_list_unlisted(place.store, &ids, &count, &error), 0);
    assert_int_equal(count, 0);
    free(ids);
    scratch_write_text(&place.scratch, "data/sets/ffffffffffffffffffffffffffffffff.db",
                       "x");
    scratch_write_text(&place.scratch, "data/sets/0000000000000000000000000000000f.db",
                       "");
    scratch_write_text(&place.scratch, "data/sets/notes.txt", "x");
    assert_int_equal(store_list_unlisted(place.store, &ids, &count, &error), 0);
    assert_int_equal(count, 2);
    assert_string_equal(ids[0], "0000000000000000000000000000000f");
    assert_string_equal(ids[1], "ffffffffffffffffffffffffffffffff");
    for (size_t i = 0; i < count; i++)
        assert_int_equal(store_verify_set(place.store, ids[i], NULL, &error),
                         -ERROR_DAMAGED);
    free(ids);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_makes_the_same_set),
        cmocka_unit_test(test_a_start_leaves_what_it_is_made_from),
        cmocka_unit_test(test_what_cannot_be_made_again),
        cmocka_unit_test(test_kept_from_another_copy),
        cmocka_unit_test(test_files_that_are_in_no_list),
    };

    return cmocka_run_group_tests_name("repair", tests, NULL, NULL);
}
