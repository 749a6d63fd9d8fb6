/* The lines of the account: disjoint sets of places that add up to both sides, the
 * largest change first, and what each is about. */
#include "account/account.h"
#include "account_made.h"
#include "trace_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *name_of(const struct made *made, uint32_t name)
{
    return name == ACCOUNT_NONE ? "(none)" : strings_text(&made->account.names, name);
}

/* ---- what a line is about ---- */

/* A step of 10 ms: most of it as before. */
static uint32_t begin_step(struct made *made)
{
    made_begin(made, 6, 6);
    uint32_t mm = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    made_often(made, mm, 2, 2);
    made_booked(made, ACCOUNT_COMPUTE, ACCOUNT_ROW, made_work(made, mm, "gemm"), 10000000,
                10000000);
    return mm;
}

struct about {
    enum account_part part;
    enum account_sort sort;
    enum account_node_sort node;
    uint8_t is; /* enum account_about */
    const char *call, *before, *after;
    enum line_kind kind;
    const char *name, *other;
};

static void lines_are_about(void **state)
{
    static const struct about all[] = {
        {ACCOUNT_COMPUTE, ACCOUNT_ROW, ACCOUNT_WORK, 0, "relu_kernel", NULL, NULL,
         LINE_KERNEL, "relu_kernel", "(none)"},
        {ACCOUNT_COMPUTE, ACCOUNT_OTHER_ROWS, ACCOUNT_OPERATOR, 0, "aten::add", NULL,
         NULL, LINE_REPLACED, "aten::add", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_IN_CALL, ACCOUNT_OPERATOR, 0, "aten::add", NULL, NULL,
         LINE_HOST, "aten::add", "(none)"},
        {ACCOUNT_PYTHON, ACCOUNT_IN_CALL, ACCOUNT_FUNCTION, 0, "f.py: f", NULL, NULL,
         LINE_HOST, "f.py: f", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_HOLE, ACCOUNT_ANNOTATION, 0, "phase", "aten::a", "aten::b",
         LINE_HOLE, "aten::a", "aten::b"},
        {ACCOUNT_IDLE, ACCOUNT_IN_LAUNCH, ACCOUNT_RUNTIME, 0, "cudaLaunchKernel", NULL,
         NULL, LINE_LAUNCH, "(none)", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_DEVICE_SIDE, ACCOUNT_RUNTIME, 0, "cudaLaunchKernel", NULL,
         NULL, LINE_LATENCY, "(none)", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_DEVICE_SIDE, ACCOUNT_RUNTIME,
         ACCOUNT_WAITS | ACCOUNT_DRAINS, "cudaStreamSynchronize", NULL, NULL, LINE_WAIT,
         "cudaStreamSynchronize", "(none)"},
        {ACCOUNT_WAITING, ACCOUNT_IN_CALL, ACCOUNT_FUNCTION, ACCOUNT_WAITS,
         "threading.py: wait", NULL, NULL, LINE_WAIT, "threading.py: wait", "(none)"},
        {ACCOUNT_INPUT, ACCOUNT_IN_CALL, ACCOUNT_ANNOTATION, ACCOUNT_IS_INPUT,
         "enumerate(DataLoader)", NULL, NULL, LINE_INPUT, "(none)", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_IN_CALL, ACCOUNT_FUNCTION, ACCOUNT_IS_INPUT,
         "dataloader.py: __next__", NULL, NULL, LINE_INPUT, "(none)", "(none)"},
        {ACCOUNT_COLLECTION, ACCOUNT_IN_CALL, ACCOUNT_FUNCTION, ACCOUNT_IS_COLLECTION,
         "Python GC", NULL, NULL, LINE_COLLECTION, "(none)", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_IN_CALL, ACCOUNT_FUNCTION, ACCOUNT_IS_COLLECTION,
         "Python GC", NULL, NULL, LINE_COLLECTION, "(none)", "(none)"},
        {ACCOUNT_IDLE, ACCOUNT_NOT_TOLD, ACCOUNT_OTHER, 0, "nothing", NULL, NULL,
         LINE_UNKNOWN, "(none)", "(none)"},
        /* A launch with no call around it is in itself. */
        {ACCOUNT_IDLE, ACCOUNT_IN_CALL, ACCOUNT_RUNTIME, 0, "cudaLaunchKernel", NULL,
         NULL, LINE_HOST, "cudaLaunchKernel", "(none)"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        const struct about *about = &all[i];
        MADE made;

        begin_step(&made);
        uint32_t node = about->node == ACCOUNT_WORK
                            ? made_work(&made, 0, about->call)
                            : made_call(&made, 0, about->node, about->call);
        made.account.nodes[node].about = about->is;
        made_often(&made, node, 3, 3);
        uint32_t place =
            made_booked(&made, about->part, about->sort, node, 1000000, 1500000);
        if (about->before != NULL) {
            made.account.places[place].before = made_name(&made, about->before);
            made.account.places[place].after = made_name(&made, about->after);
        }
        made_lines(&made);
        const struct line *line = made_line(&made, place);
        if (line->kind != about->kind ||
            strcmp(name_of(&made, line->name), about->name) != 0 ||
            strcmp(name_of(&made, line->other), about->other) != 0)
            fail_msg("case %zu: kind %d, name %s, other %s", i, (int)line->kind,
                     name_of(&made, line->name), name_of(&made, line->other));
        assert_int_equal(line->part, about->part);
        assert_int_equal(made.lines.count, 2);
        assert_true(line_change(&made.account, line) == 500000);
        assert_true(line_mean(&made.account, line, 0) == 1000000);
        assert_int_equal(line->certainty, LINE_SURE);
    }
}

/* Under a part are rows: one for all their places in it. */
static void parts_are_sums_of_rows(void **state)
{
    MADE made;
    struct waterfall_sums sums[2];
    struct waterfall parts;

    (void)state;
    made_begin(&made, 2, 3);
    uint32_t phase = made_call(&made, 0, ACCOUNT_ANNOTATION, "phase");
    uint32_t loader = made_call(&made, 0, ACCOUNT_ANNOTATION, "enumerate(DataLoader)");
    const uint32_t mm[] = {made_call(&made, phase, ACCOUNT_OPERATOR, "aten::mm"),
                           made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm"),
                           made_call(&made, loader, ACCOUNT_OPERATOR, "aten::mm")};
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    made_booked(&made, ACCOUNT_OPERATORS, ACCOUNT_IN_CALL, mm[0], 100, 300);
    made_booked(&made, ACCOUNT_OPERATORS, ACCOUNT_IN_CALL, add, 500, 530);
    made_booked(&made, ACCOUNT_OPERATORS, ACCOUNT_IN_CALL, mm[1], 50, 10);
    made_booked(&made, ACCOUNT_INPUT, ACCOUNT_IN_CALL, mm[2], 10, 30);
    made_booked(&made, ACCOUNT_NO_CALL, ACCOUNT_IN_CALL, phase, 4, 4);
    made_booked(&made, ACCOUNT_NO_CALL, ACCOUNT_HOLE, 0, 5, 12);
    made_account(&made);
    account_parts(&made.account, sums, &parts);
    assert_true(parts.known && parts.step == 217);
    assert_int_equal(sums[1].parts[ACCOUNT_OPERATORS], 3 * 840);
    assert_int_equal(parts.parts[ACCOUNT_OPERATORS], 190);
    assert_int_equal(parts.contributor_count[ACCOUNT_OPERATORS], 2);
    const struct waterfall_contributor *row = parts.contributors[ACCOUNT_OPERATORS];
    assert_string_equal(name_of(&made, made.account.nodes[row[0].id].label), "aten::mm");
    assert_true(row[0].change == 160 && row[1].change == 30);
    assert_true(parts.contributors[ACCOUNT_INPUT][0].change == 20);
    /* Neither a label without a change nor what is in no row. */
    assert_int_equal(parts.parts[ACCOUNT_NO_CALL], 7);
    assert_int_equal(parts.moved[ACCOUNT_NO_CALL], 0);
}

/* What is booked at and below a call that was edited is a line of the edit, whatever it
 * is; the same kernel elsewhere is not. */
static void an_edit_holds_what_is_below(void **state)
{
    MADE made;

    (void)state;
    uint32_t mm = begin_step(&made);
    uint32_t item = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::item");
    uint32_t copy = made_call(&made, item, ACCOUNT_OPERATOR, "aten::copy_");
    uint32_t work = made_work(&made, copy, "gemm");
    made_often(&made, item, 0, 2);
    made_often(&made, copy, 0, 2);
    made_often(&made, work, 0, 2);
    uint32_t own = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, item, 0, 300000);
    uint32_t kernel = made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 0, 200000);
    uint32_t wait = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_LAUNCH, copy, 0, 100000);
    uint32_t other = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 5000, 100000);
    made_lines(&made);
    const struct line *line = made_line(&made, own);
    assert_int_equal(line->kind, LINE_EDIT);
    assert_int_equal(line->edit->kind, EDIT_NEW);
    assert_ptr_equal(line, made_line(&made, kernel));
    assert_ptr_equal(line, made_line(&made, wait));
    assert_ptr_not_equal(line, made_line(&made, other));
    assert_ptr_not_equal(line, made_line(&made, 0));
    assert_ptr_equal(line, &made.lines.list[0]);
    assert_int_equal(line->ns[1], 6 * 600000);
    /* Its largest place first, and its part is that of it. */
    assert_int_equal(line->places[0], own);
    assert_int_equal(line->part, ACCOUNT_IDLE);
}

