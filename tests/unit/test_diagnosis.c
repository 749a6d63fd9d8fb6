/* A pair with a cause in it has a sentence on that; one without has none. */
#include "../given.h"
#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "diagnosis/diagnosis.h"
#include "diagnosis/study.h"
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
        CLEANUP_BUFFER struct buffer text;
        char name[60];

        buffer_init(&text, TEXT_MAX);
        planted_text(&text, &one);
        snprintf(name, sizeof name, "%s/rank%d.json", folder, one.rank);
        scratch_write(&place->scratch, name, text.bytes, text.length);
    }
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

/* The sentences of two stored sets; the caller's. */
static json_t *diagnose_sets(const struct place *place, char ids[2][33],
                             const char *short_names)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct error error = {0};
    json_t *sentences = NULL;

    const struct given_parameters *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"use_short_name", short_names});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(place->store, &request, &result, &error) != 0 ||
        diagnosis_make(place->store, &result, &sentences, &error) != 0)
        fail_msg("%s", error.message);
    assert_true(json_is_array(sentences));
    assert_true(json_array_size(sentences) <= DIAGNOSIS_MAX);
    return sentences;
}

static json_t *diagnose_named(const struct planted_options *control,
                              const struct planted_options *test, const char *short_names)
{
    PLACE place;
    char ids[2][33];

    place_open(&place);
    ingest_side(&place, control, "control", ids[0]);
    ingest_side(&place, test, "test", ids[1]);
    return diagnose_sets(&place, ids, short_names);
}

static json_t *diagnose(const struct planted_options *control,
                        const struct planted_options *test)
{
    return diagnose_named(control, test, NULL);
}

static const char *text_of(const json_t *sentences, size_t at, const char *field)
{
    const char *text =
        json_string_value(json_object_get(json_array_get(sentences, at), field));

    return text == NULL ? "" : text;
}

static void print_all(const json_t *sentences)
{
    for (size_t i = 0; i < json_array_size(sentences); i++)
        print_error("%s: %s\n", text_of(sentences, i, "kind"),
                    text_of(sentences, i, "text"));
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
    json_t *sentences =
        backwards ? diagnose(&planted, &plain) : diagnose(&plain, &planted);
    bool said = false;

    for (size_t i = 0; i < 2; i++)
        said |= strcmp(text_of(sentences, i, "kind"), expected->kind) == 0 &&
                strstr(text_of(sentences, i, "text"), expected->words) != NULL;
    for (size_t i = 0; i < json_array_size(sentences); i++) {
        static const char *const odd[] = {"``", " 1 time ", " 1 times", " 1 calls"};

        for (size_t k = 0; k < sizeof odd / sizeof odd[0]; k++)
            if (strstr(text_of(sentences, i, "text"), odd[k]) != NULL)
                fail_msg("reads oddly: %s", text_of(sentences, i, "text"));
    }
    if (!said) {
        print_all(sentences);
        fail_msg("not said%s: %s of %s", backwards ? " backwards" : "", expected->kind,
                 expected->words);
    }
    json_decref(sentences);
}

static void causes_are_said(void **state)
{
    static const struct expected all[] = {
        {PLANTED_PER_CALL, false, 1, "per_call", "relu_kernel"},
        {PLANTED_ALIKE, false, 1, "alike", ""},
        {PLANTED_REPLACED, false, 1, "replaced", "gemm_v2"},
        {PLANTED_MORE_CALLS, false, 1, "more_calls", "aten::relu"},
        {PLANTED_COPIES, false, 1, "copies", ".00 MB per step"},
        {PLANTED_CALL, true, 1, "host_late", "aten::add"},
        {PLANTED_HOLE, true, 1, "host_late", "aten::add"},
        {PLANTED_DRAIN, true, 1, "host_late", "cudaStreamSynchronize"},
        {PLANTED_INPUT, true, 1, "input", "DataLoader"},
        {PLANTED_LAUNCHES, true, 1, "launches", ""},
        {PLANTED_TRANSFER, false, 1, "transfer", "ncclDevKernel_AllReduce_Sum"},
        {PLANTED_OVERLAP, false, 1, "overlap", "ncclDevKernel_AllReduce_Sum"},
        {PLANTED_RANK, false, 4, "waiting", "1"},
        {PLANTED_WORK, false, 1, "other_work", "4"},
        {PLANTED_CANCELLING, false, 1, "cancelling", "relu_kernel"},
        /* The largest two that cancel. */
        {PLANTED_CANCELLING_MORE, false, 1, "cancelling", "relu_kernel"},
        {PLANTED_HIDDEN, true, 1, "hidden", ""},
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
    json_t *sentences = diagnose(&plain, &planted);

    (void)state;
    for (size_t i = 0; i < json_array_size(sentences); i++)
        assert_string_not_equal(text_of(sentences, i, "kind"), "waiting");
    assert_true(json_array_size(sentences) > 0);
    json_decref(sentences);
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
        json_t *sentences = diagnose(&plain, &planted);

        assert_string_equal(text_of(sentences, 0, "kind"), "overlap");
        json_decref(sentences);
    }
}

