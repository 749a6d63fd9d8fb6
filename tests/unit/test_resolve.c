/* Launches, nesting, steps, the split of step time, sums: trace_resolve() against a naive
 * reading of docs/semantics.md, over random rows full of ties, zero lengths, crossing
 * intervals, repeated and overlapping steps, several threads, streams and devices. */
#include "base/error.h"
#include "naive.h"
#include "trace/resolve.h"
#include "trace_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- random rows ---- */

struct shape {
    unsigned rows, span; /* ns */
    unsigned step_rows;  /* one in so many; 0: none */
    bool as_cpu_op;      /* step rows are cpu_op */
    unsigned correlations;
};

static void random_row(struct buffer *text, struct chance *chance,
                       const struct shape *shape)
{
    static const struct {
        const char *category, *name;
    } sorts[] = {{"cpu_op", "aten::mm"},
                 {"cpu_op", "aten::add"},
                 {"cpu_op", "aten::mm"},
                 {"python_function", "f"},
                 {"cuda_runtime", "cudaLaunchKernel"},
                 {"cuda_driver", "cuLaunchKernel"},
                 {"cuda_runtime", "cudaLaunchKernel"},
                 {"kernel", "gemm"},
                 {"kernel", "softmax"},
                 {"kernel", "ncclKernel"},
                 {"gpu_memcpy", "Memcpy HtoD"},
                 {"gpu_memset", "Memset"},
                 {"gpu_user_annotation", "ProfilerStep#1"},
                 {"cuda_sync", "sync"},
                 {"user_annotation", "ProfilerStep#"},
                 {"collective_comm", "allreduce"},
                 {"user_annotation", "## x ##"},
                 {"python_function", "ProfilerStep#2"}};
    char ts[32], dur[32], name[40], args[200];
    unsigned sort = chance_below(chance, sizeof sorts / sizeof sorts[0]);
    unsigned start = chance_below(chance, shape->span);
    unsigned length = chance_below(chance, 4) == 0 ? 0 : chance_below(chance, 12);
    const char *category = sorts[sort].category;

    if (chance_below(chance, 8) == 0)
        length = chance_below(chance, shape->span);
    snprintf(name, sizeof name, "%s", sorts[sort].name);
    if (shape->step_rows > 0 && chance_below(chance, shape->step_rows) == 0) {
        category = shape->as_cpu_op ? "cpu_op" : "user_annotation";
        snprintf(name, sizeof name, "ProfilerStep#%u", chance_below(chance, 4));
        length =
            chance_below(chance, 4) == 0 ? length : chance_below(chance, shape->span);
    }
    snprintf(ts, sizeof ts, "%u.%03u", start / 1000, start % 1000);
    snprintf(dur, sizeof dur, "%u.%03u", length / 1000, length % 1000);
    snprintf(args, sizeof args, "\"device\":%u,\"stream\":%u%s", chance_below(chance, 2),
             chance_below(chance, 3),
             chance_below(chance, 3) == 0 ? ",\"Input Dims\":[[1,2]]" : "");
    if (chance_below(chance, 10) != 0) {
        size_t at = strlen(args);
        long long correlation = (long long)chance_below(chance, shape->correlations) - 2;

        if (chance_below(chance, 4) == 0)
            correlation *= 1000000000000007LL;
        snprintf(args + at, sizeof args - at,
                 chance_below(chance, 2) == 0 ? ",\"correlation\":%lld"
                                              : ",\"correlation\":\"%lld\"",
                 correlation);
    }
    add_event(text, category, name, (int)chance_below(chance, 2),
              (int)chance_below(chance, 2), ts, dur, args);
}

/* ---- comparing ---- */

struct visits {
    const struct naive *naive;
    uint32_t count;
};

static void check_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row)
{
    struct visits *visits = context;

    visits->count++;
    assert_int_equal(parent, visits->naive->parent[row]);
    assert_int_equal(operator_row, visits->naive->operator_row[row]);
}

