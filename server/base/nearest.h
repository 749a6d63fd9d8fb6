/* The word that was probably meant. */
#ifndef TRACEDIFF_BASE_NEAREST_H
#define TRACEDIFF_BASE_NEAREST_H

#include <stddef.h>

/* The word that is nearest to the typed one; NULL if none is near. `words` is called with
 * 0, 1 … until it returns NULL. */
const char *nearest_word(const char *typed,
                         const char *(*words)(const void *context, size_t index),
                         const void *context);

#endif
