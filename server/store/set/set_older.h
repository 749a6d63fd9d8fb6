/* Which set files are of an older format (docs/upgrade.md). */
#ifndef TRACEDIFF_STORE_SET_SET_OLDER_H
#define TRACEDIFF_STORE_SET_SET_OLDER_H

#include <stdbool.h>

struct store;

/* Whether the header of a set's file states an older format; also false if there is no
 * such file. Reads nothing else. */
bool set_is_older(const struct store *store, const char *id);

#endif
