/* From a folder of files to a listed set, through a real store: failures of single files,
 * spans, and that the same traces are recognised. */
#include "base/error.h"
#include "ingest_place.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void view_load(struct place *place, const char *id, struct set_view *view)
{
    struct error error;

    if (set_view_load(place->store, id, NULL, view, &error) != 0)
        fail_msg("%s", error.message);
}

/* ---- what becomes of files ---- */

static void test_ranks_and_spans(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct set_view view;
    static const struct {
        const char *name;
        int rank, start; /* stated; -1: not */
        int64_t settled;
        uint32_t span;
        enum trace_rank_source source;
    } files[] = {{"in/a.json", 5, 3000, 5, 2, TRACE_RANK_STATED},
                 {"in/b.json.gz", 5, 1000, 5, 0, TRACE_RANK_STATED},
                 {"in/c.json", -1, 500, 1, 0, TRACE_RANK_ASSUMED},
                 {"in/node1/rank-2.json", -1, 100, 2, 0, TRACE_RANK_FILE_NAME},
                 {"in/node1/rank0.json.gz", 0, 100, 0, 0, TRACE_RANK_STATED},
                 {"in/node2/x.json", 5, 2000, 5, 1, TRACE_RANK_STATED}};
    const size_t count = sizeof files / sizeof files[0];

    place_open(&place);
    for (size_t i = 0; i < count; i++)
        place_write_trace(&place, files[i].name, files[i].rank, files[i].start,
                          3 + (int)i);
    place_ingest(&place, "in", &result);
    assert_false(result.already_stored);
    assert_int_equal(result.failure_count, 0);
    assert_int_equal(result.events, 3 + 4 + 5 + 6 + 7 + 8);
    view_load(&place, result.set_id, &view);
    assert_int_equal(view.file_count, count);
    for (size_t i = 0; i < count; i++) {
        const struct set_file *file = &view.files[i];

        assert_int_equal(file->file, i);
        assert_string_equal(file->name, files[i].name + strlen("in/"));
        assert_int_equal(file->rank, files[i].settled);
        assert_int_equal(file->span, files[i].span);
        assert_int_equal(file->rank_source, files[i].source);
        assert_int_equal(file->first_ns,
                         1700000000000000000 + (int64_t)files[i].start * 1000);
        assert_int_equal(file->quality.kept, 3 + i);
    }
    set_view_free(&view);
    place_assert_clean(&place, 1);
}

static void test_failures_of_single_files(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct set_view view;
    static const struct {
        const char *name, *text, *message;
    } bad[] = {{"in/broken.json", "{\"traceEvents\" []}", "line 1"},
               {"in/empty.json", "", "empty"},
               {"in/packed.json", "PK\x03\x04", "unpack"},
               {"in/rank7.json.gz", "\x1f\x8b\x08", "gzip"},
               {"in/table.json", "{\"rows\":[]}", "traceEvents"}};

    place_open(&place);
    place_write_trace(&place, "in/a.json", 1, 0, 3);
    place_write_trace(&place, "in/rank0.json.gz", -1, 0, 4);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        scratch_write_text(&place.scratch, bad[i].name, bad[i].text);
    place_ingest(&place, "in", &result);
    assert_int_equal(result.failure_count, sizeof bad / sizeof bad[0]);
    for (size_t i = 0; i < result.failure_count; i++) {
        assert_string_equal(result.failures[i].file, bad[i].name + strlen("in/"));
        assert_non_null(strstr(result.failures[i].message, result.failures[i].file));
        if (strstr(result.failures[i].message, bad[i].message) == NULL)
            fail_msg("%s", result.failures[i].message);
    }
    view_load(&place, result.set_id, &view);
    assert_int_equal(view.file_count, 2);
    assert_string_equal(view.files[0].name, "a.json");
    assert_string_equal(view.files[1].name, "rank0.json.gz");
    set_view_free(&view);
    place_assert_clean(&place, 1);
}

/* A file that is gone when its turn comes fails alone, too. */
static void test_file_gone(void **state)
{
    (void)state;
    PLACE place;
    RESULT result = {0};
    struct ingest_list list = {0};
    struct error error = {0};

    place_open(&place);
    place_write_trace(&place, "in/a.json", 1, 0, 3);
    place_write_trace(&place, "in/b.json", 2, 0, 3);
    assert_int_equal(
        ingest_list_folder(scratch_path(&place.scratch, "in"), &list, &error), 0);
    assert_int_equal(unlink(scratch_path(&place.scratch, "in/b.json")), 0);
    if (ingest_files(place.store, NULL, &list, NULL, 2, NULL, &result, &error) != 0)
        fail_msg("%s", error.message);
    ingest_list_free(&list);
    assert_int_equal(result.failure_count, 1);
    assert_string_equal(result.failures[0].file, "b.json");
    place_assert_clean(&place, 1);
}

