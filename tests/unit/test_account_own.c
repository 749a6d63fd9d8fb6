/* What calls take themselves beside the sums, one factor on all of them, and the rank
 * that the others wait for. */
#include "account/edits.h"
#include "account/lines.h"
#include "account/words.h"
#include "account_saying.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SAMPLES 6

/* Eight calls of the host; `test`: what each takes in the test, of 1 ms. The device is
 * idle meanwhile. */
static void make_calls(struct made *made, const double test[8])
{
    made_begin(made, SAMPLES, SAMPLES);
    for (int i = 0; i < 8; i++) {
        char name[40];

        snprintf(name, sizeof name, "call %d", i);
        uint32_t node = made_call(made, 0, ACCOUNT_OPERATOR, name);
        made_often(made, node, 20, 20);
        made_spent(made, node, 0, MADE_ALL, 1000000);
        made_spent(made, node, 1, MADE_ALL, llround(1e6 * test[i]));
        made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node, 1000000,
                    llround(1e6 * test[i]));
    }
    made_lines(made);
}

/* P5: one factor on the host's calls is one line, the first and largest, and what is
 * outside of twice the quartiles is a line by itself. */
static void one_factor_and_what_is_outside(void **state)
{
    static const double all[8] = {1.3, 1.31, 1.29, 1.3, 1.32, 1.3, 1.28, 1.3};
    static const double one[8] = {1.3, 1.31, 1.29, 1.3, 1.32, 1.3, 1.28, 2.9};
    static const double none[8] = {1, 1, 1, 1, 1, 1, 1, 1.9};
    MADE made, apart, single;

    (void)state;
    make_calls(&made, all);
    assert_true(made.lines.own.host.holds);
    assert_int_equal(made.lines.list[0].kind, LINE_ALIKE);
    assert_int_equal(made.lines.count, 2);

    make_calls(&apart, one);
    assert_true(apart.lines.own.host.holds);
    assert_int_equal(made_line(&apart, 0)->kind, LINE_ALIKE);
    assert_int_equal(made_line(&apart, 7)->kind, LINE_HOST);

    make_calls(&single, none);
    assert_false(single.lines.own.host.holds);
    assert_int_equal(made_line(&single, 7)->kind, LINE_HOST);
}

/* A call that holds most of the time is no factor on all of them. */
static void one_call_is_not_all(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, SAMPLES, SAMPLES);
    for (int i = 0; i < 8; i++) {
        char name[40];
        int64_t ns = i == 0 ? 20000000 : 100000;

        snprintf(name, sizeof name, "call %d", i);
        uint32_t node = made_call(&made, 0, ACCOUNT_OPERATOR, name);
        made_often(&made, node, 20, 20);
        made_spent(&made, node, 0, MADE_ALL, ns);
        made_spent(&made, node, 1, MADE_ALL, i == 0 ? ns * 5 / 4 : ns);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node, ns,
                    i == 0 ? ns * 5 / 4 : ns);
    }
    made_lines(&made);
    assert_false(made.lines.own.host.holds);
    assert_int_equal(made_line(&made, 0)->kind, LINE_HOST);
}

/* ---- calls beside the sums ---- */

/* A step of 10 ms in which launches take 2 ms more of the host; `booked` of that, ns, is
 * booked on them, `idle` in other places, `waits` on collectives of two ranks. */
static void make_launches(struct made *made, int64_t booked, int64_t idle, int64_t waits)
{
    made_begin(made, SAMPLES, SAMPLES);
    uint32_t mm = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t launch = made_call(made, mm, ACCOUNT_RUNTIME, "cudaLaunchKernel");
    uint32_t work = made_work(made, launch, "gemm");
    made_often(made, mm, 100, 100);
    made_often(made, launch, 100, 100);
    made_often(made, work, 100, 100);
    made_spent(made, mm, 0, MADE_ALL, 3000000);
    made_spent(made, mm, 1, MADE_ALL, 3000000);
    made_spent(made, launch, 0, MADE_ALL, 500000);
    made_spent(made, launch, 1, MADE_ALL, 2500000);
    made_booked(made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 6000000, 6000000);
    made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_LAUNCH, launch, 1000000, 1000000 + booked);
    made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 3000000, 3000000 + idle);
    made_booked(made, ACCOUNT_COMMUNICATION, ACCOUNT_ROW,
                made_work(made, mm, "ncclKernel"), 100000, 100000 + waits);
    for (int side = 0; waits > 0 && side < 2; side++) {
        made->account.rank_of[side] =
            arena_new(made->account.arena, SAMPLES, sizeof(uint32_t));
        for (uint32_t i = SAMPLES / 2; i < SAMPLES; i++)
            made->account.rank_of[side][i] = 1;
    }
    made_lines(made);
}

