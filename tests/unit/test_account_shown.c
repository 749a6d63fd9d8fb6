/* What is shown first of an account, and that no sentence reads backwards. */
#include "account/words.h"
#include "account_saying.h"

/* Certain lines come first, then the larger; of the first two one goes the way of the
 * sum; and each place is still in its line. */
static void what_is_certain_is_first(void **state)
{
    static const struct {
        int64_t change[4];
        bool sure[4];
        int order[4];
    } all[] = {
        {{900000, 500000, 400000, 300000}, {true, true, true, true}, {0, 1, 2, 3}},
        {{900000, 500000, 400000, 300000}, {false, true, false, true}, {1, 3, 0, 2}},
        {{-900000, 500000, 400000, 300000}, {true, true, true, true}, {0, 1, 2, 3}},
        {{900000, 800000, -700000, -1200000}, {true, true, true, false}, {0, 2, 1, 3}},
        {{500000, 400000, -900000, -300000}, {true, true, false, true}, {0, 3, 1, 2}},
        {{500000, 400000, -900000, -300000}, {true, true, false, false}, {0, 2, 1, 3}},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        uint32_t places[4], to[LINES_MAX + 1];

        made_begin(&made, 6, 6);
        for (int k = 0; k < 4; k++) {
            char name[] = "aten::a0";

            name[7] = (char)('0' + k);
            uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, name);
            made_often(&made, call, 2, 2);
            places[k] = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, call, 2000000,
                                    2000000 + all[i].change[k]);
        }
        made_lines(&made);
        assert_int_equal(made.lines.count, 5);
        for (int k = 0; k < 4; k++)
            made.lines.list[made.lines.of_place[places[k]]].certainty =
                all[i].sure[k] ? LINE_LIKELY : LINE_NO_DIFFERENCE;
        lines_order(&made.account, &made.lines, to);
        assert_whole(&made.account, &made.lines);
        for (int k = 0; k < 4; k++)
            if (made.lines.of_place[places[all[i].order[k]]] != (uint32_t)k)
                fail_msg("case %zu: line %d is not %d", i, k, all[i].order[k]);
    }
}

/* What is new at several places, under its own name alone and with others, is one change
 * with the calls of all places; another name apart, or another certainty, is not. */
static void one_name_is_new_once(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++)
        for (int apart = 0; apart < 2; apart++) {
            MADE made;
            SAYING saying;
            static const char *const names[] = {"aten::check", "aten::any"};
            static const int often[3][2] = {{23, 23}, {96, 0}, {1, 1}};

            made_begin(&made, 6, 6);
            for (int i = 0; i < 3; i++) {
                char block[] = "nn.Module: A";

                block[11] = (char)('A' + i);
                uint32_t at = made_call(&made, 0, ACCOUNT_MODULE, block);
                made_often(&made, at, 1, 1);
                for (int k = 0; k < 2; k++) {
                    if (often[i][k] == 0)
                        continue;
                    uint32_t call = made_call(&made, at, ACCOUNT_OPERATOR,
                                              apart && i == 1 ? "aten::other" : names[k]);
                    made_often(&made, call, side == 0 ? often[i][k] : 0,
                               side == 1 ? often[i][k] : 0);
                    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, call,
                                side == 0 ? 4000 - 1000 * k : 0,
                                side == 1 ? 4000 - 1000 * k : 0);
                }
            }
            made_edits(&made);
            assert_int_equal(made.edits.count, 1 + apart);
            saying_begin(&saying, &made, true, true);
            const char *text = say_edit(&saying, made_edit(&made, "aten::any"));
            assert_says(text, apart ? "`aten::check` (24 times per step)"
                                    : "`aten::check` (120 times per step)");
            assert_says(text, "`aten::any` (24 times per step)");
            assert_says(text, side == 1 ? "are new" : "no longer run");
            assert_says_not(text, "the first");
        }
}

/* A call that is no longer, but is waited for: it was hidden. A kernel that is no longer,
 * but takes more of the step: less runs beside it. No numbers that go the other way. */
