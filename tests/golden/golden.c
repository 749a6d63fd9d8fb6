/* See golden.h. */
#include "golden.h"
#include "base/buffer.h"
#include "base/text.h"
#include "ingest/ingest.h"

#include <dirent.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

void golden_begin(struct golden *golden)
{
    struct error error;

    *golden = (struct golden){.root = getenv("TRACEDIFF_CORPUS"),
                              .data = "/tmp/tracediff-golden-XXXXXX"};
    if (golden->root == NULL || *golden->root == '\0') {
        puts("SKIP: TRACEDIFF_CORPUS is unset; it names a folder with corpus/ and "
             "expected/");
        exit(77);
    }
    if (mkdtemp(golden->data) == NULL ||
        store_open(golden->data, STORE_OWNER, NULL, &golden->store, &error) != 0) {
        fprintf(stderr, "no store in %s\n", golden->data);
        exit(99);
    }
}

int golden_end(struct golden *golden)
{
    char command[128];

    store_close(golden->store);
    snprintf(command, sizeof command, "rm -rf '%s'", golden->data);
    if (system(command) != 0)
        fprintf(stderr, "%s was not removed\n", golden->data);
    printf("%u passed, %u failed, %u skipped\n", golden->passed, golden->failed,
           golden->skipped);
    return golden->failed == 0 && golden->passed > 0 ? 0 : 1;
}

static json_t *load(const char *path)
{
    gzFile file = gzopen(path, "rb");
    struct buffer text;
    char block[65536];
    int got;

    buffer_init(&text, (size_t)1 << 30);
    while (file != NULL && (got = gzread(file, block, sizeof block)) > 0)
        buffer_append(&text, block, (size_t)got);
    if (file != NULL)
        gzclose(file);
    json_t *document =
        text.bytes == NULL ? NULL : json_loadb(text.bytes, text.length, 0, NULL);
    buffer_free(&text);
    return document;
}

static void run_one(struct golden *golden, const char *file, bool pairs,
                    void (*run)(struct golden *, const char *, const json_t *))
{
    char path[4096], name[256];
    size_t length = strlen(file);

    if (strstr(file, ".json") == NULL || (strncmp(file, "pair-", 5) == 0) != pairs)
        return;
    length = (size_t)(strstr(file, ".json") - file);
    snprintf(name, sizeof name, "%.*s", (int)length, file);
    snprintf(path, sizeof path, "%s/expected/%s", golden->root, file);
    json_t *expected = load(path);
    golden->name = name;
    golden->complaints = 0;
    if (expected == NULL)
        golden_complain(golden, "%s is not readable", path);
    else
        run(golden, name, expected);
    json_decref(expected);
    golden->passed += golden->complaints == 0;
    golden->failed += golden->complaints > 0;
    printf("%s: %s\n", golden->complaints == 0 ? "PASS" : "FAIL", name);
    fflush(stdout);
}

void golden_each(struct golden *golden, bool pairs,
                 void (*run)(struct golden *, const char *, const json_t *))
{
    struct dirent **entries;
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/expected", golden->root);
    int count = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        run_one(golden, entries[i]->d_name, pairs, run);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

bool golden_ingest(struct golden *golden, const char *set, char id[33],
                   struct error *error)
{
    struct ingest_list list = {0};
    struct ingest_result result = {0};
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/corpus/%s", golden->root, set);
    id[0] = '\0';
    int failed = ingest_list_folder(folder, &list, error);
    if (failed == 0)
        failed = ingest_files(golden->store, &list, set, 0, NULL, &result, error);
    if (failed == 0)
        memcpy(id, result.set_id, 33);
    ingest_result_free(&result);
    ingest_list_free(&list);
    return failed == 0;
}

void golden_complain(struct golden *golden, const char *format, ...)
{
    va_list arguments;

    if (golden->complaints++ >= 10)
        return;
    printf("  %s: ", golden->name);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

static bool both_null(struct golden *golden, const char *what, const json_t *expected,
                      bool null)
{
    bool expected_null = expected == NULL || json_is_null(expected);

    if (expected_null != null)
        golden_complain(golden, "%s: %s, expected %s", what, null ? "null" : "a value",
                        expected_null ? "null" : "a value");
    return expected_null || null;
}

void golden_time(struct golden *golden, const char *what, const json_t *expected,
                 double ns, bool null, bool exact)
{
    if (both_null(golden, what, expected, null))
        return;
    double wanted = json_number_value(expected) * 1000;
    double slack = exact ? 0.25 : 1e-9 * fabs(wanted) + 1e-6;

    if (!(fabs(ns - wanted) <= slack))
        golden_complain(golden, "%s: %.17g ns, expected %.17g", what, ns, wanted);
}

void golden_integer(struct golden *golden, const char *what, const json_t *expected,
                    long long got)
{
    if (!json_is_integer(expected) || json_integer_value(expected) != got)
        golden_complain(golden, "%s: %lld, expected %lld", what, got,
                        (long long)json_integer_value(expected));
}

void golden_near(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null, double tolerance)
{
    if (both_null(golden, what, expected, null))
        return;
    double wanted = json_number_value(expected);

    if (!(fabs(got - wanted) <= tolerance * fabs(wanted) + 1e-300))
        golden_complain(golden, "%s: %.17g, expected %.17g", what, got, wanted);
}

void golden_real(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null)
{
    golden_near(golden, what, expected, got, null, 1e-9);
}

void golden_text(struct golden *golden, const char *what, const json_t *expected,
                 const char *got)
{
    struct buffer shown;

    buffer_init(&shown, (size_t)1 << 20);
    text_append_utf8(&shown, got, strlen(got));
    buffer_append(&shown, "", 0);
    if (!json_is_string(expected) ||
        strcmp(json_string_value(expected), shown.bytes) != 0)
        golden_complain(golden, "%s: \"%s\", expected \"%s\"", what, shown.bytes,
                        json_is_string(expected) ? json_string_value(expected) : "null");
    buffer_free(&shown);
}
