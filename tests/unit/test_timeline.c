/* Which device row a moment belongs to, and who ends a gap: against a reading moment by
 * moment. */
#include "base/cleanup.h"
#include "diagnosis/ledger.h"
#include "diagnosis/timeline.h"
#include "trace_text.h"

#include <stdio.h>
#include <stdlib.h>

#define LENGTH 400 /* ns of the recordings */
#define BINS 5
#define ROUNDS 400

/* What a moment is, as one number; pieces by row, gaps by launch and sort. */
#define PIECE(row) ((int64_t)(row) + 1)
#define GAP(launch, sort)                                                                \
    (-((int64_t)((launch) == TRACE_NONE ? 0 : (launch) + 1) * 8 + (sort) + 1))

static void append(struct buffer *text, const char *category, int tid, int64_t ts,
                   int64_t dur, int correlation)
{
    char begin[32], length[32], args[64];

    snprintf(begin, sizeof begin, "%d.%03d", (int)(ts / 1000), (int)(ts % 1000));
    snprintf(length, sizeof length, "0.%03d", (int)dur);
    snprintf(args, sizeof args, "\"correlation\":%d", correlation);
    if (correlation == 0)
        args[0] = '\0';
    /* Communication is told by the name. */
    add_event(text, category[0] == 'n' ? "kernel" : category,
              category[0] == 'n' ? "ncclDevKernel_AllReduce" : "work", tid < 5 ? 1 : 0,
              tid, begin, length, args);
}

static struct trace_recording *random_recording(struct chance *chance)
{
    static const char *const categories[] = {"kernel", "nccl", "gpu_memcpy", "kernel"};
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, TEXT_MAX);
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int i = 1, rows = (int)chance_below(chance, 14); i <= rows; i++) {
        int64_t launched = chance_below(chance, LENGTH);

        if (chance_below(chance, 4) != 0)
            append(&text, "cuda_runtime", 1 + (int)chance_below(chance, 2), launched,
                   chance_below(chance, 30), i);
        append(&text, categories[chance_below(chance, 4)],
               7 + (int)chance_below(chance, 3),
               chance_below(chance, 3) == 0 ? launched : chance_below(chance, LENGTH),
               chance_below(chance, 5) == 0 ? 0 : chance_below(chance, 60), i);
    }
    buffer_append_text(&text, "]}");
    return read_text(text.bytes);
}

static size_t random_windows(struct chance *chance, struct timeline_window *out)
{
    size_t count = 0;
    int64_t at = -(int64_t)chance_below(chance, 20);

    while (at < LENGTH + 60) {
        int64_t length = 1 + chance_below(chance, 120);

        out[count++] =
            (struct timeline_window){at, at + length, chance_below(chance, BINS)};
        at += length + (chance_below(chance, 2) == 0 ? 0 : chance_below(chance, 40));
    }
    return count;
}

static bool comes_before(const struct trace_events *events, uint32_t a, uint32_t b)
{
    if (events->ts[a] != events->ts[b])
        return events->ts[a] < events->ts[b];
    if (events->dur[a] != events->dur[b])
        return events->dur[a] > events->dur[b];
    return a < b;
}

/* The row that a moment belongs to: by kind, then the first that runs. */
static uint32_t row_at(const struct trace_recording *recording, int64_t time)
{
    static const uint8_t kinds[] = {TRACE_KIND_COMPUTATION, TRACE_KIND_COMMUNICATION,
                                    TRACE_KIND_MEMORY};
    const struct trace_events *events = &recording->events;

    for (size_t kind = 0; kind < 3; kind++) {
        uint32_t best = TRACE_NONE;

        for (uint32_t row = 0; row < events->count; row++) {
            const struct trace_op *op = row_op(recording, row);

            if (op->side == TRACE_DEVICE && op->kind == kinds[kind] &&
                events->ts[row] <= time && time < events->ts[row] + events->dur[row] &&
                (best == TRACE_NONE || comes_before(events, row, best)))
                best = row;
        }
        if (best != TRACE_NONE)
            return best;
    }
    return TRACE_NONE;
}

/* The row that begins next and runs at all. */
static uint32_t row_after(const struct trace_recording *recording, int64_t time)
{
    const struct trace_events *events = &recording->events;
    uint32_t best = TRACE_NONE;

    for (uint32_t row = 0; row < events->count; row++)
        if (row_op(recording, row)->side == TRACE_DEVICE && events->ts[row] > time &&
            events->dur[row] > 0 &&
            (best == TRACE_NONE || comes_before(events, row, best)))
            best = row;
    return best;
}

static int64_t moment_at(const struct trace_recording *recording, int64_t time)
{
    const struct trace_events *events = &recording->events;
    uint32_t row = row_at(recording, time);

    if (row != TRACE_NONE)
        return PIECE(row);
    row = row_after(recording, time);
    if (row == TRACE_NONE)
        return GAP(TRACE_NONE, LEDGER_IN_CALL);
    uint32_t launch = events->link[row];
    if (launch == TRACE_NONE)
        return GAP(TRACE_NONE, LEDGER_UNLAUNCHED);
    if (time < events->ts[launch])
        return GAP(launch, LEDGER_IN_CALL);
    return time < events->ts[launch] + events->dur[launch]
               ? GAP(launch, LEDGER_IN_LAUNCH)
               : GAP(launch, LEDGER_DEVICE_SIDE);
}

