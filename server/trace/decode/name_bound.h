/* How much room the distinct texts of a trace, or of a set, may take.
 *
 * As long as the texts fit into a bound, only texts of more than TRACE_NAME_MAX bytes are
 * cut: to their beginning and "…#<hash>", so that distinct texts stay distinct. If they
 * do not fit, all texts of more than 256 bytes are cut in this way; if that is not
 * enough, all texts of more than 96. Which texts are cut depends on the set of texts, not
 * on their order. */
#ifndef TRACEDIFF_TRACE_DECODE_NAME_BOUND_H
#define TRACEDIFF_TRACE_DECODE_NAME_BOUND_H

#include "base/strings.h"

#include <stdbool.h>
#include <stdint.h>

/* A name of more bytes is always cut. */
#define TRACE_NAME_MAX ((size_t)16384)
/* The room for the distinct names of a file before they are cut, and for its shapes. Real
 * files need less than a hundredth of it. */
#define TRACE_NAMES_BYTES ((size_t)16 << 20)
/* The same for the distinct texts of arguments. */
#define TRACE_ARGUMENTS_BYTES ((size_t)8 << 20)

struct name_bound {
    size_t bytes;  /* the bound */
    uint8_t level; /* 0: only texts over TRACE_NAME_MAX are cut; up to 2 */
};

/* Returns the number of the text in `table`, where it may be cut. The numbers of all
 * texts stay the same, even if texts are cut later. STRINGS_NONE when memory or the
 * table's maximum is reached. */
uint32_t name_bound_add(struct name_bound *bound, struct strings *table, const char *text,
                        size_t length);
/* Cuts all texts that are longer than `level` allows. 0, or -1 when memory is refused. */
int name_bound_raise(struct name_bound *bound, struct strings *table, uint8_t level);
/* How many texts look as if they were cut because of the bound. */
uint32_t name_bound_count(const struct name_bound *bound, const struct strings *table);
/* The most bytes that a text may have at a level. */
size_t name_bound_limit(uint8_t level);

#endif
