/* The reader, in every variant of its index, at piece sizes from 64 bytes up, with one
 * thread and with two, against a slow reading through Jansson: over random documents, the
 * sample, and the real traces where TRACEDIFF_CORPUS leads to them. */
#include "base/error.h"
#include "random_trace.h"
#include "rounds.h"
#include "slow_trace.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

static const size_t small_pieces[] = {64, 65, 100, 127, 256, 1000, 4096, 0};

static void slow_release(struct slow_trace **trace)
{
    slow_trace_free(*trace);
}

static struct trace_recording *read_with(const void *bytes, size_t length,
                                         const struct scan_variant *variant, size_t piece,
                                         bool two_threads, const char *what)
{
    const struct trace_read_options options = {
        .variant = variant, .piece = piece, .two_threads = two_threads};
    struct trace_recording *recording;
    struct error error;

    if (try_bytes(bytes, length, &options, &recording, &error) != 0)
        fail_msg("%s: %s", what, error.message);
    return recording;
}

static void must_be_the_same(const struct trace_recording *a,
                             const struct trace_recording *b, const char *variant,
                             size_t piece, bool two_threads, const char *what)
{
    char why[256];

    if (!same_recordings(a, b, why))
        fail_msg("%s: %s, pieces of %zu, %s: %s", what, variant, piece,
                 two_threads ? "two threads" : "one thread", why);
}

static void must_refuse(const void *bytes, size_t length, const char *what)
{
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++)
        for (size_t i = 0; i < sizeof small_pieces / sizeof small_pieces[0]; i++) {
            const struct trace_read_options options = {.variant = v,
                                                       .piece = small_pieces[i]};
            RECORDING recording = NULL;
            struct error error;

            if (try_bytes(bytes, length, &options, &recording, &error) == 0 ||
                strcmp(error.slug, "not_a_trace") != 0)
                fail_msg("%s: %s, pieces of %zu: not refused", what, v->name,
                         small_pieces[i]);
        }
}

/* All ways to read the bytes, against each other and the slow one. Returns kept events.
 */
static size_t check_all_ways(const void *bytes, size_t length,
                             const struct slow_trace *slow, const char *what)
{
    RECORDING first = read_with(bytes, length, NULL, 0, false, what);
    char why[256];

    if (slow != NULL && !slow_trace_equals(slow, first, why))
        fail_msg("%s: %s", what, why);
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++)
        for (size_t i = 0; i < sizeof small_pieces / sizeof small_pieces[0]; i++)
            for (int threads = 0; threads < 2; threads++) {
                /* A second thread only starts when there is a second block. */
                if (threads > 0 && length < ((size_t)256 << 10))
                    continue;
                RECORDING other =
                    read_with(bytes, length, v, small_pieces[i], threads > 0, what);
                must_be_the_same(first, other, v->name, small_pieces[i], threads > 0,
                                 what);
            }
    return first->events.count;
}

static void test_random_documents(void **state)
{
    (void)state;
    size_t kept = 0;

    for (uint64_t seed = 1; seed <= ROUNDS(300); seed++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        char what[40];

        snprintf(what, sizeof what, "random document %d", (int)seed);
        random_trace(&text,
                     &(struct random_trace_options){.seed = seed,
                                                    .events = (unsigned)(seed % 60),
                                                    .oddness = (unsigned)(seed % 4),
                                                    .long_values = seed % 10 == 0,
                                                    .bare_array = seed % 7 == 0});
        assert_false(buffer_failed(&text));
        CLEANUP(slow_release)
        struct slow_trace *slow = slow_trace_read(text.bytes, text.length);
        if (slow == NULL)
            fail_msg("%s: not read the slow way", what);
        if (slow_trace_has_no_object(slow))
            must_refuse(text.bytes, text.length, what);
        else
            kept += check_all_ways(text.bytes, text.length, slow, what);
    }
    assert_true(kept > ROUNDS(4000));
}

/* Long enough for several blocks, plain and gzipped; fewer ways, as it takes longer. */
static void test_long_documents(void **state)
{
    (void)state;
    for (uint64_t seed = 1000; seed < 1004; seed++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
        struct trace_recording *recordings[4];
        char what[40], why[256];

        snprintf(what, sizeof what, "long document %d", (int)seed);
        random_trace(&text, &(struct random_trace_options){.seed = seed,
                                                           .events = 4000,
                                                           .oddness = 3,
                                                           .long_values = true,
                                                           .bare_array = seed % 2 == 0});
        append_gzip(&packed, text.bytes, text.length);
        assert_true(text.length > ((size_t)768 << 10));
        CLEANUP(slow_release)
        struct slow_trace *slow = slow_trace_read(text.bytes, text.length);
        assert_non_null(slow);
        for (int i = 0; i < 4; i++) {
            const struct buffer *from = i < 2 ? &text : &packed;

            recordings[i] = read_with(from->bytes, from->length, NULL,
                                      i % 2 == 0 ? 0 : 200, i % 2 == 0, what);
            if (!slow_trace_equals(slow, recordings[i], why))
                fail_msg("%s: %s", what, why);
            assert_memory_equal(recordings[i]->hash, recordings[0]->hash, 16);
            assert_int_equal(recordings[i]->raw_bytes, text.length);
            assert_int_equal(recordings[i]->disk_bytes, from->length);
        }
        must_be_the_same(recordings[0], recordings[1], "plain", 200, false, what);
        must_be_the_same(recordings[2], recordings[3], "gzip", 200, false, what);
        for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++)
            for (int threads = 0; threads < 2; threads++) {
                RECORDING other =
                    read_with(text.bytes, text.length, v, 0, threads > 0, what);
                must_be_the_same(recordings[0], other, v->name, 0, threads > 0, what);
            }
        for (int i = 0; i < 4; i++)
            trace_recording_free(recordings[i]);
    }
}

