/* Conditions of --fail-if: what is understood, what is refused, and what they decide. */
#include "base/error.h"
#include "compare/parameters.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void understands_conditions(void **state)
{
    static const struct {
        const char *text;
        enum fail_if_measure measure;
        bool or_equal, percent;
        double limit;
        const char *name, *category;
    } cases[] = {
        {"step_time>5%", FAIL_IF_STEP_TIME, false, true, 5, NULL, NULL},
        {"gpu_time>200us", FAIL_IF_GPU_TIME, false, false, 2e5, NULL, NULL},
        {" gpu_time >= 1.5 ms ", FAIL_IF_GPU_TIME, true, false, 1.5e6, NULL, NULL},
        {"step_time>0.5s", FAIL_IF_STEP_TIME, false, false, 5e8, NULL, NULL},
        {"step_time>.5\xC2\xB5s", FAIL_IF_STEP_TIME, false, false, 500, NULL, NULL},
        {"compute>1e3ns", FAIL_IF_COMPUTE, false, false, 1000, NULL, NULL},
        {"idle>2.5E-1%", FAIL_IF_IDLE, false, true, 0.25, NULL, NULL},
        {"exposed_communication>0%", FAIL_IF_EXPOSED_COMMUNICATION, false, true, 0, NULL,
         NULL},
        {"exposed_memory>1us", FAIL_IF_EXPOSED_MEMORY, false, false, 1e3, NULL, NULL},
        {"op(\"aten::mm\")>10%", FAIL_IF_OP, false, true, 10, "aten::mm", NULL},
        {"op( 'a, \"b\" > 5%' , \"kernel\" ) >= 3us", FAIL_IF_OP, true, false, 3e3,
         "a, \"b\" > 5%", "kernel"},
        {"op(\"a\\\"b\\\\\")>1%", FAIL_IF_OP, false, true, 1, "a\"b\\", NULL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP(fail_if_free) struct fail_if list = {0};
        struct error error = {0};

        assert_int_equal(fail_if_parse(&list, cases[i].text, &error), 0);
        assert_int_equal(list.count, 1);
        const struct fail_if_condition *condition = &list.conditions[0];
        assert_int_equal(condition->measure, cases[i].measure);
        assert_int_equal(condition->or_equal, cases[i].or_equal);
        assert_int_equal(condition->percent, cases[i].percent);
        assert_true(fabs(condition->limit - cases[i].limit) <= cases[i].limit * 1e-15);
        if (cases[i].name != NULL)
            assert_string_equal(condition->name, cases[i].name);
        else
            assert_null(condition->name);
        if (cases[i].category != NULL)
            assert_string_equal(condition->category, cases[i].category);
        else
            assert_null(condition->category);
    }
}

static void refuses_the_rest(void **state)
{
    /* The text, and a word of the message. */
    static const char *const cases[][2] = {
        {"", "ends where"},
        {"step_time", "> or >="},
        {"step_time>", "a number"},
        {"step_time>5", "a unit"},
        {"step_time>5 parsecs", "a unit"},
        {"step_time>5m", "a unit"},
        {"step_time>nan%", "nan or inf"},
        {"step_time>NaN%", "nan or inf"},
        {"step_time>inf%", "nan or inf"},
        {"step_time>infinityus", "nan or inf"},
        {"step_time>-5%", "a number"},
        {"step_time>+5%", "a number"},
        {"step_time>0x10%", "a decimal number"},
        {"step_time>1e999%", "not too large"},
        {"step_time>1e305s", "a smaller limit"},
        {"step_time>1e%", "exponent"},
        {"step_time>.%", "a number"},
        {"step_time<5%", "> or >="},
        {"step_time=5%", "> or >="},
        {"steptime>5%", "step_time, gpu_time"},
        {"Step_Time>5%", "step_time, gpu_time"},
        {"step_time2>5%", "step_time, gpu_time"},
        {"op>5%", "op(\"name\")"},
        {"op()>5%", "in quotes"},
        {"op(aten::mm)>5%", "in quotes"},
        {"op(\"\")>5%", "not empty"},
        {"op(\"aten::mm)>5%", "a closing quote"},
        {"op(\"a\" \"b\")>5%", "\")\""},
        {"step_time>5%,", "ends where"},
        {"step_time>5% gpu_time>1us", "another condition"},
        {"step_time>5%%", "another condition"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP(fail_if_free) struct fail_if list = {0};
        struct error error = {0};

        assert_int_equal(fail_if_parse(&list, "idle>1%", &error), 0);
        assert_int_equal(fail_if_parse(&list, cases[i][0], &error), -ERROR_PARAMETER);
        assert_string_equal(error.slug, "bad_fail_if");
        if (strstr(error.message, cases[i][1]) == NULL)
            fail_msg("\"%s\": %s", cases[i][0], error.message);
        assert_int_equal(list.count, 1);
    }
}

static void takes_several(void **state)
{
    CLEANUP(fail_if_free) struct fail_if list = {0};
    struct error error = {0};

    (void)state;
    assert_int_equal(
        fail_if_parse(&list, "step_time>5%, op(\"x\")>1us;gpu_time>1ms", &error), 0);
    assert_int_equal(fail_if_parse(&list, "idle>3%", &error), 0);
    assert_int_equal(list.count, 4);
    assert_string_equal(list.conditions[0].text, "step_time>5%");
    assert_string_equal(list.conditions[1].text, "op(\"x\")>1us");
    assert_string_equal(list.conditions[2].text, "gpu_time>1ms");
    for (size_t i = list.count; i < FAIL_IF_CONDITIONS_MAX; i++)
        assert_int_equal(fail_if_parse(&list, "idle>3%", &error), 0);
    assert_int_equal(fail_if_parse(&list, "idle>3%", &error), -ERROR_PARAMETER);
}

/* Mean and median of the control are 1000 ns. */
static enum fail_if_outcome judge(const char *text, double mean_change, double shift,
                                  bool slower)
{
    CLEANUP(fail_if_free) struct fail_if list = {0};
    const struct fail_if_change change = {.mean = {1000, 1000 + mean_change},
                                          .median = 1000,
                                          .shift = shift,
                                          .slower = slower};

    assert_int_equal(fail_if_parse(&list, text, NULL), 0);
    return fail_if_judge(&list.conditions[0], &change);
}

static void decides(void **state)
{
    (void)state;
    assert_int_equal(judge("step_time>5%", 60, 60, true), FAIL_IF_MET);
    assert_int_equal(judge("step_time>5%", 50, 50, true), FAIL_IF_FINE);
    assert_int_equal(judge("step_time>=5%", 50, 50, true), FAIL_IF_MET);
    assert_int_equal(judge("step_time>5%", 40, 40, true), FAIL_IF_FINE);
    assert_int_equal(judge("step_time>1us", 1001, 1001, true), FAIL_IF_MET);
    assert_int_equal(judge("step_time>1us", 1000, 1000, true), FAIL_IF_FINE);
    /* Uncertain changes and improvements do not fail. */
    assert_int_equal(judge("step_time>5%", 1000, 1000, false), FAIL_IF_FINE);
    assert_int_equal(judge("step_time>0%", -100, -100, false), FAIL_IF_FINE);
    /* Too few observations, or no such time at all. */
    assert_int_equal(judge("step_time>5%", 1, (double)NAN, false), FAIL_IF_CANNOT_JUDGE);
    assert_int_equal(judge("gpu_time>5%", (double)NAN, 1, true), FAIL_IF_CANNOT_JUDGE);
}

/* The shift decides: single slow steps move the mean alone. If both contradict each other
 * about the condition, it cannot be judged. */
static void the_shift_decides(void **state)
{
    (void)state;
    assert_int_equal(judge("step_time>5%", 10, 100, true), FAIL_IF_MET);
    assert_int_equal(judge("step_time>5%", 300, 10, true), FAIL_IF_FINE);
    assert_int_equal(judge("step_time>5%", -200, 100, true), FAIL_IF_CANNOT_JUDGE);
    assert_int_equal(judge("step_time>5%", 200, -100, false), FAIL_IF_CANNOT_JUDGE);
    assert_int_equal(judge("step_time>5%", 0, 100, true), FAIL_IF_MET);
    /* Neither is over the limit: there is nothing to contradict. */
    assert_int_equal(judge("step_time>5%", -3, 4, false), FAIL_IF_FINE);
    assert_int_equal(judge("step_time>5%", 40, -300, false), FAIL_IF_FINE);
}

/* A percentage is of the median; what was not there before is over every one. */
static void percentages_are_of_the_median(void **state)
{
    struct fail_if_change change = {
        .mean = {1000, 1100}, .median = 2000, .shift = 110, .slower = true};
    CLEANUP(fail_if_free) struct fail_if list = {0};

    (void)state;
    assert_int_equal(
        fail_if_parse(&list, "step_time>10%,step_time>5%,op(\"x\")>1000%", NULL), 0);
    assert_int_equal(fail_if_judge(&list.conditions[0], &change), FAIL_IF_FINE);
    assert_int_equal(fail_if_judge(&list.conditions[1], &change), FAIL_IF_MET);
    change = (struct fail_if_change){.mean = {0, 1}, .shift = 1, .slower = true};
    assert_int_equal(fail_if_judge(&list.conditions[2], &change), FAIL_IF_MET);
    change = (struct fail_if_change){.slower = false};
    assert_int_equal(fail_if_judge(&list.conditions[2], &change), FAIL_IF_FINE);
}

static void the_worst_outcome_counts(void **state)
{
    const enum fail_if_outcome fine = FAIL_IF_FINE, met = FAIL_IF_MET;
    const enum fail_if_outcome unknown = FAIL_IF_CANNOT_JUDGE;

    (void)state;
    assert_int_equal(fail_if_worse(fine, fine), fine);
    assert_int_equal(fail_if_worse(fine, unknown), unknown);
    assert_int_equal(fail_if_worse(unknown, met), met);
    assert_int_equal(fail_if_worse(met, fine), met);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(understands_conditions),
        cmocka_unit_test(refuses_the_rest),
        cmocka_unit_test(takes_several),
        cmocka_unit_test(decides),
        cmocka_unit_test(the_shift_decides),
        cmocka_unit_test(percentages_are_of_the_median),
        cmocka_unit_test(the_worst_outcome_counts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
