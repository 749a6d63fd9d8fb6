/* Inflates gzip, with ISA-L's igzip if it is available, otherwise with zlib. Several
 * members in a row are one stream. */
#ifndef TRACEDIFF_TRACE_SCAN_INFLATE_H
#define TRACEDIFF_TRACE_SCAN_INFLATE_H

#include <stddef.h>
#include <stdint.h>

struct inflater;

enum inflate_result {
    INFLATE_MORE_INPUT,  /* the input is used up, give more */
    INFLATE_OUTPUT_FULL, /* the output is full, there is more */
    INFLATE_END,         /* a member ended, and no other member follows */
    INFLATE_DAMAGED      /* not gzip, or its checksum is wrong */
};

/* NULL when memory is refused. The decoder takes about 90 KiB. */
struct inflater *inflater_new(void);
void inflater_free(struct inflater *inflater);

/* Inflates from *in (of *in_length bytes) to out; advances *in and *in_length; *produced
 * says how many bytes of out[0..capacity) were written, whatever the result. */
enum inflate_result inflater_run(struct inflater *inflater, const uint8_t **in,
                                 size_t *in_length, uint8_t *out, size_t capacity,
                                 size_t *produced);

/* Whether the input may end here: between members, not inside one. */
int inflater_at_end(const struct inflater *inflater);

#endif
