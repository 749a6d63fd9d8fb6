/* See hash.h. */
#include "base/hash.h"

#include <errno.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/random.h>
#include <xxhash.h>

/* The seed of a copied process. */
static uint64_t own_part = 1;

/* The kernel gives every program 16 random bytes. Other secrets are made from these
 * bytes, too (the stack protector's), so they are not used unchanged. */
uint64_t hash_seed(void)
{
    const void *bytes = (const void *)(uintptr_t)getauxval(AT_RANDOM);

    return bytes == NULL ? own_part : XXH3_64bits_withSeed(bytes, 16, own_part);
}

int hash_reseed(struct error *error)
{
    if (getrandom(&own_part, sizeof own_part, 0) == (ssize_t)sizeof own_part)
        return 0;
    return error_set_errno(error, errno, "getrandom");
}

uint64_t hash_bytes(const void *bytes, size_t length, uint64_t seed)
{
    return XXH3_64bits_withSeed(bytes, length, seed);
}

void hash_to_bytes(const uint64_t hash[2], unsigned char bytes[16])
{
    for (int i = 0; i < 8; i++) {
        bytes[i] = (unsigned char)(hash[1] >> (56 - 8 * i));
        bytes[8 + i] = (unsigned char)(hash[0] >> (56 - 8 * i));
    }
}

void hash_from_bytes(const unsigned char bytes[16], uint64_t hash[2])
{
    hash[0] = hash[1] = 0;
    for (int i = 0; i < 8; i++) {
        hash[1] = hash[1] << 8 | bytes[i];
        hash[0] = hash[0] << 8 | bytes[8 + i];
    }
}