static void test_no_readable_file(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct error error;

    place_open(&place);
    scratch_write_text(&place.scratch, "in/a.json", "");
    scratch_write_text(&place.scratch, "in/b.json", "{\"rows\":1}");
    assert_int_equal(place_try_ingest(&place, "in", "x", 2, NULL, &result, &error),
                     -(int)ERROR_FORMAT);
    assert_string_equal(error.slug, "no_readable_file");
    assert_non_null(strstr(error.message, "a.json"));
    assert_int_equal(result.failure_count, 2);
    place_assert_clean(&place, 0);
}

/* Killed between the rename of its file and its row, a set comes back under its name, or
 * under the default name. */
static void test_the_file_says_its_name(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct ingest_list list = {0};
    struct error error;
    struct set_info info;

    place_open(&place);
    place_write_trace(&place, "in/rank0.json", 0, 0, 100);
    assert_int_equal(
        ingest_list_folder(scratch_path(&place.scratch, "in"), &list, &error), 0);
    assert_int_equal(
        ingest_files(place.store, NULL, &list, "by folder", 1, NULL, &result, &error), 0);
    ingest_list_free(&list);
    store_close(place.store);
    assert_int_equal(unlink(scratch_path(&place.scratch, "data/catalog.db")), 0);
    assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER, NULL,
                                &place.store, &error),
                     0);
    assert_int_equal(store_find_set(place.store, result.set_id, &info, &error), 0);
    assert_string_equal(info.label, "by folder");
    set_info_free(&info);
    place_assert_clean(&place, 1);
}

/* ---- the same traces again ---- */

static void test_recognised(void **state)
{
    (void)state;
    PLACE place;
    RESULT first, second, moved, named;
    struct progress progress = {0};
    struct error error;
    struct set_info info;

    place_open(&place);
    place_write_trace(&place, "in/rank0.json.gz", 0, 0, 2000);
    place_write_trace(&place, "in/rank1.json", 1, 0, 3000); /* several blocks */
    assert_int_equal(place_try_ingest(&place, "in", "one", 2, NULL, &first, &error), 0);
    assert_int_equal(place_try_ingest(&place, "in", "two", 2, &progress, &second, &error),
                     0);
    assert_true(second.already_stored);
    assert_string_equal(second.set_id, first.set_id);
    assert_null(first.known_as);
    assert_string_equal(second.known_as, "one");
    /* It cost the reading only: no event was decoded. */
    assert_int_equal(atomic_load(&progress.events), 0);
    assert_int_equal(second.raw_bytes, 0);
    assert_int_equal(atomic_load(&progress.stage), PROGRESS_DONE);
    assert_int_equal(atomic_load(&progress.bytes_done),
                     atomic_load(&progress.bytes_total));
    assert_int_equal(store_find_set(place.store, first.set_id, &info, &error), 0);
    assert_string_equal(info.label, "one"); /* it keeps its own */
    set_info_free(&info);
    /* The same traces in another folder are the same set. */
    place_write_trace(&place, "other/rank0.json.gz", 0, 0, 2000);
    place_write_trace(&place, "other/rank1.json", 1, 0, 3000);
    place_ingest(&place, "other", &moved);
    assert_true(moved.already_stored);
    assert_int_equal(moved.raw_bytes, 0);
    /* With another name of one of them they are read, to be sure. */
    place_write_trace(&place, "named/rank0.json.gz", 0, 0, 2000);
    place_write_trace(&place, "named/x1.json", 1, 0, 3000);
    place_ingest(&place, "named", &named);
    assert_true(named.already_stored);
    assert_int_not_equal(named.raw_bytes, 0);
    place_assert_clean(&place, 1);
}

/* Packed otherwise, named otherwise: read again, and found to be the same. */
static void test_same_content(void **state)
{
    (void)state;
    PLACE place;
    RESULT first, second, third, fourth;

    place_open(&place);
    place_write_trace(&place, "a/rank0.json.gz", 0, 0, 100);
    place_write_trace(&place, "a/rank1.json", 1, 0, 90);
    place_write_trace(&place, "b/x.json", 1, 0, 90);
    place_write_trace(&place, "b/y.json", 0, 0, 100);
    place_ingest(&place, "a", &first);
    place_ingest(&place, "b", &second);
    assert_true(second.already_stored);
    assert_string_equal(second.set_id, first.set_id);
    place_assert_clean(&place, 1);
    /* One file more, or another rank, is another set. */
    place_write_trace(&place, "b/z.json", 2, 0, 80);
    place_ingest(&place, "b", &third);
    assert_false(third.already_stored);
    assert_string_not_equal(third.set_id, first.set_id);
    place_write_trace(&place, "c/rank0.json.gz", 0, 0, 100);
    place_ingest(&place, "c", &fourth);
    assert_false(fourth.already_stored);
    place_assert_clean(&place, 3);
}

