/* Which kernel replaced which. */
#include "base/error.h"
#include "compare/replacements.h"
#include "trace/kinds.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { MM, BMM, COPY, LINEAR };
enum { SMALL, LARGE, BATCH };
#define NONE MATCHING_NONE
#define COMPUTE TRACE_KIND_COMPUTATION
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

struct found {
    struct arena *arena;
    struct matching_pair *pairs;
    size_t count;
};

static void free_found(struct found *found)
{
    arena_free(&found->arena);
}

static struct found find(const struct matching_kernel *control, size_t controls,
                         struct matching_launch *control_launches, size_t m,
                         const struct matching_kernel *test, size_t tests,
                         struct matching_launch *test_launches, size_t n)
{
    struct matching_side sides[2] = {{control, controls, control_launches, m, NULL},
                                     {test, tests, test_launches, n, NULL}};
    struct found found;

    found.arena = arena_make(NULL);
    found.pairs = matching_find(sides, found.arena, &found.count);
    return found;
}

#define FIND(control, launches, test, test_launches)                                     \
    find(control, COUNT(control), launches, COUNT(launches), test, COUNT(test),          \
         test_launches, COUNT(test_launches))

static void a_gemm_that_changed_its_tile_is_replaced(void **state)
{
    const struct matching_kernel control[] = {
        {"ampere_sgemm_128x64_tn", COMPUTE, 1000},
        {"void at::native::copy_kernel<float>", COMPUTE, 10}};
    const struct matching_kernel test[] = {{"ampere_sgemm_64x64_tn", COMPUTE, 1500}};
    struct matching_launch before[] = {{1, COPY, SMALL, 4}, {0, MM, LARGE, 12}};
    struct matching_launch after[] = {{0, MM, LARGE, 12}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].kernel[0], 0);
    assert_int_equal(found.pairs[0].kernel[1], 0);
    assert_int_equal(found.pairs[0].rule, MATCHING_OPERATOR_AND_SHAPES);
    assert_true(found.pairs[0].shared == 1);
    assert_int_equal(found.pairs[0].operator_id, MM);
    assert_int_equal(found.pairs[0].shape_id, LARGE);
}

/* Two kernels of one operator: the shapes tell them apart, whatever the names say. */
static void shapes_tell_kernels_of_one_operator_apart(void **state)
{
    const struct matching_kernel control[] = {{"gemm_a", COMPUTE, 10},
                                              {"gemm_b", COMPUTE, 20}};
    const struct matching_kernel test[] = {{"gemm_b2", COMPUTE, 10},
                                           {"gemm_a2", COMPUTE, 30}};
    struct matching_launch before[] = {{0, MM, SMALL, 5}, {1, MM, LARGE, 5}};
    struct matching_launch after[] = {{0, MM, SMALL, 5}, {1, MM, LARGE, 5}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 2);
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(found.pairs[i].kernel[0], found.pairs[i].kernel[1]);
    assert_int_equal(found.pairs[0].kernel[0], 1); /* took longer */
}

/* Operator and shapes equal: then the names decide, then the calls. */
static void names_tell_the_rest_apart(void **state)
{
    const struct matching_kernel control[] = {{"cutlass_gemm_128x128", COMPUTE, 10},
                                              {"splitK_reduce_4", COMPUTE, 5}};
    const struct matching_kernel test[] = {{"splitK_reduce_8", COMPUTE, 5},
                                           {"cutlass_gemm_256x64", COMPUTE, 10}};
    struct matching_launch before[] = {{0, MM, LARGE, 5}, {1, MM, LARGE, 5}};
    struct matching_launch after[] = {{0, MM, LARGE, 5}, {1, MM, LARGE, 5}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 2);
    assert_int_equal(found.pairs[0].kernel[0], 0);
    assert_int_equal(found.pairs[0].kernel[1], 1);
}

static void without_shapes_the_operator_matches(void **state)
{
    const struct matching_kernel control[] = {{"a", COMPUTE, 10}};
    const struct matching_kernel test[] = {{"b", COMPUTE, 10}};
    struct matching_launch before[] = {{0, LINEAR, NONE, 5}};
    struct matching_launch after[] = {{0, LINEAR, NONE, 5}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].rule, MATCHING_OPERATOR);
    assert_int_equal(found.pairs[0].operator_id, LINEAR);
    assert_int_equal(found.pairs[0].shape_id, NONE);
}

