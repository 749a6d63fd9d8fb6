/* See sums.h. */
#include "account/sums.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* Rows are numbered from 0; of larger ones nothing is noted. */
#define RECENT_ROWS ((uint32_t)1 << 22)

static size_t slot_of(const struct sums *sums, uint32_t row, uint32_t sample)
{
    size_t at = hash_number((uint64_t)row << 32 | sample, sums->seed);

    for (at &= sums->size - 1; sums->slots[at] != 0; at = (at + 1) & (sums->size - 1))
        if (sums->list[sums->slots[at] - 1].row == row &&
            sums->list[sums->slots[at] - 1].sample == sample)
            break;
    return at;
}

static bool grow(struct sums *sums)
{
    size_t size = sums->size == 0 ? 1024 : 2 * sums->size;
    uint64_t more = (size - sums->size) * sizeof *sums->slots;

    if (budget_share_take(&sums->memory, more, NULL) != 0)
        return false;
    uint32_t *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return false;
    if (sums->size == 0)
        sums->seed = hash_seed();
    free(sums->slots);
    sums->slots = slots;
    sums->size = size;
    for (size_t i = 0; i < sums->count; i++)
        slots[slot_of(sums, sums->list[i].row, sums->list[i].sample)] = (uint32_t)i + 1;
    return true;
}

/* Where the last sum of a row is noted; NULL when memory is refused. */
static uint32_t *recent_of(struct sums *sums, uint32_t row)
{
    size_t rows = (size_t)row + 1;

    if (rows > sums->rows) {
        if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->recent, sums->row_capacity, rows))
            return NULL;
        memset(sums->recent + sums->rows, 0, (rows - sums->rows) * sizeof *sums->recent);
        sums->rows = rows;
    }
    return &sums->recent[row];
}

struct sum *sums_at(struct sums *sums, uint32_t row, uint32_t sample)
{
    /* Most calls of a row are of one sample. */
    uint32_t none = 0, *recent = row < RECENT_ROWS ? recent_of(sums, row) : &none;

    if (recent == NULL)
        return NULL;
    if (*recent != 0 && sums->list[*recent - 1].sample == sample)
        return &sums->list[*recent - 1];
    if (2 * (sums->count + 1) > sums->size && !grow(sums))
        return NULL;
    size_t slot = slot_of(sums, row, sample);
    if (sums->slots[slot] == 0) {
        if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->list, sums->capacity,
                                   sums->count + 1))
            return NULL;
        sums->list[sums->count++] = (struct sum){.row = row, .sample = sample};
        sums->slots[slot] = (uint32_t)sums->count;
    }
    *recent = sums->slots[slot];
    return &sums->list[*recent - 1];
}

bool sums_add(struct sums *sums, uint32_t row, uint32_t sample, int64_t amount)
{
    struct sum *sum = sums_at(sums, row, sample);

    if (sum != NULL)
        sum->sum += amount;
    return sum != NULL;
}

void sum_add_bytes(struct sum *sum, int64_t bytes)
{
    if (bytes < 0 || sum->bytes < 0 ||
        __builtin_add_overflow(sum->bytes, bytes, &sum->bytes))
        sum->bytes = -1;
}

bool sums_move(struct sums *sums, const struct sum *from, uint32_t row)
{
    if (from->sum == 0 && from->spent == 0)
        return true;
    struct sum *sum = sums_at(sums, row, from->sample);
    if (sum == NULL)
        return false;
    sum->sum += from->sum;
    sum->spent += from->spent;
    sum->shapes += from->shapes;
    sum->types += from->types;
    sum->streams |= from->streams;
    sum_add_bytes(sum, from->bytes);
    return true;
}

static int compare_sums(const void *a, const void *b)
{
    const struct sum *x = a, *y = b;

    if (x->row != y->row)
        return x->row < y->row ? -1 : 1;
    return (x->sample > y->sample) - (x->sample < y->sample);
}

void sums_sort(struct sums *sums)
{
    free(sums->slots);
    free(sums->recent);
    sums->slots = sums->recent = NULL;
    sums->size = sums->rows = sums->row_capacity = 0;
    if (sums->count > 0)
        qsort(sums->list, sums->count, sizeof *sums->list, compare_sums);
}

const struct sum *sums_of(const struct sums *sums, uint32_t row, size_t *count)
{
    size_t low = 0, high = sums->count, end;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sums->list[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    for (end = low; end < sums->count && sums->list[end].row == row; end++)
        ;
    *count = end - low;
    return sums->list == NULL ? NULL : sums->list + low;
}

void sums_free(struct sums *sums)
{
    free(sums->list);
    free(sums->slots);
    free(sums->recent);
    budget_share_return(&sums->memory);
    *sums = (struct sums){0};
}
