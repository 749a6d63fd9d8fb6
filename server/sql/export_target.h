/* The temporary file or folder of an unfinished export, next to its final name. */
#ifndef TRACEDIFF_SQL_EXPORT_TARGET_H
#define TRACEDIFF_SQL_EXPORT_TARGET_H

#include "base/error.h"

#include <stdbool.h>

struct export_target {
    const char *path; /* the final name */
    char *temporary;  /* NULL: none */
    bool folder, force;
};

int export_target_open(struct export_target *target, const char *path, bool folder,
                       bool force, struct error *error);
/* Puts it into place. */
int export_target_finish(struct export_target *target, struct error *error);
/* Removes the temporary file or folder, if it was not renamed; a cleanup function. */
void export_target_discard(struct export_target *target);
/* The path of a file in the folder; owned by the caller. */
char *export_target_file(const struct export_target *target, const char *name);

#endif
