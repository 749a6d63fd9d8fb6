/* ingest_list_folder(): which files of a folder are traces, and in which order. */
#include "base/error.h"
#include "folder_text.h"
#include "intake/ingest.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void test_search(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;
    static const char *const names[] = {
        "b.json",     "a/z.json.gz", "a/b/c/d.JSON", "a.json",      "a-1.json",
        "not.txt",    "x.json.bak",  ".json",        "gz",          "e.json.GZ",
        "f.json.zst", "g.gz",        ".hidden.json", "sp ace.json", "\xFF.json",
        "h.tar",      "i.tar.xz",    "._b.json",     "._not.txt",   "__MACOSX/a.json"};
    /* In the order of bytes of the whole name: "a-1.json" < "a.json" < "a/…". */
    static const char *const expected[] = {".hidden.json", "a-1.json",    "a.json",
                                           "a/b/c/d.JSON", "a/z.json.gz", "b.json",
                                           "e.json.GZ",    "f.json.zst",  "h.tar",
                                           "i.tar.xz",     "sp ace.json", "\xFF.json"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        scratch_write_text(&scratch, names[i], "[]");
    assert_int_equal(mkdir(scratch_path(&scratch, "folder.json"), 0700), 0);
    assert_int_equal(mkdir(scratch_path(&scratch, "empty"), 0700), 0);
    assert_int_equal(mkfifo(scratch_path(&scratch, "pipe.json"), 0600), 0);
    assert_int_equal(symlink("b.json", scratch_path(&scratch, "link.json")), 0);
    assert_int_equal(symlink("nowhere", scratch_path(&scratch, "broken.json")), 0);
    assert_int_equal(symlink("..", scratch_path(&scratch, "a/loop")), 0);
    assert_int_equal(symlink("not.txt", scratch_path(&scratch, "a/text")), 0);

    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(list.count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < list.count; i++) {
        struct stat status;

        assert_string_equal(list.files[i].name, expected[i]);
        assert_int_equal(stat(list.files[i].path, &status), 0);
    }
    /* Entries that are not followed or read are listed. */
    static const struct left_out_entry left_out[] = {
        {(char *)(uintptr_t) "._b.json", LEFT_OUT_MACOS},
        {(char *)(uintptr_t) "__MACOSX/a.json", LEFT_OUT_MACOS},
        {(char *)(uintptr_t) "a/loop", LEFT_OUT_LINK},
        {(char *)(uintptr_t) "broken.json", LEFT_OUT_LINK},
        {(char *)(uintptr_t) "link.json", LEFT_OUT_LINK},
        {(char *)(uintptr_t) "pipe.json", LEFT_OUT_SPECIAL}};
    assert_int_equal(list.left_out.count, 6);
    assert_int_equal(list.left_out.listed, 6);
    for (size_t i = 0; i < 6; i++) {
        assert_string_equal(list.left_out.entries[i].name, left_out[i].name);
        assert_int_equal(list.left_out.entries[i].why, left_out[i].why);
    }
    ingest_list_free(&list);
    /* The same with a slash at the end, and through a link to the folder itself. */
    assert_int_equal(ingest_list_folder(scratch_path(&scratch, ""), &list, &error), 0);
    assert_int_equal(list.count, sizeof expected / sizeof expected[0]);
    assert_string_equal(list.files[1].name, "a-1.json");
    ingest_list_free(&list);
    assert_int_equal(ingest_list_folder(scratch_path(&scratch, "a/loop"), &list, &error),
                     0);
    assert_int_equal(list.count, sizeof expected / sizeof expected[0]);
    ingest_list_free(&list);
}

