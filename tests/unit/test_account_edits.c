/* What was edited: what is new, gone, replaced, runs more or less often, or gets other
 * inputs, told at the outermost call that explains it. */
#include "account/words.h"
#include "account_made.h"
#include "trace_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- one call ---- */

struct one {
    int64_t control[6], test[6]; /* calls by sample */
    int kind;                    /* -1: no edit */
    bool is_fact;
};

/* aten::add in a step that does other things, too. */
static void edit_one(struct made *made, const struct one *one)
{
    made_begin(made, 6, 6);
    uint32_t add = made_call(made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t mm = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    made_often(made, mm, 4, 4);
    made_spent(made, add, 0, MADE_ALL, 100);
    made_spent(made, add, 1, MADE_ALL, 100);
    for (uint32_t i = 0; i < 6; i++) {
        made_calls(made, add, 0, i, one->control[i]);
        made_calls(made, add, 1, i, one->test[i]);
    }
    made_edits(made);
}

static void counts_of_one_call(void **state)
{
    static const struct one all[] = {
        {{2, 2, 2, 2, 2, 2}, {2, 2, 2, 2, 2, 2}, -1, true},
        {{0}, {2, 2, 2, 2, 2, 2}, EDIT_NEW, true},
        {{2, 2, 2, 2, 2, 2}, {0}, EDIT_GONE, true},
        {{2, 2, 2, 2, 2, 2}, {6, 6, 6, 6, 6, 6}, EDIT_MORE, true},
        {{6, 6, 6, 6, 6, 6}, {2, 2, 2, 2, 2, 2}, EDIT_FEWER, true},
        /* One sample of six is a first call, or a row on the edge of a step. */
        {{2, 2, 2, 2, 2, 2}, {9, 2, 2, 2, 2, 2}, -1, true},
        {{2, 2, 2, 2, 2, 2}, {9, 6, 6, 6, 6, 6}, EDIT_MORE, true},
        {{0}, {5, 0, 0, 0, 0, 0}, -1, true},
        {{5, 0, 0, 0, 0, 0}, {0}, -1, true},
        {{1, 0, 0, 0, 0, 0}, {2, 2, 2, 2, 2, 2}, EDIT_NEW, true},
        {{2, 2, 2, 2, 2, 2}, {0, 0, 1, 0, 0, 0}, EDIT_GONE, true},
        /* Numbers that vary: only where all of a side are more, and no fact. */
        {{2, 3, 4, 2, 3, 4}, {4, 5, 6, 4, 5, 6}, -1, false},
        {{2, 3, 4, 2, 3, 4}, {5, 6, 7, 5, 6, 7}, EDIT_MORE, false},
        {{5, 6, 7, 5, 6, 7}, {2, 3, 4, 2, 3, 4}, EDIT_FEWER, false},
        {{0}, {5, 6, 7, 5, 6, 7}, EDIT_NEW, false},
        {{5, 6, 7, 5, 6, 7}, {0}, EDIT_GONE, false},
        /* A thousand and one of a thousand explain nothing. */
        {{1000, 1000, 1000, 1000, 1000, 1000},
         {1001, 1001, 1001, 1001, 1001, 1001},
         -1,
         true},
        {{1000, 1000, 1000, 1000, 1000, 1000},
         {1100, 1100, 1100, 1100, 1100, 1100},
         EDIT_MORE,
         true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        edit_one(&made, &all[i]);
        const struct edit *edit = made_edit(&made, "aten::add");
        if ((edit == NULL ? -1 : (int)edit->kind) != all[i].kind)
            fail_msg("case %zu: kind %d", i, edit == NULL ? -1 : (int)edit->kind);
        if (edit != NULL)
            assert_int_equal(edit->is_fact, all[i].is_fact);
        assert_int_equal(made.edits.count, edit != NULL);
        assert_null(made_edit(&made, "aten::mm"));
    }
}

/* ---- a tree ---- */

/* What is below follows, what is above and beside does not. */
static void the_outermost_is_told(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    uint32_t model = made_call(&made, 0, ACCOUNT_MODULE, "nn.Module: Model");
    uint32_t block = made_call(&made, model, ACCOUNT_MODULE, "nn.Module: Block #0");
    uint32_t mm = made_call(&made, block, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t kernel = made_work(&made, mm, "gemm");
    uint32_t other = made_call(&made, model, ACCOUNT_OPERATOR, "aten::relu");
    made_often(&made, model, 1, 1);
    made_often(&made, block, 1, 2);
    made_often(&made, mm, 2, 4);
    made_often(&made, kernel, 2, 4);
    made_often(&made, other, 3, 3);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, block, 100, 200);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, other, 100, 100);
    made_edits(&made);
    assert_int_equal(made.edits.count, 1);
    const struct edit *edit = &made.edits.list[0];
    assert_int_equal(edit->kind, EDIT_MORE);
    assert_int_equal(edit->count, 1);
    assert_int_equal(edit->frames[0], made_frame(&made, "nn.Module: Block"));
    assert_ptr_equal(made_edit(&made, "gemm"), edit);
    assert_ptr_equal(made_edit(&made, "aten::mm"), edit);
    assert_null(made_edit(&made, "aten::relu"));
    assert_null(made_edit(&made, "nn.Module: Model"));
    assert_true(edit->is_fact && edit->ratio == 2);
}

/* Gone and new below one frame: replaced. Below two: gone, and new. */
static void what_replaces_what(void **state)
{
    (void)state;
    for (int apart = 0; apart < 2; apart++) {
        MADE made;

        made_begin(&made, 4, 4);
        uint32_t one = made_call(&made, 0, ACCOUNT_FUNCTION, "model.py: forward");
        uint32_t two = made_call(&made, 0, ACCOUNT_FUNCTION, "model.py: loss");
        uint32_t gelu = made_call(&made, one, ACCOUNT_OPERATOR, "aten::gelu");
        uint32_t silu =
            made_call(&made, apart ? two : one, ACCOUNT_OPERATOR, "aten::silu");
        made_often(&made, one, 1, 1);
        made_often(&made, two, 1, 1);
        made_often(&made, gelu, 3, 0);
        made_often(&made, silu, 0, 3);
        made_edits(&made);
        const struct edit *gone = made_edit(&made, "aten::gelu");
        const struct edit *new = made_edit(&made, "aten::silu");
        assert_non_null(gone);
        assert_non_null(new);
        assert_int_equal(gone->kind, apart ? EDIT_GONE : EDIT_REPLACED);
        assert_int_equal(new->kind, apart ? EDIT_NEW : EDIT_REPLACED);
        assert_int_equal(gone == new, !apart);
        if (!apart)
            assert_int_equal(gone->at, made_frame(&made, "model.py: forward"));
    }
}

/* Inputs: another shape, another type; of a call that runs as often. */
static void inputs_that_differ(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t mul = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mul");
    uint32_t relu = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::relu");
    uint32_t sum = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::sum");
    const uint32_t all[] = {mm, add, mul, relu, sum};
    for (int i = 0; i < 5; i++)
        made_often(&made, all[i], 2, all[i] == relu ? 4 : 2);
    made_shapes(&made, mm, 0, "[[8,64],[64,64]]");
    made_shapes(&made, mm, 1, "[[32,64],[64,64]]");
    made_shapes(&made, add, 0, "[[8,64]]");
    made_shapes(&made, add, 1, "[[32,64]]");
    made_types(&made, add, 0, "[\"float\"]");
    made_types(&made, add, 1, "[\"c10::BFloat16\"]");
    made_types(&made, mul, 0, "[\"float\"]");
    made_types(&made, mul, 1, "[\"c10::BFloat16\"]");
    for (int side = 0; side < 2; side++) {
        made_shapes(&made, sum, side, "[[8,64]]");
        made_types(&made, sum, side, "[\"float\"]");
    }
    made_shapes(&made, relu, 0, "[[8,64]]");
    made_shapes(&made, relu, 1, "[[32,64]]");
    made_edits(&made);
    assert_int_equal(made_edit(&made, "aten::mm")->kind, EDIT_SHAPES);
    assert_ptr_equal(made_edit(&made, "aten::mm"), made_edit(&made, "aten::add"));
    assert_int_equal(made_edit(&made, "aten::mul")->kind, EDIT_TYPES);
    assert_int_equal(made_edit(&made, "aten::relu")->kind, EDIT_MORE);
    assert_true(made_edit(&made, "aten::mm")->is_fact);
    assert_null(made_edit(&made, "aten::sum"));
}

/* Where a side records no shapes, nothing differs. */
static void unknown_inputs_are_no_edit(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    made_often(&made, mm, 2, 2);
    made_shapes(&made, mm, 1, "[[32,64],[64,64]]");
    made_edits(&made);
    assert_int_equal(made.edits.count, 0);
}

/* More rows of the same calls; which kernel a library chose is no edit. */
static void rows_of_the_same_calls(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        MADE made;

        made_begin(&made, 4, 4);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t one = made_work(&made, mm, "gemm_v1"), two;
        two = made_work(&made, mm, more ? "reduce" : "gemm_v2");
        made_often(&made, mm, 2, 2);
        made_often(&made, one, 2, more ? 2 : 0);
        made_often(&made, two, 0, 2);
        made_edits(&made);
        assert_int_equal(made.edits.count, more);
        if (more) {
            const struct edit *edit = made_edit(&made, "reduce");
            assert_int_equal(edit->kind, EDIT_KERNELS);
            assert_int_equal(edit->at, made_frame(&made, "aten::mm"));
            assert_null(made_edit(&made, "gemm_v1"));
        }
    }
}