static void check_rows(struct trace_recording *recording, const struct naive *naive)
{
    struct visits visits = {.naive = naive};
    uint32_t host_rows = 0;
    struct error error;

    for (uint32_t row = 0; row < recording->events.count; row++) {
        host_rows += row_op(recording, row)->side == TRACE_HOST;
        if (row_op(recording, row)->side == TRACE_DEVICE)
            assert_int_equal(recording->events.link[row], naive->launch[row]);
        assert_int_equal(recording->events.self[row], naive->self[row]);
    }
    assert_int_equal(nest_rows(recording, false, check_visit, &visits, &error), 0);
    assert_int_equal(visits.count, host_rows);
}

static void check_steps(const struct trace_recording *recording,
                        const struct naive *naive)
{
    assert_int_equal(recording->has_steps, naive->step_row_count > 0);
    assert_int_equal(recording->step_row_count, naive->step_row_count);
    assert_int_equal(recording->step_count, naive->step_count);
    assert_int_equal(recording->quality.device_rows_without_step,
                     naive->device_rows_without_step);
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        assert_int_equal(recording->step_rows[i].ts,
                         recording->events.ts[naive->step_rows[i]]);
        assert_int_equal(recording->step_rows[i].begin, naive->begin[i]);
        assert_int_equal(recording->step_rows[i].end, naive->end[i]);
    }
    for (uint32_t i = 0; i < naive->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];
        const struct naive_step *expected = &naive->steps[i];

        assert_int_equal(step->pseudo, i == 0);
        if (i > 0)
            assert_int_equal(step->number, expected->number);
        assert_int_equal(step->ts, expected->ts);
        assert_int_equal(step->dur, expected->dur);
        assert_int_equal(step->end, expected->end);
        assert_int_equal(step->host_ts, expected->host_ts);
        assert_int_equal(step->host, expected->host);
        assert_int_equal(step->lag, expected->lag);
        assert_int_equal(step->has_parts, naive->has_device_rows);
        if (!step->has_parts)
            continue;
        assert_int_equal(step->compute, expected->compute);
        assert_int_equal(step->exposed_communication, expected->communication);
        assert_int_equal(step->exposed_memory, expected->memory);
        assert_int_equal(step->idle, expected->idle);
    }
}

/* The cell of (step, op), summed anew; count 0: there is none. */
static struct trace_cell naive_cell(const struct naive *naive, uint32_t step, uint32_t op)
{
    const struct trace_events *events = &naive->recording->events;
    struct trace_cell cell = {.op = op, .min = INT64_MAX};

    for (uint32_t row = 0; row < events->count; row++) {
        if (events->op[row] != op ||
            (step > 0 && naive->step[row] != naive->steps[step].number))
            continue;
        cell.count++;
        cell.total += events->dur[row];
        cell.self += naive->self[row];
        cell.min = events->dur[row] < cell.min ? events->dur[row] : cell.min;
        cell.max = events->dur[row] > cell.max ? events->dur[row] : cell.max;
    }
    return cell;
}

static void check_cells(const struct trace_recording *recording,
                        const struct naive *naive)
{
    size_t at = 0;

    for (uint32_t step = 0; step < naive->step_count; step++) {
        assert_int_equal(recording->cell_begin[step], at);
        for (uint32_t op = 0; op < recording->op_count; op++) {
            struct trace_cell expected = naive_cell(naive, step, op);

            if (expected.count == 0)
                continue;
            const struct trace_cell *cell = &recording->cells[at++];
            assert_int_equal(cell->op, expected.op);
            assert_int_equal(cell->count, expected.count);
            assert_int_equal(cell->total, expected.total);
            assert_int_equal(cell->self, expected.self);
            assert_int_equal(cell->min, expected.min);
            assert_int_equal(cell->max, expected.max);
        }
    }
    assert_int_equal(recording->cell_begin[naive->step_count], at);
}

/* Every device row is in the launch shape that its op, operator and shapes say, and the
 * sums fit. */
