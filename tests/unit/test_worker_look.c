/* Looking at set files in a process of its own, many in one: honest ones, ones that crash
 * it, and what a process that was taken over may say. The process is this program again;
 * the id of a file says what happens when its turn comes. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/worker.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/sets.h"
#include "store/store.h"

#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The first digits of ids. */
#define CRASHES "dead"
#define SAYS_NOTHING "0000"
#define SAYS_TOO_MUCH "1111"
#define NAMES_A_FILE "2222"
#define SAYS_HALF "3333"
#define NEVER_ENDS "4444"
#define SAYS_BOTH "5555"

/* ---- the process that looks ---- */

static void say(const char *type, json_t *content)
{
    if (!message_write(STDOUT_FILENO, type, content))
        _exit(9);
}

static json_t *tell_error(struct error *error)
{
    struct message told = {.object = json_object()};

    message_error(&told, error);
    return told.object;
}

static void say_look(const struct ingest_file *file, bool half)
{
    CLEANUP(set_look_free) struct set_look look = {0};
    struct message data = {.object = json_object()};
    struct error error = {0};
    char id[33];

    snprintf(id, sizeof id, "%.32s", file->name + strlen("sets/"));
    int result = set_look_at(file->path, id, NULL, &look, &error);
    message_look(&data, &look);
    json_t *why = tell_error(&error);
    if (half)
        json_object_del(why, "slug");
    say("look", result == 0 ? json_pack("{s:o, s:o}", "error", why, "data", data.object)
                            : json_pack("{s:o}", "error", why));
}

static void say_end(void)
{
    say("end", json_pack("{s:o}", "error", tell_error(&(struct error){0})));
}

/* An error and a set: only the first counts. */
static void say_both(const struct ingest_file *file)
{
    CLEANUP(set_look_free) struct set_look look = {0};
    struct message data = {.object = json_object()};
    struct error error = {0};
    char id[33];

    snprintf(id, sizeof id, "%.32s", file->name + strlen("sets/"));
    set_look_at(file->path, id, NULL, &look, &error);
    error_set(&error, ERROR_DAMAGED, "said_both", "both");
    message_look(&data, &look);
    say("look",
        json_pack("{s:o, s:o}", "error", tell_error(&error), "data", data.object));
}

static bool does(const struct ingest_file *file, const char *what)
{
    return strncmp(file->name + strlen("sets/"), what, strlen(what)) == 0;
}

static void take_turn(const struct worker_request *request, size_t number)
{
    const struct rlimit no_core = {0, 0};
    const struct ingest_file *file = &request->list.files[number];

    if (does(file, CRASHES)) {
        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGSEGV, SIG_DFL);
        raise(SIGSEGV);
    } else if (does(file, SAYS_NOTHING)) {
        say_end();
        _exit(0);
    } else if (does(file, SAYS_TOO_MUCH)) {
        for (size_t i = number; i <= request->list.count; i++)
            say_look(file, false);
        _exit(0);
    } else if (does(file, NAMES_A_FILE)) {
        say("file", json_pack("{s:i, s:i}", "number", (int)number, "begins", 0));
    } else if (does(file, NEVER_ENDS)) {
        for (volatile unsigned turn = 0;; turn++)
            continue;
    }
    if (does(file, SAYS_BOTH))
        say_both(file);
    else
        say_look(file, does(file, SAYS_HALF));
}

static int be_worker(int argc, char **argv)
{
    struct worker_request request;
    struct message asked = {json_loadfd(STDIN_FILENO, JSON_ALLOW_NUL, NULL), true, false};

    message_request(&asked, &request);
    if (asked.failed || request.kind != WORKER_LOOK)
        return 9;
    bool honest = true;
    for (size_t i = 0; i < request.list.count; i++)
        honest = honest && !does(&request.list.files[i], CRASHES) &&
                 strspn(request.list.files[i].name + 5, "012345") < 4;
    if (honest) {
        lseek(STDIN_FILENO, 0, SEEK_SET); /* for the real one */
        return worker_main(argc, argv);
    }
    say("ready", json_pack("{s:i, s:i, s:i}", "seccomp", 1, "landlock", 1, "memory", 1));
    for (size_t i = 0; i < request.list.count; i++)
        take_turn(&request, i);
    say_end();
    return 0;
}

