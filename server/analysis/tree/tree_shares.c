/* See tree_shares.h. */
#include "analysis/tree/tree_shares.h"

#include <stdlib.h>
#include <string.h>

__extension__ typedef unsigned __int128 wide;

static int compare_classes(const void *a, const void *b)
{
    const struct tree_share *x = a, *y = b;

    return (x->class > y->class) - (x->class < y->class);
}

bool tree_shares_of(const struct tree_sides *sides, int side, uint32_t node,
                    struct tree_shares *out)
{
    const struct tree *tree = sides->trees[side];
    uint32_t end = tree->nodes[node].end;
    size_t count = 0, merged = 0;

    *out =
        (struct tree_shares){.list = calloc((size_t)(end - node) + 1, sizeof *out->list)};
    if (out->list == NULL)
        return false;
    for (uint32_t i = node; i < end; i++) {
        int64_t time = sides->by_host ? tree->nodes[i].self : tree->nodes[i].own;

        if (budget_is_over(sides->memory->budget))
            return false;
        if (time > 0)
            out->list[count++] = (struct tree_share){tree_class(sides, side, i), time};
    }
    if (count > 1)
        qsort(out->list, count, sizeof *out->list, compare_classes);
    for (size_t i = 0; i < count; i++) {
        out->whole += out->list[i].time;
        if (merged > 0 && out->list[merged - 1].class == out->list[i].class)
            out->list[merged - 1].time += out->list[i].time;
        else
            out->list[merged++] = out->list[i];
    }
    out->count = merged;
    return true;
}

void tree_shares_clear(struct tree_shares *shares)
{
    free(shares->list);
    *shares = (struct tree_shares){0};
}

/* Whether they overlap by at least half. */
static bool tree_shares_overlap(const struct tree_shares *a, const struct tree_shares *b)
{
    wide both = 0;

    for (size_t i = 0, k = 0; i < a->count && k < b->count;) {
        if (a->list[i].class != b->list[k].class) {
            if (a->list[i].class < b->list[k].class)
                i++;
            else
                k++;
            continue;
        }
        wide x = (wide)a->list[i++].time * (wide)b->whole;
        wide y = (wide)b->list[k++].time * (wide)a->whole;
        both += x < y ? x : y;
    }
    wide all = (wide)a->whole * (wide)b->whole;
    return all > 0 && both >= all - both;
}

bool tree_same_per_step(const struct tree_sides *sides, uint64_t control, uint64_t test)
{
    return (wide)control * sides->trees[1]->samples ==
           (wide)test * sides->trees[0]->samples;
}

/* Whether both have the same inputs for as many calls. Both lists are in order. */
static bool same_shapes(const struct tree_sides *sides, const struct tree_node *control,
                        const struct tree_node *test)
{
    if (control->shape_count == 0 || control->shape_count != test->shape_count)
        return false;
    for (uint32_t i = 0; i < control->shape_count; i++) {
        const struct tree_shape *wanted = &sides->trees[0]->shapes[control->shapes + i];
        const struct tree_shape *got = &sides->trees[1]->shapes[test->shapes + i];

        if (budget_is_over(sides->memory->budget) ||
            sides->common[0][wanted->text] != sides->common[1][got->text] ||
            !tree_same_per_step(sides, wanted->calls, got->calls))
            return false;
    }
    return true;
}

static bool same_operators(const struct tree_sides *sides,
                           const struct tree_node *control, const struct tree_node *test)
{
    return tree_same_per_step(sides, control->calls, test->calls) &&
           (control->device > 0) == (test->device > 0) &&
           same_shapes(sides, control, test);
}

/* `Optimizer.step#SGD.step` and `Optimizer.step#AdamW.step`. */
static bool same_start(const struct tree_sides *sides, const struct tree_node *control,
                       const struct tree_node *test)
{
    const char *a = strings_text(&sides->trees[0]->names, control->name);
    const char *b = strings_text(&sides->trees[1]->names, test->name);
    size_t length = strcspn(a, "#");

    return length > 0 && a[length] == '#' && strcspn(b, "#") == length &&
           b[length] == '#' && memcmp(a, b, length) == 0;
}

bool tree_may_replace(const struct tree_sides *sides, const uint32_t nodes[2],
                      const struct tree_shares *const shares[2])
{
    const struct tree_node *control = &sides->trees[0]->nodes[nodes[0]];
    const struct tree_node *test = &sides->trees[1]->nodes[nodes[1]];

    return control->sort == test->sort &&
           (tree_shares_overlap(shares[0], shares[1]) ||
            (control->sort == TREE_OPERATOR && same_operators(sides, control, test)) ||
            (control->sort == TREE_ANNOTATION && same_start(sides, control, test)));
}
