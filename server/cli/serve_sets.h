/* `serve --sets`: a store whose set files are in a folder that others fill. Its catalogue
 * and its cache are in a temporary folder of this process, so any number of servers may
 * show one folder, and none writes there. */
#ifndef TRACEDIFF_CLI_SERVE_SETS_H
#define TRACEDIFF_CLI_SERVE_SETS_H

#include "base/error.h"

struct serve_sets;
struct store;

/* How often serve_sets_look() wants to be called. */
#define SERVE_SETS_SECONDS 2

/* Makes the temporary folder. Errors: `folder` cannot be opened. */
int serve_sets_begin(const char *folder, struct serve_sets **out, struct error *error);
/* The data directory of the store. */
const char *serve_sets_data(const struct serve_sets *sets);
/* Lists what came since, and forgets what went. What fails is logged. */
void serve_sets_look(struct serve_sets *sets, struct store *store);
/* Removes the temporary folder; the store is closed. NULL: nothing to do. */
void serve_sets_end(struct serve_sets *sets);

#endif
