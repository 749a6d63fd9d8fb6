/* Set files of format 6, opened at odd moments: for a marker, by stores that change no
 * set, by a request that ends, by two at once, and by those who only look. The linker
 * puts __wrap_budget_look() in the place of budget_look(), and another function in that
 * of set_is_upgradable(). */
#include "base/error.h"
#include "older_set.h"
#include "store/database.h"
#include "store/set_draft.h"
#include "store/set_file.h"
#include "store/set_marked.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- moments ---- */

/* Something that happens at a look of a budget, or just before or after the format of a
 * file is asked for. */
static struct {
    struct budget *budget; /* NULL: none */
    bool happening;
    unsigned long at, count;
    void (*happens)(void *context);
    void *context;
} moment;

static void pass_moment(void)
{
    if (moment.budget == NULL || moment.happening || ++moment.count != moment.at)
        return;
    moment.happening = true;
    moment.happens(moment.context);
    moment.happening = false;
}

int __real_budget_look(struct budget *budget, struct error *error);
int __wrap_budget_look(struct budget *budget, struct error *error);

int __wrap_budget_look(struct budget *budget, struct error *error)
{
    if (budget != NULL && budget == moment.budget)
        pass_moment();
    return __real_budget_look(budget, error);
}

bool __real_set_is_upgradable(const char *path);
bool __wrap_set_is_upgradable(const char *path);

bool __wrap_set_is_upgradable(const char *path)
{
    pass_moment();
    bool upgradable = __real_set_is_upgradable(path);
    pass_moment();
    return upgradable;
}

/* Opens a set; at a moment, something happens. */
static int view_until(struct place *place, const char *id, unsigned long at,
                      void (*happens)(void *context), void *context, struct error *error)
{
    struct budget budget = {.memory = (uint64_t)1 << 30};

    budget_begin(&budget);
    moment.at = at;
    moment.count = 0;
    moment.happens = happens;
    moment.context = context;
    moment.budget = &budget;
    int result = older_view(place, id, &budget, error);
    moment.budget = NULL;
    assert_int_equal(atomic_load(&budget.memory_used), 0);
    return result;
}

/* ---- sets ---- */

/* Steps that the device lags behind, or rows of a marker. */
static void make_set(struct place *place, const char *rows, char id[33])
{
    struct step_text trace;
    RESULT result;
    char name[40];

    step_begin(&trace);
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%d", rows, i);
        step_row(&trace, "user_annotation", strcmp(rows, "train") == 0 ? rows : name, 1,
                 US(100 * i), US(90), NULL);
        step_work(&trace, US(100 * i + 10), US(100 * i + 30), US(100 * i + 120));
    }
    older_write_trace(place, "in/a.json", &trace);
    place_ingest(place, "in", &result);
    snprintf(id, 33, "%s", result.set_id);
}

static void remember(const struct place *place, const char *id, struct buffer *out)
{
    buffer_init(out, DUMP_MAX);
    older_bytes(place, id, out);
}

static void assert_unchanged(const struct place *place, const char *id,
                             const struct buffer *before)
{
    CLEANUP_BUFFER struct buffer after;

    remember(place, id, &after);
    assert_same_bytes(before, &after);
}

/* ---- markers ---- */

static void marker_steps(struct place *place, const char *id, struct buffer *out)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error;

    buffer_init(out, DUMP_MAX);
    assert_ok(store_find_set(place->store, id, &info, &error), error);
    assert_ok(set_marked_choose(place->store, &info, "set",
                                (struct step_marker){"train", MARKER_UNTIL_END}, NULL,
                                &error),
              error);
    assert_string_not_equal(info.id, id);
    older_steps(place, info.id, out);
}

