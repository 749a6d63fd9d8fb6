/* What speaks against a comparison: compare/comparability.h, and what it rests
 * on: trace/metadata.h and compare/run.h. */
#include "compare/comparability.h"
#include "compare/run.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "trace/metadata.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- facts of a file ---- */

static void options_are_on_off_or_unstated(void **state)
{
    struct trace_facts facts;

    (void)state;
    facts_read("{\"with_stack\":1,\"record_shapes\":\"0\",\"schemaVersion\":1}", &facts);
    assert_true(facts.header);
    assert_int_equal(facts.options[TRACE_WITH_STACK], TRACE_ON);
    assert_int_equal(facts.options[TRACE_RECORD_SHAPES], TRACE_OFF);
    assert_int_equal(facts.options[TRACE_PROFILE_MEMORY], TRACE_UNSTATED);
    facts_read(
        "{\"with_stack\":false,\"record_shapes\":\"True\",\"profile_memory\":true}",
        &facts);
    assert_false(facts.header);
    assert_int_equal(facts.options[TRACE_WITH_STACK], TRACE_OFF);
    assert_int_equal(facts.options[TRACE_RECORD_SHAPES], TRACE_ON);
    assert_int_equal(facts.options[TRACE_PROFILE_MEMORY], TRACE_ON);
    facts_read("{\"with_stack\":\"maybe\",\"record_shapes\":[1],\"profile_memory\":null}",
               &facts);
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        assert_int_equal(facts.options[i], TRACE_UNSTATED);
}

static void versions_are_written_as_people_do(void **state)
{
    struct trace_facts facts;

    (void)state;
    facts_read("{\"cuda_runtime_version\":12060,\"cuda_driver_version\":13000,"
               "\"cupti_version\":24,\"hip_runtime_version\":60443483,"
               "\"roctracer_version\":4.1,\"schemaVersion\":1,"
               "\"distributedInfo\":{\"nccl_version\":\"2.21.5\",\"world_size\":16},"
               "\"pytorch_version\":\"2.6.0+cu126\"}",
               &facts);
    assert_string_equal(facts.versions[TRACE_CUDA_RUNTIME], "12.6");
    assert_string_equal(facts.versions[TRACE_CUDA_DRIVER], "13.0");
    assert_string_equal(facts.versions[TRACE_CUPTI], "24");
    assert_string_equal(facts.versions[TRACE_HIP_RUNTIME], "6.4.43483");
    assert_string_equal(facts.versions[TRACE_HIP_DRIVER], "");
    assert_string_equal(facts.versions[TRACE_ROCTRACER], "4.1");
    assert_string_equal(facts.versions[TRACE_SCHEMA], "1");
    assert_string_equal(facts.versions[TRACE_NCCL], "2.21.5");
    assert_string_equal(facts.versions[TRACE_PYTORCH], "2.6.0+cu126");
    assert_int_equal(facts.world_size, 16);
}

/* Metadata is what somebody put there. */
static void odd_metadata_states_nothing(void **state)
{
    static const char *const odd[] = {NULL,
                                      "",
                                      "{}",
                                      "[1]",
                                      "7",
                                      "{\"with_stack\":",
                                      "{\"distributedInfo\":\"x\",\"cupti_version\":{}}"};
    struct trace_facts facts;

    (void)state;
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        facts_read(odd[i], &facts);
        assert_false(facts.header);
        assert_int_equal(facts.world_size, 0);
        assert_string_equal(facts.versions[TRACE_CUPTI], "");
        assert_int_equal(facts.options[TRACE_WITH_STACK], TRACE_UNSTATED);
    }
    /* Cut where a letter of two bytes would be halved. */
    facts_read("{\"nccl_version\":\"012345678901234567890123456789é\"}", &facts);
    assert_string_equal(facts.versions[TRACE_NCCL], "012345678901234567890123456789");
}

/* ---- two sides ---- */

/* A side of two files with a step each. */
struct side {
    struct set_file files[2];
    struct set_step steps[2];
    size_t chosen[2];
    int64_t ranks[2], numbers[1];
};

struct pair {
    struct compare_result result;
    struct side sides[2];
    struct comparability judged;
};

static char no_summary[] = "{}";

static void make_pair(struct pair *pair, const char *control, const char *test)
{
    *pair = (struct pair){0};
    for (int i = 0; i < 2; i++) {
        struct side *side = &pair->sides[i];

        for (uint32_t f = 0; f < 2; f++) {
            side->files[f] = (struct set_file){.file = f, .rank = f};
            facts_read(i == 0 ? control : test, &side->files[f].facts);
            side->steps[f] = (struct set_step){.id = f, .file = f, .step.number = 1};
            side->chosen[f] = f;
            side->ranks[f] = f;
        }
        side->numbers[0] = 1;
        pair->result.info[i].summary = no_summary;
        pair->result.info[i].id[0] = i == 0 ? 'a' : 'b';
        pair->result.view[i] = (struct set_view){
            .files = side->files, .file_count = 2, .steps = side->steps, .step_count = 2};
        pair->result.selection[i] = (struct selection){.ranks = side->ranks,
                                                       .rank_count = 2,
                                                       .numbers = side->numbers,
                                                       .number_count = 1,
                                                       .steps = side->chosen,
                                                       .step_count = 2};
        pair->result.recorded.operators[i] = true;
    }
}

