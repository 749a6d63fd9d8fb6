/* Segments come back from their bytes as they were, damaged ones are refused; which step
 * a moment is in. */
#include "store_fixture.h"

#include "base/text.h"
#include "store/events.h"
#include "store/segment.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static uint32_t random_state = 12345;

static uint32_t next_random(void)
{
    random_state = random_state * 1664525u + 1013904223u;
    return random_state >> 8;
}

/* ---- segments ---- */

/* Decodes what a recording's rows became, with its own numbers of ops and shapes. */
struct decoded {
    struct segment_columns columns;
    struct segment_reader reader;
    struct arena *arena;
};

static void decoded_init(struct decoded *decoded)
{
    struct segment_columns *columns = &decoded->columns;

    *decoded = (struct decoded){0};
    columns->op = calloc(SEGMENT_ROWS, sizeof *columns->op);
    columns->place = calloc(SEGMENT_ROWS, sizeof *columns->place);
    columns->link = calloc(SEGMENT_ROWS, sizeof *columns->link);
    columns->ts = calloc(SEGMENT_ROWS, sizeof *columns->ts);
    columns->dur = calloc(SEGMENT_ROWS, sizeof *columns->dur);
    columns->self = calloc(SEGMENT_ROWS, sizeof *columns->self);
    columns->correlation = calloc(SEGMENT_ROWS, sizeof *columns->correlation);
    columns->correlated = calloc(SEGMENT_ROWS, sizeof *columns->correlated);
    columns->copies = calloc(SEGMENT_ROWS, sizeof *columns->copies);
    columns->sequences = calloc(SEGMENT_ROWS, sizeof *columns->sequences);
    decoded->arena = arena_make(NULL);
    segment_reader_init(&decoded->reader, decoded->arena);
}

static void decoded_free(struct decoded *decoded)
{
    struct segment_columns *columns = &decoded->columns;

    free(columns->op);
    free(columns->place);
    free(columns->link);
    free(columns->ts);
    free(columns->dur);
    free(columns->self);
    free(columns->correlation);
    free(columns->correlated);
    free(columns->copies);
    free(columns->sequences);
    arena_free(&decoded->arena);
}

struct made {
    struct trace_recording *recording;
    uint32_t *identity; /* 0, 1, 2, … */
    uint8_t *sides;
    struct segment_limits limits;
    struct segment_writer writer;
    struct arena *arena;
    struct segment_bytes bytes;
};

/* Of made->recording. */
static void encode_segment(struct made *made, const struct fixture_options *options)
{
    uint32_t copy = 0;

    made->identity = calloc(1000, sizeof *made->identity);
    made->sides = calloc(1000, 1);
    for (uint32_t i = 0; i < 1000; i++)
        made->identity[i] = i;
    for (uint32_t i = 0; i < made->recording->op_count; i++)
        made->sides[i] = made->recording->ops[i].side;
    made->limits = (struct segment_limits){.sides = made->sides,
                                           .ops = made->recording->op_count,
                                           .places = made->recording->place_count,
                                           .inputs = made->recording->inputs_count,
                                           .file_rows = made->recording->events.count};
    const struct segment_maps maps = {made->identity, made->identity};
    made->arena = arena_make(NULL);
    segment_writer_init(&made->writer, made->arena, made->recording->op_count);
    assert_true(
        segment_encode(&made->writer, made->recording, &maps, 0, options->events, &copy));
    assert_int_equal(copy, made->recording->copy_count);
    made->bytes = (struct segment_bytes){.rows = options->events,
                                         .ops = made->writer.ops.bytes,
                                         .ops_length = made->writer.ops.length,
                                         .columns = made->writer.columns.bytes,
                                         .columns_length = made->writer.columns.length};
}

static void make_segment(struct made *made, const struct fixture_options *options)
{
    made->recording = fixture_recording(options);
    encode_segment(made, options);
}

static void free_made(struct made *made)
{
    segment_writer_free(&made->writer);
    arena_free(&made->arena);
    trace_recording_free(made->recording);
    free(made->identity);
    free(made->sides);
}

static void expect_sequences(const struct segment_columns *columns,
                             const struct trace_recording *recording)
{
    uint32_t count = columns->sequences == NULL ? 0 : recording->sequence_count;

    assert_int_equal(columns->sequence_count, count);
    for (uint32_t i = 0; i < count; i++) {
        const struct trace_sequence *now = &columns->sequences[i];
        const struct trace_sequence *wanted = &recording->sequences[i];

        assert_int_equal(now->row, wanted->row);
        assert_int_equal(now->number, wanted->number);
        assert_int_equal(now->forward_thread, wanted->forward_thread);
    }
}