/* What a call launches follows from how often it runs, also where that is not told. */
static void rows_of_more_calls_are_no_edit(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    uint32_t train = made_call(&made, 0, ACCOUNT_FUNCTION, "train.py: step");
    uint32_t mm = made_call(&made, train, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t kernel = made_work(&made, mm, "gemm");
    made_often(&made, train, 1, 2);
    made_often(&made, mm, 4, 8);
    made_often(&made, kernel, 4, 8);
    made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, kernel, 900, 1800);
    made_edits(&made);
    for (size_t i = 0; i < made.edits.count; i++)
        assert_int_not_equal(made.edits.list[i].kind, EDIT_KERNELS);
}

/* A function around nearly everything says nothing, also where it has another number of
 * calls: what is in it does. Below it, what runs as often as it more often is the same.
 */
static void wrappers_are_looked_into(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    uint32_t train = made_call(&made, 0, ACCOUNT_FUNCTION, "train.py: step");
    uint32_t mm = made_call(&made, train, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t item = made_call(&made, train, ACCOUNT_OPERATOR, "aten::item");
    uint32_t rest = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::zero_");
    made_often(&made, train, 1, 2);
    made_often(&made, mm, 4, 8);
    made_often(&made, item, 0, 4);
    made_often(&made, rest, 1, 1);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 900, 1800);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, item, 0, 500);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, rest, 100, 100);
    made_edits(&made);
    const struct edit *new = made_edit(&made, "aten::item");
    assert_non_null(new);
    assert_int_equal(new->kind, EDIT_NEW);
    assert_int_equal(new->frames[0], made_frame(&made, "aten::item"));
    for (size_t i = 0; i < made.edits.count; i++)
        for (size_t k = 0; k < made.edits.list[i].count; k++)
            assert_int_not_equal(made.edits.list[i].frames[k],
                                 made_frame(&made, "train.py: step"));
}

