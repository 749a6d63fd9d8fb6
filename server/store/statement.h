#ifndef TRACEDIFF_STORE_STATEMENT_H
#define TRACEDIFF_STORE_STATEMENT_H

#include "base/arena.h"
#include "base/error.h"
#include "store/database.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
