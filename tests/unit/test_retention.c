/* Sets that go once they are old, and pins (store/catalog.h). */
#include "base/budget.h"
#include "store/catalog.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define DAY ((int64_t)86400)
#define NOW ((int64_t)1700000000)

static void test_ages(void **context)
{
    static const struct {
        const char *text;
        int64_t seconds; /* 0: is none */
        const char *words;
    } cases[] = {
        {"1h", 3600, "1 hour"},
        {"36h", 129600, "36 hours"},
        {"24h", DAY, "1 day"},
        {"30d", 30 * DAY, "30 days"},
        {"8w", 56 * DAY, "56 days"},
        {"36525d", 36525 * DAY, "36525 days"},
        {"36526d", 0, NULL},
        {"9999999w", 0, NULL},
        {"99999999h", 0, NULL},
        {"0d", 0, NULL},
        {"30", 0, NULL},
        {"d", 0, NULL},
        {"", 0, NULL},
        {"-3d", 0, NULL},
        {"+3d", 0, NULL},
        {"3 d", 0, NULL},
        {"3dd", 0, NULL},
        {"3m", 0, NULL},
        {"1.5d", 0, NULL},
        {"3D", 0, NULL},
    };

    (void)context;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[RETENTION_TEXT_SIZE];
        int64_t seconds = 0;
        bool right = retention_parse(cases[i].text, &seconds);

        if (right != (cases[i].seconds != 0))
            fail_msg("\"%s\" was %s", cases[i].text, right ? "taken" : "refused");
        if (!right)
            continue;
        assert_int_equal(seconds, cases[i].seconds);
        retention_write(seconds, words);
        assert_string_equal(words, cases[i].words);
    }
}

/* When a set goes; 0: never. */
static int64_t goes(struct home *home, const char *id)
{
    struct set_info info;
    struct error error = {0};

    assert_ok(store_find_set(home->store, id, &info, &error), error);
    int64_t when = info.goes;
    set_info_free(&info);
    return when;
}

static void keep(struct home *home, int64_t seconds, int64_t now)
{
    struct error error = {0};

    assert_ok(retention_set(home->store, seconds, now, &error), error);
}

static size_t apply(struct home *home, int64_t now)
{
    struct error error = {0};
    size_t count = 99;

    assert_ok(retention_apply(home->store, now, &count, &error), error);
    return count;
}

/* A set that was stored at a time. */
static void write_stored(struct home *home, unsigned seed, const char *label,
                         int64_t stored, char id[33])
{
    char sql[200];

    home_write_set(home, seed, label, id);
    snprintf(sql, sizeof sql, "UPDATE sets SET kept_from = %lld WHERE id = '%s'",
             (long long)stored, id);
    home_execute_catalog(home, sql);
}

static void test_old_sets_go(void **context)
{
    struct home *home = *context;
    char old[33], young[33], pinned[33];
    struct retention_forecast seen;
    struct error error = {0};

    write_stored(home, 1, "old", NOW - 31 * DAY, old);
    write_stored(home, 2, "young", NOW - 29 * DAY, young);
    write_stored(home, 3, "pinned", NOW - 99 * DAY, pinned);
    assert_ok(store_pin_set(home->store, pinned, true, &error), error);
    assert_int_equal(goes(home, old), 0);
    assert_int_equal(apply(home, NOW), 0); /* nobody asked for it */

    keep(home, 30 * DAY, NOW - 2 * DAY);
    assert_int_equal(goes(home, old), NOW - DAY);
    assert_int_equal(goes(home, young), NOW + DAY);
    assert_int_equal(goes(home, pinned), 0);
    assert_ok(retention_look(home->store, NOW + DAY - 1, &seen, &error), error);
    assert_int_equal(seen.sets, 3);
    assert_int_equal(seen.pinned, 1);
    assert_int_equal(seen.going, 1);
    assert_int_equal(seen.first, NOW - DAY);
    assert_int_equal(apply(home, NOW - DAY - 1), 0);
    assert_int_equal(apply(home, NOW - DAY), 1);
    assert_int_equal(apply(home, NOW), 0);
    assert_int_equal(home_count_sets(home), 2);
    home_expect_found(home, "young", young);
    home_expect_found(home, "pinned", pinned);
    assert_true(home_has_set_file(home, old)); /* the bin */
    assert_ok(store_purge_bin(home->store, 0, &error), error);
    assert_false(home_has_set_file(home, old));
    assert_true(home_has_set_file(home, young));

    /* Also with the day on which the next one goes. */
    assert_int_equal(apply(home, NOW + DAY), 1);
    keep(home, 0, NOW);
    assert_int_equal(goes(home, pinned), 0);
    assert_ok(store_pin_set(home->store, pinned, false, &error), error);
    assert_int_equal(apply(home, NOW + 9999 * DAY), 0);
}

static void test_a_new_age_gives_notice(void **context)
{
    struct home *home = *context;
    char id[33];

    write_stored(home, 1, "old", NOW - 99 * DAY, id);
    keep(home, 30 * DAY, NOW);
    assert_int_equal(goes(home, id), NOW + RETENTION_NOTICE_SECONDS);
    keep(home, 30 * DAY, NOW + 100); /* the next start */
    assert_int_equal(goes(home, id), NOW + RETENTION_NOTICE_SECONDS);
    keep(home, 60 * DAY, NOW + 200);
    assert_int_equal(goes(home, id), NOW + RETENTION_NOTICE_SECONDS);
    keep(home, 30 * DAY, NOW + 300); /* shorter than before */
    assert_int_equal(goes(home, id), NOW + 300 + RETENTION_NOTICE_SECONDS);
    keep(home, 0, NOW + 400);
    keep(home, 30 * DAY, NOW + 500);
    assert_int_equal(goes(home, id), NOW + 500 + RETENTION_NOTICE_SECONDS);
    home_reopen(home);
    assert_int_equal(goes(home, id), NOW + 500 + RETENTION_NOTICE_SECONDS);
}

