/* The window over a file: files that end just at a block, events longer than blocks and
 * longer than allowed, hashes, gzip members, progress, cancelling, leaving before the
 * end; with one thread and two. */
#include "base/error.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif
#ifdef HAVE_LZMA
#include <lzma.h>
#endif

#define BLOCK ((size_t)256 << 10)

static const struct seal_key key = {{"the first secret", "the second one"}};

/* Both, and as the seal says it: each with its own part of the key. */
static void assert_hash(const uint64_t hash[2], const struct seal *seal,
                        const struct buffer *bytes)
{
    XXH128_hash_t expected = XXH3_128bits(bytes->bytes, bytes->length);

    assert_int_equal(hash[0], expected.low64);
    assert_int_equal(hash[1], expected.high64);
    for (int i = 0; i < 2; i++) {
        XXH128_canonical_t canonical;

        XXH128_canonicalFromHash(
            &canonical, XXH3_128bits_withSecret(bytes->bytes, bytes->length,
                                                key.secret[i], sizeof key.secret[i]));
        assert_memory_equal(seal->bytes + 16 * i, canonical.digest, 16);
    }
}

static struct trace_recording *read_buffer(const struct buffer *bytes, bool two_threads)
{
    const struct trace_read_options options = {.two_threads = two_threads, .key = &key};
    struct trace_recording *recording;
    struct error error;

    if (try_bytes(bytes->bytes, bytes->length, &options, &recording, &error) != 0)
        fail_msg("%s", error.message);
    return recording;
}

static void event_of_length(struct buffer *text, size_t length)
{
    size_t start = text->length;

    buffer_append_text(text,
                       "{\"name\":\"x\",\"ts\":1,\"dur\":2,\"args\":{\"Call stack\":\"");
    while (text->length < start + length - 3)
        buffer_append_char(text, (char)('a' + text->length % 26));
    buffer_append_text(text, "\"}}");
}

/* Files whose length is a multiple of a block, and one byte more or less. */
static void test_lengths_around_blocks(void **state)
{
    (void)state;
    for (size_t blocks = 1; blocks <= 5; blocks++)
        for (int more = -1; more <= 1; more++)
            for (int form = 0; form < 4; form++) {
                CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
                CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
                uint32_t events = 0;

                buffer_append_char(&text, '[');
                size_t length = blocks * BLOCK + (size_t)(more + 1) - 1;
                for (; text.length + 5000 < length; events++) {
                    event_of_length(&text, 1000);
                    buffer_append_char(&text, ',');
                }
                event_of_length(&text, length - text.length - 1);
                buffer_append_char(&text, ']');
                assert_int_equal(text.length, length);
                if (form >= 2)
                    append_gzip(&packed, text.bytes, text.length);
                const struct buffer *file = form < 2 ? &text : &packed;
                RECORDING recording = read_buffer(file, form % 2 == 1);
                assert_quality(recording, events + 1, 0, 0, 0, 0);
                assert_int_equal(recording->note_count, 0);
                assert_int_equal(recording->raw_bytes, text.length);
                assert_int_equal(recording->disk_bytes, file->length);
                assert_hash(recording->hash, &recording->seal, &text);
                assert_hash(recording->disk_hash, &recording->disk_seal, file);
            }
}

/* Events up to the longest allowed are kept; longer ones are lost alone, and counted. */
static void test_long_events(void **state)
{
    (void)state;
    static const size_t lengths[] = {(size_t)64 << 10,
                                     BLOCK - 10,
                                     BLOCK,
                                     BLOCK + 10,
                                     3 * BLOCK,
                                     STREAM_CARRY_MAX - BLOCK,
                                     STREAM_CARRY_MAX - 100,
                                     STREAM_CARRY_MAX + 2 * BLOCK,
                                     3 * STREAM_CARRY_MAX};

    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        for (int two_threads = 0; two_threads < 2; two_threads++) {
            CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
            bool fits = lengths[i] <= STREAM_CARRY_MAX;

            buffer_append_text(&text, "{\"traceEvents\":[");
            for (int j = 0; j < 700; j++) {
                event_of_length(&text, j == 300 ? lengths[i] : 900);
                buffer_append_text(&text, j < 699 ? ",\n" : "]");
            }
            buffer_append_text(&text, ",\"distributedInfo\":{\"rank\":1}}");
            RECORDING recording = read_buffer(&text, two_threads);
            assert_quality(recording, fits ? 700 : 699, 0, 0, fits ? 0 : 1, 0);
            assert_int_equal(note_count(recording, "event_too_long"), fits ? 0 : 1);
            assert_int_equal(recording->rank, 1);
            assert_hash(recording->hash, &recording->seal, &text);
        }
}