static void another_operator_matches_by_shapes(void **state)
{
    const struct matching_kernel control[] = {{"a", COMPUTE, 10}};
    const struct matching_kernel test[] = {{"b", COMPUTE, 10}};
    struct matching_launch before[] = {{0, MM, BATCH, 5}};
    struct matching_launch after[] = {{0, BMM, BATCH, 5}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].rule, MATCHING_SHAPES);
    assert_int_equal(found.pairs[0].operator_id, NONE);
    assert_int_equal(found.pairs[0].shape_id, BATCH);
}

static void better_rules_come_first(void **state)
{
    const struct matching_kernel control[] = {{"same_name_1", COMPUTE, 10}};
    const struct matching_kernel test[] = {{"same_name_2", COMPUTE, 99},
                                           {"another", COMPUTE, 1}};
    struct matching_launch before[] = {{0, MM, SMALL, 5}};
    struct matching_launch after[] = {{0, MM, LARGE, 5}, {1, MM, SMALL, 5}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].kernel[1], 1);
}

static void what_shares_little_or_has_no_launch_stays_alone(void **state)
{
    const struct matching_kernel control[] = {{"kernel", COMPUTE, 10},
                                              {"no_launch", COMPUTE, 5},
                                              {"Memcpy HtoD", TRACE_KIND_MEMORY, 3},
                                              {"unknown", COMPUTE, 2}};
    const struct matching_kernel test[] = {{"kernel2", COMPUTE, 10},
                                           {"no_launch2", COMPUTE, 5},
                                           {"copy", COMPUTE, 3},
                                           {"unknown2", COMPUTE, 2}};
    /* 49 of 100 launches shared; another kind; neither operator nor shape known. */
    struct matching_launch before[] = {
        {0, MM, NONE, 100}, {2, COPY, SMALL, 5}, {3, NONE, NONE, 1}};
    struct matching_launch after[] = {
        {0, MM, NONE, 49}, {0, BMM, NONE, 51}, {2, COPY, SMALL, 5}, {3, NONE, NONE, 1}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 0);
}

/* Several shapes, and files that say the same more than once. */
static void shares_are_summed(void **state)
{
    const struct matching_kernel control[] = {{"a", COMPUTE, 10}};
    const struct matching_kernel test[] = {{"b", COMPUTE, 10}};
    struct matching_launch before[] = {
        {0, MM, SMALL, 10}, {0, MM, LARGE, 20}, {0, MM, SMALL, 10}, {0, BMM, BATCH, 10}};
    struct matching_launch after[] = {
        {0, MM, LARGE, 3}, {0, MM, SMALL, 3}, {0, COPY, NONE, 2}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].rule, MATCHING_OPERATOR_AND_SHAPES);
    assert_true(fabs(found.pairs[0].shared - 0.75) <
                1e-12); /* .4 and .375, of .4 and .375 */
}

static void looks_at_the_longest_of_many(void **state)
{
    static struct matching_kernel control[MATCHING_KERNELS_MAX + 50];
    static struct matching_kernel test[MATCHING_KERNELS_MAX + 50];
    static struct matching_launch before[MATCHING_KERNELS_MAX + 50];
    static struct matching_launch after[MATCHING_KERNELS_MAX + 50];
    static char names[2][MATCHING_KERNELS_MAX + 50][24];

    (void)state;
    for (uint32_t i = 0; i < COUNT(control); i++) {
        snprintf(names[0][i], sizeof names[0][i], "control_%u", i);
        snprintf(names[1][i], sizeof names[1][i], "test_%u", i);
        control[i] = (struct matching_kernel){names[0][i], COMPUTE, i};
        test[i] = (struct matching_kernel){names[1][i], COMPUTE, i};
        before[i] = (struct matching_launch){i, i, i, 3};
        after[i] = (struct matching_launch){i, i, i, 3};
    }
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);
    assert_int_equal(found.count, MATCHING_KERNELS_MAX);
    assert_int_equal(found.pairs[0].kernel[0], COUNT(control) - 1);
    for (size_t i = 0; i < found.count; i++)
        assert_int_equal(found.pairs[i].kernel[0], found.pairs[i].kernel[1]);
}

