/* Ranks are worked on at once: the result is that of one thread, and so is the error. */
#include "analyse/run.h"
#include "answer/analysis.h"
#include "base/error.h"
#include "ingest_place.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define RANKS 9
#define ROUNDS 8

/* Operators with launches, copies and annotations; more of them on higher ranks. */
static void append_rank(struct buffer *text, int rank, int side)
{
    buffer_printf(text, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[", rank);
    size_t begin = text->length;

    for (int i = 0; i < 40 + 7 * rank; i++) {
        static const char *const categories[] = {"kernel", "gpu_memcpy", "kernel",
                                                 "collective_comm"};
        char ts[20], dur[20], late[20], arguments[120], name[60];

        snprintf(ts, sizeof ts, "%d.5", 1000 + 100 * i);
        snprintf(dur, sizeof dur, "%d.25", 7 + (i * 31 + rank + side) % 90);
        snprintf(late, sizeof late, "%d", 1020 + 100 * i + i % 5 * 30);
        snprintf(name, sizeof name, "aten::op%d", i % 3);
        add_event(text, "cpu_op", name, 1, 1, ts, "60", NULL);
        snprintf(arguments, sizeof arguments, "\"correlation\":%d", i + 1);
        add_event(text, "cuda_runtime", "cudaLaunchKernel", 1, 1, ts, "4", arguments);
        snprintf(name, sizeof name, i % 4 == 1 ? "Memcpy HtoD" : "rank%d::kernel%d",
                 i % 8 == 0 ? rank : 99, i % 11);
        snprintf(arguments, sizeof arguments,
                 "\"correlation\":%d,\"device\":0,\"stream\":%d,"
                 "\"memory bandwidth (GB/s)\":%d.5",
                 i + 1, 7 + i % 2, i % 13);
        add_event(text, categories[i % 4], name, 0, 7, late, dur, arguments);
        add_event(text, "gpu_user_annotation", i % 2 ? "a" : "b", 0, 7, late, dur, NULL);
    }
    /* The same name in two categories. */
    add_event(text, "mtia_ccp_events", "rank99::kernel2", 0, 7, "900", "3",
              "\"device\":0,\"stream\":7");
    assert_true(text->length > begin);
    buffer_append_text(text, "]}");
}

static void ingest_ranks(struct place *place, const char *folder, int side, char id[33])
{
    RESULT result;

    for (int rank = 0; rank < RANKS; rank++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        char name[60];

        append_rank(&text, rank, side);
        snprintf(name, sizeof name, "%s/rank%d.json", folder, rank);
        scratch_write(&place->scratch, name, text.bytes, text.length);
    }
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

static void run_to_json(struct store *store, const struct analysis *analysis,
                        const char *set, const char *test, unsigned threads,
                        struct buffer *out)
{
    const struct given_parameter given[] = {{"set", set},
                                            {"test", test},
                                            {"operator_name", "aten::"},
                                            {"min_pattern_len", "1"},
                                            {"num_kernels", "4"}};
    const struct analysis_request request = {
        .given = {given, sizeof given / sizeof given[0]},
        .whole = true,
        .threads = threads};
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    struct error error;

    buffer_init(out, TEXT_MAX);
    if (analysis_run(store, analysis, &request, &result, &error) != 0)
        fail_msg("%s: %s", analysis->name, error.message);
    assert_int_equal(analysis_write_json(&result, NULL, out, &error), 0);
    assert_int_equal(result.sides[0].selection.rank_count, RANKS);
}

static void threads_change_nothing(void **state)
{
    char set[33], test[33];
    PLACE place;

    size_t with_ranks = 0;

    (void)state;
    place_open(&place);
    ingest_ranks(&place, "a", 0, set);
    ingest_ranks(&place, "b", 1, test);
    for (size_t i = 0; i < analysis_count; i++) {
        CLEANUP_BUFFER struct buffer expected;

        run_to_json(place.store, analyses[i], set, test, 1, &expected);
        with_ranks += strstr(expected.bytes, "\"rank\":8") != NULL;
        for (int round = 0; round < ROUNDS; round++) {
            CLEANUP_BUFFER struct buffer got;

            run_to_json(place.store, analyses[i], set, test, 4, &got);
            assert_int_equal(got.length, expected.length);
            assert_memory_equal(got.bytes, expected.bytes, got.length);
        }
    }
    /* The others say nothing of these traces, or not by rank. */
    assert_true(with_ranks >= 10);
}

/* Ranks 3 and later of both sides fail, the first of them last. */
static int fail_late(void *context, int side, size_t number, const struct rows_rank *rank,
                     struct error *error)
{
    bool *visited = context;

    visited[side * RANKS + (int)number] = true;
    assert_int_equal(rank->rank, number);
    if (number < 3)
        return 0;
    if (number == 3)
        usleep(2000);
    return error_set(error, ERROR_PARAMETER, "test", "rank %zu of side %d", number, side);
}

static void the_first_error_counts(void **state)
{
    char set[33];
    PLACE place;

    (void)state;
    place_open(&place);
    ingest_ranks(&place, "a", 0, set);
    const struct given_parameter given[] = {{"set", set}, {"test", set}};
    const struct analysis_request request = {.given = {given, 2}, .threads = 4};
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    struct error error;
    assert_int_equal(analysis_run(place.store, analysis_find("temporal_breakdown"),
                                  &request, &result, &error),
                     0);
    for (int round = 0; round < ROUNDS; round++) {
        bool visited[2 * RANKS] = {false};

        assert_int_equal(ranks_each(place.store, &result, fail_late, visited, &error),
                         -ERROR_PARAMETER);
        assert_string_equal(error.message, "rank 3 of side 0");
        assert_true(visited[0] && visited[1] && visited[2]);
        assert_false(visited[2 * RANKS - 1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_change_nothing),
        cmocka_unit_test(the_first_error_counts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
