/* trace/recording.h: what is cut does not depend on the order, and distinct texts
 * stay distinct. */
#include "base/error.h"
#include "trace/recording.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#define TEXTS 3000
#define TEXT_SIZE 700
#define MAXIMUM ((size_t)1 << 28)

struct table {
    struct strings strings;
    struct name_bound bound;
};

static void table_free(struct table *table)
{
    strings_free(&table->strings);
}
#define TABLE __attribute__((cleanup(table_free))) struct table

static void table_init(struct table *table, size_t bytes)
{
    *table = (struct table){.bound = {.bytes = bytes}};
    strings_init(&table->strings, MAXIMUM);
}

static uint32_t add(struct table *table, const char *text)
{
    uint32_t id = name_bound_add(&table->bound, &table->strings, text, strlen(text));

    assert_int_not_equal(id, STRINGS_NONE);
    return id;
}

/* Of many lengths; most begin alike. */
static void make_text(unsigned i, char text[TEXT_SIZE])
{
    size_t length = i * 37 % (TEXT_SIZE - 10);

    memset(text, 'a' + (int)(i % 3), length);
    snprintf(text + length, 10, "%u", i);
}

/* Both hold the same texts, in any order. */
static void assert_same(const struct table *a, const struct table *b)
{
    assert_int_equal(a->bound.level, b->bound.level);
    assert_int_equal(name_bound_count(&a->bound, &a->strings),
                     name_bound_count(&b->bound, &b->strings));
    assert_int_equal(a->strings.count, b->strings.count);
    assert_int_equal(a->strings.arena_length, b->strings.arena_length);
    for (uint32_t id = 0; id < a->strings.count; id++)
        assert_int_not_equal(strings_find(&b->strings, strings_text(&a->strings, id),
                                          strings_length(&a->strings, id)),
                             STRINGS_NONE);
}

/* Bounds under which nothing, much and nearly all is cut; twice each, in another order.
 */
static void test_any_order(void **state)
{
    (void)state;
    static const size_t bounds[] = {MAXIMUM, 700000, 100000};

    for (uint8_t level = 0; level < 3; level++) {
        TABLE one, two;
        static uint32_t ids[TEXTS];
        char text[TEXT_SIZE];

        table_init(&one, bounds[level]);
        table_init(&two, bounds[level]);
        for (unsigned i = 0; i < TEXTS; i++) {
            make_text(i, text);
            ids[i] = add(&one, text);
            assert_int_equal(ids[i], i);
        }
        for (unsigned i = 0; i < TEXTS; i++) {
            make_text(i * 1009 % TEXTS, text);
            add(&two, text);
        }
        assert_int_equal(one.bound.level, level);
        assert_int_equal(one.strings.count, TEXTS);
        assert_same(&one, &two);
        uint32_t longer = 0;
        for (unsigned i = 0; i < TEXTS; i++) {
            make_text(i, text);
            longer += level > 0 && strlen(text) > name_bound_limit(level);
        }
        assert_int_equal(name_bound_count(&one.bound, &one.strings), longer);
        for (unsigned i = 0; i < TEXTS; i++) { /* they keep their numbers */
            const char *kept = strings_text(&one.strings, ids[i]);

            make_text(i, text);
            assert_int_equal(add(&one, text), ids[i]);
            if (strlen(text) <= name_bound_limit(level))
                assert_string_equal(kept, text);
            else
                assert_memory_equal(kept, text, name_bound_limit(level) - 24);
            assert_true(strlen(kept) <= name_bound_limit(level));
        }
    }
}

/* Texts of two files, some in both, come into one table file by file: in both orders it
 * is the same, whether the bound is passed by one file or by both together. */
static void test_files(void **state)
{
    (void)state;
    static const size_t of_set[] = {MAXIMUM, 500000, 90000};

    for (int bounds = 0; bounds < 3; bounds++)
        for (int small = 0; small < 2; small++) {
            struct table files[2], sets[2];
            char text[TEXT_SIZE];

            table_init(&files[0], MAXIMUM);
            table_init(&files[1], small == 0 ? MAXIMUM : 200000);
            for (unsigned i = 0; i < TEXTS; i++) {
                make_text(i, text);
                if (i % 3 != 0)
                    add(&files[0], text);
                if (i % 3 != 1)
                    add(&files[1], text);
            }
            for (int order = 0; order < 2; order++) {
                table_init(&sets[order], of_set[bounds]);
                for (int turn = 0; turn < 2; turn++) {
                    const struct table *file = &files[turn ^ order];

                    assert_int_equal(name_bound_raise(&sets[order].bound,
                                                      &sets[order].strings,
                                                      file->bound.level),
                                     0);
                    for (uint32_t id = 0; id < file->strings.count; id++)
                        add(&sets[order], strings_text(&file->strings, id));
                }
            }
            assert_same(&sets[0], &sets[1]);
            for (int i = 0; i < 2; i++) {
                table_free(&files[i]);
                table_free(&sets[i]);
            }
        }
}

/* Characters are not cut in two, and what is not UTF-8 does no harm. */
static void test_characters(void **state)
{
    (void)state;
    TABLE table;
    char text[600];

    table_init(&table, 1000);
    for (int i = 0; i < 4; i++) {
        memset(text, i < 2 ? 'x' : (char)0x80, sizeof text);
        for (size_t at = (size_t)i; i < 2 && at + 2 < sizeof text; at += 2)
            memcpy(text + at, "\xC3\xA9", 2);
        text[sizeof text - 1] = '\0';
        text[sizeof text - 2] = (char)('0' + i);
        add(&table, text);
    }
    for (uint32_t id = 0; id < 2; id++)
        assert_non_null(
            strstr(strings_text(&table.strings, id), "\xC3\xA9\xE2\x80\xA6#"));
    assert_int_equal(table.strings.count, 4);
}

/* A short text that is what a long one becomes keeps a number and a text of its own. */
static void test_taken_text(void **state)
{
    (void)state;
    TABLE table;
    char longer[400], taken[400], other[400];

    memset(longer, 'y', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    snprintf(taken, sizeof taken, "%.*s\xE2\x80\xA6#%016llx", 256 - 24, longer,
             (unsigned long long)XXH3_64bits(longer, strlen(longer)));
    table_init(&table, 900);
    uint32_t first = add(&table, taken), second = add(&table, longer);
    assert_int_equal(table.bound.level, 0);
    memset(other, 'z', sizeof other - 1);
    other[sizeof other - 1] = '\0';
    add(&table, other);
    assert_int_equal(table.bound.level, 1);
    assert_int_not_equal(first, second);
    assert_string_equal(strings_text(&table.strings, first), taken);
    assert_string_not_equal(strings_text(&table.strings, second), taken);
    assert_int_equal(strings_length(&table.strings, second),
                     strings_length(&table.strings, first));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_order),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_characters),
        cmocka_unit_test(test_taken_text),
    };

    return cmocka_run_group_tests_name("name_bound", tests, NULL, NULL);
}
