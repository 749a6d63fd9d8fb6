/* Finished set files: finding them, opening them, and checking that they are whole. */
#ifndef TRACEDIFF_STORE_SET_SET_FILE_H
#define TRACEDIFF_STORE_SET_SET_FILE_H

#include "base/budget.h"
#include "base/error.h"
#include "store/sqlite/database.h"

#include <stdbool.h>

struct store;

/* Opens sets/<id>.db, or that of a set with a marker, for reading, within a budget. Its
 * digest is checked when it is first opened (set_digest.h): ERROR_DAMAGED (set_damaged),
 * also if the file of a listed set is gone. A file of an older format is brought up to
 * date first, if it can be (set_upgrade.h). An id without a set is ERROR_NOT_FOUND
 * (unknown_set). Must not be called inside a transaction of the catalogue. */
int set_file_open(struct store *store, const char *id, struct budget *budget,
                  struct database *out, struct error *error);
/* The path of the file that set_file_open() opens; owned by the caller. ERROR_NOT_FOUND
 * if it is missing; set_file_lost() then distinguishes a set that lost its file
 * (set_damaged) from a set that is not stored (unknown_set). */
int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error);
int set_file_lost(struct store *store, const char *id, struct error *error);
/* Opens the file `path` of the set `id`. `anew`: ignores earlier results. Without a
 * store, notes nothing for later. */
int set_file_open_at(const struct store *store, const char *id, const char *path,
                     bool anew, struct budget *budget, struct database *out,
                     struct error *error);
/* The same for a file of an older format with a right digest, as it is: only its meta and
 * its files may be read. */
int set_file_open_older(const char *id, const char *path, struct budget *budget,
                        struct database *out, struct error *error);
/* Opens a set file that belongs to no store: `path`, called `name` in messages. Its bytes
 * and its tables are checked unless it is `known`; its id is not. The message of
 * ERROR_DAMAGED says what is wrong, not in which file. */
int set_file_open_alone(const char *path, const char *name, bool known,
                        struct budget *budget, struct database *out, struct error *error);
/* The text under a key of `meta`, owned by the caller; NULL: the key is missing. */
int set_file_find_meta(struct database *database, const char *key, char **out,
                       struct error *error);
/* The same for a key that every set has. */
int set_file_meta(struct database *database, const char *key, char **out,
                  struct error *error);

/* ---- whether it is whole ---- */

/* Reads the whole file of a set, even if it was checked before. Returns 0, also for an
 * older format that is brought up to date when it is opened; or ERROR_DAMAGED
 * (set_damaged), also if the file is missing, or ERROR_CONFLICT (newer_version,
 * older_version). */
int store_verify_set(const struct store *store, const char *id, struct budget *budget,
                     struct error *error);
/* The damage of a set's file that is known already, without reading the file: a static
 * text. NULL: none. */
const char *store_known_damage(const struct store *store, const char *id);

#endif
