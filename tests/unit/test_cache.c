/* The cache of answers beside the sets: it forgets, and is never believed blindly. */
#include "store/cache.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define KEY "0123456789abcdef"
#define BLOCK 4096 /* what a small file takes of a disk */

static void write_text(struct home *home, const struct cache_key *key, const char *text)
{
    struct buffer answer = BUFFER(1 << 20);

    buffer_append_text(&answer, text);
    cache_write(home->store, key, &answer);
    buffer_free(&answer);
}

/* Whether the cache has just this text. */
static bool has_text(struct home *home, const struct cache_key *key, const char *text)
{
    struct buffer answer = BUFFER(1 << 20);

    bool found = cache_read(home->store, key, &answer) &&
                 strcmp(answer.bytes, text) == 0 && answer.length == strlen(text);
    buffer_free(&answer);
    return found;
}

static bool has_any(struct home *home, const struct cache_key *key)
{
    struct buffer answer = BUFFER(1 << 20);

    bool found = cache_read(home->store, key, &answer);
    assert_true(found || answer.length == 0);
    buffer_free(&answer);
    return found;
}

static void gives_back_what_it_got(void **state)
{
    struct home *home = *state;
    char one[33], two[33];

    home_write_set(home, 1, "one", one);
    home_write_set(home, 2, "two", two);
    const struct cache_key alone = {one, NULL, KEY}, both = {one, two, KEY};
    const struct cache_key other = {one, NULL, KEY "0"};
    assert_false(has_any(home, &alone));
    write_text(home, &alone, "{\"a\":1}");
    assert_true(has_text(home, &alone, "{\"a\":1}"));
    assert_false(has_any(home, &both));
    assert_false(has_any(home, &other));
    write_text(home, &both, "b");
    write_text(home, &alone, "again");
    assert_true(has_text(home, &both, "b"));
    assert_true(has_text(home, &alone, "again"));
}

static void path_of(struct home *home, const char *set, char out[4096])
{
    snprintf(out, 4096, "%s/cache/%s-" KEY, home->directory, set);
}

static void damage_is_noticed(void **state)
{
    struct home *home = *state;
    char set[33], path[4096];

    home_write_set(home, 1, "one", set);
    const struct cache_key key = {set, NULL, KEY};
    path_of(home, set, path);
    write_text(home, &key, "answer");
    assert_int_equal(truncate(path, 9), 0);
    assert_false(has_any(home, &key));
    assert_int_equal(truncate(path, 0), 0);
    assert_false(has_any(home, &key));
    write_text(home, &key, "answer");
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    assert_int_equal(pwrite(fd, "b", 1, 0), 1);
    close(fd);
    assert_false(has_any(home, &key));
    unlink(path);
    assert_false(has_any(home, &key));
}

static void removed_sets_are_forgotten(void **state)
{
    struct home *home = *state;
    struct error error;
    char one[33], two[33];

    home_write_set(home, 1, "one", one);
    home_write_set(home, 2, "two", two);
    const struct cache_key first = {one, NULL, KEY}, both = {two, one, KEY};
    const struct cache_key second = {two, NULL, KEY};
    write_text(home, &first, "1");
    write_text(home, &both, "2");
    write_text(home, &second, "3");
    assert_ok(store_bin_set(home->store, one, &error), error);
    assert_true(has_any(home, &first)); /* it may come back */
    assert_ok(store_remove_set(home->store, one, &error), error);
    assert_false(has_any(home, &first));
    assert_false(has_any(home, &both));
    assert_true(has_any(home, &second));
    write_text(home, &first, "late"); /* made while the set went */
    assert_false(has_any(home, &first));
}

static void refuses_other_names(void **state)
{
    struct home *home = *state;
    char set[33];

    home_write_set(home, 1, "one", set);
    const struct cache_key keys[] = {{set, NULL, "../x"},
                                     {set, NULL, ""},
                                     {"../../../etc", NULL, KEY},
                                     {set, "..", KEY}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        write_text(home, &keys[i], "x");
        assert_false(has_any(home, &keys[i]));
    }
}

static void the_oldest_go(void **state)
{
    static const char *const names[] = {"a", "b", "c", "d"};
    struct home *home = *state;
    char set[33], path[4096];

    home_write_set(home, 1, "one", set);
    for (int i = 0; i < 4; i++) {
        const struct cache_key key = {set, NULL, names[i]};
        const struct timespec times[2] = {{1000 + (i * 7) % 4, 0},
                                          {1000 + (i * 7) % 4, 0}};

        write_text(home, &key, "12"); /* 10 bytes with its check */
        snprintf(path, sizeof path, "%s/cache/%s-%s", home->directory, set, names[i]);
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    }
    cache_prune(home->store, 4 * BLOCK);
    for (int i = 0; i < 4; i++)
        assert_true(has_any(home, &(struct cache_key){set, NULL, names[i]}));
    /* To less than two: the latest, (i * 7) % 4 = 3, is b. */
    cache_prune(home->store, 4 * BLOCK - 1);
    for (int i = 0; i < 4; i++)
        assert_int_equal(has_any(home, &(struct cache_key){set, NULL, names[i]}), i == 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(gives_back_what_it_got, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(damage_is_noticed, home_set_up, home_tear_down),
        cmocka_unit_test_setup_teardown(removed_sets_are_forgotten, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(refuses_other_names, home_set_up, home_tear_down),
        cmocka_unit_test_setup_teardown(the_oldest_go, home_set_up, home_tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