/* Long values are before and after the events, too. */
static void test_long_metadata(void **state)
{
    (void)state;
    for (int long_one = 0; long_one < 2; long_one++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

        buffer_append_text(&text, "{\"a\":\"");
        for (size_t i = 0; i < (long_one ? 3 : 1) * (TRACE_METADATA_MAX / 2); i++)
            buffer_append_char(&text, 'm');
        buffer_append_text(&text, "\",\"traceEvents\":[{\"ts\":1,\"dur\":1}],"
                                  "\"distributedInfo\":{\"rank\":3}}");
        RECORDING recording = read_buffer(&text, false);
        assert_quality(recording, 1, 0, 0, 0, 0);
        assert_int_equal(recording->rank, 3);
        assert_int_equal(note_count(recording, "metadata_too_long"), long_one);
        assert_true(strlen(recording->metadata) <= TRACE_METADATA_MAX + 100);
    }
}

/* What a recorder says is kept as far as it is understood. */
static void test_recorder(void **state)
{
    static const char text[] =
        "{\"tracediff\":{\"steps\":{\"ms\":[1]}},"
        "\"traceEvents\":[{\"ts\":1,\"dur\":1}],"
        "\"tracediff\":{\"host\":\"h\",\"steps\":{\"ms\":[2.5,\"x\",3]}}}";
    CLEANUP_BUFFER struct buffer bytes = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&bytes, text);
    RECORDING recording = read_buffer(&bytes, false);
    assert_quality(recording, 1, 0, 0, 0, 0);
    assert_int_equal(note_count(recording, "recorder_left_out"), 2);
    assert_string_equal(recording->metadata,
                        "{\"tracediff\":{\"steps\":{\"ms\":[2.5,3]}}}");
}

static void test_gzip_members(void **state)
{
    (void)state;
    for (int two_threads = 0; two_threads < 2; two_threads++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
        size_t start = 0;

        buffer_append_char(&text, '[');
        for (int i = 0; i < 900; i++) {
            event_of_length(&text, 1000);
            buffer_append_char(&text, i < 899 ? ',' : ']');
            if (i % 100 == 7 || i == 899) { /* members end in the middle of the list */
                append_gzip(&packed, text.bytes + start, text.length - start);
                start = text.length;
            }
        }
        size_t data = packed.length;
        for (int i = 0; i < 1000; i++)
            buffer_append_char(&packed, '\0'); /* as tapes and block devices leave it */
        RECORDING recording = read_buffer(&packed, two_threads);
        assert_quality(recording, 900, 0, 0, 0, 0);
        assert_hash(recording->hash, &recording->seal, &text);
        assert_hash(recording->disk_hash, &recording->disk_seal, &packed);
        assert_int_equal(note_count(recording, "trailing_bytes"), packed.length - data);
        assert_int_equal(note_count(recording, "gzip_damaged"), 0);
    }
}