/* Other kernels of the same call are one line. */
static void kernels_that_replace_kernels(void **state)
{
    MADE made;

    (void)state;
    uint32_t mm = begin_step(&made);
    uint32_t one = made_work(&made, mm, "gemm_v1"), two = made_work(&made, mm, "gemm_v2");
    uint32_t same = made_work(&made, mm, "split_k");
    made_often(&made, one, 2, 0);
    made_often(&made, two, 0, 2);
    made_often(&made, same, 2, 2);
    uint32_t before = made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, one, 700000, 0);
    uint32_t after = made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, two, 0, 1000000);
    uint32_t as_before =
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, same, 400000, 600000);
    made_lines(&made);
    const struct line *line = made_line(&made, before);
    assert_int_equal(line->kind, LINE_REPLACED);
    assert_string_equal(name_of(&made, line->name), "aten::mm");
    assert_ptr_equal(line, made_line(&made, after));
    assert_true(line_change(&made.account, line) == 300000);
    assert_int_equal(made_line(&made, as_before)->kind, LINE_KERNEL);
}

/* Rows that each side launches elsewhere are one kernel, and no edit. */
static void rows_launched_elsewhere(void **state)
{
    MADE made;

    (void)state;
    begin_step(&made);
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t work = made_work(&made, add, "add_kernel");
    made_often(&made, add, 2, 0);
    made_often(&made, work, 2, 0);
    uint32_t place =
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 500000, 900000);
    made.account.places[place].elsewhere = true;
    made_lines(&made);
    assert_int_equal(made_line(&made, place)->kind, LINE_KERNEL);
}

