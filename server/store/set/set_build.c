/* See set_build.h. */
#include "store/set/set_build.h"

#include "base/budget.h"
#include "base/error.h"
#include "store/codec/cells.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <string.h>

/* No other process sees the file before it is complete: no journal, no locks, no
 * flushing. */
int build_open_database(struct database *database, const char *path, const char *query,
                        struct budget *budget, struct error *error)
{
    int result = database_open(database, path, query, "the new set", budget, error);

    if (result != 0)
        return result;
    /* Defensive connections may not switch the journal off. */
    sqlite3_db_config(database->handle, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
    return database_execute(database,
                            "PRAGMA page_size = 8192;"
                            "PRAGMA journal_mode = OFF;"
                            "PRAGMA synchronous = OFF;"
                            "PRAGMA locking_mode = EXCLUSIVE;"
                            "PRAGMA secure_delete = OFF;"
                            "PRAGMA temp_store = MEMORY;"
                            "PRAGMA cache_size = -2048;" /* pages are written once */
                            "BEGIN",
                            error);
}

int build_cells_error(enum cells_result result, struct error *error)
{
    switch (result) {
    case CELLS_OK:
        return 0;
    case CELLS_NO_MEMORY:
        return error_set_memory(error);
    default:
        return error_set(error, ERROR_INTERNAL, "bad_cells",
                         "sums of a step that cannot be stored");
    }
}

int build_note_seals(struct set_writer *writer, uint32_t file,
                     const struct build_seals *seals, struct error *error)
{
    if (file >= writer->seal_count) {
        size_t count = file < 32 ? 64 : (size_t)file * 2;
        struct build_seals *more =
            reallocarray(writer->seals, count, sizeof *writer->seals);

        if (more == NULL)
            return error_set_memory(error);
        memset(more + writer->seal_count, 0, (count - writer->seal_count) * sizeof *more);
        writer->seals = more;
        writer->seal_count = count;
    }
    writer->seals[file] = *seals;
    return 0;
}

int build_prepare_steps(struct set_writer *writer, struct error *error)
{
    static const struct {
        enum build_statement statement;
        const char *path;
    } statements[] = {{PUT_STEP, "sql/set_put_step"},
                      {PUT_STEP_ROW, "sql/set_put_step_row"},
                      {PUT_STEP_CELLS, "sql/set_put_step_cells"},
                      {PUT_QUALITY, "sql/set_put_quality"}};
    int result = 0;

    for (size_t i = 0; result == 0 && i < sizeof statements / sizeof *statements; i++)
        result = statement_prepare(&writer->database, statements[i].path, true,
                                   &writer->statements[statements[i].statement], error);
    return result;
}

void build_close(struct set_writer *writer)
{
    for (int i = 0; i < BUILD_STATEMENTS; i++)
        statement_finish(&writer->statements[i]);
    database_close(&writer->database);
}
