/* See operation_related.h. */
#include "analysis/compare/operation_related.h"

#include "base/array.h"

int operation_related_add(struct operation *out, struct strings *keys,
                          enum pair_side side, const uint32_t key[3], int64_t dur)
{
    bool named = key[0] != STRINGS_NONE && key[1] != STRINGS_NONE;
    uint32_t i =
        named ? strings_add(keys, (const char *)key, 3 * sizeof *key) : STRINGS_NONE;

    if (i == STRINGS_NONE)
        return -1;
    if (i == out->related_count) {
        if (!ARRAY_RESERVE_COUNTED(&out->memory, out->related, out->related_capacity,
                                   out->related_count + 1))
            return -1;
        out->related[out->related_count++] = (struct operation_related){
            .name = key[0], .category = key[1], .shape = key[2]};
    }
    out->related[i].count[side]++;
    out->related[i].total[side] += dur;
    return 0;
}
