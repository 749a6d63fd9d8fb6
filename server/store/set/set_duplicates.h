/* The files of an unfinished set that do not count. */
#ifndef TRACEDIFF_STORE_SET_SET_DUPLICATES_H
#define TRACEDIFF_STORE_SET_SET_DUPLICATES_H

#include "base/error.h"
#include "store/set/set_places.h"

#include <stddef.h>

struct set_writer;

/* Notes these files, and drops the rows of those that were added already. Call it once,
 * before set_writer_finish(). */
int set_writer_put_duplicates(struct set_writer *writer,
                              const struct set_duplicate_place *places, size_t count,
                              struct error *error);

#endif