/* Compares what the timeline says of the windows with what the moments say. */
static void assert_same(const struct trace_recording *recording,
                        const struct timeline_window *windows, size_t count,
                        const struct timeline *timeline)
{
    uint32_t rows = recording->events.count;
    CLEANUP_FREE int64_t *pieces = calloc((size_t)(rows + 1) * BINS, sizeof *pieces);
    size_t gap = 0;

    for (size_t i = 0; i < timeline->piece_count; i++) {
        const struct timeline_piece *piece = &timeline->pieces[i];

        assert_true(piece->length > 0);
        pieces[piece->row * BINS + piece->bin] += piece->length;
    }
    for (size_t i = 0; i < count; i++) {
        int64_t before = 0;

        for (int64_t time = windows[i].start; time < windows[i].end; time++) {
            int64_t moment = moment_at(recording, time);

            if (moment > 0) {
                pieces[(size_t)(moment - 1) * BINS + windows[i].bin]--;
            } else if (moment != before) { /* a gap begins */
                assert_true(gap < timeline->gap_count);
                const struct timeline_gap *found = &timeline->gaps[gap++];
                assert_int_equal(found->start, time);
                assert_int_equal(found->bin, windows[i].bin);
                assert_int_equal(GAP(found->launch, found->sort), moment);
            }
            if (moment < 0)
                assert_true(time < timeline->gaps[gap - 1].end);
            else if (before < 0)
                assert_int_equal(time, timeline->gaps[gap - 1].end);
            before = moment;
        }
        if (before < 0)
            assert_int_equal(windows[i].end, timeline->gaps[gap - 1].end);
    }
    assert_int_equal(gap, timeline->gap_count);
    for (size_t i = 0; i < (size_t)rows * BINS; i++)
        assert_int_equal(pieces[i], 0);
}

static void every_moment_belongs_to_one_row_or_gap(void **state)
{
    struct timeline_window windows[LENGTH];
    struct chance chance = {2026};

    (void)state;
    for (int round = 0; round < ROUNDS; round++) {
        RECORDING recording = random_recording(&chance);
        size_t count = random_windows(&chance, windows);
        CLEANUP(timeline_free) struct timeline timeline = {0};
        int64_t sum = 0;

        assert_true(timeline_make(recording, windows, count, &timeline));
        assert_same(recording, windows, count, &timeline);
        for (size_t i = 0; i < timeline.piece_count; i++)
            sum += timeline.pieces[i].length;
        for (size_t i = 0; i < timeline.gap_count; i++)
            sum += timeline.gaps[i].end - timeline.gaps[i].start;
        for (size_t i = 0; i < count; i++)
            sum -= windows[i].end - windows[i].start;
        assert_int_equal(sum, 0);
    }
}

/* A launch before, in and behind the gap that it ends. */
static void a_gap_is_split_by_its_launch(void **state)
{
    static const struct timeline_window window = {0, 1000, 3};
    CLEANUP_BUFFER struct buffer text;
    CLEANUP(timeline_free) struct timeline timeline = {0};

    (void)state;
    buffer_init(&text, TEXT_MAX);
    buffer_append_text(&text, "{\"traceEvents\":[");
    append(&text, "cuda_runtime", 1, 100, 20, 1);
    append(&text, "kernel", 7, 200, 100, 1);
    append(&text, "cuda_runtime", 1, 210, 20, 2); /* long before its gap */
    append(&text, "kernel", 7, 350, 50, 2);
    append(&text, "kernel", 7, 500, 100, 0);       /* nobody launched it */
    append(&text, "cuda_runtime", 1, 690, 100, 3); /* still at it when the kernel runs */
    append(&text, "kernel", 7, 700, 100, 3);
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_true(timeline_make(recording, &window, 1, &timeline));
    assert_same(recording, &window, 1, &timeline);
    static const struct {
        int64_t start, end;
        uint8_t sort;
    } right[] = {{0, 100, LEDGER_IN_CALL},       {100, 120, LEDGER_IN_LAUNCH},
                 {120, 200, LEDGER_DEVICE_SIDE}, {300, 350, LEDGER_DEVICE_SIDE},
                 {400, 500, LEDGER_UNLAUNCHED},  {600, 690, LEDGER_IN_CALL},
                 {690, 700, LEDGER_IN_LAUNCH},   {800, 1000, LEDGER_IN_CALL}};
    assert_int_equal(timeline.gap_count, sizeof right / sizeof right[0]);
    for (size_t i = 0; i < timeline.gap_count; i++) {
        assert_int_equal(timeline.gaps[i].start, right[i].start);
        assert_int_equal(timeline.gaps[i].end, right[i].end);
        assert_int_equal(timeline.gaps[i].sort, right[i].sort);
    }
    assert_true(timeline.has_device_rows);
}

static void without_device_rows_all_is_one_gap(void **state)
{
    static const struct timeline_window windows[] = {{10, 20, 0}, {20, 50, 1}};
    CLEANUP(timeline_free) struct timeline timeline = {0};
    RECORDING recording = read_text("{\"traceEvents\":[]}");

    (void)state;
    assert_true(timeline_make(recording, windows, 2, &timeline));
    assert_false(timeline.has_device_rows);
    assert_int_equal(timeline.piece_count, 0);
    assert_int_equal(timeline.gap_count, 2);
    assert_same(recording, windows, 2, &timeline);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_moment_belongs_to_one_row_or_gap),
        cmocka_unit_test(a_gap_is_split_by_its_launch),
        cmocka_unit_test(without_device_rows_all_is_one_gap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
