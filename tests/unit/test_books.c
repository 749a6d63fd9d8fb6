/* Items add up to the steps and their changes to that of the step; causes are taken
 * greedily and judged. */
#include "base/cleanup.h"
#include "diagnosis/candidate.h"
#include "trace_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TYPICAL 8
#define BOOKS CLEANUP(books_free) struct books
#define CAUSES CLEANUP(causes_free) struct causes

struct sides {
    struct ledger ledgers[2];
};

static void free_sides(struct sides *sides)
{
    ledger_free(&sides->ledgers[0]);
    ledger_free(&sides->ledgers[1]);
}

/* Two ledgers of TYPICAL usual bins and an odd one, `samples` steps in each. */
static void make_sides(struct sides *out, uint32_t samples)
{
    for (int side = 0; side < 2; side++) {
        assert_true(ledger_init(&out->ledgers[side], TYPICAL + 1));
        for (size_t bin = 0; bin <= TYPICAL; bin++)
            out->ledgers[side].samples[bin] = samples;
    }
}

static void make_books(struct sides *sides, struct books *out)
{
    static const size_t typical[2] = {TYPICAL, TYPICAL};

    assert_true(books_make(sides->ledgers, typical, NULL, out));
}

static uint32_t add_name(struct ledger *ledger, const char *name)
{
    return strings_add(&ledger->names, name, strlen(name));
}

static uint32_t add_node(struct ledger *ledger, uint32_t parent, const char *name,
                         enum ledger_sort sort)
{
    static const char *const categories[] = {[LEDGER_OPERATOR] = "cpu_op",
                                             [LEDGER_PYTHON] = "python_function",
                                             [LEDGER_LAUNCH] = "cuda_runtime",
                                             [LEDGER_WAIT] = "cuda_runtime",
                                             [LEDGER_ANNOTATION] = "user_annotation",
                                             [LEDGER_DEVICE] = "kernel"};
    uint32_t named = add_name(ledger, name);

    return ledger_child(ledger, parent, named, add_name(ledger, categories[sort]),
                        (uint8_t)sort,
                        sort == LEDGER_DEVICE ? TRACE_KIND_COMPUTATION : 0);
}

/* A kernel below a node, of so many ns in every bin. */
static void add_kernel(struct ledger *ledger, uint32_t parent, const char *name,
                       int64_t ns)
{
    uint32_t node = add_node(ledger, parent, name, LEDGER_DEVICE);

    for (uint32_t bin = 0; bin < ledger->bins; bin++)
        ledger->share[ledger_cell(ledger, node, bin)] += ns;
}

static void add_idle(struct ledger *ledger, uint32_t node, uint32_t drain, int64_t ns)
{
    const struct ledger_idle idle = {node, LEDGER_NONE, LEDGER_NONE, drain,
                                     LEDGER_IN_CALL};
    uint32_t at = ledger_idle_at(ledger, &idle);

    for (uint32_t bin = 0; bin < ledger->bins; bin++)
        ledger->idle_share[ledger_cell(ledger, at, bin)] += ns;
}

/* ---- books ---- */

static void assert_near(double found, double right)
{
    if (!(fabs(found - right) <= 1e-6 * fmax(1, fabs(right))))
        fail_msg("%.17g should be %.17g", found, right);
}

static void fill_randomly(struct ledger *ledger, struct chance *chance)
{
    uint32_t nodes[60] = {LEDGER_ROOT}, count = 1;

    for (int i = 0; i < 59; i++) {
        static const enum ledger_sort sorts[] = {
            LEDGER_OPERATOR, LEDGER_PYTHON, LEDGER_LAUNCH, LEDGER_WAIT, LEDGER_DEVICE};
        char name[40];
        uint32_t parent = nodes[chance_below(chance, count)];
        enum ledger_sort sort = sorts[chance_below(chance, 5)];

        snprintf(name, sizeof name, sort == LEDGER_PYTHON ? "a/f.py(%u): f" : "name%u",
                 chance_below(chance, 9));
        uint32_t node = add_node(ledger, parent, name, sort);
        if (sort == LEDGER_DEVICE)
            for (uint32_t bin = 0; bin < ledger->bins; bin++)
                ledger->share[ledger_cell(ledger, node, bin)] +=
                    chance_below(chance, 1000);
        else
            nodes[count++] = node;
    }
    for (int i = 0; i < 40; i++) {
        const struct ledger_idle idle = {
            chance_below(chance, 5) == 0 ? LEDGER_NONE
                                         : nodes[chance_below(chance, count)],
            chance_below(chance, 3) == 0 ? chance_below(chance, ledger->names.count)
                                         : LEDGER_NONE,
            LEDGER_NONE,
            chance_below(chance, 3) == 0 ? nodes[chance_below(chance, count)]
                                         : LEDGER_NONE,
            (uint8_t)chance_below(chance, 5)};
        uint32_t at = ledger_idle_at(ledger, &idle);

        for (uint32_t bin = 0; bin < ledger->bins; bin++)
            ledger->idle_share[ledger_cell(ledger, at, bin)] +=
                chance_below(chance, 1000);
    }
}