static void check_launch_shapes(const struct trace_recording *recording,
                                const struct naive *naive)
{
    const struct trace_events *events = &recording->events;
    uint64_t left = 0;

    for (uint32_t i = 0; i < recording->launch_shape_count; i++) {
        const struct trace_launch_shape *entry = &recording->launch_shapes[i];
        uint64_t count = 0;
        int64_t total = 0;

        for (uint32_t row = 0; row < events->count; row++) {
            uint32_t launch = naive->launch[row], above = TRACE_NONE;

            if (events->op[row] != entry->op)
                continue;
            if (launch != TRACE_NONE)
                above = naive->operator_row[launch];
            uint32_t name =
                above == TRACE_NONE ? TRACE_NONE : row_op(recording, above)->name;
            uint32_t shape =
                above == TRACE_NONE ? TRACE_NONE : trace_row_shape(recording, above);
            if (name == entry->operator_name && shape == entry->shape) {
                count++;
                total += events->dur[row];
            }
        }
        assert_true(count > 0);
        assert_int_equal(count, entry->count);
        assert_int_equal(total, entry->total);
        left += count;
    }
    for (uint32_t row = 0; row < events->count; row++)
        left -= row_op(recording, row)->side == TRACE_DEVICE;
    assert_int_equal(left, 0);
}

static void check_random(uint64_t seed, const struct shape *shape)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    struct chance chance = {seed};
    struct naive naive;

    buffer_append_text(&text, "{\"traceEvents\":[");
    for (unsigned i = 0; i < shape->rows; i++)
        random_row(&text, &chance, shape);
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->events.count, shape->rows);
    naive_resolve(recording, &naive);
    check_rows(recording, &naive);
    check_steps(recording, &naive);
    check_cells(recording, &naive);
    check_launch_shapes(recording, &naive);
    naive_free(&naive);
}

static void test_small(void **state)
{
    (void)state;
    struct chance chance = {9};

    for (uint64_t seed = 1; seed <= 1200; seed++) {
        const struct shape shape = {.rows = chance_below(&chance, 40),
                                    .span = 5 + chance_below(&chance, 50),
                                    .step_rows = chance_below(&chance, 12),
                                    .as_cpu_op = chance_below(&chance, 4) == 0,
                                    .correlations = 3 + chance_below(&chance, 20)};
        check_random(seed, &shape);
    }
}

static void test_larger(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        const struct shape shape = {.rows = 400,
                                    .span = 700,
                                    .step_rows = seed % 2 == 0 ? 0 : 40,
                                    .correlations = 150};
        check_random(seed, &shape);
    }
}

/* So many steps and ops that their table would be too large to be direct. */
static void test_many_steps(void **state)
{
    (void)state;
    enum { STEPS = 1200 };
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    buffer_append_char(&text, '[');
    for (int i = 0; i < STEPS; i++) {
        char name[40], ts[20];

        snprintf(name, sizeof name, "ProfilerStep#%d", i);
        snprintf(ts, sizeof ts, "%d", 100 * i);
        add_event(&text, "user_annotation", name, 1, 1, ts, "90", NULL);
        snprintf(name, sizeof name, "own%d", i);
        add_event(&text, "cpu_op", name, 1, 1, ts, "7", NULL);
        add_event(&text, "cpu_op", "common", 1, 1, ts, i % 2 == 0 ? "3" : "5", NULL);
    }
    buffer_append_char(&text, ']');
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->step_count, STEPS + 1);
    assert_int_equal(recording->cell_begin[1], 2 * STEPS + 1);
    for (uint32_t step = 1; step <= STEPS; step++) {
        char name[40];

        assert_int_equal(recording->steps[step].number, step - 1);
        assert_int_equal(recording->cell_begin[step + 1] - recording->cell_begin[step],
                         3);
        snprintf(name, sizeof name, "own%u", step - 1);
        const struct trace_cell *own = find_cell(recording, step, name, "cpu_op");
        const struct trace_cell *common = find_cell(recording, step, "common", "cpu_op");
        assert_non_null(own);
        assert_non_null(common);
        assert_int_equal(own->count, 1);
        assert_int_equal(own->total, 7000);
        assert_int_equal(common->total, (step - 1) % 2 == 0 ? 3000 : 5000);
        assert_int_equal(own->self, 7000 - common->total);
    }
    const struct trace_cell *common = find_cell(recording, 0, "common", "cpu_op");
    assert_int_equal(common->count, STEPS);
    assert_int_equal(common->total, STEPS / 2 * 8000);
    assert_int_equal(common->min, 3000);
    assert_int_equal(common->max, 5000);
}

