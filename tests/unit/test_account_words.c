/* The sentences of edits and lines: names, numbers, and what no sentence may say. Wording
 * is tested only where it carries a fact. */
#include "account/words.h"
#include "account_saying.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* No sentence has these, whatever it is about. */
static void assert_reads_well(const char *text)
{
    static const char *const odd[] = {
        "``",     " 1 times", " 1 calls",         "  ",          " ,", "nan", "inf",
        "(null)", "-0 ",      ", and so do  and", "→ : replaced"};

    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        assert_says_not(text, odd[i]);
}

/* ---- edits ---- */

/* `count` operators that only the side `side` runs, so often. */
static void make_one_sided(struct made *made, int side, int count, int64_t often)
{
    made_begin(made, 6, 6);
    for (int i = 0; i < count; i++) {
        char name[40];

        snprintf(name, sizeof name, "aten::op%d", i);
        uint32_t node = made_call(made, 0, ACCOUNT_OPERATOR, name);
        made_often(made, node, side == 0 ? often : 0, side == 1 ? often : 0);
        /* The first weighs most. */
        made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, node,
                    side == 0 ? 1000 * (count - i) : 0,
                    side == 1 ? 1000 * (count - i) : 0);
    }
    made_edits(made);
}

static void one_two_and_many_names(void **state)
{
    static const int counts[] = {1, 2, 3, 7};

    (void)state;
    for (int side = 0; side < 2; side++)
        for (int steps = 0; steps < 2; steps++)
            for (size_t i = 0; i < 4; i++) {
                MADE made;
                SAYING saying;
                int told = counts[i] < 3 ? counts[i] : 3;
                char more[40];

                make_one_sided(&made, side, counts[i], 4);
                saying_begin(&saying, &made, steps == 1, true);
                assert_int_equal(made.edits.count, 1);
                const char *text = say_edit(&saying, &made.edits.list[0]);
                for (int k = 0; k < counts[i]; k++) {
                    char name[40];

                    snprintf(name, sizeof name, "`aten::op%d`", k);
                    (k < told ? assert_says : assert_says_not)(text, name);
                }
                snprintf(more, sizeof more, " and %d more", counts[i] - told);
                (counts[i] > told ? assert_says : assert_says_not)(text, more);
                (side == 1 ? assert_says : assert_says_not)(text, " new");
                (side == 0 ? assert_says : assert_says_not)(text, " no longer ");
                (counts[i] == 1 ? assert_says_not : assert_says)(
                    text, side == 1 ? " are new" : " no longer run ");
                assert_says(text, "4 times");
                (steps == 1 ? assert_says : assert_says_not)(text, "per step");
                assert_reads_well(text);
            }
}

static void once_is_no_time(void **state)
{
    MADE made;
    SAYING saying;

    (void)state;
    make_one_sided(&made, 1, 1, 1);
    saying_begin(&saying, &made, true, true);
    assert_says(say_edit(&saying, &made.edits.list[0]), "once per step");
}

/* A name that runs elsewhere on the other side is not new: its row has counts. */
static void a_name_that_exists_elsewhere(void **state)
{
    static const struct {
        int64_t elsewhere[2], here;
        const char *says, *says_not;
    } all[] = {{{3, 3}, 2, "3 → 5 times", " new"},
               {{3, 0}, 3, "another place", " new"},
               {{9, 2}, 2, "9 → 4 times", " new"},
               {{0, 3}, 2, " new (5 times", "→"}};

    (void)state;
    for (size_t i = 0; i < 4; i++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t f = made_call(&made, 0, ACCOUNT_MODULE, "nn.Module: A");
        uint32_t g = made_call(&made, 0, ACCOUNT_MODULE, "nn.Module: B");
        made_often(&made, f, 1, 1);
        made_often(&made, g, 1, 1);
        made_often(&made, made_call(&made, f, ACCOUNT_OPERATOR, "aten::item"),
                   all[i].elsewhere[0], all[i].elsewhere[1]);
        uint32_t here = made_call(&made, g, ACCOUNT_OPERATOR, "aten::item");
        made_often(&made, here, 0, all[i].here);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, here, 0, 100);
        made_edits(&made);
        saying_begin(&saying, &made, true, true);
        const struct edit *edit = NULL;
        for (size_t k = 0; k < made.edits.count; k++)
            if (made.edits.list[k].kind == EDIT_NEW)
                edit = &made.edits.list[k];
        const char *text = say_edit(&saying, edit);
        assert_says(text, all[i].says);
        assert_says_not(text, all[i].says_not);
        assert_reads_well(text);
    }
}

