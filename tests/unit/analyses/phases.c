/* Phases of serving: names of real engines, windows, what is launched in them. */
#include "analysis_tests.h"
#include "trace/names.h"

#include <string.h>

static void assert_name(const char *name, enum trace_phase phase, int64_t requests,
                        int64_t tokens)
{
    struct trace_phase_call call;

    if (!trace_phase_read(name, strlen(name), &call))
        fail_msg("%s: no phase", name);
    if (call.phase != phase || call.requests != requests || call.tokens != tokens)
        fail_msg("%s: %s, %lld requests, %lld tokens", name, trace_phase_word(call.phase),
                 (long long)call.requests, (long long)call.tokens);
}

static void names_of_engines(void **state)
{
    (void)state;
    assert_name("execute_context_1(512)_generation_0(0)", TRACE_PHASE_PREFILL, 1, 512);
    assert_name("execute_context_0(0)_generation_48(48)", TRACE_PHASE_DECODE, 48, 48);
    assert_name("execute_context_2(700)_generation_46(46)", TRACE_PHASE_MIXED, 48, 746);
    assert_name("execute_context_0(0)_generation_0(0)", TRACE_PHASE_EMPTY, 0, 0);
    assert_name("execute_16_context_0(sq0sk0sqsq0sqsk0)_generation_16(sq16sk16000sqsq16"
                "sqsk16000)",
                TRACE_PHASE_DECODE, 16, 16);
    assert_name("execute_12_context_0(sq0)_generation_2(sq12)", TRACE_PHASE_DECODE, 2,
                12);
    assert_name("execute_new_3_cached_0", TRACE_PHASE_PREFILL, 3, -1);
    assert_name("execute_new_1_cached_7", TRACE_PHASE_MIXED, 8, -1);
    assert_name("execute_new_0_cached_7", TRACE_PHASE_DECODE, 7, -1);
    assert_name("step[EXTEND bs=1 toks=8192]", TRACE_PHASE_PREFILL, 1, 8192);
    assert_name("step[EXTEND bs=2 toks=12 c_sqsq=80 c_sqsk=120 c_sk=20]",
                TRACE_PHASE_PREFILL, 2, 12);
    assert_name("step[DECODE bs=64]", TRACE_PHASE_DECODE, 64, 64);
    assert_name("step[DECODE smc-head-eager bs=4 toks=8]", TRACE_PHASE_DECODE, 4, 8);
    assert_name(
        "step[MIXED bs=2 c=1 g=1 c_sq=5 c_sk=8 c_sqsq=25 c_sqsk=40 g_sq=1 g_sk=12 "
        "g_sqsq=1 g_sqsk=12]",
        TRACE_PHASE_MIXED, 2, 6);
    assert_name("step[TARGET_VERIFY bs=23]", TRACE_PHASE_VERIFY, 23, -1);
    assert_name("step[DRAFT_EXTEND_V2 bs=3]", TRACE_PHASE_DRAFT, 3, -1);
    assert_name("step[IDLE bs=0]", TRACE_PHASE_EMPTY, 0, -1);
    assert_name("prefill[bs=2 tok=16384]", TRACE_PHASE_PREFILL, 2, 16384);
    assert_name("eager_decode[bs=32]", TRACE_PHASE_DECODE, 32, -1);
    assert_name("decode[bs=4 tok=16 p=0 d=4 spec=3]", TRACE_PHASE_DECODE, 4, 16);
    assert_name("decode[bs=4 tok=16 p=1 d=3]", TRACE_PHASE_MIXED, 4, 16);
    assert_name("[Executor] _forward_step 60000: 0 ctx reqs, 0 ctx tokens, 32 gen reqs",
                TRACE_PHASE_DECODE, 32, -1);
    assert_name("[Executor] _forward_step 7: 2 ctx reqs, 900 ctx tokens, 0 gen reqs",
                TRACE_PHASE_PREFILL, 2, 900);
    assert_name("[Executor] _forward_step: 1 ctx reqs, 4 gen reqs", TRACE_PHASE_MIXED, 5,
                -1);
    assert_name("Prefill", TRACE_PHASE_PREFILL, -1, -1);
    assert_name("decode_step 17", TRACE_PHASE_DECODE, -1, -1);
    assert_name("draft_extend", TRACE_PHASE_DRAFT, -1, -1);
}

