/* Which timelines are kept, and for how long. */
#include "analyse/timeline.h"
#include "base/budget.h"
#include "base/error.h"
#include "store_home.h"
#include "trace_text.h"

#include <stdlib.h>

static void release_keeper(struct span_keeper **keeper)
{
    span_keeper_free(*keeper);
}
#define KEEPER __attribute__((cleanup(release_keeper))) struct span_keeper
#define USE CLEANUP(span_use_end) struct span_use

static void use(struct span_keeper *keeper, struct home *home, const char *id,
                bool use_short_name, struct span_use *out)
{
    struct error error;

    assert_ok(
        span_use_begin(keeper, home->store, id, 0, use_short_name, NULL, out, &error),
        error);
}

/* Whether an index is the same as before; `last` is used no more, and may be gone. */
static const struct span_index *look(struct span_keeper *keeper, struct home *home,
                                     const char *id)
{
    USE found = {0};

    use(keeper, home, id, false, &found);
    return found.index;
}

static void an_index_is_kept(void **state)
{
    KEEPER *keeper = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    char id[33];

    home_write_set(*state, 1, "one", id);
    USE held = {0};
    USE again = {0};
    USE other = {0};
    use(keeper, *state, id, false, &held);
    use(keeper, *state, id, false, &again);
    use(keeper, *state, id, true, &other);
    assert_ptr_equal(held.index, again.index);
    assert_ptr_not_equal(held.index, other.index);
}

static void without_a_keeper_nothing_is_kept(void **state)
{
    char id[33];

    home_write_set(*state, 1, "one", id);
    USE held = {0};
    USE again = {0};
    use(NULL, *state, id, false, &held);
    use(NULL, *state, id, false, &again);
    assert_ptr_not_equal(held.index, again.index);
}

static void an_unused_index_is_given_up(void **state)
{
    KEEPER *keeper = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    char id[33];

    home_write_set(*state, 1, "one", id);
    USE held = {0};
    use(keeper, *state, id, false, &held);
    span_keeper_expire(keeper, SPAN_KEPT_NS);
    assert_ptr_equal(look(keeper, *state, id), held.index);
    span_keeper_expire(keeper, -1);
    assert_ptr_not_equal(look(keeper, *state, id), held.index);
    assert_true(held.index->count > 0); /* its user still has it */
}

static void the_latest_are_kept(void **state)
{
    KEEPER *keeper = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    struct span_use held[SPAN_KEPT_MAX + 1] = {0};
    char ids[SPAN_KEPT_MAX + 1][33];

    for (unsigned i = 0; i <= SPAN_KEPT_MAX; i++) {
        home_write_set(*state, i + 1, "one", ids[i]);
        use(keeper, *state, ids[i], false, &held[i]);
        assert_ptr_equal(look(keeper, *state, ids[0]), held[0].index); /* used again */
    }
    assert_ptr_equal(look(keeper, *state, ids[2]), held[2].index);
    assert_ptr_not_equal(look(keeper, *state, ids[1]), held[1].index);
    for (unsigned i = 0; i <= SPAN_KEPT_MAX; i++)
        span_use_end(&held[i]);
}

static void no_more_bytes_are_kept(void **state)
{
    char ids[3][33];
    USE first = {0};
    USE second = {0};

    home_write_set(*state, 1, "one", ids[0]);
    home_write_set(*state, 2, "two", ids[1]);
    use(NULL, *state, ids[0], false, &first);
    use(NULL, *state, ids[1], false, &second);
    size_t room = first.index->bytes > second.index->bytes ? first.index->bytes
                                                           : second.index->bytes;
    KEEPER *keeper = span_keeper_new(room);
    USE kept = {0};
    USE newer = {0};
    use(keeper, *state, ids[0], false, &kept);
    assert_ptr_equal(look(keeper, *state, ids[0]), kept.index);
    use(keeper, *state, ids[1], false, &newer);
    assert_ptr_equal(look(keeper, *state, ids[1]), newer.index);
    assert_ptr_not_equal(look(keeper, *state, ids[0]), kept.index);

    KEEPER *small = span_keeper_new(first.index->bytes - 1);
    USE large = {0};
    use(small, *state, ids[0], false, &large);
    assert_ptr_not_equal(look(small, *state, ids[0]), large.index);
}

/* A failed index is not kept, nor is one that the budget ended. */
static void errors_are_not_kept(void **state)
{
    KEEPER *keeper = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    struct budget budget = {.memory = 1};
    struct error error;
    USE held = {0};
    char id[33];

    home_write_set(*state, 1, "one", id);
    budget_begin(&budget);
    struct home *home = *state;
    assert_error(
        span_use_begin(keeper, home->store, id, 0, false, &budget, &held, &error), error,
        ERROR_TIMEOUT, "too_expensive");
    assert_null(held.index);
    assert_error(span_use_begin(keeper, home->store, id, 9, false, NULL, &held, &error),
                 error, ERROR_NOT_FOUND, "unknown_file");
    use(keeper, *state, id, false, &held);
    assert_non_null(held.index);
}

/* ---- at the same time ---- */

struct crowd {
    struct span_keeper *keeper;
    struct home *home;
    const char *id;
    _Atomic unsigned failed;
};

static void ask_often(void *context)
{
    struct crowd *crowd = context;

    for (int i = 0; i < 50; i++) {
        USE held = {0};
        struct error error;

        if (span_use_begin(crowd->keeper, crowd->home->store, crowd->id, 0, i % 5 == 0,
                           NULL, &held, &error) != 0 ||
            held.index->count == 0)
            crowd->failed++;
        if (i % 7 == 0)
            span_keeper_expire(crowd->keeper, -1);
    }
}

static void many_ask_at_once(void **state)
{
    KEEPER *keeper = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    struct crowd crowd = {.keeper = keeper, .home = *state};
    char id[33];

    home_write_set(*state, 1, "one", id);
    crowd.id = id;
    threads_share(ask_often, &crowd, 8);
    assert_int_equal(crowd.failed, 0);
}

#define TEST(function)                                                                   \
    cmocka_unit_test_setup_teardown(function, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_index_is_kept),
        TEST(without_a_keeper_nothing_is_kept),
        TEST(an_unused_index_is_given_up),
        TEST(the_latest_are_kept),
        TEST(no_more_bytes_are_kept),
        TEST(errors_are_not_kept),
        TEST(many_ask_at_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
