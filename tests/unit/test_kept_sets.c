/* The kept arguments, written into a set and read back. */
#include "base/error.h"
#include "kept_text.h"
#include "store/segment.h"
#include "store/set_view.h"
#include "store/store.h"
#include "store_fixture.h"
#include "trace_text.h"

#include <math.h>
#include <stdlib.h>

/* ---- sets ---- */

static void sets_have_it_all(void **state)
{
    static const struct fixture_options made[] = {
        {.seed = 1, .events = 700, .steps = 4},
        {.seed = 2, .events = 17000, .steps = 3, .whole_us = true},
        {.seed = 3, .events = 3}};
    enum { COUNT = sizeof made / sizeof made[0] };
    struct trace_recording *written[COUNT];
    char *directory = fixture_directory(), id[33], why[256];
    struct store *store;
    struct error error = {0};
    bool already;

    (void)state;
    assert_ok(store_open(directory, STORE_OWNER, NULL, &store, &error), error);
    for (int i = 0; i < COUNT; i++)
        written[i] = fixture_recording(&made[i]);
    fixture_write(store, written, COUNT, "kept", id, &already);
    for (uint32_t i = 0; i < COUNT; i++) {
        RECORDING kept = NULL;
        RECORDING whole = NULL;
        RECORDING rows = NULL;

        assert_ok(set_load_kept(store, id, i, NULL, &kept, &error), error);
        if (!same_kept(written[i], kept, why))
            fail_msg("file %u, kept: %s", i, why);
        assert_ok(set_load_linked(store, id, i, NULL, &rows, &error), error);
        assert_int_equal(rows->sequence_count + rows->memory_count +
                             rows->collective_count + rows->arguments.count +
                             rows->sample_count,
                         0);
        if (made[i].steps == 0) /* its launches are of kernels that it lacks */
            continue;
        assert_ok(set_load_whole(store, id, i, NULL, &whole, &error), error);
        if (!same_kept(written[i], whole, why))
            fail_msg("file %u, whole: %s", i, why);
    }
    for (int i = 0; i < COUNT; i++)
        trace_recording_free(written[i]);
    store_close(store);
    fixture_remove(directory);
}

/* ---- blocks whose bytes are damaged ---- */

#define ROWS 300

struct blocks {
    struct trace_recording *recording;
    struct buffer memory, collectives;
    struct trace_memory *instants;
    struct trace_collective *rows;
    struct block_limits limits;
};

static void make_blocks(struct blocks *blocks)
{
    const struct fixture_options options = {.seed = 4, .events = 3 * ROWS, .steps = 1};
    static const uint32_t identity[] = {0, 1, 2, 3, 4, 5, 6, 7};

    blocks->recording = fixture_recording(&options);
    buffer_init(&blocks->memory, KEPT_BLOCK_BYTES_MAX);
    buffer_init(&blocks->collectives, KEPT_BLOCK_BYTES_MAX);
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    memory_block_encode(arena, blocks->recording->memory_instants, ROWS, &blocks->memory);
    collective_block_encode(blocks->recording->collectives, ROWS, identity,
                            &blocks->collectives);
    assert_false(buffer_failed(&blocks->memory) || buffer_failed(&blocks->collectives));
    blocks->instants = calloc(ROWS, sizeof *blocks->instants);
    blocks->rows = calloc(ROWS, sizeof *blocks->rows);
    blocks->limits =
        (struct block_limits){.places = blocks->recording->place_count,
                              .arguments = blocks->recording->arguments.count,
                              .file_rows = blocks->recording->events.count};
}

static void free_blocks(struct blocks *blocks)
{
    trace_recording_free(blocks->recording);
    buffer_free(&blocks->memory);
    buffer_free(&blocks->collectives);
    free(blocks->instants);
    free(blocks->rows);
}

static bool decode_memory(struct blocks *blocks, size_t length)
{
    return memory_block_decode(blocks->memory.bytes, length, &blocks->limits,
                               blocks->instants, ROWS);
}

static bool decode_collectives(struct blocks *blocks, size_t length)
{
    return collective_block_decode(blocks->collectives.bytes, length, &blocks->limits,
                                   blocks->rows, ROWS);
}

static void check_instants(const struct blocks *blocks)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        const struct trace_memory *now = &blocks->instants[i];

        assert_true(now->place < blocks->limits.places);
        assert_true((now->fields & ~TRACE_MEMORY_FIELDS) == 0);
        assert_true((now->fields & TRACE_MEMORY_ADDRESS) != 0 || now->address == 0);
        assert_true((now->fields & TRACE_MEMORY_RESERVED) != 0 || now->reserved == 0);
        assert_true((now->fields & TRACE_MEMORY_DEVICE_ID) != 0 || now->device_id == -1);
    }
}

