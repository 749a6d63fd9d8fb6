/* The output of tracediff tree, and of tracediff compare --format tree. */
#ifndef TRACEDIFF_CLI_ANALYSE_H
#define TRACEDIFF_CLI_ANALYSE_H

#include "compare/tree.h"

/* Makes the tree and writes it in the format of the request to a file, or to standard
 * output if `output` is NULL. */
void tree_print(struct store *store, const struct tree_request *request,
                const char *output);

#endif