static void test_progress(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    struct error error;

    buffer_append_char(&text, '[');
    for (int i = 0; i < 2000; i++) {
        event_of_length(&text, 1000);
        buffer_append_char(&text, i < 1999 ? ',' : ']');
    }
    for (int two_threads = 0; two_threads < 2; two_threads++) {
        MEMORY_FILE file = memory_file(text.bytes, text.length);
        struct progress progress = {0};
        RECORDING recording = NULL;

        assert_int_equal(
            trace_read(file.path, "t", two_threads, NULL, &progress, &recording, &error),
            0);
        assert_int_equal(atomic_load(&progress.bytes_done), text.length);
        assert_int_equal(atomic_load(&progress.events), 2000);
        assert_int_equal(trace_resolve(recording, &progress, &error), 0);

        atomic_store(&progress.cancelled, true);
        struct trace_recording *none = NULL;
        assert_int_equal(
            trace_read(file.path, "t", two_threads, NULL, &progress, &none, &error),
            -(int)ERROR_CANCELLED);
        assert_null(none);
        assert_int_equal(trace_resolve(recording, &progress, &error),
                         -(int)ERROR_CANCELLED);
    }
}

/* ---- windows, one by one ---- */

#define CARRIED ((size_t)100)

static struct stream *open_stream(const char *path, bool two_threads,
                                  struct progress *progress)
{
    struct stream *stream;
    struct error error;

    if (stream_open(path, "t", two_threads, scan_variants()->index, &key, progress,
                    &stream, &error) != 0)
        fail_msg("%s", error.message);
    return stream;
}

/* Takes a window, of which the last bytes of the one before are a part, and looks whether
 * it says what stands at that place in the text. Moves *at behind it. */
static void take_window(struct stream *stream, struct stream_window *window,
                        const struct buffer *text, size_t *at)
{
    size_t had = window->length - window->start;
    size_t carried = had < CARRIED ? had : CARRIED;
    struct error error;

    assert_int_equal(stream_next(stream, window, window->length - carried, &error), 0);
    size_t length = window->length - window->start;
    assert_true(length >= carried && *at - carried + length <= text->length);
    assert_memory_equal(window->bytes + window->start, text->bytes + *at - carried,
                        length);
    assert_non_null(window->tokens);
    for (size_t i = 0; i < window->token_count; i++)
        assert_non_null(memchr("\"{}[]", window->bytes[window->tokens[i]], 5));
    *at += length - carried;
}

static void many_events(struct buffer *text)
{
    buffer_init(text, TEXT_MAX);
    buffer_append_char(text, '[');
    for (int i = 0; i < 10000; i++) {
        event_of_length(text, 1000);
        buffer_append_char(text, i < 9999 ? ',' : ']');
    }
}

/* Closed, or finished, after any number of windows, whatever the other thread is at. */
static void test_left_early(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text;

    many_events(&text);
    MEMORY_FILE file = memory_file(text.bytes, text.length);
    for (int form = 0; form < 4; form++)
        for (size_t windows = 0; windows < 30; windows++) {
            struct stream *stream = open_stream(file.path, form % 2 == 1, NULL);
            struct stream_window window = {0};
            struct stream_summary summary;
            size_t at = 0;
            struct error error;

            for (size_t i = 0; i < windows; i++)
                take_window(stream, &window, &text, &at);
            assert_int_equal(window.at_end, at == text.length);
            if (form < 2) {
                assert_int_equal(stream_finish(stream, &summary, &error), 0);
                assert_int_equal(summary.raw_bytes, text.length);
                assert_hash(summary.hash, &summary.seal, &text);
                assert_hash(summary.disk_hash, &summary.disk_seal, &text);
            }
            stream_close(stream);
        }
}

/* Once cancelled, it says so as often as it is asked, when what is ahead is used up. */
static void test_cancelled_midway(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text;

    many_events(&text);
    MEMORY_FILE file = memory_file(text.bytes, text.length);
    for (int two_threads = 0; two_threads < 2; two_threads++)
        for (size_t windows = 0; windows < 12; windows++) {
            struct progress progress = {0};
            struct stream *stream = open_stream(file.path, two_threads, &progress);
            struct stream_window window = {0};
            struct stream_summary summary;
            size_t at = 0, more = 0;
            struct error error;

            for (size_t i = 0; i < windows; i++)
                take_window(stream, &window, &text, &at);
            atomic_store(&progress.cancelled, true);
            while (stream_next(stream, &window, window.length, &error) == 0)
                assert_true(++more <= 8 && !window.at_end);
            assert_int_equal(error.code, ERROR_CANCELLED);
            for (int again = 0; again < 2; again++)
                assert_int_equal(stream_next(stream, &window, window.length, &error),
                                 -(int)ERROR_CANCELLED);
            assert_int_equal(stream_finish(stream, &summary, &error),
                             -(int)ERROR_CANCELLED);
            stream_close(stream);
        }
}