/* ---- the tests ---- */

static const struct worker_settings settings = {"/proc/self/exe", (uint64_t)1 << 30, 1};

#define ITEMS_MAX 8
struct told {
    size_t count;
    char slugs[ITEMS_MAX][48], messages[ITEMS_MAX][200], labels[ITEMS_MAX][32];
};

static void take(void *context, size_t item, int result, struct set_look *look,
                 const struct error *why)
{
    struct told *told = context;

    assert_int_equal(item, told->count);
    assert_true(item < ITEMS_MAX);
    told->count++;
    if (result != 0) {
        snprintf(told->slugs[item], sizeof told->slugs[item], "%s", why->slug);
        snprintf(told->messages[item], sizeof told->messages[item], "%.190s",
                 why->message);
    } else {
        snprintf(told->labels[item], sizeof told->labels[item], "%.30s", look->label);
    }
}

/* Stores a set called "copied" of two files; its bytes. */
static size_t make_set(struct place *place, char *bytes, size_t room, char id[33])
{
    RESULT result = {0};
    struct error error;
    char from[64];

    place_open(place);
    place_write_trace(place, "in/a.json", 0, 0, 10);
    place_write_trace(place, "in/b.json", 1, 0, 10);
    if (place_try_ingest(place, "in", "copied", 1, NULL, &result, &error) != 0)
        fail_msg("%s", error.message);
    snprintf(id, 33, "%s", result.set_id);
    snprintf(from, sizeof from, "data/sets/%s.db", id);
    FILE *file = fopen(scratch_path(&place->scratch, from), "rb");
    assert_non_null(file);
    size_t length = fread(bytes, 1, room, file);
    fclose(file);
    assert_true(length > 0 && length < room);
    return length;
}

/* What is told of files of these ids, each of which is a copy of the set. "" stands for
 * the set itself. */
static void look_at(const char *const *ids, size_t count, int64_t processor_ns,
                    struct told *told)
{
    static char bytes[1 << 20];
    PLACE place = {0};
    char real[33], names[ITEMS_MAX][33], where[64];
    char *paths[ITEMS_MAX];
    struct set_look_item items[ITEMS_MAX];
    struct error error = {0};
    size_t length = make_set(&place, bytes, sizeof bytes, real);

    *told = (struct told){0};
    for (size_t i = 0; i < count; i++) {
        snprintf(names[i], sizeof names[i], "%s%.*s", ids[i], 32 - (int)strlen(ids[i]),
                 *ids[i] == '\0' ? real : "ffffffffffffffffffffffffffffffff");
        snprintf(where, sizeof where, "other/%zu.db", i);
        scratch_write(&place.scratch, where, bytes, length);
        paths[i] = strdup(scratch_path(&place.scratch, where));
        items[i] = (struct set_look_item){paths[i], names[i], processor_ns};
    }
    if (worker_look(&settings, items, count, NULL, take, told, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(told->count, count);
    for (size_t i = 0; i < count; i++)
        free(paths[i]);
}
#define LOOK_AT(told, ns, ...)                                                           \
    look_at((const char *const[]){__VA_ARGS__},                                          \
            sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *), ns, told)

static void assert_listed(const struct told *told, size_t item)
{
    assert_string_equal(told->slugs[item], "");
    assert_string_equal(told->labels[item], "copied");
}

static void assert_refused(const struct told *told, size_t item, const char *slug)
{
    assert_string_equal(told->slugs[item], slug);
    assert_string_equal(told->labels[item], "");
}

static void test_one_process_looks_at_many(void **context)
{
    struct told told;

    (void)context;
    LOOK_AT(&told, 1000000000, "", "bad0", "", "");
    for (size_t i = 0; i < 4; i++) {
        if (i == 1)
            assert_refused(&told, i, "set_damaged"); /* it holds another set */
        else
            assert_listed(&told, i);
    }
}

static void test_a_crash_is_that_of_one_file(void **context)
{
    struct told told;

    (void)context;
    LOOK_AT(&told, 0, "", CRASHES, "", CRASHES, CRASHES, "");
    for (size_t i = 0; i < 6; i++) {
        if (i == 0 || i == 2 || i == 5) {
            assert_listed(&told, i);
            continue;
        }
        assert_refused(&told, i, "reader_crashed");
        assert_non_null(strstr(told.messages[i], "sets/dead"));
    }
}

static void test_lies_refuse_one_file(void **context)
{
    static const char *const lies[] = {SAYS_NOTHING, NAMES_A_FILE, SAYS_HALF};
    struct told told;

    (void)context;
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++) {
        LOOK_AT(&told, 0, "", lies[i], "");
        assert_listed(&told, 0);
        assert_refused(&told, 1, "reader_broke");
        assert_non_null(strstr(told.messages[1], lies[i]));
        assert_listed(&told, 2);
    }
    LOOK_AT(&told, 0, "", SAYS_BOTH, "");
    assert_refused(&told, 1, "said_both");
    assert_listed(&told, 2);
    /* More answers than files: each file has one. */
    LOOK_AT(&told, 0, "", SAYS_TOO_MUCH);
    assert_listed(&told, 0);
}