/* Steps of a marker are asked for before anyone opened the set itself. */
static void a_marker_of_an_older_set(void **state)
{
    static const enum store_mode modes[] = {STORE_OWNER, STORE_SHARED, STORE_READ_ONLY,
                                            STORE_FOLLOWER};
    CLEANUP_BUFFER struct buffer made = BUFFER(DUMP_MAX);

    (void)state;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        PLACE place;
        CLEANUP_BUFFER struct buffer upgraded, before;
        char id[33];

        place_open(&place);
        make_set(&place, "train", id);
        if (i == 0)
            marker_steps(&place, id, &made);
        older_make(&place, id, NULL);
        remember(&place, id, &before);
        older_reopen(&place, modes[i]);
        marker_steps(&place, id, &upgraded);
        assert_string_equal(made.bytes, upgraded.bytes);
        bool changes = modes[i] == STORE_OWNER || modes[i] == STORE_SHARED;
        assert_int_equal(older_version(&place, id), changes ? SET_VERSION : 6);
        if (!changes)
            assert_unchanged(&place, id, &before);
        assert_int_equal(scratch_count(&place.scratch, "data/sets"), 1);
        older_reopen(&place, STORE_SHARED);
    }
    assert_non_null(strstr(made.bytes, "120000")); /* the end of a window */
}

/* ---- requests that end ---- */

struct ending {
    struct place *place;
    bool inside; /* the upgrade: there was a draft */
};

static void cancel(void *context)
{
    struct ending *ending = context;

    ending->inside = scratch_count(&ending->place->scratch, "data/cache/steps") > 0;
    budget_cancel(moment.budget);
}

/* The next request finds the file as it was, or brought up to date. */
static void it_ends_anywhere(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer before;
    struct ending ending = {.place = &place};
    struct error error;
    unsigned long at = 0, inside = 0;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, "ProfilerStep#", id);
    older_make(&place, id, NULL);
    remember(&place, id, &before);
    scratch_write_text(&place.scratch, "data/cache/steps/beside", "");
    assert_int_equal(unlink(scratch_path(&place.scratch, "data/cache/steps/beside")), 0);
    do {
        ending.inside = false;
        int result = view_until(&place, id, ++at, cancel, &ending, &error);
        if (result == 0)
            assert_true(moment.count < at);
        else
            assert_error(result, error, ERROR_CANCELLED, "cancelled");
        assert_int_equal(scratch_count(&place.scratch, "data/cache/steps"), 0);
        place_assert_clean(&place, 1);
        inside += ending.inside;
        if (older_version(&place, id) == 6)
            assert_unchanged(&place, id, &before);
        else
            assert_true(inside > 0 && !ending.inside);
    } while (older_version(&place, id) == 6);
    assert_true(inside >= 5);
    assert_ok(older_view(&place, id, NULL, &error), error);
}

static void it_is_over_before(void **state)
{
    PLACE place;
    struct budget over = {.wall_ns = 1};
    struct error error;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, "ProfilerStep#", id);
    older_make(&place, id, NULL);
    budget_begin(&over);
    assert_int_equal(older_view(&place, id, &over, &error), -ERROR_TIMEOUT);
    assert_int_equal(older_version(&place, id), 6);
    place_assert_clean(&place, 1);
    assert_ok(older_view(&place, id, NULL, &error), error);
    assert_int_equal(older_version(&place, id), SET_VERSION);
}

/* ---- two at once ---- */

struct other {
    struct place place; /* its store is another one of the same folder */
    const char *id;
};

static void open_other(void *context)
{
    struct other *other = context;
    struct error error;

    assert_ok(older_view(&other->place, other->id, NULL, &error), error);
}

/* Another process brings the file up to date at any moment of this one. */
static void another_process_is_faster(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer before;
    struct error error;
    unsigned long at = 0;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, "ProfilerStep#", id);
    older_make(&place, id, NULL);
    remember(&place, id, &before);
    do {
        struct other other = {.place = {.scratch = place.scratch}, .id = id};

        unlink(older_path(&place, id));
        scratch_write(&place.scratch, strstr(older_path(&place, id), "data/"),
                      before.bytes, before.length);
        older_reopen(&place, STORE_OWNER);
        assert_int_equal(older_version(&place, id), 6);
        assert_ok(store_open(scratch_path(&place.scratch, "data"), STORE_SHARED, NULL,
                             &other.place.store, &error),
                  error);
        assert_ok(view_until(&place, id, ++at, open_other, &other, &error), error);
        store_close(other.place.store);
        assert_int_equal(older_version(&place, id), SET_VERSION);
        assert_int_equal(scratch_count(&place.scratch, "data/sets"), 1);
    } while (moment.count >= at);
    assert_true(at > 10);
}

struct opener {
    struct place *place;
    const char *id;
    pthread_barrier_t *start;
    int result;
    struct error error;
};

