/* Windows of steps against their definition read slowly (slow_windows.c), over random
 * programs that launch work on several streams and devices; what holds for all windows;
 * and very many steps (docs/semantics.md §19). Times in ns. */
#include "base/error.h"
#include "naive.h"
#include "rounds.h"
#include "step_text.h"

#include <stdlib.h>

/* ---- random programs ---- */

#define LANES 4
static const struct step_lane lanes[LANES] = {
    {"kernel", "gemm", 0, 7},
    {"kernel", "ncclDevKernel_AllReduce", 0, 20},
    {"gpu_memcpy", "Memcpy HtoD", 1, 7},
    {"kernel", "gemm", 1, 9},
};

struct program {
    struct chance chance;
    struct step_text trace;
    int64_t free[LANES]; /* since when a stream has nothing to do */
    int lane_count;
    int odd; /* one row in so many is odd */
};

static int64_t below(struct program *program, unsigned limit)
{
    return chance_below(&program->chance, limit);
}

/* Work that is launched in [from, to), as a stream does it: one row after the other. Odd
 * rows come too early, too late, last too long, or have no launch. */
static void add_work(struct program *program, int64_t from, int64_t to)
{
    int lane = below(program, 3) > 0 ? 0 : (int)below(program, LANES);
    int64_t *free = &program->free[lane % program->lane_count];
    int64_t launch = from + below(program, (unsigned)(to - from) + 1);
    int64_t launch_dur = below(program, 8) == 0 ? below(program, 60) : 1;
    int64_t start = launch + 2 > *free ? launch + 2 : *free, end;

    lane %= program->lane_count;
    start += below(program, 3) == 0 ? below(program, 6) : 0;
    end = start + below(program, below(program, 6) == 0 ? 90 : 25);
    *free = end;
    if (below(program, (unsigned)program->odd) == 0) {
        start = below(program, 500);
        end = start + below(program, below(program, 3) == 0 ? 500 : 40);
    }
    if (below(program, (unsigned)program->odd) == 0)
        step_unlaunched(&program->trace, &lanes[lane], start, end);
    else
        step_work_on(&program->trace, &lanes[lane], launch, launch_dur, start, end);
}

/* Steps that follow each other, with pauses or without; some programs have several
 * threads with steps of their own, and numbers that come again. */
static struct trace_recording *random_program(uint64_t seed)
{
    struct program program = {.chance = {seed}};
    bool is_odd = seed % 3 == 0;
    int64_t at = below(&program, 30);
    int steps = 1 + (int)below(&program, 7);

    program.lane_count = 1 + (int)below(&program, LANES);
    program.odd = is_odd ? 5 : 60;
    step_begin(&program.trace);
    for (int lane = 0; lane < LANES; lane++) /* work from before the recording */
        program.free[lane] = below(&program, 3) == 0 ? below(&program, 200) : 0;
    for (int i = 0; i < steps; i++) {
        int number = is_odd ? (int)below(&program, 4) : i;
        int64_t dur = below(&program, 10) == 0 ? 0 : below(&program, 60);

        step_host(&program.trace, number, at, dur);
        for (int64_t k = below(&program, 5); k > 0; k--)
            add_work(&program, at, at + dur);
        at +=
            is_odd && below(&program, 4) == 0 ? below(&program, (unsigned)dur + 1) : dur;
        if (below(&program, 3) == 0) {
            int64_t pause = below(&program, 80);

            if (below(&program, 2) == 0)
                add_work(&program, at, at + pause);
            at += pause;
        }
    }
    return step_read(&program.trace);
}

/* ---- what holds for all windows ---- */

static void check_row(const struct trace_recording *recording, uint32_t i)
{
    const struct trace_step_row *row = &recording->step_rows[i];

    assert_true(row->begin >= row->ts);
    assert_true(row->end >= row->ts + row->dur);
    assert_true(row->end >= row->begin);
    for (uint32_t k = 0; k < recording->step_row_count; k++) {
        const struct trace_step_row *next = &recording->step_rows[k];

        /* One without length shares time with none. */
        if (next->ts >= row->ts + row->dur && row->dur > 0 && row->end > row->begin)
            assert_true(next->begin >= row->end);
    }
}

static void check_step(const struct trace_step *step)
{
    assert_true(step->lag >= 0);
    assert_true(step->dur >= 0 && step->dur <= step->end - step->ts);
    assert_true(step->host >= 0 && step->host_ts <= step->ts);
    if (!step->has_parts)
        return;
    assert_true(step->compute >= 0 && step->exposed_communication >= 0);
    assert_true(step->exposed_memory >= 0 && step->idle >= 0);
    assert_int_equal(step->compute + step->exposed_communication + step->exposed_memory +
                         step->idle,
                     step->dur);
}

