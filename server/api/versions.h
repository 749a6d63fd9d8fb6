/* The versions of the libraries that the program uses. */
#ifndef TRACEDIFF_API_VERSIONS_H
#define TRACEDIFF_API_VERSIONS_H

#include "base/library.h"

#include <jansson.h>
#include <stddef.h>

#define VERSIONS_MAX 16

/* Returns how many there are, always in the same order. */
size_t versions_list(struct library out[VERSIONS_MAX]);
/* {"name": {"compiled": "…", "running": "…" or null}…}; NULL when memory is refused. */
json_t *versions_json(void);

#endif
