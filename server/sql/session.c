/* See session.h. */
#include "sql/session.h"

#include "base/cleanup.h"
#include "sql/analysis_tables.h"
#include "sql/compare_table.h"
#include "sql/frames_table.h"
#include "sql/pair_tables.h"
#include "sql/recorded_tables.h"
#include "sql/sets_table.h"
#include "store/catalogue/sets.h"
#include "store/set/event_table.h"
#include "store/set/events_table.h"
#include "store/set/kept_tables.h"
#include "store/set/op_step_table.h"
#include "store/set/set_file.h"

#include <stdio.h>

static const char *const schemas[] = {"control", "test"};

static int check(struct sql_session *session, int code, struct error *error)
{
    return code == SQLITE_OK
               ? 0
               : database_error(&session->database, "preparing to ask", error);
}

/* Adds the tables that are not tables of a file. */
static int add_tables(struct sql_session *session, struct store *store, size_t sets,
                      struct error *error)
{
    sqlite3 *handle = session->database.handle;
    struct budget *budget = session->database.budget;
    int code = event_table_register(handle, budget);

    if (code == SQLITE_OK)
        code = op_step_table_register(handle);
    if (code == SQLITE_OK)
        code = kept_tables_register(handle, "", budget);
    if (code == SQLITE_OK)
        code = events_table_register(handle, "events", schemas, sets, budget);
    if (code == SQLITE_OK)
        code = frames_table_register(handle, "frames", store, session->control.id,
                                     sets == 2 ? session->test.id : NULL, budget);
    if (code == SQLITE_OK)
        code = analysis_tables_register(handle, store, session->control.id,
                                        sets == 2 ? session->test.id : NULL, budget,
                                        &session->guard.declares);
    if (code == SQLITE_OK)
        code = recorded_tables_register(handle, "", store, session->control.id,
                                        sets == 2 ? session->test.id : NULL, budget);
    if (code == SQLITE_OK)
        code = sets_table_register(handle, &session->control,
                                   sets == 2 ? &session->test : NULL);
    if (code == SQLITE_OK && sets == 2)
        code = compare_table_register(handle, store, session->control.id,
                                      session->test.id, budget);
    if (code == SQLITE_OK && sets == 2)
        code = pair_tables_register(handle, store, session->control.id, session->test.id,
                                    budget);
    return check(session, code, error);
}

/* Finds the file of a set. It is opened once like every set, which checks it. A statement
 * does not get that connection: it has more rights, and others use it again. */
static int find_file(struct store *store, const char *id, struct budget *budget,
                     char **path, char name[96], struct error *error)
{
    CLEANUP_DATABASE struct database checked = {0};
    int result = set_file_open(store, id, budget, &checked, error);

    snprintf(name, 96, "%s", checked.name);
    return result == 0 ? set_file_path(store, id, path, error) : result;
}

static int open_control(struct sql_session *session, struct store *store,
                        struct budget *budget, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    char name[96];
    int result = find_file(store, session->control.id, budget, &path, name, error);

    if (result == 0)
        result = database_open(&session->database, path, "mode=ro&immutable=1", name,
                               budget, error);
    return result == 0 ? check(session,
                               sqlite3_db_config(session->database.handle,
                                                 SQLITE_DBCONFIG_MAINDBNAME, schemas[0]),
                               error)
                       : result;
}

static int attach_test(struct sql_session *session, struct store *store,
                       struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    char name[96];
    int result =
        find_file(store, session->test.id, session->database.budget, &path, name, error);

    return result == 0
               ? database_attach_set(&session->database, path, schemas[1], name, error)
               : result;
}

static int open_sets(struct store *store, const char *control, const char *test,
                     struct budget *budget, struct sql_session *out, struct error *error)
{
    int result = store_find_set(store, control, &out->control, error);

    if (result == 0 && test != NULL)
        result = store_find_set(store, test, &out->test, error);
    if (result == 0)
        result = open_control(out, store, budget, error);
    if (result == 0 && test != NULL)
        result = attach_test(out, store, error);
    if (result == 0)
        result = add_tables(out, store, test == NULL ? 1 : 2, error);
    return result;
}

int sql_session_open(struct store *store, const char *control, const char *test,
                     struct budget *budget, struct sql_session *out, struct error *error)
{
    *out = (struct sql_session){0};
    int result = open_sets(store, control, test, budget, out, error);

    if (result == 0)
        result =
            check(out, sql_guard_put(&out->guard, out->database.handle, budget), error);
    if (result != 0)
        sql_session_close(out);
    return result;
}

int sql_session_open_empty(struct budget *budget, struct sql_session *out,
                           struct error *error)
{
    *out = (struct sql_session){0};
    int result = database_open_memory(&out->database, "an empty set", budget, error);

    if (result == 0)
        result = database_run_script(&out->database, "sql/set_schema", error);
    if (result == 0)
        result = add_tables(out, NULL, 2, error);
    if (result != 0)
        sql_session_close(out);
    return result;
}

void sql_session_close(struct sql_session *session)
{
    database_close(&session->database);
    set_info_free(&session->control);
    set_info_free(&session->test);
}
