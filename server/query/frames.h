#ifndef TRACEDIFF_QUERY_FRAMES_H
#define TRACEDIFF_QUERY_FRAMES_H

#include "base/budget.h"
#include "base/text.h"
#include "compare/tree_difference.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

/* ---- trees ---- */

/* The trees of calls of a connection: each is made when a table first needs it, and stays
 * until the connection closes. */

struct store;
struct sql_trees;

/* A tree of a level, or the two trees as one. `depths`: how many frames are above each
 * frame. */
struct sql_tree {
    const struct tree *tree;
    const struct tree_rows *rows;
    const uint32_t *depths;
};

/* ---- what both tables share ---- */
#define SQL_TREES_BAD_LEVEL "level: allowed are 'modules', 'operators' and 'python'"

/* The constraints that are known before a table is read: the arguments of xFilter, in
 * this order. */
enum sql_trees_plan { SQL_TREES_LEVEL = 1, SQL_TREES_SIDE = 2, SQL_TREES_ID = 4 };

/* At most this many frames above one are followed; a longer path begins with "…". */
#define SQL_TREES_PATH_FRAMES 512
#define SQL_TREES_PATH_BYTES ((size_t)1 << 20)
/* Gives the names from below the root down to `frame`, joined by " / "; NULL if they are
 * too long. `append` adds the name of a frame, `parent` returns the frame above it. */
void sql_trees_give_path(sqlite3_context *context, const void *of, uint32_t frame,
                         uint32_t (*parent)(const void *of, uint32_t frame),
                         void (*append)(const void *of, uint32_t frame,
                                        struct buffer *out));
void sql_trees_give_us(sqlite3_context *context, double ns);

/* ---- frames table ---- */

/* The virtual tables `frames` and `compare_frames`: the tree of calls of each set, frame
 * by frame, and the two trees as one (docs/semantics.md §9). Their hidden column `level`,
 * which is also their argument, says which tree: modules (the default), operators or
 * python. A condition on `side` reads one set alone. */

/* `name` is that of `frames`. `test_id` NULL: there is no second set, and no
 * compare_frames. The ids and the budget must outlive the connection. Returns an SQLite
 * code. */
int frames_table_register(sqlite3 *handle, const char *name, struct store *store,
                          const char *control_id, const char *test_id,
                          struct budget *budget);

#endif
