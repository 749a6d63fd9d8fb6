/* Sets that are split and joined: what comes out is what reading in the same files would
 * have made, to the last number. */
#include "base/error.h"
#include "random_trace.h"
#include "regroup_place.h"
#include "rounds.h"
#include "set_dump.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILES_MAX 6

/* ---- against reading in ---- */

/* A folder of random traces: with and without steps, ranks and copies. */
struct random_folder {
    struct buffer texts[FILES_MAX];
    char names[FILES_MAX][32];
    size_t count;
};

static void make_folder(struct random_folder *folder, uint64_t seed)
{
    struct chance chance = {seed};

    folder->count = 2 + chance_below(&chance, FILES_MAX - 1);
    for (size_t i = 0; i < folder->count; i++) {
        const struct random_trace_options options = {
            .seed = seed * 100 + i,
            .events = chance_below(&chance, 8) == 0 ? 20000 : chance_below(&chance, 400),
            .oddness = chance_below(&chance, 3) * 9,
            .long_values = chance_below(&chance, 4) == 0,
            .bare_array = chance_below(&chance, 4) == 0};

        buffer_init(&folder->texts[i], TEXT_MAX);
        if (i > 0 && chance_below(&chance, 5) == 0)
            buffer_append(&folder->texts[i], folder->texts[i - 1].bytes,
                          folder->texts[i - 1].length);
        else
            random_trace(&folder->texts[i], &options);
        snprintf(folder->names[i], sizeof folder->names[i],
                 chance_below(&chance, 2) == 0 ? "sub/rank%d.json" : "x%d.json",
                 (int)chance_below(&chance, 4) + 4 * (int)i);
    }
}

static void free_folder(struct random_folder *folder)
{
    for (size_t i = 0; i < folder->count; i++)
        buffer_free(&folder->texts[i]);
}

static void write_file(struct place *place, const struct random_folder *folder,
                       const char *name)
{
    char path[64];

    for (size_t i = 0; i < folder->count; i++) {
        if (strcmp(folder->names[i], name) != 0)
            continue;
        snprintf(path, sizeof path, "in/%s", name);
        scratch_write(&place->scratch, path, folder->texts[i].bytes,
                      folder->texts[i].length);
        return;
    }
    fail_msg("there was no file %s", name);
}

/* The files of a set, read in by themselves in another store, make the same set. */
static void assert_as_read(struct place *place, const char *id,
                           const struct random_folder *folder)
{
    PLACE other;
    RESULT result;
    struct set_view view;
    struct error error;

    place_open(&other);
    assert_int_equal(set_view_load(place->store, id, NULL, &view, &error), 0);
    for (size_t i = 0; i < view.file_count; i++)
        write_file(&other, folder, view.files[i].name);
    for (size_t i = 0; i < view.duplicate_count; i++)
        write_file(&other, folder, view.duplicates[i].name);
    set_view_free(&view);
    place_ingest(&other, "in", &result);
    assert_same_set(place, id, &other, result.set_id);
}

static size_t count_files(struct place *place, const char *id)
{
    struct set_view view;
    struct error error;

    assert_int_equal(set_view_load(place->store, id, NULL, &view, &error), 0);
    size_t count = view.file_count;
    set_view_free(&view);
    return count;
}

static void check_folder(const struct random_folder *folder)
{
    PLACE place, other;
    RESULT read, again;
    REGROUPED parts = {0}, joined = {0};

    place_open(&place);
    place_open(&other);
    for (size_t i = 0; i < folder->count; i++) {
        write_file(&place, folder, folder->names[i]);
        write_file(&other, folder, folder->names[i]);
    }
    place_ingest(&place, "in", &read);
    place_ingest(&other, "in", &again);
    assert_same_set(&place, read.set_id, &other, again.set_id); /* the dump itself */
    size_t files = count_files(&place, read.set_id);
    if (files < 2)
        return;
    split_all(&place, read.set_id, &parts);
    assert_int_equal(parts.made_count, files);
    assert_int_equal(parts.binned_count, 1);
    for (size_t i = 0; i < parts.made_count; i++)
        assert_as_read(&place, parts.made[i].set_id, folder);
    assert_int_equal(store_remove_set(place.store, read.set_id, &(struct error){0}), 0);
    join_all(&place, &parts, &joined);
    assert_false(joined.made[0].already_stored);
    assert_same_set(&place, joined.made[0].set_id, &other, again.set_id);
    assert_int_equal(scratch_count(&place.scratch, "data/spool"), 0);
}

static void test_as_read(void **state)
{
    (void)state;

    for (uint64_t seed = 1; seed <= ROUNDS(8); seed++) {
        struct random_folder folder;

        make_folder(&folder, seed);
        check_folder(&folder);
        free_folder(&folder);
    }
}

