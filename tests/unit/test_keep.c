/* The traces themselves, kept beside their set: whole or not at all, through a real
 * store, a crash, a sweep and what goes wrong. */
#include "base/compress.h"
#include "base/error.h"
#include "ingest_place.h"
#include "intake/ingest.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"
#include "trace/scan.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define TRACES "data/traces"

static void list_release(struct ingest_list *list)
{
    ingest_list_free(list);
}

static int keep(struct place *place, const char *folder, const char *id,
                struct error *error)
{
    CLEANUP(list_release) struct ingest_list list = {0};

    *error = (struct error){0};
    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, folder), &list, error), 0);
    return ingest_keep_traces(place->store, &list, id, 2, NULL, NULL, error);
}

static void assert_kept(struct place *place, const char *folder, const char *id)
{
    struct error error;

    if (keep(place, folder, id, &error) != 0)
        fail_msg("%s", error.message);
}

/* How many files and folders are in the folder of a set. */
static size_t count_kept(struct place *place, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, TRACES "/%s", id);
    return access(scratch_path(&place->scratch, name), F_OK) != 0
               ? 0
               : scratch_count(&place->scratch, name);
}

static void reopen(struct place *place)
{
    struct error error;

    store_close(place->store);
    if (store_open(scratch_path(&place->scratch, "data"), STORE_OWNER, NULL,
                   &place->store, &error) != 0)
        fail_msg("%s", error.message);
}

static void test_keeps_what_the_set_has(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct set_view view;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 40000);
    place_write_trace(&place, "in/b.json.gz", 1, 0, 3);
    scratch_write_text(&place.scratch, "in/bad.json", "{");
    place_ingest(&place, "in", &result);
    assert_int_equal(traces_total(place.store, result.set_id), 0);
    assert_kept(&place, "in", result.set_id);
    assert_int_equal(count_kept(&place, result.set_id), 2);
    assert_int_equal(scratch_count(&place.scratch, "data/spool"), 0);
    assert_int_equal(set_view_load(place.store, result.set_id, NULL, &view, &error), 0);
    uint64_t total = 0;
    for (size_t i = 0; i < view.file_count; i++) {
        RECORDING recording = NULL;
        const struct set_file *file = &view.files[i];
        char *path = traces_path(place.store, result.set_id, file->hash);

        assert_int_equal(trace_read(path, "kept", false, NULL, NULL, &recording, &error),
                         0);
        assert_int_equal(recording->raw_bytes, file->raw_bytes);
        assert_int_equal(recording->events.count, file->quality.kept);
        total += traces_size(place.store, result.set_id, file->hash);
        free(path);
    }
    assert_int_equal(view.files[1].disk_bytes,
                     traces_size(place.store, result.set_id, view.files[1].hash));
    assert_int_equal(total, traces_total(place.store, result.set_id));
    set_view_free(&view);
    /* Once more is nothing to do, and costs nothing. */
    assert_int_equal(unlink(scratch_path(&place.scratch, "in/a.json")), 0);
    assert_kept(&place, "in", result.set_id);
}

/* Of files with the same bytes one copy is kept, whichever comes first. */
static void test_keeps_duplicates_once(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 300);
    place_write_trace(&place, "in/a.json.gz", 0, 0, 300);
    place_write_trace(&place, "in/rank1.json", -1, 0, 40);
    place_write_trace(&place, "in/rank2.json", -1, 0, 40);
    place_write_trace(&place, "in/z.json", 0, 0, 300);
    place_ingest(&place, "in", &result);
    assert_int_equal(result.duplicate_count, 2);
    assert_kept(&place, "in", result.set_id);
    assert_int_equal(count_kept(&place, result.set_id), 2); /* contents */
    /* The one that counts is gone: another of its bytes is as good. */
    PLACE other;
    RESULT stored;
    place_open(&other);
    place_write_trace(&other, "in/a.json", 0, 0, 300);
    place_write_trace(&other, "in/z.json", 0, 0, 300);
    place_ingest(&other, "in", &stored);
    assert_int_equal(unlink(scratch_path(&other.scratch, "in/a.json")), 0);
    assert_kept(&other, "in", stored.set_id);
    assert_int_equal(count_kept(&other, stored.set_id), 1);
    assert_int_equal(keep(&other, "in", stored.set_id, &error), 0);
}

