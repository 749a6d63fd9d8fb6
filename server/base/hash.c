/* See hash.h. */
#include "base/hash.h"

#include <errno.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/random.h>
#include <xxhash.h>

/* Of a copy. */
static uint64_t own_part = 1;

/* The kernel gives every program 16 random bytes. Others are made of them, too (the stack
 * protector), so they are not used as they are. */
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
