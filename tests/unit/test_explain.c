/* A pair with a cause in it has a sentence on that; one without has none; and the account
 * is whole whatever the pair is. */
#include "../given.h"
#include "account/explain.h"
#include "base/error.h"
#include "compare/run.h"
#include "ingest_place.h"
#include "planted_text.h"

#include <stdio.h>
#include <string.h>

static void ingest_side(struct place *place, const struct planted_options *options,
                        const char *folder, char id[33])
{
    struct planted_options one = *options;
    RESULT result;

    for (one.rank = 0; one.rank < options->ranks; one.rank++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        char name[60];

        planted_text(&text, &one);
        snprintf(name, sizeof name, "%s/rank%d.json", folder, one.rank);
        scratch_write(&place->scratch, name, text.bytes, text.length);
    }
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

static int64_t number(const json_t *object, const char *key)
{
    return (int64_t)json_integer_value(json_object_get(object, key));
}

/* The lines add up to the sides, and none of their places is in two. */
static void assert_account(const json_t *account)
{
    const json_t *lines = json_object_get(account, "lines"), *line, *place;
    int64_t left[2] = {number(account, "control_ns"), number(account, "test_ns")};
    bool seen[4096] = {false};
    size_t i, k;

    assert_true(left[0] > 0 && left[1] > 0);
    json_array_foreach(lines, i, line)
    {
        const json_t *places = json_object_get(line, "places");
        int64_t ns[2] = {number(line, "control_ns"), number(line, "test_ns")};

        left[0] -= ns[0];
        left[1] -= ns[1];
        json_array_foreach(places, k, place)
        {
            int64_t id = number(place, "id");

            assert_in_range(id, 0, 4095);
            assert_false(seen[id]);
            seen[id] = true;
            ns[0] -= number(place, "control_ns");
            ns[1] -= number(place, "test_ns");
        }
        assert_true(json_array_size(places) <= 50);
        if (number(line, "places_count") == (int64_t)json_array_size(places)) {
            assert_int_equal(ns[0], 0);
            assert_int_equal(ns[1], 0);
        }
        assert_int_equal(
            strcmp(json_string_value(json_object_get(line, "kind")), "rest") == 0,
            i + 1 == json_array_size(lines));
    }
    assert_int_equal(left[0], 0);
    assert_int_equal(left[1], 0);
}

static void explain_sets(const struct place *place, char ids[2][33],
                         struct explanation *out)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct error error = {0};

    *out = (struct explanation){.sentences = json_array()};
    const struct given_parameters *given = GIVEN({"control", ids[0]}, {"test", ids[1]});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(place->store, &request, &result, &error) != 0 ||
        explain_make(place->store, &result, NULL, out, &error) != 0)
        fail_msg("%s", error.message);
    assert_account(out->account);
    for (int side = 0; side < 2; side++)
        assert_int_equal(
            number(out->account, side == 0 ? "control_samples" : "test_samples"),
            result.selection[side].step_count);
}

static void explain(const struct planted_options *control,
                    const struct planted_options *test, struct explanation *out)
{
    PLACE place;
    char ids[2][33];

    place_open(&place);
    ingest_side(&place, control, "control", ids[0]);
    ingest_side(&place, test, "test", ids[1]);
    explain_sets(&place, ids, out);
}
#define EXPLANATION CLEANUP(explain_free) struct explanation

static const char *text_of(const json_t *sentences, size_t at, const char *field)
{
    const char *text =
        json_string_value(json_object_get(json_array_get(sentences, at), field));

    return text == NULL ? "" : text;
}

static void print_all(const struct explanation *made)
{
    for (size_t i = 0; i < json_array_size(made->sentences); i++)
        print_error("%s, %s: %s\n", text_of(made->sentences, i, "kind"),
                    text_of(made->sentences, i, "certainty"),
                    text_of(made->sentences, i, "text"));
    const json_t *lines = json_object_get(made->account, "lines");
    for (size_t i = 0; i < json_array_size(lines); i++)
        print_error("  line %s, %s: %s\n", text_of(lines, i, "kind"),
                    text_of(lines, i, "certainty"), text_of(lines, i, "text"));
}

struct expected {
    enum planted what;
    bool slow_host;
    int ranks;
    const char *kind, *words; /* among the first two sentences */
};