/* ns of a step in a bin, all that is booked. */
static double sum_bin(const struct ledger *ledger, uint32_t bin)
{
    double sum = 0;

    for (uint32_t i = 0; i < ledger->node_count; i++)
        sum += (double)ledger->share[ledger_cell(ledger, i, bin)];
    for (uint32_t i = 0; i < ledger->idle_count; i++)
        sum += (double)ledger->idle_share[ledger_cell(ledger, i, bin)];
    return sum / ledger->samples[bin];
}

static void items_add_up_to_the_step(void **state)
{
    struct chance chance = {3};

    (void)state;
    for (int round = 0; round < 100; round++) {
        CLEANUP(free_sides) struct sides sides;
        BOOKS books;
        double change = 0, left = 0, step[2] = {0, 0};

        make_sides(&sides, 1 + chance_below(&chance, 3));
        fill_randomly(&sides.ledgers[0], &chance);
        fill_randomly(&sides.ledgers[1], &chance);
        make_books(&sides, &books);
        for (int side = 0; side < 2; side++)
            for (uint32_t bin = 0; bin <= TYPICAL; bin++) {
                double sum = 0, right = sum_bin(&sides.ledgers[side], bin);

                for (uint32_t i = 0; i < books.count; i++)
                    sum += books_value(&books, i, side, bin);
                assert_near(sum, right);
                step[side] += bin < TYPICAL ? right / TYPICAL : 0;
            }
        assert_near(books.step[0], step[0]);
        assert_near(books.step[1], step[1]);
        for (uint32_t i = 0; i < books.count; i++) {
            change += books.items[i].mean[1] - books.items[i].mean[0];
            left += books.items[i].left;
        }
        assert_near(change, step[1] - step[0]);
        assert_near(left, step[1] - step[0]);
    }
}

/* The item of a kernel or place, by its names. */
static const struct books_item *item_of(const struct books *books, const char *name,
                                        const char *operator_name, const char *drain)
{
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (strcmp(books_name(books, item->name), name) == 0 &&
            strcmp(books_name(books, item->operator_name), operator_name) == 0 &&
            strcmp(books_name(books, item->drain), drain) == 0)
            return item;
    }
    fail_msg("no item %s", name);
    return NULL;
}

static void the_sides_meet_by_name(void **state)
{
    static const char *const frames[2] = {"m.py(10): forward", "m.py(12): forward"};
    CLEANUP(free_sides) struct sides sides;
    BOOKS books;

    (void)state;
    make_sides(&sides, 1);
    for (int side = 0; side < 2; side++) {
        struct ledger *ledger = &sides.ledgers[side];
        uint32_t frame = add_node(ledger, LEDGER_ROOT, frames[side], LEDGER_PYTHON);
        uint32_t op = add_node(ledger, side == 0 ? frame : LEDGER_ROOT, "aten::mm",
                               LEDGER_OPERATOR);
        uint32_t wait = add_node(ledger, frame, "cudaStreamSynchronize", LEDGER_WAIT);

        /* Found by its operator, wherever that is called; the launch does not matter. */
        add_kernel(ledger,
                   side == 0 ? op : add_node(ledger, op, "cudaLaunch", LEDGER_LAUNCH),
                   "gemm", 100 + 50 * side);
        add_kernel(ledger, LEDGER_ROOT, "gemm", 7);
        add_idle(ledger, frame, LEDGER_NONE, 10 + side);
        add_idle(ledger, frame, wait, 20 + 2 * side);
    }
    make_books(&sides, &books);
    assert_int_equal(books.count, 4);
    assert_near(item_of(&books, "gemm", "aten::mm", "")->left, 50);
    assert_near(item_of(&books, "gemm", "", "")->left, 0);
    assert_near(item_of(&books, frames[0], "", "")->left, 1);
    assert_near(item_of(&books, frames[0], "", "cudaStreamSynchronize")->left, 2);
    assert_true(books_have_device(&books));
}

