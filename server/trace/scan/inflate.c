/* See inflate.h. */
#include "config.h"

#include "trace/scan/inflate.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
#else
#include <zlib.h>
#endif

struct inflater {
#ifdef HAVE_ISAL
    struct inflate_state state;
#else
    z_stream state;
#endif
    bool between_members; /* no byte of a next member was seen yet */
    bool ended;
};

#ifdef HAVE_ISAL

static bool begin_member(struct inflater *inflater)
{
    isal_inflate_reset(&inflater->state);
    inflater->state.crc_flag = ISAL_GZIP; /* header and checksum are read and checked */
    return true;
}

struct inflater *inflater_new(void)
{
    struct inflater *inflater = calloc(1, sizeof *inflater);

    if (inflater == NULL)
        return NULL;
    isal_inflate_init(&inflater->state);
    begin_member(inflater);
    return inflater;
}

void inflater_free(struct inflater *inflater)
{
    free(inflater);
}

/* One call of the library. *finished: the member and its trailer are complete. */
static bool step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                 uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    struct inflate_state *state = &inflater->state;
    uint32_t offered = *in_length > UINT32_MAX ? UINT32_MAX : (uint32_t)*in_length;
    uint32_t room = capacity > UINT32_MAX ? UINT32_MAX : (uint32_t)capacity;

    state->next_in = (uint8_t *)(uintptr_t)*in; /* the library does not write there */
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    int result = isal_inflate(state);
    /* On invalid symbols at the end of the input, igzip counts one byte too many. */
    uint32_t left = state->avail_in <= offered ? state->avail_in : 0;
    *in += offered - left;
    *in_length -= offered - left;
    *produced = room - state->avail_out;
    *finished = state->block_state == ISAL_BLOCK_FINISH;
    return result == ISAL_DECOMP_OK || result == ISAL_END_INPUT;
}

#else

static bool begin_member(struct inflater *inflater)
{
    return inflateReset(&inflater->state) == Z_OK;
}

struct inflater *inflater_new(void)
{
    struct inflater *inflater = calloc(1, sizeof *inflater);

    if (inflater != NULL && inflateInit2(&inflater->state, 15 + 16) != Z_OK) {
        free(inflater);
        return NULL;
    }
    return inflater;
}

void inflater_free(struct inflater *inflater)
{
    if (inflater == NULL)
        return;
    inflateEnd(&inflater->state);
    free(inflater);
}

static bool step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                 uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    z_stream *state = &inflater->state;
    uInt offered = *in_length > UINT_MAX ? UINT_MAX : (uInt)*in_length;
    uInt room = capacity > UINT_MAX ? UINT_MAX : (uInt)capacity;

    state->next_in = (Bytef *)(uintptr_t)*in;
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    int result = inflate(state, Z_NO_FLUSH);
    *in += offered - state->avail_in;
    *in_length -= offered - state->avail_in;
    *produced = room - state->avail_out;
    *finished = result == Z_STREAM_END;
    return result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR;
}

#endif

enum inflate_result inflater_run(struct inflater *inflater, const uint8_t **in,
                                 size_t *in_length, uint8_t *out, size_t capacity,
                                 size_t *produced)
{
    *produced = 0;
    for (;;) {
        size_t made;
        bool finished;

        if (inflater->ended)
            return INFLATE_END;
        if (inflater->between_members) {
            if (*in_length == 0)
                return INFLATE_MORE_INPUT;
            /* A member begins with 1f 8b; anything else is not ours (zero padding). */
            if (**in != 0x1f) {
                inflater->ended = true;
                return INFLATE_END;
            }
            if (!begin_member(inflater))
                return INFLATE_DAMAGED;
            inflater->between_members = false;
        }
        size_t offered = *in_length;
        bool good = step(inflater, in, in_length, out + *produced, capacity - *produced,
                         &made, &finished);
        *produced += made;
        if (!good)
            return INFLATE_DAMAGED;
        if (finished)
            inflater->between_members = true;
        else if (*produced == capacity)
            return INFLATE_OUTPUT_FULL;
        else if (*in_length == 0)
            return INFLATE_MORE_INPUT;
        else if (made == 0 && *in_length == offered)
            return INFLATE_DAMAGED; /* neither input taken nor output made: stuck */
    }
}

int inflater_at_end(const struct inflater *inflater)
{
    return inflater->between_members || inflater->ended;
}
