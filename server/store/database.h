#ifndef TRACEDIFF_STORE_DATABASE_H
#define TRACEDIFF_STORE_DATABASE_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
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
 * for some hundred rows. */
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
    struct error failure; /* the first of a writer, see database_result() */
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
/* For those who read or write many rows, and look once whether all went well: after the
 * first failure of one of these, and of statement_put() and statement_next(), they do
 * nothing. */
void database_do(struct database *database, const char *sql);
void database_do_script(struct database *database, const char *asset_path);
static inline bool database_failed(const struct database *database)
{
    return database->failure.code != ERROR_NONE;
}
/* Where to put an error that another caller found; the first one stays. */
struct error *database_failure(struct database *database);
/* The same for data that can no longer be read, and for memory that was refused. */
void database_fail_damaged(struct database *database, const char *what);
void database_fail_memory(struct database *database);
/* 0, or the first failure. */
int database_result(const struct database *database, struct error *error);

/* Rolls back an open transaction, if there is one; for cleaning up. */
void database_rollback(struct database *database);

/* ---- statement ---- */

/* Statements of sql/, one per section: bind by name, step, read columns.
 *
 *     CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/set_by_id");
 *     statement_bind_text(&select, ":id", id);
 *     while ((result = statement_step(&select, error)) == 1)
 *
 * It is prepared when it is first bound or stepped. Nothing fails before the first
 * statement_step() or statement_run(), which reports the error. */

#define STATEMENT_NAMES 20

struct statement {
    sqlite3_stmt *handle; /* NULL: none */
    struct database *database;
    const char *path;   /* of the asset */
    const char *schema; /* replaces every "main." of the statement; NULL: nothing does */
    bool persistent;    /* the caller keeps it, and runs it many times */
    bool failed;        /* it could not be prepared for a bind */
    int bind_code;      /* first failure of a bind */
    int last_bound;     /* since the last step: the index of a parameter */
    /* By index: the names that were looked up. Rows are bound in the same order, with the
     * same literals. */
    const char *names[STATEMENT_NAMES];
    bool spare; /* others may use it again */
};

/* The one statement of an asset, e.g. "sql/set_by_id"; text after it that is not a
 * comment is an error. The connection keeps finished statements as spares, for the next
 * time that the same statement is prepared, unless they are persistent. */
struct statement statement_of(struct database *database, const char *asset_path);
/* The same for an attached schema, whose name must live as long. */
struct statement statement_in(struct database *database, const char *schema,
                              const char *asset_path);
/* Prepares it now. */
int statement_prepare(struct database *database, const char *asset_path, bool persistent,
                      struct statement *out, struct error *error);
/* The same with `text` in place of every `placeholder`: SQL of ours, never of a request.
 */
int statement_prepare_with(struct database *database, const char *asset_path,
                           const char *placeholder, const char *text,
                           struct statement *out, struct error *error);
/* The cleanup function; finishing twice is fine. */
void statement_finish(struct statement *statement);
#define CLEANUP_STATEMENT CLEANUP(statement_finish)

/* Whether it has the parameter; also false if it cannot be prepared. */
bool statement_has(struct statement *statement, const char *parameter);
/* `parameter` with its colon: ":id". Texts and blobs must live until the statement is
 * reset or finished. A NULL text or blob binds NULL. */
void statement_bind_int64(struct statement *statement, const char *parameter,
                          int64_t value);
void statement_bind_null(struct statement *statement, const char *parameter);
void statement_bind_text(struct statement *statement, const char *parameter,
                         const char *text);
void statement_bind_bytes_as_text(struct statement *statement, const char *parameter,
                                  const char *bytes, size_t length);
void statement_bind_blob(struct statement *statement, const char *parameter,
                         const void *bytes, size_t length);

/* 1: there is a row; 0: done; negative: error. */
int statement_step(struct statement *statement, struct error *error);
/* Steps to the end and resets; bindings stay. For statements that return no rows. */
int statement_run(struct statement *statement, struct error *error);
void statement_reset(struct statement *statement);
/* The same for those who ask database_result() in the end: runs it; steps it, true if
 * there is a row. */
void statement_put(struct statement *statement);
bool statement_next(struct statement *statement);

int64_t statement_int64(struct statement *statement, int column);
double statement_double(struct statement *statement, int column); /* NULL: NaN */
bool statement_is_null(struct statement *statement, int column);
/* Never NULL, NUL-terminated, valid until the next step. `length` may be NULL. */
const char *statement_text(struct statement *statement, int column, size_t *length);
const void *statement_blob(struct statement *statement, int column, size_t *length);
/* A hash, as the bytes of its canonical form; if fewer are stored, zeros follow. */
void statement_hash(struct statement *statement, int column, unsigned char hash[16]);
/* The same in its two halves, the low one first. */
void statement_read_hash(struct statement *row, int column, uint64_t hash[2]);
/* A copy in the arena. */
char *statement_take_text(struct statement *row, int column, struct arena *arena);
/* A copy owned by the caller. */
char *statement_copy_text(struct statement *statement, int column);

/* ---- array table ---- */

/* Arrays of structs in memory as tables of a connection, so that a statement can join,
 * filter and sort what C has computed. A row's number in the array is its rowid, and a
 * search for a rowid takes one step. */

enum array_type {
    ARRAY_TEXT,  /* const char *; NULL: NULL */
    ARRAY_TRUTH, /* bool */
    ARRAY_UINT8,
    ARRAY_UINT32,
    ARRAY_INT32, /* negative: NULL */
    ARRAY_INT64, /* also uint64_t below 2^63 */
    ARRAY_REAL,  /* double; NaN: NULL */
    ARRAY_WORD,  /* an enum, as `word` of it; "": NULL */
    ARRAY_WORD8  /* an enum in a uint8_t */
};
struct array_column {
    const char *name;
    enum array_type type;
    size_t offset; /* in a row */
    const char *(*word)(int value);
};
struct array_table {
    const char *name;
    const struct array_column *columns;
    size_t column_count;
    const char *order; /* the column by which the rows ascend; NULL: none */
    const void *rows;
    size_t count, stride; /* of the rows: how many, and the bytes from one to the next */
};

/* The table and its rows must outlive the connection. */
int array_table_add(struct database *database, const struct array_table *table,
                    struct error *error);

#endif
