#include "base/arena.h"
#include "base/error.h"
#include "compare/tree.h"
#include "query/tables.h"
#include "store/database.h"
#include "store/functions.h"
#include "store/set_pair.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/* ---- trees ---- */

struct level_trees {
    bool is_made[2], is_compared;
    struct tree_side sides[2];
    struct tree_rows rows;
    uint32_t *depths[3]; /* of the sides, and of the rows */
};

struct sql_trees {
    size_t holders;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
    struct arena *arena;     /* of the depths */
    struct tree_lines lines; /* of two sets */
    bool has_lines;
    struct level_trees levels[TREE_LEVELS];
};

/* `test_id` may be NULL. The ids and the budget must outlive it. */
static struct sql_trees *sql_trees_make(struct store *store, const char *control_id,
                                        const char *test_id, struct budget *budget)
{
    struct sql_trees *trees = owned_new(1, sizeof *trees);

    *trees = (struct sql_trees){.holders = 1,
                                .store = store,
                                .ids = {control_id, test_id},
                                .budget = budget,
                                .arena = arena_make(budget)};
    return trees;
}

/* Each table that uses it holds a reference. Releasing the last reference frees it. */
static struct sql_trees *sql_trees_hold(struct sql_trees *trees)
{
    trees->holders++;
    return trees;
}

static void sql_trees_release(void *context)
{
    struct sql_trees *trees = context;

    if (--trees->holders > 0)
        return;
    for (int i = 0; i < TREE_LEVELS; i++) {
        struct level_trees *level = &trees->levels[i];

        tree_rows_free(&level->rows);
        for (int side = 0; side < 2; side++)
            tree_side_free(&level->sides[side]);
    }
    tree_lines_free(&trees->lines);
    arena_free(&trees->arena);
    free(trees);
}

/* How many sets there are: 1 or 2. */
static int sql_trees_sides(const struct sql_trees *trees)
{
    return trees->ids[PAIR_TEST] == NULL ? 1 : 2;
}

/* ---- making ---- */

static uint32_t parent_of_node(const void *tree, uint32_t node)
{
    return ((const struct tree *)tree)->nodes[node].parent;
}

static uint32_t parent_of_row(const void *rows, uint32_t row)
{
    return ((const struct tree_rows *)rows)->rows[row].parent;
}

/* Frames are in preorder, so the frames above a frame come before it. */
static int measure_depths(struct sql_trees *trees, const void *of, size_t count,
                          uint32_t (*parent)(const void *of, uint32_t frame),
                          uint32_t **out, struct error *error)
{
    uint32_t *depths = arena_new(trees->arena, count, sizeof *depths);

    *out = depths;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t above = parent(of, i);

        if (budget_is_over_at(trees->budget, i))
            return budget_error(trees->budget, error);
        depths[i] = above == TREE_NONE ? 0 : depths[above] + 1;
    }
    return 0;
}

static struct side_request request_of(const struct sql_trees *trees, int side)
{
    return (struct side_request){.name = side == PAIR_CONTROL ? "control" : "test",
                                 .set = trees->ids[side],
                                 .ranks = "all",
                                 .steps = "all",
                                 .budget = trees->budget};
}

/* The names of Python frames, which both sides share; NULL: one set has its own. */
static int find_lines(struct sql_trees *trees, enum tree_level level,
                      const struct tree_lines **out, struct error *error)
{
    const struct side_request sides[2] = {request_of(trees, PAIR_CONTROL),
                                          request_of(trees, PAIR_TEST)};
    int result = 0;

    *out = NULL;
    if (level != TREE_PYTHON_LEVEL || sql_trees_sides(trees) == 1)
        return 0;
    if (!trees->has_lines)
        result = tree_lines_make(trees->store, sides, &trees->lines, error);
    trees->has_lines = result == 0;
    if (result != 0)
        tree_lines_free(&trees->lines);
    *out = &trees->lines;
    return result;
}

/* Reads the sides from `first` on, `count` of them. */
static int make(struct sql_trees *trees, enum tree_level level, int first, size_t count,
                struct error *error)
{
    struct level_trees *made = &trees->levels[level];
    const struct side_request requests[2] = {request_of(trees, first),
                                             request_of(trees, PAIR_TEST)};
    const struct tree_lines *lines;
    int result = find_lines(trees, level, &lines, error);

    if (result == 0)
        result = tree_run(trees->store, requests, count, level, lines,
                          &made->sides[first], error);
    for (int side = first; result == 0 && side < first + (int)count; side++) {
        const struct tree *tree = &made->sides[side].tree;

        result = measure_depths(trees, tree, tree->count, parent_of_node,
                                &made->depths[side], error);
        made->is_made[side] = result == 0;
    }
    for (int side = first; result != 0 && side < first + (int)count; side++)
        if (!made->is_made[side]) {
            tree_side_free(&made->sides[side]);
            made->sides[side] = (struct tree_side){0};
        }
    return result;
}

/* Errors as tree_run(); returned trees stay valid until the connection closes. */
static int sql_trees_of_side(struct sql_trees *trees, enum tree_level level, int side,
                             struct sql_tree *out, struct error *error)
{
    struct level_trees *made = &trees->levels[level];
    int result = made->is_made[side] ? 0 : make(trees, level, side, 1, error);

