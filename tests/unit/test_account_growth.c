/* The account of hostile recordings (docs/semantics.md §16): four times the rows take
 * about four times the processor time, and what overlaps so much that its cells would
 * fill the memory ends by the budget. Like tests/growth, which asks the server. */
#include "account/run.h"
#include "account/walk.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "step_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROWS (SANITIZED ? 2000 : 8000)
#define RATIO_MAX 7 /* of four times the rows: n log n is below 5, n² is 16 */
#define FLOOR_MS 60 /* less is not judged */
#define TRIES 3
#define THREADS 8

/* ---- shapes ---- */

static void add_long_step(struct step_text *trace, int n, int tid)
{
    step_row(trace, "user_annotation", "ProfilerStep#1000000", tid, 0, 10 * (int64_t)n,
             NULL);
}

static void add_name(struct step_text *trace, const char *category, const char *name,
                     int number, int64_t ts, int64_t dur)
{
    char text[60];

    snprintf(text, sizeof text, "%s%d", name, number);
    step_row(trace, category, text, 1, ts, dur, NULL);
}

static void deep(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++)
        step_row(trace, "cpu_op", i % 2 == 0 ? "a" : "b", 1, i, 4 * n - 2 * i, NULL);
}

/* Each call ends after the one that began before it. */
static void staircase(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++)
        step_row(trace, "cpu_op", i % 2 == 0 ? "a" : "b", 1, i, n, NULL);
}

static void steps(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        step_host(trace, i, i * 10, 9);
        step_row(trace, "cpu_op", "a", 1, i * 10 + 1, 5, NULL);
    }
}

static void steps_in_a_step(struct step_text *trace, int n)
{
    add_long_step(trace, n, 1);
    steps(trace, n);
}

static void steps_beside_a_step(struct step_text *trace, int n)
{
    add_long_step(trace, n, 2);
    steps(trace, n);
}

static void steps_of_threads(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        char name[40];
        int tid = 1 + i % THREADS;

        snprintf(name, sizeof name, "ProfilerStep#%d", i);
        step_row(trace, "user_annotation", name, tid, i * 10, 10 * THREADS, NULL);
        step_row(trace, "cpu_op", "a", tid, i * 10 + 1, 5, NULL);
    }
}

static void names(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++)
        add_name(trace, "cpu_op", "op", i, 2 * i, 1);
}

static void modules(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        add_name(trace, "python_function", "nn.Module: Linear_", i, i * 5, 4);
        step_work(trace, i * 5 + 1, i * 5 + 1, i * 5 + 3);
    }
}

static void functions(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        char name[60];

        snprintf(name, sizeof name, "a/b%d/model.py(%d): forward", i % 100, i);
        step_row(trace, "python_function", name, 1, i * 5, 4, NULL);
    }
}

static void gaps_without_launches(struct step_text *trace, int n)
{
    add_long_step(trace, n, 2);
    for (int i = 0; i < n; i++) {
        step_host(trace, i, i * 10, 9);
        step_unlaunched(trace, &step_kernels, i * 10, i * 10 + 3);
    }
}

static void late_launches(struct step_text *trace, int n)
{
    add_long_step(trace, n, 2);
    for (int i = 0; i < n; i++) {
        step_host(trace, i, i * 10, 9);
        step_work(trace, i * 10 + 1, i * 10 + 3, i * 10 + 5);
    }
}

/* Rows of three kinds, each over many others. */
static void overlapping_work(struct step_text *trace, int n)
{
    const struct step_lane *const lanes[] = {&step_kernels, &step_collectives,
                                             &step_copies};

    for (int i = 0; i < n; i++)
        step_work_on(trace, lanes[i % 3], i * 10, 1, i * 10 + 2, i * 10 + 2 + n);
}

static void transports(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        step_row(trace, "cpu_op", "gloo:all_reduce", 2, i * 3, 2 * n, NULL);
        step_row(trace, "user_annotation", "wait", 1, i * 3, 2, NULL);
    }
}

/* Annotations whose calls leave holes. */
static void holes(struct step_text *trace, int n)
{
    step_row(trace, "user_annotation", "train", 1, 0, 5 * n, NULL);
    for (int i = 0; i < n; i++)
        add_name(trace, "cpu_op", "op", i % 1000, 5 * i, 3);
}

/* Every window overlaps every other. */
static void overlapping_steps(struct step_text *trace, int n)
{
    for (int i = 0; i < n; i++) {
        step_host(trace, i, i, n);
        add_name(trace, "cpu_op", "op", i, 2 * i, 1);
    }
}

/* ---- accounts ---- */

