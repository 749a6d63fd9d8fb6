/* Tags on the command line: options and output. store/catalogue/set_query.h defines what
 * a tag may be. */
#ifndef TRACEDIFF_CLI_TAGS_H
#define TRACEDIFF_CLI_TAGS_H

#include "base/buffer.h"
#include "base/error.h"
#include "store/catalogue/set_tag.h"

#include <stdbool.h>
#include <stddef.h>

/* The values of an option that may be repeated. The texts are borrowed. */
struct tag_options {
    const char *texts[SET_TAGS_MAX];
    size_t count;
};
/* Adds one, for an own_option (options.h); 0, or CLI_ERROR after printing the error. */
int tag_options_take(void *options, const char *text);
struct set_tags tag_options_all(const struct tag_options *options);

/* The tags of a set (set_info has one per line), separated by commas. */
void tags_write(const char *lines, struct buffer *out);

#endif
