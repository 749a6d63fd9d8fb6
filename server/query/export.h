/* Sets as plain rows, for programs that cannot read set files: one SQLite file, or a
 * folder of tab-separated files. */
#ifndef TRACEDIFF_QUERY_EXPORT_H
#define TRACEDIFF_QUERY_EXPORT_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct store;

struct sql_export {
    const char *const *sets; /* ids or labels */
    size_t count;
    const char *path;       /* of the file or folder; it appears when all is written */
    bool tsv;               /* a folder; otherwise a file of SQLite */
    bool events;            /* every event too */
    bool without_variables; /* nor what else may be private
                               (trace/metadata.h) */
    bool force;             /* replace what is there */
    struct budget *budget;
};

/* Errors: exists (without `force`), disk_full, those of reading sets. */
int sql_export(struct store *store, const struct sql_export *request,
               struct error *error);

#endif
