/* See set_check.h. Each table is a struct of facts: the statement that reads it, and the
 * values that each column may have. */

#include "store/set/set_check.h"

#include "base/array.h"
#include "base/error.h"
#include "store/codec/cells.h"
#include "store/codec/kept_blocks.h"
#include "store/codec/segment_layout.h"
#include "store/set/set_declared.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/decode/recording.h"
#include "trace/scan/number.h"

#include <stdlib.h>
#include <string.h>

#define COLUMNS_MAX 21
/* The limit of bytes and events, so that sums of many stay far below INT64_MAX. */
#define COUNT_MAX ((int64_t)1 << 53)

/* ---- the values of a column ---- */

/* Tables that others refer to by number; each has the numbers 0 .. count - 1. */
enum numbered_table { NAMES, CATEGORIES, SHAPES, ARGUMENTS, INPUTS, OPS, NUMBERED };
#define NOT_NUMBERED NUMBERED

enum rule {
    WITHIN,         /* low .. high */
    WITHIN_OR_NULL, /* the same, or NULL */
    NEXT,           /* the number of the row, from 0 */
    NEXT_OF_FILE,   /* the same among the rows of a file, which is the first column */
    FILE_NUMBER,    /* a file of the set */
    ONE_OF,         /* a row of the numbered table `low` */
    ONE_OR_NONE     /* the same, or -1 */
};

struct column_check {
    enum rule rule;
    int64_t low, high;
};

#define RANGE(low, high)                                                                 \
    {                                                                                    \
        WITHIN, low, high                                                                \
    }
#define ANY RANGE(INT64_MIN, INT64_MAX)
#define YES RANGE(1, 1)
#define FLAG RANGE(0, 1)
#define COUNT RANGE(0, COUNT_MAX)
#define SUM RANGE(0, INT64_MAX)
#define TIME RANGE(-NUMBER_NS_MAX, NUMBER_NS_MAX)
#define END RANGE(-NUMBER_NS_MAX, NUMBER_NS_MAX + TRACE_DURATION_MAX)
#define DURATION RANGE(0, TRACE_DURATION_MAX)
#define EXTENT RANGE(0, 2 * NUMBER_NS_MAX + TRACE_DURATION_MAX)
#define PART                                                                             \
    {                                                                                    \
        WITHIN_OR_NULL, 0, INT64_MAX                                                     \
    }
#define IS(table)                                                                        \
    {                                                                                    \
        ONE_OF, table, 0                                                                 \
    }
#define IS_OR_NONE(table)                                                                \
    {                                                                                    \
        ONE_OR_NONE, table, 0                                                            \
    }
#define OF_FILE                                                                          \
    {                                                                                    \
        FILE_NUMBER, 0, 0                                                                \
    }
/* op, count, total, self, min, max */
#define SUMS IS(OPS), RANGE(1, INT64_MAX), SUM, ANY, SUM, SUM
#define FILE_KEY RANGE(0, INT32_MAX)

struct set_file_rows {
    int64_t file, rows; /* rows: in no segment so far */
};

struct check {
    struct database *database;
    const char *schema;
    int64_t counts[NUMBERED];
    struct set_file_rows *files; /* ascending */
    size_t file_count, file_capacity;
    size_t found;                   /* the file that was found last */
    int64_t row, row_of_file, file; /* where NEXT and NEXT_OF_FILE are */
    int64_t next_row;               /* of a file, in its segments */
};

struct table_check {
    const char *path, *damage;
    enum numbered_table numbered; /* what its rows are */
    int count;                    /* of columns */
    /* Further conditions on a row; may be NULL. 1: fine, 0: damaged. */
    int (*look)(struct check *check, struct statement *row, struct error *error);
    struct column_check columns[COLUMNS_MAX];
};

/* ---- files ---- */

