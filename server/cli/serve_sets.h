/* `serve --sets`: a store whose set files are in a folder that others fill. Its catalogue
 * and its cache are in a temporary folder of this process, so any number of servers may
 * show one folder, and none writes there. */
#ifndef TRACEDIFF_CLI_SERVE_SETS_H
#define TRACEDIFF_CLI_SERVE_SETS_H

#include "base/error.h"

struct serve_sets;
struct store;

/* How often the folder is looked at. */
#define SERVE_SETS_SECONDS 2

/* Makes the temporary folder. Errors: `folder` cannot be opened. */
int serve_sets_begin(const char *folder, struct serve_sets **out, struct error *error);
/* The data directory of the store. */
const char *serve_sets_data(const struct serve_sets *sets);
/* Starts threads that list what is there and what comes, and forget what goes; `workers`
 * at most, and no more than there are cores. What fails is logged. The threads start the
 * processes that look at the files (ingest/worker.h), so they live until the stop. */
int serve_sets_start(struct serve_sets *sets, struct store *store, unsigned workers,
                     struct error *error);
/* Ends the threads; before the store is closed. NULL: nothing to do. */
void serve_sets_stop(struct serve_sets *sets);
/* Removes the temporary folder; the store is closed. NULL: nothing to do. */
void serve_sets_end(struct serve_sets *sets);

#endif
