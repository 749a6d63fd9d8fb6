/* base/budget.h: what ends a budget, and that it ends for all threads. */
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void expect(struct budget *budget, int code, const char *slug)
{
    struct error error = {0};

    assert_int_equal(budget_look(budget, &error), -code);
    assert_string_equal(error.slug, slug);
}

static void none_is_never_over(void **state)
{
    (void)state;
    for (int i = 0; i < 1000; i++)
        assert_int_equal(budget_check(NULL, NULL), 0);
    assert_int_equal(budget_take_memory(NULL, UINT64_MAX, NULL), 0);
    budget_give_memory(NULL, 1);
}

static void without_limits_it_is_never_over(void **state)
{
    struct budget budget = {0};

    (void)state;
    budget_begin(&budget);
    usleep(3000);
    for (int i = 0; i < 1000; i++)
        assert_int_equal(budget_check(&budget, NULL), 0);
    assert_int_equal(budget_take_memory(&budget, UINT64_MAX / 2, NULL), 0);
}

static void time_on_the_clock_ends_it(void **state)
{
    struct budget budget = {.wall_ns = 3600 * (int64_t)1000000000,
                            .narrow = "ask for less"};
    struct error error = {0};
    int turns = 0;

    (void)state;
    budget_begin(&budget);
    assert_int_equal(budget_look(&budget, NULL), 0);
    budget.start_ns -= 3601 * (int64_t)1000000000;
    while (budget_check(&budget, &error) == 0)
        assert_true(++turns < 256);
    assert_string_equal(error.slug, "too_expensive");
    assert_int_equal(error.code, ERROR_TIMEOUT);
    assert_non_null(strstr(error.message, "3.6e+03 s; ask for less"));
    /* The first reason stays. */
    budget_cancel(&budget);
    expect(&budget, ERROR_TIMEOUT, "too_expensive");
    assert_true(budget_is_over(&budget));
}

static void spin(void *context)
{
    while (budget_check(context, NULL) == 0)
        ;
}

static void the_processor_time_of_all_threads_ends_it(void **state)
{
    struct budget budget = {.processor_ns = 100 * 1000000,
                            .wall_ns = 60 * (int64_t)1000000000};

    (void)state;
    budget_begin(&budget);
    usleep(200000); /* sleep costs nothing */
    assert_int_equal(budget_look(&budget, NULL), 0);
    threads_share(spin, &budget, 4);
    int64_t used = atomic_load(&budget.processor_used_ns);
    assert_true(used > 100 * 1000000 && used < 1000 * (int64_t)1000000);
    expect(&budget, ERROR_TIMEOUT, "too_expensive");
}

/* base/budget.h: a clock of another kind would end the wait at once, or never. */
static void a_wait_goes_by_the_monotonic_clock(void **state)
{
    const int64_t ns = 2000000;
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t condition;

    (void)state;
    threads_condition_init(&condition);
    pthread_mutex_lock(&mutex);
    int64_t begin = clock_monotonic_ns();
    while (threads_wait(&condition, &mutex, ns))
        continue;
    assert_true(clock_monotonic_ns() - begin >= ns);
    pthread_mutex_unlock(&mutex);
    pthread_cond_destroy(&condition);
}