static bool find_file(struct check *check, int64_t file)
{
    size_t low = 0, high = check->file_count;

    if (check->found < high && check->files[check->found].file == file)
        return true;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (check->files[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    check->found = low;
    return low < check->file_count && check->files[low].file == file;
}

static int note_file(struct check *check, struct statement *row, struct error *error)
{
    int64_t file = statement_int64(row, 0);

    if (check->file_count > 0 && check->files[check->file_count - 1].file >= file)
        return 0;
    if (!ARRAY_RESERVE(check->files, check->file_capacity, check->file_count + 1))
        return error_set_memory(error);
    check->files[check->file_count++] =
        (struct set_file_rows){file, statement_int64(row, 13)};
    return 1;
}

/* The segments of a file follow each other, and have no more rows than the file. */
static int note_segment(struct check *check, struct statement *row, struct error *error)
{
    int64_t first = statement_int64(row, 1), rows = statement_int64(row, 2);
    struct set_file_rows *file = &check->files[check->found];

    (void)error;
    check->next_row = first == 0 ? 0 : check->next_row;
    if (first != check->next_row || rows > file->rows)
        return 0;
    check->next_row += rows;
    file->rows -= rows;
    return 1;
}

/* The blocks of a file follow each other. */
static int note_block(struct check *check, struct statement *row, struct error *error)
{
    (void)error;
    if (statement_int64(row, 1) == 0)
        check->next_row = 0;
    if (statement_int64(row, 1) != check->next_row)
        return 0;
    check->next_row += statement_int64(row, 2);
    return 1;
}

/* ---- the tables ---- */

/* Numbered texts. */
#define TEXTS(path, table, numbered)                                                     \
    {                                                                                    \
        "sql/check_" path, "table " table " is damaged", numbered, 2, NULL,              \
        {                                                                                \
            {NEXT, 0, 0}, YES                                                            \
        }                                                                                \
    }

static const struct table_check tables[] = {
    {"sql/check_meta", "table meta is damaged", NOT_NUMBERED, 2, NULL, {YES, YES}},
    {"sql/check_files",
     "table file is damaged",
     NOT_NUMBERED,
     21,
     note_file,
     {FILE_KEY,
      YES,
      ANY,
      FILE_KEY,
      RANGE(TRACE_RANK_ASSUMED, TRACE_RANK_STATED),
      COUNT,
      COUNT,
      YES,
      YES,
      FLAG,
      FLAG,
      FLAG,
      TIME,
      RANGE(0, (int64_t)UINT32_MAX - 1),
      COUNT,
      COUNT,
      COUNT,
      COUNT,
      COUNT,
      COUNT,
      COUNT}},
    {"sql/check_duplicates",
     "table duplicate is damaged",
     NOT_NUMBERED,
     5,
     NULL,
     {FILE_KEY, YES, OF_FILE, COUNT, YES}},
    {"sql/check_metadata",
     "table metadata is damaged",
     NOT_NUMBERED,
     2,
     NULL,
     {OF_FILE, YES}},
    {"sql/check_notes",
     "table quality is damaged",
     NOT_NUMBERED,
     4,
     NULL,
     {OF_FILE, YES, COUNT, YES}},
    {"sql/check_names",
     "table name is damaged",
     NAMES,
     3,
     NULL,
     {{NEXT, 0, 0}, RANGE(0, UINT32_MAX), YES}},
    TEXTS("categories", "category", CATEGORIES),
    TEXTS("shapes", "shape", SHAPES),
    TEXTS("arguments", "argument", ARGUMENTS),
    {"sql/check_inputs",
     "table inputs is damaged",
     INPUTS,
     4,
     NULL,
     {{NEXT, 0, 0}, IS_OR_NONE(SHAPES), IS_OR_NONE(ARGUMENTS), IS_OR_NONE(ARGUMENTS)}},
    {"sql/check_ops",
     "table op is damaged",
     OPS,
     8,
     NULL,
     {{NEXT, 0, 0},
      IS(NAMES),
      IS(NAMES),
      IS(NAMES),
      IS(NAMES),
      IS(CATEGORIES),
      RANGE(TRACE_HOST, TRACE_NEITHER),
      RANGE(TRACE_KIND_NONE, TRACE_KIND_MEMORY)}},
    {"sql/check_places",
     "table place is damaged",
     NOT_NUMBERED,
     7,
     NULL,
     {OF_FILE, {NEXT_OF_FILE, 0, 0}, YES, YES, RANGE(INT32_MIN, INT32_MAX), ANY, FLAG}},
    {"sql/check_steps",
     "table step is damaged",
     NOT_NUMBERED,
     16,
     NULL,
     {RANGE(0, UINT32_MAX - 1),
      OF_FILE,
      {WITHIN_OR_NULL, INT64_MIN, INT64_MAX},
      END,
      EXTENT,
      END,
      TIME,
      EXTENT,
      EXTENT,
      PART,
      PART,
      PART,
      PART,
      YES,
      YES,
      YES}},
    {"sql/check_step_rows",
     "table step_row is damaged",
     NOT_NUMBERED,
     8,
     NULL,
     {OF_FILE, {NEXT_OF_FILE, 0, 0}, ANY, TIME, DURATION, END, END, YES}},
    {"sql/check_segments",
     "table segment is damaged",
     NOT_NUMBERED,
     7,
     note_segment,
     {OF_FILE, RANGE(0, UINT32_MAX), RANGE(1, SEGMENT_ROWS), TIME, END, YES, YES}},
    {"sql/check_blocks",
     "a block of memory, of collectives or of counters is damaged",
     NOT_NUMBERED,
     5,
     note_block,
     {OF_FILE, RANGE(0, UINT32_MAX), RANGE(1, KEPT_BLOCK_ROWS), YES,
      RANGE(-1, INT32_MAX)}},
    {"sql/check_launches",
     "table launch_shape is damaged",
     NOT_NUMBERED,
     6,
     NULL,
     {OF_FILE, IS(OPS), IS_OR_NONE(NAMES), IS_OR_NONE(SHAPES), COUNT, SUM}},
    {"sql/check_sums",
     "table step_cells is damaged",
     NOT_NUMBERED,
     1,
     NULL,
     {RANGE(0, 0)}},
    {"sql/check_op_files",
     "table op_file is damaged",
     NOT_NUMBERED,
     7,
     NULL,
     {OF_FILE, SUMS}},
    {"sql/check_op_numbers",
     "table op_number is damaged",
     NOT_NUMBERED,
     7,
     NULL,
     {ANY, SUMS}},
    {"sql/check_op_sets", "table op_set is damaged", NOT_NUMBERED, 7, NULL, {YES, SUMS}},
};

/* ---- reading a table ---- */

static bool is_within(struct check *check, const struct column_check *column,
                      int64_t value)
{
    switch (column->rule) {
    case WITHIN:
    case WITHIN_OR_NULL:
        return column->low <= value && value <= column->high;
    case NEXT:
        return value == check->row;
    case NEXT_OF_FILE:
        return value == check->row_of_file;
    case FILE_NUMBER:
        return find_file(check, value);
    case ONE_OF:
        return value >= 0 && value < check->counts[column->low];
    case ONE_OR_NONE:
        return value >= -1 && value < check->counts[column->low];
    }
    return false;
}

static bool is_fine(struct check *check, const struct table_check *table,
                    struct statement *row)
{
    int64_t file = statement_int64(row, 0);

    check->row_of_file = file == check->file ? check->row_of_file + 1 : 0;
    check->file = file;
    for (int i = 0; i < table->count; i++) {
        const struct column_check *column = &table->columns[i];
        int type = sqlite3_column_type(row->handle, i);

        if (type == SQLITE_NULL && column->rule == WITHIN_OR_NULL)
            continue;
        if (type != SQLITE_INTEGER || !is_within(check, column, statement_int64(row, i)))
            return false;
    }
    return true;
}

static int check_table(struct check *check, const struct table_check *table,
                       const char **damage, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result =
        statement_prepare_in(check->database, check->schema, table->path, &row, error);
    int fine = 1;

    check->row = 0;
    check->file = -1;
    while (result == 0 && fine == 1 && (result = statement_step(&row, error)) == 1) {
        fine = is_fine(check, table, &row);
        if (fine == 1 && table->look != NULL)
            fine = table->look(check, &row, error);
        check->row++;
        result = fine < 0 ? fine : 0;
    }
    if (table->numbered != NOT_NUMBERED)
        check->counts[table->numbered] = check->row;
    if (result == 0 && fine == 0)
        *damage = table->damage;
    return result;
}

/* Whether some rows are in no segment. */
static bool has_lost_rows(const struct check *check)
{
    for (size_t i = 0; i < check->file_count; i++)
        if (check->files[i].rows != 0)
            return true;
    return false;
}

/* ---- the whole ---- */

int set_check(struct database *database, const char *schema, const char **damage,
              struct error *error)
{
    struct check check = {.database = database, .schema = schema};

    *damage = NULL;
    int result = set_declared_check(database, schema, damage, error);
    for (size_t i = 0;
         result == 0 && *damage == NULL && i < sizeof tables / sizeof tables[0]; i++)
        result = check_table(&check, &tables[i], damage, error);
    if (result == 0 && *damage == NULL && check.counts[OPS] > CELLS_OPS_MAX)
        *damage = "table op is damaged";
    if (result == 0 && *damage == NULL && has_lost_rows(&check))
        *damage = "table segment is damaged";
    free(check.files);
    return result;
}
