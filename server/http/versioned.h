/* The page with the version of its files in their URLs.
 *
 * The compiled-in page asks for its scripts and styles at /web/v-<version>/.... So a
 * browser keeps all of them permanently, and requests none again until one of them
 * changes. */
#ifndef TRACEDIFF_HTTP_VERSIONED_H
#define TRACEDIFF_HTTP_VERSIONED_H

#include "base/assets.h"

#include <stdbool.h>

/* web/made/page.html with those URLs, and with the base path in front of each path that
 * it names. */
struct versioned_page {
    struct asset asset; /* without bytes if memory was refused */
    char etag[64];
};
/* `page` is freed with versioned_page_free() and is not moved meanwhile. */
void versioned_page_make(const char *base, struct versioned_page *page);
void versioned_page_free(struct versioned_page *page);

/* The name without the version that it may begin with: "v-<16 digits>/js/main.js" is
 * "js/main.js". `*current`: it is the version of this program. */
const char *versioned_strip(const char *name, bool *current);

#endif