/* ---- one factor ---- */

/* Every other call takes `factor` times as long, the others `second` times. */
static void make_alike(struct made *made, bool device, double factor, double second,
                       int64_t one_more)
{
    made_begin(made, 6, 6);
    for (int i = 0; i < 8; i++) {
        char name[40];

        snprintf(name, sizeof name, "call %d", i);
        uint32_t node = made_call(made, 0, ACCOUNT_OPERATOR, name);
        if (device)
            node = made_work(made, node, name);
        int64_t ns = 100000 * (i + 2), more = i == 3 ? one_more : 0;
        double times = i % 2 == 0 ? factor : second;
        made_often(made, node, 2, 2);
        made_spent(made, node, 0, MADE_ALL, ns);
        made_spent(made, node, 1, MADE_ALL, llround((double)ns * times) + more);
        made_booked(made, device ? ACCOUNT_COMPUTE : ACCOUNT_IDLE,
                    device ? ACCOUNT_ROW : ACCOUNT_IN_CALL, node, ns,
                    llround((double)ns * times) + more);
    }
    made_lines(made);
}

static void one_factor_on_all(void **state)
{
    (void)state;
    for (int device = 0; device < 2; device++) {
        MADE made, back, none, noise, mixed, little;

        make_alike(&made, device == 1, 1.25, 1.25, 0);
        const struct line *line = &made.lines.list[0];
        assert_int_equal(line->kind, LINE_ALIKE);
        assert_int_equal(line->on_device, device);
        assert_true(fabs(line->factor - 1.25) < 1e-6);
        assert_true(line->low <= line->factor && line->factor <= line->high);
        assert_int_equal(made.lines.count, 2);
        assert_int_equal(line->ns[0], made.account.ns[0]);
        assert_int_equal(made.lines.list[1].count, 0);

        make_alike(&back, device == 1, 0.8, 0.8, 0);
        assert_int_equal(back.lines.list[0].kind, LINE_ALIKE);
        assert_true(line_change(&back.account, &back.lines.list[0]) < 0);

        make_alike(&none, device == 1, 1, 1, 0);
        assert_int_equal(none.lines.count, 1);

        /* Two per cent are what one recording differs from the next by. */
        make_alike(&noise, device == 1, 1.02, 1.02, 0);
        for (size_t i = 0; i < noise.lines.count; i++)
            assert_int_not_equal(noise.lines.list[i].kind, LINE_ALIKE);

        /* Half of them 5 %, half 3 times: no one factor. */
        make_alike(&mixed, device == 1, 3, 1.05, 0);
        for (size_t i = 0; i < mixed.lines.count; i++)
            assert_int_not_equal(mixed.lines.list[i].kind, LINE_ALIKE);

        /* One of eight that takes much longer is no factor on all. */
        make_alike(&little, device == 1, 1, 1, 400000);
        assert_int_equal(little.lines.count, 2);
        assert_int_equal(little.lines.list[0].kind,
                         device == 1 ? LINE_KERNEL : LINE_HOST);
        assert_string_equal(name_of(&little, little.lines.list[0].name), "call 3");
    }
}