static void what_was_hidden_is_said(void **state)
{
    (void)state;
    for (int device = 0; device < 2; device++)
        for (int longer = 0; longer < 2; longer++) {
            MADE made;
            SAYING saying;

            made_begin(&made, 6, 6);
            uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
            uint32_t work = made_work(&made, call, "gemm");
            uint32_t node = device ? work : call;
            made_often(&made, call, 10, 10);
            made_often(&made, work, 10, 10);
            made_spent(&made, node, 0, MADE_ALL, 2900000);
            made_spent(&made, node, 1, MADE_ALL, longer ? 3900000 : 2680000);
            made_booked(&made, device ? ACCOUNT_COMPUTE : ACCOUNT_IDLE,
                        device ? ACCOUNT_ROW : ACCOUNT_IN_CALL, node, 1000000, 2000000);
            made_lines(&made);
            made.lines.list[0].rank = -1;
            saying_begin(&saying, &made, true, true);
            const char *text = say_line(&saying, &made.lines.list[0]);
            (longer ? assert_says : assert_says_not)(text, " per call");
            (longer ? assert_says_not
                    : assert_says)(text, device ? "less of it runs beside other work"
                                                : "less of which is hidden behind");
        }
}

/* A call that takes much longer behind the device, under a step that does not: told, and
 * as hidden. Less than the host of one program differs, or beside a step that changed as
 * it may: not. */
static void what_is_hidden_is_told(void **state)
{
    static const struct {
        int64_t spent;
        bool unchanged;
        size_t told;
    } all[] = {{956000, true, 1}, {80000, true, 0}, {956000, false, 0}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        SAYING saying;
        struct own_claims claims;

        made_begin(&made, 8, 8);
        uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, "load_batch");
        uint32_t work = made_work(&made, call, "gemm");
        made_often(&made, call, 1, 1);
        made_often(&made, work, 1, 1);
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 94000000, 94000000);
        for (uint32_t k = 0; k < 8; k++) {
            made_spent(&made, call, 0, k, 36000 + 10 * k);
            made_spent(&made, call, 1, k, all[i].spent + 10 * k);
        }
        made_lines(&made);
        saying_begin(&saying, &made, true, true);
        saying.words.unchanged = all[i].unchanged;
        own_claims_find(&saying.words, &made.lines, &made.observations, &claims);
        assert_int_equal(claims.count, all[i].told);
        if (claims.count == 0)
            continue;
        own_words_claim(&saying.words, &claims.list[0], &saying.text);
        assert_says(sentence_words(&saying.text),
                    "`load_batch` takes the host 920 µs more");
        assert_says(sentence_words(&saying.text), "hidden behind the work of the device");
    }
}

/* So is an annotation, whose own time is work of the host too; and a function that every
 * step of the test calls and none of the control does, as often as it may. Not one that a
 * step of the control calls, or a step of the test does not, and no small one. */
static void what_is_new_behind_the_device_is_told(void **state)
{
    static const struct {
        int64_t control, last; /* calls of the function in the first and the last step */
        int64_t spent;
        const char *says;
    } all[] = {{0, 1200, 1700,
                "`sum` is new (1126 times per step) and takes the host 1.91 ms more"},
               {1, 1200, 1700, NULL},
               {0, 0, 1700, NULL},
               {0, 1200, 10, NULL}};

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        SAYING saying;
        struct own_claims claims;

        made_begin(&made, 8, 8);
        uint32_t load = made_call(&made, 0, ACCOUNT_ANNOTATION, "load_batch");
        uint32_t sum = made_call(&made, load, ACCOUNT_FUNCTION, "sum");
        uint32_t both = made_call(&made, 0, ACCOUNT_FUNCTION, "len");
        uint32_t call = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t work = made_work(&made, call, "gemm");
        made_often(&made, load, 1, 1);
        made_often(&made, both, 1, 1);
        made_often(&made, call, 1, 1);
        made_often(&made, work, 1, 1);
        made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 94000000, 94000000);
        made_calls(&made, sum, 0, 0, all[i].control);
        for (uint32_t k = 0; k < 8; k++) {
            int64_t calls = k == 7 ? all[i].last : 1100 + 5 * k;

            made_spent(&made, load, 0, k, 36000 + 10 * k);
            made_spent(&made, load, 1, k, 956000 + 10 * k);
            made_calls(&made, sum, 1, k, calls);
            made_spent(&made, sum, 1, k, calls * all[i].spent);
        }
        made_lines(&made);
        saying_begin(&saying, &made, true, true);
        saying.words.unchanged = true;
        own_claims_find(&saying.words, &made.lines, &made.observations, &claims);
        assert_int_equal(claims.count, all[i].says != NULL ? 2 : 1);
        own_words_claim(&saying.words, &claims.list[claims.count - 1], &saying.text);
        assert_says(sentence_words(&saying.text),
                    "`load_batch` takes the host 920 µs more per step");
        if (all[i].says == NULL)
            continue;
        sentence_clear(&saying.text);
        own_words_claim(&saying.words, &claims.list[0], &saying.text);
        assert_says(sentence_words(&saying.text), all[i].says);
        assert_says(sentence_words(&saying.text), "hidden behind the work of the device");
    }
}

