#ifndef TRACEDIFF_BASE_COMPRESS_H
#define TRACEDIFF_BASE_COMPRESS_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- deflate ---- */

/* Makes gzip, with ISA-L's igzip if it is available, otherwise with zlib: one member, of
 * any length, through small buffers. */

struct deflater;

enum deflate_result {
    DEFLATE_MORE_INPUT,  /* the input is used up, give more */
    DEFLATE_OUTPUT_FULL, /* the output is full, there is more */
    DEFLATE_END,         /* the member is whole */
    DEFLATE_FAILED       /* the library refused: a bug */
};

/* NULL when memory is refused. Takes about half a megabyte. */
struct deflater *deflater_new(void);
void deflater_free(struct deflater *deflater); /* NULL is fine */

/* Compresses from *in (of *in_length bytes) to out; advances *in and *in_length;
 * *produced says how many bytes of out[0..capacity) were written. `last`: this is the end
 * of the input; then call it until DEFLATE_END. */
enum deflate_result deflater_run(struct deflater *deflater, const uint8_t **in,
                                 size_t *in_length, bool last, uint8_t *out,
                                 size_t capacity, size_t *produced);

/* ---- gzip ---- */

/* Whole bodies in and out of gzip. */

/* One gzip member made of the bytes, owned by the caller; NULL if it would not be
 * shorter, memory ran out or the budget is over. */
char *gzip_deflate(const void *bytes, size_t length, struct budget *budget,
                   size_t *out_length);

/* Exactly `length` bytes inflated from one gzip member, owned by the caller; NULL if it
 * contains another number of bytes or memory ran out. */
char *gzip_inflate(const void *gzip, size_t gzip_length, size_t length);

#endif
