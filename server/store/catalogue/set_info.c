/* See set_info.h. */
#include "store/catalogue/set_info.h"

#include "base/error.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void set_info_free(struct set_info *info)
{
    free(info->label);
    free(info->marker);
    free(info->notes);
    free(info->summary);
    free(info->tags);
    free(info->uploaded_by);
    *info = (struct set_info){0};
}

int catalog_read_set(struct statement *row, int column, struct set_info *out,
                     struct error *error)
{
    *out = (struct set_info){0};
    snprintf(out->id, sizeof out->id, "%s", statement_text(row, column, NULL));
    memcpy(out->stored_id, out->id, sizeof out->stored_id);
    out->label = statement_copy_text(row, column + 1);
    out->notes = statement_copy_text(row, column + 2);
    out->created = statement_int64(row, column + 3);
    out->deleted = statement_int64(row, column + 4);
    out->summary = statement_copy_text(row, column + 5);
    out->stored_bytes = (uint64_t)statement_int64(row, column + 6);
    out->tags = statement_copy_text(row, column + 7);
    out->pinned = statement_int64(row, column + 8);
    out->goes = statement_int64(row, column + 9);
    out->uploaded_by = statement_copy_text(row, column + 10);
    if (out->label != NULL && out->notes != NULL && out->summary != NULL &&
        out->tags != NULL && out->uploaded_by != NULL)
        return 0;
    set_info_free(out);
    return error_set_memory(error);
}

int catalog_get_one(struct database *catalog, const char *path, const char *parameter,
                    const char *value, bool unique, struct set_info *out,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, path, false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, parameter, value);
    result = statement_step(&select, error);
    if (result != 1)
        return result;
    result = catalog_read_set(&select, 0, out, error);
    if (result != 0 || !unique)
        return result == 0 ? 1 : result;
    result = statement_step(&select, error);
    if (result != 0)
        set_info_free(out);
    return result < 0 ? result : 1 - result;
}

int catalog_get_set(struct store *store, const char *id, struct set_info *out,
                    struct error *error)
{
    return catalog_get_one(&store->catalog, "sql/set_by_id", ":id", id, false, out,
                           error);
}
