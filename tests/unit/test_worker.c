/* Reading in a process of its own: one that works, and ones that crash, lie, hang or talk
 * nonsense. The process is this program again; the label of the set says what it does. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/worker.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* ---- what the bad ones say ---- */

static void say(const char *text)
{
    size_t length = strlen(text);

    if (write(STDOUT_FILENO, text, length) != (ssize_t)length)
        _exit(9);
}

/* The contents of an end that is fine but for what the label asks for: one file, of
 * rank 7. */
static json_t *make_end(const struct worker_request *request, const char *what)
{
    struct error none = {0};
    struct set_contents_file files[2] = {{.rank = 7, .disk_bytes = 5}, {.file = 1}};
    struct reading_duplicate duplicate = {0, 0};
    struct reading reading = {
        .contents = {.summary = (char *)(uintptr_t) "{\"ranks\":[7]}",
                     .files = files,
                     .count = 1},
        .duplicates = &duplicate};
    struct message error = {.object = json_object()}, data = {.object = json_object()};

    if (strcmp(what, "unknown file") == 0)
        files[0].file = 1;
    else if (strcmp(what, "a file twice") == 0)
        reading.contents.count = 2, files[1].file = 0;
    else if (strcmp(what, "no file") == 0)
        reading.contents.count = 0;
    else if (strcmp(what, "no summary") == 0)
        reading.contents.summary = (char *)(uintptr_t) "{\"ranks\":";
    else if (strcmp(what, "summary is a list") == 0)
        reading.contents.summary = (char *)(uintptr_t) "[1]";
    else if (strcmp(what, "duplicate of nothing") == 0)
        reading.duplicate_count = 1, duplicate.same_as = 9;
    message_error(&error, &none);
    message_reading(&data, &request->list, &reading);
    json_t *file = json_array_get(json_object_get(data.object, "files"), 0);
    if (strcmp(what, "less than the end") == 0)
        json_object_del(data.object, "raw_bytes");
    else if (strcmp(what, "a text for a number") == 0)
        json_object_set_new(file, "rank", json_string("7"));
    else if (strcmp(what, "less than nothing") == 0)
        json_object_set_new(file, "disk_bytes", json_integer(-5));
    else if (strcmp(what, "a short hash") == 0)
        json_object_set_new(file, "hash", json_string("abc"));
    else if (strcmp(what, "a NUL in a text") == 0)
        json_object_set_new(data.object, "summary", json_stringn("{}\0", 3));
    else if (strcmp(what, "no bytes") == 0)
        json_object_set_new(data.object, "summary", json_string("{\"\u0100\":1}"));
    json_t *end = json_pack("{s:o, s:o}", "error", error.object, "data", data.object);
    if (strcmp(what, "no data") == 0)
        json_object_del(end, "data");
    return end;
}

static void say_end(const struct worker_request *request, const char *what)
{
    if (!message_write(STDOUT_FILENO, "end", make_end(request, what)))
        _exit(9);
    if (strcmp(what, "behind the end") == 0)
        say("{\"file\":{\"number\":0,\"begins\":1}}\n");
    if (strcmp(what, "half a message behind the end") == 0)
        say("{");
}

static void die_of(const char *what)
{
    const struct rlimit none = {0, 0};
    static const struct {
        const char *what;
        int signal;
    } deaths[] = {
        {"crash", SIGSEGV}, {"kill", SIGKILL}, {"time", SIGXCPU}, {"disk", SIGXFSZ}};

    setrlimit(RLIMIT_CORE, &none);
    for (size_t i = 0; i < sizeof deaths / sizeof deaths[0]; i++)
        if (strcmp(what, deaths[i].what) == 0) {
            signal(deaths[i].signal, SIG_DFL);
            raise(deaths[i].signal);
        }
}

#define READY "{\"ready\":{\"seccomp\":1,\"landlock\":1,\"memory\":1}}\n"
#define BEGINS "{\"file\":{\"number\":0,\"begins\":1}}\n"
#define PROGRESS(stage)                                                                  \
    "{\"progress\":{\"stage\":" stage ",\"bytes\":9223372036854775807,"                  \
    "\"events\":5,\"files\":1}}\n"

static void say_badly(const char *what)
{
    static const struct {
        const char *what, *said;
    } lies[] = {
        {"ready twice", READY},
        {"unknown message", "{\"hello\":1}\n"},
        {"no JSON", "hello\n"},
        {"no object", "[1]\n"},
        {"an empty line", "\n"},
        {"two messages in one", "{\"file\":{\"number\":0,\"begins\":1},\"x\":1}\n"},
        {"stage", PROGRESS("77")},
        {"file out of range", "{\"file\":{\"number\":1,\"begins\":1}}\n"},
        {"file ends twice", "{\"file\":{\"number\":0,\"begins\":0}}\n"},
        {"file begins twice", BEGINS BEGINS},
        {"a look",
         "{\"look\":{\"error\":{\"code\":0,\"slug\":\"\",\"message\":\"\"}}}\n"},
    };

    if (strcmp(what, "not ready") != 0)
        say(READY);
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++)
        if (strcmp(what, lies[i].what) == 0) {
            say(lies[i].said);
            return;
        }
    if (strcmp(what, "not ready") != 0)
        say(BEGINS);
    say(PROGRESS("2"));
}