/* A trace without steps, where an annotation could be one. */
static void append_marked(struct buffer *text, int calls, const char *name)
{
    buffer_append_char(text, '[');
    for (int i = 0; i < calls; i++) {
        char ts[20], kernel[60];

        snprintf(ts, sizeof ts, "%d", 1000 * i);
        snprintf(kernel, sizeof kernel, "\"correlation\":%d,\"stream\":7,\"device\":0",
                 i + 1);
        add_event(text, "user_annotation", name, 1, 1, ts, "990", NULL);
        add_event(text, "cpu_op", "aten::mm", 1, 1, ts, "300",
                  i % 2 == 0 ? "\"Input Dims\":[[2,3],[3,4]]"
                             : "\"Input Dims\":[[5,3],[3,4]]");
        add_event(text, "cuda_runtime", "cudaLaunchKernel", 1, 1, ts, "5", kernel);
        add_event(text, "kernel", "gemm", 0, 7, ts, "100", kernel);
    }
    buffer_append_char(text, ']');
}

/* What the set suggests as a marker is of all its files together. */
static void test_markers(void **state)
{
    (void)state;
    struct random_folder folder = {.count = 3};
    static const char *const names[] = {"train", "train", "eval"};

    for (size_t i = 0; i < folder.count; i++) {
        buffer_init(&folder.texts[i], TEXT_MAX);
        append_marked(&folder.texts[i], 8 + (int)i, names[i]);
        snprintf(folder.names[i], sizeof folder.names[i], "t%zu.json", i);
    }
    check_folder(&folder);
    PLACE place;
    RESULT read;
    REGROUPED parts = {0};
    struct set_view view;
    struct error error;
    place_open(&place);
    for (size_t i = 0; i < folder.count; i++)
        write_file(&place, &folder, folder.names[i]);
    place_ingest(&place, "in", &read);
    assert_int_equal(set_view_load(place.store, read.set_id, NULL, &view, &error), 0);
    assert_null(view.suggested_marker);
    set_view_free(&view);
    split_all(&place, read.set_id, &parts);
    assert_int_equal(
        set_view_load(place.store, parts.made[2].set_id, NULL, &view, &error), 0);
    assert_string_equal(view.suggested_marker, "eval");
    assert_int_equal(view.suggested_rows, 10);
    assert_true(view.has_shapes);
    set_view_free(&view);
    free_folder(&folder);
}

/* ---- what people see ---- */

static void assert_files(struct place *place, const char *id, const char *expected)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    struct set_view view;
    struct error error;

    assert_int_equal(set_view_load(place->store, id, NULL, &view, &error), 0);
    for (size_t i = 0; i < view.file_count; i++)
        buffer_printf(&text, "%s%s=%lld.%u%s", i > 0 ? " " : "", view.files[i].name,
                      (long long)view.files[i].rank, view.files[i].span,
                      view.files[i].rank_source == TRACE_RANK_ASSUMED ? "?" : "");
    for (size_t i = 0; i < view.duplicate_count; i++)
        buffer_printf(&text, " (%s)", view.duplicates[i].name);
    set_view_free(&view);
    assert_string_equal(text.bytes, expected);
}

static void test_two_files(void **state)
{
    (void)state;
    PLACE place;
    RESULT read, alone;
    REGROUPED parts = {0}, joined = {0};
    struct error error;
    struct set_info info;

    place_open(&place);
    place_write_trace(&place, "in/before_fix_trace.json", -1, 0, 30);
    place_write_trace(&place, "in/after_fix.pt.trace.json.gz", -1, 50, 20);
    place_ingest(&place, "in", &read);
    assert_int_equal(
        store_update_set(place.store, read.set_id, "both", "by me\nand you", &error), 0);
    split_all(&place, read.set_id, &parts);
    assert_int_equal(parts.made_count, 2);
    assert_files(&place, parts.made[0].set_id, "after_fix.pt.trace.json.gz=0.0?");
    assert_files(&place, parts.made[1].set_id, "before_fix_trace.json=0.0?");
    assert_label(&place, parts.made[0].set_id, "after_fix");
    assert_label(&place, parts.made[1].set_id, "before_fix_trace");
    /* The old one is in the bin, what was written about it is not lost. */
    assert_int_equal(parts.binned_count, 1);
    assert_string_equal(parts.binned[0], read.set_id);
    assert_int_not_equal(deleted_at(&place, read.set_id), 0);
    assert_int_equal(store_find_set(place.store, parts.made[0].set_id, &info, &error), 0);
    assert_string_equal(info.notes, "by me\nand you");
    set_info_free(&info);
    assert_int_equal(store_restore_set(place.store, read.set_id, &error), 0);
    /* Dropped again by itself, a file is recognised without being read. */
    place_write_trace(&place, "one/before_fix_trace.json", -1, 0, 30);
    place_ingest(&place, "one", &alone);
    assert_string_equal(alone.set_id, parts.made[1].set_id);
    assert_true(alone.already_stored);
    assert_int_equal(alone.raw_bytes, 0);
    /* Joined again: the very set, which is stored and keeps its label. */
    join_all(&place, &parts, &joined);
    assert_string_equal(joined.made[0].set_id, read.set_id);
    assert_true(joined.made[0].already_stored);
    assert_label(&place, read.set_id, "both");
    assert_int_equal(joined.binned_count, 2);
    assert_int_equal(place_count_sets(&place), 1);
}