/* ---- files ---- */

struct tally {
    size_t files, slow_files, refused;
    size_t at_most; /* bytes of text; larger ones take Jansson too long */
};

static bool read_file(const char *path, struct buffer *out)
{
    gzFile file = gzopen(path, "rb"); /* reads plain files, too */
    char block[65536];
    int got = 0;

    while (file != NULL && (got = gzread(file, block, sizeof block)) > 0)
        buffer_append(out, block, (size_t)got);
    if (file != NULL)
        gzclose(file);
    return file != NULL && got == 0 && !buffer_failed(out);
}

/* Small files are read in all ways, the others in two. */
static void check_file(const char *path, struct tally *tally)
{
    CLEANUP_BUFFER struct buffer text;
    struct error error;
    RECORDING recording = NULL;
    char why[256];

    buffer_init(&text, tally->at_most);
    bool whole = read_file(path, &text);
    if (buffer_failed(&text))
        return;
    tally->files++;
    if (try_bytes(text.bytes == NULL ? "" : text.bytes, text.length, NULL, &recording,
                  &error) != 0) {
        tally->refused++;
        return;
    }
    CLEANUP(slow_release)
    struct slow_trace *slow = whole ? slow_trace_read(text.bytes, text.length) : NULL;
    tally->slow_files += slow != NULL;
    if (text.length < ((size_t)400 << 10)) {
        check_all_ways(text.bytes, text.length, slow, path);
        return;
    }
    if (slow != NULL && !slow_trace_equals(slow, recording, why))
        fail_msg("%s: %s", path, why);
    RECORDING other = read_with(text.bytes, text.length, NULL, 1000, true, path);
    must_be_the_same(recording, other, "default", 1000, true, path);
}

static void check_folder(const char *folder, struct tally *tally)
{
    DIR *entries = opendir(folder);
    const struct dirent *entry;

    while (entries != NULL && (entry = readdir(entries)) != NULL) {
        char path[1024];
        struct stat status;

        if (entry->d_name[0] == '.' ||
            snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) >=
                (int)sizeof path ||
            stat(path, &status) != 0)
            continue;
        if (S_ISDIR(status.st_mode))
            check_folder(path, tally);
        else if (strstr(entry->d_name, ".json") != NULL)
            check_file(path, tally);
    }
    if (entries != NULL)
        closedir(entries);
}

static void test_sample(void **state)
{
    (void)state;
    struct tally tally = {.at_most = (size_t)12 << 20};
    char folder[900];
    const char *source = getenv("top_srcdir");

    snprintf(folder, sizeof folder, "%s/traces-sample", source == NULL ? "." : source);
    check_folder(folder, &tally);
    if (tally.files == 0) {
        print_message("SKIP: no traces in %s\n", folder);
        skip();
    }
    assert_int_equal(tally.refused, 0);
    assert_int_equal(tally.slow_files, tally.files);
}

static void test_corpus(void **state)
{
    (void)state;
    struct tally tally = {.at_most = (size_t)ROUNDS(12) << 20};
    char folder[900];
    const char *corpus = getenv("TRACEDIFF_CORPUS");

    if (corpus == NULL || *corpus == '\0') {
        print_message("SKIP: TRACEDIFF_CORPUS is not set\n");
        skip();
    }
    snprintf(folder, sizeof folder, "%s/corpus", corpus);
    check_folder(folder, &tally);
    snprintf(folder, sizeof folder, "%s/corpus-made", corpus);
    check_folder(folder, &tally);
    print_message("%zu files, %zu the slow way, too, %zu refused\n", tally.files,
                  tally.slow_files, tally.refused);
    assert_true(tally.files > 40);
    assert_true(tally.slow_files + 6 > tally.files);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_documents),
        cmocka_unit_test(test_long_documents),
        cmocka_unit_test(test_sample),
        cmocka_unit_test(test_corpus),
    };

    return cmocka_run_group_tests_name("differential", tests, NULL, NULL);
}