/* The kinds told, in order, separated by blanks. */
static const char *kinds_of(struct pair *pair)
{
    static char kinds[1000];

    kinds[0] = '\0';
    comparability_judge(&pair->result, &pair->judged);
    for (size_t i = 0; i < pair->judged.count; i++) {
        strcat(kinds, i > 0 ? " " : "");
        strcat(kinds, pair->judged.notes[i].kind);
    }
    return kinds;
}

static void all_is_well(void **state)
{
    static const char text[] =
        "{\"schemaVersion\":1,\"with_stack\":1,\"record_shapes\":1,"
        "\"cuda_runtime_version\":12060,"
        "\"distributedInfo\":{\"world_size\":2}}";
    struct pair pair;

    (void)state;
    make_pair(&pair, text, text);
    pair.result.recorded.kernel_time[0] = pair.result.recorded.kernel_time[1] = 100;
    pair.result.recorded.shared_time[0] = pair.result.recorded.shared_time[1] = 50;
    assert_string_equal(kinds_of(&pair), "");
    make_pair(&pair, "{}", "{}");
    assert_string_equal(kinds_of(&pair), "");
}

static void options_that_are_stated_are_compared(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair, "{\"profile_memory\":0}", "{\"profile_memory\":1}");
    assert_string_equal(kinds_of(&pair), "profile_memory_differs");
    assert_string_equal(
        pair.judged.notes[0].text,
        "Test was recorded with profile_memory, control without: recording "
        "every allocation slows the host down, so the times of host rows "
        "differ for that reason alone.");
    make_pair(&pair, "{\"with_stack\":1,\"record_shapes\":1}",
              "{\"with_stack\":false,\"record_shapes\":0}");
    assert_string_equal(kinds_of(&pair), "with_stack_differs record_shapes_differs");
    assert_non_null(
        strstr(pair.judged.notes[0].text, "Control was recorded with with_st"));
}

/* An option that is not stated is not said to be off. */
static void what_is_unstated_is_not_guessed(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair, "{\"schemaVersion\":1,\"profile_memory\":1}",
              "{\"schemaVersion\":1}");
    assert_string_equal(kinds_of(&pair), "profile_memory_differs");
    assert_non_null(
        strstr(pair.judged.notes[0].text,
               "The traces of control say that profile_memory was on, those of "
               "test do not mention it"));
    assert_non_null(
        strstr(pair.judged.notes[0].text, "If it was on for one side only: recording"));
    /* Without a recorder's header, a missing option means nothing. */
    make_pair(&pair, "{\"schemaVersion\":1,\"profile_memory\":1}", "{}");
    assert_string_equal(kinds_of(&pair), "");
    make_pair(&pair, "{\"schemaVersion\":1}",
              "{\"schemaVersion\":1,\"profile_memory\":0}");
    assert_string_equal(kinds_of(&pair), "");
    make_pair(&pair, "{\"cuda_runtime_version\":12060}", "{}");
    assert_string_equal(kinds_of(&pair), "");
    make_pair(&pair, "{\"distributedInfo\":{\"world_size\":8}}", "{}");
    assert_string_equal(kinds_of(&pair), "");
}

/* Rows tell more than a header does. */
static void rows_of_one_side_are_told(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair, "{}", "{}");
    pair.result.recorded.python[PAIR_TEST] = true;
    pair.result.view[PAIR_CONTROL].has_shapes = true;
    assert_string_equal(kinds_of(&pair), "with_stack_differs record_shapes_differs");
    assert_non_null(
        strstr(pair.judged.notes[0].text, "Only test has Python rows (with_stack): "));
    assert_non_null(strstr(pair.judged.notes[1].text,
                           "Only control has input shapes (record_shapes"));
    /* Both have them, whatever the headers say. */
    make_pair(&pair, "{\"schemaVersion\":1,\"with_stack\":1}", "{\"schemaVersion\":1}");
    pair.result.recorded.python[0] = pair.result.recorded.python[1] = true;
    assert_string_equal(kinds_of(&pair), "");
    /* A recording of the device alone has none of either. */
    make_pair(&pair, "{}", "{}");
    pair.result.recorded.python[PAIR_TEST] = true;
    pair.result.recorded.operators[PAIR_CONTROL] = false;
    assert_string_equal(kinds_of(&pair), "");
}

