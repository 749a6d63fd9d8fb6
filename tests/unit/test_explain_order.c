/* Which sentences come, and in which order, of an account made by hand. */
#include "account/explain.h"
#include "account_saying.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SAMPLES 6 /* a side */

/* The texts of all sentences, a line each; the caller frees them. `change`: of the step,
 * NAN if the verdict is undecided. */
static char *tell(struct made *made, enum verdict_kind verdict, double change)
{
    struct set_step steps[SAMPLES] = {{.step.number = 7}};
    size_t of_sample[SAMPLES] = {0};
    const struct set_view view = {.steps = steps};
    const struct selection selection = {.steps = of_sample};
    const struct compare_result result = {.verdict.kind = verdict,
                                          .recorded_verdict.kind = verdict,
                                          .observations = made->observations,
                                          .view = {view, view},
                                          .selection = {selection, selection}};
    struct explainer explainer = {.result = &result,
                                  .account = made->account,
                                  .fold = made->fold,
                                  .edits = made->edits,
                                  .lines = made->lines};
    json_t *sentences = json_array(), *sentence;
    struct buffer out = BUFFER(1 << 16);
    SAYING saying;
    size_t i;

    slow_steps_find(&made->account, &made->observations, &explainer.slow);
    saying_begin(&saying, made, true, true);
    explainer.words = saying.words;
    explainer.words.change = change;
    explainer.told = arena_new(made->account.arena, made->edits.count, sizeof(bool));
    explainer.edit_is_fact =
        arena_new(made->account.arena, made->edits.count, sizeof(bool));
    for (i = 0; i < made->edits.count; i++)
        explainer.edit_is_fact[i] = made->edits.list[i].is_fact;
    for (i = 0; i < made->lines.count; i++)
        made->lines.list[i].rank = -1;
    explainer.sentences = sentences;
    explain_tell(&explainer);
    assert_false(explainer.failed);
    json_array_foreach(sentences, i, sentence)
    {
        const char *text = json_string_value(json_object_get(sentence, "text"));

        buffer_append_text(&out, text);
        buffer_append_char(&out, '\n');
    }
    buffer_append(&out, "", 1);
    json_decref(sentences);
    return out.bytes;
}

/* A wait that is new is told before the delay of launches that may follow from it; one
 * that went explains no longer delay, so that comes first. */
static void waits_come_before_delays_the_same_way(void **state)
{
    (void)state;
    for (int is_new = 0; is_new < 2; is_new++) {
        MADE made;

        made_begin(&made, SAMPLES, SAMPLES);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t launch = made_call(&made, mm, ACCOUNT_RUNTIME, "cudaLaunchKernel");
        uint32_t wait = made_call(&made, 0, ACCOUNT_RUNTIME, "cudaStreamSynchronize");
        made.account.nodes[wait].about |= ACCOUNT_DRAINS;
        made_often(&made, mm, 4, 4);
        made_often(&made, launch, 4, 4);
        made_often(&made, wait, is_new ? 0 : 2, is_new ? 2 : 0);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_LAUNCH, launch, 1000000, 3000000);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_DEVICE_SIDE, wait, is_new ? 0 : 200000,
                    is_new ? 200000 : 0);
        made_lines(&made);
        CLEANUP_FREE char *text = tell(&made, VERDICT_SLOWER, 2000000);
        const char *waits = strstr(text, "cudaStreamSynchronize"),
                   *launches = strstr(text, "the launch of work");
        assert_non_null(waits);
        assert_non_null(launches);
        assert_int_equal(waits < launches, is_new);
    }
}

/* A call of the host that takes 1 ms longer; with this certainty. */
static char *tell_call(enum line_certainty certainty, enum verdict_kind verdict,
                       double change)
{
    MADE made;

    made_begin(&made, SAMPLES, SAMPLES);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    made_often(&made, mm, 4, 4);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 1000000, 2000000);
    made_lines(&made);
    made.lines.list[0].certainty = certainty;
    return tell(&made, verdict, change);
}

