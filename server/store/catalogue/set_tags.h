/* The tags that people give to sets. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SET_TAGS_H
#define TRACEDIFF_STORE_CATALOGUE_SET_TAGS_H

#include "base/error.h"
#include "store/catalogue/set_tag.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

/* Removes tags from a listed set (`keep_others` false: all its tags), then adds some. The
 * case of ASCII letters does not matter: a tag that the set has already stays unchanged.
 * ERROR_PARAMETER (bad_tag), ERROR_LIMIT (too_many_tags), ERROR_NOT_FOUND
 * (unknown_set). */
int store_change_tags(struct store *store, const char *id, bool keep_others,
                      const struct set_tags *remove, const struct set_tags *add,
                      struct error *error);
/* Calls back with each tag of listed sets, the most frequent first, `limit` at most. */
int store_list_tags(struct store *store, uint32_t limit,
                    int (*each)(void *context, const char *tag, uint64_t sets),
                    void *context, struct error *error);

#endif