/* A message without an end. */
static void say_for_ever(void)
{
    static char spaces[1 << 20];

    memset(spaces, ' ', sizeof spaces);
    while (write(STDOUT_FILENO, spaces, sizeof spaces) > 0)
        continue;
}

/* Some bytes of a good end, changed at random. */
static void say_random(const struct worker_request *request, const char *label)
{
    struct chance chance = {strtoull(label, NULL, 10) + 1};
    char *text = json_dumps(json_pack("{s:o}", "end", make_end(request, "")), 0);

    say(READY);
    for (unsigned i = chance_below(&chance, 4) + 1; i > 0; i--) {
        unsigned at = chance_below(&chance, (unsigned)strlen(text));

        text[at] =
            (char)(chance_below(&chance, 2) == 0 ? chance_below(&chance, 255) + 1
                                                 : '0' + chance_below(&chance, 10));
    }
    say(text);
    say("\n");
}

static int be_bad(const struct worker_request *request)
{
    const char *what = request->label;

    if (strncmp(what, "random ", 7) == 0) {
        say_random(request, what + 7);
        return 0;
    }
    say_badly(what);
    die_of(what); /* with a file in work */
    if (strcmp(what, "for ever") == 0)
        say_for_ever();
    if (strcmp(what, "silent") != 0)
        say_end(request, what);
    if (strcmp(what, "linger") == 0)
        close(STDOUT_FILENO);
    while (strcmp(what, "linger") == 0 || strcmp(what, "hang") == 0)
        pause();
    return strcmp(what, "status") == 0 ? 5 : 0;
}

static int be_worker(int argc, char **argv)
{
    struct worker_request request;
    struct message asked = {json_loadfd(STDIN_FILENO, JSON_ALLOW_NUL, NULL), true, false};

    message_request(&asked, &request);
    if (asked.failed)
        return 9;
    if (strncmp(request.label, "honest", 6) != 0)
        return be_bad(&request);
    lseek(STDIN_FILENO, 0, SEEK_SET); /* for the real one */
    return worker_main(argc, argv);
}

/* ---- the tests ---- */

static const struct worker_settings settings = {"/proc/self/exe", (uint64_t)1 << 30, 1};

static int try_with(struct place *place, const struct worker_settings *worker,
                    const char *label, struct progress *progress,
                    struct ingest_result *result, struct error *error)
{
    struct ingest_list list = {0};

    *error = (struct error){0};
    *result = (struct ingest_result){0};
    assert_int_equal(
        ingest_list_folder(scratch_path(&place->scratch, "in"), &list, error), 0);
    int failed =
        ingest_files(place->store, worker, &list, label, 2, progress, result, error);
    ingest_list_free(&list);
    return failed;
}

