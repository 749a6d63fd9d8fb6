/* See sets_table.h. */
#include "sql/sets_table.h"

#include "base/clock.h"
#include "store/set/set_pair.h"
#include "store/sqlite/virtual_table.h"

#include <string.h>

enum {
    COLUMN_SIDE,
    COLUMN_ID,
    COLUMN_LABEL,
    COLUMN_TAGS,
    COLUMN_NOTES,
    COLUMN_CREATED,
    COLUMN_UPLOADED_BY
};
#define DECLARATION                                                                      \
    "CREATE TABLE sets(side TEXT, id TEXT, label TEXT, tags TEXT, notes TEXT, "          \
    "created TEXT, uploaded_by TEXT)"

struct chosen_sets {
    const struct set_info *sets[2];
    size_t count;
};

static int sets_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    info->estimatedRows = 2;
    info->estimatedCost = 2;
    return SQLITE_OK;
}

static int sets_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct numbered_cursor *cursor = (struct numbered_cursor *)base;

    (void)plan;
    (void)text;
    (void)argc;
    (void)argv;
    cursor->row = 0;
    cursor->end = ((const struct chosen_sets *)virtual_table_context(base))->count;
    return SQLITE_OK;
}

static void give_text(sqlite3_context *context, const char *text)
{
    sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

/* Separated by commas; the catalogue has one per line. */
static void give_tags(sqlite3_context *context, const char *tags)
{
    char *copy = sqlite3_mprintf("%s", tags);

    if (copy == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    for (char *line = copy; (line = strchr(line, '\n')) != NULL;)
        *line = ',';
    sqlite3_result_text(context, copy, -1, sqlite3_free);
}

static int sets_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct chosen_sets *sides = virtual_table_context(base);
    size_t row = ((const struct numbered_cursor *)base)->row;
    const struct set_info *info = sides->sets[row];
    char created[21];

    switch (column) {
    case COLUMN_SIDE:
        give_text(context, row == PAIR_CONTROL ? "control" : "test");
        break;
    case COLUMN_ID:
        give_text(context, info->stored_id);
        break;
    case COLUMN_LABEL:
        give_text(context, info->label);
        break;
    case COLUMN_TAGS:
        give_tags(context, info->tags);
        break;
    case COLUMN_NOTES:
        give_text(context, info->notes);
        break;
    case COLUMN_CREATED:
        clock_format_utc(info->created, created);
        give_text(context, created);
        break;
    default:
        if (*info->uploaded_by != '\0') /* else NULL */
            give_text(context, info->uploaded_by);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind sets_kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = sets_best_index,
               .xFilter = sets_filter, .xColumn = sets_column, .xRowid = numbered_rowid},
    .sql = DECLARATION,
    .cursor_size = sizeof(struct numbered_cursor),
};

int sets_table_register(sqlite3 *handle, const struct set_info *control,
                        const struct set_info *test)
{
    struct chosen_sets *sides = sqlite3_malloc(sizeof *sides);

    if (sides == NULL)
        return SQLITE_NOMEM;
    *sides = (struct chosen_sets){.sets = {control, test}};
    if (*control->id != '\0')
        sides->count = test == NULL || *test->id == '\0' ? 1 : 2;
    return virtual_table_register(handle, "sets", &sets_kind, sides, sqlite3_free);
}
