/* See golden.h. */
#include "golden.h"
#include "base/text.h"
#include "intake/ingest.h"
#include "store/directory.h"
#include "store/store.h"

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
    const char *source = getenv("srcdir"), *root = getenv("TRACEDIFF_CORPUS");
    struct error error;

    *golden = (struct golden){.source = source == NULL ? "." : source,
                              .root = root == NULL || *root == '\0' ? NULL : root,
                              .data = "/tmp/tracediff-golden-XXXXXX"};
    if (golden->root == NULL)
        puts("TRACEDIFF_CORPUS is unset: the sample traces only");
    if (mkdtemp(golden->data) == NULL ||
        store_open(golden->data, STORE_OWNER, NULL, &golden->store, &error) != 0) {
        fprintf(stderr, "no store in %s\n", golden->data);
        exit(99);
    }
}

void golden_begin_corpus(struct golden *golden)
{
    const char *root = getenv("TRACEDIFF_CORPUS");

    if (root == NULL || *root == '\0') {
        puts("SKIP: TRACEDIFF_CORPUS is unset; it names a folder with corpus/ and "
             "expected/");
        exit(77);
    }
    golden_begin(golden);
    golden->without_sample = true;
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
    struct buffer text = BUFFER((size_t)1 << 30);
    char block[65536];
    int got;

    while (file != NULL && (got = gzread(file, block, sizeof block)) > 0)
        buffer_append(&text, block, (size_t)got);
    if (file != NULL)
        gzclose(file);
    json_t *document =
        text.bytes == NULL ? NULL : json_loadb(text.bytes, text.length, 0, NULL);
    buffer_free(&text);
    return document;
}

/* ---- tables ---- */

static json_t *expand(const json_t *value);

/* Sets `name` of `row`; a name with dots names a nested member. */
static void set_member(json_t *row, const char *name, const json_t *value)
{
    const char *dot = strchr(name, '.');

    if (dot == NULL) {
        json_object_set_new(row, name, expand(value));
        return;
    }
    char outer[64];

    snprintf(outer, sizeof outer, "%.*s", (int)(dot - name), name);
    if (json_object_get(row, outer) == NULL)
        json_object_set_new(row, outer, json_object());
    set_member(json_object_get(row, outer), dot + 1, value);
}

static json_t *expand_table(const json_t *columns, const json_t *rows)
{
    json_t *list = json_array(), *row;
    size_t i;

    json_array_foreach(rows, i, row)
    {
        json_t *object = json_object();

        for (size_t j = 0; j < json_array_size(columns); j++)
            set_member(object, json_string_value(json_array_get(columns, j)),
                       json_array_get(row, j));
        json_array_append_new(list, object);
    }
    return list;
}

/* A copy with an array of objects for each {columns, rows}. */
static json_t *expand(const json_t *value)
{
    const json_t *columns = json_object_get(value, "columns");
    const json_t *rows = json_object_get(value, "rows");
    json_t *copy, *member;
    const char *key;
    size_t i;

    if (columns != NULL && rows != NULL && json_object_size(value) == 2)
        return expand_table(columns, rows);
    if (!json_is_object(value) && !json_is_array(value))
        return json_copy((json_t *)(uintptr_t)value);
    copy = json_is_object(value) ? json_object() : json_array();
    json_object_foreach((json_t *)(uintptr_t)value, key, member)
        json_object_set_new(copy, key, expand(member));
    json_array_foreach(value, i, member) json_array_append_new(copy, expand(member));
    return copy;
}

/* In a pair, the word "default" means the value of the variant `default`. */
static void fill_in_defaults(json_t *pair)
{
    json_t *usual = json_object_get(pair, "default"), *variant, *member;
    const char *name, *key;

    json_object_foreach(pair, name, variant)
    {
        if (json_is_string(variant)) {
            json_object_set(pair, name, usual);
            continue;
        }
        json_object_foreach(variant, key, member)
        {
            if (json_is_string(member) &&
                strcmp(json_string_value(member), "default") == 0)
                json_object_set(variant, key, json_object_get(usual, key));
        }
    }
}

/* ---- files ---- */

