/* Sets that the store removes once they are old: `serve --keep` (docs/server.md).
 *
 * Time counts from when a set was stored or stored again, was taken out of the bin, or
 * lost its pin. A pinned set stays. The catalogue records the time allowed, so that every
 * program can say when a set will be removed (set_info.goes). */
#ifndef TRACEDIFF_STORE_CATALOGUE_RETENTION_H
#define TRACEDIFF_STORE_CATALOGUE_RETENTION_H

#include "base/error.h"
#include "store/sqlite/database.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* No set is removed for this many seconds after the time allowed was first set or made
 * shorter. The same holds if, since the last look, the clock went forward by more than
 * this or went back: somebody set it, perhaps wrongly, or no server ran. */
#define RETENTION_NOTICE_SECONDS ((int64_t)86400)
/* The store remembers this many removed sets, for its messages. */
#define RETENTION_REMEMBERED 10000
#define RETENTION_TEXT_SIZE 40

/* "30d": a whole number from 1 on of hours (h), days (d) or weeks (w), 100 years at
 * most. */
bool retention_parse(const char *text, int64_t *seconds);
/* "30 days" */
void retention_write(int64_t seconds, char out[RETENTION_TEXT_SIZE]);

/* Notes how long sets are kept (0: all stay). Also notes the clock as retention_apply()
 * does, so that retention_look() can say when sets will be removed. Times are unix
 * seconds. */
int retention_set(struct store *store, int64_t seconds, int64_t now, struct error *error);
/* Puts the sets whose time is over by `now` into the bin, in one transaction; they leave
 * the bin like sets that people delete. `count` (NULL: not wanted): how many. Also notes
 * `now`, at most once an hour. */
int retention_apply(struct store *store, int64_t now, size_t *count, struct error *error);

struct retention_forecast {
    uint64_t sets, pinned, going; /* listed; `going`: removed by `until` */
    int64_t first;                /* when the first is removed; 0: never */
    int64_t seen;                 /* when retention_apply() noted the clock; 0: never */
};
int retention_look(struct store *store, int64_t until, struct retention_forecast *out,
                   struct error *error);

/* Inside a transaction: 1 and the error unknown_set (ERROR_NOT_FOUND) if retention
 * removed a set of this label, or whose id begins with `prefix` (NULL: none); 0: it did
 * not. `shown`: what was asked for, for the message. */
int retention_tell_removed(struct database *catalog, const char *prefix,
                           const char *label, const char *shown, struct error *error);

#endif