static void test_one_that_never_ends_is_given_up(void **context)
{
    struct told told;

    (void)context;
    LOOK_AT(&told, 1, NEVER_ENDS, "bad0");
    assert_refused(&told, 0, "reader_timeout");
    assert_string_not_equal(told.slugs[1], "reader_timeout");
}

/* Landlock takes no pipe for a file: what the sandbox refuses is an error like others. */
static void test_a_refusal_of_the_sandbox_is_told(void **context)
{
    const struct set_look_item item = {"/proc/self/fd/0",
                                       "ffffffffffffffffffffffffffffffff", 0};
    struct told told = {0};
    struct error error;

    (void)context;
    assert_int_equal(worker_look(&settings, &item, 1, NULL, take, &told, &error), 0);
    assert_int_equal(told.count, 1);
    assert_string_not_equal(told.slugs[0], "");
    assert_string_not_equal(told.slugs[0], "reader_crashed");
#ifdef SYS_landlock_create_ruleset
    if (syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1u) > 0)
        assert_non_null(strstr(told.messages[0], "Landlock"));
#endif
}

/* ---- a store that looks ---- */

static size_t most_at_once;

static int look(const void *context, const struct set_look_item *items, size_t count,
                struct budget *budget, set_looked *told, void *told_context,
                struct error *error)
{
    most_at_once = count > most_at_once ? count : most_at_once;
    return worker_look(context, items, count, budget, told, told_context, error);
}

static size_t count_sets(struct store *store, const char *id)
{
    struct set_list list;
    struct error error;

    assert_int_equal(store_list_sets(store, &list, &error), 0);
    size_t count = list.count;
    for (size_t i = 0; i < count; i++) {
        assert_string_equal(list.sets[i].id, id);
        assert_string_equal(list.sets[i].label, "copied");
    }
    set_list_free(&list);
    return count;
}

/* The set, one that crashes whoever looks, and one that holds another set. */
static void put_sets(struct place *place, char id[33])
{
    static char bytes[1 << 20];
    size_t length = make_set(place, bytes, sizeof bytes, id);
    char to[64];

    snprintf(to, sizeof to, "other/sets/%s.db", id);
    scratch_write(&place->scratch, to, bytes, length);
    scratch_write(&place->scratch, "other/sets/dead0000000000000000000000000000.db",
                  bytes, length);
    scratch_write(&place->scratch, "other/sets/bad00000000000000000000000000000.db",
                  bytes, length);
}

