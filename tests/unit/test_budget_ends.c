/* Every question of a set or two ends when its budget is over, wherever it is then: each
 * is asked again and again, and its budget is cancelled at its 1st, 2nd, 4th … look until
 * it ends before that, and then at the last, the last but one, the last but three … It
 * must say so, and give back the memory that it took. The linker puts
 * __wrap_budget_look() in the place of budget_look(). */
#include "../given.h"
#include "account/diagnosis.h"
#include "analyse/clocks.h"
#include "analyse/counters.h"
#include "analyse/lanes.h"
#include "analyse/run.h"
#include "answer/analysis.h"
#include "answer/compare.h"
#include "answer/report.h"
#include "answer/tree.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "compare/operation.h"
#include "compare/run.h"
#include "compare/tree.h"
#include "ingest_place.h"
#include "store/cache.h"
#include "store/set_file.h"
#include "store/set_view.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define RANKS 2
#define STEPS 10
/* Loops over rows look at every 4096th. */
#define CALLS 5000
/* So many names that sorting and writing them takes looks, too. */
#define NAMES 700

/* ---- the budget ---- */

static struct budget *watched;
static atomic_ulong looks;
static unsigned long last_look; /* at which it is cancelled */

int __real_budget_look(struct budget *budget, struct error *error);
int __wrap_budget_look(struct budget *budget, struct error *error);

int __wrap_budget_look(struct budget *budget, struct error *error)
{
    if (budget != NULL && (budget == watched || budget->whole == watched) &&
        atomic_fetch_add(&looks, 1) + 1 == last_look)
        budget_cancel(watched);
    return __real_budget_look(budget, error);
}

/* ---- the sets ---- */

static void add_call(struct buffer *text, int i, int side)
{
    char ts[24], launch[24], late[24], dur[24], name[60], arguments[160];

    snprintf(ts, sizeof ts, "%d", 1000 + 100 * i);
    snprintf(launch, sizeof launch, "%d", 1010 + 100 * i);
    snprintf(late, sizeof late, "%d", 1030 + 100 * i + i % 5 * 10);
    snprintf(dur, sizeof dur, "%d", 30 + (i * 31 + side) % 60);
    snprintf(name, sizeof name, "aten::op%d", i % NAMES);
    snprintf(arguments, sizeof arguments, "\"Input Dims\":[[%d,64]]", i % 50);
    add_event(text, "cpu_op", name, 1, 1, ts, "60", arguments);
    snprintf(arguments, sizeof arguments, "\"correlation\":%d", i + 1);
    add_event(text, "cuda_runtime", "cudaLaunchKernel", 1, 1, launch, "4", arguments);
    snprintf(name, sizeof name, i % 4 == 1 ? "Memcpy HtoD" : "kernel%s%d",
             i % 8 == 0 ? (side ? "_new" : "_old") : "", i % NAMES);
    snprintf(arguments, sizeof arguments,
             "\"correlation\":%d,\"device\":0,\"stream\":%d,"
             "\"memory bandwidth (GB/s)\":%d.5",
             i + 1, 7 + i % 2, i % 13);
    add_event(text,
              i % 4 == 1   ? "gpu_memcpy"
              : i % 4 == 3 ? "collective_comm"
                           : "kernel",
              name, 0, 7 + i % 2, late, dur, arguments);
}

