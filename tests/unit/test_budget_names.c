/* The names that a question keeps count as memory of its budget: of two sets that differ
 * by the length of their names alone, the answer on the one with the long names takes so
 * much more, and with less the question is refused (too_expensive). */
#include "../given.h"
#include "account/diagnosis.h"
#include "analyse/run.h"
#include "base/error.h"
#include "compare/run.h"
#include "ingest_place.h"

#include <stdio.h>
#include <string.h>

#define NAMES 3000
#define LONGER 220
#define BYTES_MORE ((uint64_t)NAMES * LONGER)

static struct place place;
static char sets[2][33]; /* with short names, with long ones */

/* Each name once: an annotation with an operator with a launch, a change of memory and a
 * kernel of a hardware counter inside. */
static void write_set(const char *folder, int more)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char path[60], padding[LONGER + 1];

    memset(padding, 'A', sizeof padding);
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int i = 0; i < NAMES; i++) {
        int at = 100 * i;

        buffer_printf(
            &text,
            "%s{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"op%d%.*s\",\"pid\":1,"
            "\"tid\":1,\"ts\":%d,\"dur\":50},"
            "{\"ph\":\"i\",\"cat\":\"cpu_instant_event\",\"name\":\"[memory]\","
            "\"pid\":1,\"tid\":1,\"ts\":%d,\"args\":{\"Bytes\":512,\"Addr\":%d,"
            "\"Device Type\":1,\"Device Id\":0,\"Total Allocated\":%d}},",
            i == 0 ? "" : ",", i, more, padding, at, at + 5, i + 1, 512 * (i + 1));
        buffer_printf(
            &text,
            "{\"ph\":\"X\",\"cat\":\"cuda_runtime\",\"name\":\"cudaLaunchKernel\","
            "\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":2,\"args\":{\"correlation\":%d}},"
            "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"k%d%.*s\",\"pid\":0,"
            "\"tid\":7,\"ts\":%d,\"dur\":20,\"args\":{\"correlation\":%d,"
            "\"device\":0,\"stream\":7}}",
            at + 10, i + 1, i, more, padding, at + 20, i + 1);
    }
    buffer_append_text(&text, "]}");
    snprintf(path, sizeof path, "%s/rank0.json", folder);
    assert_false(buffer_failed(&text));
    scratch_write(&place.scratch, path, text.bytes, text.length);
}

static int open_sets(void **state)
{
    (void)state;
    place_open(&place);
    scratch_write_text(&place.scratch, "data/cache", ""); /* answers are not kept */
    for (int i = 0; i < 2; i++) {
        RESULT result;
        const char *folder = i == 0 ? "short" : "long";

        write_set(folder, i * LONGER);
        place_ingest(&place, folder, &result);
        memcpy(sets[i], result.set_id, 33);
    }
    return 0;
}

static int close_sets(void **state)
{
    (void)state;
    place_close(&place);
    return 0;
}

/* ---- questions: 0, or why not; *held: what the answer has taken ---- */

static int ask_analysis(const struct analysis *analysis, const char *set,
                        struct budget *budget, uint64_t *held, struct error *error)
{
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    const struct given_parameter given[] = {{"set", set}};
    const struct analysis_request request = {
        .given = {given, 1}, .budget = budget, .whole = true, .threads = 1};
    int status = analysis_run(place.store, analysis, &request, &result, error);

    *held = budget->memory_used;
    return status;
}

/* The device time by operator of a comparison of a set with itself. */
static int ask_operators(const char *set, bool operators, struct budget *budget,
                         uint64_t *held, struct error *error)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    const struct given_parameter items[] = {{"control", set}, {"test", set}};
    const struct given_parameters given = {items, 2};
    int status = compare_request_read(COMPARE_TRACES, &given, budget, &request, error);

    if (status == 0)
        status = compare_run(place.store, &request, &result, error);
    if (status == 0 && operators)
        status = operators_add(place.store, &result, error);
    *held = budget->memory_used;
    return status != 0 ? status : budget_look(budget, error);
}

/* ---- what they take ---- */

static uint64_t held_by(const struct analysis *analysis, const char *set)
{
    struct budget budget = {.memory = (uint64_t)1 << 30};
    uint64_t held, less;
    struct error error;

    budget_begin(&budget);
    assert_int_equal(ask_analysis(analysis, set, &budget, &held, &error), 0);
    assert_int_equal(budget.memory_used, 0);
    budget = (struct budget){.memory = held - 1};
    budget_begin(&budget);
    assert_int_equal(ask_analysis(analysis, set, &budget, &less, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");
    assert_int_equal(budget.memory_used, 0);
    return held;
}

static const struct analysis *find(const char *name)
{
    for (size_t i = 0; i < analysis_count; i++)
        if (strcmp(analyses[i]->name, name) == 0)
            return analyses[i];
    fail_msg("no analysis %s", name);
    return NULL;
}

/* Their sums have the names of operators or of kernels, and so have their tables. */
static void analyses_count_their_names(void **state)
{
    static const struct {
        const char *name;
        unsigned times;
    } names[] = {
        {"work", 2}, {"memory", 1}, {"critical_path", 2}, {"operator_kernels", 1}};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct analysis *analysis = find(names[i].name);
        uint64_t more = held_by(analysis, sets[1]) - held_by(analysis, sets[0]);

        if (more < names[i].times * BYTES_MORE || more > 64 * BYTES_MORE)
            fail_msg("%s: %llu bytes more, the names %llu", names[i].name,
                     (unsigned long long)more, (unsigned long long)BYTES_MORE);
    }
}

static void operators_of_a_comparison_count_their_names(void **state)
{
    uint64_t held[2][2], ignored;
    struct budget budget;
    struct error error;

    (void)state;
    for (int set = 0; set < 2; set++)
        for (int operators = 0; operators < 2; operators++) {
            budget = (struct budget){.memory = (uint64_t)1 << 30};
            budget_begin(&budget);
            assert_int_equal(ask_operators(sets[set], operators == 1, &budget,
                                           &held[set][operators], &error),
                             0);
        }
    assert_true(held[1][1] - held[1][0] >= held[0][1] - held[0][0] + BYTES_MORE);
    budget = (struct budget){.memory = held[1][1] - 1};
    budget_begin(&budget);
    assert_int_equal(ask_operators(sets[1], true, &budget, &ignored, &error),
                     -ERROR_TIMEOUT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(analyses_count_their_names),
        cmocka_unit_test(operators_of_a_comparison_count_their_names),
    };

    return cmocka_run_group_tests(tests, open_sets, close_sets);
}