static void likely_lines_need_a_verdict(void **state)
{
    CLEANUP_FREE char *decided = tell_call(LINE_LIKELY, VERDICT_SLOWER, 1000000);
    CLEANUP_FREE char *undecided = tell_call(LINE_LIKELY, VERDICT_NOT_CERTAIN, NAN);
    CLEANUP_FREE char *sure = tell_call(LINE_SURE, VERDICT_NOT_CERTAIN, NAN);

    (void)state;
    assert_says(decided, "Most likely: ");
    assert_string_equal(undecided, "");
    assert_says(sure, "`aten::mm`");
}

static void what_is_not_tested_is_told_where_nothing_can_be(void **state)
{
    CLEANUP_FREE char *few = tell_call(LINE_CANNOT_JUDGE, VERDICT_CANNOT_JUDGE, NAN);
    CLEANUP_FREE char *enough = tell_call(LINE_CANNOT_JUDGE, VERDICT_NOT_CERTAIN, NAN);

    (void)state;
    assert_says(few, "Measured, not tested. ");
    assert_string_equal(enough, "");
}

/* P4: what a slow step holds most of is told without it, too; of a change in all steps,
 * there is no second amount. */
static void amounts_are_told_without_slow_steps(void **state)
{
    (void)state;
    for (int is_slow = 0; is_slow < 2; is_slow++) {
        MADE made;

        made_begin(&made, SAMPLES, SAMPLES);
        uint32_t relu = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::relu");
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        made_often(&made, relu, 2, 4);
        made_often(&made, mm, 4, 4);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 40000000, 40000000);
        uint32_t place =
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, relu, 1000000, 2000000);
        if (is_slow)
            made_time(&made, place, 1, 3, 12000000);
        made_lines(&made);
        CLEANUP_FREE char *text = tell(&made, VERDICT_SLOWER, 3000000);
        (is_slow ? assert_says : assert_says_not)(text, "step 7 alone");
        assert_says(text, is_slow ? "3.00 ms more per step" : "1.00 ms more per step");
        (is_slow ? assert_says
                 : assert_says_not)(text, "without the slow steps 1.00 ms more per step");
    }
}

/* P4: what slow steps alone take longer is told by them, and by no line. */
static void slow_steps_are_told_once(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, SAMPLES, SAMPLES);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t relu = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::relu");
    made_often(&made, mm, 4, 4);
    made_often(&made, relu, 4, 4);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 40000000, 41000000);
    uint32_t place =
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, relu, 1000000, 1010000);
    made_time(&made, place, 1, 3, 12000000);
    made_lines(&made);
    CLEANUP_FREE char *text = tell(&made, VERDICT_SLOWER, 3000000);
    const char *slow = strstr(text, "step 7 alone"), *other = strstr(text, "`aten::mm`");
    assert_non_null(slow);
    assert_non_null(other);
    assert_true(slow < other);
    const char *first = strstr(text, "`aten::relu`");
    assert_non_null(first);
    assert_null(strstr(first + 1, "`aten::relu`"));
}

/* Only a step that no other of its side is as slow as is told as alone. */
static void several_slow_steps_are_none_alone(void **state)
{
    (void)state;
    for (int several = 0; several < 2; several++) {
        MADE made;

        made_begin(&made, SAMPLES, SAMPLES);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t relu = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::relu");
        made_often(&made, mm, 4, 4);
        made_often(&made, relu, 4, 4);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 40000000, 41000000);
        uint32_t place =
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, relu, 1000000, 1010000);
        made_time(&made, place, 1, 3, 12000000);
        if (several)
            made_time(&made, place, 1, 5, 20000000);
        made_lines(&made);
        CLEANUP_FREE char *text = tell(&made, VERDICT_SLOWER, 3000000);
        (several ? assert_says_not : assert_says)(text, "alone");
        assert_says(text, several ? "step 7 took 12.0 ms more than the median"
                                  : "step 7 alone took 12.0 ms more than the others");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waits_come_before_delays_the_same_way),
        cmocka_unit_test(likely_lines_need_a_verdict),
        cmocka_unit_test(slow_steps_are_told_once),
        cmocka_unit_test(several_slow_steps_are_none_alone),
        cmocka_unit_test(amounts_are_told_without_slow_steps),
        cmocka_unit_test(what_is_not_tested_is_told_where_nothing_can_be),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
