/* Which set files are of an older format (docs/store.md). */
#ifndef TRACEDIFF_STORE_SET_SET_OLDER_H
#define TRACEDIFF_STORE_SET_SET_OLDER_H

#include <stdbool.h>
#include <stdint.h>

struct store;

/* Whether the header of a set's file states a format that is too old to be brought up to
 * date; also false if there is no such file. Reads nothing else. */
bool set_is_older(const struct store *store, const char *id);
/* Whether the header of a file states a format that set_upgrade() knows. */
bool set_is_upgradable(const char *path);
bool set_is_current(const char *path);
/* The format that the header states; 0: it is no set file. */
uint32_t set_format(const char *path);

#endif
