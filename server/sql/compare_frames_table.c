/* See compare_frames_table.h. */
#include "sql/compare_frames_table.h"

#include "sql/trees.h"
#include "store/set/set_pair.h"
#include "store/sqlite/virtual_table.h"

enum {
    COLUMN_ID,
    COLUMN_PARENT,
    COLUMN_DEPTH,
    COLUMN_PATH,
    COLUMN_SORT,
    COLUMN_STATUS,
    COLUMN_WRAPPER,
    COLUMN_CONTROL_NAME,
    COLUMN_TEST_NAME,
    COLUMN_CONTROL_ID,
    COLUMN_TEST_ID,
    COLUMN_CONTROL_CALLS,
    COLUMN_TEST_CALLS,
    COLUMN_TIMES, /* of host, self, device, own: control, test */
    COLUMN_DIFF_CALLS = COLUMN_TIMES + 8,
    COLUMN_DIFFS, /* of host, self, device, own */
    COLUMN_HERE = COLUMN_DIFFS + 4,
    COLUMN_LEVEL
};
#define DECLARATION                                                                      \
    "CREATE TABLE compare_frames(id INTEGER, parent INTEGER, depth INTEGER, "            \
    "path TEXT, sort TEXT, status TEXT, wrapper INTEGER, control_name TEXT, "            \
    "test_name TEXT, control_id INTEGER, test_id INTEGER, control_calls INTEGER, "       \
    "test_calls INTEGER, control_host_us REAL, test_host_us REAL, "                      \
    "control_self_us REAL, test_self_us REAL, control_device_us REAL, "                  \
    "test_device_us REAL, control_own_us REAL, test_own_us REAL, "                       \
    "diff_calls_per_step REAL, diff_host_per_step REAL, diff_self_per_step REAL, "       \
    "diff_device_per_step REAL, diff_own_per_step REAL, diff_here_per_step REAL, "       \
    "level TEXT HIDDEN)"

struct compare_frames_cursor {
    struct numbered_cursor base;
    enum tree_level level;
    struct sql_tree both;
};

static int both_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    return sql_trees_best_index(info, COLUMN_LEVEL, -1, COLUMN_ID);
}

static int both_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct compare_frames_cursor *cursor = (struct compare_frames_cursor *)base;
    struct sql_trees *trees = virtual_table_context(base);
    struct error error = {0};
    int at = 0;

    (void)text;
    (void)argc;
    cursor->level = TREE_MODULES;
    if ((plan & SQL_TREES_LEVEL) != 0 &&
        !sql_trees_level((const char *)sqlite3_value_text(argv[at++]), &cursor->level))
        return virtual_table_fail(base->pVtab, SQLITE_ERROR, SQL_TREES_BAD_LEVEL);
    if (sql_trees_of_both(trees, cursor->level, &cursor->both, &error) != 0)
        return virtual_table_fail_with(base->pVtab, &error);
    cursor->base.row = 0;
    cursor->base.end = cursor->both.rows->count;
    if ((plan & SQL_TREES_ID) != 0) {
        sqlite3_int64 id = sqlite3_value_int64(argv[at]);
        bool there = sqlite3_value_numeric_type(argv[at]) == SQLITE_INTEGER && id >= 0 &&
                     (sqlite3_uint64)id < cursor->base.end;

        cursor->base.row = there ? (size_t)id : 0;
        cursor->base.end = there ? cursor->base.row + 1 : 0;
    }
    return SQLITE_OK;
}

static int both_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct compare_frames_cursor *cursor =
        (const struct compare_frames_cursor *)base;

    /* Parts of an OR may read several levels, so the number includes the level. */
    *rowid = TREE_LEVELS * (sqlite3_int64)cursor->base.row + (sqlite3_int64)cursor->level;
    return SQLITE_OK;
}

/* ---- columns ---- */

static uint32_t parent_of(const void *rows, uint32_t row)
{
    return ((const struct tree_rows *)rows)->rows[row].parent;
}

static void append_side(const struct tree_rows *rows, const struct tree_row *row,
                        int side, struct buffer *out)
{
    tree_append_name(rows->trees[side], &rows->trees[side]->nodes[row->node[side]], out);
}

/* The name in the control, or else in the test; both names for a replaced frame. */
static void append_name(const void *context, uint32_t at, struct buffer *out)
{
    const struct tree_rows *rows = context;
    const struct tree_row *row = &rows->rows[at];
    int first = row->node[PAIR_CONTROL] != TREE_NONE ? PAIR_CONTROL : PAIR_TEST;

    append_side(rows, row, first, out);
    if (row->status == TREE_REPLACED) {
        buffer_append_text(out, " → ");
        append_side(rows, row, PAIR_TEST, out);
    }
}

