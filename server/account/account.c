/* See account.h. */
#include "account/account.h"

#include <math.h>
#include <stdlib.h>

void account_free(struct account *account)
{
    strings_free(&account->names);
    free(account->shared);
    free(account->nodes);
    free(account->places);
    free(account->refills);
    for (int side = 0; side < 2; side++) {
        sums_free(&account->time[side]);
        sums_free(&account->tally[side]);
        sums_free(&account->refilled[side]);
        free(account->rank_of[side]);
        sums_free(&account->forwards[side]);
    }
    *account = (struct account){0};
}

const char *account_sort_name(enum account_sort sort)
{
    static const char *const names[] = {
        "", "other rows", "in call", "hole", "in the launch", "device side", "not told"};

    return names[sort];
}

bool account_is_python(const struct account_node *node)
{
    return node->sort == ACCOUNT_FUNCTION || node->sort == ACCOUNT_MODULE;
}

bool account_as_often(double control, double test)
{
    return fabs(control - test) <= 0.01 * fmax(control, test);
}

size_t account_path(const struct account *account, uint32_t node, uint32_t *path,
                    size_t room)
{
    size_t length = 0;

    if (account->nodes[node].sort == ACCOUNT_WORK)
        node = account->nodes[node].parent;
    for (; node != 0 && length < room; node = account->nodes[node].parent)
        path[length++] = node;
    for (size_t i = 0; i < length / 2; i++) {
        uint32_t name = path[i];

        path[i] = path[length - 1 - i];
        path[length - 1 - i] = name;
    }
    return length;
}

void account_sum_parts(const struct account *account, double means[ACCOUNT_PARTS][2])
{
    for (uint32_t i = 0; i < account->place_count; i++)
        for (int side = 0; side < 2; side++)
            if (account->samples[side] > 0)
                means[account->places[i].part][side] +=
                    (double)account->places[i].ns[side] / (double)account->samples[side];
}
