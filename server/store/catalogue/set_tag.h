/* Which texts may be tags of a set. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SET_TAG_H
#define TRACEDIFF_STORE_CATALOGUE_SET_TAG_H

#include "base/error.h"

#include <stddef.h>

#define SET_TAGS_MAX 32
#define SET_TAG_BYTES_MAX ((size_t)64)

struct set_tags {
    const char *const *texts;
    size_t count;
};
/* ERROR_PARAMETER (bad_tag) unless the text may be a tag: 1 to SET_TAG_BYTES_MAX bytes of
 * clean UTF-8 (text_is_clean()) that neither begin nor end with a blank. */
int set_tag_check(const char *text, struct error *error);

#endif
