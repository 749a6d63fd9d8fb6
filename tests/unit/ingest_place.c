/* See ingest_place.h. */
#include "ingest_place.h"
#include "base/error.h"
#include "store/directory.h"
#include "store/sets.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

void place_open(struct place *place)
{
    struct error error;

    place->scratch = scratch_make();
    if (store_open(scratch_path(&place->scratch, "data"), STORE_OWNER, NULL,
                   &place->store, &error) != 0)
        fail_msg("%s", error.message);
}

void place_close(struct place *place)
{
    store_close(place->store);
    scratch_remove(&place->scratch);
}

void result_release(struct ingest_result *result)
{
    ingest_result_free(result);
}
static void list_release(struct ingest_list *list)
{
    ingest_list_free(list);
}

int place_try_ingest(struct place *place, const char *folder, const char *label,
                     unsigned threads, struct progress *progress,
                     struct ingest_result *result, struct error *error)
{
    CLEANUP(list_release) struct ingest_list list = {0};

    *error = (struct error){0};
    *result = (struct ingest_result){0};
    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, folder), &list, error), 0);
    return ingest_files(place->store, NULL, &list, label, threads, progress, result,
                        error);
}

void place_ingest(struct place *place, const char *folder, struct ingest_result *result)
{
    struct error error;

    if (place_try_ingest(place, folder, NULL, 2, NULL, result, &error) != 0)
        fail_msg("%s", error.message);
}

size_t place_count_sets(struct place *place)
{
    struct set_list list;
    struct error error;

    assert_int_equal(store_list_sets(place->store, &list, &error), 0);
    size_t count = list.count;
    set_list_free(&list);
    return count;
}

void place_assert_clean(struct place *place, size_t sets)
{
    assert_int_equal(place_count_sets(place), sets);
    assert_int_equal(scratch_count(&place->scratch, "data/spool"), 0);
    assert_int_equal(scratch_count(&place->scratch, "data/sets"), sets);
}

/* A trace of a rank (−1: not stated) that starts at `start` µs, of `kernels` kernels. */
static void append_trace(struct buffer *text, int rank, int start, int kernels)
{
    buffer_append_text(text, "{");
    if (rank >= 0)
        buffer_printf(text, "\"distributedInfo\":{\"rank\":%d},", rank);
    buffer_append_text(text, "\"traceEvents\":[");
    for (int i = 0; i < kernels; i++) {
        char ts[20], name[30];

        snprintf(ts, sizeof ts, "%d", start + 10 * i);
        snprintf(name, sizeof name, "kernel%d", i % 50);
        add_event(text, "kernel", name, 0, 7, ts, "8.5", "\"device\":0,\"stream\":7");
    }
    buffer_append_text(text, "],\"baseTimeNanoseconds\":1700000000000000000}");
}

void place_write_trace(struct place *place, const char *name, int rank, int start,
                       int kernels)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);

    append_trace(&text, rank, start, kernels);
    append_gzip(&packed, text.bytes, text.length);
    const struct buffer *file = strstr(name, ".gz") != NULL ? &packed : &text;
    scratch_write(&place->scratch, name, file->bytes, file->length);
}
