/* See gzip.h. */
#include "base/gzip.h"

#include "base/cleanup.h"
#include "base/deflate.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

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
