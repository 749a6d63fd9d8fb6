/* The operator that kernel sequences begin with. */
#include "analyse/sequences.h"
#include "analysis_text.h"

#include <stdlib.h>

static void assert_heaviest(const struct test_rank *rank, size_t least, const char *right)
{
    const char *name = heaviest_operator_find(&rank->rows, least);

    if (right == NULL)
        assert_null(name);
    else
        assert_string_equal(name, right);
}

/* b has most time in three kernels a call, a most in all; what is no operator, or was
 * launched in no row that counts, is not asked. */
static void the_heaviest_operator(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "all of it", 0, 10000, 0);
    span_host(&span, "cpu_op", "a", 10, 100, 0);
    span_launch(&span, "k", 7, 20, 5, 1000, 500, 1);
    span_host(&span, "cpu_op", "b", 200, 300, 0);
    span_host(&span, "cpu_op", "b", 210, 280, 0); /* the same, inside: once */
    for (int i = 0; i < 3; i++)
        span_launch(&span, "k", 7, 220 + 20 * i, 5, 2000 + 200 * i, 100, 2 + i);
    rank_make(&rank, &span, 1, NULL);
    assert_heaviest(&rank, 3, "b");
    assert_heaviest(&rank, 0, "a");
    assert_heaviest(&rank, 4, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_heaviest_operator),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
