/* Machine or program: the split of the change of a step. */
#include "compare/machine.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define ROWS 16
#define MS 1e6

struct made {
    struct machine_row rows[2 * ROWS];
    size_t count;
    struct machine_steps steps;
    struct machine_ranks ranks;
    struct machine machine;
};

static const enum work_class classes[] = {CLASS_PRODUCTS, CLASS_ATTENTION_FORWARD,
                                          CLASS_ELEMENTWISE, CLASS_NORMALISATION};

/* A row of 1 ms that takes `ratio` times as long. */
static struct machine_row *add(struct made *made, bool on_device, double ratio)
{
    struct machine_row *row = &made->rows[made->count];

    *row = (struct machine_row){.on_device = on_device,
                                .class = classes[made->count++ % 4],
                                .log = {log(ratio), log(ratio), log(ratio)},
                                .spent = {MS, MS * ratio},
                                .shapes = 1};
    return row;
}

/* Sixteen kernels, of four classes in turn, whose ratios are `of(class)`. */
static void add_kernels(struct made *made, double (*of)(enum work_class class))
{
    memset(made, 0, sizeof *made);
    for (size_t i = 0; i < ROWS; i++)
        add(made, true, of(classes[i % 4]));
}

/* Splits; `idle` of each side is what the device waits for the host. */
static void split(struct made *made, double idle_before, double idle_after)
{
    struct machine_steps *steps = &made->steps;
    double idle[2] = {idle_before, idle_after};

    steps->clock = steps->memory_clock = isnan(steps->clock) ? NAN : steps->clock;
    steps->same_inputs = true;
    for (int side = 0; side < 2; side++) {
        steps->device[side] = 0;
        for (size_t i = 0; i < made->count; i++)
            if (made->rows[i].on_device)
                steps->device[side] += made->rows[i].spent[side];
        steps->time[side] = (struct step_time){.samples = 6,
                                               .has_parts = true,
                                               .compute = steps->device[side],
                                               .idle = idle[side],
                                               .step = steps->device[side] + idle[side]};
    }
    machine_make(made->rows, made->count, steps, &made->ranks, &made->machine);
    const struct machine *out = &made->machine;
    double sum = out->machine.diff + out->program.diff + out->not_told;
    assert_true(fabs(sum - out->diff) < 1e-3);
    assert_true(out->machine.low <= out->machine.diff);
    assert_true(out->machine.diff <= out->machine.high);
    assert_true(out->program.low <= out->program.diff);
    assert_true(out->program.diff <= out->program.high);
}

static void assert_near(double value, double expected, double within)
{
    if (fabs(value - expected) > within)
        fail_msg("%g is not within %g of %g", value, within, expected);
}

static double nine_percent(enum work_class class)
{
    (void)class;
    return 1.09;
}

static double products_follow(enum work_class class)
{
    return class == CLASS_PRODUCTS || class == CLASS_ATTENTION_FORWARD ? 1.17
           : class == CLASS_ELEMENTWISE                                ? 1.05
                                                                       : 1.01;
}

static double nothing(enum work_class class)
{
    (void)class;
    return 1;
}

static void all_kernels_by_one_factor_are_the_machine(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent);
    made.steps.clock = NAN;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_true(made.machine.device.is_common);
    assert_near(made.machine.machine.diff, 0.09 * ROWS * MS, 0.01 * MS);
    assert_near(made.machine.program.diff, 0, 0.01 * MS);
}

/* One kernel beyond the factor, and one that is slower alone. */
static void what_is_beyond_is_the_program(void **state)
{
    struct made made;

    (void)state;
    for (int clock = 0; clock < 2; clock++) {
        add_kernels(&made, clock == 1 ? nine_percent : nothing);
        made.steps.clock = NAN;
        made.rows[5].spent[1] *= 1.2;
        for (int half = 0; half < 3; half++)
            made.rows[5].log[half] += log(1.2);
        split(&made, 0.1 * MS, 0.1 * MS);
        assert_near(made.machine.machine.diff, clock * 0.09 * ROWS * MS, 0.02 * MS);
        assert_near(made.machine.program.diff, 0.2 * (clock == 1 ? 1.09 : 1) * MS,
                    0.02 * MS);
        assert_true(made.machine.program.low > 0);
    }
}

static void products_alone_may_follow_the_clock(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, products_follow);
    made.steps.clock = NAN;
    for (size_t i = 0; i < ROWS; i++)
        made.rows[i].shapes = 2;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_true(made.machine.device.is_common && !made.machine.is_whole);
    assert_near(made.machine.device.median, log(1.17), 1e-9);
    assert_near(made.machine.machine.diff, (8 * 0.17 + 4 * 0.05 + 4 * 0.01) * MS,
                0.01 * MS);
    /* With half as many shapes it may be a library's other kernel. */
    for (size_t i = 0; i < ROWS; i++)
        made.rows[i].shapes = 1;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
    assert_near(made.machine.machine.diff, 0, 1e-9);
}