static void test_a_changed_file_keeps_nothing(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_write_trace(&place, "in/b.json.gz", 1, 0, 3);
    place_ingest(&place, "in", &result);
    place_write_trace(&place, "in/b.json.gz", 1, 0, 4);
    assert_int_equal(keep(&place, "in", result.set_id, &error), -ERROR_CONFLICT);
    assert_string_equal(error.slug, "trace_changed");
    assert_non_null(strstr(error.message, "b.json.gz"));
    assert_int_equal(unlink(scratch_path(&place.scratch, "in/b.json.gz")), 0);
    assert_int_equal(keep(&place, "in", result.set_id, &error), -ERROR_CONFLICT);
    place_assert_clean(&place, 1);
    assert_int_equal(traces_total(place.store, result.set_id), 0);
}

static void test_a_cancelled_job_keeps_nothing(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    CLEANUP(list_release) struct ingest_list list = {0};
    struct progress progress = {.cancelled = true};
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_ingest(&place, "in", &result);
    assert_int_equal(
        ingest_list_folder(scratch_path(&place.scratch, "in"), &list, &error), 0);
    assert_int_equal(
        ingest_keep_traces(place.store, &list, result.set_id, 0, NULL, &progress, &error),
        -ERROR_CANCELLED);
    place_assert_clean(&place, 1);
}

static void test_goes_with_its_set(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_ingest(&place, "in", &result);
    assert_kept(&place, "in", result.set_id);
    assert_int_equal(store_bin_set(place.store, result.set_id, &error), 0);
    reopen(&place);
    assert_int_equal(count_kept(&place, result.set_id), 1);
    assert_int_equal(store_restore_set(place.store, result.set_id, &error), 0);
    assert_int_equal(store_remove_set(place.store, result.set_id, &error), 0);
    assert_int_equal(scratch_count(&place.scratch, TRACES), 0);
    /* Nothing is put beside a set that is gone. */
    struct traces_draft *draft;
    assert_int_equal(traces_begin(place.store, &draft, &error), 0);
    assert_int_equal(traces_publish(draft, result.set_id, &error), -ERROR_NOT_FOUND);
    assert_string_equal(error.slug, "unknown_set");
    place_assert_clean(&place, 0);
}

/* Files that a crash leaves are swept; what a living process makes is not. */
static void test_sweeps_what_nobody_holds(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct traces_draft *draft;
    struct error error;
    struct store *shared;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_ingest(&place, "in", &result);
    assert_kept(&place, "in", result.set_id);
    scratch_write_text(&place.scratch, "data/spool/traces-abc123/new-0", "half");
    scratch_write_text(&place.scratch,
                       TRACES "/00000000000000000000000000000000/x.json.gz", "no set");
    scratch_write_text(&place.scratch, TRACES "/notes.txt", "no folder");
    assert_int_equal(traces_begin(place.store, &draft, &error), 0);
    close(openat(traces_draft_folder(draft), "new-1", O_CREAT | O_WRONLY, 0600));
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_SHARED, NULL,
                                &shared, &error),
                     0);
    store_close(shared);
    assert_int_equal(scratch_count(&place.scratch, "data/spool"), 2); /* the draft */
    assert_int_equal(scratch_count(&place.scratch, TRACES), 5);
    reopen(&place); /* an owner, while the draft still lives */
    assert_int_equal(scratch_count(&place.scratch, "data/spool"), 2);
    assert_int_equal(scratch_count(&place.scratch, TRACES), 2);
    assert_int_equal(count_kept(&place, result.set_id), 1);
    traces_discard(draft);
    assert_int_equal(scratch_count(&place.scratch, "data/spool"), 0);
    traces_discard(NULL);
}

