/* Facts on device work: copies, collectives and streams that differ, unless an edit says
 * why. */
#include "account/edits.h"
#include "account/words.h"
#include "account_made.h"
#include "base/error.h"

#include <math.h>
#include <string.h>

#define SAMPLES 6

static struct work_facts facts_of(struct made *made)
{
    struct work_facts out;

    made_edits(made);
    work_facts_make(&made->fold, &made->edits, &out);
    return out;
}

static void assert_none(const struct work_facts *facts)
{
    for (int i = 0; i < WORK_FACTS; i++)
        assert_false(facts->of[i].is_true);
}

static void assert_moved(const struct made *made, const struct work_moved *moved,
                         const char *name, const double count[2], const double bytes[2])
{
    assert_int_equal(moved->frame, made_frame(made, name));
    for (int side = 0; side < 2; side++) {
        assert_true(moved->count[side] == count[side]);
        assert_true(isnan(bytes[side]) ? isnan(moved->bytes[side])
                                       : moved->bytes[side] == bytes[side]);
    }
}

/* Device work of a call: rows, and the bytes of all of them, in a sample. */
struct work {
    int64_t rows[2], bytes[2];
    uint64_t streams[2];
};

static uint32_t add_work(struct made *made, uint32_t call, const char *name,
                         struct work work)
{
    uint32_t node = made_work(made, call, name);

    made_often(made, node, work.rows[0], work.rows[1]);
    made_bytes(made, node, work.bytes[0], work.bytes[1]);
    made_streams(made, node, work.streams[0], work.streams[1]);
    for (int side = 0; side < 2; side++)
        made_spent(made, node, side, MADE_ALL, 100 * work.rows[side]);
    return node;
}

/* `aten::copy_` so often, beside a product on stream 1. */
static uint32_t begin(struct made *made, int64_t control, int64_t test)
{
    made_begin(made, SAMPLES, SAMPLES);
    uint32_t mm = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    made_often(made, mm, 4, 4);
    add_work(made, mm, "gemm", (struct work){{4, 4}, {0, 0}, {1, 1}});
    uint32_t copy = made_call(made, 0, ACCOUNT_OPERATOR, "aten::copy_");
    made_often(made, copy, control, test);
    return copy;
}

#define PINNED "Memcpy HtoD (Pinned -> Device)"
#define PAGEABLE "Memcpy HtoD (Pageable -> Device)"

static void nothing_differs(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    add_work(&made, copy, PINNED, (struct work){{2, 2}, {80, 80}, {2, 2}});
    add_work(&made, copy, "ncclAllReduce", (struct work){{1, 1}, {40, 40}, {4, 4}});
    const struct work_facts facts = facts_of(&made);
    assert_none(&facts);
}

static void copies_from_other_memory(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    add_work(&made, copy, PAGEABLE, (struct work){{0, 2}, {0, 80}, {0, 2}});
    add_work(&made, copy, PINNED, (struct work){{2, 0}, {80, 0}, {2, 0}});
    const struct work_facts facts = facts_of(&made);
    const struct work_fact *fact = &facts.of[WORK_COPIES];
    assert_true(fact->is_true);
    assert_int_equal(fact->count, 2);
    assert_moved(&made, &fact->names[0], PINNED, (double[]){2, 0}, (double[]){80, 0});
    assert_moved(&made, &fact->names[1], PAGEABLE, (double[]){0, 2}, (double[]){0, 80});
    assert_false(facts.of[WORK_STREAMS].is_true);
}

/* Bytes of each row alone, with and without something that implies them. */
static void bytes_of_each(void **state)
{
    static const struct {
        int64_t calls[2];
        struct work work;
        const char *shapes[2];
        bool is_true;
    } all[] = {
        {{2, 2}, {{2, 2}, {80, 160}, {1, 1}}, {NULL, NULL}, true},
        {{2, 2}, {{2, 2}, {80, 160}, {1, 1}}, {"[[8]]", "[[16]]"}, false},
        {{2, 2}, {{2, 2}, {80, -1}, {1, 1}}, {NULL, NULL}, false},
        {{2, 2}, {{2, 3}, {80, 120}, {1, 1}}, {NULL, NULL}, true},
        {{2, 4}, {{2, 4}, {80, 160}, {1, 1}}, {NULL, NULL}, false},
        {{2, 4}, {{2, 4}, {80, 80}, {1, 1}}, {NULL, NULL}, true},
        {{0, 2}, {{0, 2}, {0, 80}, {0, 1}}, {NULL, NULL}, false},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        uint32_t copy = begin(&made, all[i].calls[0], all[i].calls[1]);
        for (int side = 0; side < 2 && all[i].shapes[0] != NULL; side++)
            made_shapes(&made, copy, side, all[i].shapes[side]);
        add_work(&made, copy, PINNED, all[i].work);
        const struct work_facts facts = facts_of(&made);
        if (facts.of[WORK_COPIES].is_true != all[i].is_true)
            fail_msg("case %zu", i);
    }
}

