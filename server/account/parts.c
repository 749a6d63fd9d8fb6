/* See parts.h. */
#include "account/parts.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* Of a place: the row that it is booked on. */
struct part_row {
    uint8_t part;
    uint32_t label, category, node;
    int64_t ns[2];
};

static int compare_rows(const void *a, const void *b)
{
    const struct part_row *x = a, *y = b;

    if (x->part != y->part)
        return x->part < y->part ? -1 : 1;
    if (x->label != y->label)
        return x->label < y->label ? -1 : 1;
    if (x->category != y->category)
        return x->category < y->category ? -1 : 1;
    return (x->node > y->node) - (x->node < y->node);
}

static bool same_row(const struct part_row *x, const struct part_row *y)
{
    return x->part == y->part && x->label == y->label && x->category == y->category;
}

bool account_parts(const struct account *account, struct waterfall_sums sums[2],
                   struct waterfall *out)
{
    size_t count = 0, made = 0;
    CLEANUP_FREE struct part_row *rows =
        calloc((size_t)account->place_count + 1, sizeof *rows);
    CLEANUP_FREE struct waterfall_operation *operations =
        calloc((size_t)account->place_count + 1, sizeof *operations);

    if (rows == NULL || operations == NULL)
        return false;
    for (int side = 0; side < 2; side++)
        sums[side] =
            (struct waterfall_sums){account->samples[side], account->ns[side], {0}, true};
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];
        const struct account_node *node = &account->nodes[place->node];

        for (int side = 0; side < 2; side++)
            sums[side].parts[place->part] += place->ns[side];
        if (node->sort != ACCOUNT_ROOT)
            rows[count++] = (struct part_row){place->part,
                                              node->label,
                                              node->category,
                                              place->node,
                                              {place->ns[0], place->ns[1]}};
    }
    qsort(rows, count, sizeof *rows, compare_rows);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || !same_row(&rows[i - 1], &rows[i]))
            operations[made++] = (struct waterfall_operation){
                rows[i].node, (enum waterfall_part)rows[i].part, {0, 0}};
        for (int side = 0; side < 2; side++)
            operations[made - 1].total[side] += rows[i].ns[side];
    }
    waterfall_make(&sums[0], &sums[1], operations, made, out);
    return true;
}