/* The pairs of the comparison say which shapes, whatever it calls the kernels. */
static void replacements_have_their_shapes(void **state)
{
    static const struct planted_options sides[2] = {{PLANTED_NOTHING, 0, 1, false, 1},
                                                    {PLANTED_REPLACED, 0, 1, false, 2}};
    static const char *const short_names[] = {"false", "true"};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        json_t *sentences = diagnose_named(&sides[0], &sides[1], short_names[i]);

        bool said = false;

        for (size_t k = 0; k < 2; k++)
            said |= strcmp(text_of(sentences, k, "kind"), "replaced") == 0 &&
                    strstr(text_of(sentences, k, "text"), "[[8,64],[64,64]]") != NULL;
        if (!said) {
            print_all(sentences);
            fail_msg("short names: %s", short_names[i]);
        }
        json_decref(sentences);
    }
}

/* Five steps of 1 ms. In each an operator launches a kernel, another stream covers its
 * first 30 us, and the kernel runs a second time without a launch that the trace knows.
 */
static void ingest_covered(struct place *place, const char *folder, const char *kernel,
                           int kernel_us, char id[33])
{
    CLEANUP_BUFFER struct buffer text;
    char name[60];
    RESULT result;

    buffer_init(&text, TEXT_MAX);
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

/* What a sentence says of both sides adds up to the change that it says: in the step, not
 * in the calls, which may be covered or launched before it. */
static void times_of_a_replacement_add_up(void **state)
{
    PLACE place;
    char ids[2][33];

    (void)state;
    place_open(&place);
    ingest_covered(&place, "control", "gemm_v1", 200, ids[0]);
    ingest_covered(&place, "test", "gemm_v2", 300, ids[1]);
    json_t *sentences = diagnose_sets(&place, ids, NULL);
    bool said = false;
    for (size_t i = 0; i < json_array_size(sentences); i++)
        said |= strstr(text_of(sentences, i, "text"),
                       "250 → 350 µs of a step, 100 µs more per step") != NULL;
    if (!said) {
        print_all(sentences);
        fail_msg("the times do not add up");
    }
    json_decref(sentences);
}

/* The step that took longer is named, and what it did. */
static void single_steps_are_said(void **state)
{
    static const struct expected one = {PLANTED_ONE_STEP, false, 1, "single_steps",
                                        "gemm_v1"};
    static const struct expected number = {PLANTED_ONE_STEP, false, 1, "single_steps",
                                           "7"};

    (void)state;
    assert_said(&one, false);
    assert_said(&number, false);
    assert_said(&number, true);
}

static void pairs_without_a_cause_have_no_sentence(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        const struct planted_options sides[2] = {
            {PLANTED_NOTHING, 0, seed % 4 == 3 ? 3 : 1, seed % 2 == 0, 100 + 2 * seed},
            {PLANTED_NOTHING, 0, seed % 4 == 3 ? 3 : 1, seed % 2 == 0, 101 + 2 * seed}};
        json_t *sentences = diagnose(&sides[0], &sides[1]);

        if (json_array_size(sentences) > 0) {
            print_all(sentences);
            fail_msg("seed %d", (int)seed);
        }
        json_decref(sentences);
    }
}

/* One step of `step_us`, with an operator of 1 ms around its launch, or without. */
static void ingest_one_step(struct place *place, const char *folder, bool has_operator,
                            double step_us, char id[33])
{
    CLEANUP_BUFFER struct buffer text;
    char name[60];
    RESULT result;
    double late = has_operator ? 985 : 0;

    buffer_init(&text, TEXT_MAX);
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

/* A step that no test can judge: what is most of its change is likely a cause of it, what
 * is a thousandth of it is none. */
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

        place_open(&place);
        ingest_one_step(&place, "control", false, 1000, ids[0]);
        ingest_one_step(&place, "test", true, cases[i].step_us, ids[1]);
        json_t *sentences = diagnose_sets(&place, ids, NULL);
        print_all(sentences);
        assert_int_equal(json_array_size(sentences) > 0, cases[i].said);
        if (cases[i].said)
            assert_non_null(strstr(text_of(sentences, 0, "text"), "compile"));
        json_decref(sentences);
    }
}

/* The same set twice. */
static void nothing_is_said_of_a_set_and_itself(void **state)
{
    const struct planted_options side = {PLANTED_PER_CALL, 0, 2, false, 5};
    json_t *sentences = diagnose(&side, &side);

    (void)state;
    assert_int_equal(json_array_size(sentences), 0);
    json_decref(sentences);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(causes_are_said),
        cmocka_unit_test(less_overlap_is_no_transfer),
        cmocka_unit_test(who_is_longer_like_all_is_not_waited_for),
        cmocka_unit_test(replacements_have_their_shapes),
        cmocka_unit_test(times_of_a_replacement_add_up),
        cmocka_unit_test(single_steps_are_said),
        cmocka_unit_test(pairs_without_a_cause_have_no_sentence),
        cmocka_unit_test(a_thousandth_of_the_change_is_no_cause),
        cmocka_unit_test(nothing_is_said_of_a_set_and_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
