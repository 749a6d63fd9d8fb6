/* See tree_lines.h. */
#include "analysis/tree/tree_lines.h"

#include <stdlib.h>

void tree_lines_free(struct tree_lines *lines)
{
    strings_free(&lines->names);
    strings_free(&lines->merged);
    free(lines->merged_of);
    *lines = (struct tree_lines){0};
}

const char *tree_lines_name(const struct tree_lines *lines, const char *name,
                            size_t length)
{
    uint32_t id = lines->apart ? STRINGS_NONE : strings_find(&lines->names, name, length);

    return id == STRINGS_NONE ? NULL : strings_text(&lines->merged, lines->merged_of[id]);
}
