/* How certain the difference of a line is, and which single steps took longer. */
#include "account/lines.h"
#include "account_made.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

static void book(struct made *made, uint32_t place, int side, const int64_t *values,
                 size_t count)
{
    for (uint32_t i = 0; i < count; i++)
        made_time(made, place, side, i, values[i]);
}

/* A step of 10 ms in which one call takes these times. */
static uint32_t judge_one(struct made *made, const int64_t *control, const int64_t *test,
                          size_t count, int64_t new_calls)
{
    made_begin(made, count, count);
    uint32_t mm = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t add = made_call(made, 0, ACCOUNT_OPERATOR, "aten::add");
    made_often(made, mm, 2, 2);
    made_often(made, add, new_calls > 0 ? 0 : 2, new_calls > 0 ? new_calls : 2);
    made_booked(made, ACCOUNT_COMPUTE, ACCOUNT_ROW, made_work(made, mm, "gemm"), 10000000,
                10000000);
    uint32_t place = made_place(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, add);
    book(made, place, 0, control, count);
    book(made, place, 1, test, count);
    made_lines(made);
    return place;
}

static void certainty_of_a_line(void **state)
{
    static const struct {
        size_t count;
        int64_t control[8], test[8], new_calls;
        enum line_certainty certainty;
    } all[] = {
        /* Far apart: sure with four a side, and no test with three. */
        {4, {100, 110, 105, 95}, {900, 910, 905, 895}, 0, LINE_SURE},
        {3, {100, 110, 105}, {900, 910, 905}, 0, LINE_CANNOT_JUDGE},
        /* Apart in every step, but with more noise than that: the rank test alone. */
        {6, {100, 200, 300, 150, 250, 50}, {320, 700, 420, 1900, 330, 310}, 0, LINE_SURE},
        /* As many above as below. */
        {6,
         {100, 900, 200, 800, 300, 700},
         {150, 850, 250, 1250, 350, 900},
         0,
         LINE_NO_DIFFERENCE},
        /* One step that is out of all proportion moves the mean, not the ranks. */
        {6,
         {100, 110, 105, 95, 102, 99},
         {101, 109, 104, 96, 103, 50000},
         0,
         LINE_NO_DIFFERENCE},
        /* Calls that are new are sure to be, whatever they take; but with too few steps
         * the amount of their line is not. */
        {3, {0, 0, 0}, {900, 910, 905}, 2, LINE_CANNOT_JUDGE},
        {6, {0, 0, 0, 0, 0, 0}, {900, 910, 905, 900, 901, 902}, 2, LINE_SURE},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        int64_t control[8], test[8];

        for (size_t k = 0; k < all[i].count; k++) {
            control[k] = all[i].control[k] * 1000;
            test[k] = all[i].test[k] * 1000;
        }
        uint32_t place = judge_one(&made, control, test, all[i].count, all[i].new_calls);
        const struct line *line = made_line(&made, place);
        assert_int_not_equal(line->kind, LINE_REST);
        if (line->certainty != all[i].certainty)
            fail_msg("case %zu: %s", i, line_certainty_name(line->certainty));
    }
}

/* Pairs of noise alone in which a line is sure. */
static unsigned sure_of_noise(unsigned calls, unsigned pairs)
{
    struct chance chance = {5};
    unsigned found = 0;

    for (unsigned pair = 0; pair < pairs; pair++) {
        MADE made;
        bool sure = false;

        made_begin(&made, 8, 8);
        for (unsigned i = 0; i < calls; i++) {
            char name[40];

            snprintf(name, sizeof name, "call %u", i);
            uint32_t node = made_call(&made, 0, ACCOUNT_OPERATOR, name);
            made_often(&made, node, 2, 2);
            uint32_t place = made_place(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node);
            for (int side = 0; side < 2; side++)
                for (uint32_t sample = 0; sample < 8; sample++)
                    made_time(&made, place, side, sample,
                              100000 + chance_below(&chance, 100000));
        }
        made_lines(&made);
        for (size_t i = 0; i < made.lines.count; i++)
            sure |= made.lines.list[i].certainty == LINE_SURE;
        found += sure;
    }
    return found;
}

/* Two tests at 1 %, for all lines together: of few calls, and of the eight of many that
 * changed most. */
static void noise_is_not_certain(void **state)
{
    (void)state;
    assert_in_range(sure_of_noise(8, 1000), 0, 30);
    assert_in_range(sure_of_noise(60, 1000), 0, 30);
}

/* ---- single steps ---- */

#define STEPS 8