static void assert_said(const struct expected *expected, bool backwards)
{
    const struct planted_options plain = {PLANTED_NOTHING, 0, expected->ranks,
                                          expected->slow_host, 1};
    const struct planted_options planted = {expected->what, 0, expected->ranks,
                                            expected->slow_host, 2};
    EXPLANATION made;
    bool said = false;

    explain(backwards ? &planted : &plain, backwards ? &plain : &planted, &made);
    for (size_t i = 0; i < 2; i++)
        said |= strcmp(text_of(made.sentences, i, "kind"), expected->kind) == 0 &&
                strstr(text_of(made.sentences, i, "text"), expected->words) != NULL;
    for (size_t i = 0; i < json_array_size(made.sentences); i++) {
        static const char *const odd[] = {"``", " 1 time ", " 1 times", " 1 calls"};

        for (size_t k = 0; k < sizeof odd / sizeof odd[0]; k++)
            if (strstr(text_of(made.sentences, i, "text"), odd[k]) != NULL)
                fail_msg("reads oddly: %s", text_of(made.sentences, i, "text"));
    }
    if (!said) {
        print_all(&made);
        fail_msg("not said%s: %s of %s", backwards ? " backwards" : "", expected->kind,
                 expected->words);
    }
}

static void causes_are_said(void **state)
{
    static const struct expected all[] = {
        {PLANTED_PER_CALL, false, 1, "per_call", "`relu_kernel`"},
        {PLANTED_ALIKE, false, 1, "alike", ""},
        {PLANTED_REPLACED, false, 1, "replaced", "gemm_v2"},
        {PLANTED_MORE_CALLS, false, 1, "more_calls", "`aten::relu`"},
        {PLANTED_COPIES, false, 1, "copies", "Memcpy HtoD"},
        {PLANTED_CALL, true, 1, "host_late", "`aten::add`"},
        {PLANTED_HOLE, true, 1, "host_late", "`aten::relu`"},
        {PLANTED_DRAIN, true, 1, "more_calls", "`cudaStreamSynchronize`"},
        {PLANTED_INPUT, true, 1, "input", "DataLoader"},
        {PLANTED_LAUNCHES, true, 1, "launches", ""},
        /* One rank alone cannot tell transfer from waiting. */
        {PLANTED_TRANSFER, false, 1, "per_call", "ncclDevKernel_AllReduce_Sum"},
        {PLANTED_OVERLAP, false, 1, "overlap", "ncclDevKernel_AllReduce_Sum"},
        {PLANTED_RANK, false, 4, "waiting", "rank 1"},
        {PLANTED_WORK, false, 1, "other_work", "4"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        assert_said(&all[i], false);
        assert_said(&all[i], true);
    }
}

/* Where all ranks compute longer, the others do not wait for the one that does most. */
static void who_is_longer_like_all_is_not_waited_for(void **state)
{
    const struct planted_options plain = {PLANTED_NOTHING, 0, 4, false, 1};
    const struct planted_options planted = {PLANTED_RANK_AMONG, 0, 4, false, 2};
    EXPLANATION made;

    (void)state;
    explain(&plain, &planted, &made);
    assert_true(json_array_size(made.sentences) > 0);
    assert_string_equal(text_of(made.sentences, 0, "kind"), "per_call");
    assert_non_null(strstr(text_of(made.sentences, 0, "text"), "gemm_v1"));
}

/* A collective that runs beside less is no slower transfer, whichever way the noise of
 * its own time goes. */
static void less_overlap_is_no_transfer(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const struct planted_options plain = {PLANTED_NOTHING, 0, 1, false, 2 * seed};
        const struct planted_options planted = {PLANTED_OVERLAP, 0, 1, false,
                                                2 * seed + 1};
        EXPLANATION made;

        explain(&plain, &planted, &made);
        assert_string_equal(text_of(made.sentences, 0, "kind"), "overlap");
    }
}

/* One kernel takes longer and another less: both are told, whatever the step does. */
static void changes_that_cancel_are_both_told(void **state)
{
    const struct planted_options plain = {PLANTED_NOTHING, 0, 1, false, 1};
    const struct planted_options planted = {PLANTED_CANCELLING, 0, 1, false, 2};
    EXPLANATION made;
    bool longer = false, shorter = false;

    (void)state;
    explain(&plain, &planted, &made);
    for (size_t i = 0; i < 2; i++) {
        const char *text = text_of(made.sentences, i, "text");

        assert_string_equal(text_of(made.sentences, i, "certainty"), "sure");
        longer |= strstr(text, "`relu_kernel`") != NULL && strstr(text, "more") != NULL;
        shorter |= strstr(text, "`add_kernel`") != NULL && strstr(text, "less") != NULL;
    }
    assert_true(longer && shorter);
}

