/* The ledger of a side: gaps stand where the host was. */
#include "base/cleanup.h"
#include "diagnosis/gather.h"
#include "gather_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEDGER CLEANUP(ledger_free) struct ledger

/* ---- recordings ---- */

/* Times in µs. */
static void host(struct buffer *text, const char *category, const char *name, int tid,
                 int ts, int dur)
{
    gather_row(text, category, name, tid, 1000LL * ts, 1000LL * dur, 0);
}

static void launch(struct buffer *text, int tid, int ts, int kernel_ts, int kernel_dur,
                   int correlation)
{
    gather_row(text, "cuda_runtime", "cudaLaunchKernel", tid, 1000LL * ts, 10000,
               correlation);
    gather_row(text, "kernel", "k", 7, 1000LL * kernel_ts, 1000LL * kernel_dur,
               correlation);
}

/* One step of 1 ms, from 0, on thread 1. */
static void begin(struct buffer *text)
{
    buffer_init(text, TEXT_MAX);
    buffer_append_text(text, "{\"traceEvents\":[");
    host(text, "user_annotation", "ProfilerStep#1", 1, 0, 1000);
}

static void gather_text(struct buffer *text, struct ledger *ledger)
{
    static const uint32_t bins[] = {LEDGER_NONE, 0};
    struct error error;

    buffer_append_text(text, "]}");
    RECORDING recording = read_text(text->bytes);
    buffer_free(text);
    assert_int_equal(recording->step_count, 2);
    assert_true(ledger_init(ledger, 1));
    assert_int_equal(gather_recording(recording, bins, ledger, &error), 0);
}

/* ---- where the host was ---- */

static const char *node_name(const struct ledger *ledger, uint32_t node)
{
    return node == LEDGER_NONE ? "?"
                               : strings_text(&ledger->names, ledger->nodes[node].name);
}

static const char *name_of(const struct ledger *ledger, uint32_t name)
{
    return name == LEDGER_NONE ? "-" : strings_text(&ledger->names, name);
}

static void describe(const struct ledger *ledger, const struct ledger_idle *idle,
                     char out[200])
{
    int length = 0;

    switch (idle->sort) {
    case LEDGER_IN_CALL:
        length = snprintf(out, 200, "in %s", node_name(ledger, idle->node));
        break;
    case LEDGER_IN_HOLE:
        length = snprintf(out, 200, "%s .. %s in '%s'", name_of(ledger, idle->before),
                          name_of(ledger, idle->after), node_name(ledger, idle->node));
        break;
    case LEDGER_IN_LAUNCH:
        length = snprintf(out, 200, "launching %s", node_name(ledger, idle->node));
        break;
    case LEDGER_DEVICE_SIDE:
        length = snprintf(out, 200, "device");
        break;
    default:
        length = snprintf(out, 200, "unlaunched");
    }
    if (idle->drain != LEDGER_NONE)
        snprintf(out + length, 200 - (size_t)length, ", drained by %s",
                 node_name(ledger, idle->drain));
}

struct place {
    const char *text;
    int us, gaps;
};

/* Nothing but these places has idle time; their order does not matter. Calls of one name
 * are one place here, whoever calls them. */
static void assert_idle(const struct ledger *ledger, const struct place *places,
                        size_t count)
{
    int64_t us[16] = {0}, gaps[16] = {0};

    for (uint32_t i = 0; i < ledger->idle_count; i++) {
        char text[200];
        size_t at = 0;

        describe(ledger, &ledger->idle[i], text);
        while (at < count && strcmp(places[at].text, text) != 0)
            at++;
        if (at == count && ledger->idle_share[i] != 0)
            fail_msg("%s: %d us", text, (int)(ledger->idle_share[i] / 1000));
        us[at] += ledger->idle_share[i] / 1000;
        gaps[at] += ledger->idle_gaps[i];
    }
    for (size_t i = 0; i < count; i++)
        if (us[i] != places[i].us || gaps[i] != places[i].gaps)
            fail_msg("%s: %d us in %d gaps, not %d in %d", places[i].text, (int)us[i],
                     (int)gaps[i], places[i].us, places[i].gaps);
}

