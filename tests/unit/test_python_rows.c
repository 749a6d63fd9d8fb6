/* Python functions of two sides that are one row. */
#include "compare/compare.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define NAMES_MAX 16

/* Names of a side, up to NULL, with the merged names that are expected. */
struct given {
    const char *names[NAMES_MAX][2];
};

static size_t count_names(const struct given *given, const char *names[NAMES_MAX])
{
    size_t count = 0;

    for (; given->names[count][0] != NULL; count++)
        names[count] = given->names[count][0];
    return count;
}

static void check_side(const struct python_rows *rows, int side,
                       const struct given *given)
{
    for (size_t i = 0; given->names[i][0] != NULL; i++) {
        const char *found = python_rows_name(rows, side, i);
        const char *expected = given->names[i][1];

        if ((found == NULL) != (expected == NULL) ||
            (found != NULL && strcmp(found, expected) != 0))
            fail_msg("%s: \"%s\", expected \"%s\"", given->names[i][0],
                     found != NULL ? found : "NULL",
                     expected != NULL ? expected : "NULL");
    }
}

/* Swapping the sides must change nothing. */
static void check(const struct given *one, const struct given *other)
{
    const struct given *given[2] = {one, other};

    for (int turn = 0; turn < 2; turn++) {
        const char *left[NAMES_MAX], *right[NAMES_MAX];
        const char *const *const names[2] = {left, right};
        const size_t count[2] = {count_names(given[turn], left),
                                 count_names(given[1 - turn], right)};
        CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
        struct python_rows rows;

        python_rows_make(names, count, arena, &rows);
        check_side(&rows, 0, given[turn]);
        check_side(&rows, 1, given[1 - turn]);
    }
}

static void lines_and_folders_do_not_matter(void **state)
{
    (void)state;
    check(
        &(struct given){
            {{"a/b/model.py(61): forward", "b/model.py: forward"},
             {"/work/old/train.py(3): <module>", "train.py: <module>"},
             {"torch/nn/linear.py(9): forward", "torch/nn/linear.py: forward"},
             {"/srv/app/main.py(1): run", "/srv/app/main.py: run"},
             {"<string>(1): <module>", "<string>: <module>"}}},
        &(struct given){{{"/home/u/b/model.py(64): forward", "b/model.py: forward"},
                         {"train.py(5): <module>", "train.py: <module>"},
                         {"/usr/lib/python3/site-packages/torch/nn/linear.py(8): forward",
                          "torch/nn/linear.py: forward"},
                         {"/srv/app/main.py(2): run", "/srv/app/main.py: run"},
                         {"<string>(2): <module>", "<string>: <module>"}}});
}

static void the_last_place_of_installation_counts(void **state)
{
    (void)state;
    check(&(struct given){{{"/a/site-packages/x/site-packages/m.py(1): f", "m.py: f"},
                           {"/a/dist-packages/y/site-packages/k.py(1): f", "k.py: f"},
                           {"/a/site-packages/site-packages/i.py(1): f", "i.py: f"},
                           {"/a/site-packages/z/dist-packages/l.py(1): f",
                            "z/dist-packages/l.py: f"},
                           {"/usr/lib/dist-packages/n/o.py(1): f", "n/o.py: f"}}},
          &(struct given){{{NULL, NULL}}});
}

static void the_longest_shared_ending_is_the_file(void **state)
{
    (void)state;
    check(&(struct given){{{"/w/x/a/model.py(1): f", "x/a/model.py: f"},
                           {"/w/y/a/model.py(1): f", "y/a/model.py: f"},
                           {"/w/z/a/model.py(1): f", "a/model.py: f"},
                           {"/w/my-a/model.py(1): f", "model.py: f"}}},
          &(struct given){{{"/v/x/a/model.py(2): f", "x/a/model.py: f"},
                           {"/v/y/a/model.py(3): f", "y/a/model.py: f"},
                           {"/v/-a/model.py(4): f", "model.py: f"},
                           {"/v/amodel.py(5): f", "/v/amodel.py: f"}}});
    check(&(struct given){{{"b/model.py(1): f", "b/model.py: f"}}},
          &(struct given){{{"b-c/model.py(1): f", "model.py: f"},
                           {"b/model.py(2): f", "b/model.py: f"},
                           {"xb/model.py(3): f", "model.py: f"}}});
}

/* Several paths of a side share their longest ending. */
static void paths_with_one_ending_are_one_row(void **state)
{
    (void)state;
    check(&(struct given){{{"a/model.py(1): f", "model.py: f"},
                           {"b/model.py(2): f", "model.py: f"}}},
          &(struct given){{{"/c/model.py(3): f", "model.py: f"}}});
}

