/* See join.h. */
#include "account/join.h"
#include "account/forward.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

static bool append(struct edit *edit, const uint32_t *frames, size_t count, bool is_fact)
{
    if (count == 0)
        return true;
    if (!ARRAY_RESERVE(edit->frames, edit->capacity, edit->count + count))
        return false;
    memcpy(edit->frames + edit->count, frames, count * sizeof *frames);
    edit->count += count;
    edit->is_fact &= is_fact;
    return true;
}

bool join_backward(const struct fold *fold, struct edits *edits)
{
    CLEANUP_FREE double *changes = calloc(edits->count + 1, sizeof *changes);

    for (size_t e = 0; changes != NULL && e < edits->count; e++) {
        struct edit *edit = &edits->list[e];
        size_t kept = 0;

        for (size_t i = 0; i < edit->count; i++) {
            uint32_t frame = edit->frames[i];
            uint32_t into = fold->frames[frame].is_backward
                                ? forward_group(fold, frame, edits->of_frame,
                                                (uint32_t)edits->count, changes)
                                : ACCOUNT_NONE;

            if (into == ACCOUNT_NONE || into == e) {
                edit->frames[kept++] = frame;
                continue;
            }
            bool is_fact = fold->frames[frame].calls[0].is_constant &&
                           fold->frames[frame].calls[1].is_constant;
            if (!append(&edits->list[into], &frame, 1, is_fact))
                return false;
        }
        edit->count = kept;
    }
    return changes != NULL;
}

static int compare_keys(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

/* The names of an edit and which side has them, those of the forward pass if it has any:
 * of equal ones the same. */
static bool hash_names(const struct fold *fold, const struct edit *edit, uint64_t seed,
                       uint64_t *out)
{
    CLEANUP_FREE uint64_t *keys = calloc(edit->count + 1, sizeof *keys);
    size_t count = 0;

    if (keys == NULL)
        return false;
    for (int backward = 0; backward < 2 && count == 0; backward++)
        for (size_t i = 0; i < edit->count; i++) {
            const struct frame *frame = &fold->frames[edit->frames[i]];

            if (frame->is_backward == (backward == 1))
                keys[count++] = (uint64_t)frame->name << 1 | (edit_calls(frame, 1) > 0);
        }
    qsort(keys, count, sizeof *keys, compare_keys);
    *out = seed;
    for (size_t i = 0; i < count; i++)
        if (i == 0 || keys[i] != keys[i - 1])
            *out = hash_number(keys[i], *out);
    return true;
}

struct named_edit {
    uint64_t hash;
    size_t edit;
};

static int compare_named(const void *a, const void *b)
{
    const struct named_edit *x = a, *y = b;

    return x->hash != y->hash ? (x->hash < y->hash ? -1 : 1)
                              : (x->edit > y->edit) - (x->edit < y->edit);
}

bool join_replaced(const struct fold *fold, struct edits *edits)
{
    CLEANUP_FREE struct named_edit *named = calloc(edits->count + 1, sizeof *named);
    uint64_t seed = hash_seed();
    size_t count = 0, first = 0;

    for (size_t e = 0; named != NULL && e < edits->count; e++) {
        if (edits->list[e].kind != EDIT_REPLACED || edits->list[e].count == 0)
            continue;
        named[count].edit = e;
        if (!hash_names(fold, &edits->list[e], seed, &named[count++].hash))
            return false;
    }
    if (count > 1)
        qsort(named, count, sizeof *named, compare_named);
    for (size_t i = 1; i < count; i++) {
        struct edit *edit = &edits->list[named[i].edit];

        if (named[i].hash != named[first].hash) {
            first = i;
            continue;
        }
        if (!append(&edits->list[named[first].edit], edit->frames, edit->count,
                    edit->is_fact))
            return false;
        edit->count = 0;
    }
    return named != NULL;
}

static bool has_name(const struct fold *fold, const struct edit *edit, uint32_t name)
{
    for (size_t i = 0; i < edit->count; i++)
        if (fold->frames[edit->frames[i]].name == name)
            return true;
    return false;
}

/* The edit of most weight that says as much as the e-th, and has its first name, too. */
static size_t find_larger(const struct fold *fold, const struct edits *edits, size_t e)
{
    const struct edit *edit = &edits->list[e];
    size_t found = e;

    for (size_t k = 0; k < edits->count; k++) {
        const struct edit *other = &edits->list[k];

        if (other->count > 0 && other->kind == edit->kind &&
            other->is_fact == edit->is_fact &&
            (other->weight > edits->list[found].weight ||
             (other->weight == edits->list[found].weight && k < found)) &&
            has_name(fold, other, fold->frames[edit->frames[0]].name))
            found = k;
    }
    return found;
}

bool join_names(const struct fold *fold, struct edits *edits, bool joined[])
{
    CLEANUP_FREE size_t *into = calloc(edits->count + 1, sizeof *into);

    for (size_t e = 0; into != NULL && e < edits->count; e++) {
        const struct edit *edit = &edits->list[e];
        bool is_one = edit->kind == EDIT_NEW || edit->kind == EDIT_GONE;

        into[e] = is_one && edit->count > 0 ? find_larger(fold, edits, e) : e;
    }
    for (size_t e = 0; into != NULL && e < edits->count; e++) {
        struct edit *edit = &edits->list[e];
        size_t to = e;

        while (into[to] != to) /* each is larger, or earlier */
            to = into[to];
        if (to == e)
            continue;
        if (!append(&edits->list[to], edit->frames, edit->count, edit->is_fact))
            return false;
        edit->count = 0;
        joined[to] = true;
    }
    return into != NULL;
}
