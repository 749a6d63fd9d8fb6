/* Bundles on the command line. */
#ifndef TRACEDIFF_CLI_BUNDLES_H
#define TRACEDIFF_CLI_BUNDLES_H

#include "base/error.h"
#include "intake/jobs.h"

struct store;

/* Runs bundle_open() in a worker, and says on standard error what it stored, and which
 * sets were already stored. Always free `out`. */
int cli_open_bundle(struct store *store, const char *path, struct opened_bundle *out,
                    struct error *error);

#endif
