/* What a reader of the sentences meets first, and how it is told: of real recordings, the
 * host's times wander, and what was edited shows in the backward pass, too. */
#include "../given.h"
#include "account/explain.h"
#include "base/error.h"
#include "compare/run.h"
#include "ingest_place.h"

#include <stdio.h>
#include <string.h>

#define STEPS 6
#define STEP_US 10000

/* A step that is written call by call. */
struct script {
    struct buffer text;
    int step, at, number; /* µs in the step; sequence numbers */
};

/* A call of `us` on a thread; its arguments are those that are given. */
static void call(struct script *script, int thread, const char *name, int us,
                 const char *args)
{
    char start[20], length[20];

    snprintf(start, sizeof start, "%d", STEP_US * script->step + script->at);
    snprintf(length, sizeof length, "%d", us);
    add_event(&script->text, "cpu_op", name, 1, thread, start, length, args);
    script->at += us + 1;
}

/* A call of the forward pass (`forward`), or of the backward pass. */
static void pass(struct script *script, bool forward, const char *name, int number)
{
    char args[80];

    snprintf(args, sizeof args, "\"Sequence number\":%d,\"Fwd thread id\":%d", number,
             forward ? 0 : 1);
    call(script, forward ? 1 : 2, name, 50, args);
}

typedef void write_step(struct script *script, int side, int variant);

static void ingest_side(struct place *place, write_step *write, int side, int variant,
                        char id[33])
{
    struct script script = {.number = 100};
    char name[40];
    RESULT result;

    buffer_init(&script.text, TEXT_MAX);
    buffer_append_text(&script.text, "{\"traceEvents\":[");
    for (script.step = 0; script.step < STEPS; script.step++) {
        char step[40], start[20], length[20];

        script.at = 1;
        write(&script, side, variant);
        snprintf(step, sizeof step, "ProfilerStep#%d", script.step);
        snprintf(start, sizeof start, "%d", STEP_US * script.step);
        snprintf(length, sizeof length, "%d", script.at);
        add_event(&script.text, "user_annotation", step, 1, 1, start, length, NULL);
    }
    buffer_append_text(&script.text, "]}");
    snprintf(name, sizeof name, "%d/rank0.json", side);
    scratch_write_text(&place->scratch, name, script.text.bytes);
    buffer_free(&script.text);
    place_ingest(place, side == 0 ? "0" : "1", &result);
    memcpy(id, result.set_id, 33);
}

static void explain(write_step *write, int variant, struct explanation *out)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct error error = {0};
    char ids[2][33];

    PLACE place;
    place_open(&place);
    for (int side = 0; side < 2; side++)
        ingest_side(&place, write, side, variant, ids[side]);
    *out = (struct explanation){.sentences = json_array()};
    const struct given_parameters *given = GIVEN({"control", ids[0]}, {"test", ids[1]});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(place.store, &request, &result, &error) != 0 ||
        explain_make(place.store, &result, NULL, out, &error) != 0)
        fail_msg("%s", error.message);
}
#define EXPLANATION CLEANUP(explain_free) struct explanation

static const char *text_of(const struct explanation *made, size_t at)
{
    const char *text =
        json_string_value(json_object_get(json_array_get(made->sentences, at), "text"));

    return text == NULL ? "" : text;
}

static void assert_says(const struct explanation *made, size_t at, const char *piece)
{
    if (strstr(text_of(made, at), piece) == NULL)
        fail_msg("\"%s\" is not in: %s", piece, text_of(made, at));
}

/* Whether any sentence has a piece. */
static bool says(const struct explanation *made, const char *piece)
{
    for (size_t i = 0; i < json_array_size(made->sentences); i++)
        if (strstr(text_of(made, i), piece) != NULL)
            return true;
    return false;
}

/* ---- the backward pass ---- */

#define EVALUATE "autograd::engine::evaluate_function: "

/* The test has two more calls of the forward pass, whose backward has the name of what
 * runs on both sides. The thread of the backward pass has more rows. `variant` 1: the
 * recording has no sequence numbers. */