/* A clock that was set, or a server that did not run: a day's notice again. */
static void test_a_clock_that_jumps_gives_notice(void **context)
{
    struct home *home = *context;
    char old[33], young[33];

    write_stored(home, 1, "old", NOW - 29 * DAY, old);
    write_stored(home, 2, "young", NOW - DAY, young);
    keep(home, 30 * DAY, NOW - 9 * DAY);
    for (int64_t hours = 0; hours < 24; hours++)
        assert_int_equal(apply(home, NOW + hours * 3600), 0);
    assert_int_equal(apply(home, NOW + 9999 * DAY), 0); /* wrong, and put right */
    assert_int_equal(goes(home, old), NOW + 10000 * DAY);
    assert_int_equal(apply(home, NOW + 9999 * DAY + 60), 0);
    assert_int_equal(apply(home, NOW + DAY), 0);
    assert_int_equal(goes(home, old), NOW + 2 * DAY);
    assert_int_equal(apply(home, NOW + 2 * DAY - 1), 0);
    home_reopen(home);
    assert_int_equal(apply(home, NOW + 2 * DAY), 1);
    /* No server ran for two weeks, and then for five. */
    assert_int_equal(apply(home, NOW + 16 * DAY), 0);
    assert_int_equal(goes(home, young), NOW + 29 * DAY);
    keep(home, 30 * DAY, NOW + 51 * DAY); /* at its start it says when the first goes */
    assert_int_equal(goes(home, young), NOW + 52 * DAY);
    assert_int_equal(apply(home, NOW + 51 * DAY), 0);
    assert_int_equal(apply(home, NOW + 52 * DAY), 1);
}

/* Storing again, taking back and unpinning begin a new time. */
static void test_what_begins_a_new_time(void **context)
{
    struct home *home = *context;
    char id[33];
    struct error error = {0};
    const int64_t late = clock_unix_seconds() + 30 * DAY;

    keep(home, 30 * DAY, 1);
    write_stored(home, 1, "one", 1000, id);
    assert_int_equal(goes(home, id), 1000 + 30 * DAY);
    home_write_set(home, 1, "one", id);
    assert_true(goes(home, id) >= late);

    write_stored(home, 1, "one", 1000, id);
    assert_int_equal(apply(home, NOW - 400 * DAY), 1);
    assert_ok(store_restore_set(home->store, id, &error), error);
    assert_true(goes(home, id) >= late);

    write_stored(home, 1, "one", 1000, id);
    assert_ok(store_pin_set(home->store, id, false, &error), error); /* it has none */
    assert_int_equal(goes(home, id), 1000 + 30 * DAY);
    assert_ok(store_pin_set(home->store, id, true, &error), error);
    assert_ok(store_pin_set(home->store, id, false, &error), error);
    assert_true(goes(home, id) >= late);
}

static void expect_told(struct home *home, const char *asked, const char *words)
{
    struct set_info info;
    struct error error = {0};

    assert_int_equal(store_find_set(home->store, asked, &info, &error), -ERROR_NOT_FOUND);
    assert_string_equal(error.slug, "unknown_set");
    if (strstr(error.message, words) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", words, error.message);
}

static void test_a_link_says_that_it_went(void **context)
{
    static const char *const told =
        "(old) was removed on 2023-11-14T22:13:20Z, because this server keeps sets for "
        "30 days";
    struct home *home = *context;
    char id[33], prefix[9], other[33];
    struct error error = {0};

    keep(home, 30 * DAY, 1);
    write_stored(home, 1, "old", 1000, id);
    snprintf(prefix, sizeof prefix, "%.8s", id);
    assert_int_equal(apply(home, NOW), 1);
    expect_told(home, id, told);
    expect_told(home, prefix, told);
    expect_told(home, "old", told);
    expect_told(home, "olde", "there is no set");
    assert_ok(store_purge_bin(home->store, 0, &error), error);
    expect_told(home, id, told);
    home_write_set(home, 1, "again", id); /* it is back, under another label */
    expect_told(home, "old", "there is no set");
    /* One that somebody deletes is not said to have gone by itself. */
    home_write_set(home, 2, "other", other);
    assert_ok(store_bin_set(home->store, other, &error), error);
    expect_told(home, other, "there is no set");
}

static void test_the_first_name_stays(void **context)
{
    struct home *home = *context;
    struct set_info info;
    struct error error = {0};
    char id[33];

    home_write_set(home, 1, "one", id);
    assert_ok(store_set_uploader(home->store, id, "ada", &error), error);
    assert_ok(store_set_uploader(home->store, id, "eve", &error), error);
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_string_equal(info.uploaded_by, "ada");
    set_info_free(&info);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ages),
        TEST(test_old_sets_go),
        TEST(test_a_new_age_gives_notice),
        TEST(test_what_begins_a_new_time),
        TEST(test_a_link_says_that_it_went),
        TEST(test_the_first_name_stays),
        TEST(test_a_clock_that_jumps_gives_notice),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