/* More time than int64 holds stays at its end instead of turning negative. */
static void test_endless_sums(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    buffer_append_char(&text, '[');
    for (int i = 0; i < 107000; i++) {
        add_event(&text, "kernel", "k", 1, 1, "0", "864e8", NULL);
        add_event(&text, "cpu_op", "o", 1, i, "0", "864e8", NULL);
    }
    buffer_append_char(&text, ']');
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(find_cell(recording, 0, "k", "kernel")->total, INT64_MAX);
    assert_int_equal(find_cell(recording, 0, "o", "cpu_op")->self, INT64_MAX);
    assert_int_equal(recording->launch_shapes[0].total, INT64_MAX);
    assert_int_equal(recording->steps[0].dur, 86400000000000);
    assert_int_equal(recording->steps[0].compute, 86400000000000);
}

/* The widest span of time there is: from the one limit of times to the other. A base time
 * that takes it out of the range counts as 0, and is told. */
static void test_widest_span(void **state)
{
    (void)state;
    static const char *const bases[] = {"0", "2305843009213693952",
                                        "-2305843009213693952"};

    for (size_t i = 0; i < 3; i++) {
        char text[800];

        snprintf(
            text, sizeof text,
            "{\"traceEvents\":["
            "{\"cat\":\"kernel\",\"name\":\"a\",\"ts\":-4611545280939032.574,\"dur\":1},"
            "{\"cat\":\"user_annotation\",\"name\":\"ProfilerStep#1\","
            "\"ts\":-4611545280939032.574,\"dur\":2},"
            "{\"cat\":\"kernel\",\"name\":\"b\",\"ts\":4611545280939032.574,"
            "\"dur\":86400000000},"
            "{\"cat\":\"cpu_op\",\"name\":\"c\",\"ts\":4611545280939032.574,"
            "\"dur\":86400000000}],\"baseTimeNanoseconds\":%s}",
            bases[i]);
        RECORDING recording = read_text(text);
        assert_int_equal(recording->note_count, 2 + (i > 0));
        assert_int_equal(note_count(recording, "time_gap"), 1);
        assert_int_equal(note_count(recording, "device_rows_unlaunched"), 2);
        assert_quality(recording, 4, 0, 0, 0, 0);
        assert_int_equal(recording->first_ns, -4611545280939032574);
        assert_int_equal(recording->steps[0].dur,
                         2 * 4611545280939032574 + 86400000000000);
        assert_int_equal(recording->steps[0].compute, 1000 + 86400000000000);
        assert_int_equal(recording->steps[0].idle,
                         recording->steps[0].dur - recording->steps[0].compute);
        assert_int_equal(find_step(recording, 1)->compute, 1000);
    }
}

