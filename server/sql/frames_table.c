/* See frames_table.h. */
#include "sql/frames_table.h"

#include "sql/compare_frames_table.h"
#include "sql/trees.h"
#include "store/set/set_pair.h"
#include "store/sqlite/virtual_table.h"

#include <string.h>

enum {
    COLUMN_SIDE,
    COLUMN_ID,
    COLUMN_PARENT,
    COLUMN_DEPTH,
    COLUMN_PATH,
    COLUMN_SORT,
    COLUMN_NAME,
    COLUMN_NUMBER,
    COLUMN_CALLS,
    COLUMN_HOST,
    COLUMN_SELF,
    COLUMN_DEVICE,
    COLUMN_OWN,
    COLUMN_CALLS_PER_STEP,
    COLUMN_HOST_PER_STEP,
    COLUMN_SELF_PER_STEP,
    COLUMN_DEVICE_PER_STEP,
    COLUMN_OWN_PER_STEP,
    COLUMN_FLOPS,
    COLUMN_OWN_FLOPS,
    COLUMN_LEVEL
};
#define DECLARATION                                                                      \
    "CREATE TABLE frames(side TEXT, id INTEGER, parent INTEGER, depth INTEGER, "         \
    "path TEXT, sort TEXT, name TEXT, number INTEGER, calls INTEGER, host_us REAL, "     \
    "self_us REAL, device_us REAL, own_us REAL, calls_per_step REAL, "                   \
    "host_per_step REAL, self_per_step REAL, device_per_step REAL, "                     \
    "own_per_step REAL, flops REAL, own_flops REAL, level TEXT HIDDEN)"

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

struct frames_cursor {
    sqlite3_vtab_cursor base;
    enum tree_level level;
    int side, last_side; /* side > last_side: at the end */
    struct sql_tree current;
    size_t row, end;  /* of the tree */
    sqlite3_int64 id; /* -1: all */
};

static int frames_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    return sql_trees_best_index(info, COLUMN_LEVEL, COLUMN_SIDE, COLUMN_ID);
}

static struct sql_trees *trees_of(const struct frames_cursor *cursor)
{
    return virtual_table_context(&cursor->base);
}

/* Goes to the first row of the current side, or of the next one that has any. */
static int open_side(struct frames_cursor *cursor)
{
    struct error error = {0};

    for (; cursor->side <= cursor->last_side; cursor->side++) {
        if (sql_trees_of_side(trees_of(cursor), cursor->level, cursor->side,
                              &cursor->current, &error) != 0)
            return virtual_table_fail_with(cursor->base.pVtab, &error);
        size_t count = cursor->current.tree->count;

        cursor->row = cursor->id < 0 ? 0 : (size_t)cursor->id;
        cursor->end = cursor->id < 0 ? count : cursor->row + (cursor->row < count);
        if (cursor->row < cursor->end)
            break;
    }
    return SQLITE_OK;
}

/* Chooses the sides that a condition allows. */
static void choose_sides(struct frames_cursor *cursor, const char *word)
{
    int count = sql_trees_sides(trees_of(cursor));

    cursor->side = count;
    cursor->last_side = -1;
    for (int side = PAIR_CONTROL; side < count && side <= PAIR_TEST; side++)
        if (word != NULL && strcmp(word, sides[side]) == 0)
            cursor->side = cursor->last_side = side;
}

static int frames_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                         sqlite3_value **argv)
{
    struct frames_cursor *cursor = (struct frames_cursor *)base;
    int at = 0;

    (void)text;
    (void)argc;
    cursor->level = TREE_MODULES;
    cursor->side = 0;
    cursor->last_side = sql_trees_sides(trees_of(cursor)) - 1;
    cursor->id = -1;
    if ((plan & SQL_TREES_LEVEL) != 0 &&
        !sql_trees_level((const char *)sqlite3_value_text(argv[at++]), &cursor->level))
        return virtual_table_fail(base->pVtab, SQLITE_ERROR, SQL_TREES_BAD_LEVEL);
    if ((plan & SQL_TREES_SIDE) != 0)
        choose_sides(cursor, (const char *)sqlite3_value_text(argv[at++]));
    if ((plan & SQL_TREES_ID) != 0) {
        cursor->id = sqlite3_value_int64(argv[at]);
        if (sqlite3_value_numeric_type(argv[at]) != SQLITE_INTEGER || cursor->id < 0)
            cursor->side = cursor->last_side + 1;
    }
    return open_side(cursor);
}

static int frames_next(sqlite3_vtab_cursor *base)
{
    struct frames_cursor *cursor = (struct frames_cursor *)base;

    if (++cursor->row < cursor->end)
        return SQLITE_OK;
    cursor->side++;
    return open_side(cursor);
}