static void nothing_matches_nothing(void **state)
{
    struct matching_side sides[2] = {{0}, {0}};
    struct found found;

    (void)state;
    found.arena = arena_make(NULL);
    found.pairs = matching_find(sides, found.arena, &found.count);
    assert_int_equal(found.count, 0);
    free_found(&found);
    assert_string_equal(matching_rule_name(MATCHING_SHAPES), "shapes");
}

/* ---- template arguments ---- */

#define FOO "void foo<float, 4>(float*, int)"

static bool is_like(const char *one, const char *other)
{
    struct template_name a = template_name_of(one), b = template_name_of(other);

    return a.has_arguments && b.has_arguments && a.outside == b.outside &&
           a.like == b.like;
}

static void numbers_and_their_types_may_differ(void **state)
{
    (void)state;
    assert_true(is_like(FOO, "void foo<float, 8>(float*, int)"));
    assert_true(is_like(FOO, "void foo<c10::Half, 16ul>(c10::Half*, unsigned int)"));
    assert_true(is_like(FOO, "void foo<__nv_bfloat16,4>(__nv_bfloat16*, long)"));
    assert_true(is_like("a::k<T64x32>()", "a::k<T128x128>()"));
    assert_false(is_like(FOO, "void foo<Functor, 4>(float*, int)"));
    assert_false(is_like(FOO, "void bar<float, 4>(float*, int)"));
    assert_false(is_like("k<4>", "k<->"));
    assert_false(is_like("foo(float)", "foo(int)"));
    assert_false(is_like("<float>", "<int>"));
}

static void what_is_outside_of_brackets_is_the_template(void **state)
{
    struct template_name a = template_name_of("void n::k<A<x->y>, (B)1>::run<3>(A*) c");
    struct template_name b = template_name_of("void n::k<C>::run<4>(C*, D) c");

    (void)state;
    assert_true(a.outside == b.outside);
    assert_false(a.like == b.like);
    assert_true(template_name_of("k)>x").outside == template_name_of("kx").outside);
}

static void other_template_arguments_make_a_pair(void **state)
{
    const struct matching_kernel control[] = {{FOO, COMPUTE, 1000},
                                              {"k<AddFunctor>()", COMPUTE, 10}};
    const struct matching_kernel test[] = {
        {"k<MulFunctor>()", COMPUTE, 20},
        {"void foo<float, 8>(float*, int)", COMPUTE, 9}};
    struct matching_launch before[] = {{0, MM, NONE, 4}, {1, COPY, NONE, 4}};
    struct matching_launch after[] = {{0, LINEAR, NONE, 4}, {1, BMM, NONE, 4}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    /* Operators are recorded, and say that another functor is another kernel. */
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].kernel[0], 0);
    assert_int_equal(found.pairs[0].kernel[1], 1);
    assert_int_equal(found.pairs[0].rule, MATCHING_TEMPLATE);
    assert_true(isnan(found.pairs[0].shared));
    assert_int_equal(found.pairs[0].operator_id, NONE);
    assert_int_equal(found.pairs[0].shape_id, NONE);
}

/* The likeness of names decides between kernels of one template. */
static void without_operators_any_arguments_may_differ(void **state)
{
    const struct matching_kernel control[] = {
        {"k<AddFunctor, at::Array<char*, 3>>()", COMPUTE, 10},
        {"k<MulFunctor, at::Array<char*, 3>>()", COMPUTE, 10},
        {"other<AddFunctor>()", COMPUTE, 10}};
    const struct matching_kernel test[] = {
        {"k<MulFunctor, std::array<char*, 3>>()", COMPUTE, 20},
        {"k<AddFunctor, std::array<char*, 3>>()", COMPUTE, 20}};
    struct matching_launch before[] = {
        {0, NONE, NONE, 4}, {1, NONE, NONE, 4}, {2, NONE, NONE, 4}};
    struct matching_launch after[] = {{0, MM, NONE, 4}, {1, MM, NONE, 4}};
    CLEANUP(free_found) struct found found = FIND(control, before, test, after);

    (void)state;
    assert_int_equal(found.count, 2);
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(found.pairs[i].kernel[0] + found.pairs[i].kernel[1], 1);
    /* Another template is another kernel. */
    CLEANUP(free_found)
    struct found none = find(&control[2], 1, before, 1, test, 2, after, 2);
    assert_int_equal(none.count, 0);
}