static double processor_ms(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static struct trace_recording *read_shape(void (*shape)(struct step_text *, int), int n)
{
    struct step_text trace;

    step_begin(&trace);
    shape(&trace, n);
    return step_read(&trace);
}

/* The account of all samples of a recording against itself. */
static int make(struct trace_recording *recording, struct account *out,
                struct error *error)
{
    static const struct account_naming naming = {0};
    struct account_side sides[2];
    struct budget *budget = recording->memory.budget;
    CLEANUP_FREE uint32_t *sample_of_step =
        calloc((size_t)recording->step_count + 1, sizeof *sample_of_step);
    int result = 0;

    assert_non_null(sample_of_step);
    for (uint32_t i = 0; i < recording->step_count; i++)
        sample_of_step[i] = !recording->has_steps ? 0 : i == 0 ? ACCOUNT_NONE : i - 1;
    *out = (struct account){0};
    for (int side = 0; side < 2; side++) {
        account_side_init(&sides[side], recording->step_count, budget);
        if (result == 0)
            result =
                account_record(recording, sample_of_step, &naming, &sides[side], error);
    }
    if (result == 0)
        result = account_meet(sides, budget, out, error);
    arena_free(&sides[0].arena);
    arena_free(&sides[1].arena);
    return result;
}

/* Processor time in ms; the places add up to the samples. */
static double measure(struct trace_recording *recording)
{
    CLEANUP(account_free) struct account account = {0};
    struct error error;
    int64_t wanted = 0, sums[2] = {0, 0};
    double before = processor_ms();

    assert_int_equal(make(recording, &account, &error), 0);
    double took = processor_ms() - before;
    for (uint32_t i = 0; i < recording->step_count; i++)
        if (recording->steps[i].pseudo != recording->has_steps)
            wanted += recording->steps[i].dur;
    for (uint32_t i = 0; i < account.place_count; i++)
        for (int side = 0; side < 2; side++)
            sums[side] += account.places[i].ns[side];
    assert_int_equal(sums[0], wanted);
    assert_int_equal(sums[1], wanted);
    return took;
}

/* The least of the larger against the most of the smaller is what is sure. */
static void grows_no_faster(void (*shape)(struct step_text *, int))
{
    RECORDING small = read_shape(shape, (int)ROWS);
    RECORDING large = read_shape(shape, 4 * (int)ROWS);
    double most = 0, least = 1e300;

    for (int i = 0; i < TRIES; i++) {
        double times[] = {measure(small), measure(large)};

        most = times[0] > most ? times[0] : most;
        least = times[1] < least ? times[1] : least;
        if (least < FLOOR_MS || least <= RATIO_MAX * most)
            return;
    }
    fail_msg("%.0f ms, and %.0f ms for four times the rows", most, least);
}

#define SHAPES(shape)                                                                    \
    shape(deep) shape(staircase) shape(steps) shape(steps_in_a_step)                     \
        shape(steps_beside_a_step) shape(steps_of_threads) shape(names) shape(modules)   \
            shape(functions) shape(gaps_without_launches) shape(late_launches)           \
                shape(overlapping_work) shape(transports) shape(holes)
#define TEST_OF(shape)                                                                   \
    static void growth_of_##shape(void **state)                                          \
    {                                                                                    \
        (void)state;                                                                     \
        grows_no_faster(shape);                                                          \
    }
SHAPES(TEST_OF)

/* ---- bounds ---- */

/* n² cells: the budget ends it, and gets its memory back. */
static void memory_of_cells_counts(void **state)
{
    struct budget budget = {.memory = (uint64_t)16 << 20};
    struct account account;
    struct error error;

    (void)state;
    RECORDING recording = read_shape(overlapping_steps, 3000);
    budget_begin(&budget);
    recording->memory.budget = &budget;
    assert_int_equal(make(recording, &account, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");
    account_free(&account);
    assert_true(atomic_load(&budget.memory_used) == 0);
    recording->memory.budget = NULL;
}

/* Calls that are very deep, and the work that they launch, are booked on the call that
 * is as deep as is told. */
static void very_deep_calls_stay_in_the_sum(void **state)
{
    struct step_text trace;
    uint32_t deepest = 0, path[ACCOUNT_DEPTH_MAX + 10];

    (void)state;
    step_begin(&trace);
    deep(&trace, 20000);
    step_work(&trace, 30000, 30001, 30100);
    RECORDING recording = step_read(&trace);
    CLEANUP(account_free) struct account account = {0};
    struct error error;
    assert_int_equal(make(recording, &account, &error), 0);
    assert_int_equal(account.ns[0], 80000);
    for (uint32_t i = 0; i < account.place_count; i++) {
        size_t length = account_path(&account, account.places[i].node, path,
                                     sizeof path / sizeof *path);

        deepest = length > deepest ? (uint32_t)length : deepest;
    }
    assert_int_equal(deepest, ACCOUNT_DEPTH_MAX);
}

int main(void)
{
#define LINE_OF(shape) cmocka_unit_test(growth_of_##shape),
    const struct CMUnitTest tests[] = {
        SHAPES(LINE_OF) cmocka_unit_test(memory_of_cells_counts),
        cmocka_unit_test(very_deep_calls_stay_in_the_sum),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