static void *open_it(void *context)
{
    struct opener *opener = context;

    pthread_barrier_wait(opener->start);
    opener->result = older_view(opener->place, opener->id, NULL, &opener->error);
    return NULL;
}

static void two_threads(void **state)
{
    static const enum store_mode modes[] = {STORE_OWNER, STORE_READ_ONLY};

    (void)state;
    for (int i = 0; i < 8; i++) {
        PLACE place;
        char id[33];
        pthread_barrier_t start;
        pthread_t threads[2];

        place_open(&place);
        make_set(&place, "ProfilerStep#", id);
        older_make(&place, id, NULL);
        older_reopen(&place, modes[i % 2]);
        struct opener opener = {.place = &place, .id = id, .start = &start};
        struct opener openers[2] = {opener, opener};
        assert_int_equal(pthread_barrier_init(&start, NULL, 2), 0);
        for (int k = 0; k < 2; k++)
            assert_int_equal(pthread_create(&threads[k], NULL, open_it, &openers[k]), 0);
        for (int k = 0; k < 2; k++)
            pthread_join(threads[k], NULL);
        pthread_barrier_destroy(&start);
        for (int k = 0; k < 2; k++)
            assert_ok(openers[k].result, openers[k].error);
        assert_int_equal(older_version(&place, id), i % 2 == 0 ? SET_VERSION : 6);
    }
}

/* ---- forged files ---- */

typedef int looker(const char *path, const char *id, struct budget *budget,
                   struct set_look *out, struct error *error);

/* A view in place of a table would run what a stranger wrote, without an end. */
static void a_statement_in_place_of_a_table(void **state)
{
    static looker *const lookers[] = {set_look_at, set_look_closely};
    static const char *const forged[] = {
        "ALTER TABLE meta RENAME TO kept; CREATE VIEW meta AS SELECT * FROM kept",
        ("DROP TABLE meta; CREATE VIEW meta(key, value) AS WITH RECURSIVE turn(n) AS "
         "(SELECT 1 UNION ALL SELECT n + 1 FROM turn) SELECT n, n FROM turn"),
        "ALTER TABLE file RENAME TO kept; CREATE VIEW file AS SELECT * FROM kept",
    };

    (void)state;
    for (size_t i = 0; i < sizeof forged / sizeof *forged; i++) {
        PLACE place;
        CLEANUP_BUFFER struct buffer before;
        struct error error;
        char id[33];

        place_open(&place);
        make_set(&place, "ProfilerStep#", id);
        older_make(&place, id, forged[i]);
        remember(&place, id, &before);
        struct budget budget = {.wall_ns = (int64_t)10 * 1000000000};
        for (size_t k = 0; k < sizeof lookers / sizeof *lookers; k++) {
            CLEANUP(set_look_free) struct set_look look = {0};

            budget_begin(&budget);
            error = (struct error){0};
            assert_error(lookers[k](older_path(&place, id), id, &budget, &look, &error),
                         error, ERROR_DAMAGED, "set_damaged");
        }
        budget_begin(&budget);
        assert_error(store_verify_set(place.store, id, &budget, &error), error,
                     ERROR_DAMAGED, "set_damaged");
        assert_unchanged(&place, id, &before);
    }
}

/* Those who only look take one that is not forged, and change nothing. */
static void looks_leave_it(void **state)
{
    static looker *const lookers[] = {set_look_at, set_look_closely};
    PLACE place;
    CLEANUP_BUFFER struct buffer before;
    struct error error;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, "ProfilerStep#", id);
    older_make(&place, id, NULL);
    remember(&place, id, &before);
    for (size_t k = 0; k < sizeof lookers / sizeof *lookers; k++) {
        CLEANUP(set_look_free) struct set_look look = {0};

        assert_ok(lookers[k](older_path(&place, id), id, NULL, &look, &error), error);
        assert_int_equal(look.contents.count, 1);
    }
    assert_ok(store_verify_set(place.store, id, NULL, &error), error);
    assert_unchanged(&place, id, &before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_marker_of_an_older_set),
        cmocka_unit_test(it_ends_anywhere),
        cmocka_unit_test(it_is_over_before),
        cmocka_unit_test(another_process_is_faster),
        cmocka_unit_test(two_threads),
        cmocka_unit_test(a_statement_in_place_of_a_table),
        cmocka_unit_test(looks_leave_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