/* A folder that is not searched does not keep the others from being read. */
static void test_folders_left_out(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    char deep[2 * 65 + 8] = "", deepest[sizeof deep + 16];
    struct ingest_list list = {0};
    struct error error = {0};

    scratch_write_text(&scratch, "a.json", "[]");
    for (int i = 0; i < 64; i++)
        strcat(deep, "d/");
    snprintf(deepest, sizeof deepest, "%sb.json", deep);
    scratch_write_text(&scratch, deepest, "[]");
    snprintf(deepest, sizeof deepest, "%sdeepest/c.json", deep);
    scratch_write_text(&scratch, deepest, "[]");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(list.count, 2);
    assert_string_equal(list.files[0].name, "a.json");
    assert_int_equal(list.left_out.count, 1);
    deepest[strlen(deepest) - strlen("/c.json")] = '\0';
    assert_string_equal(list.left_out.entries[0].name, deepest);
    assert_int_equal(list.left_out.entries[0].why, LEFT_OUT_DEEP);
    ingest_list_free(&list);

    assert_int_equal(chmod(scratch.path, 0755), 0);
    assert_int_equal(chmod(scratch_path(&scratch, "d"), 0), 0);
    uid_t user = geteuid();
    if (user == 0) /* who may open it */
        assert_int_equal(seteuid(54321), 0);
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(seteuid(user), 0);
    assert_int_equal(chmod(scratch_path(&scratch, "d"), 0700), 0);
    assert_int_equal(list.count, 1);
    assert_int_equal(list.left_out.count, 1);
    assert_string_equal(list.left_out.entries[0].name, "d");
    assert_int_equal(list.left_out.entries[0].why, LEFT_OUT_LOCKED);
    ingest_list_free(&list);
}

/* What stands beside a trace is no trace. */
static void test_beside(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;
    const char *path;

    scratch_write_text(&scratch, "a.json", "[]");
    scratch_write_text(&scratch, "a.json.tracediff.json", "{\"version\":1}");
    scratch_write_text(&scratch, "b.json", "[]");
    scratch_write_text(&scratch, "c.json.gz", "[]");
    scratch_write_text(&scratch, "c.json.gz.tracediff.json", "{}");
    path = scratch_path(&scratch, "c.json.gz.tracediff.json");
    assert_int_equal(truncate(path, (off_t)INGEST_BESIDE_MAX + 1), 0);
    scratch_write_text(&scratch, "gone.json.TRACEDIFF.json", "[]");
    assert_int_equal(symlink("a.json", scratch_path(&scratch, "b.json.tracediff.json")),
                     0);
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(list.count, 3);
    assert_int_equal(list.left_out.count, 1);
    assert_string_equal(list.left_out.entries[0].name, "gone.json.TRACEDIFF.json");
    assert_int_equal(list.left_out.entries[0].why, LEFT_OUT_ALONE);
    assert_string_equal(list.files[0].beside, "{\"version\":1}");
    assert_null(list.files[1].beside); /* links are not followed */
    assert_string_equal(list.files[2].beside, "");
    ingest_list_free(&list);
}

static void test_endings_of_perfetto(void **state)
{
    static const char *const traces[] = {"a.perfetto-trace", "a.Perfetto-Trace.gz",
                                         "b.pftrace/rank0.pftrace.2026-09-01.gz"};
    static const char *const others[] = {"a.pftrace.d/notes.gz", "a.pftrace.txt", "a.gz",
                                         "a.perfetto"};

    (void)state;
    for (size_t i = 0; i < sizeof traces / sizeof *traces; i++)
        assert_true(ingest_is_trace_name(traces[i]));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_false(ingest_is_trace_name(others[i]));
}

static void test_inside_a_folder_named_like_a_trace(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;

    scratch_write_text(&scratch, "x.json/rank0.json", "[]");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(list.count, 1);
    assert_string_equal(list.files[0].name, "x.json/rank0.json");
    ingest_list_free(&list);
}

static void test_single_file(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;

    scratch_write_text(&scratch, "any name", "[]");
    assert_int_equal(
        ingest_list_folder(scratch_path(&scratch, "any name"), &list, &error), 0);
    assert_int_equal(list.count, 1);
    assert_string_equal(list.files[0].name, "any name");
    ingest_list_free(&list);
    assert_int_equal(symlink("any name", scratch_path(&scratch, "link")), 0);
    assert_int_equal(ingest_list_folder(scratch_path(&scratch, "link"), &list, &error),
                     0);
    assert_string_equal(list.files[0].name, "link");
    ingest_list_free(&list);
}

