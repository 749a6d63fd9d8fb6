/* Lists of sets (store/sets.h): found, ordered, in pages and in groups; and their tags.
 */
#include "store_home.h"

#include "base/error.h"
#include "store/sets.h"
#include "store/store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A row without a file: lists need none. */
static void put_row(struct home *home, int number, const char *label, int created,
                    int ranks)
{
    char sql[1024];

    snprintf(sql, sizeof sql,
             "INSERT INTO sets(id, label, created, summary, stored_bytes) VALUES"
             " ('%032x', '%s', %d, '{}', 1);"
             "INSERT INTO set_facts VALUES ('%032x', %d, %d, %d, %d, 'NVIDIA H%d');"
             "INSERT INTO set_file VALUES ('%032x', 0, 'node%d_7.pt.trace.json', 1,"
             " x'00', NULL)",
             number, label, created, number, ranks, 100 - number, number * 3,
             number * number, number, number, number);
    home_execute_catalog(home, sql);
}

static void put_tag(struct home *home, int number, const char *tag)
{
    const struct set_tags add = {&tag, 1};
    struct error error = {0};
    char id[33];

    snprintf(id, sizeof id, "%032x", number);
    assert_ok(store_change_tags(home->store, id, true, NULL, &add, &error), error);
}

/* The entries of a page: a label, or "prefix*sets"; then the totals. */
static char *list(struct home *home, const struct set_query *query)
{
    struct buffer text = BUFFER(65536);
    struct set_page page;
    struct error error = {0};

    assert_ok(store_query_sets(home->store, query, NULL, &page, &error), error);
    for (size_t i = 0; i < page.count; i++)
        if (page.entries[i].prefix != NULL)
            buffer_printf(&text, "%s*%d ", page.entries[i].prefix,
                          (int)page.entries[i].set_count);
        else
            buffer_printf(&text, "%s ", page.entries[i].set.label);
    buffer_printf(&text, "%d/%d", (int)page.entry_total, (int)page.set_total);
    set_page_free(&page);
    return buffer_take(&text);
}

static void expect(struct home *home, struct set_query query, const char *expected)
{
    if (query.limit == 0)
        query.limit = 100;
    char *text = list(home, &query);

    assert_string_equal(text, expected);
    free(text);
}

static void put_some(struct home *home)
{
    put_row(home, 1, "nightly-10", 100, 8);
    put_row(home, 2, "Nightly-9", 300, 4);
    put_row(home, 3, "nightly-2", 200, 2);
    put_row(home, 4, "alone", 250, 16);
    put_row(home, 5, "pair a", 50, 1);
    put_row(home, 6, "pair b", 60, 1);
}

static void test_order(void **context)
{
    struct home *home = *context;

    put_some(home);
    expect(home, (struct set_query){.descending = true},
           "Nightly-9 alone nightly-2 nightly-10 pair b pair a 6/6");
    expect(home, (struct set_query){.sort = "created"},
           "pair a pair b nightly-10 nightly-2 alone Nightly-9 6/6");
    expect(home, (struct set_query){.sort = "label"}, /* numbers as numbers */
           "alone nightly-2 Nightly-9 nightly-10 pair a pair b 6/6");
    expect(home, (struct set_query){.sort = "label", .descending = true},
           "pair b pair a nightly-10 Nightly-9 nightly-2 alone 6/6");
    expect(home, (struct set_query){.sort = "ranks"}, /* equal ones newest first */
           "pair b pair a nightly-2 Nightly-9 nightly-10 alone 6/6");
    expect(home, (struct set_query){.sort = "steps", .descending = true},
           "nightly-10 Nightly-9 nightly-2 alone pair a pair b 6/6");
    expect(home, (struct set_query){.sort = "events"},
           "nightly-10 Nightly-9 nightly-2 alone pair a pair b 6/6");
    expect(home, (struct set_query){.sort = "bytes", .descending = true},
           "pair b pair a alone nightly-2 Nightly-9 nightly-10 6/6");
    expect(home, (struct set_query){.sort = "device"},
           "nightly-10 Nightly-9 nightly-2 alone pair a pair b 6/6");
    home_execute_catalog(
        home, "UPDATE sets SET summary = '{\"median_step_ns\":700,\"recorded\":"
              "\"2026-03-01T21:20:05Z\"}' WHERE label = 'alone';"
              "UPDATE sets SET summary = '{\"median_step_ns\":80,\"recorded\":"
              "\"2026-11-01T01:20:05Z\"}' WHERE label = 'pair a';"
              "UPDATE set_facts SET devices = 'nvidia h0' WHERE set_id LIKE '%5'");
    expect(home, (struct set_query){.sort = "device", .limit = 2},
           "pair a nightly-10 6/6");
    expect(home, (struct set_query){.sort = "step_time", .descending = true, .limit = 2},
           "alone pair a 6/6");
    expect(home, (struct set_query){.sort = "recorded", .descending = true, .limit = 3},
           "pair a alone Nightly-9 6/6"); /* not known: newest first */
}