static void check_facts(const struct blocks *blocks)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        const struct trace_collective *now = &blocks->rows[i];

        assert_true(now->row < blocks->limits.file_rows);
        assert_true(i == 0 || now->row > blocks->rows[i - 1].row);
        assert_true((now->wide & ~now->known) == 0);
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
            assert_true(now->texts[t] == TRACE_NONE ||
                        now->texts[t] < blocks->limits.arguments);
        for (int n = 0; n < TRACE_COLLECTIVE_NUMBERS; n++)
            assert_true((now->known >> n & 1) != 0 || now->numbers[n] == 0);
    }
}

static void damaged_blocks_do_no_harm(void **state)
{
    struct blocks blocks;
    struct chance chance = {7};
    int refused = 0;

    (void)state;
    make_blocks(&blocks);
    assert_true(decode_memory(&blocks, blocks.memory.length));
    assert_true(decode_collectives(&blocks, blocks.collectives.length));
    for (size_t cut = 0; cut < blocks.memory.length; cut++)
        assert_false(decode_memory(&blocks, cut));
    for (size_t cut = 0; cut < blocks.collectives.length; cut++)
        assert_false(decode_collectives(&blocks, cut));
    for (int round = 0; round < 20000; round++) {
        bool first = round % 2 == 0;
        struct buffer *bytes = first ? &blocks.memory : &blocks.collectives;
        char *byte = bytes->bytes + chance_below(&chance, (unsigned)bytes->length);
        char before = *byte;

        *byte = (char)(*byte ^ 1 << chance_below(&chance, 8));
        if (first ? decode_memory(&blocks, bytes->length)
                  : decode_collectives(&blocks, bytes->length))
            first ? check_instants(&blocks) : check_facts(&blocks);
        else
            refused++;
        *byte = before;
    }
    assert_in_range(refused, 1000, 19000);
    free_blocks(&blocks);
}

/* A number after the last place, text or row is refused, and so is a row before those of
 * the previous block. */
static void blocks_have_limits(void **state)
{
    struct blocks blocks;

    (void)state;
    make_blocks(&blocks);
    const struct block_limits right = blocks.limits;
    blocks.limits.places = blocks.recording->place_count - 1;
    assert_false(decode_memory(&blocks, blocks.memory.length));
    blocks.limits = right;
    blocks.limits.file_rows = blocks.recording->collectives[ROWS - 1].row;
    assert_false(decode_collectives(&blocks, blocks.collectives.length));
    blocks.limits = right;
    blocks.limits.arguments = blocks.recording->collectives[2].texts[1];
    assert_false(decode_collectives(&blocks, blocks.collectives.length));
    blocks.limits = right;
    blocks.limits.after = blocks.recording->collectives[0].row + 1;
    assert_false(decode_collectives(&blocks, blocks.collectives.length));
    blocks.limits.after--;
    assert_true(decode_collectives(&blocks, blocks.collectives.length));
    free_blocks(&blocks);
}

/* Bytes of counters that are damaged give samples in order and in range, or none. */
static void damaged_samples_do_no_harm(void **state)
{
    const struct fixture_options options = {.seed = 4, .events = 3 * ROWS, .steps = 1};
    RECORDING recording = fixture_recording(&options);
    static struct trace_sample samples[ROWS];
    CLEANUP_BUFFER struct buffer bytes = BUFFER(KEPT_BLOCK_BYTES_MAX);
    struct chance chance = {8};

    (void)state;
    counter_block_encode(recording->samples, ROWS, &bytes);
    assert_true(counter_block_decode(bytes.bytes, bytes.length, samples, ROWS));
    for (uint32_t i = 0; i < ROWS; i++)
        assert_true(samples[i].ts == recording->samples[i].ts &&
                    samples[i].value == recording->samples[i].value);
    for (size_t cut = 0; cut < bytes.length; cut++)
        assert_false(counter_block_decode(bytes.bytes, cut, samples, ROWS));
    for (int round = 0; round < 20000; round++) {
        char *byte = bytes.bytes + chance_below(&chance, (unsigned)bytes.length);
        char before = *byte;

        *byte = (char)(*byte ^ 1 << chance_below(&chance, 8));
        if (counter_block_decode(bytes.bytes, bytes.length, samples, ROWS))
            for (uint32_t i = 0; i < ROWS; i++)
                assert_true((i == 0 || samples[i].ts >= samples[i - 1].ts) &&
                            isfinite(samples[i].value));
        *byte = before;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_have_it_all),
        cmocka_unit_test(damaged_blocks_do_no_harm),
        cmocka_unit_test(blocks_have_limits),
        cmocka_unit_test(damaged_samples_do_no_harm),
    };

    return cmocka_run_group_tests_name("kept sets", tests, NULL, NULL);
}
