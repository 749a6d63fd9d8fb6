/* Whether a set file declares what sql/set.sql does, and nothing else: a
 * stranger's view or trigger would run with the rights of the program. */
#ifndef TRACEDIFF_STORE_SET_SET_DECLARED_H
#define TRACEDIFF_STORE_SET_SET_DECLARED_H

#include "base/error.h"
#include "store/sqlite/database.h"

#include <stdint.h>

/* `schema`: of the connection. *damage says what is wrong (static); it does not change if
 * nothing is wrong. Errors are those of statements. */
int set_declared_check(struct database *database, const char *schema, const char **damage,
                       struct error *error);
/* The same for a file of that format, from SET_VERSION_OLDEST on (set_upgrade.h). */
int set_declared_check_format(struct database *database, const char *schema,
                              uint32_t version, const char **damage, struct error *error);

#endif