static void some_kernels_are_the_program(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nothing);
    made.steps.clock = NAN;
    for (size_t i = 0; i < ROWS; i += 4) { /* the products */
        made.rows[i].spent[1] *= 1.2;
        for (int half = 0; half < 3; half++)
            made.rows[i].log[half] = log(1.2);
    }
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_near(made.machine.machine.diff, 0, 0.01 * MS);
    assert_near(made.machine.program.diff, 0.8 * MS, 0.01 * MS);
}

static void a_factor_of_one_half_is_none(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent);
    made.steps.clock = NAN;
    for (size_t i = 0; i < ROWS; i++)
        made.rows[i].log[1] = 0;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
    /* Other work beside: what it does to the kernels is the program's. */
    add_kernels(&made, nine_percent);
    made.steps.clock = NAN;
    made.steps.unmatched = 0.1;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
}

static void equal_clocks_leave_all_to_the_program(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent);
    made.steps.clock = 0;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_near(made.machine.machine.diff, 0, 1e-6);
    assert_near(made.machine.program.diff, 0.09 * ROWS * MS, 1e-3);
    /* A clock that explains half of it. */
    add_kernels(&made, nine_percent);
    made.steps.clock = log(1.045);
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_near(made.machine.machine.diff, 0.045 * ROWS * MS, 0.01 * MS);
}

/* Twelve calls that take 1.9 times as long, and the steps that they limit. */
static void split_host(struct made *made, double of_first, const double steps[2])
{
    memset(made, 0, sizeof *made);
    for (size_t i = 0; i < 12; i++) {
        struct machine_row *row = add(made, false, i == 0 ? of_first : 1.9);
        for (int side = 0; i == 0 && side < 2; side++)
            row->spent[side] *= 60; /* most of the time: without a bound it decides */
    }
    made->steps.clock = NAN;
    split(made, steps[0], steps[1]);
}

static void the_host_has_a_factor(void **state)
{
    static const double steps[2] = {16 * MS, 30 * MS};
    struct made made;

    (void)state;
    split_host(&made, 1.9, steps);
    assert_true(made.machine.host.is_common && made.machine.acts_on_host);
    assert_near(made.machine.machine.diff, 0.9 * 16 * MS, 0.01 * MS);
    made.steps.waits = 4 * MS;
    split(&made, steps[0], steps[1]);
    assert_near(made.machine.machine.diff, 0.9 * 12 * MS, 0.01 * MS);
    /* One call, however long it is, is no factor. */
    split_host(&made, 3, steps);
    assert_near(made.machine.host.median, log(1.9), 1e-9);
    /* Where other inputs make calls longer, there is none. */
    split_host(&made, 1.9, steps);
    made.steps.same_inputs = false;
    machine_make(made.rows, made.count, &made.steps, &made.ranks, &made.machine);
    assert_false(made.machine.host.is_common);
    assert_near(made.machine.machine.diff, 0, 1e-9);
    assert_true(made.machine.machine.high > 14 * MS);
}

static void a_host_in_time_does_nothing(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nothing);
    made.steps.clock = NAN;
    for (size_t i = 0; i < 12; i++)
        add(&made, false, 1.9);
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.acts_on_host);
    assert_near(made.machine.machine.diff, 0, 0.01 * MS);
}

static double little(enum work_class class)
{
    (void)class;
    return 1.01;
}

static void what_steps_differ_by_is_no_factor(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, little);
    made.steps.clock = NAN;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_true(made.machine.device.is_common && made.machine.machine.low > 0);
    made.steps.noise = 0.015;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
    assert_true(made.machine.machine.low < 0 && made.machine.program.low < 0);
}

static void kernels_fill_gaps(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, little);
    made.steps.clock = NAN;
    /* The device waits for a tenth of the step, and less where it works longer. */
    split(&made, 2 * MS, 1.84 * MS);
    assert_true(made.machine.device.is_common);
    assert_near(made.machine.machine.diff, 0, 0.01 * MS);
    assert_near(made.machine.machine.low, 0, 0.01 * MS);
    assert_true(made.machine.machine.high > 0.16 * MS);
}

/* Two ranks with the kernels of `made`, which wait for each other; their own times and
 * what their kernels changed by. */
static void split_ranks(struct made *made, double own[2], double change[2])
{
    made->ranks =
        (struct machine_ranks){.count = 2, .wait = true, .own = own, .change = change};
    split(made, 0.1 * MS, 0.1 * MS);
}