/* Calls that only ask come and go with libraries; copies and waits are edits. */
static void calls_of_the_runtime(void **state)
{
    static const struct {
        const char *name;
        bool told;
    } all[] = {{"cudaGetDevice", false},
               {"cudaEventQuery", false},
               {"cudaStreamSynchronize", true},
               {"cudaMemcpyAsync", true},
               {"cudaMalloc", true},
               {"hipMemsetAsync", true},
               {"cudaGraphLaunch", true}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        made_begin(&made, 4, 4);
        made_often(&made, made_call(&made, 0, ACCOUNT_RUNTIME, all[i].name), 0, 3);
        made_edits(&made);
        assert_int_equal(made.edits.count, all[i].told);
    }
}

/* Six layers that become seven: calls of one factor are one edit, others are others. */
static void one_factor_is_one_edit(void **state)
{
    static const struct {
        const char *name;
        int64_t control, test;
        int edit; /* equal numbers: one edit */
    } all[] = {{"aten::a", 60, 70, 1}, {"aten::b", 12, 14, 1},   {"aten::c", 7, 8, 1},
               {"aten::d", 10, 30, 2}, {"aten::e", 20, 62, 2},   {"aten::f", 30, 10, 3},
               {"aten::g", 0, 6, 4},   {"aten::h", 0, 6, 4},     {"aten::i", 6, 0, 5},
               {"aten::j", 6, 6, 0},   {"aten::k", 100, 100, 0}, {"aten::l", 0, 4, 6}};
    const struct edit *found[7] = {NULL};
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        /* Each in a module of its own, so that none replaces another. */
        char name[40];

        snprintf(name, sizeof name, "nn.Module: M%zu", i);
        uint32_t module = made_call(&made, 0, ACCOUNT_MODULE, name);
        made_often(&made, module, 1, 1);
        made_often(&made, made_call(&made, module, ACCOUNT_OPERATOR, all[i].name),
                   all[i].control, all[i].test);
    }
    made_edits(&made);
    assert_int_equal(made.edits.count, 6);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        const struct edit *edit = made_edit(&made, all[i].name);

        if (found[all[i].edit] == NULL)
            found[all[i].edit] = edit;
        assert_ptr_equal(edit, found[all[i].edit]);
        assert_int_equal(edit == NULL, all[i].edit == 0);
    }
}