static void two_more_calls(struct script *script, int side, int variant)
{
    int calls = side == 0 ? 1 : 3, first = script->number;

    for (int i = 0; i < calls; i++) {
        const char *name = i == 0 ? "aten::linear" : "aten::dropout";

        if (variant == 0)
            pass(script, true, name, script->number++);
        else
            call(script, 1, name, 50, NULL);
    }
    for (int i = calls; i-- > 0;)
        if (variant == 0)
            pass(script, false, EVALUATE "TBackward0", first + i);
        else
            call(script, 2, EVALUATE "TBackward0", 50, NULL);
    for (int i = 0; i < 5; i++)
        call(script, 2, "aten::add_", 10, NULL);
    call(script, 1, "aten::mm", 3000, NULL);
}

static void the_backward_is_with_its_forward(void **state)
{
    EXPLANATION numbered = {0};
    EXPLANATION bare = {0};

    (void)state;
    explain(two_more_calls, 0, &numbered);
    assert_true(
        says(&numbered, "`aten::dropout` is new (2 times per step), with the ba"));
    assert_false(says(&numbered, "TBackward0"));
    explain(two_more_calls, 1, &bare);
    assert_true(says(&bare, "`aten::dropout` is new"));
    assert_false(says(&bare, "with the backward"));
    assert_true(says(&bare, "`TBackward0` runs more often (1 → 3"));
}

/* ---- the order ---- */

/* A call takes 300 µs longer, and another one is new, which takes `variant`. */
static void one_longer_one_new(struct script *script, int side, int variant)
{
    call(script, 1, "aten::mm", 3000 + 300 * side + 7 * (script->step % 3), NULL);
    call(script, 1, "aten::relu", 500, NULL);
    if (side == 1)
        call(script, 1, "aten::clone", variant, NULL);
}

/* One recording a side: what is new is sure, what takes longer may be the machine. */
static void facts_before_times(void **state)
{
    static const int times[] = {170, 120};

    (void)state;
    for (int i = 0; i < 2; i++) {
        EXPLANATION made = {0};

        explain(one_longer_one_new, times[i], &made);
        assert_says(&made, (size_t)i, "`aten::clone` is new");
        assert_says(&made, (size_t)(1 - i), "`aten::mm`, without what it calls, takes");
    }
}

/* ---- against what was edited ---- */

static void more_calls_of_less_time(struct script *script, int side, int variant)
{
    (void)variant;
    for (int i = 0; i < (side == 0 ? 2 : 4); i++)
        call(script, 1, "aten::tanh", side == 0 ? 900 : 100, NULL);
    call(script, 1, "aten::mm", 2000, NULL);
}

/* More calls are no reason why a step is shorter. */
static void what_was_edited_explains_no_opposite(void **state)
{
    EXPLANATION made = {0};

    (void)state;
    explain(more_calls_of_less_time, 0, &made);
    assert_says(&made, 0, "`aten::tanh` runs more often (2 → 4 in every step), but 1.40");
    assert_says(&made, 0, "1.40 ms less");
    assert_false(says(&made, "of the change"));
    assert_true(
        json_is_null(json_object_get(json_array_get(made.sentences, 0), "share")));
}

/* ---- what no sentence tells ---- */

/* Twenty calls, each of another name; half of them take longer. */
static void many_calls_a_little_longer(struct script *script, int side, int variant)
{
    (void)variant;
    for (int i = 0; i < 20; i++) {
        char name[24];

        snprintf(name, sizeof name, "aten::op%d", i);
        call(script, 1, name, 200 + (i < 10 ? side * (100 + 10 * i) : 0), NULL);
    }
}

/* N1: a certain change is never without a word; what is told is the largest part of the
 * step with its largest call, and that it is not certain. */
static void the_largest_bar_follows(void **state)
{
    EXPLANATION made = {0};
    size_t count;

    (void)state;
    explain(many_calls_a_little_longer, 0, &made);
    count = json_array_size(made.sentences);
    assert_true(count >= 2);
    assert_says(&made, count - 2, "Not certain: `aten::op");
    assert_says(&made, count - 1, "Not certain: operators, in many places: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_backward_is_with_its_forward),
        cmocka_unit_test(facts_before_times),
        cmocka_unit_test(what_was_edited_explains_no_opposite),
        cmocka_unit_test(the_largest_bar_follows),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
