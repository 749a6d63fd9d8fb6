/* See duplicates.h. */
#include "ingest/duplicates.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <stdlib.h>

/* ---- all of them ---- */

static int compare_hashes(const struct duplicate_file *a, const struct duplicate_file *b)
{
    for (int i = 0; i < 2; i++)
        if (a->hash[i] != b->hash[i])
            return a->hash[i] < b->hash[i] ? -1 : 1;
    return 0;
}

/* By content, then by the rank of the name, then in path order. */
static int compare_files(const void *a, const void *b)
{
    const struct duplicate_file *left = *(struct duplicate_file *const *)a;
    const struct duplicate_file *right = *(struct duplicate_file *const *)b;
    int order = compare_hashes(left, right);

    if (order == 0)
        order =
            (left->name_rank > right->name_rank) - (left->name_rank < right->name_rank);
    return order != 0 ? order : (left > right) - (left < right);
}

/* Files with the same content. The first in path order counts. If its name states its
 * rank, the first file of each other rank that a name states counts, too. */
static void settle_group(struct duplicate_file *files, struct duplicate_file **group,
                         size_t count)
{
    struct duplicate_file *first = group[0], *of_rank = group[0];

    for (size_t i = 1; i < count; i++)
        first = group[i] < first ? group[i] : first;
    for (size_t i = 0; i < count; i++) {
        struct duplicate_file *file = group[i];

        if (i == 0 || file->name_rank != of_rank->name_rank)
            of_rank = file;
        bool alike = first->name_rank < 0 || file->name_rank < 0;
        const struct duplicate_file *same_as = alike ? first : of_rank;
        if (same_as != file)
            file->same_as = (size_t)(same_as - files);
    }
}

/* A file whose hash is that of a group, but whose seal differs from those of the
 * others. */
static size_t find_odd(const struct duplicate_file *files, struct duplicate_file **group,
                       size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (!seal_equal(&group[0]->seal, &group[i]->seal))
            return (size_t)(group[i] - files);
    return DUPLICATES_NONE;
}

int duplicates_find(struct duplicate_file *files, size_t count, size_t *odd)
{
    CLEANUP_FREE struct duplicate_file **sorted =
        calloc(count + 1, sizeof(struct duplicate_file *));
    size_t readable = 0;

    *odd = DUPLICATES_NONE;
    if (sorted == NULL)
        return -1;
    for (size_t i = 0; i < count; i++) {
        files[i].same_as = DUPLICATES_NONE;
        if (files[i].readable)
            sorted[readable++] = &files[i];
    }
    qsort(sorted, readable, sizeof(struct duplicate_file *), compare_files);
    for (size_t begin = 0, end; begin < readable; begin = end) {
        for (end = begin + 1;
             end < readable && compare_hashes(sorted[begin], sorted[end]) == 0;)
            end++;
        settle_group(files, sorted + begin, end - begin);
        if (*odd == DUPLICATES_NONE)
            *odd = find_odd(files, sorted + begin, end - begin);
    }
    return 0;
}

/* ---- while files are being read ---- */

int duplicates_seen_init(struct duplicates_seen *seen, size_t count)
{
    seen->size = 16;
    while (seen->size < 2 * count)
        seen->size *= 2;
    seen->slots = calloc(seen->size, sizeof *seen->slots);
    return seen->slots == NULL ? -1 : 0;
}

void duplicates_seen_free(struct duplicates_seen *seen)
{
    free(seen->slots);
    *seen = (struct duplicates_seen){0};
}

/* The slot of a file: that of an equal file, or a free slot. Equal files have the same
 * content, and the same rank in their names or none in either. */
static size_t find_slot(const struct duplicates_seen *seen,
                        const struct duplicate_file *files, size_t i)
{
    const struct duplicate_file *file = &files[i];
    size_t mask = seen->size - 1;
    uint64_t rank = hash_number((uint64_t)file->name_rank, hash_seed());
    size_t slot = hash_number(file->hash[0], rank) & mask;

    for (; seen->slots[slot] != 0; slot = (slot + 1) & mask) {
        const struct duplicate_file *other = &files[seen->slots[slot] - 1];

        if (compare_hashes(other, file) == 0 && seal_equal(&other->seal, &file->seal) &&
            other->name_rank == file->name_rank)
            break;
    }
    return slot;
}

/* Only an earlier equal file is sure to make this file a duplicate: anything that makes
 * the earlier file a duplicate makes this one a duplicate, too. */
bool duplicates_is_seen(const struct duplicates_seen *seen,
                        const struct duplicate_file *files, size_t i)
{
    size_t other = seen->slots[find_slot(seen, files, i)];

    return other != 0 && other - 1 < i;
}

bool duplicates_seen_before(struct duplicates_seen *seen,
                            const struct duplicate_file *files, size_t i)
{
    size_t slot = find_slot(seen, files, i);

    if (seen->slots[slot] != 0 && seen->slots[slot] - 1 < i)
        return true;
    seen->slots[slot] = i + 1;
    return false;
}