static void test_pages(void **context)
{
    struct home *home = *context;

    put_some(home);
    expect(home, (struct set_query){.sort = "label", .limit = 2}, "alone nightly-2 6/6");
    expect(home, (struct set_query){.sort = "label", .limit = 4, .offset = 4},
           "pair a pair b 6/6");
    expect(home, (struct set_query){.sort = "label", .limit = 2, .offset = 60}, "6/6");
    home_execute_catalog(home, "UPDATE sets SET deleted = 1 WHERE label = 'alone';"
                               "UPDATE sets SET removing = 1 WHERE label = 'pair a'");
    expect(home, (struct set_query){.sort = "label", .limit = 2},
           "nightly-2 Nightly-9 4/4");
}

static void test_groups(void **context)
{
    struct home *home = *context;

    put_some(home);
    expect(home, (struct set_query){.grouped = true, .descending = true},
           "Nightly*3 alone pair b pair a 4/6");
    expect(home, (struct set_query){.grouped = true}, /* by its oldest */
           "pair a pair b nightly*3 alone 4/6");
    expect(home, (struct set_query){.grouped = true, .sort = "label"},
           "alone nightly*3 pair a pair b 4/6");
    expect(home,
           (struct set_query){.grouped = true, .sort = "label", .limit = 1, .offset = 1},
           "nightly*3 4/6");
    expect(home, (struct set_query){.prefix = "nightly", .sort = "label"},
           "nightly-2 Nightly-9 nightly-10 3/3");
    expect(home, (struct set_query){.grouped = true, .words = "9"}, "Nightly-9 1/1");
    /* What begins with a digit or a separator has nothing in common. */
    put_row(home, 7, "1", 1, 1);
    put_row(home, 8, "2", 2, 1);
    put_row(home, 9, "_3", 3, 1);
    expect(home, (struct set_query){.grouped = true, .sort = "label", .limit = 2},
           "1 2 7/9");
}

static void test_words(void **context)
{
    struct home *home = *context;

    put_some(home);
    home_execute_catalog(home, "UPDATE sets SET notes = 'with NCCL 2.21'"
                               " WHERE label = 'alone'");
    put_tag(home, 5, "Regression");
    expect(home, (struct set_query){.words = "NIGHT", .sort = "label"},
           "nightly-2 Nightly-9 nightly-10 3/3");
    expect(home, (struct set_query){.words = " night\t10 "}, "nightly-10 1/1");
    expect(home, (struct set_query){.words = "nccl"}, "alone 1/1");
    expect(home, (struct set_query){.words = "gress"}, "pair a 1/1");
    expect(home, (struct set_query){.words = "nvidia h6"}, "pair b 1/1");
    expect(home, (struct set_query){.words = "node3_"}, "nightly-2 1/1");
    expect(home, (struct set_query){.words = "none"}, "0/0");
    expect(home, (struct set_query){.words = "000000", .limit = 1}, "pair a 6/6");
    expect(home, (struct set_query){.words = "00000"}, "0/0");  /* too short for an id */
    expect(home, (struct set_query){.words = "000001"}, "0/0"); /* stands at its end */
    expect(home, (struct set_query){.words = "%"}, "0/0");
    expect(home, (struct set_query){.words = ""},
           "pair a pair b nightly-10 nightly-2 "
           "alone Nightly-9 6/6");
}

static void expect_refused(struct home *home, struct set_query query, const char *slug)
{
    struct set_page page;
    struct error error = {0};

    assert_error(store_query_sets(home->store, &query, NULL, &page, &error), error,
                 ERROR_PARAMETER, slug);
    assert_int_equal(page.count, 0);
}