/* ---- choosing ---- */

/* Twenty calls that changed: the eight that changed most, then the rest. */
static void at_most_eight(void **state)
{
    MADE made;
    uint32_t places[20];

    (void)state;
    begin_step(&made);
    for (int i = 0; i < 20; i++) {
        char name[40];
        uint32_t node;

        snprintf(name, sizeof name, "call %d", i);
        node = made_call(&made, 0, ACCOUNT_OPERATOR, name);
        made_often(&made, node, 1, 1);
        /* In turn more and less, so that no factor explains all. */
        places[i] = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node, 2000000,
                                2000000 + (i % 2 == 0 ? 1 : -1) * 100000 * (i + 1));
    }
    made_lines(&made);
    assert_int_equal(made.lines.count, LINES_MAX + 1);
    for (int i = 0; i < 20; i++)
        assert_int_equal(made.lines.of_place[places[i]], i >= 12 ? 19 - i : LINES_MAX);
}

/* Under half a per cent of the step, or a twentieth of the largest, it is the rest. */
static void small_lines_join_the_rest(void **state)
{
    static const struct {
        int64_t large, small;
        size_t lines;
    } all[] = {{400000, 100000, 3}, {400000, 40000, 2}, {4000000, 150000, 2}};

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        MADE made;
        uint32_t mm = begin_step(&made);
        uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");

        made_often(&made, add, 2, 2);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 0, all[i].large);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, add, 0, all[i].small);
        made_lines(&made);
        assert_int_equal(made.lines.count, all[i].lines);
    }
}

/* ---- what must hold of all accounts ---- */

#define NODES 40

static void add_places(struct made *made, struct chance *chance, uint32_t node, int turn,
                       int64_t unit)
{
    bool is_work = made->account.nodes[node].sort == ACCOUNT_WORK;
    uint32_t place = is_work
                         ? made_place(made, chance_below(chance, 3), ACCOUNT_ROW, node)
                         : made_place(made, ACCOUNT_IDLE,
                                      ACCOUNT_IN_CALL + chance_below(chance, 4), node);
    int64_t ns = unit * (1 + chance_below(chance, 100000)), other = ns;

    if (turn > 0 && chance_below(chance, 3) > 0)
        other = unit * chance_below(chance, 100000);
    for (int which = 0; which < 2; which++)
        for (uint32_t sample = 0; sample < made->account.samples[which]; sample++)
            made_time(made, place, which ^ (turn == 2), sample,
                      (which == 1 ? other : ns) +
                          unit * (turn > 0 ? chance_below(chance, 50) : 0));
}

