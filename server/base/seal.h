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
#ifndef TRACEDIFF_BASE_SEAL_H
#define TRACEDIFF_BASE_SEAL_H

#include <stdbool.h>
#include <stddef.h>

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
