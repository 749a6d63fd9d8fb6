/* Reading in a process of its own: one that works, and ones that crash, lie, hang or talk
 * nonsense. The host is this program again; the label of the set says what a worker does.
 */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/worker.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define FRAME_MAX ((size_t)1 << 20)

/* ---- what the bad ones say ---- */

static void put_state(struct buffer *out)
{
    const struct sandbox_state state = {true, 1, true};
    size_t start = wire_begin(out);

    message_put_state(out, &state);
    wire_end(out, start, FRAME_READY);
}

static void put_numbers(struct buffer *out, uint64_t type, const uint64_t *numbers,
                        size_t count)
{
    size_t start = wire_begin(out);

    for (size_t i = 0; i < count; i++)
        wire_put_number(out, numbers[i]);
    wire_end(out, start, type);
}
#define PUT(out, type, ...)                                                              \
    put_numbers(out, type, (const uint64_t[]){__VA_ARGS__},                              \
                sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

/* An end that is fine but for what the label asks for: one file, of rank 7. */
static void put_end(struct buffer *out, const char *what)
{
    const struct error none = {0};
    struct set_contents_file files[2] = {{.rank = 7, .disk_bytes = 5}, {.file = 1}};
    struct reading_duplicate duplicate = {0, 0};
    struct reading reading = {
        .contents = {.summary = (char *)(uintptr_t) "{\"ranks\":[7]}",
                     .files = files,
                     .count = 1},
        .duplicates = &duplicate};

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
    size_t start = wire_begin(out);
    message_put_error(out, 0, &none);
    message_put_reading(out, &reading);
    if (strcmp(what, "more than the end") == 0)
        wire_put_number(out, 0);
    if (strcmp(what, "less than the end") == 0)
        out->length -= 3;
    wire_end(out, start, FRAME_END);
    if (strcmp(what, "behind the end") == 0)
        PUT(out, FRAME_FILE, 0, 1);
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

static void put_badly(struct buffer *out, const char *what)
{
    const uint64_t huge[2] = {FRAME_END, (uint64_t)1 << 60};

    if (strcmp(what, "not ready") == 0) {
        PUT(out, FRAME_PROGRESS, 2, 0, 0, 0);
        return;
    }
    put_state(out);
    if (strcmp(what, "ready twice") == 0)
        put_state(out);
    else if (strcmp(what, "unknown frame") == 0)
        PUT(out, 99, 1);
    else if (strcmp(what, "frame too long") == 0)
        PUT(out, FRAME_PROGRESS, 2, 0, 0, 0, 0);
    else if (strcmp(what, "end too long") == 0)
        wire_put_bytes(out, huge, sizeof huge);
    else if (strcmp(what, "stage") == 0)
        PUT(out, FRAME_PROGRESS, 77, 0, 0, 0);
    else if (strcmp(what, "file out of range") == 0)
        PUT(out, FRAME_FILE, 1, 1);
    else if (strcmp(what, "file ends twice") == 0)
        PUT(out, FRAME_FILE, 0, 0);
    else if (strcmp(what, "file begins twice") == 0)
        PUT(out, FRAME_FILE, 0, 1), PUT(out, FRAME_FILE, 0, 1);
    else
        PUT(out, FRAME_FILE, 0, 1);
    PUT(out, FRAME_PROGRESS, 2, (uint64_t)1 << 63, 5, 1);
}

/* Every number that a good end has in it, changed at random. */
static void put_random(struct buffer *out, const char *label)
{
    struct chance chance = {strtoull(label, NULL, 10) + 1};

    put_state(out);
    size_t start = out->length + WIRE_HEAD;
    put_end(out, "");
    for (unsigned i = chance_below(&chance, 4) + 1; i > 0; i--) {
        unsigned at = chance_below(&chance, (unsigned)(out->length - start));

        out->bytes[start + at] =
            (char)(chance_below(&chance, 2) == 0 ? chance_below(&chance, 256)
                                                 : 0xffu >> chance_below(&chance, 8));
    }
}

static int be_bad(const struct worker_request *request)
{
    CLEANUP_BUFFER struct buffer out;
    const char *what = request->label;

    buffer_init(&out, FRAME_MAX);
    if (strncmp(what, "random ", 7) == 0) {
        put_random(&out, what + 7);
    } else {
        put_badly(&out, what);
        if (strcmp(what, "silent") != 0)
            put_end(&out, what);
    }
    if (strcmp(what, "status") != 0 && strcmp(what, "linger") != 0)
        die_of(what);
    wire_write(STDOUT_FILENO, &out);
    if (strcmp(what, "linger") == 0 || strcmp(what, "hang") == 0) {
        if (strcmp(what, "linger") == 0)
            close(STDOUT_FILENO);
        for (;;)
            pause();
    }
    return strcmp(what, "status") == 0 ? 5 : 0;
}

/* Death comes with a file in work. */
static int be_mortal(const struct worker_request *request)
{
    CLEANUP_BUFFER struct buffer out;

    buffer_init(&out, FRAME_MAX);
    put_badly(&out, request->label);
    wire_write(STDOUT_FILENO, &out);
    die_of(request->label);
    return be_bad(request);
}

static int be_worker(void)
{
    static char bytes[1 << 16];
    size_t length = 0;
    ssize_t got;
    struct worker_request request;

    while ((got = read(STDIN_FILENO, bytes + length, sizeof bytes - length)) > 0)
        length += (size_t)got;
    struct wire wire = {(unsigned char *)bytes + WIRE_HEAD,
                        (unsigned char *)bytes + length, false};
    if (length < WIRE_HEAD || !message_get_request(&wire, &request))
        return 9;
    if (strncmp(request.label, "honest", 6) != 0)
        return strstr("crash kill time disk", request.label) != NULL ? be_mortal(&request)
                                                                     : be_bad(&request);
    /* The request once more, for the real one. */
    int again[2];
    if (pipe(again) != 0 || write(again[1], bytes, length) != (ssize_t)length ||
        close(again[1]) != 0 || dup2(again[0], STDIN_FILENO) != STDIN_FILENO)
        return 9;
    return worker_main();
}

/* ---- the tests ---- */

static struct worker_settings settings = {NULL, (uint64_t)1 << 30};

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
        ingest_files_with(place->store, worker, &list, label, 2, progress, result, error);
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
    static const char *const lies[] = {
        "not ready",         "ready twice",       "unknown frame",
        "frame too long",    "end too long",      "stage",
        "file out of range", "file ends twice",   "file begins twice",
        "unknown file",      "a file twice",      "no file",
        "no summary",        "summary is a list", "duplicate of nothing",
        "more than the end", "less than the end", "behind the end"};

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
        assert_true(try_with(&place, &settings, label, NULL, &result, &error) < 0);
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
    struct worker_settings none = {0};
    PLACE place = {0};
    RESULT result = {0};
    struct error error;

    (void)context;
    assert_int_equal(worker_host_open("/no/such/program", &none.host, &error), 0);
    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 10);
    assert_int_equal(try_with(&place, &none, "honest", NULL, &result, &error), -ERROR_IO);
    assert_non_null(strstr(error.message, "process"));
    place_assert_clean(&place, 0);
    worker_close(&none);
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
        _exit(worker_host_main(argc - 1, argv + 1, be_worker));
#ifndef __linux__
    return 77;
#endif
    signal(SIGPIPE, SIG_IGN); /* as the program does */
    int failed = worker_host_open("/proc/self/exe", &settings.host, NULL);
    failed = failed != 0 ? failed : cmocka_run_group_tests(tests, NULL, NULL);
    worker_close(&settings);
    return failed;
}