/* ---- causes ---- */

static void what_is_explained_is_explained_once(void **state)
{
    CLEANUP(free_sides) struct sides sides;
    BOOKS books;
    CAUSES causes = {0};

    (void)state;
    make_sides(&sides, 1);
    add_kernel(&sides.ledgers[0], LEDGER_ROOT, "a", 100);
    add_kernel(&sides.ledgers[1], LEDGER_ROOT, "a", 160);
    add_kernel(&sides.ledgers[0], LEDGER_ROOT, "b", 100);
    add_kernel(&sides.ledgers[1], LEDGER_ROOT, "b", 70);
    make_books(&sides, &books);
    assert_non_null(causes_add(&causes, &books, CAUSE_PER_CALL));
    assert_non_null(causes_add(&causes, &books, CAUSE_MORE_CALLS));
    struct cause *one = &causes.list[0], *all = &causes.list[1];
    cause_claim(one, 0, 40); /* of the 60 that the first item changed */
    cause_claim(one, 0, 0);
    assert_int_equal(one->claim_count, 1);
    cause_claim_item(all, &books, 0);
    cause_claim_item(all, &books, 1);
    assert_near(all->change, 30);
    assert_near(all->vector[0][0], 200);
    assert_near(all->vector[1][TYPICAL - 1], 230);
    assert_near(cause_gain(one, &books), 40);
    assert_near(cause_gain(all, &books), 90); /* gains and losses alike */
    cause_take(one, &books);
    assert_near(books.items[0].left, 20);
    assert_near(cause_gain(one, &books), 20);
    assert_near(cause_gain(all, &books), 50);
    cause_take(all, &books);
    assert_near(books.items[0].left, 0);
    assert_near(books.items[1].left, 0);
    assert_near(cause_gain(one, &books), 0);
    cause_take(one, &books); /* nothing is taken twice */
    assert_near(books.items[0].left, 0);
}

/* A claim against the way that an item moved explains nothing. */
static void a_claim_goes_the_way_of_the_change(void **state)
{
    CLEANUP(free_sides) struct sides sides;
    BOOKS books;
    CAUSES causes = {0};

    (void)state;
    make_sides(&sides, 1);
    add_kernel(&sides.ledgers[0], LEDGER_ROOT, "a", 100);
    add_kernel(&sides.ledgers[1], LEDGER_ROOT, "a", 160);
    make_books(&sides, &books);
    struct cause *cause = causes_add(&causes, &books, CAUSE_PER_CALL);
    assert_non_null(cause);
    cause_claim(cause, 0, -10);
    assert_near(cause_gain(cause, &books), 0);
    cause_take(cause, &books);
    assert_near(books.items[0].left, 60);
}

/* A name below many others is as many places. */
static void a_place_is_below_another(void **state)
{
    CLEANUP(free_sides) struct sides sides;
    uint32_t above[300], below[300];

    (void)state;
    make_sides(&sides, 1);
    struct ledger *ledger = &sides.ledgers[0];
    for (uint32_t i = 0; i < 300; i++) {
        char name[16];

        snprintf(name, sizeof name, "above %u", i);
        above[i] = add_node(ledger, LEDGER_ROOT, name, LEDGER_OPERATOR);
        below[i] = add_node(ledger, above[i], "x", LEDGER_OPERATOR);
    }
    for (uint32_t i = 0; i < 300; i++) {
        assert_int_equal(ledger->nodes[below[i]].parent, above[i]);
        assert_int_equal(add_node(ledger, above[i], "x", LEDGER_OPERATOR), below[i]);
    }
}

/* Where two causes explain the same, less overlap is the weaker one: it says less of why.
 */