static void versions_and_world_sizes_are_compared(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair,
              "{\"cuda_runtime_version\":12040,\"cuda_driver_version\":12080,"
              "\"schemaVersion\":1,\"distributedInfo\":{\"world_size\":8}}",
              "{\"cuda_runtime_version\":12060,\"cuda_driver_version\":12080,"
              "\"schemaVersion\":2,\"distributedInfo\":{\"world_size\":16}}");
    assert_string_equal(kinds_of(&pair), "world_size_differs versions_differ");
    assert_string_equal(
        pair.judged.notes[1].text,
        "Different versions (control and test): CUDA runtime 12.4 and 12.6; "
        "trace schema 1 and 2. Kernels and their times may differ for that reason "
        "alone.");
    /* Ranks of one side that differ are listed; only chosen files count. */
    make_pair(&pair, "{\"cupti_version\":24}", "{\"cupti_version\":24}");
    facts_read("{\"cupti_version\":2}", &pair.sides[PAIR_TEST].files[1].facts);
    assert_string_equal(kinds_of(&pair), "versions_differ");
    assert_non_null(strstr(pair.judged.notes[0].text, "CUPTI 24 and 24, 2."));
    pair.result.selection[PAIR_TEST].step_count = 1;
    assert_string_equal(kinds_of(&pair), "steps_differ single_sample");
}

static void hostile_versions_are_harmless(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair, "{\"nccl_version\":\"\\u001b[31m\\u0085\\n2\"}",
              "{\"nccl_version\":\"%s%n\"}");
    assert_string_equal(kinds_of(&pair), "versions_differ");
    assert_non_null(strstr(pair.judged.notes[0].text, "NCCL  [31m   2 and %s%n."));
}

/* Rows are matched by their names, so both sides have to have been cut alike. */
static void names_that_were_cut_are_told(void **state)
{
    struct set_note cut[2] = {{.file = 0}, {.file = 1}};
    struct pair pair;

    (void)state;
    make_pair(&pair, "{}", "{}");
    for (int i = 0; i < 2; i++) {
        snprintf(cut[i].note.kind, sizeof cut[i].note.kind, "names_cut");
        snprintf(cut[i].note.example, sizeof cut[i].note.example,
                 "the distinct names take over 16 MiB: those of more than %d bytes keep "
                 "their beginning and a hash",
                 i == 0 ? 256 : 96);
    }
    pair.result.view[0].notes = cut;
    pair.result.view[0].note_count = 1;
    assert_string_equal(kinds_of(&pair), "names_cut_differently");
    assert_non_null(strstr(pair.judged.notes[0].text, "of control take"));
    assert_non_null(strstr(pair.judged.notes[0].text, "than 256 bytes"));
    pair.result.view[1].notes = cut;
    pair.result.view[1].note_count = 1;
    assert_string_equal(kinds_of(&pair), "");
    pair.result.view[1].note_count = 2; /* one of its files more than the other */
    assert_string_equal(kinds_of(&pair), "names_cut_differently");
    assert_non_null(strstr(pair.judged.notes[0].text, "of test take"));
    assert_non_null(strstr(pair.judged.notes[0].text, "than 96 bytes"));
    pair.result.view[0].note_count = 0;
    assert_string_equal(kinds_of(&pair), "names_cut_differently");
}

static void few_shared_kernels_are_told(void **state)
{
    struct pair pair;
    struct recorded_rows *rows = &pair.result.recorded;

    (void)state;
    make_pair(&pair, "{}", "{}");
    rows->kernel_time[0] = rows->kernel_time[1] = 1000;
    rows->shared_time[0] = 900;
    rows->shared_time[1] = 499;
    assert_string_equal(kinds_of(&pair), "few_shared_kernels");
    assert_non_null(strstr(pair.judged.notes[0].text,
                           "take 90 % of the kernel time in control and 50 % in test"));
    assert_non_null(strstr(pair.judged.notes[0].text, "short names"));
    pair.result.request.naming.use_short_name = true;
    kinds_of(&pair);
    assert_null(strstr(pair.judged.notes[0].text, "short names"));
    rows->kernel_time[0] = rows->shared_time[0] = 0; /* no kernels at all there */
    assert_string_equal(kinds_of(&pair), "");
}