static void write_rank(struct place *place, const char *folder, int rank, int side,
                       bool has_steps)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char name[60];

    buffer_printf(&text, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[", rank);
    for (int step = 0; step < STEPS; step++) {
        char ts[24];
        int length = CALLS / STEPS * 100;

        snprintf(ts, sizeof ts, "%d", 1000 + step * length);
        snprintf(name, sizeof name, "ProfilerStep#%d", step);
        char dur[24];
        snprintf(dur, sizeof dur, "%d", length);
        if (has_steps)
            add_event(&text, "user_annotation", name, 1, 1, ts, dur, NULL);
        add_event(&text, "user_annotation", "iteration", 1, 1, ts, "99", NULL);
    }
    for (int i = 0; i < CALLS; i++)
        add_call(&text, i, side);
    buffer_append_text(&text, "]}");
    snprintf(name, sizeof name, "%s/rank%d.json", folder, rank);
    assert_false(buffer_failed(&text));
    scratch_write(&place->scratch, name, text.bytes, text.length);
}

static void ingest_side(struct place *place, const char *folder, int side, bool has_steps,
                        char id[33])
{
    RESULT result;

    for (int rank = 0; rank < RANKS; rank++)
        write_rank(place, folder, rank, side, has_steps);
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

/* ---- the questions ---- */

struct asking {
    struct store *store;
    const char *set, *test;
    struct budget *budget;
    struct buffer *out; /* takes from the budget, too */
    const struct analysis *analysis;
    struct error *error;
};

/* 0, or why not. */
typedef int question(const struct asking *asking);

static int run_analysis(const struct asking *asking, const struct analysis *analysis,
                        const struct given_parameter *given, size_t count,
                        struct analysis_result *out)
{
    const struct analysis_request request = {
        .given = {given, count}, .budget = asking->budget, .whole = true, .threads = 1};

    return analysis_run(asking->store, analysis, &request, out, asking->error);
}

static int ask_analysis(const struct asking *asking)
{
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    const struct given_parameter given[] = {{"set", asking->set},
                                            {"test", asking->test},
                                            {"operator_name", "aten::"},
                                            {"min_pattern_len", "1"}};
    int status = run_analysis(asking, asking->analysis, given, 4, &result);

    if (status == 0)
        analysis_write_json(&result, NULL, asking->out, NULL);
    if (status == 0)
        status = analysis_write_csv(&result, NULL, asking->out, asking->error);
    return status;
}

static int ask_marker(const struct asking *asking)
{
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    const struct given_parameter given[] = {{"set", asking->set},
                                            {"marker", "iteration"}};

    return run_analysis(asking, analysis_find("temporal_breakdown"), given, 2, &result);
}

static int read_comparison(const struct asking *asking, const char *q, const char *fold,
                           struct compare_request *out)
{
    return compare_request_read(COMPARE_TRACES,
                                GIVEN({"control", asking->set}, {"test", asking->test},
                                      {"significance", "true"}, {"limit", "100000"},
                                      {"q", q}, {"fold", fold}),
                                asking->budget, out, asking->error);
}

static int ask_comparison(const struct asking *asking)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    int status = read_comparison(asking, "e", "true", &request);

    if (status == 0)
        status = compare_run(asking->store, &request, &result, asking->error);
    if (status == 0)
        status = answer_make(&result, &answer, asking->error);
    return status == 0 ? compare_write_json(&answer, asking->out, asking->error) : status;
}

static int ask_report(const struct asking *asking)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    int status = read_comparison(asking, NULL, NULL, &request);

    if (status == 0)
        status = compare_run(asking->store, &request, &result, asking->error);
    if (status == 0)
        status = answer_make(&result, &answer, asking->error);
    return status == 0 ? report_write(&answer, 0, asking->out, asking->error) : status;
}

static int ask_diagnosis(const struct asking *asking)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    int status = read_comparison(asking, NULL, NULL, &request);

    if (status == 0)
        status = compare_run(asking->store, &request, &result, asking->error);
    if (status == 0)
        status = diagnosis_add(asking->store, &result, asking->error);
    return status;
}

static int ask_operation(const struct asking *asking)
{
    CLEANUP(operation_free) struct operation operation = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    int status = compare_request_read(
        COMPARE_OPERATION,
        GIVEN({"control", asking->set}, {"test", asking->test},
              {"name", "cudaLaunchKernel"}, {"category", "cuda_runtime"}),
        asking->budget, &request, asking->error);

    return status == 0 ? operation_run(asking->store, &request, &operation, asking->error)
                       : status;
}

static int ask_tree(const struct asking *asking)
{
    CLEANUP(tree_answer_free) struct tree_answer answer = {0};
    struct tree_request request;
    int status = tree_request_read(
        TREE_OF_PAIR,
        GIVEN({"control", asking->set}, {"test", asking->test}, {"level", "python"}),
        NULL, asking->budget, &request, asking->error);

    if (status == 0)
        status = tree_answer_make(asking->store, &request, &answer, asking->error);
    if (status == 0)
        tree_write_json(&answer, asking->out);
    if (status == 0 && buffer_failed(asking->out))
        status = budget_or_memory(asking->budget, asking->error);
    return status;
}

static int ask_counters(const struct asking *asking)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    struct counters *counters = NULL;
    int status =
        set_view_load(asking->store, asking->set, asking->budget, &view, asking->error);

    if (status == 0)
        status = counters_make(asking->store, &view, &view.files[0],
                               COUNTERS_QUEUE_LENGTH | COUNTERS_MEMORY_BW, false,
                               asking->budget, &counters, asking->error);
    counters_free(counters);
    return status;
}

static int ask_clocks(const struct asking *asking)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(asking->budget);
    struct set_clocks clocks;

    return set_clocks_read(asking->store, asking->set, asking->budget, arena, &clocks,
                           asking->error);
}

