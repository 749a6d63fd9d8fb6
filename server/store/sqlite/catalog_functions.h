/* Inside the store: the SQL functions that make lists of sets. */
#ifndef TRACEDIFF_STORE_SQLITE_CATALOG_FUNCTIONS_H
#define TRACEDIFF_STORE_SQLITE_CATALOG_FUNCTIONS_H

#include <sqlite3.h>

/* Registers these on a connection; returns an SQLite code:
 * - summary_count(summary, what): how many ranks, steps or events, or disk_bytes; 0 if
 * the summary does not say;
 * - summary_devices(summary): one per line;
 * - has_lines(wanted, lines): whether every line of `wanted` is one of `lines`; the case
 * of ASCII letters does not matter;
 * - has_words(words, id, text…): whether each word (one per line) occurs in one of the
 * texts, in any case of ASCII letters, or is the beginning of the id, with
 * SET_ID_PREFIX_MIN digits or more;
 * - label_prefix(label): label_prefix_length() bytes of it;
 * - the collation `by_number`: ASCII letters without case, runs of digits as numbers. */
int catalog_functions_register(sqlite3 *handle);

#define SET_ID_PREFIX_MIN 6

#endif
