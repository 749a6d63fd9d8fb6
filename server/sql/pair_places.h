/* The rows of the table compare_places: the places of the account of a comparison
 * (docs/semantics.md §16), each with its line. They are in memory of SQLite, as
 * pair_rows.h says. */
#ifndef TRACEDIFF_SQL_PAIR_PLACES_H
#define TRACEDIFF_SQL_PAIR_PLACES_H

#include "analysis/compare/compare_parameters.h"
#include "base/error.h"

#include <sqlite3.h>
#include <stddef.h>

struct store;

/* Columns. */
enum {
    PAIR_PLACE_ID,
    PAIR_PLACE_LINE,
    PAIR_PLACE_KIND,
    PAIR_PLACE_PART,
    PAIR_PLACE_NAME,
    PAIR_PLACE_CATEGORY,
    PAIR_PLACE_PATH,
    PAIR_PLACE_BEFORE,
    PAIR_PLACE_AFTER,
    PAIR_PLACE_AFTER_WAIT,
    PAIR_PLACE_NS,                           /* control, test */
    PAIR_PLACE_PER_STEP = PAIR_PLACE_NS + 2, /* the same in µs */
    PAIR_PLACE_CHANGE = PAIR_PLACE_PER_STEP + 2,
    PAIR_PLACE_COUNT
};

struct pair_places;

/* NULL: none. */
void pair_places_free(struct pair_places *places);
size_t pair_places_count(const struct pair_places *places);
/* Makes the account of a request of COMPARE_TRACES, and copies its places. Free them also
 * after an error. */
int pair_places_make(struct store *store, const struct compare_request *request,
                     struct pair_places **out, struct error *error);
void pair_places_give(const struct pair_places *places, size_t at,
                      sqlite3_context *context, int column);

#endif