/* The step that took longer is named, and what it did. */
static void single_steps_are_said(void **state)
{
    static const struct expected one = {PLANTED_ONE_STEP, false, 1, "single_steps",
                                        "gemm_v1"};
    static const struct expected number_of = {PLANTED_ONE_STEP, false, 1, "single_steps",
                                              "step 7"};

    (void)state;
    assert_said(&one, false);
    assert_said(&number_of, false);
    assert_said(&number_of, true);
    for (int side = 0; side < 2; side++) {
        struct planted_options sides[2] = {{PLANTED_NOTHING, 0, 1, false, 1},
                                           {PLANTED_NOTHING, 0, 1, false, 2}};
        EXPLANATION made;

        sides[side].what = PLANTED_ONE_STEP;
        explain(&sides[0], &sides[1], &made);
        const json_t *entry = json_array_get(made.sentences, 0);
        const json_t *steps = json_object_get(entry, "steps");
        double change = json_number_value(json_object_get(entry, "change"));
        assert_int_equal(json_array_size(steps), 1);
        assert_int_equal(json_integer_value(json_array_get(steps, 0)), 7);
        /* 9 ms; in the control it makes the test shorter. */
        assert_true(change * (side == 1 ? 1 : -1) > 8800);
    }
}

static void pairs_without_a_cause_have_no_sentence(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        const struct planted_options sides[2] = {
            {PLANTED_NOTHING, 0, seed % 4 == 3 ? 3 : 1, seed % 2 == 0, 100 + 2 * seed},
            {PLANTED_NOTHING, 0, seed % 4 == 3 ? 3 : 1, seed % 2 == 0, 101 + 2 * seed}};
        EXPLANATION made;

        explain(&sides[0], &sides[1], &made);
        assert_int_equal(json_array_size(made.facts), 0);
        if (json_array_size(made.sentences) > 0) {
            print_all(&made);
            fail_msg("seed %d", (int)seed);
        }
    }
}

/* The same set twice: no line but the rest, no fact, no sentence. */
static void nothing_is_said_of_a_set_and_itself(void **state)
{
    const struct planted_options side = {PLANTED_PER_CALL, 0, 2, false, 5};
    EXPLANATION made;

    (void)state;
    explain(&side, &side, &made);
    assert_int_equal(json_array_size(made.sentences), 0);
    assert_int_equal(json_array_size(made.facts), 0);
    assert_int_equal(json_array_size(json_object_get(made.account, "lines")), 1);
}

/* Five steps of 1 ms. In each an operator launches a kernel, another stream covers its
 * first 30 us, and the kernel runs a second time without a launch that the trace knows.
 */
static void ingest_covered(struct place *place, const char *folder, const char *kernel,
                           int kernel_us, char id[33])
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char name[60];
    RESULT result;

    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int step = 0; step < 5; step++) {
        int at = step * 1000;

        buffer_printf(
            &text,
            "{\"ph\":\"X\",\"cat\":\"user_annotation\",\"name\":\"ProfilerStep#%d\","
            "\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":1000},"
            "{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"aten::mm\",\"pid\":1,"
            "\"tid\":1,\"ts\":%d,\"dur\":50},",
            step, at, at + 10);
        for (int i = 0; i < 2; i++)
            buffer_printf(
                &text,
                "{\"ph\":\"X\",\"cat\":\"cuda_runtime\",\"name\":\"cudaLaunchKernel\","
                "\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":5,"
                "\"args\":{\"correlation\":%d}},"
                "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"%s\",\"pid\":0,"
                "\"tid\":%d,\"ts\":%d,\"dur\":%d,"
                "\"args\":{\"correlation\":%d,\"stream\":%d}},",
                at + 15 + 10 * i, step * 2 + i + 1, i == 0 ? "relu" : kernel, 7 + i,
                at + (i == 0 ? 70 : 100), i == 0 ? 60 : kernel_us, step * 2 + i + 1,
                7 + i);
        buffer_printf(&text,
                      "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"%s\",\"pid\":0,"
                      "\"tid\":8,\"ts\":%d,\"dur\":80,"
                      "\"args\":{\"stream\":8}}%s",
                      kernel, at + 600, step < 4 ? "," : "]}");
    }
    snprintf(name, sizeof name, "%s/rank0.json", folder);
    scratch_write(&place->scratch, name, text.bytes, text.length);
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

/* What a line says of both sides is what it adds to the step: not the durations of calls,
 * which may be covered or launched before it. */
static void times_of_a_replacement_add_up(void **state)
{
    PLACE place;
    char ids[2][33];
    EXPLANATION made;
    bool said = false;

    (void)state;
    place_open(&place);
    ingest_covered(&place, "control", "gemm_v1", 200, ids[0]);
    ingest_covered(&place, "test", "gemm_v2", 300, ids[1]);
    explain_sets(&place, ids, &made);
    for (size_t i = 0; i < json_array_size(made.sentences); i++)
        said |=
            strstr(text_of(made.sentences, i, "text"), "gemm_v2") != NULL &&
            strstr(text_of(made.sentences, i, "text"), "100 µs more per step") != NULL;
    if (!said) {
        print_all(&made);
        fail_msg("the times do not add up");
    }
}

