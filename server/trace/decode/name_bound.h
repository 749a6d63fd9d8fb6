/* How much room the distinct texts of a trace, or of a set, may take.
 *
 * As long as they take no more than a bound, only those of more than TRACE_NAME_MAX bytes
 * are cut: to their beginning and "…#<hash>", so that distinct texts stay distinct. Once
 * they would take more, all of more than 256 bytes are cut in this way, and if that is
 * not enough, all of more than 96. Which are cut depends on what texts there are, and not
 * on the order in which they come. */
#ifndef TRACEDIFF_TRACE_DECODE_NAME_BOUND_H
#define TRACEDIFF_TRACE_DECODE_NAME_BOUND_H

#include "base/strings.h"

#include <stdbool.h>
#include <stdint.h>

/* A name of more bytes is always cut. */
#define TRACE_NAME_MAX ((size_t)16384)
/* What the distinct names of a file may take before they are cut, and its shapes. Real
 * files have less than a hundredth of that. */
#define TRACE_NAMES_BYTES ((size_t)16 << 20)

struct name_bound {
    size_t bytes;  /* the bound */
    uint8_t level; /* 0: only what is over TRACE_NAME_MAX is cut; up to 2 */
};

/* The number of the text, which is cut where need be, in `table`; the numbers of all
 * texts stay what they are, also where they are cut now. STRINGS_NONE when memory or the
 * table's maximum is reached. */
uint32_t name_bound_add(struct name_bound *bound, struct strings *table, const char *text,
                        size_t length);
/* Cuts all texts as level `level` says, where they are not. 0, or -1 when memory is
 * refused. */
int name_bound_raise(struct name_bound *bound, struct strings *table, uint8_t level);
/* How many texts are cut for the sake of the bound, by what they look like. */
uint32_t name_bound_count(const struct name_bound *bound, const struct strings *table);
/* The most bytes that a text may have at a level. */
size_t name_bound_limit(uint8_t level);

#endif