static void test_parts(void **state)
{
    (void)state;
    PLACE place;
    RESULT read;
    REGROUPED parts = {0};
    struct error error;
    int64_t ranks[] = {1, 3};
    uint32_t files[] = {5};
    struct regroup_part wanted[] = {{.ranks = ranks, .rank_count = 2},
                                    {.label = "span", .files = files, .file_count = 1}};

    place_open(&place);
    for (int i = 0; i < 5; i++) {
        char name[40];

        snprintf(name, sizeof name, "in/rank%d.json", i);
        place_write_trace(&place, name, i, 0, 10 + i);
    }
    place_write_trace(&place, "in/rank4b.json", 4, 1000, 7); /* another span */
    place_write_trace(&place, "in/z.json", 1, 0, 11);        /* a copy of rank 1 */
    place_ingest(&place, "in", &read);
    assert_int_equal(store_update_set(place.store, read.set_id, "run", NULL, &error), 0);
    if (split(&place, read.set_id, wanted, 2, &parts, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(parts.made_count, 3);
    assert_files(&place, parts.made[0].set_id, "rank1.json=1.0 rank3.json=3.0 (z.json)");
    assert_files(&place, parts.made[1].set_id, "rank4b.json=4.0");
    assert_files(&place, parts.made[2].set_id,
                 "rank0.json=0.0 rank2.json=2.0 rank4.json=4.0");
    assert_label(&place, parts.made[0].set_id, "run (ranks 1, 3)");
    assert_label(&place, parts.made[1].set_id, "span");
    assert_label(&place, parts.made[2].set_id, "run (ranks 0, 2, 4)");
}

/* The ranks of one run, dropped one by one. */
static void test_one_by_one(void **state)
{
    (void)state;
    PLACE place, other;
    RESULT all;
    REGROUPED joined = {0};
    struct regroup_set made[4] = {0};
    struct error error;

    place_open(&place);
    place_open(&other);
    for (int i = 0; i < 4; i++) {
        RESULT read;
        char name[40], folder[20], label[30];

        snprintf(folder, sizeof folder, "in%d", i);
        snprintf(name, sizeof name, "%s/t%d.json", folder, i);
        snprintf(label, sizeof label, "run 7 rank %d", i);
        place_write_trace(&place, name, i == 2 ? 0 : -1, 0, 20 + i);
        assert_int_equal(place_try_ingest(&place, folder, label, 1, NULL, &read, &error),
                         0);
        memcpy(made[3 - i].set_id, read.set_id, 33);
        snprintf(name, sizeof name, "in/t%d.json", i);
        place_write_trace(&other, name, i == 2 ? 0 : -1, 0, 20 + i);
    }
    assert_int_equal(join(&place, made, 4, NULL, &joined, &error), 0);
    /* Whatever order they are given in. */
    assert_files(&place, joined.made[0].set_id,
                 "t0.json=1.0? t1.json=2.0? t2.json=0.0 t3.json=3.0?");
    assert_label(&place, joined.made[0].set_id, "run 7");
    assert_int_equal(joined.binned_count, 4);
    place_ingest(&other, "in", &all);
    assert_same_set(&place, joined.made[0].set_id, &other, all.set_id);
}

/* Files of one name go into folders called like their sets; the same file in two sets is
 * there once. */
static void test_same_names(void **state)
{
    (void)state;
    PLACE place;
    RESULT a, b, c;
    REGROUPED first = {0}, second = {0};
    struct regroup_set made[2] = {0};
    struct error error;

    place_open(&place);
    place_write_trace(&place, "a/trace.json", -1, 0, 10);
    place_write_trace(&place, "b/trace.json", -1, 0, 11);
    place_write_trace(&place, "c/trace.json", -1, 0, 11);
    place_write_trace(&place, "c/other.json", -1, 0, 12);
    assert_int_equal(place_try_ingest(&place, "a", "old/a", 1, NULL, &a, &error), 0);
    assert_int_equal(place_try_ingest(&place, "b", "b", 1, NULL, &b, &error), 0);
    assert_int_equal(place_try_ingest(&place, "c", "c", 1, NULL, &c, &error), 0);
    memcpy(made[0].set_id, b.set_id, 33);
    memcpy(made[1].set_id, a.set_id, 33);
    assert_int_equal(join(&place, made, 2, "x", &first, &error), 0);
    assert_label(&place, first.made[0].set_id, "x");
    assert_files(&place, first.made[0].set_id, "b/trace.json=0.0? old_a/trace.json=1.0?");
    /* A new set may equal one of the old ones: it stays. */
    assert_int_equal(store_restore_set(place.store, b.set_id, &error), 0);
    memcpy(made[1].set_id, c.set_id, 33);
    assert_int_equal(join(&place, made, 2, NULL, &second, &error), 0);
    assert_string_equal(second.made[0].set_id, c.set_id);
    assert_int_equal(second.binned_count, 1);
    assert_int_equal(deleted_at(&place, c.set_id), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_as_read),    cmocka_unit_test(test_two_files),
        cmocka_unit_test(test_parts),      cmocka_unit_test(test_one_by_one),
        cmocka_unit_test(test_same_names), cmocka_unit_test(test_markers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
