/* Any bytes as gzip, given and taken in steps that the first two bytes choose, against
 * zlib. */
#include "base/text.h"
#include "fuzz.h"
#include "trace/scan.h"

#include <stdbool.h>
#include <string.h>
#include <zlib.h>

#define OUTPUT_MAX ((size_t)4 << 20)

static enum inflate_result inflate_in_steps(const uint8_t *data, size_t size,
                                            size_t in_step, size_t out_step,
                                            struct buffer *out)
{
    struct inflater *inflater = inflater_new();
    enum inflate_result result = INFLATE_MORE_INPUT;
    const uint8_t *in = data;
    size_t given = 0;

    MUST(inflater != NULL);
    while (out->length + out_step <= OUTPUT_MAX) {
        uint8_t room[4096];
        size_t made;

        result = inflater_run(inflater, &in, &given, room, out_step, &made);
        MUST(made <= out_step);
        MUST(in >= data && in + given <= data + size);
        buffer_append(out, room, made);
        if (result == INFLATE_OUTPUT_FULL)
            continue;
        if (result != INFLATE_MORE_INPUT || in == data + size)
            break;
        MUST(given == 0);
        given = (size_t)(data + size - in);
        given = given < in_step ? given : in_step;
    }
    MUST(result != INFLATE_END || inflater_at_end(inflater));
    inflater_free(inflater);
    return result;
}

/* The first member by zlib; whether it is whole and good. */
static bool slow_inflate(const uint8_t *data, size_t size, struct buffer *out)
{
    z_stream stream = {0};
    int result = Z_OK;

    MUST(inflateInit2(&stream, 15 + 16) == Z_OK);
    stream.next_in = (Bytef *)(uintptr_t)data;
    stream.avail_in = (uInt)size;
    while (result == Z_OK && out->length < OUTPUT_MAX) {
        uint8_t room[4096];

        stream.next_out = room;
        stream.avail_out = sizeof room;
        result = inflate(&stream, Z_NO_FLUSH);
        buffer_append(out, room, sizeof room - stream.avail_out);
    }
    inflateEnd(&stream);
    return result == Z_STREAM_END;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct buffer ours = BUFFER(OUTPUT_MAX + 4096);
    struct buffer theirs = BUFFER(OUTPUT_MAX + 4096);

    if (size < 2)
        return 0;
    enum inflate_result result = inflate_in_steps(data + 2, size - 2, (size_t)data[0] + 1,
                                                  (size_t)data[1] * 16 + 1, &ours);
    bool good = slow_inflate(data + 2, size - 2, &theirs);
    size_t common = ours.length < theirs.length ? ours.length : theirs.length;
    MUST(common == 0 || memcmp(ours.bytes, theirs.bytes, common) == 0);
    if (good && ours.length + 4096 < OUTPUT_MAX)
        MUST(ours.length >= theirs.length);
    /* If we accept the data as whole, zlib does, too, unless it objects to the flags of
     * the header. */
    bool odd_header = size > 5 && (data[5] & 0xE2) != 0;
    if (result == INFLATE_END && !odd_header)
        MUST(good || theirs.length >= OUTPUT_MAX);
    buffer_free(&ours);
    buffer_free(&theirs);
    return 0;
}
