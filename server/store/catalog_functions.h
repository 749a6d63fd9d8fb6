/* Inside the store: the functions in SQL that lists of sets are made with. */
#ifndef TRACEDIFF_STORE_CATALOG_FUNCTIONS_H
#define TRACEDIFF_STORE_CATALOG_FUNCTIONS_H

#include <sqlite3.h>

/* Registers on a connection; returns an SQLite code:
 * - summary_count(summary, what): how many ranks, steps or events, or disk_bytes; 0 where
 *   the summary does not say;
 * - summary_devices(summary): one a line;
 * - has_lines(wanted, lines): whether every line of the one is among those of the other,
 *   ASCII letters without case;
 * - has_words(words, id, text…): whether each word, one a line, stands in one of the
 * texts (ASCII letters without case), or begins the id, from SET_ID_PREFIX_MIN digits on;
 * - label_prefix(label): label_prefix_length() bytes of it;
 * - the collation `by_number`: ASCII letters without case, runs of digits as numbers. */
int catalog_functions_register(sqlite3 *handle);

#define SET_ID_PREFIX_MIN 6

#endif
