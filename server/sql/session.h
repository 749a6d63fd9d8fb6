/* A connection for statements of users: one set or two, the tables that read them, and
 * only the right to read. */
#ifndef TRACEDIFF_SQL_SESSION_H
#define TRACEDIFF_SQL_SESSION_H

#include "base/error.h"
#include "sql/guard.h"
#include "store/catalogue/set_info.h"
#include "store/sqlite/database.h"

#include <stdbool.h>

struct store;

struct sql_session {
    struct database database; /* its main schema is `control` */
    struct sql_guard guard;
    struct set_info control, test; /* test.id is "" if there is one set */
};

/* `control` and `test` name sets; NULL for `test`: there is one set. The session must
 * stay where it is until sql_session_close(). */
int sql_session_open(struct store *store, const char *control, const char *test,
                     struct budget *budget, struct sql_session *out, struct error *error);
/* A session without sets: its tables are empty; for the names of tables and columns. */
int sql_session_open_empty(struct budget *budget, struct sql_session *out,
                           struct error *error);
void sql_session_close(struct sql_session *session); /* cleanup function too */

#endif