    if (result != 0 && strcmp(error->slug, "nothing_selected") == 0)
        result = 0; /* a set without rows has no frames */
    *out =
        (struct sql_tree){.tree = &made->sides[side].tree, .depths = made->depths[side]};
    return result;
}

static int compare(struct sql_trees *trees, struct level_trees *made, struct error *error)
{
    struct tree_rows *rows = &made->rows;

    if (!tree_difference(&made->sides[0].tree, &made->sides[1].tree, trees->budget,
                         rows)) {
        tree_rows_free(rows);
        return budget_or_memory(trees->budget, error);
    }
    int result =
        measure_depths(trees, rows, rows->count, parent_of_row, &made->depths[2], error);
    if (result != 0)
        tree_rows_free(rows);
    made->is_compared = result == 0;
    return result;
}

static int sql_trees_of_both(struct sql_trees *trees, enum tree_level level,
                             struct sql_tree *out, struct error *error)
{
    struct level_trees *made = &trees->levels[level];
    int result = 0;

    if (!made->is_made[0] && !made->is_made[1])
        result = make(trees, level, 0, 2, error);
    for (int side = 0; side < 2 && result == 0; side++)
        if (!made->is_made[side])
            result = make(trees, level, side, 1, error);
    if (result == 0 && !made->is_compared)
        result = compare(trees, made, error);
    *out = (struct sql_tree){.rows = &made->rows, .depths = made->depths[2]};
    return result;
}

/* ---- what both tables share ---- */

/* The word of a level, and back. False: there is none of this name. */
static const char *sql_trees_level_name(enum tree_level level)
{
    return tree_level_names[level];
}

static bool sql_trees_level(const char *name, enum tree_level *out)
{
    for (int i = 0; i < TREE_LEVELS; i++)
        if (name != NULL && strcmp(name, tree_level_names[i]) == 0) {
            *out = (enum tree_level)i;
            return true;
        }
    return false;
}

/* xBestIndex for equalities on these columns; -1: there is no such column. */
static int sql_trees_best_index(sqlite3_index_info *info, int level, int side, int id)
{
    const int columns[] = {level, side, id};
    int arguments = 0;

    for (size_t k = 0; k < 3; k++)
        for (int i = 0; i < info->nConstraint && columns[k] >= 0; i++) {
            const struct sqlite3_index_constraint *one = &info->aConstraint[i];

            if (one->iColumn != columns[k] || one->op != SQLITE_INDEX_CONSTRAINT_EQ)
                continue;
            if (columns[k] == side &&
                sqlite3_stricmp(sqlite3_vtab_collation(info, i), "BINARY") != 0)
                continue; /* SQLite compares, not strcmp() */
            if (!one->usable && columns[k] == level)
                return SQLITE_CONSTRAINT; /* without it another tree would be read */
            if (!one->usable || (info->idxNum & 1 << k) != 0)
                continue;
            info->idxNum |= 1 << k;
            info->aConstraintUsage[i].argvIndex = ++arguments;
        }
    info->estimatedRows = (info->idxNum & SQL_TREES_ID) != 0 ? 2 : 10000;
    info->estimatedCost = (info->idxNum & SQL_TREES_ID) != 0 ? 10 : 100000;
    /* So parts of an OR that name a level are read one by one. */
    if ((info->idxNum & SQL_TREES_LEVEL) == 0)
        info->estimatedCost *= 1000000;
    return SQLITE_OK;
}

void sql_trees_give_path(sqlite3_context *context, const void *of, uint32_t frame,
                         uint32_t (*parent)(const void *of, uint32_t frame),
                         void (*append)(const void *of, uint32_t frame,
                                        struct buffer *out))
{
    CLEANUP_BUFFER struct buffer path = BUFFER(SQL_TREES_PATH_BYTES);
    uint32_t chain[SQL_TREES_PATH_FRAMES];
    size_t count = 0;

    for (; frame != TREE_ROOT_NODE && count < SQL_TREES_PATH_FRAMES;
         frame = parent(of, frame))
        chain[count++] = frame;
    if (frame != TREE_ROOT_NODE)
        buffer_append_text(&path, "… / ");
    for (size_t i = count; i-- > 0;) {
        append(of, chain[i], &path);
        if (i > 0)
            buffer_append_text(&path, " / ");
    }
    buffer_append_char(&path, '\0');
    if (!buffer_failed(&path))
        sqlite3_result_text(context, path.bytes, (int)path.length - 1, SQLITE_TRANSIENT);
}

/* ---- compare frames table ---- */

/* The table `compare_frames`. */

