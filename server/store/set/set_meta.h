/* What a set file says of itself: table meta. */
#ifndef TRACEDIFF_STORE_SET_SET_META_H
#define TRACEDIFF_STORE_SET_SET_META_H

#include "base/error.h"
#include "store/sqlite/database.h"

/* The text under a key, owned by the caller; NULL: the key is missing. */
int set_meta_find(struct database *database, const char *key, char **out,
                  struct error *error);
/* The same for a key that every set has. */
int set_meta_get(struct database *database, const char *key, char **out,
                 struct error *error);
/* Whether it is the set of this id: *damage says so if not, otherwise it stays. */
int set_meta_check_id(struct database *database, const char *id, const char **damage,
                      struct error *error);

#endif