/* One sample of six may differ, two may not. */
static void copies_that_vary(void **state)
{
    (void)state;
    for (uint32_t odd = 1; odd <= 2; odd++) {
        MADE made;

        uint32_t copy = begin(&made, 2, 2);
        uint32_t work =
            add_work(&made, copy, PINNED, (struct work){{2, 5}, {0, 0}, {1, 1}});
        for (uint32_t sample = 0; sample < odd; sample++)
            made_calls(&made, work, 1, sample, 7);
        const struct work_facts facts = facts_of(&made);
        assert_int_equal(facts.of[WORK_COPIES].is_true, odd == 1);
    }
}

/* Bytes that differ from sample to sample are not told. */
static void bytes_that_vary(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    uint32_t work = add_work(&made, copy, PINNED, (struct work){{2, 3}, {80, 0}, {1, 1}});
    for (uint32_t sample = 0; sample < SAMPLES; sample++)
        sum_add_bytes(sums_at(&made.account.tally[1], work, sample), 10 * sample);
    const struct work_facts facts = facts_of(&made);
    assert_true(facts.of[WORK_COPIES].is_true);
    assert_moved(&made, &facts.of[WORK_COPIES].names[0], PINNED, (double[]){2, 3},
                 (double[]){80, NAN});
}

/* A call that is replaced does not say what its successor copies. */
static void copies_of_what_was_replaced(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 0);
    uint32_t other = made_call(&made, 0, ACCOUNT_OPERATOR, "CompiledFunction");
    made_often(&made, other, 0, 1);
    add_work(&made, copy, PINNED, (struct work){{3, 0}, {30, 0}, {1, 0}});
    add_work(&made, other, PINNED, (struct work){{0, 768}, {0, 7680}, {0, 1}});
    const struct work_facts facts = facts_of(&made);
    assert_true(facts.of[WORK_COPIES].is_true);
    assert_int_equal(facts.of[WORK_COPIES].count, 1);
    const struct work_moved *moved = &facts.of[WORK_COPIES].names[0];
    assert_true(moved->count[0] == 3 && moved->count[1] == 768 &&
                moved->bytes[1] == 7680);
}

/* More names than are told: they are counted. */
static void many_names(void **state)
{
    static const char *const names[] = {"Memcpy a", "Memcpy b", "Memcpy c",
                                        "Memcpy d", "Memcpy e", "Memcpy f"};
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    for (int i = 0; i < 6; i++)
        add_work(&made, copy, names[i], (struct work){{2, 4 + i}, {0, 0}, {1, 1}});
    const struct work_facts facts = facts_of(&made);
    const struct work_fact *fact = &facts.of[WORK_COPIES];
    assert_int_equal(fact->count, 6);
    for (int i = 0; i < WORK_NAMES_TOLD; i++) /* the largest change first */
        assert_int_equal(fact->names[i].frame, made_frame(&made, names[5 - i]));
}

/* The buckets of DDP: other kernels, other numbers, as many bytes in all. */
static void collectives_by_number_and_bytes(void **state)
{
    MADE made;

    (void)state;
    uint32_t reduce = begin(&made, 5, 9);
    add_work(&made, reduce, "ncclAllReduce_RING",
             (struct work){{5, 0}, {125, 0}, {2, 0}});
    add_work(&made, reduce, "ncclAllReduce_TREE",
             (struct work){{0, 9}, {0, 125}, {0, 2}});
    const struct work_facts facts = facts_of(&made);
    const struct work_fact *fact = &facts.of[WORK_COLLECTIVES];
    assert_true(fact->is_true && fact->count == 1);
    assert_moved(&made, &fact->names[0], "ncclAllReduce_TREE", (double[]){5, 9},
                 (double[]){125, 125});
    assert_false(facts.of[WORK_COPIES].is_true);
}

/* Other bytes of as many collectives are a fact, unless other shapes say why. */
static void collectives_of_wider_layers(void **state)
{
    (void)state;
    for (int wider = 0; wider < 2; wider++) {
        MADE made;

        uint32_t reduce = begin(&made, 2, 2);
        uint32_t linear = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::linear");
        made_often(&made, linear, 3, 3);
        made_shapes(&made, linear, 0, "[[8]]");
        made_shapes(&made, linear, 1, wider ? "[[16]]" : "[[8]]");
        add_work(&made, reduce, "ncclAllReduce", (struct work){{2, 2}, {8, 16}, {2, 2}});
        const struct work_facts facts = facts_of(&made);
        assert_int_equal(facts.of[WORK_COLLECTIVES].is_true, !wider);
    }
}