static void ranks_follow_the_slowest(void **state)
{
    struct made made;
    double own[2] = {20 * MS, 20 * MS}, even[2] = {MS, MS}, one[2] = {0, 2 * MS};

    (void)state;
    add_kernels(&made, nine_percent);
    made.steps.clock = NAN;
    split_ranks(&made, own, even);
    assert_near(made.machine.machine.diff, 0.09 * ROWS * MS, 0.01 * MS);
    /* The mean of one rank that changed and one that did not: both take as long. */
    split_ranks(&made, own, one);
    assert_near(made.machine.machine.diff, 2 * 0.09 * ROWS * MS, 0.02 * MS);
    assert_near(made.machine.machine.low, 0, 1e-9);
    /* Half of that is their compute, the other half the wait of one. */
    assert_near(made.machine.rank_waits, 0.09 * ROWS * MS, 0.01 * MS);
    /* One that changed by less than half of the mean may rest. */
    one[0] = 0.6 * MS;
    split_ranks(&made, own, one);
    assert_near(made.machine.machine.low, 0, 1e-9);
    one[0] = 0;
    /* The one that changed has the time. */
    own[1] = 10 * MS;
    split_ranks(&made, own, one);
    assert_near(made.machine.machine.diff, 0, 1e-9);
    assert_near(made.machine.rank_waits, -0.09 * ROWS * MS, 0.01 * MS);
    assert_true(made.machine.machine.high > 0.18 * ROWS * MS);
}

static void a_clock_may_drift(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent);
    for (size_t i = 0; i < made.count; i++) {
        made.rows[i].log[1] = 0.03;
        made.rows[i].log[2] = 0.14;
    }
    made.steps.clock = NAN;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_true(made.machine.device.is_common);
    assert_near(made.machine.device.halves[0], 0.03, 1e-9);
    assert_near(made.machine.device.halves[1], 0.14, 1e-9);
    /* Rows that differ share none, however far they drift together. */
    for (size_t i = 0; i < made.count; i++)
        for (int half = 0; half < 3; half++)
            made.rows[i].log[half] += i / 4 % 2 == 0 ? 0.04 : -0.04;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
}

static void products_alone(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, products_follow);
    made.steps.clock = NAN;
    for (size_t i = 0; i < made.count; i++)
        made.rows[i].shapes = 2;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_true(made.machine.device.is_common);
    for (size_t i = 0; i < made.count; i++) /* all others rest */
        if (i % 4 > 1)
            for (int half = 0; half < 3; half++)
                made.rows[i].log[half] = 0;
    split(&made, 0.1 * MS, 0.1 * MS);
    assert_false(made.machine.device.is_common);
    assert_true(made.machine.machine.high > 0 && made.machine.program.low < 0);
}

static void what_no_row_has_follows(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent);
    made.steps.clock = NAN;
    split(&made, 0.1 * MS, 0.1 * MS);
    made.steps.time[0].compute *= 1.5;
    machine_make(made.rows, made.count, &made.steps, &made.ranks, &made.machine);
    assert_near(made.machine.machine.diff, 1.5 * 0.09 * ROWS * MS, 0.01 * MS);
    assert_true(made.machine.machine.low < 0.1 * ROWS * MS);
}

static void a_host_that_limits_in_part(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nothing);
    made.steps.clock = NAN;
    for (size_t i = 0; i < 12; i++)
        add(&made, false, 1.2);
    /* The device waits for 10 %, then for 2 ms more. */
    split(&made, 1.8 * MS, 3.8 * MS);
    assert_false(made.machine.acts_on_host);
    assert_true(made.machine.host.is_common);
    assert_near(made.machine.machine.diff, 2 * MS, 0.01 * MS);
    /* Not more than the factor makes. */
    split(&made, 1 * MS, 4.2 * MS);
    assert_near(made.machine.machine.diff, 3.2 * MS, 0.25 * MS);
}

static double nine_percent_less(enum work_class class)
{
    (void)class;
    return 0.91;
}

/* A faster clock and a slower host: what the device waits longer is in one of both. */
static void a_longer_wait_counts_once(void **state)
{
    struct made made;

    (void)state;
    add_kernels(&made, nine_percent_less);
    made.steps.clock = NAN;
    for (size_t i = 0; i < 12; i++)
        add(&made, false, 1.2);
    split(&made, 1.8 * MS, 2.8 * MS);
    assert_true(made.machine.device.is_common && made.machine.host.is_common);
    assert_near(made.machine.program.diff, 0, 0.01 * MS);
    assert_near(made.machine.parts[1].diff, 1 * MS, 0.01 * MS);
    /* The host is the limit of the test alone. */
    split(&made, 0.1 * MS, 4 * MS);
    assert_true(made.machine.acts_on_host);
    assert_near(made.machine.program.diff, 0, 0.01 * MS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kernels_by_one_factor_are_the_machine),
        cmocka_unit_test(what_is_beyond_is_the_program),
        cmocka_unit_test(products_alone_may_follow_the_clock),
        cmocka_unit_test(some_kernels_are_the_program),
        cmocka_unit_test(a_factor_of_one_half_is_none),
        cmocka_unit_test(equal_clocks_leave_all_to_the_program),
        cmocka_unit_test(the_host_has_a_factor),
        cmocka_unit_test(a_host_in_time_does_nothing),
        cmocka_unit_test(what_steps_differ_by_is_no_factor),
        cmocka_unit_test(kernels_fill_gaps),
        cmocka_unit_test(ranks_follow_the_slowest),
        cmocka_unit_test(a_clock_may_drift),
        cmocka_unit_test(products_alone),
        cmocka_unit_test(what_no_row_has_follows),
        cmocka_unit_test(a_host_that_limits_in_part),
        cmocka_unit_test(a_longer_wait_counts_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