/* The timeline of all ranks; what is asked of it. */
static int open_lanes(const struct asking *asking, enum timeline_user user,
                      struct lanes_answer *lanes)
{
    struct timeline_request request;
    int status =
        timeline_request_read(user,
                              user == LANES_FIND ? GIVEN({"name", "aten::op3"})
                                                 : &(const struct given_parameters){0},
                              asking->set, asking->budget, &request, asking->error);

    return status == 0 ? lanes_open(asking->store, NULL, &request, lanes, asking->error)
                       : status;
}

static int ask_lanes(const struct asking *asking)
{
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct lanes_picture picture;
    int status = open_lanes(asking, LANES_SHOW, &lanes);

    return status == 0 ? lanes_show(&lanes, &picture, asking->error) : status;
}

static int ask_lanes_find(const struct asking *asking)
{
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct lanes_match *matches;
    int status = open_lanes(asking, LANES_FIND, &lanes);

    return status == 0 ? lanes_find(&lanes, &matches, asking->error) : status;
}

static int ask_lanes_sums(const struct asking *asking)
{
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct lanes_sums sums;
    int status = open_lanes(asking, LANES_SUMS, &lanes);

    return status == 0 ? lanes_sum(&lanes, &sums, asking->error) : status;
}

static int ask_check(const struct asking *asking)
{
    return store_verify_set(asking->store, asking->set, asking->budget, asking->error);
}

/* ---- asking ---- */

/* Asks once; false when the budget ended it. Texts that were taken out of a buffer count
 * until the request ends (base/text.h): a comparison has some, and so have an operation,
 * which looks for its other names in one, and a tree, whose Python frames have the names
 * of one. */
static bool ask(const char *name, question *ask_it, struct asking *asking,
                unsigned long end_at, bool takes_texts)
{
    struct budget budget = {.memory = (uint64_t)1 << 30};
    struct error error = {0};
    struct buffer out = BUFFER((size_t)256 << 20);

    budget_begin(&budget);
    out.budget = &budget;
    asking->budget = watched = &budget;
    asking->out = &out;
    asking->error = &error;
    last_look = end_at;
    atomic_store(&looks, 0);
    int status = ask_it(asking);
    asking->budget = watched = NULL;
    asking->out = NULL;
    asking->error = NULL;
    bool over = atomic_load(&looks) >= end_at, failed = buffer_failed(&out);
    buffer_free(&out);
    if (!over && (status != 0 || failed))
        fail_msg("%s: %s", name, error.message);
    /* The last output is thrown away if the budget is over by then. */
    if (over && !(status == 0 && failed) &&
        (status != -ERROR_CANCELLED || strcmp(error.slug, "cancelled") != 0))
        fail_msg("%s, ended at look %lu of %lu: %d %s", name, end_at, atomic_load(&looks),
                 status, error.message);
    if (!takes_texts && atomic_load(&budget.memory_used) != 0)
        fail_msg("%s, ended at look %lu: %llu bytes were not given back", name, end_at,
                 (unsigned long long)atomic_load(&budget.memory_used));
    return !over;
}

/* `least`: the looks of the whole. */
static void ask_everywhere(const char *name, question *ask_it, struct asking *asking,
                           unsigned long least, bool takes_texts)
{
    unsigned long at = 1;

    while (!ask(name, ask_it, asking, at, takes_texts))
        at *= SANITIZED ? 8 : 2;
    unsigned long whole = atomic_load(&looks);
    assert_true(whole >= least);
    for (unsigned long back = 0; back < whole; back += back + 1)
        ask(name, ask_it, asking, whole - back, takes_texts);
}

static void every_analysis_ends(void **state)
{
    struct asking asking = *(const struct asking *)*state;

    for (size_t i = 0; i < analysis_count; i++) {
        asking.analysis = analyses[i];
        ask_everywhere(analyses[i]->name, ask_analysis, &asking, 1000, false);
    }
}

static void every_comparison_ends(void **state)
{
    struct asking asking = *(const struct asking *)*state;

    ask_everywhere("comparison", ask_comparison, &asking, 1000, true);
    ask_everywhere("diagnosis", ask_diagnosis, &asking, 1000, true);
    ask_everywhere("report", ask_report, &asking, 1000, true);
    ask_everywhere("operation", ask_operation, &asking, 1000, true);
    ask_everywhere("tree", ask_tree, &asking, 1000, true);
}

static void what_else_there_is_ends(void **state)
{
    struct asking asking = *(const struct asking *)*state;

    ask_everywhere("counters", ask_counters, &asking, 1000, false);
    ask_everywhere("check", ask_check, &asking, 100, false);
    ask_everywhere("lanes", ask_lanes, &asking, 20, false);
    ask_everywhere("rows on all ranks", ask_lanes_find, &asking, 20, false);
    ask_everywhere("sums of all ranks", ask_lanes_sums, &asking, 20, false);
}