/* Any choice of columns gives what all of them give. */
static void test_single_columns(void **context)
{
    const struct fixture_options options = {.seed = 3, .events = 900, .steps = 1};
    struct made made;
    struct decoded all;
    (void)context;

    make_segment(&made, &options);
    decoded_init(&all);
    for (unsigned chosen = 0; chosen < 512; chosen++) {
        struct segment_columns some = all.columns;
        const struct trace_events *events = &made.recording->events;

        memset(all.columns.self, 0xee, options.events * sizeof *all.columns.self);
        memset(all.columns.link, 0xee, options.events * sizeof *all.columns.link);
        some.op = chosen & 1 ? some.op : NULL;
        some.place = chosen & 2 ? some.place : NULL;
        some.ts = chosen & 4 ? some.ts : NULL;
        some.dur = chosen & 8 ? some.dur : NULL;
        some.self = chosen & 16 ? some.self : NULL;
        some.correlation = chosen & 32 ? some.correlation : NULL;
        some.link = chosen & 64 ? some.link : NULL;
        some.copies = chosen & 128 ? some.copies : NULL;
        some.sequences = chosen & 256 ? some.sequences : NULL;
        assert_true(segment_decode(&all.reader, &made.limits, &made.bytes, &some));
        size_t wide = options.events * sizeof(int64_t);
        size_t narrow = options.events * sizeof(uint32_t);
        if (some.op != NULL)
            assert_memory_equal(some.op, events->op, narrow);
        if (some.place != NULL)
            assert_memory_equal(some.place, events->place, narrow);
        if (some.link != NULL)
            assert_memory_equal(some.link, events->link, narrow);
        if (some.ts != NULL)
            assert_memory_equal(some.ts, events->ts, wide);
        if (some.dur != NULL)
            assert_memory_equal(some.dur, events->dur, wide);
        if (some.self != NULL)
            assert_memory_equal(some.self, events->self, wide);
        if (some.copies != NULL)
            assert_int_equal(some.copy_count, made.recording->copy_count);
        expect_sequences(&some, made.recording);
    }
    decoded_free(&all);
    free_made(&made);
}

static void test_segment_summaries(void **context)
{
    const struct fixture_options options = {.seed = 9, .events = 300};
    const struct trace_events *events;
    struct made made;
    uint8_t marked[64] = {0};
    int64_t min = INT64_MAX, max = INT64_MIN;
    (void)context;

    make_segment(&made, &options);
    events = &made.recording->events;
    for (uint32_t row = 0; row < events->count; row++) {
        int64_t end = events->ts[row] + events->dur[row];

        min = events->ts[row] < min ? events->ts[row] : min;
        max = end > max ? end : max;
    }
    assert_int_equal(made.writer.min_ts, min);
    assert_int_equal(made.writer.max_end, max);
    assert_false(
        segment_has_op(made.bytes.ops, made.bytes.ops_length, marked, made.limits.ops));
    marked[events->op[17]] = 1;
    assert_true(
        segment_has_op(made.bytes.ops, made.bytes.ops_length, marked, made.limits.ops));
    free_made(&made);
}

static void test_damaged_segments_do_no_harm(void **context)
{
    struct decoded decoded;
    int refused = 0;
    (void)context;

    decoded_init(&decoded);
    for (unsigned seed = 1; seed < 4; seed++) {
        const struct fixture_options options = {
            .seed = seed, .events = 200 * seed, .whole_us = seed == 2};
        struct made made;

        make_segment(&made, &options);
        char *columns = made.writer.columns.bytes, *ops = made.writer.ops.bytes;
        for (int round = 0; round < 2000; round++) {
            size_t length = round % 2 == 0 ? 60 : made.bytes.columns_length;
            char *byte = round % 7 == 0 ? ops + next_random() % made.bytes.ops_length
                                        : columns + next_random() % length;
            char before = *byte;

            *byte = (char)(*byte ^ 1 << next_random() % 8);
            struct segment_columns all = decoded.columns;
            refused += !segment_decode(&decoded.reader, &made.limits, &made.bytes, &all);
            *byte = before;
        }
        for (size_t cut = 0; cut < made.bytes.columns_length; cut += 7) {
            struct segment_bytes shorter = made.bytes;
            struct segment_columns all = decoded.columns;

            shorter.columns_length = cut;
            assert_false(segment_decode(&decoded.reader, &made.limits, &shorter, &all));
        }
        free_made(&made);
    }
    assert_true(refused > 500);
    decoded_free(&decoded);
}

