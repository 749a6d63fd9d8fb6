/* account_make(): what it takes from sets and requests, and cases of
 * docs/semantics.md §16 that random programs rarely meet. */
#include "../given.h"
#include "account/run.h"
#include "account_told.h"
#include "base/error.h"
#include "compare/run.h"
#include "ingest_place.h"

#include <stdio.h>
#include <string.h>

static void write_file(struct place *place, const char *name, struct buffer *text)
{
    buffer_append_text(text, "]}");
    scratch_write_text(&place->scratch, name, text->bytes);
    buffer_free(text);
}

static void begin_file(struct buffer *text)
{
    buffer_init(text, TEXT_MAX);
    buffer_append_text(text, "{\"traceEvents\":[");
}

/* The account of two folders of the place. */
static void make(struct place *place, const char *const folders[2], const char *marker,
                 struct account *account, struct compare_result *result)
{
    struct error error;
    RESULT control = {0};
    RESULT test = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};

    place_ingest(place, folders[0], &control);
    place_ingest(place, folders[1], &test);
    const struct given_parameters *given =
        GIVEN({"control", control.set_id}, {"test", test.set_id}, {"marker", marker});
    assert_int_equal(compare_request_read(COMPARE_TRACES, given, NULL, &request, &error),
                     0);
    assert_int_equal(compare_run(place->store, &request, result, &error), 0);
    assert_int_equal(account_make(place->store, result, NULL, NULL, account, &error), 0);
}

static void check(const struct account *account, const char *key, int64_t control,
                  int64_t test)
{
    struct account_told *told = account_told_make(account);
    struct account_told *found = account_told_find(told, account->place_count, key);

    if (found == NULL || found->ns[0] != control || found->ns[1] != test)
        fail_msg("%lld and %lld ns, not %lld and %lld: %s",
                 found == NULL ? -1 : found->ns[0], found == NULL ? -1 : found->ns[1],
                 (long long)control, (long long)test, key);
    account_told_free(told, account->place_count);
}

/* Rows of a marker are no calls; a call of the same time, earlier in the file, is. */
static void steps_of_a_marker_are_no_calls(void **state)
{
    static const char *const folders[] = {"marked", "marked"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};

    (void)state;
    PLACE place;
    place_open(&place);
    for (int rank = 0; rank < 2; rank++) {
        struct buffer text;

        begin_file(&text);
        for (int i = 0; i < 3; i++) {
            char name[20], at[20];

            snprintf(name, sizeof name, "train %d", i);
            snprintf(at, sizeof at, "%d", 100 * i);
            add_event(&text, "cpu_op", "aten::mm", 1, 1, at, "50", NULL);
            add_event(&text, "user_annotation", name, 1, 1, at, "50", NULL);
            add_event(&text, "cpu_op", "aten::add", 1, 1, at, "10", NULL);
        }
        write_file(&place, rank == 0 ? "marked/rank0.json" : "marked/rank1.json", &text);
    }
    make(&place, folders, "train", &account, &result);
    assert_int_equal(account.samples[0], 6);
    assert_int_equal(account.ns[0], 300000);
    assert_int_equal(account.place_count, 2);
    check(&account, "operators\nin call\n\naten::mm\n(none)\n(none)\n", 240000, 240000);
    check(&account, "operators\nin call\n\naten::mm\naten::add\n(none)\n(none)\n", 60000,
          60000);
}

/* A name in whose place no time is left, because a transport has all of it, stands in no
 * path: so the other side's call of that name is a wrapper. */
