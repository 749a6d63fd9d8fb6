/* See hash.h. */
#include "base/hash.h"

#include <string.h>
#include <sys/auxv.h>
#include <xxhash.h>

/* The kernel gives every process 16 random bytes. Others are made of them, too (the stack
 * protector), so they are not used as they are. */
uint64_t hash_seed(void)
{
    const void *bytes = (const void *)(uintptr_t)getauxval(AT_RANDOM);

    return bytes == NULL ? 1 : XXH3_64bits_withSeed(bytes, 16, 1);
}

uint64_t hash_bytes(const void *bytes, size_t length, uint64_t seed)
{
    return XXH3_64bits_withSeed(bytes, length, seed);
}