static void test_an_owner_looks_at_start(void **context)
{
    const struct set_looker looker = {look, &settings};
    PLACE place = {0};
    struct store *other = NULL;
    struct error error;
    char id[33];

    (void)context;
    put_sets(&place, id);
    if (store_open_with(scratch_path(&place.scratch, "other"), STORE_OWNER, &looker, NULL,
                        &other, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(count_sets(other, id), 1);
    store_close(other);
}

static void assert_progress(struct store *store, size_t found, size_t checked,
                            size_t refused)
{
    struct follow_progress progress;

    assert_true(store_follow_progress(store, &progress));
    assert_true(progress.counted);
    assert_int_equal(progress.found, found);
    assert_int_equal(progress.checked, checked);
    assert_int_equal(progress.refused, refused);
}

static void assert_unknown(struct store *store, const char *slug)
{
    struct set_info info = {0};
    struct error error;

    assert_true(store_find_set(store, "no such set", &info, &error) < 0);
    assert_string_equal(error.slug, slug);
}

static void look_at_all(struct store *store)
{
    struct budget budget = {0};
    struct error error;

    if (store_follow_find(store, &error) != 0)
        fail_msg("%s", error.message);
    budget_begin(&budget);
    while (store_follow_next(store, &budget))
        continue;
}

static void test_a_folder_is_followed(void **context)
{
    const struct set_looker looker = {look, &settings};
    PLACE place = {0};
    struct store *other = NULL;
    struct follow_progress progress;
    struct error error;
    char id[33], path[300];

    (void)context;
    put_sets(&place, id);
    if (store_open_with(scratch_path(&place.scratch, "other"), STORE_FOLLOWER, &looker,
                        NULL, &other, &error) != 0)
        fail_msg("%s", error.message);
    assert_false(store_follow_progress(other, &progress));
    assert_unknown(other, "unknown_set");
    store_follow_begin(other, 1);
    assert_true(store_follow_progress(other, &progress) && !progress.counted);
    assert_unknown(other, "not_checked_yet");
    assert_int_equal(store_follow_find(other, &error), 0);
    assert_progress(other, 3, 0, 0);
    assert_unknown(other, "not_checked_yet");
    assert_int_equal(count_sets(other, id), 0);
    /* Files of two owners are not looked at by one process; root alone can test that. */
    snprintf(path, sizeof path, "other/sets/%s.db", id);
    bool two = chown(scratch_path(&place.scratch, path), 54321, (gid_t)-1) == 0;
    most_at_once = 0;
    look_at_all(other);
    assert_int_equal(most_at_once, two ? 2 : 3);
    assert_progress(other, 3, 3, 2);
    assert_unknown(other, "unknown_set");
    assert_int_equal(count_sets(other, id), 1);
    /* A refused file is left alone until it changes; what went is forgotten. */
    assert_int_equal(store_follow_find(other, &error), 0);
    assert_progress(other, 3, 3, 2);
    scratch_write_text(&place.scratch, "other/sets/bad00000000000000000000000000000.db",
                       "changed");
    assert_int_equal(store_follow_find(other, &error), 0);
    assert_progress(other, 3, 2, 1);
    snprintf(path, sizeof path, "other/sets/%s.db", id);
    assert_int_equal(unlink(scratch_path(&place.scratch, path)), 0);
    look_at_all(other);
    assert_progress(other, 2, 2, 2);
    assert_int_equal(count_sets(other, id), 0);
    store_follow_end(other);
    store_close(other);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_process_looks_at_many),
        cmocka_unit_test(test_a_crash_is_that_of_one_file),
        cmocka_unit_test(test_lies_refuse_one_file),
        cmocka_unit_test(test_one_that_never_ends_is_given_up),
        cmocka_unit_test(test_a_refusal_of_the_sandbox_is_told),
        cmocka_unit_test(test_an_owner_looks_at_start),
        cmocka_unit_test(test_a_folder_is_followed),
    };

    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0)
        _exit(be_worker(argc - 1, argv + 1));
#ifndef __linux__
    return 77;
#endif
    signal(SIGPIPE, SIG_IGN); /* as the program does */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