/* Rows nested as deep as a runaway recursion, in rows and in brackets. */
static void test_deep_nesting(void **state)
{
    (void)state;
    enum { DEPTH = 10000 };
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    buffer_append_char(&text, '[');
    for (int i = 0; i < DEPTH; i++) {
        char ts[20], dur[20];

        snprintf(ts, sizeof ts, "%d", i);
        snprintf(dur, sizeof dur, "%d", 3 * DEPTH - 2 * i);
        add_event(&text, "cpu_op", "f", 1, 1, ts, dur, NULL);
    }
    buffer_append_text(&text,
                       ",{\"name\":\"brackets\",\"ts\":1,\"dur\":1,\"args\":{\"a\":");
    for (int i = 0; i < DEPTH; i++)
        buffer_append_text(&text, i % 2 == 0 ? "[" : "{\"a\":");
    for (int i = DEPTH; i > 0; i--)
        buffer_append_text(&text, i % 2 != 0 ? "]" : "}");
    buffer_append_text(&text, "}}]");
    RECORDING recording = read_text(text.bytes);
    assert_quality(recording, DEPTH + 1, 0, 0, 0, 0);
    for (uint32_t row = 0; row + 1 < DEPTH; row++)
        assert_int_equal(recording->events.self[row], 2000);
}

/* Host rows that nest on three threads, launches, kernels on two streams, steps. */
static void append_many(struct buffer *text, unsigned events)
{
    struct chance chance = {7};
    char ts[32], dur[32], arguments[64], name[32];

    for (unsigned i = 0; i < events; i++) {
        unsigned sort = i % 5;
        int64_t at = 1000000 + (int64_t)i * 3 + chance_below(&chance, 40);

        snprintf(ts, sizeof ts, "%" PRId64, at);
        snprintf(dur, sizeof dur, "%u", 1 + chance_below(&chance, 60));
        snprintf(name, sizeof name, "work %u", chance_below(&chance, 50));
        snprintf(arguments, sizeof arguments, "\"correlation\":%u,\"stream\":%u", i / 5,
                 7 + i % 2);
        if (i % 10000 == 0) {
            snprintf(name, sizeof name, "ProfilerStep#%u", i / 10000);
            add_event(text, "user_annotation", name, 1, 1, ts, "30000", NULL);
        } else if (sort < 3) {
            add_event(text, "cpu_op", name, 1, 1 + (int)chance_below(&chance, 3), ts, dur,
                      NULL);
        } else if (sort == 3) {
            add_event(text, "cuda_runtime", "cudaLaunchKernel", 1, 2, ts, dur, arguments);
        } else {
            add_event(text, "kernel", name, 0, 7 + (int)(i % 2), ts, dur, arguments);
        }
    }
}

static void test_two_threads(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    struct error error;

    buffer_append_text(&text, "[");
    append_many(&text, 80000);
    buffer_append_text(&text, "]");
    assert_false(buffer_failed(&text));
    RECORDING one = NULL;
    RECORDING two = NULL;
    assert_int_equal(try_bytes(text.bytes, text.length, NULL, &one, &error), 0);
    assert_int_equal(try_bytes(text.bytes, text.length, NULL, &two, &error), 0);
    assert_int_equal(trace_resolve_with(one, false, NULL, &error), 0);
    assert_int_equal(trace_resolve_with(two, true, NULL, &error), 0);
    size_t rows = one->events.count;
    assert_true(rows == 80000 && two->events.count == rows);
    assert_memory_equal(one->events.self, two->events.self, rows * sizeof(int64_t));
    assert_memory_equal(one->events.link, two->events.link, rows * sizeof(uint32_t));
    assert_int_equal(one->step_count, 9);
    assert_int_equal(two->step_count, 9);
    assert_memory_equal(one->steps, two->steps, one->step_count * sizeof *one->steps);
    size_t cells = one->cell_begin[one->step_count];
    assert_true(cells > 400 && two->cell_begin[two->step_count] == cells);
    assert_memory_equal(one->cells, two->cells, cells * sizeof *one->cells);
    assert_int_equal(one->launch_shape_count, two->launch_shape_count);
    assert_int_equal(one->quality.device_rows_without_step,
                     two->quality.device_rows_without_step);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small),       cmocka_unit_test(test_larger),
        cmocka_unit_test(test_many_steps),  cmocka_unit_test(test_endless_sums),
        cmocka_unit_test(test_widest_span), cmocka_unit_test(test_deep_nesting),
        cmocka_unit_test(test_two_threads),
    };

    return cmocka_run_group_tests_name("resolve", tests, NULL, NULL);
}
