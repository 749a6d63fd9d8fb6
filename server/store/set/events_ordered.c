/* See events_ordered.h. */
#include "store/set/events_ordered.h"

#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

void events_ordered_init(struct events_ordered *rows, const struct events_words *words,
                         unsigned wants, struct budget *budget)
{
    *rows = (struct events_ordered){
        .words = words, .wants = wants, .memory = {.budget = budget}};
}

void events_ordered_free(struct events_ordered *rows)
{
    free(rows->op);
    free(rows->file);
    free(rows->row);
    free(rows->ts);
    free(rows->dur);
    free(rows->self);
    free(rows->order);
    budget_share_return(&rows->memory);
    *rows = (struct events_ordered){0};
}

/* ---- gathering ---- */

static bool widen(void *array, size_t capacity, size_t size)
{
    void **place = array;
    void *grown = reallocarray(*place, capacity, size);

    if (grown != NULL)
        *place = grown;
    return grown != NULL;
}

static int grow(struct events_ordered *rows, struct error *error)
{
    size_t capacity = rows->capacity == 0 ? 16384 : rows->capacity * 2;
    size_t times = (rows->wants & EVENT_WANT_TIMES ? 2 : 0) +
                   (rows->wants & EVENT_WANT_SELF ? 1 : 0);
    int over = budget_share_take(&rows->memory,
                                 (capacity - rows->capacity) *
                                     (4 * sizeof *rows->op + times * sizeof *rows->ts),
                                 error);

    if (over != 0)
        return over;
    if (!widen(&rows->op, capacity, sizeof *rows->op) ||
        !widen(&rows->file, capacity, sizeof *rows->file) ||
        !widen(&rows->row, capacity, sizeof *rows->row) ||
        (rows->wants & EVENT_WANT_TIMES &&
         (!widen(&rows->ts, capacity, sizeof *rows->ts) ||
          !widen(&rows->dur, capacity, sizeof *rows->dur))) ||
        (rows->wants & EVENT_WANT_SELF &&
         !widen(&rows->self, capacity, sizeof *rows->self)))
        return error_set_memory(error);
    rows->capacity = capacity;
    return 0;
}

/* The first op of a set among the ops of all sets. */
static uint32_t first_op(const struct events_words *words, size_t set)
{
    return set == 0 ? 0 : words->sets[0].op_count;
}

int events_ordered_add(struct events_ordered *rows, size_t set,
                       const struct event_scan *scan, uint32_t file, struct error *error)
{
    size_t row = rows->count;

    if (row == rows->capacity) {
        int result = grow(rows, error);

        if (result != 0)
            return result;
    }
    rows->op[row] = first_op(rows->words, set) + scan->columns.op[scan->row];
    rows->file[row] = file;
    rows->row[row] = scan->first + scan->row;
    if (rows->ts != NULL) {
        rows->ts[row] = scan->columns.ts[scan->row];
        rows->dur[row] = scan->columns.dur[scan->row];
    }
    if (rows->self != NULL)
        rows->self[row] = scan->columns.self[scan->row];
    rows->count++;
    return 0;
}

size_t events_ordered_set(const struct events_ordered *rows, size_t row,
                          const struct events_op **op)
{
    const struct events_words *words = rows->words;
    size_t set = rows->op[row] >= words->sets[0].op_count ? 1 : 0;

    *op = &words->sets[set].ops[rows->op[row] - first_op(words, set)];
    return set;
}

/* ---- ordering ---- */

struct events_sort {
    const struct events_words *words;
    const struct events_order *terms;
    size_t count;
    struct budget *budget;
};

static const struct events_op *find_op(const struct events_words *words, uint32_t op)
{
    return op < words->sets[0].op_count ? &words->sets[0].ops[op]
                                        : &words->sets[1].ops[op - first_op(words, 1)];
}

/* Compares bytes, as SQLite does. */
static int compare_words(const struct strings *texts, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    size_t left = strings_length(texts, a), right = strings_length(texts, b);
    int order = memcmp(strings_text(texts, a), strings_text(texts, b),
                       left < right ? left : right);

    return order != 0 ? order : (left > right) - (left < right);
}

static int compare_ops(const void *a, const void *b, void *context)
{
    const struct events_sort *sorting = context;
    const struct events_op *left = find_op(sorting->words, *(const uint32_t *)a);
    const struct events_op *right = find_op(sorting->words, *(const uint32_t *)b);
    int order = 0;

    if (budget_is_over(sorting->budget))
        return 0;
    for (size_t i = 0; i < sorting->count && order == 0; i++) {
        enum events_word word = sorting->terms[i].word;

        order =
            compare_words(&sorting->words->texts, left->word[word], right->word[word]);
        order = sorting->terms[i].descending ? -order : order;
    }
    return order;
}

/* The place of each op in the order; equal ops share a place. */
static uint32_t *rank_ops(const struct events_sort *sorting, size_t ops)
{
    CLEANUP_FREE uint32_t *sorted = calloc(ops + 1, sizeof *sorted);
    uint32_t *ranks = calloc(ops + 1, sizeof *ranks);
    uint32_t rank = 0;

    if (sorted == NULL || ranks == NULL) {
        free(ranks);
        return NULL;
    }
    for (uint32_t i = 0; i < ops; i++)
        sorted[i] = i;
    qsort_r(sorted, ops, sizeof *sorted, compare_ops, (void *)(uintptr_t)sorting);
    for (size_t i = 0; i < ops; i++) {
        if (i > 0 &&
            compare_ops(&sorted[i - 1], &sorted[i], (void *)(uintptr_t)sorting) != 0)
            rank++;
        ranks[sorted[i]] = rank;
    }
    return ranks;
}

/* Orders rows by the rank of their op; rows of one rank stay as they came. */
static int count_rows(struct events_ordered *rows, const uint32_t *ranks, size_t ops,
                      struct error *error)
{
    CLEANUP_FREE uint32_t *next = calloc(ops + 2, sizeof *next);
    rows->order = calloc(rows->count + 1, sizeof *rows->order);

    if (next == NULL || rows->order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < rows->count; i++)
        next[ranks[rows->op[i]] + 1]++;
    for (size_t i = 0; i < ops; i++)
        next[i + 1] += next[i];
    for (size_t i = 0; i < rows->count; i++)
        rows->order[next[ranks[rows->op[i]]]++] = (uint32_t)i;
    return 0;
}

int events_ordered_sort(struct events_ordered *rows, const struct events_order *terms,
                        size_t count, struct error *error)
{
    size_t ops = 0;
    const struct events_sort sorting = {rows->words, terms, count, rows->memory.budget};

    for (size_t i = 0; i < rows->words->set_count; i++)
        ops += rows->words->sets[i].op_count;
    CLEANUP_FREE uint32_t *ranks = rank_ops(&sorting, ops);
    if (ranks == NULL)
        return error_set_memory(error);
    int over = budget_look(rows->memory.budget, error);
    return over != 0 ? over : count_rows(rows, ranks, ops, error);
}