static void claims_of(struct made *made, double change, struct own_claims *out)
{
    const struct account_words words = {.account = &made->account,
                                        .fold = &made->fold,
                                        .steps = true,
                                        .device = true,
                                        .change = change};

    own_claims_find(&words, &made->lines, &made->observations, out);
}

/* P6: calls × change per call is told wherever the gaps end. */
static void calls_that_take_longer_are_told(void **state)
{
    struct own_claims claims;
    MADE made, told, still, waiting;

    (void)state;
    make_launches(&made, 400000, 1600000, 0);
    claims_of(&made, 2000000, &claims);
    assert_int_equal(claims.count, 1);
    assert_int_equal(claims.list[0].row->name, made.fold.launches);
    assert_true(own_change(claims.list[0].row) == 2000000);
    assert_int_equal(claims.list[0].certainty, LINE_SURE);
    assert_ptr_equal(claims.list[0].line, made_line(&made, 1));
    /* Only of a change that is certain, and not against it. */
    claims_of(&made, NAN, &claims);
    assert_int_equal(claims.count, 0);
    claims_of(&made, -2000000, &claims);
    assert_int_equal(claims.count, 0);
    /* It is a small part of the change. */
    claims_of(&made, 8000000, &claims);
    assert_int_equal(claims.count, 0);
    /* The line says it. */
    make_launches(&told, 1900000, 100000, 0);
    claims_of(&told, 2000000, &claims);
    assert_int_equal(claims.count, 0);
    /* The device does not wait for it. */
    make_launches(&still, 0, 0, 0);
    claims_of(&still, 2000000, &claims);
    assert_int_equal(claims.count, 0);
    /* Other ranks do. */
    make_launches(&waiting, 0, 0, 1500000);
    claims_of(&waiting, 2000000, &claims);
    assert_int_equal(claims.count, 1);
}

/* Garbage that is collected on one side alone is told by what it takes the host, although
 * it is no call as often as before. */
static void new_collections_are_told(void **state)
{
    struct own_claims claims;
    MADE made;

    (void)state;
    made_begin(&made, SAMPLES, SAMPLES);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t gc = made_call(&made, 0, ACCOUNT_FUNCTION, "Python GC");
    made.account.nodes[gc].about |= ACCOUNT_IS_COLLECTION;
    made_often(&made, mm, 4, 4);
    made_often(&made, gc, 0, 1);
    made_spent(&made, gc, 1, MADE_ALL, 2000000);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 8000000, 9500000);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, gc, 0, 500000);
    made_lines(&made);
    claims_of(&made, 2000000, &claims);
    assert_int_equal(claims.count, 1);
    SAYING saying;
    saying_begin(&saying, &made, true, true);
    own_words_claim(&saying.words, &claims.list[0], &saying.text);
    assert_says(
        sentence_words(&saying.text),
        "`Python GC` takes the host 2.00 ms more per step (0 → 2.00 ms); the device "
        "waits 500 µs more per step in it");
}

/* A function that starts the backward pass waits for the threads that run it. */
static void who_waits_for_the_backward_is_not_told(void **state)
{
    static const char *const names[] = {
        "torch/autograd/__init__.py(242): backward",
        "<built-in method run_backward of torch._C._EngineBase object at 0x…>",
        "model.py(9): backward"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        MADE made;

        made_begin(&made, 6, 6);
        uint32_t call = made_call(&made, 0, ACCOUNT_FUNCTION, names[i]);
        made_often(&made, call, 1, 1);
        made_spent(&made, call, 0, MADE_ALL, 1000000);
        made_spent(&made, call, 1, MADE_ALL, 9000000);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, call, 1000, 1000);
        made_lines(&made);
        uint32_t name = made.fold.frames[made_frame(&made, names[i])].name;
        assert_int_equal(own_of_call(&made.lines.own, name) != NULL, i == 2);
    }
}

/* ---- ranks ---- */

#define RANKS 3
#define STEPS 5

struct change_of_ranks {
    int64_t own[RANKS], wait[RANKS]; /* µs a step */
    int64_t host[RANKS];             /* of the own time, self time of one call */
    int64_t late;                    /* -1: none */
};