static void test_nothing_there(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;

    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), -(int)ERROR_FORMAT);
    assert_string_equal(error.slug, "no_traces");
    assert_non_null(strstr(error.message, scratch.path));
    assert_int_equal(list.count, 0);
    assert_int_equal(ingest_list_folder(scratch_path(&scratch, "missing"), &list, &error),
                     -(int)ERROR_IO);
    assert_non_null(strstr(error.message, "missing"));
    scratch_write_text(&scratch, "note.txt", "x");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), -(int)ERROR_FORMAT);
    assert_non_null(strstr(error.message, ".tar); it holds note.txt"));
    scratch_write_text(&scratch, "a.7z", "x");
    scratch_write_text(&scratch, "b.rar", "x");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), -(int)ERROR_FORMAT);
    assert_non_null(
        strstr(error.message, "; it holds a.7z and other files; unpack it first"));
}

/* JAX writes the events of a recording twice; PyTorch's file beside is another. */
static void test_twins(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;
    static const char *const names[] = {
        "a/perfetto_trace.json.gz", "a/vm.trace.json.gz", "a/z.json",
        "b/perfetto_trace.json",    "b/c/vm.trace.json",  "d/perfetto_trace.json",
        "d/h_1.2.pt.trace.json"};

    assert_int_equal(mkdir(scratch_path(&scratch, "a"), 0700), 0);
    assert_int_equal(mkdir(scratch_path(&scratch, "b"), 0700), 0);
    assert_int_equal(mkdir(scratch_path(&scratch, "b/c"), 0700), 0);
    assert_int_equal(mkdir(scratch_path(&scratch, "d"), 0700), 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        scratch_write_text(&scratch, names[i], "x");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), 0);
    assert_int_equal(list.count, 6);
    assert_string_equal(list.files[0].name, "a/vm.trace.json.gz");
    assert_int_equal(list.left_out.count, 1);
    assert_string_equal(list.left_out.entries[0].name, "a/perfetto_trace.json.gz");
    assert_int_equal(list.left_out.entries[0].why, LEFT_OUT_TWIN);
    ingest_list_free(&list);
}

/* The way of data sets that are kept elsewhere: the message says what to do. */
static void test_nothing_but_links(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;

    assert_int_equal(symlink("../store/1", scratch_path(&scratch, "b.json")), 0);
    assert_int_equal(symlink("../store/0", scratch_path(&scratch, "a.json")), 0);
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), -(int)ERROR_FORMAT);
    assert_string_equal(error.slug, "no_traces");
    assert_non_null(strstr(error.message, "2 left out, such as a.json: a symbolic link"));
    assert_int_equal(list.left_out.count, 0);
}

/* A chain of folders without end is refused, not followed for ever. */
static void test_too_deep(void **state)
{
    (void)state;
    SCRATCH scratch = scratch_make();
    struct ingest_list list = {0};
    struct error error;
    char name[400] = "";

    for (int depth = 0; depth < 70; depth++)
        strcat(name, "d/");
    strcat(name, "t.json");
    scratch_write_text(&scratch, name, "[]");
    assert_int_equal(ingest_list_folder(scratch.path, &list, &error), -(int)ERROR_FORMAT);
    assert_string_equal(error.slug, "no_traces");
    assert_non_null(strstr(error.message, "d: a folder below 64 others; give a folder"));
    assert_int_equal(list.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_search),
        cmocka_unit_test(test_folders_left_out),
        cmocka_unit_test(test_beside),
        cmocka_unit_test(test_endings_of_perfetto),
        cmocka_unit_test(test_inside_a_folder_named_like_a_trace),
        cmocka_unit_test(test_single_file),
        cmocka_unit_test(test_nothing_there),
        cmocka_unit_test(test_twins),
        cmocka_unit_test(test_nothing_but_links),
        cmocka_unit_test(test_too_deep),
    };

    return cmocka_run_group_tests_name("folder", tests, NULL, NULL);
}
