#ifndef TRACEDIFF_STORE_DATABASE_H
#define TRACEDIFF_STORE_DATABASE_H

#include "base/budget.h"
#include "base/error.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

/* ---- heap ---- */

/* A bound on the memory that SQLite takes on one thread: for statements that a user
 * wrote. Everything that SQLite allocates there counts. An allocation
 * over the bound is refused, so the statement ends with SQLITE_NOMEM. An allocation after
 * the budget is over is refused in the same way, because nothing else checks the budget
 * while a statement is prepared. */

struct heap_bound {
    int64_t most, used; /* bytes */
    struct budget *budget;
    unsigned turns;
    bool refused; /* an allocation was over the bound */
};
/* From now on `bound` applies to the calling thread; NULL: none does. False: SQLite was
 * used before heap_install(), so there can be no bound. */
bool heap_bind(struct heap_bound *bound);

/* ---- database ---- */

/* One SQLite connection: opening it with our settings, errors in our terms, a budget.
 *
 * Every connection has the functions and table-valued functions of functions.h
 * registered, trusts nothing of the schema it opens, and is used by one thread at a
 * time (SQLITE_OPEN_NOMUTEX). Messages call a database by `name`, never by its path. */

/* `PRAGMA application_id` of our two kinds of files and the versions that we write. */
#define CATALOG_APPLICATION_ID 0x74646374 /* "tdct" */
#define CATALOG_NAME "catalog.db"
#define CATALOG_VERSION 7
#define SET_APPLICATION_ID 0x74647374 /* "tdst" */
#define SET_VERSION 8
#define SET_VERSION_OLDEST 6 /* that is brought up to date (store/set_file.c) */

/* Finished statements, kept for reuse: preparing a statement takes as long as running it
 * for some hundred rows (statement.h). */
#define DATABASE_SPARES 8
struct database_spares {
    sqlite3_stmt *handles[DATABASE_SPARES]; /* NULL: none */
    unsigned next;                          /* the next to be replaced */
};

struct database {
    sqlite3 *handle; /* NULL: closed */
    char name[96];
    struct budget *budget; /* statements stop when it is over; NULL: none */
    /* Receives the connection instead of closing it, for reuse; NULL: closes it. */
    void (*keep)(struct database *database);
    void *owner; /* of `keep` */
    bool reuses; /* finished statements become spares; not if the handle is borrowed */
    struct database_spares spares;
};

/* Opens `path`. `query` is what follows "file:<path>?" in SQLite's URI, e.g.
 * "mode=ro&immutable=1". On failure the database is closed. The struct must stay where it
 * is until database_close(), which is also its cleanup function. */
int database_open(struct database *database, const char *path, const char *query,
                  const char *name, struct budget *budget, struct error *error);
/* An empty database in memory, to attach others to. */
int database_open_memory(struct database *database, const char *name,
                         struct budget *budget, struct error *error);
/* Continues with a connection that `keep` received, under another name and budget. */
void database_take_over(struct database *database, sqlite3 *handle,
                        const struct database_spares *spares, const char *name,
                        struct budget *budget);
void database_close(struct database *database);
/* Closes a connection that `keep` received. */
void database_end(sqlite3 *handle, struct database_spares *spares);
#define CLEANUP_DATABASE CLEANUP(database_close)

/* Attaches a finished set file, read-only and immutable, after checking that it is one of
 * ours and of this version. */
int database_attach_set(struct database *database, const char *path, const char *schema,
                        const char *name, struct error *error);
/* Checks application_id and user_version of a schema ("main"). If it is another kind or a
 * newer version, the error names it: for a set ERROR_DAMAGED (set_damaged) or
 * ERROR_CONFLICT (newer_version, older_version), for a catalogue ERROR_DATABASE
 * (not_a_catalog, …). If `version` is not NULL, an older version is fine. */
int database_check_kind(struct database *database, const char *schema,
                        int32_t application_id, int32_t newest, int32_t *version,
                        const char *name, struct error *error);

/* A number that changes when another connection has changed the file of a schema. */
int database_data_version(struct database *database, const char *schema, int32_t *version,
                          struct error *error);

/* Fills `error` from the connection's last error, which happened while `doing`:
 * full disk → ERROR_SPACE, budget over → budget_error(), no memory → ERROR_MEMORY, damage
 * as database_damaged() says, the rest ERROR_DATABASE. Returns the negative code. */
int database_error(struct database *database, const char *doing, struct error *error);

/* The error for data that can no longer be read. For a set: ERROR_DAMAGED (set_damaged),
 * which says how to get the set back; for the catalogue: ERROR_DATABASE
 * (database_damaged). Returns the negative code. */
int database_damaged(const char *name, const char *what, struct error *error);

/* Runs fixed SQL of ours (BEGIN, COMMIT, PRAGMA …). */
int database_execute(struct database *database, const char *sql, struct error *error);
/* Runs the statements of an asset, e.g. "sql/set_schema". */
int database_run_script(struct database *database, const char *asset_path,
                        struct error *error);
/* Rolls back an open transaction, if there is one; for cleaning up. */
void database_rollback(struct database *database);

#endif
