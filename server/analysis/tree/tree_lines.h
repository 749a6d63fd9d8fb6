/* The names of the Python frames of two sides: those of the rows of their comparison
 * (compare/python_rows.h). */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_LINES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_LINES_H

#include "base/strings.h"

#include <stdbool.h>

struct tree_lines {
    bool apart;            /* frames keep path and line; there is nothing below */
    struct strings names;  /* of the Python functions of both sides */
    struct strings merged; /* their merged names */
    uint32_t *merged_of;   /* by name */
    size_t room;           /* of merged_of */
};

void tree_lines_free(struct tree_lines *lines); /* also the cleanup function */

/* The name of a frame whose row has this name, addresses merged; NULL: it has none of its
 * own. */
const char *tree_lines_name(const struct tree_lines *lines, const char *name,
                            size_t length);

#endif