static void test_bounds_of_a_query(void **context)
{
    struct home *home = *context;
    const char *tags[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i"};
    char text[202];

    memset(text, 'x', sizeof text);
    text[200] = '\0';
    expect(home, (struct set_query){.words = text}, "0/0");
    text[200] = 'x', text[201] = '\0';
    expect_refused(home, (struct set_query){.words = text}, "bad_q");
    expect(home, (struct set_query){.words = "a b c d e f g h"}, "0/0");
    expect_refused(home, (struct set_query){.words = "a b c d e f g h i"}, "bad_q");
    expect(home, (struct set_query){.tags = tags, .tag_count = 8}, "0/0");
    expect_refused(home, (struct set_query){.tags = tags, .tag_count = 9}, "bad_tag");
    tags[0] = "";
    expect_refused(home, (struct set_query){.tags = tags, .tag_count = 1}, "bad_tag");
    expect_refused(home, (struct set_query){.sort = "id"}, "bad_sort");
}

/* ---- tags ---- */

static void expect_tags(struct home *home, const char *id, const char *expected)
{
    struct set_info info;
    struct error error = {0};

    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_string_equal(info.tags, expected);
    set_info_free(&info);
}

static int add_tag(void *context, const char *tag, uint64_t sets)
{
    buffer_printf(context, "%s %d ", tag, (int)sets);
    return 0;
}

static void expect_all_tags(struct home *home, uint32_t limit, const char *expected)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(4096);
    struct error error = {0};

    assert_ok(store_list_tags(home->store, limit, add_tag, &text, &error), error);
    assert_string_equal(text.length == 0 ? "" : text.bytes, expected);
}

static void test_tags(void **context)
{
    struct home *home = *context;
    const char *two[] = {"slow", "Nightly run"}, *other[] = {"SLOW", "main"};
    const struct set_tags add = {two, 2}, change = {other, 2};
    char id[33], second[33];
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    home_write_set(home, 2, "two", second);
    expect_tags(home, id, "");
    assert_ok(store_change_tags(home->store, id, true, NULL, &add, &error), error);
    expect_tags(home, id, "Nightly run\nslow");
    assert_ok(store_change_tags(home->store, second, true, NULL, &change, &error), error);
    expect_all_tags(home, 10, "slow 2 main 1 Nightly run 1 ");
    expect_all_tags(home, 1, "slow 2 ");
    expect(home, (struct set_query){.tags = two, .tag_count = 1, .sort = "label"},
           "one two 2/2");
    expect(home, (struct set_query){.tags = two, .tag_count = 2}, "one 1/1");
    /* Reading the same traces in again leaves them alone. */
    home_write_set(home, 1, NULL, id);
    expect_tags(home, id, "Nightly run\nslow");
    assert_ok(store_change_tags(home->store, id, true, &change, &change, &error), error);
    expect_tags(home, id, "main\nNightly run\nSLOW");
    assert_ok(store_change_tags(home->store, id, false, NULL, &add, &error), error);
    expect_tags(home, id, "Nightly run\nslow");
    assert_ok(store_bin_set(home->store, id, &error), error);
    expect_all_tags(home, 10, "main 1 SLOW 1 ");
    assert_error(store_change_tags(home->store, id, true, NULL, &add, &error), error,
                 ERROR_NOT_FOUND, "unknown_set");
    assert_ok(store_remove_set(home->store, id, &error), error);
    home_write_set(home, 1, "one", id);
    expect_tags(home, id, "");
}

static void test_bounds_of_tags(void **context)
{
    struct home *home = *context;
    const char *const bad[] = {"", " a", "a ", "a\nb", "a\x1b[2m", "\xff", "a\u202e"};
    const char *many[SET_TAGS_MAX + 1];
    char texts[SET_TAGS_MAX + 1][16], longest[SET_TAG_BYTES_MAX + 2];
    struct set_tags tags = {many, 1};
    char id[33];
    struct error error = {0};

    home_write_set(home, 1, "one", id);
    memset(longest, 'x', sizeof longest);
    longest[SET_TAG_BYTES_MAX] = '\0';
    many[0] = longest;
    assert_ok(store_change_tags(home->store, id, true, NULL, &tags, &error), error);
    longest[SET_TAG_BYTES_MAX] = 'x', longest[SET_TAG_BYTES_MAX + 1] = '\0';
    assert_error(store_change_tags(home->store, id, true, NULL, &tags, &error), error,
                 ERROR_PARAMETER, "bad_tag");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        many[0] = bad[i];
        assert_error(store_change_tags(home->store, id, true, NULL, &tags, &error), error,
                     ERROR_PARAMETER, "bad_tag");
    }
    for (int i = 0; i <= SET_TAGS_MAX; i++) {
        snprintf(texts[i], sizeof texts[i], "t%d", i);
        many[i] = texts[i];
    }
    tags.count = SET_TAGS_MAX;
    assert_ok(store_change_tags(home->store, id, false, NULL, &tags, &error), error);
    tags.count = SET_TAGS_MAX + 1;
    assert_error(store_change_tags(home->store, id, true, NULL, &tags, &error), error,
                 ERROR_LIMIT, "too_many_tags");
    expect_all_tags(home, 1, "t0 1 "); /* nothing of it was done */
}

