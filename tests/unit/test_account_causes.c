/* The sentences of lines name the cause, by the rules for conclusions that the tests are
 * named after: N, of any pair; P, of one cause. */
#include "account_saying.h"

#include <stdlib.h>
#include <string.h>

/* P1: a pause is named by the calls before and after it, and by the annotation that it
 * lies in; two pauses that are told by one call read the same. */
static void a_pause_has_both_ends(void **state)
{
    static const struct {
        const char *before, *after, *says;
    } all[] = {
        {"aten::a", "aten::b",
         "no recorded call, between `aten::a` and `aten::b` in `p`"},
        {"aten::a", NULL, "no recorded call, after `aten::a` in `p`"},
        {NULL, "aten::b", "no recorded call, before `aten::b` in `p`"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t phase = made_call(&made, 0, ACCOUNT_ANNOTATION, "p");
        made_often(&made, phase, 1, 1);
        uint32_t at =
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_HOLE, phase, 1000000, 1500000);
        if (all[i].before != NULL)
            made.account.places[at].before = made_name(&made, all[i].before);
        if (all[i].after != NULL)
            made.account.places[at].after = made_name(&made, all[i].after);
        made_lines(&made);
        saying_begin(&saying, &made, true, true);
        assert_says(say_line(&saying, &made.lines.list[0]), all[i].says);
    }
}

/* P1: what follows from other inputs does not suggest the clock. */
static void other_shapes_are_no_clock(void **state)
{
    MADE made;
    SAYING saying;
    static const struct edit shapes = {.kind = EDIT_SHAPES};

    (void)state;
    made_begin(&made, 6, 6);
    for (int i = 0; i < 6; i++) {
        char name[] = "k0";

        name[1] = (char)('0' + i);
        uint32_t work = made_work(&made, 0, name);
        made_often(&made, work, 2, 2);
        made_spent(&made, work, 0, MADE_ALL, 1000000);
        made_spent(&made, work, 1, MADE_ALL, 2000000);
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 1000000, 2000000);
    }
    made_lines(&made);
    saying_begin(&saying, &made, true, true);
    assert_says(say_line(&saying, &made.lines.list[0]), "clock");
    saying.words.other_shapes = &shapes;
    assert_null(strstr(say_line(&saying, &made.lines.list[0]), "clock"));
}

/* P1, N4: what fills a queue again after waits that are new is part of their line, and of
 * no other; of a wait that runs as often as before it stays where it is. */
static void a_new_wait_has_its_refill(void **state)
{
    (void)state;
    for (int is_new = 0; is_new < 2; is_new++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t item = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::item");
        uint32_t wait = made_call(&made, item, ACCOUNT_RUNTIME, "cudaStreamSynchronize");
        made_often(&made, mm, 4, 4);
        made_often(&made, item, is_new ? 0 : 2, 2);
        made_often(&made, wait, is_new ? 0 : 2, 2);
        uint32_t idle =
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 100000, 1000000);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_DEVICE_SIDE, wait, is_new ? 0 : 50000,
                    50000);
        made.account.refills =
            arena_new(made.account.arena, 1, sizeof *made.account.refills);
        made.account.refills[0] = (struct account_refill){idle, wait};
        made.account.refill_count = 1;
        for (uint32_t i = 0; i < 6; i++)
            sums_at(&made.account.refilled[1], 0, i)->sum += 800000;
        made_lines(&made);
        saying_begin(&saying, &made, true, true);
        struct line *largest = &made.lines.list[0];
        largest->rank = -1;
        assert_int_equal(largest->kind, is_new ? LINE_EDIT : LINE_HOST);
        assert_int_equal(line_change(&made.account, largest), is_new ? 850000 : 900000);
        assert_int_equal(made.account.places[idle].ns[1],
                         6 * (is_new ? 200000 : 1000000));
        (is_new ? assert_says : assert_says_not)(say_line(&saying, largest),
                                                 "800 µs of that after the waits");
    }
}

/* What is new stays in its line, also after a wait that runs more often in some steps
 * only and so is no edit. */
static void new_work_after_a_wait_is_new_work(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 6, 6);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t wait = made_call(&made, 0, ACCOUNT_RUNTIME, "cudaStreamSynchronize");
    made_often(&made, mm, 0, 4);
    for (uint32_t i = 0; i < 6; i++) {
        made_calls(&made, wait, 0, i, 2 + i % 2);
        made_calls(&made, wait, 1, i, 2 + i % 3);
    }
    uint32_t idle = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 0, 1000000);
    made.account.refills = arena_new(made.account.arena, 1, sizeof *made.account.refills);
    made.account.refills[0] = (struct account_refill){idle, wait};
    made.account.refill_count = 1;
    for (uint32_t i = 0; i < 6; i++)
        sums_at(&made.account.refilled[1], 0, i)->sum += 800000;
    made_lines(&made);
    assert_int_equal(made.edits.count, 1);
    assert_int_equal(made.lines.list[0].kind, LINE_EDIT);
    assert_int_equal(line_change(&made.account, &made.lines.list[0]), 1000000);
}

/* P1, N2: with one recording a side a pause is judged, although it is less than a fifth
 * of what moved, if the other side nearly lacks it; a call of the host is not. */