/* The largest first: of edits, and of the calls of one. */
static void what_weighs_most_is_first(void **state)
{
    static const struct {
        const char *name;
        int64_t control, test, ns;
    } all[] = {{"aten::least", 0, 7, 10},    {"aten::little", 0, 3, 100},
               {"aten::much", 0, 3, 1000},   {"aten::gone", 3, 0, 10000},
               {"aten::more", 10, 20, 5000}, {"aten::less", 0, 9, 50}};
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char name[40];

        snprintf(name, sizeof name, "nn.Module: M%zu", i);
        uint32_t module = made_call(&made, 0, ACCOUNT_MODULE, name);
        made_often(&made, module, 1, 1);
        uint32_t call = made_call(&made, module, ACCOUNT_OPERATOR, all[i].name);
        made_often(&made, call, all[i].control, all[i].test);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, call,
                    all[i].control > 0 ? all[i].ns : 0, all[i].test > 0 ? all[i].ns : 0);
    }
    made_edits(&made);
    static const char *const order[] = {"aten::gone", "aten::more", "aten::much",
                                        "aten::less", "aten::least"};
    assert_int_equal(made.edits.count, 5);
    for (size_t i = 0; i < 5; i++)
        assert_ptr_equal(made_edit(&made, order[i]), &made.edits.list[i]);
    const struct edit *new = made_edit(&made, "aten::much");
    assert_int_equal(new->count, 2);
    assert_int_equal(new->frames[0], made_frame(&made, "aten::much"));
    assert_ptr_equal(made_edit(&made, "aten::little"), new);
}

/* ---- both ways ---- */

#define NODES 14

/* A random tree; swapped: what was the control is the test. */
static void make_random(struct made *made, unsigned seed, bool swapped)
{
    static const enum account_node_sort sorts[] = {ACCOUNT_OPERATOR, ACCOUNT_FUNCTION,
                                                   ACCOUNT_MODULE, ACCOUNT_ANNOTATION};
    struct chance chance = {seed};

    made_begin(made, 6, 6);
    for (unsigned i = 1; i <= NODES; i++) {
        char name[40];
        uint32_t parent = chance_below(&chance, i);
        enum account_node_sort sort = sorts[chance_below(&chance, 4)];
        int64_t calls[2], most = chance_below(&chance, 3) == 0 ? 400 : 6;

        snprintf(name, sizeof name, "call %u", i);
        uint32_t node = made_call(made, parent, sort, name);
        calls[0] = chance_below(&chance, (unsigned)most);
        calls[1] = chance_below(&chance, 2) == 0 ? calls[0]
                   : most > 6                    ? calls[0] + chance_below(&chance, 12)
                                                 : chance_below(&chance, (unsigned)most);
        for (int side = 0; side < 2; side++) {
            bool varies = chance_below(&chance, 4) == 0;

            for (uint32_t sample = 0; sample < 6; sample++)
                made_calls(made, node, side ^ (swapped ? 1 : 0), sample,
                           calls[side] + (varies ? chance_below(&chance, 5) : 0));
        }
        made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node, 100 * i, 100 * i);
    }
    made_edits(made);
}

