/* Hashes of the keys of tables that an upload chooses. They are seeded, anew for every
 * process, so that nobody can choose keys that all meet in one place. */
#ifndef TRACEDIFF_BASE_HASH_H
#define TRACEDIFF_BASE_HASH_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* The same throughout a process, and not known outside. Costs some nanoseconds: to be
 * kept where hashes are made often. */
uint64_t hash_seed(void);
/* In the copy of a process, which would have the same, before anything is hashed. */
int hash_reseed(struct error *error);

uint64_t hash_bytes(const void *bytes, size_t length, uint64_t seed);

/* The mixing of MurmurHash3: all bits of the result depend on all bits of both. */
static inline uint64_t hash_number(uint64_t number, uint64_t seed)
{
    number ^= seed;
    number ^= number >> 33;
    number *= UINT64_C(0xFF51AFD7ED558CCD);
    number ^= number >> 33;
    number *= UINT64_C(0xC4CEB9FE1A85EC53);
    return number ^ number >> 33;
}

#endif
