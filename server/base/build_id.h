/* Which build of the program runs: the build id that the linker puts into it, a hash of
 * what was linked. Two builds of the same source with the same tools have the same id. */
#ifndef TRACEDIFF_BASE_BUILD_ID_H
#define TRACEDIFF_BASE_BUILD_ID_H

#include <stddef.h>

#define BUILD_ID_MAX 32

/* Fills the bytes of the id and returns how many there are; 0 if the program has no id (a
 * linker without build ids, no ELF). */
size_t build_id_read(unsigned char id[BUILD_ID_MAX]);
/* The id in hex digits, "" without one. */
void build_id_write(char hex[2 * BUILD_ID_MAX + 1]);

#endif
