/* What stored sets take of the disk. */
#ifndef TRACEDIFF_STORE_USED_H
#define TRACEDIFF_STORE_USED_H

#include "base/error.h"

#include <stdint.h>

struct store;

/* Bytes of the set files and kept traces of the sets that somebody uploaded (`name`;
 * NULL: of all sets), and how many sets those are, with those in the bin. Traces that two
 * sets share count for both.
 */
int store_used_bytes(struct store *store, const char *name, uint64_t *bytes,
                     uint64_t *sets, struct error *error);

#endif
