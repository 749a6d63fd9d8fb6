/* See catalog_sets.h. */
#include "store/catalogue/catalog_sets.h"

#include "base/clock.h"
#include "base/error.h"
#include "base/seal.h"
#include "store/place/store_state.h"
#include "store/sqlite/statement.h"

/* Runs a statement whose only parameter is the id of a set. */
static int run_for_set(struct store *store, const char *path, const char *id,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int result = statement_prepare(&store->catalog, path, false, &statement, error);

    if (result != 0)
        return result;
    statement_bind_text(&statement, ":id", id);
    return statement_run(&statement, error);
}

static void bind_seal(struct statement *statement, const char *parameter, bool known,
                      const struct seal *seal)
{
    if (known)
        statement_bind_blob(statement, parameter, seal, sizeof *seal);
    else
        statement_bind_null(statement, parameter);
}

int catalog_put_files(struct store *store, const char *id,
                      const struct catalog_file *files, size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0};
    int result = run_for_set(store, "sql/catalog_delete_files", id, error);

    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/catalog_put_file", false,
                                   &insert, error);
    for (size_t i = 0; result == 0 && i < count; i++) {
        statement_bind_text(&insert, ":id", id);
        statement_bind_int64(&insert, ":file", files[i].file);
        statement_bind_text(&insert, ":name", files[i].name);
        statement_bind_int64(&insert, ":disk_bytes", (int64_t)files[i].disk_bytes);
        statement_bind_blob(&insert, ":disk_hash", files[i].disk_hash,
                            sizeof files[i].disk_hash);
        bind_seal(&insert, ":disk_seal", files[i].sealed, &files[i].disk_seal);
        result = statement_run(&insert, error);
    }
    return result;
}

int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct catalog_file *files, size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0};
    int result =
        statement_prepare(&store->catalog, "sql/catalog_put_set", false, &insert, error);

    if (result != 0)
        return result;
    statement_bind_text(&insert, ":id", set->id);
    statement_bind_text(&insert, ":label", set->label);
    statement_bind_text(&insert, ":summary", set->summary);
    statement_bind_int64(&insert, ":created", set->created);
    statement_bind_int64(&insert, ":stored_bytes", (int64_t)set->stored_bytes);
    statement_bind_int64(&insert, ":now", clock_unix_seconds());
    bind_seal(&insert, ":seal", set->sealed, &set->seal);
    result = statement_run(&insert, error);
    if (result == 0)
        result = run_for_set(store, "sql/catalog_put_facts", set->id, error);
    return result == 0 ? catalog_put_files(store, set->id, files, count, error) : result;
}

int catalog_delete_set(struct store *store, const char *id, struct error *error)
{
    return run_for_set(store, "sql/catalog_delete_set", id, error);
}
