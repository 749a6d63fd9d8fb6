/* Seals: digests under a secret key, for telling whether bytes are the same as some that
 * were sealed with the same key. Bytes that were made to collide do not pass for others:
 * who makes them knows neither the key nor any seal, so he can only try.
 *
 * A seal is two XXH3-128 of the bytes, each with a random secret of its own. XXH3 is no
 * cryptographic hash, and one whose secret is known can be made to collide. With an
 * unknown one, the best that is known is to turn the highest bits of two words that one
 * lane adds up: their products then differ by +-2^31 (a +- b), where a and b are 32 bits
 * that the secret hides, which is 0 in one of 2^33 cases. That must happen under both
 * secrets: in one of 2^66 tries. */
#ifndef TRACEDIFF_BASE_SEAL_H
#define TRACEDIFF_BASE_SEAL_H

#include <stdbool.h>
#include <stddef.h>

/* Random bytes all through. */
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
/* Of all that was added. */
void sealer_finish(const struct sealer *sealer, struct seal *out);

bool seal_equal(const struct seal *a, const struct seal *b);

#endif
