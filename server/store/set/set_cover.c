/* See set_cover.h. */
#include "store/set/set_cover.h"

#include "base/budget.h"

#include <stdlib.h>
#include <string.h>

void cover_free(struct cover *cover)
{
    free(cover->steps.values);
    free(cover->files.values);
    free(cover->numbers.values);
    *cover = (struct cover){0};
}

static bool alloc_numbers(struct cover *cover, size_t count)
{
    cover->steps.values = calloc(count + 1, sizeof(int64_t));
    cover->files.values = calloc(count + 1, sizeof(int64_t));
    cover->numbers.values = calloc(count + 1, sizeof(int64_t));
    return cover->steps.values != NULL && cover->files.values != NULL &&
           cover->numbers.values != NULL;
}

static void add(struct cover_numbers *numbers, int64_t value)
{
    numbers->values[numbers->count++] = value;
}

/* The end of the file that begins at steps[begin]. */
static size_t file_end(const struct cover_step *steps, size_t count, size_t begin)
{
    size_t end = begin;

    while (end < count && steps[end].file == steps[begin].file)
        end++;
    return end;
}

/* The scope of op_set that is exactly the selection, or NULL. */
static const char *whole_scope(const struct cover_step *steps, const bool *chosen,
                               size_t count)
{
    bool all = count > 0 && file_end(steps, count, 0) < count, any = all;

    for (size_t begin = 0, end; begin < count; begin = end) {
        end = file_end(steps, count, begin);
        bool has_steps = end - begin > 1 || !steps[begin].pseudo;

        for (size_t i = begin; i < end; i++) {
            all = all && chosen[i] == (steps[i].pseudo != has_steps);
            any = any && chosen[i] == steps[i].pseudo;
        }
    }
    return all ? "steps" : any ? "any" : NULL;
}

/* Whole files by their roll-up, the rest step by step. */
static void cover_by_file(const struct cover_step *steps, const bool *chosen,
                          size_t count, struct cover *out)
{
    for (size_t begin = 0, end; begin < count; begin = end) {
        bool whole = true;
        size_t numbered = 0;

        end = file_end(steps, count, begin);
        for (size_t i = begin; i < end; i++) {
            whole = whole && (steps[i].pseudo || chosen[i]);
            numbered += !steps[i].pseudo;
        }
        whole = whole && numbered > COVER_ROLL_UP_COST;
        if (whole)
            add(&out->files, steps[begin].file);
        for (size_t i = begin; i < end; i++)
            if (chosen[i] && (steps[i].pseudo || !whole))
                add(&out->steps, steps[i].id);
    }
}

struct number_index {
    int64_t number;
    size_t index;
};

static int compare_numbered(const void *a, const void *b, void *budget)
{
    const struct number_index *x = a, *y = b;

    if (budget_is_over(budget))
        return 0;
    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* Whole step numbers by their roll-up, the rest step by step. */
static bool cover_by_number(const struct cover_step *steps, const bool *chosen,
                            size_t count, struct budget *budget, struct cover *out)
{
    struct number_index *order = calloc(count + 1, sizeof *order);
    size_t numbered = 0;

    if (order == NULL)
        return false;
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        if (!steps[i].pseudo)
            order[numbered++] = (struct number_index){steps[i].number, i};
        else if (chosen[i])
            add(&out->steps, steps[i].id);
    }
    if (numbered > 1)
        qsort_r(order, numbered, sizeof *order, compare_numbered, budget);
    for (size_t begin = 0, end; begin < numbered; begin = end) {
        bool whole = true;

        for (end = begin; end < numbered && order[end].number == order[begin].number;
             end++)
            whole = whole && chosen[order[end].index];
        whole = whole && end - begin > COVER_ROLL_UP_COST;
        if (whole)
            add(&out->numbers, order[begin].number);
        for (size_t i = begin; i < end && !whole; i++)
            if (chosen[order[i].index])
                add(&out->steps, steps[order[i].index].id);
    }
    free(order);
    return true;
}

/* The time to read it, in blobs. */
static size_t cost(const struct cover *cover)
{
    return cover->steps.count +
           (cover->files.count + cover->numbers.count) * COVER_ROLL_UP_COST;
}

/* Takes the other cover if that is faster. */
static void take_faster(struct cover *cover, struct cover *other)
{
    if (cost(other) < cost(cover)) {
        struct cover worse = *cover;

        *cover = *other;
        *other = worse;
    }
}

bool cover_make(const struct cover_step *steps, const bool *chosen, size_t count,
                struct budget *budget, struct cover *out)
{
    struct cover by_number = {0};

    *out = (struct cover){0};
    if (!alloc_numbers(out, count) || !alloc_numbers(&by_number, count)) {
        cover_free(&by_number);
        cover_free(out);
        return false;
    }
    cover_by_file(steps, chosen, count, out);
    if (!cover_by_number(steps, chosen, count, budget, &by_number) ||
        budget_look(budget, NULL) != 0) {
        cover_free(&by_number);
        cover_free(out);
        return false;
    }
    take_faster(out, &by_number);
    cover_free(&by_number);
    if (cost(out) > COVER_ROLL_UP_COST)
        out->scope = whole_scope(steps, chosen, count);
    if (out->scope != NULL)
        out->steps.count = out->files.count = out->numbers.count = 0;
    return true;
}