static void more_and_less_often(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++)
        for (int steps = 0; steps < 2; steps++) {
            MADE made;
            SAYING saying;

            made_begin(&made, 6, 6);
            uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
            uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
            made_often(&made, mm, more ? 6 : 12, more ? 12 : 6);
            made_often(&made, add, more ? 1 : 2, more ? 2 : 1);
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 1000, 1000);
            made_edits(&made);
            saying_begin(&saying, &made, steps == 1, true);
            const char *text = say_edit(&saying, made_edit(&made, "aten::mm"));
            assert_says(text, more ? "more often" : "less often");
            assert_says(text, more ? "6 → 12" : "12 → 6");
            assert_says(text, more ? "`aten::add` (1 → 2)" : "`aten::add` (2 → 1)");
            (steps == 1 ? assert_says : assert_says_not)(text, "step");
            assert_reads_well(text);
            struct edit alone = *made_edit(&made, "aten::mm");
            alone.count = alone.told = 1;
            text = say_edit(&saying, &alone);
            assert_says_not(text, "so do");
            assert_reads_well(text);
        }
}

static void what_replaces_and_what_differs(void **state)
{
    MADE made;
    SAYING saying;

    (void)state;
    made_begin(&made, 6, 6);
    uint32_t f = made_call(&made, 0, ACCOUNT_MODULE, "nn.Module: MLP");
    made_often(&made, f, 1, 1);
    made_often(&made, made_call(&made, f, ACCOUNT_OPERATOR, "aten::gelu"), 2, 0);
    made_often(&made, made_call(&made, f, ACCOUNT_OPERATOR, "aten::silu"), 0, 2);
    uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t sum = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::sum");
    made_often(&made, mm, 2, 2);
    made_often(&made, add, 2, 2);
    made_often(&made, sum, 2, 2);
    made_shapes(&made, mm, 0, "[[8,64],[64,64]]");
    made_shapes(&made, mm, 1, "[[32,64],[64,64]]");
    made_types(&made, add, 0, "[\"float\",\"c10::Float8_e4m3fn\"]");
    made_types(&made, add, 1, "[\"float\",\"c10::Float8_e4m3fnuz\"]");
    made_often(&made, made_work(&made, sum, "reduce"), 2, 4);
    made_edits(&made);
    saying_begin(&saying, &made, true, true);
    const char *text = say_edit(&saying, made_edit(&made, "aten::gelu"));
    assert_says(text, "`aten::gelu` → `aten::silu`");
    assert_reads_well(text);
    text = say_edit(&saying, made_edit(&made, "aten::mm"));
    assert_says(text, "`aten::mm`");
    assert_says(text, "4.00 times");
    assert_says(text, "[[8,64],[64,64]] → [[32,64],[64,64]]");
    assert_reads_well(text);
    text = say_edit(&saying, made_edit(&made, "aten::add"));
    assert_says(text, "`aten::add` c10::Float8_e4m3fn → c10::Float8_e4m3fnuz");
    assert_reads_well(text);
    text = say_edit(&saying, made_edit(&made, "reduce"));
    assert_says(text, "`aten::sum`");
    assert_says(text, "`reduce` (2 → 4)");
    assert_reads_well(text);
}

/* ---- lines ---- */