static void a_name_without_time_stands_in_no_path(void **state)
{
    static const char *const folders[] = {"covered", "around"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct buffer text;

    (void)state;
    PLACE place;
    place_open(&place);
    begin_file(&text);
    add_event(&text, "user_annotation", "ProfilerStep#1", 1, 1, "0", "100", NULL);
    add_event(&text, "cpu_op", "aten::mm", 1, 1, "0", "90", NULL);
    add_event(&text, "user_annotation", "main", 1, 1, "90", "10", NULL);
    add_event(&text, "cpu_op", "gloo:all_reduce", 1, 2, "80", "20", NULL);
    write_file(&place, "covered/rank0.json", &text);
    begin_file(&text);
    add_event(&text, "user_annotation", "ProfilerStep#1", 1, 1, "0", "100", NULL);
    add_event(&text, "user_annotation", "main", 1, 1, "0", "100", NULL);
    add_event(&text, "cpu_op", "aten::mm", 1, 1, "0", "95", NULL);
    write_file(&place, "around/rank0.json", &text);
    make(&place, folders, NULL, &account, &result);
    check(&account, "operators\nin call\n\naten::mm\n(none)\n(none)\n", 90000, 95000);
    check(&account, "waiting\nin call\n\ngloo:all_reduce\n(none)\n(none)\n", 10000, 0);
    check(&account, "no recorded call\nin call\n\nmain\n(none)\n(none)\n", 0, 5000);
    assert_int_equal(account.place_count, 3);
}

/* An operator in an annotation of its own name is an operator, and so is what it calls.
 */
static void an_operator_in_its_annotation_is_an_operator(void **state)
{
    static const char *const folders[] = {"same", "same"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct buffer text;

    (void)state;
    PLACE place;
    place_open(&place);
    begin_file(&text);
    add_event(&text, "user_annotation", "ProfilerStep#1", 1, 1, "0", "100", NULL);
    add_event(&text, "user_annotation", "mark", 1, 1, "0", "100", NULL);
    add_event(&text, "cpu_op", "mark", 1, 1, "10", "80", NULL);
    add_event(&text, "python_function", "a.py(1): f", 1, 1, "20", "30", NULL);
    write_file(&place, "same/rank0.json", &text);
    make(&place, folders, NULL, &account, &result);
    check(&account, "no recorded call\nin call\n\nmark\n(none)\n(none)\n", 20000, 20000);
    check(&account, "operators\nin call\n\nmark\n(none)\n(none)\n", 50000, 50000);
    check(&account, "operators\nin call\n\nmark\na.py: f\n(none)\n(none)\n", 30000,
          30000);
    assert_int_equal(account.place_count, 3);
}

/* The first row below one of its own name is the same call; each further one is another.
 */
static void a_wrapper_of_many_calls_is_that_many(void **state)
{
    static const char *const folders[] = {"once", "often"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};

    (void)state;
    PLACE place;
    place_open(&place);
    for (int side = 0; side < 2; side++) {
        struct buffer text;

        begin_file(&text);
        add_event(&text, "cpu_op", "autograd::engine::evaluate_function: Mm", 1, 1, "0",
                  "100", NULL);
        add_event(&text, "cpu_op", "Mm", 1, 1, "10", "20", NULL);
        if (side == 1) {
            add_event(&text, "cpu_op", "Mm", 1, 1, "40", "20", NULL);
            add_event(&text, "cpu_op", "Mm", 1, 1, "70", "20", NULL);
        }
        write_file(&place, side == 0 ? "once/rank0.json" : "often/rank0.json", &text);
    }
    make(&place, folders, NULL, &account, &result);
    for (int side = 0; side < 2; side++) {
        int64_t calls = 0;

        for (size_t i = 0; i < account.tally[side].count; i++)
            calls += account.tally[side].list[i].sum;
        assert_int_equal(calls, side == 0 ? 1 : 3);
    }
}

/* A wait of 86 µs lets a queue of four rows run empty; then the device waits for the next
 * launch. That fills the queue again, for no longer than the wait made the host late. */
static void a_queue_fills_again_after_a_wait(void **state)
{
    static const struct {
        const char *length, *launch, *work;
        int64_t refill, idle;
    } all[] = {{"50", "140", "145", 55000, 55000}, {"200", "290", "295", 86000, 205000}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        static const char *const folders[] = {"wait", "wait"};
        CLEANUP(account_free) struct account account = {0};
        CLEANUP(compare_result_free) struct compare_result result = {0};
        struct buffer text;
        int64_t refill = 0, idle = 0;

        PLACE place;
        place_open(&place);
        begin_file(&text);
        for (int k = 0; k < 5; k++) {
            static const char *const launches[] = {"0", "1", "2", "3"};
            static const char *const starts[] = {"10", "30", "50", "70"};
            char link[20], work[60];

            snprintf(link, sizeof link, "\"correlation\":%d", k + 1);
            snprintf(work, sizeof work, "%s,\"device\":0,\"stream\":7", link);
            add_event(&text, "cuda_runtime", "cudaLaunchKernel", 1, 1,
                      k < 4 ? launches[k] : all[i].launch, "1", link);
            add_event(&text, "kernel", "k", 0, 7, k < 4 ? starts[k] : all[i].work, "20",
                      work);
        }
        add_event(&text, "cuda_runtime", "cudaStreamSynchronize", 1, 1, "4", "86", NULL);
        add_event(&text, "cpu_op", "aten::slow", 1, 1, "90", all[i].length, NULL);
        write_file(&place, "wait/rank0.json", &text);
        make(&place, folders, NULL, &account, &result);
        for (uint32_t k = 0; k < account.refill_count; k++) {
            const struct account_node *wait = &account.nodes[account.refills[k].wait];

            assert_string_equal(strings_text(&account.names, wait->name),
                                "cudaStreamSynchronize");
        }
        for (size_t k = 0; k < account.refilled[0].count; k++)
            refill += account.refilled[0].list[k].sum;
        for (uint32_t k = 0; k < account.place_count; k++)
            if (account.places[k].part == ACCOUNT_IDLE &&
                account.places[k].sort != ACCOUNT_HOLE)
                idle += account.places[k].ns[0];
        assert_int_equal(refill, all[i].refill);
        assert_in_range(idle, all[i].idle, all[i].idle + 10000);
    }
}

/* Lines of one function are one call where the other side has none of them; an instance
 * below several of them is one module. */
static void a_module_below_two_lines_is_one(void **state)
{
    static const char *const folders[] = {"lines", "line"};
    static const char *const functions[][2] = {{"a.py(1): f", "a.py(2): f"},
                                               {"a.py(5): f", "a.py(5): f"}};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};

    (void)state;
    PLACE place;
    place_open(&place);
    for (int side = 0; side < 2; side++) {
        struct buffer text;

        begin_file(&text);
        add_event(&text, "python_function", functions[side][0], 1, 1, "0", "30", NULL);
        add_event(&text, "python_function", "nn.Module: Linear_7", 1, 1, "0", "30", NULL);
        add_event(&text, "python_function", functions[side][1], 1, 1, "30", "60", NULL);
        add_event(&text, "python_function", "nn.Module: Linear_3", 1, 1, "30", "20",
                  NULL);
        add_event(&text, "python_function", "nn.Module: Linear_7", 1, 1, "50", "40",
                  NULL);
        write_file(&place, side == 0 ? "lines/rank0.json" : "line/rank0.json", &text);
    }
    make(&place, folders, NULL, &account, &result);
    check(&account, "python\nin call\n\na.py: f\nnn.Module: Linear #0\n(none)\n(none)\n",
          70000, 70000);
    check(&account, "python\nin call\n\na.py: f\nnn.Module: Linear #1\n(none)\n(none)\n",
          20000, 20000);
    assert_int_equal(account.place_count, 2);
}

/* Modules are numbered in each file. */
static void modules_are_those_of_a_file(void **state)
{
    static const char *const folders[] = {"ranks", "ranks"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};

    (void)state;
    PLACE place;
    place_open(&place);
    for (int rank = 0; rank < 2; rank++) {
        struct buffer text;

        begin_file(&text);
        add_event(&text, "python_function",
                  rank == 0 ? "nn.Module: Linear_4" : "nn.Module: Linear_9", 1, 1, "0",
                  rank == 0 ? "10" : "20", NULL);
        write_file(&place, rank == 0 ? "ranks/rank0.json" : "ranks/rank1.json", &text);
    }
    make(&place, folders, NULL, &account, &result);
    check(&account, "python\nin call\n\nnn.Module: Linear #0\n(none)\n(none)\n", 30000,
          30000);
    assert_int_equal(account.place_count, 1);
}

/* "in order of first call in the file", on whichever thread. */
static void the_first_call_may_be_on_another_thread(void **state)
{
    static const char *const folders[] = {"threads", "threads"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct buffer text;

    (void)state;
    PLACE place;
    place_open(&place);
    begin_file(&text);
    add_event(&text, "python_function", "nn.Module: Linear_2", 1, 1, "0", "40", NULL);
    add_event(&text, "python_function", "nn.Module: Linear_1", 1, 1, "40", "20", NULL);
    add_event(&text, "python_function", "nn.Module: Linear_1", 1, 2, "-10", "10", NULL);
    write_file(&place, "threads/rank0.json", &text);
    make(&place, folders, NULL, &account, &result);
    check(&account, "python\nin call\n\nnn.Module: Linear #0\n(none)\n(none)\n", 20000,
          20000);
    check(&account, "python\nin call\n\nnn.Module: Linear #1\n(none)\n(none)\n", 40000,
          40000);
}

/* Device rows of one name and two categories are two rows. */
static void the_category_is_part_of_a_row(void **state)
{
    static const char *const folders[] = {"work", "work"};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct buffer text;

    (void)state;
    PLACE place;
    place_open(&place);
    begin_file(&text);
    add_event(&text, "cuda_runtime", "cudaLaunchKernel", 1, 1, "0", "5",
              "\"correlation\":1");
    add_event(&text, "kernel", "k", 0, 7, "5", "10",
              "\"correlation\":1,\"device\":0,\"stream\":7");
    add_event(&text, "mtia_ccp_events", "k", 0, 7, "15", "20",
              "\"correlation\":1,\"device\":0,\"stream\":7");
    write_file(&place, "work/rank0.json", &text);
    make(&place, folders, NULL, &account, &result);
    check(&account, "compute\nk\nkernel\ncudaLaunchKernel\n(none)\n(none)\n", 10000,
          10000);
    check(&account, "compute\nk\nmtia_ccp_events\ncudaLaunchKernel\n(none)\n(none)\n",
          20000, 20000);
    check(&account, "idle\nin the launch\n\ncudaLaunchKernel\n(none)\n(none)\n", 5000,
          5000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_of_a_marker_are_no_calls),
        cmocka_unit_test(a_name_without_time_stands_in_no_path),
        cmocka_unit_test(a_module_below_two_lines_is_one),
        cmocka_unit_test(modules_are_those_of_a_file),
        cmocka_unit_test(the_first_call_may_be_on_another_thread),
        cmocka_unit_test(the_category_is_part_of_a_row),
        cmocka_unit_test(an_operator_in_its_annotation_is_an_operator),
        cmocka_unit_test(a_wrapper_of_many_calls_is_that_many),
        cmocka_unit_test(a_queue_fills_again_after_a_wait),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