static int frames_eof(sqlite3_vtab_cursor *base)
{
    const struct frames_cursor *cursor = (const struct frames_cursor *)base;

    return cursor->side > cursor->last_side;
}

static int frames_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct frames_cursor *cursor = (const struct frames_cursor *)base;

    /* Parts of an OR may read several levels, so the number includes the level. */
    *rowid = TREE_LEVELS * (2 * (sqlite3_int64)cursor->row + cursor->side) +
             (sqlite3_int64)cursor->level;
    return SQLITE_OK;
}

/* ---- columns ---- */

static uint32_t parent_of(const void *tree, uint32_t node)
{
    return ((const struct tree *)tree)->nodes[node].parent;
}

static void append_name(const void *tree, uint32_t node, struct buffer *out)
{
    tree_append_name(tree, &((const struct tree *)tree)->nodes[node], out);
}

static void give_number(sqlite3_context *context, uint32_t number)
{
    if (number != TREE_NONE)
        sqlite3_result_int64(context, number);
}

static void give_flops(sqlite3_context *context, const struct tree_node *node, bool own)
{
    if (own ? node->has_own_flops : node->has_flops)
        sqlite3_result_double(context, own ? node->own_flops : node->flops);
}

static void give_words(sqlite3_context *context, const struct frames_cursor *cursor,
                       int column)
{
    const struct tree *tree = cursor->current.tree;
    const struct tree_node *node = &tree->nodes[cursor->row];
    const char *word = sides[cursor->side];

    switch (column) {
    case COLUMN_PATH:
        sql_trees_give_path(context, tree, (uint32_t)cursor->row, parent_of, append_name);
        return;
    case COLUMN_NAME:
        sqlite3_result_text(context, strings_text(&tree->names, node->name),
                            (int)strings_length(&tree->names, node->name), SQLITE_STATIC);
        return;
    case COLUMN_SORT:
        word = tree_sort_name((enum tree_sort)node->sort);
        break;
    case COLUMN_LEVEL:
        word = sql_trees_level_name(cursor->level);
        break;
    default:
        break;
    }
    sqlite3_result_text(context, word, -1, SQLITE_STATIC);
}

static int frames_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct frames_cursor *cursor = (const struct frames_cursor *)base;
    const struct tree *tree = cursor->current.tree;
    const struct tree_node *node = &tree->nodes[cursor->row];
    const int64_t times[] = {node->host, node->self, node->device, node->own};
    double steps = (double)tree->samples;

    if (column == COLUMN_ID)
        sqlite3_result_int64(context, (sqlite3_int64)cursor->row);
    else if (column == COLUMN_PARENT)
        give_number(context, node->parent);
    else if (column == COLUMN_DEPTH)
        sqlite3_result_int64(context, cursor->current.depths[cursor->row]);
    else if (column == COLUMN_NUMBER)
        give_number(context, node->number);
    else if (column == COLUMN_CALLS)
        sqlite3_result_int64(context, (sqlite3_int64)node->calls);
    else if (column == COLUMN_CALLS_PER_STEP)
        sqlite3_result_double(context, (double)node->calls / steps);
    else if (column >= COLUMN_HOST && column <= COLUMN_OWN)
        sql_trees_give_us(context, (double)times[column - COLUMN_HOST]);
    else if (column >= COLUMN_HOST_PER_STEP && column <= COLUMN_OWN_PER_STEP)
        sql_trees_give_us(context, (double)times[column - COLUMN_HOST_PER_STEP] / steps);
    else if (column == COLUMN_FLOPS || column == COLUMN_OWN_FLOPS)
        give_flops(context, node, column == COLUMN_OWN_FLOPS);
    else
        give_words(context, cursor, column);
    return SQLITE_OK;
}

static const struct virtual_table_kind frames_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = frames_best_index,
               .xFilter = frames_filter, .xNext = frames_next, .xEof = frames_eof,
               .xColumn = frames_column, .xRowid = frames_rowid},
    .sql = DECLARATION,
    .cursor_size = sizeof(struct frames_cursor),
};

int frames_table_register(sqlite3 *handle, const char *name, struct store *store,
                          const char *control_id, const char *test_id,
                          struct budget *budget)
{
    struct sql_trees *trees = sql_trees_make(store, control_id, test_id, budget);

    if (trees == NULL)
        return SQLITE_NOMEM;
    int code = SQLITE_OK;
    if (test_id != NULL)
        code = compare_frames_table_register(handle, sql_trees_hold(trees));
    return code == SQLITE_OK ? virtual_table_register(handle, name, &frames_kind, trees,
                                                      sql_trees_release)
                             : (sql_trees_release(trees), code);
}
