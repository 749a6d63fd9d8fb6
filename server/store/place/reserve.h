/* DATA/reserve: room on the disk that is given up when the disk is full. To open the
 * catalogue, SQLite needs 32 KiB, and more to delete a set. */
#ifndef TRACEDIFF_STORE_PLACE_RESERVE_H
#define TRACEDIFF_STORE_PLACE_RESERVE_H

struct store;

/* Deletes the file where the disk has less room than the file takes; makes it if it is
 * missing and the disk has plenty. Before the catalogue is opened. Errors do not count.
 */
void reserve_keep(const struct store *store);

#endif
