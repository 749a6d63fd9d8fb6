/* Finished jobs, for the list after a restart. */
#ifndef TRACEDIFF_STORE_CATALOGUE_JOBS_H
#define TRACEDIFF_STORE_CATALOGUE_JOBS_H

#include "base/error.h"

struct store;

int store_save_job(struct store *store, const char *id, const char *json,
                   struct error *error);
/* Calls back with each JSON text, newest first, at most `limit`. */
int store_list_jobs(struct store *store, unsigned limit,
                    int (*each)(void *context, const char *json), void *context,
                    struct error *error);

#endif