static void functions_of_one_side_keep_their_path(void **state)
{
    (void)state;
    check(&(struct given){{{"/w/old/gone.py(7): f", "/w/old/gone.py: f"},
                           {"torch/x.py(7): left", "torch/x.py: left"}}},
          &(struct given){{{"C:\\w\\new.py(7): f", "C:\\w\\new.py: f"},
                           {"torch/x.py(7): right", "torch/x.py: right"}}});
}

static void lines_that_both_sides_have_stay(void **state)
{
    (void)state;
    check(&(struct given){{{"m.py(10): forward", "m.py(10): forward"},
                           {"m.py(20): forward", "m.py(20): forward"},
                           {"m.py(30): forward", "m.py: forward"},
                           {"k.py(10): <lambda>", "k.py: <lambda>"},
                           {"k.py(20): <lambda>", "k.py: <lambda>"},
                           {"w/l.py(1): <lambda>", "l.py(1): <lambda>"},
                           {"w/l.py(2): <lambda>", "l.py(2): <lambda>"}}},
          &(struct given){{{"m.py(20): forward", "m.py(20): forward"},
                           {"m.py(40): forward", "m.py: forward"},
                           {"m.py(10): forward", "m.py(10): forward"},
                           {"k.py(10): <lambda>", "k.py: <lambda>"},
                           {"k.py(21): <lambda>", "k.py: <lambda>"},
                           {"/v/l.py(2): <lambda>", "l.py(2): <lambda>"},
                           {"/v/l.py(1): <lambda>", "l.py(1): <lambda>"}}});
}

static void other_names_have_no_merged_name(void **state)
{
    (void)state;
    check(&(struct given){{{"<built-in method item of Tensor object at 0x1>", NULL},
                           {"aten::add", NULL},
                           {"m.py: f", NULL},
                           {"m.py(): f", NULL},
                           {"m.py(x): f", NULL},
                           {"m.py(12) f", NULL},
                           {"(12): f", NULL},
                           {"m.py(12): ", NULL},
                           {"m.py(1234567890123456789): f", NULL},
                           {"/a/site-packages/(12): f", NULL},
                           {"", NULL},
                           {"f(x)/m (1).py(12): g(3): h", "f(x)/m (1).py: g(3): h"}}},
          &(struct given){{{NULL, NULL}}});
}

static void a_name_may_occur_twice(void **state)
{
    (void)state;
    check(&(struct given){{{"m.py(1): f", "m.py: f"}, {"m.py(1): f", "m.py: f"}}},
          &(struct given){{{"m.py(2): f", "m.py: f"},
                           {"/m.py(2): f", "m.py: f"},
                           {"m.py(2): f", "m.py: f"}}});
}

static void names_without_a_line_may_be_merged_already(void **state)
{
    (void)state;
    check(&(struct given){{{"b/m.py: f", "b/m.py: f"}, {"m.py: f", NULL}}},
          &(struct given){{{"b/m.py(2): f", "b/m.py: f"}}});
}

static void equal_merged_names_are_one(void **state)
{
    static const char *const left[] = {"x(3)(4): f", "x(3): f", "x(5): f"};
    static const char *const right[] = {"x(3): f", "x(5): f"};
    static const char *const *const names[2] = {left, right};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct python_rows rows;

    (void)state;
    python_rows_make(names, (const size_t[2]){3, 2}, arena, &rows);
    assert_string_equal(python_rows_name(&rows, 0, 0), "x(3): f");
    assert_ptr_equal(python_rows_name(&rows, 0, 0), python_rows_name(&rows, 0, 1));
    assert_ptr_equal(python_rows_name(&rows, 0, 1), python_rows_name(&rows, 1, 0));
    assert_ptr_not_equal(python_rows_name(&rows, 0, 1), python_rows_name(&rows, 0, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_and_folders_do_not_matter),
        cmocka_unit_test(the_last_place_of_installation_counts),
        cmocka_unit_test(the_longest_shared_ending_is_the_file),
        cmocka_unit_test(paths_with_one_ending_are_one_row),
        cmocka_unit_test(functions_of_one_side_keep_their_path),
        cmocka_unit_test(lines_that_both_sides_have_stay),
        cmocka_unit_test(other_names_have_no_merged_name),
        cmocka_unit_test(a_name_may_occur_twice),
        cmocka_unit_test(names_without_a_line_may_be_merged_already),
        cmocka_unit_test(equal_merged_names_are_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
