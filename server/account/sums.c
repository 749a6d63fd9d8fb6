/* See sums.h. */
#include "account/sums.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/machine.h"

#include <stdlib.h>
#include <string.h>

static void join(struct sum *to, const struct sum *from)
{
    to->sum += from->sum;
    to->spent += from->spent;
    to->longest = to->longest > from->longest ? to->longest : from->longest;
    to->shapes += from->shapes;
    to->types += from->types;
    to->streams |= from->streams;
    sum_add_bytes(to, from->bytes);
}

static int compare_samples(const void *a, const void *b)
{
    const struct sum *x = a, *y = b;

    return (x->sample > y->sample) - (x->sample < y->sample);
}

/* Joins the sums of each pair; the list is in order of rows. */
static void join_pairs(struct sums *sums)
{
    struct sum *list = sums->list;
    size_t kept = 0;

    for (size_t i = 0, end; i < sums->count; i = end) {
        bool is_sorted = true;

        for (end = i + 1; end < sums->count && list[end].row == list[i].row; end++)
            is_sorted &= list[end - 1].sample <= list[end].sample;
        if (!is_sorted)
            qsort(list + i, end - i, sizeof *list, compare_samples);
        for (size_t first = kept; i < end; i++)
            if (kept > first && list[kept - 1].sample == list[i].sample)
                join(&list[kept - 1], &list[i]);
            else
                list[kept++] = list[i];
    }
    sums->count = kept;
}

/* The row that a sum moves to; UINT32_MAX: it is left out. */
static uint32_t row_of(const struct sum *sum, const uint32_t *to)
{
    if (to == NULL)
        return sum->row;
    return sum->sum == 0 && sum->spent == 0 ? UINT32_MAX : to[sum->row];
}

/* Sorts the sums of `from` by row, by counting, and then by sample, into a new list of
 * `out`, which may be the same. */
static bool settle(const struct sums *from, const uint32_t *to, struct sums *out)
{
    size_t rows = 0, count = from->count;

    for (size_t i = 0; i < count; i++) {
        size_t end = (size_t)row_of(&from->list[i], to) + 1;

        rows = end > rows && end <= UINT32_MAX ? end : rows;
    }
    CLEANUP_FREE size_t *begin = calloc(rows + 1, sizeof *begin);
    struct sum *list = machine_array(out->capacity + 1, sizeof *list);
    if (begin == NULL || list == NULL) {
        free(list);
        return false;
    }
    for (size_t i = 0; i < count; i++)
        if (row_of(&from->list[i], to) != UINT32_MAX)
            begin[row_of(&from->list[i], to) + 1]++;
    for (size_t row = 0; row < rows; row++)
        begin[row + 1] += begin[row];
    out->count = begin[rows];
    for (size_t i = 0; i < count; i++) {
        uint32_t row = row_of(&from->list[i], to);

        if (row == UINT32_MAX)
            continue;
        list[begin[row]] = from->list[i];
        list[begin[row]++].row = row;
    }
    free(out->list);
    out->list = list;
    join_pairs(out);
    return true;
}

/* Makes room for one more: joins pairs, if that can be worth its time, and otherwise
 * doubles the list. */
static bool grow(struct sums *sums)
{
    if (sums->is_mixed && sums->count >= sums->rows) {
        if (!settle(sums, NULL, sums))
            return false;
        sums->is_mixed = false;
        for (size_t i = 0; i < sums->count; i++)
            sums->recent[sums->list[i].row] = (uint32_t)i + 1;
    }
    return sums->count < sums->capacity / 2 ||
           ARRAY_RESERVE_COUNTED(&sums->memory, sums->list, sums->capacity,
                                 sums->capacity + 1);
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
    uint32_t *recent = recent_of(sums, row);

    if (recent == NULL)
        return NULL;
    if (*recent != 0 && sums->list[*recent - 1].sample == sample)
        return &sums->list[*recent - 1];
    sums->is_mixed |= *recent != 0 && sums->list[*recent - 1].sample > sample;
    if (sums->count == sums->capacity && !grow(sums))
        return NULL;
    sums->list[sums->count++] = (struct sum){.row = row, .sample = sample};
    *recent = (uint32_t)sums->count;
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

bool sums_move(const struct sums *from, const uint32_t *to, struct sums *out)
{
    if (budget_share_take(&out->memory, from->count * sizeof *out->list, NULL) != 0)
        return false;
    out->capacity = from->count;
    return settle(from, to, out);
}

bool sums_sort(struct sums *sums)
{
    free(sums->recent);
    sums->recent = NULL;
    sums->rows = sums->row_capacity = 0;
    sums->is_mixed = false;
    return settle(sums, NULL, sums);
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
    free(sums->recent);
    budget_share_return(&sums->memory);
    *sums = (struct sums){0};
}