/* A segment with numbers beyond those of the file is refused, one column at a time.
 */
static void test_limits(void **context)
{
    const struct fixture_options options = {.seed = 5, .events = 600, .steps = 1};
    struct made made;
    struct decoded decoded;
    uint32_t row = 0, shape = 0;

    (void)context;
    make_segment(&made, &options);
    decoded_init(&decoded);
    struct segment_columns all = decoded.columns;
    assert_true(segment_decode(&decoded.reader, &made.limits, &made.bytes, &all));
    for (uint32_t i = 0; i < options.events; i++) {
        uint32_t link = all.link[i];
        bool device = made.sides[all.op[i]] == TRACE_DEVICE;

        if (link != TRACE_NONE && device)
            row = link > row ? link : row;
        else if (link != TRACE_NONE)
            shape = link > shape ? link : shape;
    }
    assert_true(row > 0 && shape > 0);
    const struct segment_limits right = made.limits;
    for (int which = 0; which < 4; which++) {
        made.limits = right;
        if (which == 0)
            made.limits.file_rows = row;
        else if (which == 1)
            made.limits.inputs = shape;
        else if (which == 2)
            made.limits.places--;
        else
            made.limits.ops--;
        all = decoded.columns;
        assert_false(segment_decode(&decoded.reader, &made.limits, &made.bytes, &all));
    }
    free_made(&made);
    decoded_free(&decoded);
}

static bool decodes(struct made *made)
{
    struct decoded decoded;

    decoded_init(&decoded);
    bool decodes =
        segment_decode(&decoded.reader, &made->limits, &made->bytes, &decoded.columns);
    decoded_free(&decoded);
    return decodes;
}

/* Sequence numbers are 0 or more, in rows of the segment that ascend. */
static void test_limits_of_sequences(void **context)
{
    const struct fixture_options options = {.seed = 5, .events = 600};
    const struct trace_sequence wrong[] = {{.row = 7, .number = -1},
                                           {.row = 7, .number = INT64_MIN},
                                           {.row = 3, .number = 1},
                                           {.row = 2, .number = 1}};
    struct made made;

    (void)context;
    for (size_t i = 0; i <= sizeof wrong / sizeof *wrong; i++) {
        made.recording = fixture_recording(&options);
        made.recording->sequences[0] = (struct trace_sequence){.row = 3, .number = 1};
        made.recording->sequences[1] =
            i == 0 ? (struct trace_sequence){.row = 7} : wrong[i - 1];
        made.recording->sequence_count = 2;
        encode_segment(&made, &options);
        assert_int_equal(decodes(&made), i == 0);
        free_made(&made);
    }
}

/* ---- steps of moments ---- */

static void test_step_of_a_moment(void **context)
{
    static const struct trace_step_row rows[] = {
        {.number = 3, .ts = 30, .dur = 10}, {.number = 1, .ts = 10, .dur = 50},
        {.number = 2, .ts = 20, .dur = 5},  {.number = 4, .ts = 30, .dur = 4},
        {.number = 9, .ts = 100, .dur = 0}, {.number = 7, .ts = INT64_MAX - 5, .dur = 9}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct step_index index = {0};
    int64_t number = -1;
    (void)context;

    step_index_make(&index, arena, rows, 6);
    assert_false(step_index_find(&index, 9, &number));
    assert_true(step_index_find(&index, 10, &number) && number == 1);
    assert_true(step_index_find(&index, 24, &number) && number == 2);
    assert_true(step_index_find(&index, 25, &number) && number == 1);
    assert_true(step_index_find(&index, 30, &number) &&
                number == 4); /* later in the file */
    assert_true(step_index_find(&index, 34, &number) && number == 3);
    assert_true(step_index_find(&index, 59, &number) && number == 1);
    assert_false(step_index_find(&index, 60, &number));
    assert_false(step_index_find(&index, 100, &number));
    assert_true(step_index_find(&index, INT64_MAX - 1, &number) && number == 7);
    step_index_make(&index, arena, NULL, 0);
    assert_false(step_index_find(&index, 1, &number));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_limits_of_sequences),
        cmocka_unit_test(test_single_columns),
        cmocka_unit_test(test_segment_summaries),
        cmocka_unit_test(test_damaged_segments_do_no_harm),
        cmocka_unit_test(test_step_of_a_moment),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
