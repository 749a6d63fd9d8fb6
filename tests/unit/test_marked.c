/* Sets whose steps a marker makes: files that come and go (store/set_marked.h). What
 * their steps are is tested over HTTP. */
#include "base/budget.h"
#include "base/error.h"
#include "store/cache.h"
#include "store/directory.h"
#include "store/set_check.h"
#include "store/set_marked.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"
#include "trace/names.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#define KEY "0123456789abcdef"

/* A set without steps; `marker` becomes the marker name of one of its rows. */
static void write_set(struct home *home, unsigned seed, char id[33], char marker[200])
{
    const struct fixture_options options = {.seed = seed, .events = 200};
    struct trace_recording *recording = fixture_recording(&options);
    struct buffer name = BUFFER(1000);
    bool already;

    for (uint32_t i = 0; i < recording->op_count && name.length == 0; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *text = strings_text(&recording->names, op->name);

        if (op->side == TRACE_HOST && text[0] >= 'a' && text[0] <= 'z' &&
            strlen(text) == strings_length(&recording->names, op->name))
            trace_marker_name(&name, text, strlen(text));
    }
    assert_true(name.length > 0);
    snprintf(marker, 200, "%s", name.bytes);
    buffer_free(&name);
    fixture_write(home->store, &recording, 1, "set", id, &already);
    trace_recording_free(recording);
}

/* Chooses a marker for a set; the id of the set with it. */
static void choose(struct home *home, const char *id, const char *marker, char out[33])
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error = {0};

    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_ok(set_marked_choose(home->store, &info, "set",
                                (struct step_marker){marker, MARKER_UNTIL_END}, 0,
                                &error),
              error);
    assert_string_equal(info.stored_id, id);
    assert_string_equal(info.marker, marker);
    memcpy(out, info.id, 33);
}

static void path_of(struct home *home, const char *id, char path[4096])
{
    snprintf(path, 4096, "%s/cache/steps/%s.db", home->directory, id);
}

/* Whether it can be read, and its file has steps. */
static bool has_steps(struct home *home, const char *id)
{
    struct set_view view;
    struct error error = {0};

    assert_ok(set_view_load(home->store, id, NULL, &view, &error), error);
    bool found = view.files[0].has_steps && view.step_count > 1;
    set_view_free(&view);
    return found;
}

static void made_once_and_kept(void **state)
{
    struct home *home = *state;
    char id[33], marker[200], first[33], second[33], path[4096];
    struct stat before, after;

    write_set(home, 1, id, marker);
    choose(home, id, marker, first);
    assert_string_not_equal(first, id);
    assert_false(has_steps(home, id));
    assert_true(has_steps(home, first));
    path_of(home, first, path);
    assert_int_equal(stat(path, &before), 0);
    home_reopen(home);
    choose(home, id, marker, second);
    assert_string_equal(first, second);
    assert_int_equal(stat(path, &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
}

/* That it was used is no change of the file: it is not read for its digest again. */
static void used_ones_stay_known(void **state)
{
    struct home *home = *state;
    char id[33], marker[200], marked[33], path[4096];
    const struct timespec tick = {.tv_nsec = 20000000}; /* of the times of files */
    const char *damage = "?";
    struct stat status;

    write_set(home, 1, id, marker);
    for (int i = 0; i < 3; i++) {
        choose(home, id, marker, marked);
        nanosleep(&tick, NULL);
    }
    path_of(home, marked, path);
    assert_int_equal(stat(path, &status), 0);
    assert_true(digest_memory_find(home->store->digests, marked, &status, &damage));
    assert_null(damage);
}

static void nothing_is_asked_for(void **state)
{
    struct home *home = *state;
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error = {0};
    char id[33], marker[200];

    write_set(home, 1, id, marker);
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    assert_ok(set_marked_choose(home->store, &info, "set",
                                (struct step_marker){NULL, MARKER_UNTIL_END}, 0, &error),
              error);
    assert_ok(set_marked_choose(home->store, &info, "set",
                                (struct step_marker){"", MARKER_UNTIL_END}, 0, &error),
              error);
    assert_string_equal(info.id, id);
    assert_null(info.marker);
}

static void damaged_ones_are_made_again(void **state)
{
    struct home *home = *state;
    char id[33], marker[200], marked[33], path[4096];

    write_set(home, 1, id, marker);
    choose(home, id, marker, marked);
    path_of(home, marked, path);
    assert_int_equal(truncate(path, 100), 0);
    choose(home, id, marker, marked);
    assert_true(has_steps(home, marked));
    home_execute(path, "PRAGMA user_version = 1");
    choose(home, id, marker, marked);
    assert_true(has_steps(home, marked));
}

static void they_go_with_their_set(void **state)
{
    struct home *home = *state;
    char id[33], other[33], marker[200], other_marker[200], marked[33], kept[33];
    char path[4096], kept_path[4096];
    struct buffer answer = BUFFER(1000);
    struct error error = {0};

    write_set(home, 1, id, marker);
    write_set(home, 2, other, other_marker);
    choose(home, id, marker, marked);
    choose(home, other, other_marker, kept);
    path_of(home, marked, path);
    path_of(home, kept, kept_path);
    const struct cache_key key = {marked, kept, KEY};
    buffer_append_text(&answer, "answer");
    cache_write(home->store, &key, &answer);
    buffer_clear(&answer);
    assert_true(cache_read(home->store, &key, &answer));
    assert_ok(store_remove_set(home->store, id, &error), error);
    assert_int_not_equal(access(path, F_OK), 0);
    assert_int_equal(access(kept_path, F_OK), 0);
    buffer_clear(&answer);
    assert_false(cache_read(home->store, &key, &answer));
    buffer_free(&answer);
}

static void left_overs_are_swept(void **state)
{
    struct home *home = *state;
    char id[33], marker[200], marked[33], path[4096];

    write_set(home, 1, id, marker);
    choose(home, id, marker, marked);
    path_of(home, marked, path);
    unlink(path);
    snprintf(path, sizeof path, "%s/cache/steps", home->directory);
    home_write_file(path, "new-left1");
    choose(home, id, marker, marked);
    assert_false(home_has(path, "new-left1"));
}

static void a_budget_counts(void **state)
{
    struct home *home = *state;
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error = {0};
    char id[33], marker[200], path[4096];
    struct budget over = {.wall_ns = 1};

    budget_begin(&over);
    write_set(home, 1, id, marker);
    assert_ok(store_find_set(home->store, id, &info, &error), error);
    int result =
        set_marked_choose(home->store, &info, "set",
                          (struct step_marker){marker, MARKER_UNTIL_END}, &over, &error);
    assert_int_equal(result, -ERROR_TIMEOUT);
    assert_string_equal(info.id, id);
    snprintf(path, sizeof path, "%s/cache/steps", home->directory);
    assert_false(home_has(path, "new-left1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(made_once_and_kept, home_set_up, home_tear_down),
        cmocka_unit_test_setup_teardown(used_ones_stay_known, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(nothing_is_asked_for, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(damaged_ones_are_made_again, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(they_go_with_their_set, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(left_overs_are_swept, home_set_up,
                                        home_tear_down),
        cmocka_unit_test_setup_teardown(a_budget_counts, home_set_up, home_tear_down),
    };

    return cmocka_run_group_tests_name("marked", tests, NULL, NULL);
}