/* ---- labels ---- */

static int compare(const char *a, const char *b)
{
    int order = label_compare(a, b);

    assert_int_equal(label_compare(b, a) > 0, order < 0);
    return (order > 0) - (order < 0);
}

static void test_labels(void **context)
{
    (void)context;
    assert_int_equal(label_prefix_length("nightly-2026-11-20"), 7);
    assert_int_equal(label_prefix_length("run12"), 3);
    assert_int_equal(label_prefix_length("tl-bert-h100"), 7);
    assert_int_equal(label_prefix_length("hta: diff2"), 9);
    assert_int_equal(label_prefix_length("nightly-2-a"), 7);
    assert_int_equal(label_prefix_length("run--"), 3);
    assert_int_equal(label_prefix_length("control"), 7);
    assert_int_equal(label_prefix_length("-x"), 0);
    assert_int_equal(label_prefix_length(""), 0);
    assert_int_equal(compare("a9", "a10"), -1);
    assert_int_equal(compare("a010", "A10"), 0);
    assert_int_equal(compare("a10b2", "a10b10"), -1);
    assert_int_equal(compare("99999999999999999999999", "100000000000000000000000"), -1);
    assert_int_equal(compare("a", "a0"), -1);
    assert_int_equal(compare("", "a"), -1);
    assert_int_equal(compare("B", "a"), 1);
}

/* ---- an older catalogue ---- */

static void test_a_catalogue_without_tags(void **context)
{
    struct home *home = *context;
    char id[33], second[33];
    struct set_page before, after;
    struct error error = {0};
    const struct set_query query = {.sort = "events", .limit = 10};

    home_write_set(home, 1, "one", id);
    home_write_set(home, 2, "two", second);
    assert_ok(store_query_sets(home->store, &query, NULL, &before, &error), error);
    home_execute_catalog(home, "DROP VIEW set_row; DROP TABLE set_tag;"
                               "DROP TABLE set_facts; DROP TABLE saved_query;"
                               "ALTER TABLE sets DROP COLUMN pinned;"
                               "ALTER TABLE sets DROP COLUMN kept_from;"
                               "ALTER TABLE sets DROP COLUMN uploaded_by;"
                               "DROP TABLE retention; DROP TABLE retired;"
                               "PRAGMA user_version = 2;"
                               "CREATE TABLE comparison(id INTEGER);"
                               "INSERT INTO sets(id, label, created, summary, "
                               "stored_bytes) VALUES (printf('%032d', 5), 'odd', 9, "
                               "'no JSON', 1)");
    home_reopen(home);
    expect(home, (struct set_query){.words = "one"}, "one 1/1");
    assert_ok(store_query_sets(home->store, &query, NULL, &after, &error), error);
    assert_int_equal(after.count, 3);
    assert_string_equal(after.entries[0].set.label, "odd");
    assert_string_equal(after.entries[2].set.id, before.entries[1].set.id);
    set_page_free(&before);
    set_page_free(&after);
    put_tag(home, 5, "late");
    expect(home, (struct set_query){.words = "late"}, "odd 1/1");
}

int main(void)
{
#define TEST(function)                                                                   \
    cmocka_unit_test_setup_teardown(function, home_set_up, home_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_order),
        TEST(test_pages),
        TEST(test_groups),
        TEST(test_words),
        TEST(test_bounds_of_a_query),
        TEST(test_tags),
        TEST(test_bounds_of_tags),
        TEST(test_a_catalogue_without_tags),
        cmocka_unit_test(test_labels),
    };

    return cmocka_run_group_tests_name("set queries", tests, NULL, NULL);
}