static void a_pause_that_one_side_lacks_is_judged(void **state)
{
    static const struct {
        enum account_sort sort;
        int64_t control, test, others; /* ns; what else moved */
        enum line_certainty certainty;
    } all[] = {
        {ACCOUNT_HOLE, 0, 400000, 2500000, LINE_SURE},
        {ACCOUNT_IN_CALL, 0, 400000, 2500000, LINE_CANNOT_JUDGE},
        /* The other side has much of it. */
        {ACCOUNT_HOLE, 300000, 700000, 2500000, LINE_CANNOT_JUDGE},
        /* Less than a tenth of what moved. */
        {ACCOUNT_HOLE, 0, 400000, 4500000, LINE_CANNOT_JUDGE},
        /* Less than 2 % of the step. */
        {ACCOUNT_HOLE, 0, 150000, 900000, LINE_CANNOT_JUDGE},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        made_begin(&made, 6, 6);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::a");
        made_often(&made, mm, 2, 2);
        made_often(&made, call, 2, 2);
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, made_work(&made, mm, "gemm"),
                    8000000, 8000000 + all[i].others);
        uint32_t at = made_booked(&made, ACCOUNT_IDLE, all[i].sort,
                                  all[i].sort == ACCOUNT_HOLE ? 0 : call, all[i].control,
                                  all[i].test);
        made_lines(&made);
        judge_lines(&made.account, &made.observations, true, &made.lines);
        if (made_line(&made, at)->certainty != all[i].certainty)
            fail_msg("case %zu: %s", i,
                     line_certainty_name(made_line(&made, at)->certainty));
    }
}

/* Input is named by its own call, also where Python of one side is left out. */
static void input_of_one_side_is_named(void **state)
{
    MADE made;
    SAYING saying;

    (void)state;
    made_begin(&made, 6, 6);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t next = made_call(&made, 0, ACCOUNT_FUNCTION, "dataloader.py: __next__");
    made_often(&made, mm, 2, 2);
    made_often(&made, next, 0, 1);
    made_booked(&made, ACCOUNT_INPUT, ACCOUNT_IN_CALL, next, 0, 4000000);
    made_lines(&made);
    saying_begin(&saying, &made, true, true);
    made.lines.list[0].rank = -1;
    assert_int_equal(made.lines.list[0].kind, LINE_INPUT);
    assert_says(say_line(&saying, &made.lines.list[0]), "`dataloader.py: __next__`");
}

/* A replacement has names of both sides, also where the calls of one are of the backward
 * pass alone. */
static void a_replacement_names_both_sides(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 6, 6);
    uint32_t gone = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::x");
    uint32_t new = made_call(&made, 0, ACCOUNT_OPERATOR,
                             "autograd::engine::evaluate_function: YBackward0");
    made_often(&made, gone, 1, 0);
    made_often(&made, new, 0, 1);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, gone, 1000, 0);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, new, 0, 1000);
    made_edits(&made);
    assert_int_equal(made.edits.count, 1);
    assert_int_equal(made.edits.list[0].kind, EDIT_REPLACED);
    assert_int_equal(made.edits.list[0].told, 2);
}

/* Where only one side has the stacks of Python, what passes outside of calls is one line,
 * wherever it is booked; where both have them, there are many. */
static void stacks_of_one_side_are_one_line(void **state)
{
    (void)state;
    for (int both = 0; both < 2; both++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t forward = made_call(&made, 0, ACCOUNT_FUNCTION, "model.py(3): forward");
        uint32_t within = made_call(&made, forward, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t alone = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        made_often(&made, forward, both, 1);
        made_often(&made, within, both, 1);
        made_often(&made, alone, !both, 0);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, forward, 0, 900000);
        uint32_t hole = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_HOLE, 0, 300000, 0);
        made.account.places[hole].before = made_name(&made, "aten::mm");
        made_lines(&made);
        assert_int_equal(made.lines.list[0].kind, both ? LINE_HOST : LINE_STACK);
        assert_int_equal(line_change(&made.account, &made.lines.list[0]),
                         both ? 900000 : 600000);
        saying_begin(&saying, &made, true, true);
        (both ? assert_says_not : assert_says)(say_line(&saying, &made.lines.list[0]),
                                               "Only one side records Python calls");
    }
}

/* P3: calls that other calls replace are one edit, below however many frames: they are
 * told by the same words. Others are another. */
static void one_replacement_in_two_places(void **state)
{
    (void)state;
    for (int others = 0; others < 2; others++) {
        MADE made;
        uint32_t gone[2], new[2];

        made_begin(&made, 4, 4);
        for (int i = 0; i < 2; i++) {
            uint32_t parent =
                made_call(&made, 0, ACCOUNT_OPERATOR, i ? "aten::b" : "aten::a");
            gone[i] = made_call(&made, parent, ACCOUNT_OPERATOR, "aten::zeros");
            new[i] = made_call(&made, parent, ACCOUNT_OPERATOR,
                               i == 1 && others ? "aten::ones" : "aten::empty");
            made_often(&made, parent, 3, 3);
            made_often(&made, gone[i], 3 + i, 0);
            made_often(&made, new[i], 0, 3 + i);
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, gone[i], 1000, 0);
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, new[i], 0, 3000);
        }
        made_lines(&made);
        assert_int_equal(made.edits.count, others ? 2 : 1);
        assert_int_equal(made.edits.list[0].kind, EDIT_REPLACED);
        assert_int_equal(made.edits.list[0].count, others ? 2 : 4);
        assert_true(made.edits.list[0].is_fact);
        assert_int_equal(line_change(&made.account, &made.lines.list[0]),
                         others ? 2000 : 4000);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(input_of_one_side_is_named),
        cmocka_unit_test(one_replacement_in_two_places),
        cmocka_unit_test(a_replacement_names_both_sides),
        cmocka_unit_test(stacks_of_one_side_are_one_line),
        cmocka_unit_test(a_pause_has_both_ends),
        cmocka_unit_test(other_shapes_are_no_clock),
        cmocka_unit_test(a_new_wait_has_its_refill),
        cmocka_unit_test(new_work_after_a_wait_is_new_work),
        cmocka_unit_test(a_pause_that_one_side_lacks_is_judged),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