static void overlap_explains_less(void **state)
{
    CLEANUP(free_sides) struct sides sides;
    BOOKS books;
    CAUSES causes = {0};

    (void)state;
    make_sides(&sides, 1);
    add_kernel(&sides.ledgers[0], LEDGER_ROOT, "a", 100);
    add_kernel(&sides.ledgers[1], LEDGER_ROOT, "a", 160);
    make_books(&sides, &books);
    struct cause *call = causes_add(&causes, &books, CAUSE_PER_CALL);
    assert_non_null(call);
    cause_claim(call, 0, 60);
    assert_near(cause_gain(call, &books), 60);
    struct cause *overlap = causes_add(&causes, &books, CAUSE_OVERLAP);
    assert_non_null(overlap);
    cause_claim(overlap, 0, 60);
    assert_true(cause_gain(overlap, &books) > 0 && cause_gain(overlap, &books) < 60);
}

/* Adds a cause whose vectors are `base` with a noise of `noise`, moved by `change`. */
static void add_vector(struct causes *causes, const struct books *books, double base,
                       double noise, double change)
{
    static const double pattern[2][TYPICAL] = {
        {-1, 0.9, -0.4, 0.5, 0.1, -0.2, 0.7, -0.6},
        {0.6, -0.8, 1, -0.3, 0.2, -0.1, -0.7, 0.1}};
    struct cause *cause = causes_add(causes, books, CAUSE_PER_CALL);

    assert_non_null(cause);
    for (int side = 0; side < 2; side++)
        for (size_t bin = 0; bin < TYPICAL; bin++)
            cause->vector[side][bin] =
                fmax(0, base + noise * pattern[side][bin] + side * change);
}

static enum cause_certainty certainty_of(double base, double noise, double change,
                                         size_t others)
{
    CLEANUP(free_sides) struct sides sides;
    BOOKS books;
    CAUSES causes = {0};
    struct error error;

    make_sides(&sides, 1);
    make_books(&sides, &books);
    add_vector(&causes, &books, base, noise, change);
    for (size_t i = 0; i < others; i++)
        add_vector(&causes, &books, 1e6, 5e4, 0);
    assert_int_equal(causes_judge(&causes, &books, &error), 0);
    for (size_t i = 1; i < causes.count; i++)
        assert_int_equal(causes.list[i].certainty, CAUSE_UNSURE);
    return causes.list[0].certainty;
}

static void causes_are_as_sure_as_their_numbers(void **state)
{
    (void)state;
    assert_int_equal(certainty_of(1e6, 5e4, 3e5, 10), CAUSE_SURE);
    assert_int_equal(certainty_of(1e6, 5e4, -3e5, 10), CAUSE_SURE);
    assert_int_equal(certainty_of(1e6, 5e4, 0, 10), CAUSE_UNSURE);
    assert_int_equal(certainty_of(1e6, 5e4, 2e4, 10), CAUSE_UNSURE);
    /* Alone it would be sure; as one of many tries it is likely. */
    assert_int_equal(certainty_of(1e6, 5e4, 8e4, 0), CAUSE_SURE);
    assert_int_equal(certainty_of(1e6, 5e4, 8e4, 2000), CAUSE_LIKELY);
    /* An item that the control never has is tested without logarithms. */
    assert_int_equal(certainty_of(0, 0, 5e4, 10), CAUSE_SURE);
    assert_int_equal(certainty_of(0, 0, 0, 10), CAUSE_UNSURE);
}

static void every_kind_has_a_word(void **state)
{
    (void)state;
    for (int kind = 0; kind < CAUSE_KINDS; kind++)
        assert_true(strlen(cause_kind_name((enum cause_kind)kind)) > 3);
    assert_string_equal(cause_kind_name(CAUSE_KINDS), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_add_up_to_the_step),
        cmocka_unit_test(the_sides_meet_by_name),
        cmocka_unit_test(what_is_explained_is_explained_once),
        cmocka_unit_test(a_claim_goes_the_way_of_the_change),
        cmocka_unit_test(overlap_explains_less),
        cmocka_unit_test(a_place_is_below_another),
        cmocka_unit_test(causes_are_as_sure_as_their_numbers),
        cmocka_unit_test(every_kind_has_a_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
