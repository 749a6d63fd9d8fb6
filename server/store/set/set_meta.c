/* See set_meta.h. */
#include "store/set/set_meta.h"

#include "base/cleanup.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

int set_meta_find(struct database *database, const char *key, char **out,
                  struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/set_meta", false, &select, error);

    *out = NULL;
    if (result != 0)
        return result;
    statement_bind_text(&select, ":key", key);
    result = statement_step(&select, error);
    if (result != 1)
        return result;
    *out = statement_copy_text(&select, 0);
    return *out == NULL ? error_set_memory(error) : 0;
}

int set_meta_get(struct database *database, const char *key, char **out,
                 struct error *error)
{
    int result = set_meta_find(database, key, out, error);

    return result == 0 && *out == NULL
               ? database_damaged(database->name, "table meta is damaged", error)
               : result;
}

int set_meta_check_id(struct database *database, const char *id, const char **damage,
                      struct error *error)
{
    CLEANUP_FREE char *stated = NULL;
    int result = set_meta_get(database, "id", &stated, error);

    if (result == 0 && strcmp(stated, id) != 0)
        *damage = "it holds another set";
    return result;
}