static void all_kinds_find_room(void **state)
{
    struct pair pair;

    (void)state;
    make_pair(&pair,
              "{\"schemaVersion\":1,\"with_stack\":1,\"record_shapes\":1,"
              "\"profile_memory\":1,\"distributedInfo\":{\"world_size\":2}}",
              "{\"schemaVersion\":2,\"with_stack\":0,\"record_shapes\":0,"
              "\"profile_memory\":0,\"distributedInfo\":{\"world_size\":4}}");
    pair.result.info[PAIR_CONTROL].summary = (char[]){"{\"devices\":[\"A\"]}"};
    pair.result.info[PAIR_TEST].summary = (char[]){"{\"devices\":[\"B\"]}"};
    pair.result.selection[PAIR_TEST].step_count = 1;
    pair.result.selection[PAIR_TEST].rank_count = 1;
    pair.result.selection[PAIR_TEST].pseudo_count = 1;
    pair.result.recorded.kernel_time[0] = pair.result.recorded.kernel_time[1] = 1;
    assert_string_equal(
        kinds_of(&pair),
        "ranks_differ world_size_differs devices_differ steps_differ step_kinds_differ "
        "single_sample with_stack_differs record_shapes_differs profile_memory_differs "
        "versions_differ few_shared_kernels");
}

/* A text without room is cut at a letter, and the text after it still appears. */
static void long_names_leave_the_sentence_whole(void **state)
{
    struct pair pair;
    char summary[400] = "{\"devices\":[\"";

    (void)state;
    for (int i = 0; i < 80; i++)
        strcat(summary, "\xC3\xA9");
    strcat(summary, "\"]}");
    make_pair(&pair, "{}", "{}");
    pair.result.info[PAIR_CONTROL].summary = summary;
    pair.result.info[PAIR_TEST].summary = (char[]){"{\"devices\":[\"B\"]}"};
    assert_string_equal(kinds_of(&pair), "devices_differ");
    assert_non_null(strstr(pair.judged.notes[0].text, " in control, B in test."));
}

/* ---- kernel time in shared names ---- */

static void shared_time_is_by_name(void **state)
{
    const struct compare_row rows[] = {
        {"a", "gpu_memcpy", TRACE_DEVICE, TRACE_KIND_MEMORY, .count = {1, 1},
         .total = {7, 7}},
        {"aten::mm", "cpu_op", TRACE_HOST, .count = {1, 0}, .total = {50, 0}},
        {"gemm", "kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION, .count = {2, 0},
         .total = {100, 0}},
        /* one name in two categories, of one side each */
        {"nccl", "collective_comm", TRACE_DEVICE, TRACE_KIND_COMMUNICATION,
         .count = {0, 1}, .total = {0, 30}},
        {"nccl", "kernel", TRACE_DEVICE, TRACE_KIND_COMMUNICATION, .count = {1, 0},
         .total = {20, 0}},
        {"relu", "kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION, .count = {1, 1},
         .total = {80, 10}},
        {"run", "python_function", TRACE_HOST, .count = {0, 1}, .total = {0, 1}},
    };
    struct compare_result result = {.all = (struct compare_row *)(uintptr_t)rows,
                                    .row_count = sizeof rows / sizeof rows[0]};
    struct compare_row endless[2]; /* of totals that stand at their end */
    struct recorded_rows out;

    (void)state;
    recorded_measure(&result, &out);
    assert_int_equal(out.kernel_time[PAIR_CONTROL], 200);
    assert_int_equal(out.shared_time[PAIR_CONTROL], 100);
    assert_int_equal(out.kernel_time[PAIR_TEST], 40);
    assert_int_equal(out.shared_time[PAIR_TEST], 40);
    assert_true(recorded_shared(&out, PAIR_CONTROL) == 0.5);
    assert_true(out.operators[PAIR_CONTROL] && !out.operators[PAIR_TEST]);
    assert_true(out.python[PAIR_TEST] && !out.python[PAIR_CONTROL]);
    for (int i = 0; i < 2; i++)
        endless[i] = rows[5];
    endless[0].name = "other";
    endless[0].total[0] = endless[1].total[0] = INT64_MAX;
    result = (struct compare_result){.all = endless, .row_count = 2};
    recorded_measure(&result, &out);
    assert_int_equal(out.kernel_time[PAIR_CONTROL], INT64_MAX);
    assert_true(recorded_shared(&out, PAIR_CONTROL) == 1);
    result.row_count = 0;
    recorded_measure(&result, &out);
    assert_true(isnan(recorded_shared(&out, PAIR_CONTROL)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_are_on_off_or_unstated),
        cmocka_unit_test(versions_are_written_as_people_do),
        cmocka_unit_test(odd_metadata_states_nothing),
        cmocka_unit_test(all_is_well),
        cmocka_unit_test(options_that_are_stated_are_compared),
        cmocka_unit_test(what_is_unstated_is_not_guessed),
        cmocka_unit_test(rows_of_one_side_are_told),
        cmocka_unit_test(versions_and_world_sizes_are_compared),
        cmocka_unit_test(hostile_versions_are_harmless),
        cmocka_unit_test(names_that_were_cut_are_told),
        cmocka_unit_test(few_shared_kernels_are_told),
        cmocka_unit_test(all_kinds_find_room),
        cmocka_unit_test(long_names_leave_the_sentence_whole),
        cmocka_unit_test(shared_time_is_by_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
