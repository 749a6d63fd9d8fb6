/* `serve --sets`: a store whose set files are in a folder that others fill. Its catalogue
 * and its cache are in a temporary folder of this process, so any number of servers may
 * show one folder, and none writes there. */
#ifndef TRACEDIFF_CLI_SERVE_SETS_H
#define TRACEDIFF_CLI_SERVE_SETS_H

#include "base/error.h"

struct serve_sets;
struct store;

/* How often the server looks at the folder. */
#define SERVE_SETS_SECONDS 2

/* Makes the temporary folder. Errors: `folder` cannot be opened. */
int serve_sets_begin(const char *folder, struct serve_sets **out, struct error *error);
/* The data directory of the store. */
const char *serve_sets_data(const struct serve_sets *sets);
/* Starts threads that list the files that are there or arrive, and forget removed ones:
 * at most `workers`, and no more than there are cores. Failures are logged. The threads
 * start the processes that look at the files (ingest/worker.h), so they live until the
 * stop. */
int serve_sets_start(struct serve_sets *sets, struct store *store, unsigned workers,
                     struct error *error);
/* Ends the threads; call it before closing the store. NULL: nothing to do. */
void serve_sets_stop(struct serve_sets *sets);
/* Removes the temporary folder; call it after closing the store. NULL: nothing to do. */
void serve_sets_end(struct serve_sets *sets);

#endif