/* What runs only in files that were not looked at has no launches: that no operator is
 * known of it does not mean that it has none. */
static void without_launches_functors_do_not_pair(void **state)
{
    const struct matching_kernel control[] = {{"k<AddFunctor>()", COMPUTE, 1000}};
    const struct matching_kernel test[] = {{"k<MulFunctor>()", COMPUTE, 20}};
    struct matching_launch after[] = {{0, MM, NONE, 4}};
    const struct matching_kernel numbers[] = {{"k<4, float>()", COMPUTE, 1000}};
    const struct matching_kernel others[] = {{"k<8, float>()", COMPUTE, 1000}};
    CLEANUP(free_found)
    struct found none = find(control, 1, NULL, 0, test, 1, after, 1);
    CLEANUP(free_found)
    struct found found = find(numbers, 1, NULL, 0, others, 1, NULL, 0);

    (void)state;
    assert_int_equal(none.count, 0);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].rule, MATCHING_TEMPLATE);
}

/* Two tiles become one, and one of another template under the same operator stays. */
static void a_kernel_that_is_left_joins_the_pair_of_its_template(void **state)
{
    const struct matching_kernel control[] = {{"cutlass::Kernel<64>", COMPUTE, 1000},
                                              {"cutlass::Kernel<128>", COMPUTE, 500},
                                              {"gemv<float>", COMPUTE, 10},
                                              {"cutlass::Kernel<32>", COMPUTE, 5}};
    const struct matching_kernel test[] = {{"cutlass::Kernel<256>", COMPUTE, 1200}};
    struct matching_launch before[] = {
        {0, MM, LARGE, 4}, {1, MM, SMALL, 2}, {2, MM, BATCH, 2}, {3, BMM, BATCH, 1}};
    struct matching_launch after[] = {{0, MM, LARGE, 6}};
    uint32_t joined[2][4];
    struct matching_side sides[2] = {{control, 4, before, 4, joined[0]},
                                     {test, 1, after, 1, joined[1]}};
    CLEANUP(free_found) struct found found;

    (void)state;
    found.arena = arena_make(NULL);
    found.pairs = matching_find(sides, found.arena, &found.count);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.pairs[0].kernel[0], 0);
    assert_int_equal(joined[0][0], 0);
    assert_int_equal(joined[0][1], 1);
    assert_int_equal(joined[0][2], 0);
    assert_int_equal(joined[0][3], 0);
    assert_int_equal(joined[1][0], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_gemm_that_changed_its_tile_is_replaced),
        cmocka_unit_test(shapes_tell_kernels_of_one_operator_apart),
        cmocka_unit_test(names_tell_the_rest_apart),
        cmocka_unit_test(without_shapes_the_operator_matches),
        cmocka_unit_test(another_operator_matches_by_shapes),
        cmocka_unit_test(better_rules_come_first),
        cmocka_unit_test(what_shares_little_or_has_no_launch_stays_alone),
        cmocka_unit_test(shares_are_summed),
        cmocka_unit_test(looks_at_the_longest_of_many),
        cmocka_unit_test(nothing_matches_nothing),
        cmocka_unit_test(numbers_and_their_types_may_differ),
        cmocka_unit_test(what_is_outside_of_brackets_is_the_template),
        cmocka_unit_test(other_template_arguments_make_a_pair),
        cmocka_unit_test(without_operators_any_arguments_may_differ),
        cmocka_unit_test(without_launches_functors_do_not_pair),
        cmocka_unit_test(a_kernel_that_is_left_joins_the_pair_of_its_template),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
