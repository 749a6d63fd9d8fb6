/* See trees.h. */
#include "sql/trees.h"

#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_parameters.h"
#include "analysis/tree/tree_run.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

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
    struct budget_share memory; /* of the depths */
    struct tree_lines lines;    /* of two sets */
    bool has_lines;
    struct level_trees levels[TREE_LEVELS];
};

struct sql_trees *sql_trees_make(struct store *store, const char *control_id,
                                 const char *test_id, struct budget *budget)
{
    struct sql_trees *trees = calloc(1, sizeof *trees);

    if (trees == NULL)
        return NULL;
    trees->holders = 1;
    trees->store = store;
    trees->ids[PAIR_CONTROL] = control_id;
    trees->ids[PAIR_TEST] = test_id;
    trees->budget = budget;
    trees->memory.budget = budget;
    return trees;
}

struct sql_trees *sql_trees_hold(struct sql_trees *trees)
{
    trees->holders++;
    return trees;
}

void sql_trees_release(void *context)
{
    struct sql_trees *trees = context;

    if (--trees->holders > 0)
        return;
    for (int i = 0; i < TREE_LEVELS; i++) {
        struct level_trees *level = &trees->levels[i];

        tree_rows_free(&level->rows);
        for (int side = 0; side < 2; side++)
            tree_side_free(&level->sides[side]);
        for (int k = 0; k < 3; k++)
            free(level->depths[k]);
    }
    tree_lines_free(&trees->lines);
    budget_share_return(&trees->memory);
    free(trees);
}

int sql_trees_sides(const struct sql_trees *trees)
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
    int over = budget_share_take(&trees->memory, (count + 1) * sizeof(uint32_t), error);
    uint32_t *depths = over == 0 ? calloc(count + 1, sizeof *depths) : NULL;

    if (depths == NULL)
        return over != 0 ? over : error_set_memory(error);
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
            free(made->depths[side]);
            made->depths[side] = NULL;
        }
    return result;
}

int sql_trees_of_side(struct sql_trees *trees, enum tree_level level, int side,
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
    if (result != 0) {
        tree_rows_free(rows);
        free(made->depths[2]);
        made->depths[2] = NULL;
    }
    made->is_compared = result == 0;
    return result;
}

int sql_trees_of_both(struct sql_trees *trees, enum tree_level level,
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

const char *sql_trees_level_name(enum tree_level level)
{
    return tree_level_names[level];
}

bool sql_trees_level(const char *name, enum tree_level *out)
{
    for (int i = 0; i < TREE_LEVELS; i++)
        if (name != NULL && strcmp(name, tree_level_names[i]) == 0) {
            *out = (enum tree_level)i;
            return true;
        }
    return false;
}

int sql_trees_best_index(sqlite3_index_info *info, int level, int side, int id)
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
    CLEANUP_BUFFER struct buffer path;
    uint32_t chain[SQL_TREES_PATH_FRAMES];
    size_t count = 0;

    buffer_init(&path, SQL_TREES_PATH_BYTES);
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

void sql_trees_give_us(sqlite3_context *context, double ns)
{
    sqlite3_result_double(context, ns / 1000);
}
