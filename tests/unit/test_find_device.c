/* find_device(): a kernel is a cause only where its own calls take so much longer. */
#include "diagnosis/find.h"
#include "trace/decode/kinds.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

/* What one kernel takes, control and test, ns: of the step (what nothing else hides), and
 * the durations of its calls. */
struct example {
    double share[2], time[2], calls[2];
};

/* What the change is put down to the calls of the kernel; 0: it is no cause. */
static double claimed(const struct example *example)
{
    struct ledger ledger = {.bins = 1};
    double values[2][1] = {{example->share[0]}, {example->share[1]}};
    struct books_item item = {.kind = TRACE_KIND_COMPUTATION,
                              .name = 0,
                              .operator_name = BOOKS_NONE,
                              .mean = {example->share[0], example->share[1]}};
    struct books books = {
        .sides = {{.ledger = &ledger, .typical = 1}, {.ledger = &ledger, .typical = 1}},
        .items = &item,
        .count = 1,
        .values = {values[0], values[1]}};
    struct call call = {.sort = LEDGER_DEVICE,
                        .kind = TRACE_KIND_COMPUTATION,
                        .calls = {example->calls[0], example->calls[1]},
                        .time = {example->time[0], example->time[1]}};
    struct calls calls = {&call, 1};
    struct causes causes = {0};
    struct cause_search search = {
        .books = &books, .calls = &calls, .causes = &causes, .least = 10};
    double amount = 0;

    assert_true(find_device(&search, true));
    assert_in_range(causes.count, 0, 1);
    if (causes.count == 1) {
        assert_int_equal(causes.list[0].kind, CAUSE_PER_CALL);
        assert_int_equal(causes.list[0].claim_count, 1);
        amount = causes.list[0].claims[0].amount;
    }
    causes_free(&causes);
    return amount;
}

/* The step gives 500 ns more to the kernel, and its calls take all of that longer. */
static void longer_calls_are_a_cause(void **state)
{
    (void)state;
    assert_true(claimed(&(struct example){{1000, 1500}, {1000, 1500}, {4, 4}}) == 500);
    /* Shorter ones as well. */
    assert_true(claimed(&(struct example){{1500, 1000}, {1500, 1000}, {4, 4}}) == -500);
    /* Of what was hidden before, 40 % are enough. */
    assert_true(claimed(&(struct example){{1000, 1500}, {1000, 1210}, {4, 4}}) == 500);
    assert_true(claimed(&(struct example){{1500, 1000}, {1210, 1000}, {4, 4}}) == -500);
}

/* The step gives 500 ns more to the kernel because other things moved: its calls take a
 * little longer, as long as before, or less. */
static void what_moved_otherwise_is_none(void **state)
{
    (void)state;
    assert_true(claimed(&(struct example){{1000, 1500}, {1000, 1190}, {4, 4}}) == 0);
    assert_true(claimed(&(struct example){{1000, 1500}, {1000, 1020}, {4, 4}}) == 0);
    assert_true(claimed(&(struct example){{1000, 1500}, {1000, 900}, {4, 4}}) == 0);
    assert_true(claimed(&(struct example){{1500, 1000}, {1190, 1000}, {4, 4}}) == 0);
    assert_true(claimed(&(struct example){{1500, 1000}, {1000, 1100}, {4, 4}}) == 0);
}

/* More calls are no longer calls: what they add is taken out on both sides of the rule.
 */
static void more_calls_are_not_longer_ones(void **state)
{
    (void)state;
    assert_true(claimed(&(struct example){{1000, 2000}, {1000, 2000}, {4, 8}}) == 0);
    /* 8 calls of today at 250 ns would be 2000; they take 2600, 600 of it by time. */
    assert_true(claimed(&(struct example){{1000, 2600}, {1000, 2600}, {4, 8}}) == 600);
    /* The step gives them 600 more, but they themselves take only 100 more. */
    assert_true(claimed(&(struct example){{1000, 2600}, {1000, 2100}, {4, 8}}) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(longer_calls_are_a_cause),
        cmocka_unit_test(what_moved_otherwise_is_none),
        cmocka_unit_test(more_calls_are_not_longer_ones),
    };

    return cmocka_run_group_tests_name("find_device", tests, NULL, NULL);
}