static void test_reads_the_same(void **context)
{
    PLACE place = {0};
    RESULT here = {0}, there = {0};
    struct progress progress = {0};
    struct error error;

    (void)context;
    place_open(&place);
    place_write_trace(&place, "in/a.json.gz", 0, 0, 1000);
    place_write_trace(&place, "in/b.json", 1, 0, 900);
    place_write_trace(&place, "in/c.json", 1, 0, 900); /* the same again */
    scratch_write_text(&place.scratch, "in/d.json", "no trace");
    if (try_with(&place, &settings, "honest", &progress, &there, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(progress.files_done, 4);
    assert_int_equal(progress.bytes_done, progress.bytes_total);
    assert_int_equal(progress.events, 2800);
    assert_int_equal(there.events, 1900);
    assert_int_equal(there.failure_count, 1);
    assert_string_equal(there.failures[0].file, "d.json");
    assert_int_equal(there.duplicate_count, 1);
    assert_string_equal(there.duplicates[0].same_as, "b.json");
    assert_false(there.already_stored);
    place_assert_clean(&place, 1);
    struct set_view view;
    if (set_view_load(place.store, there.set_id, NULL, &view, &error) != 0)
        fail_msg("%s", error.message);
    assert_int_equal(view.file_count, 2);
    set_view_free(&view);
    /* Hashes and seals are those that this process makes. */
    if (try_with(&place, NULL, "honest", NULL, &here, &error) != 0)
        fail_msg("%s", error.message);
    assert_true(here.already_stored);
    ingest_result_free(&here);
    assert_int_equal(store_remove_set(place.store, there.set_id, &error), 0);
    if (try_with(&place, NULL, "honest", NULL, &here, &error) != 0)
        fail_msg("%s", error.message);
    assert_string_equal(here.set_id, there.set_id);
    assert_int_equal(here.raw_bytes, there.raw_bytes);
}

static void test_fails_as_in_one_process(void **context)
{
    PLACE place = {0};
    RESULT result = {0};
    struct error error;

    (void)context;
    place_open(&place);
    scratch_write_text(&place.scratch, "in/x.json", "no trace");
    assert_int_equal(try_with(&place, &settings, "honest", NULL, &result, &error),
                     -ERROR_FORMAT);
    assert_string_equal(error.slug, "no_readable_file");
    assert_non_null(strstr(error.message, "x.json"));
    assert_int_equal(result.failure_count, 1);
    place_assert_clean(&place, 0);
}

/* ---- ends and lies ---- */

static void expect(const char *label, const char *slug)
{
    PLACE place = {0};
    RESULT result = {0};
    struct progress progress = {0};
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 10);
    int failed = try_with(&place, &settings, label, &progress, &result, &error);
    if (failed == 0 || strcmp(error.slug, slug) != 0)
        fail_msg("%s: %s, %s", label, error.slug, error.message);
    if (strcmp(slug, "bad_draft") != 0)
        assert_non_null(strstr(error.message, "a.json"));
    assert_true(progress.bytes_done <= progress.bytes_total);
    assert_true(progress.stage <= PROGRESS_STORING);
    place_assert_clean(&place, 0);
}

static void test_ends_are_told(void **context)
{
    (void)context;
    expect("crash", "reader_crashed");
    expect("kill", "reader_killed");
    expect("time", "reader_timeout");
    expect("disk", "disk_full");
    expect("silent", "reader_broke");
    expect("status", "reader_broke");
    expect("linger", "reader_killed");
}

static void test_nothing_is_believed(void **context)
{
    static const char *const lies[] = {"not ready",
                                       "ready twice",
                                       "unknown message",
                                       "no JSON",
                                       "no object",
                                       "an empty line",
                                       "two messages in one",
                                       "stage",
                                       "file out of range",
                                       "file ends twice",
                                       "file begins twice",
                                       "a look",
                                       "for ever",
                                       "unknown file",
                                       "a file twice",
                                       "no file",
                                       "no summary",
                                       "summary is a list",
                                       "duplicate of nothing",
                                       "less than the end",
                                       "a text for a number",
                                       "less than nothing",
                                       "a short hash",
                                       "a NUL in a text",
                                       "no bytes",
                                       "no data",
                                       "behind the end",
                                       "half a message behind the end"};

    (void)context;
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++)
        expect(lies[i], "reader_broke");
    /* All that it says is fine, but it wrote nothing. */
    expect("fine", "bad_draft");
}

static void test_random_lies(void **context)
{
    PLACE place = {0};

    (void)context;
    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 10);
    for (int i = 0; i < 150; i++) {
        RESULT result = {0};
        struct error error;
        char label[24];

        snprintf(label, sizeof label, "random %d", i);
        if (try_with(&place, &settings, label, NULL, &result, &error) == 0)
            fail_msg("%s", label);
        assert_true(error.code != ERROR_NONE && error.message[0] != '\0');
        place_assert_clean(&place, 0);
    }
}

static void test_cancelling_ends_it(void **context)
{
    PLACE place = {0};
    RESULT result = {0};
    struct progress progress = {0};
    struct error error;

    (void)context;
    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 10);
    atomic_store(&progress.cancelled, true);
    assert_int_equal(try_with(&place, &settings, "hang", &progress, &result, &error),
                     -ERROR_CANCELLED);
    place_assert_clean(&place, 0);
}

static void test_no_program(void **context)
{
    const struct worker_settings none = {"/no/such/program", 0, 1};
    PLACE place = {0};
    RESULT result = {0};
    struct error error;

    (void)context;
    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 10);
    assert_int_equal(try_with(&place, &none, "honest", NULL, &result, &error), -ERROR_IO);
    assert_non_null(strstr(error.message, "process"));
    place_assert_clean(&place, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reads_the_same),
        cmocka_unit_test(test_fails_as_in_one_process),
        cmocka_unit_test(test_ends_are_told),
        cmocka_unit_test(test_nothing_is_believed),
        cmocka_unit_test(test_random_lies),
        cmocka_unit_test(test_cancelling_ends_it),
        cmocka_unit_test(test_no_program),
    };

    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0)
        _exit(be_worker(argc - 1, argv + 1));
#ifndef __linux__
    return 77;
#endif
    signal(SIGPIPE, SIG_IGN); /* as the program does */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