struct sql_trees;

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
    struct buffer name = BUFFER(SQL_TREES_PATH_BYTES);

    if (row->node[side] == TREE_NONE)
        return;
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
        sql_trees_give_path(context, rows, (uint32_t)cursor->base.row, parent_of_row,
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

        virtual_table_give_us(context, (double)sides[at % 2]);
    } else if (column == COLUMN_DIFF_CALLS) {
        sqlite3_result_double(context, tree_change(rows, calls));
    } else if (column < COLUMN_HERE) {
        virtual_table_give_us(context, tree_change(rows, times[column - COLUMN_DIFFS]));
    } else if (met) {
        virtual_table_give_us(context, tree_change(rows, row->here));
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

/* Takes over the reference to the trees, even if it fails. Returns an SQLite code. */
static int compare_frames_table_register(sqlite3 *handle, struct sql_trees *trees)
{
    return virtual_table_register(handle, "compare_frames", &both_kind, trees,
                                  sql_trees_release);
}

/* ---- frames table ---- */

enum {
    COLUMN_SIDE,
    TABLE_COLUMN_ID,
    TABLE_COLUMN_PARENT,
    TABLE_COLUMN_DEPTH,
    TABLE_COLUMN_PATH,
    TABLE_COLUMN_SORT,
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
    TABLE_COLUMN_LEVEL
};
#define TABLE_DECLARATION                                                                \
    "CREATE TABLE frames(side TEXT, id INTEGER, parent INTEGER, depth INTEGER, "         \
    "path TEXT, sort TEXT, name TEXT, number INTEGER, calls INTEGER, host_us REAL, "     \
    "self_us REAL, device_us REAL, own_us REAL, calls_per_step REAL, "                   \
    "host_per_step REAL, self_per_step REAL, device_per_step REAL, "                     \
    "own_per_step REAL, flops REAL, own_flops REAL, level TEXT HIDDEN)"

static const char *const table_sides[] = {
    [PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

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
    return sql_trees_best_index(info, TABLE_COLUMN_LEVEL, COLUMN_SIDE, TABLE_COLUMN_ID);
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
        if (word != NULL && strcmp(word, table_sides[side]) == 0)
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

static void table_append_name(const void *tree, uint32_t node, struct buffer *out)
{
    tree_append_name(tree, &((const struct tree *)tree)->nodes[node], out);
}

static void give_flops(sqlite3_context *context, const struct tree_node *node, bool own)
{
    if (own ? node->has_own_flops : node->has_flops)
        sqlite3_result_double(context, own ? node->own_flops : node->flops);
}

static void table_give_words(sqlite3_context *context, const struct frames_cursor *cursor,
                             int column)
{
    const struct tree *tree = cursor->current.tree;
    const struct tree_node *node = &tree->nodes[cursor->row];
    const char *word = table_sides[cursor->side];

    switch (column) {
    case TABLE_COLUMN_PATH:
        sql_trees_give_path(context, tree, (uint32_t)cursor->row, parent_of_node,
                            table_append_name);
        return;
    case COLUMN_NAME:
        sqlite3_result_text(context, strings_text(&tree->names, node->name),
                            (int)strings_length(&tree->names, node->name), SQLITE_STATIC);
        return;
    case TABLE_COLUMN_SORT:
        word = tree_sort_name((enum tree_sort)node->sort);
        break;
    case TABLE_COLUMN_LEVEL:
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

    if (column == TABLE_COLUMN_ID)
        sqlite3_result_int64(context, (sqlite3_int64)cursor->row);
    else if (column == TABLE_COLUMN_PARENT)
        give_number(context, node->parent);
    else if (column == TABLE_COLUMN_DEPTH)
        sqlite3_result_int64(context, cursor->current.depths[cursor->row]);
    else if (column == COLUMN_NUMBER)
        give_number(context, node->number);
    else if (column == COLUMN_CALLS)
        sqlite3_result_int64(context, (sqlite3_int64)node->calls);
    else if (column == COLUMN_CALLS_PER_STEP)
        sqlite3_result_double(context, (double)node->calls / steps);
    else if (column >= COLUMN_HOST && column <= COLUMN_OWN)
        virtual_table_give_us(context, (double)times[column - COLUMN_HOST]);
    else if (column >= COLUMN_HOST_PER_STEP && column <= COLUMN_OWN_PER_STEP)
        virtual_table_give_us(context,
                              (double)times[column - COLUMN_HOST_PER_STEP] / steps);
    else if (column == COLUMN_FLOPS || column == COLUMN_OWN_FLOPS)
        give_flops(context, node, column == COLUMN_OWN_FLOPS);
    else
        table_give_words(context, cursor, column);
    return SQLITE_OK;
}

static const struct virtual_table_kind frames_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = frames_best_index,
               .xFilter = frames_filter, .xNext = frames_next, .xEof = frames_eof,
               .xColumn = frames_column, .xRowid = frames_rowid},
    .sql = TABLE_DECLARATION,
    .cursor_size = sizeof(struct frames_cursor),
};

int frames_table_register(sqlite3 *handle, const char *name, struct store *store,
                          const char *control_id, const char *test_id,
                          struct budget *budget)
{
    struct sql_trees *trees = sql_trees_make(store, control_id, test_id, budget);
    int code = SQLITE_OK;

    if (test_id != NULL)
        code = compare_frames_table_register(handle, sql_trees_hold(trees));
    return code == SQLITE_OK ? virtual_table_register(handle, name, &frames_kind, trees,
                                                      sql_trees_release)
                             : (sql_trees_release(trees), code);
}
