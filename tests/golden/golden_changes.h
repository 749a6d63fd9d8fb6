/* Compares the changes of a frame, per step, with the right ones. */
#ifndef TRACEDIFF_TESTS_GOLDEN_CHANGES_H
#define TRACEDIFF_TESTS_GOLDEN_CHANGES_H

#include "compare/tree.h"
#include "golden.h"

/* `got` in ns, `expected` in us. */
void golden_change(struct golden *golden, const char *path, const char *what,
                   const json_t *expected, double got);
/* More work and slower work; `expected` is NULL if nothing can be split. */
void golden_split(struct golden *golden, const char *path, const json_t *expected,
                  const struct tree_rows *rows, const struct tree_row *row);

#endif
