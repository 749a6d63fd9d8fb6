/* See set_share.h. */
#include "store/set/set_share.h"

#include "base/cleanup.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"
#include "trace/decode/metadata_share.h"

#include <stdlib.h>

/* One text at a time: a file has up to a megabyte. */
static int find_next(struct database *database, int64_t *file, char **out,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(database, "sql/share_next_metadata", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":after", *file);
    result = statement_step(&select, error);
    if (result != 1)
        return result;
    *file = statement_int64(&select, 0);
    *out = metadata_share(statement_text(&select, 1, NULL));
    return *out == NULL ? error_set_memory(error) : 1;
}

static int put(struct database *database, int64_t file, const char *text,
               struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(database, "sql/share_put_metadata", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_int64(&update, ":file", file);
    statement_bind_text(&update, ":json", text);
    return statement_run(&update, error);
}

static int change(struct database *database, struct error *error)
{
    int64_t file = -1;
    int result;

    do {
        CLEANUP_FREE char *text = NULL;

        result = find_next(database, &file, &text, error);
        if (result == 1 && put(database, file, text, error) != 0)
            return -(int)error->code;
    } while (result == 1);
    return result;
}

int set_share(const char *path, struct budget *budget, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = build_open_database(&database, path, "mode=rw&nolock=1", budget, error);

    /* What is overwritten becomes zeros. */
    if (result == 0)
        result = database_execute(&database, "PRAGMA secure_delete = ON", error);
    if (result == 0)
        result = change(&database, error);
    return result == 0 ? database_execute(&database, "COMMIT", error) : result;
}
