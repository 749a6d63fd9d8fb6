#include "base/hash.h"

#include <string.h>
#include <sys/auxv.h>
#include <xxhash.h>

#ifdef HAVE_XXHASH_DISPATCH
#include <xxh_x86dispatch.h> /* XXH3 with AVX2 or AVX-512 if the processor has it */
#endif

/* ---- hash ---- */

/* The kernel gives every program 16 random bytes. Other secrets are made from these
 * bytes, too (the stack protector's), so they are not used unchanged. */
uint64_t hash_seed(void)
{
    const void *bytes = (const void *)(uintptr_t)getauxval(AT_RANDOM);

    return bytes == NULL ? 1 : XXH3_64bits_withSeed(bytes, 16, 1);
}

void hash_state_free(struct XXH3_state_s **state)
{
    XXH3_freeState(*state);
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

/* ---- seal ---- */

struct sealer {
    XXH3_state_t *states[2];
};

/* The second hash then finds in the fastest cache what the first one read. */
#define AT_ONCE ((size_t)16 << 10)

struct sealer *sealer_new(const struct seal_key *key)
{
    struct sealer *sealer = calloc(1, sizeof *sealer);
    bool made = sealer != NULL;

    for (int i = 0; made && i < 2; i++) {
        sealer->states[i] = XXH3_createState();
        made = sealer->states[i] != NULL &&
               XXH3_128bits_reset_withSecret(sealer->states[i], key->secret[i],
                                             sizeof key->secret[i]) == XXH_OK;
    }
    if (made)
        return sealer;
    sealer_free(sealer);
    return NULL;
}

void sealer_free(struct sealer *sealer)
{
    if (sealer == NULL)
        return;
    XXH3_freeState(sealer->states[0]);
    XXH3_freeState(sealer->states[1]);
    free(sealer);
}

void sealer_add(struct sealer *sealer, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;

    while (length > 0) {
        size_t part = length < AT_ONCE ? length : AT_ONCE;

        XXH3_128bits_update(sealer->states[0], at, part);
        XXH3_128bits_update(sealer->states[1], at, part);
        at += part;
        length -= part;
    }
}

void sealer_finish(const struct sealer *sealer, struct seal *out)
{
    for (int i = 0; i < 2; i++) {
        XXH128_canonical_t canonical;

        XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(sealer->states[i]));
        memcpy(out->bytes + 16 * i, canonical.digest, sizeof canonical.digest);
    }
}

bool seal_equal(const struct seal *a, const struct seal *b)
{
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

/* ---- map ---- */

#define SLOTS_MIN 64
#define SLOTS_MAX ((uint32_t)1 << 31)

static void give_back(const struct map *map)
{
    size_t bytes = map->size * sizeof *map->slots;

    if (map->memory == NULL || bytes == 0)
        return;
    budget_give_memory(map->memory->budget, bytes);
    map->memory->bytes -= bytes;
}

static void free_slots(const struct map *map)
{
    give_back(map);
    if (map->arena != NULL)
        arena_release(map->arena, map->slots);
    else
        free(map->slots);
}

void map_free(struct map *map)
{
    free_slots(map);
    *map = (struct map){.memory = map->memory, .arena = map->arena};
}

void map_clear(struct map *map)
{
    if (map->count > 0)
        memset(map->slots, 0, map->size * sizeof *map->slots);
    map->count = 0;
}

static void put(const struct map *map, struct map_slot slot)
{
    uint32_t at = slot.hash & (map->size - 1);

    while (map->slots[at].next != 0)
        at = (at + 1) & (map->size - 1);
    map->slots[at] = slot;
}

bool map_reserve(struct map *map, size_t count)
{
    struct map larger = *map;

    if (count <= map->size / 2)
        return true;
    if (count > SLOTS_MAX / 2)
        return false;
    for (larger.size = SLOTS_MIN; larger.size / 2 < count;)
        larger.size *= 2;
    if (map->memory != NULL &&
        budget_share_take(map->memory, larger.size * sizeof *larger.slots, NULL) != 0)
        return false;
    larger.slots = map->arena != NULL
                       ? arena_new(map->arena, larger.size, sizeof *larger.slots)
                       : calloc(larger.size, sizeof *larger.slots);
    if (larger.slots == NULL)
        return false;
    for (uint32_t i = 0; i < map->size; i++)
        if (map->slots[i].next != 0)
            put(&larger, map->slots[i]);
    free_slots(map);
    *map = larger;
    return true;
}

bool map_add(struct map *map, uint64_t hash, uint32_t index)
{
    if (!map_reserve(map, map->count + (size_t)1))
        return false;
    put(map, (struct map_slot){(uint32_t)hash, index + 1});
    map->count++;
    return true;
}