/* Once it is made, it is there: what comes then only reads it. */
static void a_set_with_markers_ends(void **state)
{
    char set[33];
    PLACE place;
    struct asking asking = {.set = set};

    (void)state;
    place_open(&place);
    asking.store = place.store;
    ingest_side(&place, "c", 0, false, set);
    ask_everywhere("marker", ask_marker, &asking, 100, false);
}

/* ---- what is kept ---- */

#define COLLECTIVES 2000

static void write_collectives(struct place *place, int rank)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char name[40];

    buffer_printf(&text, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[", rank);
    for (int i = 0; i < COLLECTIVES; i++)
        buffer_printf(&text,
                      "%s{\"ph\":\"X\",\"cat\":\"kernel\",\"pid\":0,\"tid\":7,\"name\":"
                      "\"ncclDevKernel_AllReduce\",\"ts\":%d,\"dur\":%d,\"args\":{"
                      "\"device\":0,\"stream\":7,\"correlation\":%d,\"Seq\":%d,"
                      "\"Collective name\":\"allreduce\",\"Process Group Name\":\"dp\","
                      "\"Group size\":2}}",
                      i > 0 ? "," : "", 1000 * (i + 1) + 30 * rank, 400 - 30 * rank,
                      i + 1, i);
    buffer_append_text(&text, "]}");
    snprintf(name, sizeof name, "d/rank%d.json", rank);
    assert_false(buffer_failed(&text));
    scratch_write(&place->scratch, name, text.bytes, text.length);
}

/* What is kept of a set under a key; empty: nothing. */
static void read_kept(const struct asking *asking, const char *key, struct buffer *out)
{
    buffer_clear(out);
    cache_read(asking->store, &(const struct cache_key){asking->set, NULL, key}, out);
}

/* Wherever the budget ends, clocks and collectives are kept whole or not at all. */
static void what_a_budget_ended_is_not_kept(void **state)
{
    static const char *const keys[] = {"clocks2", SET_MEETS_KEY};
    struct buffer whole[2], kept;
    unsigned without = 0;
    PLACE place;
    RESULT result;

    (void)state;
    place_open(&place);
    write_collectives(&place, 0);
    write_collectives(&place, 1);
    place_ingest(&place, "d", &result);
    struct asking asking = {.store = place.store, .set = result.set_id};
    assert_true(ask("clocks", ask_clocks, &asking, ULONG_MAX, false));
    unsigned long looks_of_all = atomic_load(&looks);
    buffer_init(&kept, CACHE_ANSWER_MAX + 64);
    for (int i = 0; i < 2; i++) {
        buffer_init(&whole[i], CACHE_ANSWER_MAX + 64);
        read_kept(&asking, keys[i], &whole[i]);
    }
    assert_true(whole[0].length > 0);
    assert_true(whole[1].length > COLLECTIVES * sizeof(struct set_meet));
    for (unsigned long back = 0; back < looks_of_all; back += 1 + back / 50) {
        cache_forget_set(place.store, result.set_id);
        ask("clocks", ask_clocks, &asking, looks_of_all - back, false);
        for (int i = 0; i < 2; i++) {
            read_kept(&asking, keys[i], &kept);
            without += kept.length == 0;
            if (kept.length > 0)
                assert_int_equal(kept.length, whole[i].length);
            if (kept.length > 0)
                assert_memory_equal(kept.bytes, whole[i].bytes, kept.length);
        }
    }
    assert_true(without > 0);
    buffer_free(&kept);
    buffer_free(&whole[0]);
    buffer_free(&whole[1]);
}

/* ---- all of them ---- */

static struct place place;
static struct asking asking;

static int open_sets(void **state)
{
    static char set[33], test[33];

    place_open(&place);
    /* Answers are not kept. */
    scratch_write_text(&place.scratch, "data/cache", "");
    ingest_side(&place, "a", 0, true, set);
    ingest_side(&place, "b", 1, true, test);
    asking = (struct asking){.store = place.store, .set = set, .test = test};
    *state = &asking;
    return 0;
}

static int close_sets(void **state)
{
    (void)state;
    place_close(&place);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_analysis_ends),
        cmocka_unit_test(every_comparison_ends),
        cmocka_unit_test(what_else_there_is_ends),
        cmocka_unit_test(a_set_with_markers_ends),
        cmocka_unit_test(what_a_budget_ended_is_not_kept),
    };

    return cmocka_run_group_tests(tests, open_sets, close_sets);
}
