/* See registry.h. */
#include "analysis/set/registry.h"

#include <string.h>

#define DECLARE(name) extern const struct analysis name;
#define LIST(name) &(name),

ANALYSES(DECLARE)

const struct analysis *const analyses[] = {ANALYSES(LIST)};
const size_t analysis_count = sizeof analyses / sizeof analyses[0];

const struct analysis *analysis_find(const char *name)
{
    for (size_t i = 0; i < analysis_count; i++)
        if (strcmp(analyses[i]->name, name) == 0)
            return analyses[i];
    return NULL;
}