/* A second draft of a set brings what is missing, and leaves what is there alone. */
static void test_fills_in_what_is_missing(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct set_view view;
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_write_trace(&place, "in/b.json.gz", 1, 0, 3);
    place_ingest(&place, "in", &result);
    assert_kept(&place, "in", result.set_id);
    assert_int_equal(set_view_load(place.store, result.set_id, NULL, &view, &error), 0);
    char *lost = traces_path(place.store, result.set_id, view.files[0].hash);
    char *there = traces_path(place.store, result.set_id, view.files[1].hash);
    struct stat before, after;
    assert_int_equal(stat(there, &before), 0);
    assert_int_equal(unlink(lost), 0);
    assert_kept(&place, "in", result.set_id);
    assert_int_equal(access(lost, F_OK), 0);
    assert_int_equal(stat(there, &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
    free(lost);
    free(there);
    set_view_free(&view);
    place_assert_clean(&place, 1);
}

static void test_read_only_store_keeps_nothing(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct traces_draft *draft;
    struct error error;
    struct store *store;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 3);
    place_ingest(&place, "in", &result);
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_READ_ONLY,
                                NULL, &store, &error),
                     0);
    assert_int_equal(traces_begin(store, &draft, &error), -ERROR_FORBIDDEN);
    assert_null(draft);
    store_close(store);
}

/* ---- the compressor ---- */

/* Random bytes that shrink by half or so, through buffers of any size. */
static void test_deflates_through_any_buffer(void **state)
{
    static const size_t lengths[] = {0, 1, 100, 70000, 1000000};
    struct chance chance = {5};

    (void)state;
    for (size_t l = 0; l < sizeof lengths / sizeof lengths[0]; l++) {
        size_t length = lengths[l], packed = 0, given = 0, unpacked = 0, made;
        CLEANUP_FREE uint8_t *text = malloc(length + 1);
        CLEANUP_FREE uint8_t *gzip = malloc(length * 2 + 1000);
        CLEANUP_FREE uint8_t *back = malloc(length + 1);
        struct deflater *deflater = deflater_new();
        struct inflater *inflater = inflater_new();
        enum deflate_result result;

        for (size_t i = 0; i < length; i++)
            text[i] = (uint8_t) "0123456789abcdef"[chance_below(&chance, 16)];
        do {
            size_t part = chance_below(&chance, 5000), room = chance_below(&chance, 5000);
            if (part > length - given)
                part = length - given;
            const uint8_t *in = text + given;
            size_t left = part;
            result = deflater_run(deflater, &in, &left, given + part == length,
                                  gzip + packed, room, &made);
            given += part - left;
            packed += made;
            assert_int_not_equal(result, DEFLATE_FAILED);
            assert_true(packed <= length * 2 + 900);
        } while (result != DEFLATE_END);
        const uint8_t *in = gzip;
        size_t left = packed;
        inflater_run(inflater, &in, &left, back, length + 1, &unpacked);
        assert_int_equal(unpacked, length);
        assert_memory_equal(back, text, length);
        assert_true(inflater_at_end(inflater));
        assert_true(length < 1000 || packed < length * 3 / 4);
        deflater_free(deflater);
        inflater_free(inflater);
    }
    deflater_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keeps_what_the_set_has),
        cmocka_unit_test(test_keeps_duplicates_once),
        cmocka_unit_test(test_a_changed_file_keeps_nothing),
        cmocka_unit_test(test_a_cancelled_job_keeps_nothing),
        cmocka_unit_test(test_goes_with_its_set),
        cmocka_unit_test(test_sweeps_what_nobody_holds),
        cmocka_unit_test(test_fills_in_what_is_missing),
        cmocka_unit_test(test_read_only_store_keeps_nothing),
        cmocka_unit_test(test_deflates_through_any_buffer),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
