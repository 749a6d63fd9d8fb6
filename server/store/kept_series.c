/* See kept_series.h. */
#include "store/kept_series.h"

#include "base/cleanup.h"
#include "store/cache.h"
#include "store/set/set_file.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#define CACHED_MAX ((size_t)16 << 20)
#define ROWS_KEPT 16
#define PREPARE_NS ((int64_t)50 * 1000000)
#define PREPARE_BYTES ((uint64_t)64 << 20)
#define KEY_SIZE 24

/* Begins a kept answer. The bytes of `what` follow, then the samples. Only the build that
 * wrote an answer reads it, so it has the layout of the memory. */
struct kept_series {
    int64_t recorded_ns, world_size;
    struct series_recorded recorded; /* its blocks come last */
    uint64_t count, what_length;
};

static void make_key(const struct buffer *what, char out[KEY_SIZE])
{
    if (what->length == 0)
        snprintf(out, KEY_SIZE, "series");
    else
        snprintf(out, KEY_SIZE, "series%u",
                 (unsigned)(XXH3_64bits(what->bytes, what->length) % ROWS_KEPT));
}

bool kept_series_read(const struct store *store, const char *id,
                      const struct buffer *what, struct budget *budget,
                      struct series_samples *out)
{
    char word[KEY_SIZE];
    const struct cache_key key = {id, NULL, word};
    CLEANUP_BUFFER struct buffer bytes;
    struct kept_series kept;

    make_key(what, word);
    buffer_init(&bytes, CACHED_MAX + sizeof kept + 64);
    bytes.budget = budget;
    /* A damaged set is not used, as everywhere. */
    if (store_known_damage(store, id) != NULL || !cache_read(store, &key, &bytes) ||
        bytes.length < sizeof kept + what->length)
        return false;
    memcpy(&kept, bytes.bytes, sizeof kept);
    const char *named = bytes.bytes + sizeof kept;
    size_t size = bytes.length - sizeof kept - what->length;
    size_t blocks = kept.recorded.steps.count * sizeof *kept.recorded.steps.blocks;
    if (kept.what_length != what->length || blocks > size ||
        kept.count > (size - blocks) / sizeof *out->items ||
        kept.count * sizeof *out->items != size - blocks ||
        (what->length > 0 && memcmp(named, what->bytes, what->length) != 0))
        return false;
    *out = (struct series_samples){.count = kept.count,
                                   .recorded_ns = kept.recorded_ns,
                                   .world_size = kept.world_size,
                                   .recorded = kept.recorded};
    out->items = malloc(size - blocks + 1);
    out->recorded.steps.blocks = malloc(blocks + 1);
    if (out->items == NULL || out->recorded.steps.blocks == NULL) {
        series_samples_free(out);
        return false;
    }
    memcpy(out->items, named + what->length, size - blocks);
    memcpy(out->recorded.steps.blocks, named + what->length + size - blocks, blocks);
    return true;
}

void kept_series_write(const struct store *store, const char *id,
                       const struct buffer *what, const struct series_samples *samples)
{
    char word[KEY_SIZE];
    const struct cache_key key = {id, NULL, word};
    const struct recorder_means *steps = &samples->recorded.steps;
    struct kept_series kept;
    CLEANUP_BUFFER struct buffer bytes;

    memset(&kept, 0, sizeof kept); /* the gaps, too */
    kept.recorded_ns = samples->recorded_ns;
    kept.world_size = samples->world_size;
    kept.recorded = samples->recorded;
    kept.recorded.steps.blocks = NULL;
    kept.count = samples->count;
    kept.what_length = what->length;
    make_key(what, word);
    buffer_init(&bytes, CACHED_MAX + sizeof kept);
    buffer_append(&bytes, &kept, sizeof kept);
    buffer_append(&bytes, what->bytes, what->length);
    buffer_append(&bytes, samples->items, samples->count * sizeof *samples->items);
    buffer_append(&bytes, steps->blocks, steps->count * sizeof *steps->blocks);
    cache_write_many(store, &key, &bytes);
}

void kept_series_prepare(struct store *store, const char *id)
{
    struct budget budget = {.processor_ns = PREPARE_NS, .memory = PREPARE_BYTES};
    const struct series_row none = {0};
    struct series_samples samples;
    struct error ignored;
    CLEANUP_BUFFER struct buffer what;

    buffer_init(&what, 0);
    budget_begin(&budget);
    if (set_series_read(store, id, &none, &budget, &samples, &ignored) != 0)
        return;
    kept_series_write(store, id, &what, &samples);
    cache_prune(store, CACHE_BYTES_MAX);
    series_samples_free(&samples);
}