/* One line of each kind that a step on the host alone, or with a device, can have. */
static void make_every_line(struct made *made, bool device)
{
    enum account_part host = device ? ACCOUNT_IDLE : ACCOUNT_OPERATORS;

    made_begin(made, 6, 6);
    uint32_t loader = made_call(made, 0, ACCOUNT_ANNOTATION, "enumerate(DataLoader)");
    uint32_t wait = made_call(made, 0, ACCOUNT_FUNCTION, "threading.py: wait");
    uint32_t add = made_call(made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t item = made_call(made, 0, ACCOUNT_OPERATOR, "aten::item");
    uint32_t garbage = made_call(made, add, ACCOUNT_FUNCTION, "Python GC");
    uint32_t lone = made_call(made, 0, ACCOUNT_RUNTIME, "cudaLaunchKernel");
    made->account.nodes[loader].about = ACCOUNT_IS_INPUT;
    made->account.nodes[wait].about = ACCOUNT_WAITS;
    made->account.nodes[garbage].about = ACCOUNT_IS_COLLECTION;
    /* As often as it has to be: that is no edit. */
    made_often(made, garbage, 0, 3);
    made_booked(made, device ? ACCOUNT_IDLE : ACCOUNT_COLLECTION, ACCOUNT_IN_CALL,
                garbage, 0, 950000);
    made_often(made, loader, 1, 1);
    made_often(made, wait, 1, 1);
    made_often(made, add, 2, 2);
    made_often(made, item, 0, 2);
    made_booked(made, device ? ACCOUNT_IDLE : ACCOUNT_INPUT, ACCOUNT_IN_CALL, loader,
                1000000, 1900000);
    made_booked(made, device ? ACCOUNT_WAITING : ACCOUNT_WAITING, ACCOUNT_IN_CALL, wait,
                1000000, 1800000);
    made_booked(made, host, ACCOUNT_IN_CALL, add, 1000000, 1700000);
    made_booked(made, host, ACCOUNT_IN_CALL, item, 0, 650000);
    uint32_t hole = made_booked(made, device ? ACCOUNT_IDLE : ACCOUNT_NO_CALL,
                                ACCOUNT_HOLE, 0, 1000000, 1600000);
    made->account.places[hole].before = made_name(made, "aten::add");
    made_booked(made, device ? ACCOUNT_IDLE : ACCOUNT_NO_CALL, ACCOUNT_HOLE, 0, 1000000,
                1550000);
    if (device) {
        made_often(made, lone, 3, 3);
        made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, lone, 1000000, 1500000);
        uint32_t work = made_work(made, add, "add_kernel");
        made_often(made, work, 2, 2);
        made_spent(made, work, 0, MADE_ALL, 1000000);
        made_spent(made, work, 1, MADE_ALL, 1450000);
        made_booked(made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 1000000, 1450000);
    }
    made_lines(made);
    assert_int_equal(made->lines.count, device ? 9 : 8);
}

static void every_line_has_its_amount(void **state)
{
    (void)state;
    for (int device = 0; device < 2; device++)
        for (int steps = 0; steps < 2; steps++) {
            MADE made;
            SAYING saying;

            make_every_line(&made, device == 1);
            saying_begin(&saying, &made, steps == 1, device == 1);
            for (size_t i = 0; i + 1 < made.lines.count; i++) {
                struct line *line = &made.lines.list[i];
                char amount[40];

                line->rank = -1;
                const char *text = say_line(&saying, line);
                snprintf(amount, sizeof amount, "%.0f µs more",
                         line_change(&made.account, line) / 1000);
                assert_says(text, amount);
                (steps == 1 ? assert_says : assert_says_not)(text, "per step");
                if (device == 0) {
                    assert_says_not(text, "device");
                    assert_says_not(text, "kernel");
                    assert_says_not(text, "GPU");
                }
                assert_says_not(text, "on rank");
                assert_reads_well(text);
            }
            /* The rest has no name. */
            assert_reads_well(say_line(&saying, &made.lines.list[made.lines.count - 1]));
        }
}

