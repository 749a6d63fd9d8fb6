/* DATA/reserve: room on the disk that is given up when the disk is full. To open the
 * catalogue, SQLite needs 32 KiB, and more to delete a set. */
#ifndef TRACEDIFF_STORE_PLACE_RESERVE_H
#define TRACEDIFF_STORE_PLACE_RESERVE_H

#include <stdint.h>

struct store;

/* Bytes. The reserve is as large as the second. */
#define RESERVE_TO_OPEN (UINT64_C(64) << 10)
#define RESERVE_TO_CHANGE (UINT64_C(256) << 10)

/* Makes the file if it is missing and the disk has plenty of room. Called when the
 * catalogue is opened and after sets were removed. Both functions ignore errors. */
void reserve_make(const struct store *store);
/* Deletes the file if the disk has less room than `need`. Called before the catalogue is
 * opened, where what follows may be the storing of a set that has no room anyway; and
 * before a set is deleted. */
void reserve_give_up(const struct store *store, uint64_t need);

#endif