/* A slot for which there was no memory has no bytes, and is finished like others. (What
 * went wrong only the sanitizers see.) */
static void test_no_memory_for_slot(void **state)
{
    (void)state;
    struct source source = {.fd = -1};
    struct slot slot = {.errno_value = ENOMEM};

    source_finish_slot(&source, &slot);
    assert_int_equal(slot.errno_value, ENOMEM);
    assert_int_equal(slot.token_count, 0);
}

/* Blanks that gzip packs a thousandfold: fine up to STREAM_RATIO_FROM, refused beyond. */
static void test_bombs(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer blanks = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer member = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer bomb = BUFFER(TEXT_MAX);

    for (size_t i = 0; i < (size_t)16 << 20; i++)
        buffer_append_char(&blanks, ' ');
    append_gzip(&member, blanks.bytes, blanks.length);
    buffer_append_text(&text, "[{\"name\":\"x\",\"ts\":1,\"dur\":2}]");
    append_gzip(&bomb, text.bytes, text.length);
    for (int members = 1; members <= 5; members++) {
        struct trace_recording *recording = NULL;
        struct error error;
        bool refused = (size_t)members * blanks.length >= STREAM_RATIO_FROM;

        buffer_append(&bomb, member.bytes, member.length);
        for (int two_threads = 0; two_threads < 2; two_threads++) {
            const struct trace_read_options options = {.two_threads = two_threads,
                                                       .key = &key};
            int result = try_bytes(bomb.bytes, bomb.length, &options, &recording, &error);

            assert_int_equal(result, refused ? -(int)ERROR_LIMIT : 0);
            if (refused)
                assert_string_equal(error.slug, "inflates_too_far");
            trace_recording_free(recording);
            recording = NULL;
        }
    }
}

/* ---- zstd and xz ---- */

/* Appends a zstd frame with a window of 2^`window`, or an xz stream with a dictionary of
 * that. False: the build is without the library. */
static bool append_packed(struct buffer *out, bool zstd, int window, const void *bytes,
                          size_t length)
{
    CLEANUP_FREE uint8_t *room = malloc(length + 4096);
    size_t made = 0;

    (void)bytes, (void)window, (void)zstd;
    assert_non_null(room);
#ifdef HAVE_ZSTD
    if (zstd) {
        ZSTD_CCtx *context = ZSTD_createCCtx();

        ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window);
        ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
        ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0);
        ZSTD_inBuffer from = {bytes, length, 0};
        ZSTD_outBuffer to = {room, length + 4096, 0};
        assert_int_equal(ZSTD_compressStream2(context, &to, &from, ZSTD_e_end), 0);
        made = to.pos;
        ZSTD_freeCCtx(context);
    }
#endif
#ifdef HAVE_LZMA
    if (!zstd) {
        lzma_options_lzma options;
        lzma_filter filters[] = {{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, NULL}};

        lzma_lzma_preset(&options, 0);
        options.dict_size = (uint32_t)1 << window;
        assert_int_equal(lzma_stream_buffer_encode(filters, LZMA_CHECK_CRC32, NULL, bytes,
                                                   length, room, &made, length + 4096),
                         LZMA_OK);
    }
#endif
    buffer_append(out, room, made);
    return made > 0;
}

static void skip_missing(bool zstd)
{
    print_message("SKIP: this build is without %s\n", zstd ? "zstd" : "xz");
}