static void give_name(sqlite3_context *context, const struct tree_rows *rows,
                      const struct tree_row *row, int side)
{
    struct buffer name;

    if (row->node[side] == TREE_NONE)
        return;
    buffer_init(&name, SQL_TREES_PATH_BYTES);
    append_side(rows, row, side, &name);
    buffer_append_char(&name, '\0');
    if (!buffer_failed(&name))
        sqlite3_result_text(context, name.bytes, (int)name.length - 1, SQLITE_TRANSIENT);
    buffer_free(&name);
}

static void give_number(sqlite3_context *context, uint32_t number)
{
    if (number != TREE_NONE)
        sqlite3_result_int64(context, number);
}

static void give_words(sqlite3_context *context,
                       const struct compare_frames_cursor *cursor, int column)
{
    const struct tree_rows *rows = cursor->both.rows;
    const struct tree_row *row = &rows->rows[cursor->base.row];
    const char *word = "";

    switch (column) {
    case COLUMN_PATH:
        sql_trees_give_path(context, rows, (uint32_t)cursor->base.row, parent_of,
                            append_name);
        return;
    case COLUMN_CONTROL_NAME:
    case COLUMN_TEST_NAME:
        give_name(context, rows, row, column == COLUMN_TEST_NAME);
        return;
    case COLUMN_SORT:
        word = tree_sort_name((enum tree_sort)row->sort);
        break;
    case COLUMN_STATUS:
        word = tree_status_name((enum tree_status)row->status);
        break;
    default:
        word = sql_trees_level_name(cursor->level);
        break;
    }
    sqlite3_result_text(context, word, -1, SQLITE_STATIC);
}

static void give_times(sqlite3_context *context, const struct tree_rows *rows,
                       const struct tree_row *row, int column)
{
    const int64_t *times[] = {row->host, row->self, row->device, row->own};
    const int64_t calls[2] = {(int64_t)row->calls[0], (int64_t)row->calls[1]};
    bool met = row->status == TREE_SAME || row->status == TREE_REPLACED;

    if (column < COLUMN_DIFF_CALLS) {
        int at = column - COLUMN_TIMES;
        const int64_t *sides = times[at / 2];

        sql_trees_give_us(context, (double)sides[at % 2]);
    } else if (column == COLUMN_DIFF_CALLS) {
        sqlite3_result_double(context, tree_change(rows, calls));
    } else if (column < COLUMN_HERE) {
        sql_trees_give_us(context, tree_change(rows, times[column - COLUMN_DIFFS]));
    } else if (met) {
        sql_trees_give_us(context, tree_change(rows, row->here));
    }
}

static int both_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct compare_frames_cursor *cursor =
        (const struct compare_frames_cursor *)base;
    const struct tree_row *row = &cursor->both.rows->rows[cursor->base.row];

    switch (column) {
    case COLUMN_ID:
        sqlite3_result_int64(context, (sqlite3_int64)cursor->base.row);
        break;
    case COLUMN_PARENT:
        give_number(context, row->parent);
        break;
    case COLUMN_DEPTH:
        sqlite3_result_int64(context, cursor->both.depths[cursor->base.row]);
        break;
    case COLUMN_WRAPPER:
        sqlite3_result_int64(context, row->is_wrapper);
        break;
    case COLUMN_CONTROL_ID:
    case COLUMN_TEST_ID:
        give_number(context, row->node[column - COLUMN_CONTROL_ID]);
        break;
    case COLUMN_CONTROL_CALLS:
    case COLUMN_TEST_CALLS:
        sqlite3_result_int64(context,
                             (sqlite3_int64)row->calls[column - COLUMN_CONTROL_CALLS]);
        break;
    default:
        if (column >= COLUMN_TIMES && column <= COLUMN_HERE)
            give_times(context, cursor->both.rows, row, column);
        else
            give_words(context, cursor, column);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind both_kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = both_best_index,
               .xFilter = both_filter, .xColumn = both_column, .xRowid = both_rowid},
    .sql = DECLARATION,
    .cursor_size = sizeof(struct compare_frames_cursor),
};

int compare_frames_table_register(sqlite3 *handle, struct sql_trees *trees)
{
    return virtual_table_register(handle, "compare_frames", &both_kind, trees,
                                  sql_trees_release);
}
