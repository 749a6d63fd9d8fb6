/* The word that was probably meant. */
#ifndef TRACEDIFF_BASE_NEAREST_H
#define TRACEDIFF_BASE_NEAREST_H

#include <stddef.h>

/* Of the words, the one that is nearest to what was typed; NULL if none is near. `words`
 * is called with 0, 1 … until it returns NULL. */
const char *nearest_word(const char *typed,
                         const char *(*words)(const void *context, size_t index),
                         const void *context);

#endif
