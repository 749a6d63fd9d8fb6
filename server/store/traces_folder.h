/* Folders of kept traces: DATA/traces/<id>, and in spool/ those that are being made or
 * removed. They contain no folders. */
#ifndef TRACEDIFF_STORE_TRACES_FOLDER_H
#define TRACEDIFF_STORE_TRACES_FOLDER_H

#include "base/error.h"

struct store;

/* DATA/traces/<id>; for NULL: DATA/traces. Owned by the caller; NULL: no memory. */
char *traces_folder_path(const struct store *store, const char *id);
/* A descriptor; -1: errno. Follows no links. */
int traces_folder_open(const char *path);
/* Calls back with every entry of a folder except `.` and `..`. */
void traces_folder_each(int folder,
                        void (*visit)(int folder, const char *name, void *context),
                        void *context);
/* Removes a folder and the files in it, if it is there. */
void traces_folder_remove(const char *path);
/* Moves the whole DATA/traces/<id> to *gone in spool/ (path owned by the caller), which
 * the caller removes: so a crash never leaves half of it beside a set. *gone is NULL if
 * there is no such folder. */
int traces_folder_take_away(const struct store *store, const char *id, char **gone,
                            struct error *error);

#endif