static void test_threads_do_not_matter(void **state)
{
    (void)state;
    char id[33] = "";

    for (unsigned threads = 1; threads <= 8; threads *= 2) {
        PLACE place;
        RESULT result;
        struct error error;
        struct set_view view;

        place_open(&place);
        for (int i = 0; i < 6; i++) {
            char name[40];

            snprintf(name, sizeof name, "in/f%d.json%s", i, i % 2 == 0 ? ".gz" : "");
            place_write_trace(&place, name, i % 3 == 0 ? -1 : 9 - i, 100 * (i % 2),
                              50 * i + 1);
        }
        assert_int_equal(
            place_try_ingest(&place, "in", NULL, threads, NULL, &result, &error), 0);
        if (id[0] == '\0')
            strcpy(id, result.set_id);
        assert_string_equal(result.set_id, id);
        view_load(&place, id, &view);
        assert_int_equal(view.file_count, 6);
        for (size_t i = 0; i < 6; i++)
            assert_int_equal(view.files[i].quality.kept, 50 * i + 1);
        set_view_free(&view);
    }
}

/* ---- what is stored ---- */

static void test_stored_as_read(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    place_open(&place);
    buffer_append_char(&text, '[');
    struct chance chance = {12};
    for (int i = 0; i < 40000; i++) {
        static const char *const streams[] = {"0", "-7", "18446744073709551609",
                                              "\"0xffffffffffffffff\""};
        char ts[40], dur[20], args[100], correlation[24];

        snprintf(ts, sizeof ts, "%d.%03u", i * 3, chance_below(&chance, 1000));
        snprintf(dur, sizeof dur, "%u.%03u", chance_below(&chance, 30),
                 chance_below(&chance, 1000));
        /* Pairs of a launch and its kernel: negative numbers, and those over INT64_MAX of
         * the same bits. */
        int64_t bits = -(i / 4) - 2;
        snprintf(correlation, sizeof correlation, i / 2 % 2 == 0 ? "%lld" : "%llu",
                 (long long)bits);
        snprintf(args, sizeof args, "\"device\":%u,\"stream\":%s,\"correlation\":%s",
                 chance_below(&chance, 2), streams[chance_below(&chance, 4)],
                 correlation);
        add_event(&text, i % 2 == 0 ? "cuda_runtime" : "kernel",
                  i % 7 == 0 ? "a\\u00e4\\ud800" : "b", 1, (int)chance_below(&chance, 3),
                  ts, dur, args);
    }
    buffer_append_char(&text, ']');
    scratch_write(&place.scratch, "in/t.json", text.bytes, text.length);
    place_ingest(&place, "in", &result);
    RECORDING read = read_bytes(text.bytes, text.length);
    RECORDING stored = NULL;
    struct error error;
    if (set_load_recording(place.store, result.set_id, 0, NULL, &stored, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(stored->events.count, 40000);
    for (uint32_t row = 0; row < 40000; row++) {
        assert_int_equal(stored->events.ts[row], read->events.ts[row]);
        assert_int_equal(stored->events.dur[row], read->events.dur[row]);
        assert_int_equal(stored->events.self[row], read->events.self[row]);
        if (row_op(read, row)->side == TRACE_DEVICE)
            assert_int_equal(stored->events.link[row], read->events.link[row]);
        if (row_op(read, row)->side == TRACE_DEVICE)
            assert_int_equal(read->events.link[row], row - 1);
        assert_int_equal(row_correlation(stored, row), row_correlation(read, row));
        assert_int_equal(
            trace_correlation_is_wide(stored, stored->events.correlation[row] - 1),
            row / 2 % 2);
        assert_int_equal(row_place(stored, row)->stream_is_wide,
                         row_place(read, row)->stream_is_wide);
        assert_string_equal(row_name(stored, row), row_name(read, row));
        assert_string_equal(row_category(stored, row), row_category(read, row));
        assert_string_equal(row_tid(stored, row), row_tid(read, row));
        assert_int_equal(row_place(stored, row)->stream, row_place(read, row)->stream);
        assert_int_equal(row_place(stored, row)->device, row_place(read, row)->device);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranks_and_spans),
        cmocka_unit_test(test_failures_of_single_files),
        cmocka_unit_test(test_file_gone),
        cmocka_unit_test(test_no_readable_file),
        cmocka_unit_test(test_the_file_says_its_name),
        cmocka_unit_test(test_recognised),
        cmocka_unit_test(test_same_content),
        cmocka_unit_test(test_threads_do_not_matter),
        cmocka_unit_test(test_stored_as_read),
    };

    return cmocka_run_group_tests_name("ingest_sets", tests, NULL, NULL);
}