/* Fewer calls may take more time: the sentence does not read as their reason. */
static void fewer_calls_may_take_more(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++)
        for (int dearer = 0; dearer < 2; dearer++) {
            MADE made;
            SAYING saying;

            made_begin(&made, 6, 6);
            uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
            made_often(&made, mm, more ? 6 : 12, more ? 12 : 6);
            made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm,
                        dearer ? 1000000 : 4000000, dearer ? 4000000 : 1000000);
            made_lines(&made);
            saying_begin(&saying, &made, true, true);
            made.lines.list[0].rank = -1;
            const char *text = say_line(&saying, &made.lines.list[0]);
            assert_says(text, more == dearer ? "): 3.00 ms" : "), but 3.00 ms");
        }
}

/* The other way round the amounts are less. */
static void less_is_said(void **state)
{
    MADE made;
    SAYING saying;

    (void)state;
    made_begin(&made, 6, 6);
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    made_often(&made, add, 2, 2);
    made_spent(&made, add, 0, MADE_ALL, 1600000);
    made_spent(&made, add, 1, MADE_ALL, 1000000);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, add, 1600000, 1000000);
    made_lines(&made);
    saying_begin(&saying, &made, true, true);
    made.lines.list[0].rank = -1;
    const char *text = say_line(&saying, &made.lines.list[0]);
    assert_says(text, "600 µs less");
    assert_says(text, "800 → 500 µs per call");
    assert_says(text, "2 calls");
    assert_says_not(text, "of the change");
    /* With a share of a certain change, where all lines go one way. */
    saying.words.change = -1200000;
    saying.words.one_sign = true;
    assert_says(say_line(&saying, &made.lines.list[0]), "50 % of the change");
    saying.words.one_sign = false;
    assert_says_not(say_line(&saying, &made.lines.list[0]), "of the change");
    /* N6: a rank that is alone in it is told with its own number, and no mean per call.
     */
    made.lines.list[0].rank = 3;
    made.lines.list[0].rank_change = -2400000;
    text = say_line(&saying, &made.lines.list[0]);
    assert_says(text, "On rank 3 alone: The device waits 2.40 ms less");
    assert_says(text, "the mean over all ranks: 600 µs less");
    assert_says_not(text, "per call");
    /* So it is in a table, where the mean stands beside the words. */
    saying.words.brief = saying.words.of_rank = true;
    text = say_line(&saying, &made.lines.list[0]);
    assert_says(text, "On rank 3 alone: The device waits 2.40 ms less per step while");
    assert_says(text, "; the mean over all ranks:");
    assert_says_not(text, "600 µs");
    made.lines.list[0].rank = -1;
    saying.words.of_rank = false;
    assert_says(say_line(&saying, &made.lines.list[0]), "The device waits less while");
}

/* A copy is replaced by one of its own direction, whichever side is the control. */
static void copies_keep_their_direction(void **state)
{
    static const char *const pinned[] = {"Memcpy HtoD (Pinned -> Device)",
                                         "Memcpy DtoH (Device -> Pinned)"};
    static const char *const pageable[] = {"Memcpy HtoD (Pageable -> Device)",
                                           "Memcpy DtoH (Device -> Pageable)"};

    (void)state;
    for (int swapped = 0; swapped < 2; swapped++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t copy = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::copy_");
        made_often(&made, copy, 2, 2);
        for (int i = 0; i < 2; i++) {
            /* Before, the first direction takes longer; afterwards, the second. */
            const int64_t ns[] = {1000000 - 10000 * i, 2000000 + 10000 * i};
            uint32_t rows[] = {made_work(&made, copy, pinned[i]),
                               made_work(&made, copy, pageable[i])};

            for (int k = 0; k < 2; k++) {
                int side = k ^ swapped;

                made_often(&made, rows[k], side == 0, side == 1);
                made_spent(&made, rows[k], side, MADE_ALL, ns[k]);
                made_booked(&made, ACCOUNT_MEMORY, ACCOUNT_ROW, rows[k],
                            side == 0 ? ns[k] : 0, side == 1 ? ns[k] : 0);
            }
        }
        made_lines(&made);
        saying_begin(&saying, &made, true, true);
        made.lines.list[0].rank = -1;
        const char *text = say_line(&saying, &made.lines.list[0]);
        assert_says(text, pinned[1]);
        assert_says(text, pageable[1]);
        assert_says_not(text, "HtoD");
    }
}