/* Two members in a row are one stream; one that is cut gives what comes before. */
static void test_other_packings(void **state)
{
    (void)state;
    static const char first[] = "[{\"name\":\"x\",\"ts\":1,\"dur\":2},",
                      second[] = "{\"name\":\"y\",\"ts\":5,\"dur\":2}]";

    for (int zstd = 0; zstd < 2; zstd++) {
        CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
        CLEANUP_BUFFER struct buffer plain = BUFFER(TEXT_MAX);

        buffer_append_text(&plain, first);
        buffer_append_text(&plain, second);
        if (zstd)
            buffer_append(&packed, "\x51\x2a\x4d\x18\3\0\0\0abc", 11);
        if (!append_packed(&packed, zstd, 20, first, strlen(first))) {
            skip_missing(zstd);
            continue;
        }
        size_t cut = packed.length;
        append_packed(&packed, zstd, 20, second, strlen(second));
        for (size_t length = cut; length <= packed.length;
             length += packed.length - cut) {
            const struct buffer part = {.bytes = packed.bytes, .length = length};
            CLEANUP_RECORDING struct trace_recording *recording =
                read_buffer(&part, false);

            assert_int_equal(recording->events.count, length == cut ? 1 : 2);
            if (length == cut)
                continue;
            /* What a set keeps of it is the bytes in it. */
            assert_hash(recording->hash, &recording->seal, &plain);
            assert_hash(recording->disk_hash, &recording->disk_seal, &plain);
            assert_int_equal(recording->disk_bytes, packed.length);
        }
        const struct buffer half = {.bytes = packed.bytes, .length = packed.length - 9};
        CLEANUP_RECORDING struct trace_recording *recording = read_buffer(&half, true);
        assert_int_equal(note_count(recording, "gzip_truncated"), 1);
        assert_int_equal(recording->events.count, zstd ? 1 : 2);
    }
}

static void test_other_bombs(void **state)
{
    (void)state;
    CLEANUP_FREE char *blanks = malloc((size_t)16 << 20);

    assert_non_null(blanks);
    memset(blanks, ' ', (size_t)16 << 20);
    for (int zstd = 0; zstd < 2; zstd++) {
        CLEANUP_BUFFER struct buffer bomb = BUFFER(TEXT_MAX);
        CLEANUP_BUFFER struct buffer wide = BUFFER(TEXT_MAX);
        struct trace_recording *recording = NULL;
        struct error error;

        for (int i = 0; i < 5; i++)
            append_packed(&bomb, zstd, 20, blanks, (size_t)16 << 20);
        if (bomb.length == 0) {
            skip_missing(zstd);
            continue;
        }
        assert_int_equal(try_bytes(bomb.bytes, bomb.length,
                                   &(struct trace_read_options){.key = &key}, &recording,
                                   &error),
                         -ERROR_LIMIT);
        assert_string_equal(error.slug, "inflates_too_far");
        assert_non_null(strstr(error.message, zstd ? "of zstd" : "of xz"));
        if (zstd) /* the library chooses a smaller window for so few bytes */
            buffer_append(&wide, "\x28\xb5\x2f\xfd\0\x98\x11\0\0[]", 11);
        else
            append_packed(&wide, false, 29, "[]", 2);
        assert_int_equal(try_bytes(wide.bytes, wide.length,
                                   &(struct trace_read_options){.key = &key}, &recording,
                                   &error),
                         -ERROR_LIMIT);
        if (strstr(error.message, "window of 128 MiB") == NULL)
            fail_msg("%s", error.message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lengths_around_blocks),
        cmocka_unit_test(test_long_events),
        cmocka_unit_test(test_long_metadata),
        cmocka_unit_test(test_recorder),
        cmocka_unit_test(test_gzip_members),
        cmocka_unit_test(test_progress),
        cmocka_unit_test(test_left_early),
        cmocka_unit_test(test_cancelled_midway),
        cmocka_unit_test(test_no_memory_for_slot),
        cmocka_unit_test(test_bombs),
        cmocka_unit_test(test_other_packings),
        cmocka_unit_test(test_other_bombs),
    };

    return cmocka_run_group_tests_name("stream", tests, NULL, NULL);
}
