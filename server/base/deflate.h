/* Makes gzip, with ISA-L's igzip if it is available, otherwise with zlib: one member, of
 * any length, through small buffers. */
#ifndef TRACEDIFF_BASE_DEFLATE_H
#define TRACEDIFF_BASE_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

#endif