#define ASSERT_IDLE(ledger, places)                                                      \
    assert_idle(ledger, places, sizeof(places) / sizeof(places)[0])

/* ns that the host passed in a hole, whatever the device did. */
static int64_t hole_time(const struct ledger *ledger, const char *wanted)
{
    for (uint32_t i = 0; i < ledger->idle_count; i++) {
        char text[200];

        describe(ledger, &ledger->idle[i], text);
        if (strcmp(text, wanted) == 0)
            return ledger->hole_time[i];
    }
    fail_msg("no %s", wanted);
    return 0;
}

static int64_t node_time(const struct ledger *ledger, const char *name)
{
    int64_t time = -1;

    for (uint32_t i = 0; i < ledger->node_count; i++)
        if (strcmp(node_name(ledger, i), name) == 0)
            time = (time < 0 ? 0 : time) + ledger->time[i];
    assert_true(time >= 0);
    return time;
}

static void a_gap_inside_a_call(void **state)
{
    static const struct place places[] = {{"in a", 700, 3},
                                          {"launching cudaLaunchKernel", 20, 2},
                                          {"device", 20, 2},
                                          {"a .. - in ''", 100, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "a", 1, 0, 900);
    launch(&text, 1, 100, 120, 80, 1);
    launch(&text, 1, 500, 520, 80, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
    assert_int_equal(node_time(&ledger, "a"), 880000);
}

static void a_hole_between_two_calls(void **state)
{
    static const struct place places[] = {{"in a", 10, 1},
                                          {"launching cudaLaunchKernel", 20, 2},
                                          {"in b", 150, 1},
                                          {"a .. b in ''", 100, 1},
                                          {"b .. - in ''", 400, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "a", 1, 0, 200);
    launch(&text, 1, 10, 20, 280, 1); /* half of the hole is covered */
    host(&text, "cpu_op", "b", 1, 400, 200);
    launch(&text, 1, 450, 460, 40, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
    assert_int_equal(hole_time(&ledger, "a .. b in ''"), 200000);
    assert_int_equal(hole_time(&ledger, "b .. - in ''"), 400000);
}

/* In a call that is no mere stretch, what lies between its calls is its own. */
static void an_annotation_has_holes_an_operator_has_none(void **state)
{
    static const struct place places[] = {{"in outer", 100, 1},
                                          {"in a", 10, 0},
                                          {"launching cudaLaunchKernel", 20, 2},
                                          {"a .. b in 'phase'", 100, 1},
                                          {"b .. - in 'phase'", 90, 1},
                                          {"phase .. - in ''", 400, 0},
                                          {"in b", 10, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "outer", 1, 0, 300);
    host(&text, "cpu_op", "a", 1, 100, 100);
    launch(&text, 1, 110, 120, 180, 1); /* until 300 */
    host(&text, "user_annotation", "phase", 1, 300, 300);
    host(&text, "cpu_op", "a", 1, 300, 0);
    host(&text, "cpu_op", "b", 1, 400, 100);
    launch(&text, 1, 410, 420, 90, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
}

static void a_wait_that_emptied_the_queue(void **state)
{
    static const struct place places[] = {
        {"in a", 10, 1},
        {"launching cudaLaunchKernel", 20, 2},
        {"- .. - in '', drained by cudaStreamSynchronize", 10, 1},
        {"cudaStreamSynchronize .. b in '', drained by cudaStreamSynchronize", 90, 0},
        {"in b, drained by cudaStreamSynchronize", 10, 0},
        {"b .. - in ''", 500, 1}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "a", 1, 0, 40);
    launch(&text, 1, 10, 20, 280, 1);
    host(&text, "cuda_runtime", "cudaStreamSynchronize", 1, 50, 260);
    host(&text, "cpu_op", "b", 1, 400, 100);
    launch(&text, 1, 410, 420, 80, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
}

static void what_the_host_does_not_explain(void **state)
{
    static const struct place places[] = {{"in a", 10, 1},
                                          {"launching cudaLaunchKernel", 10, 1},
                                          {"device", 40, 1},
                                          {"unlaunched", 50, 1},
                                          {"a .. - in ''", 600, 1}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "a", 1, 0, 40);
    launch(&text, 1, 10, 60, 190, 1); /* waits for less than a 20th of the step */
    gather_row(&text, "kernel", "k", 7, 300000, 100000, 0);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
}

/* The main thread stays in one call while the backward thread pauses: it waits. */
static void a_pause_of_the_backward_thread_is_its_own(void **state)
{
    static const struct place places[] = {
        {"in backward", 400, 2},   {"in x", 30, 1}, {"launching cudaLaunchKernel", 20, 2},
        {"x .. y in '?'", 300, 0}, {"in y", 10, 0}, {"backward .. - in ''", 100, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "backward", 1, 0, 900);
    host(&text, "cpu_op", "x", 2, 100, 100);
    launch(&text, 2, 110, 120, 60, 1);
    host(&text, "cpu_op", "y", 2, 500, 100);
    launch(&text, 2, 510, 520, 80, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
    /* Its waiting for the other thread is not its own time. */
    assert_int_equal(node_time(&ledger, "backward"), 400000);
}

/* The main thread works meanwhile: that is what the device waits for. */
static void a_pause_in_which_the_main_thread_works(void **state)
{
    static const struct place places[] = {
        {"- .. p in ''", 100, 1}, {"in x", 30, 1}, {"launching cudaLaunchKernel", 20, 2},
        {"x .. y in '?'", 10, 0}, {"in p", 90, 0}, {"in q", 180, 0},
        {"q .. - in ''", 420, 1}, {"in y", 10, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "p", 1, 210, 90);
    host(&text, "cpu_op", "q", 1, 300, 180);
    host(&text, "cpu_op", "x", 2, 100, 100);
    launch(&text, 2, 110, 120, 60, 1);
    host(&text, "cpu_op", "y", 2, 500, 100);
    launch(&text, 2, 510, 520, 80, 2);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
}

static void without_a_device_the_host_is_all(void **state)
{
    static const struct place places[] = {{"- .. a in ''", 100, 1},
                                          {"in a", 200, 0},
                                          {"in b", 100, 0},
                                          {"a .. - in ''", 600, 0}};
    struct buffer text;
    LEDGER ledger;

    (void)state;
    begin(&text);
    host(&text, "cpu_op", "a", 1, 100, 300);
    host(&text, "cpu_op", "b", 1, 200, 100);
    gather_text(&text, &ledger);
    ASSERT_IDLE(&ledger, places);
    assert_int_equal(node_time(&ledger, "a"), 200000);
    assert_int_equal(node_time(&ledger, "b"), 100000);
}

/* With the whole recording as the step, rows without a launch are calls, too. */
static void unlaunched_rows_count_in_a_whole_recording(void **state)
{
    static const uint32_t bins[] = {0, LEDGER_NONE};
    struct buffer text;
    struct error error;
    LEDGER ledger;

    (void)state;
    begin(&text);
    gather_row(&text, "kernel", "k", 7, 300000, 100000, 0);
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    buffer_free(&text);
    assert_true(ledger_init(&ledger, 1));
    assert_int_equal(gather_recording(recording, bins, &ledger, &error), 0);
    assert_int_equal(node_time(&ledger, "k"), 100000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_gap_inside_a_call),
        cmocka_unit_test(a_hole_between_two_calls),
        cmocka_unit_test(an_annotation_has_holes_an_operator_has_none),
        cmocka_unit_test(a_wait_that_emptied_the_queue),
        cmocka_unit_test(what_the_host_does_not_explain),
        cmocka_unit_test(a_pause_of_the_backward_thread_is_its_own),
        cmocka_unit_test(a_pause_in_which_the_main_thread_works),
        cmocka_unit_test(without_a_device_the_host_is_all),
        cmocka_unit_test(unlaunched_rows_count_in_a_whole_recording),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