/* turn 0: both sides are equal; 1: they differ; 2: the same, swapped. */
static void make_random(struct made *made, unsigned seed, int turn, int64_t unit)
{
    static const enum account_node_sort sorts[] = {ACCOUNT_OPERATOR, ACCOUNT_FUNCTION,
                                                   ACCOUNT_MODULE, ACCOUNT_ANNOTATION,
                                                   ACCOUNT_RUNTIME};
    struct chance chance = {seed};

    made_begin(made, 5, 5);
    for (unsigned i = 1; i <= NODES; i++) {
        char name[40];
        uint32_t parent = chance_below(&chance, (unsigned)made->account.node_count);
        unsigned which = chance_below(&chance, 7);
        int64_t calls[2] = {1 + chance_below(&chance, 5), 0}, spent[2];

        calls[1] = turn == 0 || chance_below(&chance, 4) > 0 ? calls[0]
                                                             : chance_below(&chance, 9);
        spent[0] = unit * (1 + chance_below(&chance, 9000));
        spent[1] = turn == 0 ? spent[0] : unit * (1 + chance_below(&chance, 9000));
        snprintf(name, sizeof name, "name %u", chance_below(&chance, 30));
        while (made->account.nodes[parent].sort == ACCOUNT_WORK)
            parent = made->account.nodes[parent].parent;
        uint32_t node = which < 5 ? made_call(made, parent, sorts[which], name)
                                  : made_work(made, parent, name);
        for (int side = 0; side < 2; side++) {
            made_calls(made, node, side, MADE_ALL, calls[side ^ (turn == 2)]);
            made_spent(made, node, side, MADE_ALL, spent[side ^ (turn == 2)]);
        }
        for (unsigned k = chance_below(&chance, 3); k > 0; k--)
            add_places(made, &chance, node, turn, unit);
    }
    made_lines(made);
}

static void a_side_against_itself_has_no_line(void **state)
{
    (void)state;
    for (unsigned seed = 1; seed <= 300; seed++) {
        MADE made;

        make_random(&made, seed, 0, 1);
        assert_int_equal(made.lines.count, 1);
        assert_int_equal(made.edits.count, 0);
        assert_true(line_change(&made.account, &made.lines.list[0]) == 0);
    }
}

/* Turning the sides turns the signs; twice the time is twice the amount. */
static void turned_and_doubled(void **state)
{
    size_t lines = 0;

    (void)state;
    for (unsigned seed = 1; seed <= 600; seed++) {
        MADE made, turned, doubled;

        make_random(&made, seed, 1, 1);
        make_random(&turned, seed, 2, 1);
        make_random(&doubled, seed, 1, 2);
        if (made.lines.count != turned.lines.count)
            fail_msg("seed %u: %zu lines, turned %zu", seed, made.lines.count,
                     turned.lines.count);
        assert_int_equal(made.lines.count, doubled.lines.count);
        lines += made.lines.count;
        for (size_t i = 0; i < made.lines.count; i++) {
            const struct line *line = &made.lines.list[i], *back = &turned.lines.list[i],
                              *twice = &doubled.lines.list[i];

            if (line->kind != back->kind || line->ns[0] != back->ns[1] ||
                line->ns[1] != back->ns[0] || line->certainty != back->certainty)
                fail_msg("seed %u, line %zu: kind %d, turned %d", seed, i,
                         (int)line->kind, (int)back->kind);
            assert_int_equal(line->kind, twice->kind);
            assert_int_equal(line->certainty, twice->certainty);
            for (int side = 0; side < 2; side++)
                assert_int_equal(2 * line->ns[side], twice->ns[side]);
        }
    }
    assert_true(lines > 3000);
}

static void an_empty_account_has_the_rest_alone(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 4, 4);
    made_lines(&made);
    assert_int_equal(made.lines.count, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_about),
        cmocka_unit_test(parts_are_sums_of_rows),
        cmocka_unit_test(an_edit_holds_what_is_below),
        cmocka_unit_test(kernels_that_replace_kernels),
        cmocka_unit_test(rows_launched_elsewhere),
        cmocka_unit_test(one_factor_on_all),
        cmocka_unit_test(at_most_eight),
        cmocka_unit_test(small_lines_join_the_rest),
        cmocka_unit_test(a_side_against_itself_has_no_line),
        cmocka_unit_test(turned_and_doubled),
        cmocka_unit_test(an_empty_account_has_the_rest_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