/* Samples in the order of the ranks. */
static void find_late(struct made *made, const struct change_of_ranks *change,
                      bool turned, struct late_rank *out)
{
    uint32_t of[2][RANKS * STEPS];
    const double steps[RANKS] = {STEPS, STEPS, STEPS};
    double mean = 0;

    made_begin(made, sizeof of[0] / sizeof of[0][0], sizeof of[0] / sizeof of[0][0]);
    uint32_t call = made_call(made, 0, ACCOUNT_OPERATOR, "aten::linear");
    uint32_t work = made_work(made, call, "ncclKernel");
    made_often(made, call, 1, 1);
    made_often(made, work, 1, 1);
    uint32_t wait = made_place(made, ACCOUNT_COMMUNICATION, ACCOUNT_ROW, work);
    uint32_t own = made_place(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, call);
    for (int side = 0; side < 2; side++)
        for (uint32_t i = 0; i < RANKS * STEPS; i++) {
            bool changed = side == (turned ? 0 : 1);
            uint32_t rank = i / STEPS;
            int64_t noise = (int64_t)(i % STEPS) * 3000 + side * 1000;

            of[side][i] = rank;
            made_time(made, own, side, i,
                      5000000 + noise + (changed ? 1000 * change->own[rank] : 0));
            made_time(made, wait, side, i,
                      2000000 + noise + (changed ? 1000 * change->wait[rank] : 0));
            made_spent(made, call, side, i,
                       3000000 + noise + (changed ? 1000 * change->host[rank] : 0));
            mean += (side == 1 ? 1000.0 : -1000.0) * (changed ? 1 : 0) *
                    (double)(change->own[rank] + change->wait[rank]) / RANKS / STEPS;
        }
    made_lines(made);
    const struct rank_samples samples = {RANKS, {of[0], of[1]}, {steps, steps}};
    late_rank_find(&made->fold, &made->lines.own, &samples, 7000000, mean, out);
}

/* P7: a rank whose own time grew while its waiting fell, and for which all others wait,
 * is named, however much of it was slack. */
static void the_late_rank_is_named(void **state)
{
    static const struct change_of_ranks all[] = {
        {{0, 1500, 0}, {1500, 0, 1500}, {0, 1500, 0}, 1},
        /* Most of it was slack. */
        {{0, 0, 1900}, {400, 400, -1500}, {0, 0, 1900}, 2},
        /* The others idled, and wait now. */
        {{-900, -1100, 600}, {1500, 1700, 0}, {0, 0, 600}, 2},
        /* All take longer: nobody waits. */
        {{1500, 1500, 1500}, {0, 0, 0}, {1500, 1500, 1500}, -1},
        /* The transfer takes longer. */
        {{0, 0, 0}, {1500, 1500, 1500}, {0, 0, 0}, -1},
        /* One of the others waits less. */
        {{0, 1500, 1600}, {1500, 0, -100}, {0, 1500, 1600}, -1},
        /* The others are faster; it hardly changed. */
        {{60, -500, -500}, {0, 560, 560}, {60, -500, -500}, -1},
        /* Ranks that drift apart, though none of them runs longer. */
        {{-900, -900, 600}, {1500, 1500, 0}, {0, 0, 0}, -1},
        {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, -1},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        for (int turned = 0; turned < 2; turned++) {
            struct late_rank late;
            MADE made;

            find_late(&made, &all[i], turned == 1, &late);
            if (late.is_found != (all[i].late >= 0) ||
                (late.is_found && (int64_t)late.rank != all[i].late))
                fail_msg("case %zu, turned %d: found %d, rank %zu", i, turned,
                         late.is_found, late.rank);
            if (!late.is_found)
                continue;
            double sign = turned == 1 ? -1 : 1;
            assert_true(fabs(sign * late.own - 1000.0 * (double)all[i].own[late.rank]) <
                        1500);
            assert_true(
                fabs(sign * late.slack - 1000.0 * (double)all[i].wait[late.rank]) < 1500);
            assert_non_null(late.row);
            assert_int_equal(late.certainty, LINE_SURE);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_factor_and_what_is_outside),
        cmocka_unit_test(one_call_is_not_all),
        cmocka_unit_test(calls_that_take_longer_are_told),
        cmocka_unit_test(new_collections_are_told),
        cmocka_unit_test(who_waits_for_the_backward_is_not_told),
        cmocka_unit_test(the_late_rank_is_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
