#include "base/compress.h"
#include "base/error.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

/* ---- deflate ---- */

#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
/* Traces shrink to about a tenth at this level, at over 1 GB/s. zlib makes traces 30 %
 * smaller and JSON answers an eighth smaller, but is ten times slower. */
#define LEVEL 2
#define LEVEL_BUFFER ISAL_DEF_LVL2_DEFAULT
#else
#include <zlib.h>
#define LEVEL 4
#endif

struct deflater {
#ifdef HAVE_ISAL
    struct isal_zstream state;
    uint8_t *level_buffer;
#else
    z_stream state;
#endif
    bool ended;
};

#ifdef HAVE_ISAL

struct deflater *deflater_new(void)
{
    struct deflater *deflater = calloc(1, sizeof *deflater);

    if (deflater == NULL)
        return NULL;
    isal_deflate_init(&deflater->state);
    deflater->level_buffer = malloc(LEVEL_BUFFER);
    if (deflater->level_buffer == NULL) {
        free(deflater);
        return NULL;
    }
    deflater->state.level = LEVEL;
    deflater->state.level_buf = deflater->level_buffer;
    deflater->state.level_buf_size = LEVEL_BUFFER;
    deflater->state.gzip_flag = IGZIP_GZIP;
    return deflater;
}

void deflater_free(struct deflater *deflater)
{
    if (deflater == NULL)
        return;
    free(deflater->level_buffer);
    free(deflater);
}

/* One call of the library; false when it refused. */
static bool step(struct deflater *deflater, const uint8_t **in, size_t *in_length,
                 bool last, uint8_t *out, size_t capacity, size_t *produced)
{
    struct isal_zstream *state = &deflater->state;
    uint32_t offered = *in_length > UINT32_MAX ? UINT32_MAX : (uint32_t)*in_length;
    uint32_t room = capacity > UINT32_MAX ? UINT32_MAX : (uint32_t)capacity;

    state->next_in = (uint8_t *)(uintptr_t)*in; /* the library does not write there */
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    state->end_of_stream = last && offered == *in_length;
    int result = isal_deflate(state);
    *in += offered - state->avail_in;
    *in_length -= offered - state->avail_in;
    *produced = room - state->avail_out;
    deflater->ended = state->internal_state.state == ZSTATE_END;
    return result == COMP_OK;
}

#else

struct deflater *deflater_new(void)
{
    struct deflater *deflater = calloc(1, sizeof *deflater);

    if (deflater != NULL && deflateInit2(&deflater->state, LEVEL, Z_DEFLATED, 15 + 16, 8,
                                         Z_DEFAULT_STRATEGY) != Z_OK) {
        free(deflater);
        return NULL;
    }
    return deflater;
}

void deflater_free(struct deflater *deflater)
{
    if (deflater == NULL)
        return;
    deflateEnd(&deflater->state);
    free(deflater);
}

static bool step(struct deflater *deflater, const uint8_t **in, size_t *in_length,
                 bool last, uint8_t *out, size_t capacity, size_t *produced)
{
    z_stream *state = &deflater->state;
    uInt offered = *in_length > UINT_MAX ? UINT_MAX : (uInt)*in_length;
    uInt room = capacity > UINT_MAX ? UINT_MAX : (uInt)capacity;

    state->next_in = (Bytef *)(uintptr_t)*in;
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    int result = deflate(state, last && offered == *in_length ? Z_FINISH : Z_NO_FLUSH);
    *in += offered - state->avail_in;
    *in_length -= offered - state->avail_in;
    *produced = room - state->avail_out;
    deflater->ended = result == Z_STREAM_END;
    return result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR;
}

#endif

enum deflate_result deflater_run(struct deflater *deflater, const uint8_t **in,
                                 size_t *in_length, bool last, uint8_t *out,
                                 size_t capacity, size_t *produced)
{
    *produced = 0;
    for (;;) {
        size_t made, offered = *in_length;

        if (deflater->ended)
            return DEFLATE_END;
        if (*in_length == 0 && !last)
            return DEFLATE_MORE_INPUT;
        if (*produced == capacity)
            return DEFLATE_OUTPUT_FULL;
        if (!step(deflater, in, in_length, last, out + *produced, capacity - *produced,
                  &made))
            return DEFLATE_FAILED;
        *produced += made;
        if (made == 0 && *in_length == offered && !deflater->ended &&
            *produced < capacity && (last || offered > 0))
            return DEFLATE_FAILED; /* neither input taken nor output made: stuck */
    }
}

/* ---- gzip ---- */

#define GZIP_WINDOW (15 + 16) /* zlib's way of asking for the gzip format */
/* Between two looks at the budget: some milliseconds. */
#define GZIP_PIECE ((size_t)256 << 10)

static void free_deflater(struct deflater **deflater)
{
    deflater_free(*deflater);
}

char *gzip_deflate(const void *bytes, size_t length, struct budget *budget,
                   size_t *out_length)
{
    CLEANUP(free_deflater) struct deflater *deflater = deflater_new();
    CLEANUP_FREE char *out = malloc(length);
    const uint8_t *in = bytes;
    enum deflate_result state = DEFLATE_MORE_INPUT;

    if (deflater == NULL || out == NULL)
        return NULL;
    *out_length = 0; /* if no room is left, it is not shorter */
    for (size_t left = length;
         state == DEFLATE_MORE_INPUT && budget_look(budget, NULL) == 0;) {
        size_t piece = left < GZIP_PIECE ? left : GZIP_PIECE, made;

        left -= piece;
        state = deflater_run(deflater, &in, &piece, left == 0,
                             (uint8_t *)out + *out_length, length - *out_length, &made);
        *out_length += made;
    }
    return state == DEFLATE_END ? TAKE_PTR(out) : NULL;
}

char *gzip_inflate(const void *gzip, size_t gzip_length, size_t length)
{
    z_stream stream = {0};

    if (length >= UINT_MAX || gzip_length > UINT_MAX)
        return NULL;
    CLEANUP_FREE char *out = malloc(length + 1);
    if (out == NULL || inflateInit2(&stream, GZIP_WINDOW) != Z_OK)
        return NULL;
    stream.next_in = (Bytef *)(uintptr_t)gzip;
    stream.avail_in = (uInt)gzip_length;
    stream.next_out = (Bytef *)out;
    stream.avail_out = (uInt)length;
    int status = inflate(&stream, Z_FINISH);
    size_t total = stream.total_out;
    inflateEnd(&stream);
    if (status != Z_STREAM_END || total != length)
        return NULL;
    out[length] = '\0';
    return TAKE_PTR(out);
}