/* ---- against the definition ---- */

struct seen {
    int rows, late_begins, late_ends, queues, empty;
};

static void compare_rows(const struct trace_recording *recording,
                         const struct naive *naive, uint64_t seed, struct seen *seen)
{
    assert_int_equal(recording->step_row_count, naive->step_row_count);
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        if (row->begin != naive->begin[i] || row->end != naive->end[i])
            fail_msg("program %d, step row %d: %d .. %d, not %d .. %d", (int)seed, (int)i,
                     (int)row->begin, (int)row->end, (int)naive->begin[i],
                     (int)naive->end[i]);
        check_row(recording, i);
        seen->rows++;
        seen->late_begins += row->begin > row->ts;
        seen->late_ends += row->end > row->ts + row->dur;
        seen->queues += i == 0 && row->begin > row->ts;
        seen->empty += row->end == row->begin;
    }
}

static void compare_steps(const struct trace_recording *recording,
                          const struct naive *naive)
{
    assert_int_equal(recording->step_count, naive->step_count);
    for (uint32_t i = 0; i < naive->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];
        const struct naive_step *expected = &naive->steps[i];

        check_step(step);
        assert_int_equal(step->ts, expected->ts);
        assert_int_equal(step->end, expected->end);
        assert_int_equal(step->dur, expected->dur);
        assert_int_equal(step->host_ts, expected->host_ts);
        assert_int_equal(step->host, expected->host);
        assert_int_equal(step->lag, expected->lag);
        if (!step->has_parts)
            continue;
        assert_int_equal(step->compute, expected->compute);
        assert_int_equal(step->exposed_communication, expected->communication);
        assert_int_equal(step->exposed_memory, expected->memory);
    }
}

static void windows_are_those_of_the_definition(void **state)
{
    struct seen seen = {0};

    (void)state;
    for (uint64_t seed = 1; seed <= ROUNDS(1500); seed++) {
        struct naive naive;

        RECORDING recording = random_program(seed);
        naive_resolve(recording, &naive);
        compare_rows(recording, &naive, seed, &seen);
        compare_steps(recording, &naive);
        naive_free(&naive);
    }
    /* Each rule had its cases. */
    assert_true(seen.rows > ROUNDS(5000) && seen.late_begins > ROUNDS(1000));
    assert_true(seen.late_ends > ROUNDS(1000) && seen.queues > ROUNDS(200));
    assert_true(seen.empty > ROUNDS(300));
}

/* ---- very many steps ---- */

#define MANY 100000

/* Each step launches a kernel that runs 1000 later, and a copy beside it. */
static void many_steps_of_a_device_that_lags(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < MANY; i++) {
        int64_t at = 10LL * i;

        step_host(&trace, i, at, 10);
        step_work(&trace, at + 2, at + 1000, at + 1010);
        step_work_on(&trace, &step_copies, at + 4, 1, at + 1002, at + 1005);
    }
    RECORDING recording = step_read(&trace);
    assert_int_equal(recording->step_row_count, MANY);
    for (uint32_t i = 0; i < MANY; i++) {
        const struct trace_step *step = &recording->steps[i + 1];

        assert_int_equal(step->ts, 10LL * i + 1000);
        assert_int_equal(step->dur, 10);
        assert_int_equal(step->compute, 10);
        assert_int_equal(step->lag, 1000);
    }
}

/* All of them contain the first launch, each has its own last ones. */
static void many_steps_around_the_first_launch(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < MANY; i++)
        step_host(&trace, i, i, 2LL * MANY);
    for (int i = 0; i < MANY; i++)
        step_work(&trace, 2LL * MANY - 100 + i, 10LL * MANY + i, 10LL * MANY + i + 1);
    RECORDING recording = step_read(&trace);
    assert_int_equal(recording->step_row_count, MANY);
    for (uint32_t i = 0; i < MANY; i++) { /* the launches before 2 MANY + i are its own */
        int64_t own = i + 100 < MANY ? i + 100 : MANY;

        assert_int_equal(recording->step_rows[i].begin, 10LL * MANY);
        assert_int_equal(recording->step_rows[i].end, 10LL * MANY + own);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows_are_those_of_the_definition),
        cmocka_unit_test(many_steps_of_a_device_that_lags),
        cmocka_unit_test(many_steps_around_the_first_launch),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
