/* DATA/reserve: room on the disk that is given up when the disk is full. To open the
 * catalogue, SQLite needs 32 KiB, and more to delete a set. */
#ifndef TRACEDIFF_STORE_PLACE_RESERVE_H
#define TRACEDIFF_STORE_PLACE_RESERVE_H

struct store;

/* Makes the file if it is missing and the disk has plenty of room. Called when the
 * catalogue is opened and after sets were removed. Both functions ignore errors. */
void reserve_make(const struct store *store);
/* Deletes the file if the disk has less room than the file takes. Called before the
 * catalogue is opened and before a set is deleted. */
void reserve_give_up(const struct store *store);

#endif