static void run_one(struct golden *golden, const char *folder, const char *file,
                    bool pairs,
                    void (*run)(struct golden *, const char *, const json_t *))
{
    char path[4608], name[256];
    const char *ending = strstr(file, ".json");

    if (ending == NULL || (strncmp(file, "pair-", 5) == 0) != pairs)
        return;
    snprintf(name, sizeof name, "%.*s", (int)(ending - file), file);
    snprintf(path, sizeof path, "%s/%s", folder, file);
    json_t *written = load(path), *expected = expand(written);
    golden->name = name;
    golden->complaints = 0;
    if (pairs)
        fill_in_defaults(expected);
    if (written == NULL)
        golden_complain(golden, "%s is not readable", path);
    else
        run(golden, name, expected);
    json_decref(written);
    json_decref(expected);
    golden->passed += golden->complaints == 0;
    golden->failed += golden->complaints > 0;
    printf("%s: %s\n", golden->complaints == 0 ? "PASS" : "FAIL", name);
    fflush(stdout);
}

/* Where a file of a folder really is: expected/steps/pairs has pairs whose numbers
 * changed with the windows of steps (docs/semantics.md §19). */
static const char *folder_of(const char *folder, const char *file, char *newer,
                             size_t size)
{
    char path[4608];

    snprintf(newer, size, "%s/steps/pairs", folder);
    snprintf(path, sizeof path, "%s/%s", newer, file);
    return access(path, R_OK) == 0 ? newer : folder;
}

/* `part`: only files with this in their name. */
static void run_folder(struct golden *golden, const char *folder, const char *part,
                       bool pairs,
                       void (*run)(struct golden *, const char *, const json_t *))
{
    struct dirent **entries;
    int count = scandir(folder, &entries, NULL, alphasort);
    char newer[4200];

    for (int i = 0; i < count; i++) {
        if (strstr(entries[i]->d_name, part) != NULL)
            run_one(golden, folder_of(folder, entries[i]->d_name, newer, sizeof newer),
                    entries[i]->d_name, pairs, run);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

void golden_each(struct golden *golden, bool pairs,
                 void (*run)(struct golden *, const char *, const json_t *))
{
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/tests/golden/data", golden->source);
    if (!golden->without_sample)
        run_folder(golden, folder, "sample-", pairs, run);
    if (golden->root == NULL)
        return;
    snprintf(folder, sizeof folder, "%s/expected", golden->root);
    run_folder(golden, folder, "", pairs, run);
}

void golden_each_more(struct golden *golden, const char *part, bool pairs,
                      void (*run)(struct golden *, const char *, const json_t *))
{
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/expected/more", golden->root);
    run_folder(golden, folder, part, pairs, run);
}

void golden_each_account(struct golden *golden,
                         void (*run)(struct golden *, const char *, const json_t *))
{
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/expected/account", golden->root);
    run_folder(golden, folder, "", false, run);
}

void golden_each_steps(struct golden *golden,
                       void (*run)(struct golden *, const char *, const json_t *))
{
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/expected/steps", golden->root);
    run_folder(golden, folder, "", false, run);
}

bool golden_ingest(struct golden *golden, const char *set, char id[33],
                   struct error *error)
{
    struct ingest_list list = {0};
    struct ingest_result result = {0};
    char folder[4096];

    if (strncmp(set, "sample-", 7) == 0)
        snprintf(folder, sizeof folder, "%s/traces-sample/%s", golden->source, set + 7);
    else
        snprintf(folder, sizeof folder, "%s/corpus%s/%s", golden->root,
                 strncmp(set, "made-", 5) == 0 ? "-made"
                 : strchr(set, '/') != NULL    ? "-real"
                                               : "",
                 set);
    id[0] = '\0';
    int failed = ingest_list_folder(folder, &list, error);
    if (failed == 0)
        failed = ingest_files(golden->store, NULL, &list, set, 0, NULL, &result, error);
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

void golden_known(struct golden *golden, const char *what, const json_t *expected,
                  double got, bool known)
{
    if (expected != NULL && (json_is_number(expected) != known ||
                             (known && json_number_value(expected) != got)))
        golden_complain(golden, "%s: wrong FLOPs: %.17g", what, known ? got : -1);
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
    struct buffer shown = BUFFER((size_t)1 << 20);

    text_append_utf8(&shown, got, strlen(got));
    buffer_append(&shown, "", 0);
    if (!json_is_string(expected) ||
        strcmp(json_string_value(expected), shown.bytes) != 0)
        golden_complain(golden, "%s: \"%s\", expected \"%s\"", what, shown.bytes,
                        json_is_string(expected) ? json_string_value(expected) : "null");
    buffer_free(&shown);
}
