/* See trace_text.h. */
#include "trace_text.h"
#include "base/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

void append_gzip(struct buffer *out, const void *bytes, size_t length)
{
    z_stream stream = {0};

    assert_int_equal(deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY),
                     Z_OK);
    size_t bound = deflateBound(&stream, length);
    char *place = buffer_reserve(out, bound);
    assert_non_null(place);
    stream.next_in = (Bytef *)(uintptr_t)bytes;
    stream.avail_in = (uInt)length;
    stream.next_out = (Bytef *)place;
    stream.avail_out = (uInt)bound;
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    out->length += stream.total_out;
    deflateEnd(&stream);
}

/* ---- reading ---- */

int try_bytes(const void *bytes, size_t length, const struct trace_read_options *options,
              struct trace_recording **out, struct error *error)
{
    MEMORY_FILE file = memory_file(bytes, length);
    const struct trace_read_options none = {0};

    *out = NULL;
    *error = (struct error){0};
    int result = trace_read_with(file.path, "t.json", options != NULL ? options : &none,
                                 NULL, out, error);
    if (result == 0)
        assert_non_null(*out);
    else
        assert_null(*out);
    if (result != 0)
        assert_int_equal(result, -(int)error->code);
    return result;
}

struct trace_recording *read_bytes(const void *bytes, size_t length)
{
    struct trace_recording *recording;
    struct error error;

    if (try_bytes(bytes, length, NULL, &recording, &error) != 0)
        fail_msg("not read: %s", error.message);
    if (trace_resolve(recording, NULL, &error) != 0)
        fail_msg("not resolved: %s", error.message);
    return recording;
}

struct trace_recording *read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

void refuse_bytes(const void *bytes, size_t length, struct error *error)
{
    RECORDING recording = NULL;

    assert_int_not_equal(try_bytes(bytes, length, NULL, &recording, error), 0);
}

void recording_release(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

/* ---- writing ---- */

void add_event(struct buffer *out, const char *category, const char *name, int pid,
               int tid, const char *ts, const char *dur, const char *args)
{
    if (out->length > 0 && out->bytes[out->length - 1] == '}')
        buffer_append_char(out, ',');
    buffer_printf(out,
                  "{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":%d,\"tid\":%d,"
                  "\"ts\":%s,\"dur\":%s",
                  category, name, pid, tid, ts, dur);
    if (args != NULL)
        buffer_printf(out, ",\"args\":{%s}", args);
    buffer_append_char(out, '}');
}

void assert_quality(const struct trace_recording *recording, uint64_t kept,
                    uint64_t repaired, uint64_t dropped, uint64_t invalid,
                    uint64_t ignored)
{
    const struct trace_quality *quality = &recording->quality;

    assert_int_equal(quality->kept, kept);
    assert_int_equal(quality->repaired, repaired);
    assert_int_equal(quality->dropped, dropped);
    assert_int_equal(quality->invalid, invalid);
    assert_int_equal(quality->ignored, ignored);
    assert_int_equal(quality->events, kept + dropped + invalid + ignored);
    assert_int_equal(recording->events.count, kept);
}

/* ---- chance ---- */

uint64_t chance_next(struct chance *chance)
{
    uint64_t z = chance->state += 0x9E3779B97F4A7C15ULL; /* splitmix64 */

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}

unsigned chance_below(struct chance *chance, unsigned below)
{
    return (unsigned)(chance_next(chance) >> 32) % below;
}
