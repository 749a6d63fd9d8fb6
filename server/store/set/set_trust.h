/* Whether the virtual tables may read a set. The program opens a set file through
 * set_file.h, which has checked it. The loadable extension (server/extension) gets
 * whatever file its host opened: there, the first query of a table makes the checks of
 * set_check.h, and the first query after the file changed makes them again. */
#ifndef TRACEDIFF_STORE_SET_SET_TRUST_H
#define TRACEDIFF_STORE_SET_SET_TRUST_H

#include "base/error.h"
#include "store/sqlite/database.h"

/* `schema`: of the connection, whose name in errors then contains it. 0, or
 * ERROR_DAMAGED, ERROR_CONFLICT (newer_version, older_version), ERROR_DATABASE. */
int set_trust(struct database *database, const char *schema, struct error *error);

#endif