static void streams(void **state)
{
    static const struct {
        int64_t calls[2];
        uint64_t streams[2]; /* of the copies */
        bool is_true;
    } all[] = {
        {{2, 2}, {1, 2}, true},
        {{2, 2}, {6, 2}, true},
        {{2, 2}, {2, 4}, false}, /* as many */
        {{2, 2}, {2, 2}, false},
        {{0, 2}, {0, 2}, false}, /* the call is new, so is its stream */
        {{2, 4}, {1, 2}, false},
        {{2, 2}, {1, (uint64_t)1 << 63}, false}, /* too many to be told apart */
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        uint32_t copy = begin(&made, all[i].calls[0], all[i].calls[1]);
        add_work(&made, copy, "copy_kernel",
                 (struct work){{all[i].calls[0], all[i].calls[1]},
                               {0, 0},
                               {all[i].streams[0], all[i].streams[1]}});
        const struct work_facts facts = facts_of(&made);
        if (facts.of[WORK_STREAMS].is_true != all[i].is_true)
            fail_msg("case %zu", i);
    }
}

/* As many streams: one takes the place of one that is gone with its call. */
static void streams_in_turn(void **state)
{
    MADE made;

    (void)state;
    uint32_t gone = begin(&made, 2, 0);
    uint32_t relu = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::relu");
    made_often(&made, relu, 1, 1);
    add_work(&made, gone, "copy_kernel", (struct work){{2, 0}, {0, 0}, {4, 0}});
    add_work(&made, relu, "relu", (struct work){{1, 1}, {0, 0}, {1, 2}});
    const struct work_facts facts = facts_of(&made);
    assert_none(&facts);
}

/* The stream of collectives that only one side has says nothing more. */
static void streams_of_new_collectives(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    add_work(&made, copy, "ncclAllReduce", (struct work){{0, 2}, {0, 80}, {0, 2}});
    const struct work_facts facts = facts_of(&made);
    assert_true(facts.of[WORK_COLLECTIVES].is_true);
    assert_false(facts.of[WORK_STREAMS].is_true);
}

/* ---- words ---- */

static void assert_work(const struct account_words *words, enum work_fact_kind kind,
                        const struct work_fact *fact, const char *wanted)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;

    work_words_say(words, kind, fact, &text);
    assert_false(sentence_failed(&text));
    assert_string_equal(sentence_words(&text), wanted);
}

static void sentences(void **state)
{
    MADE made;

    (void)state;
    uint32_t copy = begin(&made, 2, 2);
    add_work(&made, copy, "Memcpy HtoD", (struct work){{1, 1}, {0, 0}, {1, 1}});
    add_work(&made, copy, "Memcpy DtoH", (struct work){{1, 1}, {0, 0}, {1, 1}});
    made_edits(&made);
    struct account_words words = {
        .account = &made.account, .fold = &made.fold, .steps = true};
    struct work_fact fact = {
        .names = {{made_frame(&made, "Memcpy HtoD"), {30, 3}, {12e8, 12e8}},
                  {made_frame(&made, "Memcpy DtoH"), {0, 1}, {0, 4}}},
        .count = 2,
        .streams = {1, 3}};
    assert_work(&words, WORK_COPIES, &fact,
                "Copies per step: `Memcpy HtoD` 30 of 40.0 MB on average → 3 of 400 MB "
                "on average, `Memcpy DtoH` none → 1 of 4 B");
    assert_work(&words, WORK_STREAMS, &fact,
                "Device work runs on 1 → 3 streams in every step");
    fact.count = 1;
    fact.names[0].bytes[0] = NAN; /* what only one side states is not told */
    assert_work(&words, WORK_COLLECTIVES, &fact,
                "Collectives on the device per step: 30 → 3");
    words.steps = false;
    fact.count = 7;
    fact.names[1] = fact.names[2] = fact.names[3] = fact.names[0];
    assert_work(&words, WORK_COPIES, &fact,
                "Copies: `Memcpy HtoD` 30 → 3, `Memcpy HtoD` 30 → 3, `Memcpy HtoD` 30 → "
                "3, `Memcpy HtoD` 30 → 3 and 3 more");
    assert_work(&words, WORK_STREAMS, &fact, "Device work runs on 1 → 3 streams");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_differs),
        cmocka_unit_test(copies_from_other_memory),
        cmocka_unit_test(bytes_of_each),
        cmocka_unit_test(copies_that_vary),
        cmocka_unit_test(bytes_that_vary),
        cmocka_unit_test(copies_of_what_was_replaced),
        cmocka_unit_test(many_names),
        cmocka_unit_test(collectives_by_number_and_bytes),
        cmocka_unit_test(collectives_of_wider_layers),
        cmocka_unit_test(streams),
        cmocka_unit_test(streams_in_turn),
        cmocka_unit_test(streams_of_new_collectives),
        cmocka_unit_test(sentences),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