/* Communication: longer itself, or beside less compute; of ranks that wait, or transfer.
 */
static void why_communication_takes_longer(void **state)
{
    static const struct {
        int64_t exposed[2];
        int64_t spent; /* of the test; the control: 1 ms */
        double wait, transfer;
        int64_t rank;
        enum account_communication is;
        const char *says;
    } all[] = {
        {{500000, 1000000}, 1000000, NAN, NAN, -1, COMMUNICATION_OVERLAP, "less of it"},
        {{1000000, 500000}, 1000000, NAN, NAN, -1, COMMUNICATION_OVERLAP, "more of it"},
        {{500000, 1000000}, 1500000, NAN, NAN, -1, COMMUNICATION_UNKNOWN, "takes"},
        {{500000, 1000000},
         1500000,
         400000,
         100000,
         -1,
         COMMUNICATION_WAITING,
         "wait for others"},
        {{500000, 1000000},
         1500000,
         400000,
         100000,
         2,
         COMMUNICATION_WAITING,
         "wait for rank 2"},
        {{500000, 1000000},
         1500000,
         100000,
         400000,
         -1,
         COMMUNICATION_TRANSFER,
         "transferred"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 6, 6);
        uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, "c10d::allreduce_");
        uint32_t work = made_work(&made, call, "ncclDevKernel_AllReduce");
        made_often(&made, call, 1, 1);
        made_often(&made, work, 1, 1);
        made_spent(&made, work, 0, MADE_ALL, 1000000);
        made_spent(&made, work, 1, MADE_ALL, all[i].spent);
        made_booked(&made, ACCOUNT_COMMUNICATION, ACCOUNT_ROW, work, all[i].exposed[0],
                    all[i].exposed[1]);
        made_lines(&made);
        made.lines.list[0].rank = -1;
        saying_begin(&saying, &made, true, true);
        saying.words.wait_change = all[i].wait;
        saying.words.transfer_change = all[i].transfer;
        saying.words.late_rank = all[i].rank;
        assert_int_equal(kernel_words_communication(&saying.words, &made.lines.list[0]),
                         all[i].is);
        assert_says(say_line(&saying, &made.lines.list[0]), all[i].says);
    }
}

/* Names of any bytes are cut and cleaned, and no sentence ends in them. */
static void hostile_names(void **state)
{
    char name[5000];
    MADE made;
    SAYING saying;

    (void)state;
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    memcpy(name, "\xff\xfe`\n\x1b[31m<script>%s%n", 21);
    made_begin(&made, 6, 6);
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, name);
    uint32_t gone = made_call(&made, 0, ACCOUNT_OPERATOR, "\xc0\x80");
    made_often(&made, add, 2, 2);
    made_often(&made, gone, 2, 0);
    made_shapes(&made, add, 0, name);
    made_shapes(&made, add, 1, "[[[[");
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, add, 1000000, 1500000);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, gone, 900000, 0);
    made_lines(&made);
    saying_begin(&saying, &made, true, true);
    for (size_t i = 0; i < made.lines.count; i++) {
        made.lines.list[i].rank = -1;
        const char *text = say_line(&saying, &made.lines.list[i]);
        assert_true(strlen(text) < 2000);
        for (const char *at = text; *at != '\0'; at++)
            assert_true((unsigned char)*at >= ' ');
        size_t ticks = 0;
        for (const char *at = text; *at != '\0'; at++)
            ticks += *at == '`';
        assert_int_equal(ticks % 2, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_two_and_many_names),
        cmocka_unit_test(once_is_no_time),
        cmocka_unit_test(a_name_that_exists_elsewhere),
        cmocka_unit_test(more_and_less_often),
        cmocka_unit_test(what_replaces_and_what_differs),
        cmocka_unit_test(every_line_has_its_amount),
        cmocka_unit_test(fewer_calls_may_take_more),
        cmocka_unit_test(less_is_said),
        cmocka_unit_test(copies_keep_their_direction),
        cmocka_unit_test(why_communication_takes_longer),
        cmocka_unit_test(hostile_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
