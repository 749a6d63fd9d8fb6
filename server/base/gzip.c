/* See gzip.h. */
#include "base/gzip.h"

#include "base/cleanup.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

#define GZIP_WINDOW (15 + 16) /* zlib's way of asking for the gzip format */
/* The network is this machine or a local one: speed counts more than the last percent. */
#define GZIP_LEVEL 3

/* Between two looks at the budget: some milliseconds. */
#define GZIP_PIECE ((size_t)256 << 10)

char *gzip_deflate(const void *bytes, size_t length, struct budget *budget,
                   size_t *out_length)
{
    z_stream stream = {0};

    if (length > UINT_MAX)
        return NULL;
    CLEANUP_FREE char *out = malloc(length);
    if (out == NULL || deflateInit2(&stream, GZIP_LEVEL, Z_DEFLATED, GZIP_WINDOW, 8,
                                    Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    stream.next_in = (Bytef *)(uintptr_t)bytes;
    stream.next_out = (Bytef *)out;
    stream.avail_out = (uInt)length; /* no room left means: not shorter */
    int status = Z_OK;
    for (size_t left = length;
         status == Z_OK && stream.avail_out > 0 && budget_look(budget, NULL) == 0;) {
        size_t piece = left < GZIP_PIECE ? left : GZIP_PIECE;

        left -= piece;
        stream.avail_in = (uInt)piece;
        status = deflate(&stream, left == 0 ? Z_FINISH : Z_NO_FLUSH);
    }
    *out_length = stream.total_out;
    deflateEnd(&stream);
    return status == Z_STREAM_END ? TAKE_PTR(out) : NULL;
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
