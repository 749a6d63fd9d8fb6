/* Numbers and names as text for a terminal. */
#ifndef TRACEDIFF_RENDER_TABLE_TEXT_H
#define TRACEDIFF_RENDER_TABLE_TEXT_H

#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>

/* Escape sequences, or "" without colour. Red is slower, green is faster. */
const char *table_colour(bool colour, double difference);
const char *table_faint(bool colour);
const char *table_warning(bool colour);
const char *table_bold(bool colour);
const char *table_plain(bool colour);

#define TABLE_TIME_SIZE 64
/* Nanoseconds in a unit that reads well, "12.345 ms"; `sign`: with its sign. "0 µs" is a
 * measured zero, "–" stands for NaN. */
void table_time(double ns, bool sign, char out[TABLE_TIME_SIZE]);
/* The same, without spaces at its end. */
void table_append_time(double ns, bool sign, struct buffer *out);
/* Removes spaces at the end, and ends the line. */
void table_end_line(struct buffer *out);

/* Characters of a UTF-8 text; appends one that ends `width` characters further. */
size_t table_width(const char *text);
void table_right(const char *text, size_t width, struct buffer *out);

/* A name from a trace, without characters that control a terminal, and shortened in its
 * middle to `width` characters. */
void table_name(const char *name, size_t width, struct buffer *out);
/* The same, but the shortened name still differs from `other`: it keeps the place where
 * the two differ. `other` may be NULL. */
void table_name_beside(const char *name, const char *other, size_t width,
                       struct buffer *out);
/* The other name that shares the longest beginning with the name; NULL if there is
 * none. */
const char *table_likest(const char *name, const char *const *others, size_t count);

/* A sentence, cleaned as names are, in lines of at most `width` characters, broken at
 * blanks. The first line begins at column `column`, the others after `indent` blanks; no
 * line end after the last. The middle of a word that is longer than a line is left
 * out. */
void table_wrap(const char *text, size_t width, size_t column, size_t indent,
                struct buffer *out);

#endif