/* A line of which one call of many holds most says so, in both of its forms. Not where
 * the other side has such a call, where all calls take longer, or where the call runs
 * beside the device and is not what the line holds. */
static void one_long_call_is_said(void **state)
{
    static const struct {
        int64_t longest[2], spent[2], booked[2];
        const char *says;
    } all[] = {
        {{400000, 629000000},
         {5000000, 634000000},
         {4000000, 633000000},
         "; most of it is 1 of the 549 calls of `cudaLaunchKernel` in the test: 629 ms "
         "(the longest in the control: 400 µs)"},
        {{629000000, 400000},
         {634000000, 5000000},
         {633000000, 4000000},
         "; most of it is 1 of the 548 calls of `cudaLaunchKernel` in the control: 629 "
         "ms"},
        {{300000000, 629000000}, {305000000, 934000000}, {304000000, 933000000}, NULL},
        {{400000, 2000000}, {5000000, 634000000}, {4000000, 633000000}, NULL},
        {{400000, 629000000}, {5000000, 1229000000}, {4000000, 600000000}, NULL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;
        SAYING saying;

        made_begin(&made, 1, 1);
        uint32_t conv = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::conv1d");
        uint32_t launch = made_call(&made, conv, ACCOUNT_RUNTIME, "cudaLaunchKernel");
        made_often(&made, conv, 10, 10);
        made_often(&made, launch, 548, 549);
        for (int side = 0; side < 2; side++) {
            made_shapes(&made, conv, side, side == 0 ? "[[32]]" : "[[512]]");
            made_spent(&made, launch, side, 0, all[i].spent[side]);
            made_longest(&made, launch, side, 0, all[i].longest[side]);
        }
        uint32_t place = made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_LAUNCH, launch,
                                     all[i].booked[0], all[i].booked[1]);
        made_lines(&made);
        saying_begin(&saying, &made, false, true);
        const struct line *line = made_line(&made, place);
        if (all[i].says == NULL) {
            assert_says_not(say_line(&saying, line), "of the 549 calls");
            continue;
        }
        assert_says(say_line(&saying, line), all[i].says);
        saying.words.brief = true;
        assert_says(say_line(&saying, line), "; mostly 1 of 54");
        assert_says_not(say_line(&saying, line), " ms");
    }
}

/* With too few steps for a test no line looks sure, not even that of a fact. */
static void untested_is_not_sure(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 1, 1);
    uint32_t conv = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::conv1d");
    made_often(&made, conv, 10, 20);
    uint32_t place =
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, conv, 4000000, 9000000);
    made_lines(&made);
    assert_true(made_line(&made, place)->edit->is_fact);
    assert_int_equal(made_line(&made, place)->certainty, LINE_CANNOT_JUDGE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_certain_is_first),
        cmocka_unit_test(one_name_is_new_once),
        cmocka_unit_test(what_was_hidden_is_said),
        cmocka_unit_test(what_is_hidden_is_told),
        cmocka_unit_test(what_is_new_behind_the_device_is_told),
        cmocka_unit_test(one_long_call_is_said),
        cmocka_unit_test(untested_is_not_sure),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
