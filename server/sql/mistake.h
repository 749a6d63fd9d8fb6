/* Explains what is wrong with a statement, where, and what was probably meant. */
#ifndef TRACEDIFF_SQL_MISTAKE_H
#define TRACEDIFF_SQL_MISTAKE_H

#include "base/error.h"
#include "sql/session.h"

/* The error of a connection, whose statement failed with `code`: a mistake in it
 * (bad_sql), something that is not allowed (sql_refused), or what database_error() says.
 */
int sql_mistake(struct sql_session *session, const char *statement, int code,
                struct error *error);

#endif
