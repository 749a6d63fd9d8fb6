#ifndef TRACEDIFF_ANSWER_SQL_H
#define TRACEDIFF_ANSWER_SQL_H

#include "base/error.h"
#include "base/text.h"
#include "query/session.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- sql tables text ---- */

/* The tables of SQL, as JSON and for a terminal. */

void sql_tables_write_json(const struct sql_tables *tables, struct buffer *out);
/* `only`: just this table; NULL: all documented tables. False: no table has that name. */
bool sql_tables_write(const struct sql_tables *tables, const char *only, size_t width,
                      struct buffer *out);

/* ---- sql text ---- */

/* Answers to statements of users: JSON, CSV, a table for a terminal. Each is a writer
 * that takes rows as sql_ask() gives them. */

enum sql_format { SQL_FORMAT_JSON, SQL_FORMAT_CSV, SQL_FORMAT_TABLE };

struct sql_text {
    enum sql_format format;
    size_t most; /* maximum bytes of rows; a row that would exceed it does not fit */
    /* Takes the text so far and empties the buffer: for CSV with each row, for a table at
     * the end. NULL: all text stays in the buffer. */
    int (*flush)(void *context, struct buffer *rows, struct error *error);
    void *context;

    /* Made by sql_text_init(). */
    struct budget *budget;
    struct arena *arena; /* of the columns */
    struct buffer row, rows;
    size_t count;         /* of columns */
    char **names;         /* of them */
    enum sql_type *types; /* the common type of the values so far; SQL_NULL: none yet */
    size_t *widths;       /* table: of the longest value, in characters */
};

/* `flush` is NULL at first, and set by the caller. */
void sql_text_init(struct sql_text *text, enum sql_format format, size_t most,
                   struct budget *budget);
void sql_text_free(struct sql_text *text); /* cleanup function too */
struct sql_sink sql_text_sink(struct sql_text *text);

/* After the last row: appends the whole answer, or the part that was not flushed. A table
 * is cut to `width` characters per line. */
int sql_text_end(struct sql_text *text, const struct sql_outcome *outcome, size_t width,
                 struct buffer *out, struct error *error);

#endif
