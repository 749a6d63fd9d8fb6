/* The trees of calls of a connection: each is made when a table first needs it, and stays
 * until the connection closes. */
#ifndef TRACEDIFF_SQL_TREES_H
#define TRACEDIFF_SQL_TREES_H

#include "analysis/tree/tree_rows.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

struct store;
struct sql_trees;

/* `test_id` may be NULL. The ids and the budget must outlive it. NULL: no memory. */
struct sql_trees *sql_trees_make(struct store *store, const char *control_id,
                                 const char *test_id, struct budget *budget);
/* Each table that uses it holds a reference. Releasing the last reference frees it. */
struct sql_trees *sql_trees_hold(struct sql_trees *trees);
void sql_trees_release(void *trees);

/* How many sets there are: 1 or 2. */
int sql_trees_sides(const struct sql_trees *trees);

/* A tree of a level, or the two trees as one. `depths`: how many frames are above each
 * frame. */
struct sql_tree {
    const struct tree *tree;
    const struct tree_rows *rows;
    const uint32_t *depths;
};
/* Errors as tree_run(); returned trees stay valid until the connection closes. */
int sql_trees_of_side(struct sql_trees *trees, enum tree_level level, int side,
                      struct sql_tree *out, struct error *error);
int sql_trees_of_both(struct sql_trees *trees, enum tree_level level,
                      struct sql_tree *out, struct error *error);

/* ---- what both tables share ---- */

/* The word of a level, and back. False: there is none of this name. */
const char *sql_trees_level_name(enum tree_level level);
bool sql_trees_level(const char *name, enum tree_level *out);
#define SQL_TREES_BAD_LEVEL "level: allowed are 'modules', 'operators' and 'python'"

/* The constraints that are known before a table is read: the arguments of xFilter, in
 * this order. */
enum sql_trees_plan { SQL_TREES_LEVEL = 1, SQL_TREES_SIDE = 2, SQL_TREES_ID = 4 };
/* xBestIndex for equalities on these columns; -1: there is no such column. */
int sql_trees_best_index(sqlite3_index_info *info, int level, int side, int id);

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

#endif
