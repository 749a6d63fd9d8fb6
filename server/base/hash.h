#ifndef TRACEDIFF_BASE_HASH_H
#define TRACEDIFF_BASE_HASH_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- hash ---- */

/* Hashes for table keys that an upload chooses. Every process has a random seed, so an
 * attacker cannot choose keys that all get the same hash. */

/* Constant within a process and unknown outside it. The call costs some nanoseconds: keep
 * the result if you make many hashes. */
uint64_t hash_seed(void);

/* A cleanup function. */
struct XXH3_state_s;
void hash_state_free(struct XXH3_state_s **state);
#define CLEANUP_HASH_STATE CLEANUP(hash_state_free)

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

/* ---- seal ---- */

/* Seals: digests under a secret key. They tell whether bytes are the same as bytes that
 * were sealed with the same key before. An attacker cannot make other bytes that pass for
 * these: he knows neither the key nor any seal, so he can only guess.
 *
 * A seal is two XXH3-128 of the bytes, each with its own random secret. XXH3 is not a
 * cryptographic hash: if its secret is known, collisions can be made. If the secret is
 * unknown, the best known attack flips the highest bits of two words that one lane adds
 * up. Their products then differ by +-2^31 (a +- b), where a and b are 32 bits that the
 * secret hides; this difference is 0 in one of 2^33 cases. An attack must succeed under
 * both secrets, so in one of 2^66 tries. */

/* All bytes are random. */
struct seal_key {
    unsigned char secret[2][192];
};

struct seal {
    unsigned char bytes[32];
};

/* Makes one seal. Borrows the key. NULL when memory is refused. */
struct sealer;
struct sealer *sealer_new(const struct seal_key *key);
void sealer_free(struct sealer *sealer);
void sealer_add(struct sealer *sealer, const void *bytes, size_t length);
/* Makes the seal of all bytes that were added. */
void sealer_finish(const struct sealer *sealer, struct seal *out);

bool seal_equal(const struct seal *a, const struct seal *b);

#endif
