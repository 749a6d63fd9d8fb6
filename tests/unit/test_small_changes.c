/* Changes of the step time that are certain, but smaller than the equivalence
 * (docs/semantics.md §5): with one recording a side they are unchanged, with several p
 * comes first, and a condition of --fail-if has its own limit. */
#include "../given.h"
#include "base/error.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "ingest_place.h"
#include "step_text.h"

#include <stdio.h>
#include <string.h>

#define STEPS 6

/* Ingests a recording whose steps take `length` and some ns. */
static void add_set(struct place *place, const char *folder, int64_t length, char id[33])
{
    struct step_text trace;
    char name[64];
    int64_t at = 0;
    RESULT result;

    step_begin(&trace);
    for (int i = 0; i < STEPS; i++) {
        int64_t dur = length + 7 * i;

        step_host(&trace, i, at, dur);
        step_work(&trace, at + 10, at + 100, at + dur - 100);
        at += dur;
    }
    buffer_append_text(&trace.text, "]}");
    snprintf(name, sizeof name, "%s/a.json", folder);
    scratch_write(&place->scratch, name, trace.text.bytes, trace.text.length);
    buffer_free(&trace.text);
    place_ingest(place, folder, &result);
    memcpy(id, result.set_id, 33);
}

/* What is found between one recording and another; `outcome` that of the condition. */
static void assert_pair(struct place *place, const char *control, const char *test,
                        const char *equivalence, const char *condition,
                        enum verdict_kind kind, enum fail_if_outcome outcome)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(fail_if_free) struct fail_if fail_if = {0};
    struct error error = {0};

    assert_int_equal(fail_if_parse(&fail_if, condition, &error), 0);
    assert_int_equal(compare_request_read(COMPARE_TRACES,
                                          GIVEN({"control", control}, {"test", test},
                                                {"equivalence", equivalence}),
                                          NULL, &request, &error),
                     0);
    request.fail_if = &fail_if;
    if (compare_run(place->store, &request, &result, &error) != 0)
        fail_msg("%s", error.message);
    assert_true(result.verdict.test.p < 0.01);
    assert_int_equal(result.verdict.kind, kind);
    assert_int_equal(result.outcome, outcome);
}

static void one_recording_a_side(void **state)
{
    PLACE place;
    char control[33], test[33], slow[33];

    (void)state;
    place_open(&place);
    add_set(&place, "c", 1000000, control);
    add_set(&place, "t", 1005000, test); /* 0.5 % */
    add_set(&place, "s", 1030000, slow);
    assert_pair(&place, control, test, "0.02", "step_time>0.4%", VERDICT_UNCHANGED,
                FAIL_IF_MET);
    assert_pair(&place, control, test, "0.02", "step_time>0.6%", VERDICT_UNCHANGED,
                FAIL_IF_FINE);
    assert_pair(&place, test, control, "0.02", "step_time>0.1%", VERDICT_UNCHANGED,
                FAIL_IF_FINE);
    assert_pair(&place, control, test, "0.004", "step_time>1%", VERDICT_SLOWER,
                FAIL_IF_FINE);
    assert_pair(&place, test, control, "0.004", "step_time>1%", VERDICT_FASTER,
                FAIL_IF_FINE);
    assert_pair(&place, control, slow, "0.02", "step_time>1%", VERDICT_SLOWER,
                FAIL_IF_MET);
}

static void several_recordings_a_side(void **state)
{
    PLACE place;
    char ids[6][33], controls[140], tests[140];

    (void)state;
    place_open(&place);
    for (int i = 0; i < 6; i++) {
        char folder[20];

        snprintf(folder, sizeof folder, "r%d", i);
        add_set(&place, folder, (i < 3 ? 1000000 : 1005000) + 20 * i, ids[i]);
    }
    snprintf(controls, sizeof controls, "%s,%s,%s", ids[0], ids[1], ids[2]);
    snprintf(tests, sizeof tests, "%s,%s,%s", ids[3], ids[4], ids[5]);
    for (int turn = 0; turn < 2; turn++) {
        CLEANUP(compare_request_free) struct compare_request request = {0};
        CLEANUP(recordings_result_free) struct recordings_result result = {0};
        struct error error = {0};

        assert_int_equal(
            compare_request_read(COMPARE_TRACES,
                                 GIVEN({"control", turn == 0 ? controls : tests},
                                       {"test", turn == 0 ? tests : controls},
                                       {"equivalence", "0.02"}),
                                 NULL, &request, &error),
            0);
        if (compare_recordings(place.store, &request, &result, &error) != 0)
            fail_msg("%s", error.message);
        assert_true(result.step.p < 0.01);
        assert_int_equal(result.verdict, turn == 0 ? VERDICT_SLOWER : VERDICT_FASTER);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_recording_a_side),
        cmocka_unit_test(several_recordings_a_side),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
