/* Part of frames_table.c: the table `compare_frames`. */
#ifndef TRACEDIFF_SQL_COMPARE_FRAMES_TABLE_H
#define TRACEDIFF_SQL_COMPARE_FRAMES_TABLE_H

#include <sqlite3.h>

struct sql_trees;

/* Takes over the reference to the trees, even if it fails. Returns an SQLite code. */
int compare_frames_table_register(sqlite3 *handle, struct sql_trees *trees);

#endif