static void other_names(void **state)
{
    static const char *const names[] = {
        "",
        "decoder",
        "## decode ##",
        "prefill_outer",
        "step[DECODE bs=64] ",
        "step[decode bs=64]",
        "step[SOMETHING bs=1]",
        "step[DECODE bs=64",
        "execute_context_1(512)_generation_0(0)x",
        "execute_context_(512)_generation_0(0)",
        "execute_context_-1(512)_generation_0(0)",
        "execute_context_1(99999999999999999999)_generation_0(0)",
        "execute_12_context_0(sq0)_generation_2",
        "[Executor] _forward_step 7: 2 ctx reqs",
    };
    struct trace_phase_call call;

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (trace_phase_read(names[i], strlen(names[i]), &call))
            fail_msg("%s: is %s", names[i], trace_phase_word(call.phase));
    assert_int_equal(
        trace_marker_fits("phase:decode", "user_annotation", "step[DECODE bs=1]", 17),
        TRACE_MARKER_FITS);
    assert_int_equal(
        trace_marker_fits("phase:prefill", "user_annotation", "step[DECODE bs=1]", 17),
        TRACE_MARKER_AROUND);
    assert_int_equal(trace_marker_fits("phase:decode", "cpu_op", "step[DECODE bs=1]", 17),
                     TRACE_MARKER_OTHER);
    assert_false(trace_marker_is_phase("phase:other"));
}

/* Two calls; the second one's kernel runs after it, and a copy and a collective run in
 * the first one. */
static void parts_of_calls(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "step[EXTEND bs=1 toks=900]", 100, 1000, 0);
    span_host(&span, "user_annotation", "step[DECODE bs=9]", 150, 20, 0); /* inside */
    span_launch(&span, "gemm", 7, 200, 5, 300, 400, 1);
    span_host(&span, "cuda_runtime", "cudaLaunchKernel", 210, 5, 2);
    span_device(&span, "kernel", "ncclDevKernel_AllReduce", 0, 20, 600, 200, 2, -1);
    span_device(&span, "gpu_memcpy", "Memcpy DtoH", 0, 8, 780, 70, 0, -1);
    span_host(&span, "user_annotation", "step[DECODE bs=4]", 1200, 100, 0);
    span_launch(&span, "gemm", 7, 1210, 5, 1280, 300, 3);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "phases", NULL, &rank);
    const struct table *rows = analysed_table(&result, "phases");

    assert_int_equal(rows->row_count, 2);
    assert_string_equal(text_at(rows, 0, "phase"), "prefill");
    assert_number(rows, 0, "calls", 1);
    assert_number(rows, 0, "compute", 400);
    assert_number(rows, 0, "exposed_communication", 100);
    assert_number(rows, 0, "exposed_memory", 50);
    assert_number(rows, 0, "idle", 450);
    assert_number(rows, 0, "device_time", 500);
    assert_number(rows, 0, "active_time", 1000);
    assert_number(rows, 0, "tokens_per_second", 900000);
    assert_string_equal(text_at(rows, 1, "phase"), "decode");
    assert_number(rows, 1, "calls", 1);
    assert_number(rows, 1, "total_time", 100);
    assert_number(rows, 1, "compute", 20);
    assert_number(rows, 1, "idle", 80);
    assert_number(rows, 1, "device_time", 300);
    assert_number(rows, 1, "active_time", 380);
    assert_number(rows, 1, "tokens_in_all", 4);
    rows = analysed_table(&result, "sizes");
    assert_string_equal(text_at(rows, 0, "requests"), "1");
    assert_string_equal(text_at(rows, 0, "tokens"), "513-1024");
    assert_string_equal(text_at(rows, 1, "tokens"), "3-4");
}

/* No devices, no numbers in the names; nothing at all. */
static void what_is_not_known(void **state)
{
    struct span_text span, other;
    TEST_RANK rank = {0}, empty = {0};
    ANALYSED result, none;

    (void)state;
    span_begin(&span);
    for (int i = 0; i < 4; i++)
        span_host(&span, "user_annotation", "decode", i * 100, 10 * i * i + 10, 0);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "phases", NULL, &rank);
    const struct table *rows = analysed_table(&result, "phases");
    assert_number(rows, 0, "median_time", 35);
    assert_number(rows, 0, "mean_time", 45);
    assert_no_number(rows, 0, "compute");
    assert_no_number(rows, 0, "device_time");
    assert_no_number(rows, 0, "tokens_in_all");
    assert_no_number(rows, 0, "tokens_per_second");
    span_begin(&other);
    span_host(&other, "cpu_op", "decode", 0, 10, 0);
    rank_make(&empty, &other, 1, NULL);
    analyse(&none, "phases", NULL, &empty);
    assert_int_equal(analysed_table(&none, "phases")->row_count, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(names_of_engines),
    cmocka_unit_test(other_names),
    cmocka_unit_test(parts_of_calls),
    cmocka_unit_test(what_is_not_known),
};
ANALYSIS_TESTS(phases, tests);
