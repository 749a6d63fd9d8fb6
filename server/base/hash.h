#ifndef TRACEDIFF_BASE_HASH_H
#define TRACEDIFF_BASE_HASH_H

#include "base/arena.h"
#include "base/budget.h"
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

/* ---- map ---- */

/* Finds elements of an array of the caller by their key. The map has only hashes and
 * indices; the caller makes the hashes (base/hash.h, with a seed) and compares the keys:
 *
 *     uint32_t i;
 *     MAP_EACH(i, &map, hash)
 *         if (is_same(&list[i], key))
 *             return i;
 *     if (!map_add(&map, hash, count))
 *         return MAP_NONE;
 *     list[count] = key;
 *     return count++;
 *
 * A struct of zeros is an empty map. */

#define MAP_NONE UINT32_MAX

struct map_slot {
    uint32_t hash;
    uint32_t next; /* the index + 1; 0: the slot is free */
};

struct map {
    struct map_slot *slots; /* open addressing; at most half of them have an index */
    uint32_t size;          /* a power of two, or 0 */
    uint32_t count;
    /* Set it while the map is empty: the slots count as its memory until map_free().
     * NULL: none. */
    struct budget_share *memory;
    /* Or this: it has the slots, so that nobody checks map_add(). NULL: none. */
    struct arena *arena;
};

void map_free(struct map *map); /* also the cleanup function */
/* Removes all indices, and keeps the room. */
void map_clear(struct map *map);
/* Makes room for so many indices in all. False if memory is refused. */
bool map_reserve(struct map *map, size_t count);
/* Adds an index that the map does not have yet, below MAP_NONE. False if memory is
 * refused. */
bool map_add(struct map *map, uint64_t hash, uint32_t index);

/* The next index with the hash; MAP_NONE: there is no more. *at begins as the hash. */
static inline uint32_t map_next(const struct map *map, uint64_t hash, uint32_t *at)
{
    while (map->size > 0) {
        const struct map_slot *slot = &map->slots[(*at)++ & (map->size - 1)];

        if (slot->next == 0)
            break;
        if (slot->hash == (uint32_t)hash)
            return slot->next - 1;
    }
    return MAP_NONE;
}

/* Sets `index` to each index with the hash in turn, and to MAP_NONE at the end. */
#define MAP_EACH(index, map, hash)                                                       \
    for (uint32_t map_at = (uint32_t)(hash);                                             \
         ((index) = map_next((map), (hash), &map_at)) != MAP_NONE;)

#define CLEANUP_MAP CLEANUP(map_free)

#endif
