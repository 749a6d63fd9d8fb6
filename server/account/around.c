/* See around.h. */
#include "account/around.h"
#include "base/cleanup.h"

#include <stdlib.h>

#define AROUND_SHARE 0.8

void around_free(struct around *around)
{
    free(around->left_out);
    free(around->calls[0]);
    free(around->calls[1]);
    *around = (struct around){0};
}

/* ---- which one side lacks ---- */

static bool count_calls(struct around *around)
{
    const struct account *account = around->account;

    for (int side = 0; side < 2; side++) {
        const struct sums *tally = &account->tally[side];

        around->calls[side] =
            calloc((size_t)account->node_count + 1, sizeof *around->calls[side]);
        if (around->calls[side] == NULL)
            return false;
        for (size_t i = 0; i < tally->count; i++)
            around->calls[side][tally->list[i].row] +=
                (double)tally->list[i].sum / (double)account->samples[side];
    }
    return true;
}

bool around_find(const struct account *account, const uint32_t *names, size_t name_count,
                 struct around *out)
{
    *out = (struct around){.account = account, .names = names, .name_count = name_count};
    out->left_out = calloc((size_t)account->node_count + 1, sizeof *out->left_out);
    CLEANUP_FREE uint8_t *sides = calloc(name_count + 1, sizeof *sides);
    if (out->left_out == NULL || sides == NULL || !count_calls(out))
        return false;
    for (uint32_t i = 1; i < account->node_count; i++)
        for (int side = 0; side < 2; side++)
            if (out->calls[side][i] > 0)
                sides[names[i]] |= (uint8_t)(1 << side);
    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct account_node *node = &account->nodes[i];

        out->left_out[i] =
            (account_is_python(node) || node->sort == ACCOUNT_ANNOTATION) &&
            (sides[names[i]] == 1 || sides[names[i]] == 2);
        out->any = out->any || out->left_out[i];
    }
    return true;
}

/* ---- which only stand around ---- */

/* ns of both sides: all of it, and what both sides run as often. */
struct around_time {
    double all, shared;
};

/* Whether a side has no Python function and no module at all, but garbage that is
 * collected. */
static bool lacks_python(const struct around *around, int side)
{
    const struct account_node *nodes = around->account->nodes;

    for (uint32_t i = 1; i < around->account->node_count; i++)
        if (around->calls[side][i] > 0 && account_is_python(&nodes[i]) &&
            (nodes[i].about & ACCOUNT_IS_COLLECTION) == 0)
            return false;
    return true;
}

/* By frame: whether both sides run it as often. */
static bool *find_shared(const struct around *around, const uint32_t *of_node,
                         uint32_t frame_count)
{
    bool *shared = calloc((size_t)frame_count + 1, sizeof *shared);
    CLEANUP_FREE double *calls = calloc(2 * (size_t)frame_count + 1, sizeof *calls);

    if (shared == NULL || calls == NULL) {
        free(shared);
        return NULL;
    }
    for (uint32_t i = 1; i < around->account->node_count; i++)
        for (size_t side = 0; side < 2 && !around->left_out[i]; side++)
            calls[2 * (size_t)of_node[i] + side] += around->calls[side][i];
    for (uint32_t i = 1; i < frame_count; i++) {
        double a = calls[2 * (size_t)i], b = calls[2 * (size_t)i + 1];

        shared[i] = a > 0 && b > 0 && account_as_often(a, b);
    }
    return shared;
}

/* By node: the time at and below it. */
static struct around_time *sum_times(const struct around *around, const uint32_t *of_node,
                                     const bool *shared)
{
    const struct account *account = around->account;
    struct around_time *times = calloc((size_t)account->node_count + 1, sizeof *times);

    for (uint32_t i = 0; times != NULL && i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        if (!place->elsewhere)
            times[place->node].all += (double)place->ns[0] + (double)place->ns[1];
    }
    for (uint32_t i = account->node_count; times != NULL && i-- > 1;) {
        struct around_time *above = &times[account->nodes[i].parent];

        if (!around->left_out[i])
            times[i].shared = shared[of_node[i]] ? times[i].all : 0;
        above->all += times[i].all;
        above->shared += times[i].shared;
    }
    return times;
}

bool around_choose(struct around *around, const uint32_t *of_node, uint32_t frame_count)
{
    const struct account *account = around->account;
    CLEANUP_FREE bool *shared = find_shared(around, of_node, frame_count);
    CLEANUP_FREE struct around_time *of_name =
        calloc(around->name_count + 1, sizeof *of_name);
    CLEANUP_FREE struct around_time *times =
        shared == NULL ? NULL : sum_times(around, of_node, shared);

    if (of_name == NULL || times == NULL)
        return false;
    around->one_sided = lacks_python(around, 0) != lacks_python(around, 1);
    for (uint32_t i = 1; i < account->node_count; i++)
        if (around->left_out[i]) {
            of_name[around->names[i]].all += times[i].all;
            of_name[around->names[i]].shared += times[i].shared;
        }
    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct around_time *time = &of_name[around->names[i]];

        around->left_out[i] =
            around->left_out[i] &&
            ((around->one_sided && account_is_python(&account->nodes[i])) ||
             (time->all > 0 && time->shared >= AROUND_SHARE * time->all));
    }
    return true;
}