/* One step of `step_us`, with an operator of 1 ms around its launch, or without. */
static void ingest_one_step(struct place *place, const char *folder, bool has_operator,
                            double step_us, char id[33])
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char name[60];
    RESULT result;
    double late = has_operator ? 985 : 0;

    buffer_printf(&text,
                  "{\"traceEvents\":[{\"ph\":\"X\",\"cat\":\"user_annotation\",\"name\":"
                  "\"ProfilerStep#1\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":%f},",
                  step_us);
    if (has_operator)
        buffer_append_text(&text, "{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"compile\","
                                  "\"pid\":1,\"tid\":1,\"ts\":10,\"dur\":1000},");
    buffer_printf(&text,
                  "{\"ph\":\"X\",\"cat\":\"cuda_runtime\",\"name\":\"cudaLaunchKernel\","
                  "\"pid\":1,\"tid\":1,\"ts\":%f,\"dur\":5,\"args\":{\"correlation\":1}},"
                  "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"add\",\"pid\":0,\"tid\":7,"
                  "\"ts\":%f,\"dur\":50,\"args\":{\"correlation\":1,\"stream\":7}}]}",
                  15 + late, 25 + late);
    snprintf(name, sizeof name, "%s/rank0.json", folder);
    scratch_write(&place->scratch, name, text.bytes, text.length);
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

/* A step that no test can judge: what is most of its change is told as measured, what is
 * a thousandth of it is a fact alone. */
static void a_thousandth_of_the_change_is_no_cause(void **state)
{
    static const struct {
        double step_us;
        bool said;
    } cases[] = {{2000, true}, {2000000, false}};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        PLACE place;
        char ids[2][33];
        EXPLANATION made;
        bool measured = false;
        size_t told = 0;

        place_open(&place);
        ingest_one_step(&place, "control", false, 1000, ids[0]);
        ingest_one_step(&place, "test", true, cases[i].step_us, ids[1]);
        explain_sets(&place, ids, &made);
        for (size_t k = 0; k < json_array_size(made.sentences); k++) {
            told += strcmp(text_of(made.sentences, k, "kind"), "more_calls") == 0;
            measured |= strstr(text_of(made.sentences, k, "text"), "`compile`") != NULL &&
                        strcmp(text_of(made.sentences, k, "kind"), "more_calls") == 0 &&
                        strstr(text_of(made.sentences, k, "text"), "not tested") != NULL;
        }
        assert_int_equal(told, 1); /* as a fact or with its amount, not twice */
        if (measured != cases[i].said) {
            print_all(&made);
            fail_msg("case %zu", i);
        }
    }
}

/* Swapping the sides turns the signs of the lines, and nothing else. */
static void swapped_sides_have_the_same_lines(void **state)
{
    (void)state;
    for (enum planted what = PLANTED_NOTHING; what < PLANTED_KINDS; what++) {
        const struct planted_options plain = {PLANTED_NOTHING, 0, 2, what % 2 == 0, 1};
        const struct planted_options planted = {what, 0, 2, what % 2 == 0, 2};
        EXPLANATION made;
        EXPLANATION back;

        explain(&plain, &planted, &made);
        explain(&planted, &plain, &back);
        const json_t *lines = json_object_get(made.account, "lines");
        const json_t *turned = json_object_get(back.account, "lines");
        if (json_array_size(lines) != json_array_size(turned)) {
            print_all(&made);
            print_all(&back);
            fail_msg("planted %d", (int)what);
        }
        for (size_t i = 0; i < json_array_size(lines); i++) {
            const json_t *line = json_array_get(lines, i),
                         *other = json_array_get(turned, i);

            assert_string_equal(text_of(lines, i, "kind"), text_of(turned, i, "kind"));
            assert_string_equal(text_of(lines, i, "certainty"),
                                text_of(turned, i, "certainty"));
            assert_int_equal(number(line, "control_ns"), number(other, "test_ns"));
            assert_int_equal(number(line, "test_ns"), number(other, "control_ns"));
        }
        assert_int_equal(json_array_size(made.facts), json_array_size(back.facts));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(causes_are_said),
        cmocka_unit_test(less_overlap_is_no_transfer),
        cmocka_unit_test(who_is_longer_like_all_is_not_waited_for),
        cmocka_unit_test(changes_that_cancel_are_both_told),
        cmocka_unit_test(single_steps_are_said),
        cmocka_unit_test(pairs_without_a_cause_have_no_sentence),
        cmocka_unit_test(nothing_is_said_of_a_set_and_itself),
        cmocka_unit_test(times_of_a_replacement_add_up),
        cmocka_unit_test(a_thousandth_of_the_change_is_no_cause),
        cmocka_unit_test(swapped_sides_have_the_same_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