/* Steps of about 1 ms, all alike; what the slow ones take more is booked on `places`. */
static void make_steps(struct made *made, int side, const int64_t extra[STEPS],
                       int places)
{
    uint32_t node[4], place[4];

    made_begin(made, STEPS, STEPS);
    for (int i = 0; i < 4; i++) {
        char name[40];

        snprintf(name, sizeof name, "call %d", i);
        node[i] = made_call(made, 0, ACCOUNT_OPERATOR, name);
        made_often(made, node[i], 1, 1);
        place[i] = made_place(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node[i]);
        for (int of = 0; of < 2; of++)
            for (uint32_t step = 0; step < STEPS; step++)
                made_time(made, place[i], of, step, 250000 + (step % 3) * 100);
    }
    for (uint32_t step = 0; step < STEPS; step++)
        for (int i = 0; i < places; i++)
            made_time(made, place[i], side, step, extra[step] / places);
}

static void slow_steps_are_found(void **state)
{
    static const struct {
        int64_t extra[STEPS];
        int places;
        size_t found;
        uint32_t first; /* the one that took most */
        bool is_sure;
    } all[] = {
        {{0}, 1, 0, 0, false},
        {{0, 0, 0, 500000, 0, 0, 0, 0}, 1, 1, 3, true},
        /* P4: also two of them, whatever else the sides differ by. */
        {{0, 700000, 0, 500000, 0, 0, 0, 0}, 1, 2, 1, true},
        /* Over two places: one of them has half. Over four: noise. */
        {{0, 0, 0, 500000, 0, 0, 0, 0}, 2, 1, 3, true},
        {{0, 0, 0, 500000, 0, 0, 0, 0}, 4, 0, 0, false},
        /* Less than 2 % of the step; and a little more: steps of no cause do that. */
        {{0, 0, 0, 15000, 0, 0, 0, 0}, 1, 0, 0, false},
        {{0, 0, 0, 35000, 0, 0, 0, 0}, 1, 1, 3, false},
        /* Three of eight are no exception. */
        {{0, 700000, 0, 500000, 0, 600000, 0, 0}, 1, 0, 0, false},
        /* Shorter is not slower. */
        {{0, 0, 0, -240000, 0, 0, 0, 0}, 1, 0, 0, false},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        for (int side = 0; side < 2; side++) {
            MADE made;
            struct slow_steps slow;

            make_steps(&made, side, all[i].extra, all[i].places);
            made_account(&made);
            slow_steps_find(&made.account, &made.observations, &slow);
            if (slow.count != all[i].found)
                fail_msg("case %zu: %zu found", i, slow.count);
            for (size_t k = 0; k < slow.count; k++) {
                const struct slow_step *step = &slow.list[k];

                assert_int_equal(step->side, side);
                assert_true(k == 0 || step->extra < slow.list[k - 1].extra);
                assert_true(step->extra > 0 &&
                            step->place_extra >= step->extra / 2 - 200);
                assert_int_equal(made.account.places[step->place].sort, ACCOUNT_IN_CALL);
                assert_in_range(step->place, 0, all[i].places - 1);
            }
            if (slow.count > 0) {
                assert_int_equal(slow.list[0].sample, all[i].first);
                assert_int_equal(slow.list[0].is_sure, all[i].is_sure);
                assert_in_range((uint64_t)slow.list[0].extra,
                                (uint64_t)all[i].extra[all[i].first] - 1000,
                                (uint64_t)all[i].extra[all[i].first] + 1000);
            }
        }
}

/* The last step of both sides is as slow in one call: no difference between them. Not so
 * if it is slow in another call, or much slower. */
static void what_both_sides_have_is_none(void **state)
{
    static const struct {
        int64_t control, test;
        int place; /* of the test; that of the control: 0 */
        size_t found;
    } all[] = {{400000, 500000, 0, 0}, {500000, 400000, 0, 0}, {400000, 400000, 1, 2},
               {100000, 900000, 0, 2}, {900000, 100000, 0, 2}, {0, 400000, 0, 1}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        struct slow_steps slow;
        const int64_t none[STEPS] = {0};

        make_steps(&made, 0, none, 1);
        made_time(&made, 0, 0, STEPS - 1, all[i].control);
        made_time(&made, (uint32_t)all[i].place, 1, STEPS - 1, all[i].test);
        made_account(&made);
        slow_steps_find(&made.account, &made.observations, &slow);
        if (slow.count != all[i].found)
            fail_msg("case %zu: %zu found", i, slow.count);
    }
}

/* With too few steps there is no usual one. */
static void few_steps_have_no_slow_one(void **state)
{
    MADE made;
    struct slow_steps slow;

    (void)state;
    made_begin(&made, 3, 3);
    uint32_t node = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t place = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node, 1000, 1000);
    made_time(&made, place, 1, 1, 900000);
    made_account(&made);
    slow_steps_find(&made.account, &made.observations, &slow);
    assert_int_equal(slow.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(certainty_of_a_line),
        cmocka_unit_test(noise_is_not_certain),
        cmocka_unit_test(slow_steps_are_found),
        cmocka_unit_test(what_both_sides_have_is_none),
        cmocka_unit_test(few_steps_have_no_slow_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
