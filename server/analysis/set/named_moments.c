/* See named_moments.h. */
#include "analysis/set/named_moments.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

void named_moments_init(struct named_moments *moments, size_t names_maximum,
                        struct budget *budget)
{
    *moments = (struct named_moments){.memory = {.budget = budget}};
    strings_init_counted(&moments->names, names_maximum, budget);
}

void named_moments_free(struct named_moments *moments)
{
    strings_free(&moments->names);
    free(moments->items);
    free(moments->index);
    budget_share_return(&moments->memory);
    *moments = (struct named_moments){0};
}

static bool grow_index(struct named_moments *moments, size_t names)
{
    size_t wanted = names + names / 2 + 16;
    if (budget_share_take(&moments->memory,
                          (wanted - moments->index_names) * NAMED_KINDS *
                              sizeof *moments->index,
                          NULL) != 0)
        return false;
    uint32_t *index = reallocarray(moments->index, wanted * NAMED_KINDS, sizeof *index);

    if (index == NULL)
        return false;
    memset(index + moments->index_names * NAMED_KINDS, 0,
           (wanted - moments->index_names) * NAMED_KINDS * sizeof *index);
    moments->index = index;
    moments->index_names = wanted;
    return true;
}

struct moments *named_moments_at(struct named_moments *moments, uint32_t name,
                                 unsigned kind)
{
    size_t place = name == STRINGS_NONE ? 0 : (size_t)name + 1;

    if (place >= moments->index_names && !grow_index(moments, place + 1))
        return NULL;
    uint32_t *slot = &moments->index[place * NAMED_KINDS + kind];
    if (*slot == 0) {
        if (!ARRAY_RESERVE_COUNTED(&moments->memory, moments->items, moments->capacity,
                                   moments->count + 1))
            return NULL;
        moments->items[moments->count] = (struct named_sum){.name = name, .kind = kind};
        *slot = (uint32_t)++moments->count;
    }
    return &moments->items[*slot - 1].moments;
}

static int compare_names(const struct strings *names, uint32_t a, uint32_t b)
{
    if (a == STRINGS_NONE || b == STRINGS_NONE)
        return (a == STRINGS_NONE) - (b == STRINGS_NONE);
    size_t left = strings_length(names, a), right = strings_length(names, b);
    int result = memcmp(strings_text(names, a), strings_text(names, b),
                        left < right ? left : right);

    return result != 0 ? result : (left > right) - (left < right);
}

static int compare_sums(const void *a, const void *b, void *context)
{
    const struct named_sum *left = a, *right = b;
    int result;

    if (left->moments.sum != right->moments.sum)
        return left->moments.sum > right->moments.sum ? -1 : 1;
    result = compare_names(context, left->name, right->name);
    return result != 0 ? result : (left->kind > right->kind) - (left->kind < right->kind);
}

void named_moments_sort(struct named_moments *moments)
{
    if (moments->count > 1)
        qsort_r(moments->items, moments->count, sizeof *moments->items, compare_sums,
                &moments->names);
}
