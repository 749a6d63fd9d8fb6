/* See mistake.h. */
#include "sql/mistake.h"

#include "base/cleanup.h"
#include "base/nearest.h"
#include "sql/guard.h"
#include "sql/tables.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#define WORD_MAX 64

/* The byte of the statement where the mistake is; -1: not known. */
static int place_of(sqlite3 *handle)
{
#if SQLITE_VERSION_NUMBER >= 3038000
    return sqlite3_error_offset(handle);
#else
    (void)handle;
    return -1;
#endif
}

static void write_place(int place, char *out, size_t size)
{
    *out = '\0';
    if (place >= 0)
        snprintf(out, size, " (at byte %d)", place);
}

/* ---- what was probably meant ---- */

struct names {
    const struct sql_tables *tables;
    bool columns;
};

/* Tables, or the columns of all tables. */
static const char *name_at(const void *context, size_t index)
{
    const struct names *names = context;

    for (size_t i = 0; i < names->tables->count; i++) {
        const struct sql_table *table = &names->tables->items[i];

        if (!names->columns && i == index)
            return table->name;
        if (names->columns && index < table->column_count)
            return table->columns[index].name;
        index -= names->columns ? table->column_count : 0;
    }
    return NULL;
}

/* The last name of "no such column: a.b", in small letters. */
static bool read_name(const char *message, const char *before, char out[WORD_MAX])
{
    size_t length = strlen(before);

    if (strncmp(message, before, length) != 0)
        return false;
    const char *name = message + length, *dot = strrchr(name, '.');
    snprintf(out, WORD_MAX, "%s", dot == NULL ? name : dot + 1);
    for (char *letter = out; *letter != '\0'; letter++)
        *letter = (char)tolower((unsigned char)*letter);
    return true;
}

/* The name that was probably meant; "" if none is near. */
static void find_meant(struct sql_session *session, const char *message,
                       char out[WORD_MAX])
{
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    struct names names = {.tables = &tables};
    const char *nearest = NULL;
    char typed[WORD_MAX];

    *out = '\0';
    if (read_name(message, "no such function: ", typed)) {
        nearest = nearest_word(typed, sql_guard_function, NULL);
    } else {
        names.columns = read_name(message, "no such column: ", typed);
        if (!names.columns && !read_name(message, "no such table: ", typed))
            return;
        if (sql_tables_list(session->test.id[0] != '\0', session->database.budget,
                            &tables, NULL) == 0)
            nearest = nearest_word(typed, name_at, &names);
    }
    /* If it is the typed name itself, that is in another schema than the typed one. */
    if (nearest != NULL && strcmp(nearest, typed) != 0)
        snprintf(out, WORD_MAX, "%s", nearest);
}

static int tell(struct sql_session *session, const char *message, int place,
                struct error *error)
{
    char meant[WORD_MAX], where[40];
    bool lacks_test = session->test.id[0] == '\0' &&
                      (strcasecmp(message, "no such table: compare") == 0 ||
                       strncasecmp(message, "no such table: compare_", 23) == 0 ||
                       strncasecmp(message, "no such table: test.", 20) == 0);

    find_meant(session, message, meant);
    write_place(place, where, sizeof where);
    int result =
        error_set(error, ERROR_PARAMETER, "bad_sql", "%s%s%s%s%s%s", message, where,
                  *meant == '\0' || lacks_test ? "" : "; did you mean \"",
                  lacks_test ? "" : meant, *meant == '\0' || lacks_test ? "" : "\"?",
                  lacks_test ? "; give a second set, as test" : "");
    error->place = place < 0 ? 0 : place + 1;
    return result;
}

int sql_mistake(struct sql_session *session, const char *statement, int code,
                struct error *error)
{
    sqlite3 *handle = session->database.handle;
    char message[512];

    /* SQLite declares the table of a pragma by a CREATE TABLE, which the guard refuses.
     */
    if (*session->guard.refused != '\0' && strcasestr(statement, "pragma_") != NULL)
        return error_set(error, ERROR_PARAMETER, "sql_refused",
                         "only SELECT is allowed here, not PRAGMA");
    if (*session->guard.refused != '\0')
        return error_set(error, ERROR_PARAMETER, "sql_refused", "%s",
                         session->guard.refused);
    snprintf(message, sizeof message, "%s", sqlite3_errmsg(handle));
    switch (code & 0xff) {
    case SQLITE_ERROR:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
        return tell(session, message, place_of(handle), error);
    case SQLITE_CORRUPT:
        if (code == SQLITE_CORRUPT_VTAB) /* the message is complete */
            return error_set(error, ERROR_DAMAGED, "set_damaged", "%s", message);
        break;
    default:
        break;
    }
    return database_error(&session->database, "asking", error);
}
