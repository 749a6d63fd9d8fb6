/* Checks a set file, table by table. This happens once, when a file is first opened; code
 * that reads it later relies on its numbers. The blobs of cells and events are checked
 * when they are decoded (codec/cells.h, codec/segment_read.h). */
#ifndef TRACEDIFF_STORE_SET_SET_CHECK_H
#define TRACEDIFF_STORE_SET_SET_CHECK_H

#include "base/error.h"
#include "store/sqlite/database.h"

/* Checks that the file of a schema declares what sql/set.sql does and nothing
 * else, and that every number is in its range: kinds are kinds, numbers of names, files
 * and the like refer to existing ones, times and counts are possible in a trace. *damage
 * is a static text that says what is wrong; NULL: nothing. Costs 0.2 µs per row. */
int set_check(struct database *database, const char *schema, const char **damage,
              struct error *error);

#endif