static void memory_ends_it(void **state)
{
    struct budget budget = {.memory = 1000};
    struct error error = {0};

    (void)state;
    budget_begin(&budget);
    assert_int_equal(budget_take_memory(&budget, 600, &error), 0);
    budget_give_memory(&budget, 600);
    assert_int_equal(budget_take_memory(&budget, 1000, &error), 0);
    assert_int_equal(budget_take_memory(&budget, 1, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");

    budget_begin(&budget);
    assert_int_equal(budget_take_memory(&budget, UINT64_MAX, &error), -ERROR_TIMEOUT);
}

static void cancelling_ends_it_for_all_threads(void **state)
{
    struct budget budget = {0};

    (void)state;
    budget_begin(&budget);
    budget_cancel(&budget);
    threads_share(spin, &budget, 4);
    expect(&budget, ERROR_CANCELLED, "cancelled");
}

static void the_flag_of_another_ends_it(void **state)
{
    atomic_bool stop = false;
    struct budget budget = {.stop = &stop};

    (void)state;
    budget_begin(&budget);
    assert_int_equal(budget_look(&budget, NULL), 0);
    atomic_store(&stop, true);
    expect(&budget, ERROR_CANCELLED, "cancelled");
}

static bool third_time(void *context)
{
    return ++*(int *)context == 3;
}

static void a_client_that_is_gone_ends_it(void **state)
{
    int asked = 0;
    struct budget budget = {.is_gone = third_time, .context = &asked};
    int64_t start_ns = clock_monotonic_ns();

    (void)state;
    budget_begin(&budget);
    spin(&budget);
    assert_int_equal(asked, 3);
    /* Not at every turn: it is a system call. */
    assert_true(clock_monotonic_ns() - start_ns >= 3 * 20000000);
    expect(&budget, ERROR_CANCELLED, "cancelled");
}

static void a_thread_may_work_for_one_after_the_other(void **state)
{
    struct budget budget = {.processor_ns = 50 * 1000000};

    (void)state;
    for (int i = 0; i < 3; i++) { /* in the same place, each with a time of its own */
        budget_begin(&budget);
        assert_int_equal(budget_look(&budget, NULL), 0);
        spin(&budget);
        assert_true(atomic_load(&budget.processor_used_ns) > 50 * 1000000);
    }
}

static void a_part_ends_with_the_whole_and_before_it(void **state)
{
    struct budget whole = {.processor_ns = 60 * (int64_t)1000000000, .memory = 1000};
    struct budget part = {.processor_ns = 50 * 1000000, .whole = &whole};

    (void)state;
    budget_begin(&whole);
    budget_begin(&part);
    spin(&part);
    expect(&part, ERROR_TIMEOUT, "too_expensive");
    assert_int_equal(budget_look(&whole, NULL), 0);
    assert_true(atomic_load(&whole.processor_used_ns) > 50 * 1000000);

    budget_begin(&part);
    assert_int_equal(budget_take_memory(&part, 600, NULL), 0);
    budget_give_memory(&part, 600);
    assert_int_equal(budget_take_memory(&part, 600, NULL), 0);
    expect(&part, 0, "");
    assert_int_equal(budget_take_memory(&part, 600, NULL), -ERROR_TIMEOUT);
    expect(&whole, ERROR_TIMEOUT, "too_expensive");

    budget_begin(&whole);
    budget_begin(&part);
    assert_int_equal(budget_look(&part, NULL), 0);
    budget_cancel(&whole);
    expect(&part, ERROR_CANCELLED, "cancelled");
}

static void a_share_gives_back_what_it_took(void **state)
{
    struct budget budget = {.memory = 1000};
    struct budget_share share = {.budget = &budget}, none = {0};
    struct error error = {0};

    (void)state;
    budget_begin(&budget);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(budget_share_take(&share, 600, &error), 0);
        assert_int_equal(budget_share_take(&share, 400, &error), 0);
        budget_share_return(&share);
        budget_share_return(&share);
        assert_int_equal(budget.memory_used, 0);
    }
    assert_int_equal(budget_share_take(&none, UINT64_MAX, &error), 0);
    budget_share_return(&none);
    assert_int_equal(budget_share_take(&share, 1001, &error), -ERROR_TIMEOUT);
    budget_share_return(&share);
    assert_int_equal(budget.memory_used, 0);
}

static void a_buffer_counts(void **state)
{
    struct budget budget = {.memory = 1000};
    CLEANUP_BUFFER struct buffer buffer;
    char *taken;

    (void)state;
    budget_begin(&budget);
    for (int i = 0; i < 3; i++) {
        buffer_init(&buffer, 1 << 20);
        buffer.budget = &budget;
        assert_non_null(buffer_reserve(&buffer, 400));
        assert_int_equal(budget.memory_used, buffer.capacity);
        assert_true(buffer.capacity > 400);
        buffer_free(&buffer);
        assert_int_equal(budget.memory_used, 0);
    }
    /* What is taken is counted until the request ends. */
    buffer.budget = &budget;
    buffer_append_text(&buffer, "taken");
    taken = buffer_take(&buffer);
    assert_non_null(taken);
    free(taken);
    assert_int_equal(budget.memory_used, 64);
    buffer.budget = &budget;
    assert_null(buffer_reserve(&buffer, 1000));
    assert_true(buffer_failed(&buffer));
    assert_int_equal(budget.memory_used, 64);
    assert_int_equal(budget_look(&budget, NULL), -ERROR_TIMEOUT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(none_is_never_over),
        cmocka_unit_test(without_limits_it_is_never_over),
        cmocka_unit_test(time_on_the_clock_ends_it),
        cmocka_unit_test(the_processor_time_of_all_threads_ends_it),
        cmocka_unit_test(a_wait_goes_by_the_monotonic_clock),
        cmocka_unit_test(memory_ends_it),
        cmocka_unit_test(a_share_gives_back_what_it_took),
        cmocka_unit_test(a_buffer_counts),
        cmocka_unit_test(cancelling_ends_it_for_all_threads),
        cmocka_unit_test(the_flag_of_another_ends_it),
        cmocka_unit_test(a_client_that_is_gone_ends_it),
        cmocka_unit_test(a_part_ends_with_the_whole_and_before_it),
        cmocka_unit_test(a_thread_may_work_for_one_after_the_other),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