static enum edit_kind mirrored(enum edit_kind kind)
{
    return kind == EDIT_NEW     ? EDIT_GONE
           : kind == EDIT_GONE  ? EDIT_NEW
           : kind == EDIT_MORE  ? EDIT_FEWER
           : kind == EDIT_FEWER ? EDIT_MORE
                                : kind;
}

static void swapped_sides_have_the_same_edits(void **state)
{
    (void)state;
    for (unsigned seed = 1; seed <= 3000; seed++) {
        MADE made, swapped;

        make_random(&made, seed, false);
        make_random(&swapped, seed, true);
        for (uint32_t i = 1; i < made.fold.count; i++) {
            uint32_t at = made.edits.of_frame[i], back = swapped.edits.of_frame[i];

            assert_int_equal(made.fold.frames[i].name, swapped.fold.frames[i].name);
            if ((at == ACCOUNT_NONE) != (back == ACCOUNT_NONE) ||
                (at != ACCOUNT_NONE &&
                 made.edits.list[at].kind != mirrored(swapped.edits.list[back].kind)))
                fail_msg("seed %u, %s: %d, swapped %d; %lld → %lld", seed,
                         strings_text(&made.account.names, made.fold.frames[i].name),
                         at == ACCOUNT_NONE ? -1 : (int)made.edits.list[at].kind,
                         back == ACCOUNT_NONE ? -1 : (int)swapped.edits.list[back].kind,
                         (long long)made.fold.frames[i].calls[0].usual,
                         (long long)made.fold.frames[i].calls[1].usual);
        }
    }
}

static void factors_of_shapes(void **state)
{
    static const struct {
        const char *control, *test;
        double factor; /* NAN: not comparable, or equal */
    } all[] = {{"[[8,64],[64,64]]", "[[32,64],[64,64]]", 4},
               {"[[32,64],[64,64]]", "[[8,64],[64,64]]", 0.25},
               {"[[8,64],[64,64]]", "[[16,64],[64,32]]", 2},
               {"[[8,64]]", "[[8,64]]", NAN},
               {"[[8,64]]", "[[8,64],[1]]", NAN},
               {"[[8,64],[]]", "[[24,64],[]]", 3},
               {"[[0,64]]", "[[24,64]]", NAN},
               {"[[8,64]]", "[[8,8,8]]", NAN},
               {"[[8192,8816]]", "[[2048,34820]]", NAN},
               {"[[[500,64],[64]],[]]", "[[[500,64],[192,64]],[]]", NAN},
               {"[[[5,64],[64]],[2]]", "[[[5,64],[192]],[2]]", 3},
               {"[[[5,64],[64]],[2]]", "[[[5,64],[64],[64]],[2]]", NAN},
               {"", "", NAN},
               {"]]]][[[[9", "[[1],[2]]", NAN}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        double factor = inputs_factor(all[i].control, all[i].test);

        if (isnan(all[i].factor) ? !isnan(factor) : factor != all[i].factor)
            fail_msg("%s → %s: %f", all[i].control, all[i].test, factor);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_of_one_call),
        cmocka_unit_test(the_outermost_is_told),
        cmocka_unit_test(what_replaces_what),
        cmocka_unit_test(inputs_that_differ),
        cmocka_unit_test(unknown_inputs_are_no_edit),
        cmocka_unit_test(rows_of_the_same_calls),
        cmocka_unit_test(rows_of_more_calls_are_no_edit),
        cmocka_unit_test(wrappers_are_looked_into),
        cmocka_unit_test(calls_of_the_runtime),
        cmocka_unit_test(one_factor_is_one_edit),
        cmocka_unit_test(what_weighs_most_is_first),
        cmocka_unit_test(swapped_sides_have_the_same_edits),
        cmocka_unit_test(factors_of_shapes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
