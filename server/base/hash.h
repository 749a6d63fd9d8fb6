/* Hashes for table keys that an upload chooses. Every process has a random seed, so an
 * attacker cannot choose keys that all get the same hash. */
#ifndef TRACEDIFF_BASE_HASH_H
#define TRACEDIFF_BASE_HASH_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* Constant within a process and unknown outside it. The call costs some nanoseconds: keep
 * the result if you make many hashes. */
uint64_t hash_seed(void);
/* Makes a new seed. A copy of a process must call this before it hashes anything, since
 * it inherits the seed of the original. */
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

/* XXH3-128 (low, high) to and from its canonical form: bytes, big-endian. */
void hash_to_bytes(const uint64_t hash[2], unsigned char bytes[16]);
void hash_from_bytes(const unsigned char bytes[16], uint64_t hash[2]);

#endif
