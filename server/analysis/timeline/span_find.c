/* See span_find.h. */
#include "analysis/timeline/span_find.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

void span_found_free(struct span_match *found)
{
    free(found->rows);
    *found = (struct span_match){0};
}

static bool has_text(const struct span_index *index, uint32_t text, const char *wanted)
{
    return strings_length(&index->texts, text) == strlen(wanted) &&
           strcmp(strings_text(&index->texts, text), wanted) == 0;
}

static bool is_wanted(const struct span_index *index, const struct span_request *wanted,
                      const struct span_entry *entry, uint32_t name)
{
    return entry->name == name &&
           (wanted->sort == SPAN_SORTS || wanted->sort == entry->sort) &&
           (wanted->category == NULL ||
            has_text(index, entry->category, wanted->category));
}

static bool is_in_step(const struct span_index *index, uint32_t row, uint32_t step)
{
    return step == 0 || index->step[row] == step;
}

/* The time of an entry; how many rows it has in *count. */
static int64_t sum_entry(const struct span_index *index,
                         const struct span_request *wanted, uint32_t entry, size_t *count)
{
    int64_t total = 0;

    *count = 0;
    for (uint32_t i = index->entry_begin[entry];
         i < index->entry_begin[entry + 1] && !budget_is_over_at(wanted->budget, i);
         i++) {
        uint32_t row = index->by_entry[i];

        if (!is_in_step(index, row, wanted->step))
            continue;
        total = statistics_add(total, span_duration(index, row));
        (*count)++;
    }
    return total;
}

static void choose_entry(const struct span_index *index,
                         const struct span_request *wanted, struct span_match *out)
{
    uint32_t name = strings_find(&index->texts, wanted->name, strlen(wanted->name));

    for (uint32_t i = 0; name != STRINGS_NONE && i < index->entry_count; i++) {
        size_t count;

        if (budget_is_over(wanted->budget))
            return;
        if (!is_wanted(index, wanted, &index->entries[i], name))
            continue;
        int64_t total = sum_entry(index, wanted, i, &count);
        if (count > 0 && (out->entry == SPAN_NONE || total > out->total)) {
            out->entry = i;
            out->total = total;
            out->count = count;
        }
    }
}

int span_find(const struct span_index *index, const struct span_request *wanted,
              struct span_match *out, struct error *error)
{
    *out = (struct span_match){.entry = SPAN_NONE};
    choose_entry(index, wanted, out);
    int result = budget_look(wanted->budget, error);
    if (result != 0 || out->entry == SPAN_NONE)
        return result;
    out->rows = malloc(out->count * sizeof *out->rows);
    if (out->rows == NULL)
        return error_set_memory(error);
    size_t count = 0;
    for (uint32_t i = index->entry_begin[out->entry];
         i < index->entry_begin[out->entry + 1] && count < out->count; i++)
        if (is_in_step(index, index->by_entry[i], wanted->step))
            out->rows[count++] = index->by_entry[i];
    return 0;
}

struct span_order {
    const struct span_index *index;
    struct budget *budget;
};

static int compare_durations(const void *a, const void *b, void *context)
{
    const struct span_order *sorting = context;
    const uint32_t *left = a, *right = b;

    if (budget_is_over(sorting->budget))
        return 0;
    int64_t x = span_duration(sorting->index, *left);
    int64_t y = span_duration(sorting->index, *right);
    if (x != y)
        return x > y ? -1 : 1;
    uint32_t before = sorting->index->file_occurrence[*left];
    uint32_t after = sorting->index->file_occurrence[*right];
    return (before > after) - (before < after);
}

int span_found_sort(const struct span_index *index, struct span_match *found,
                    struct budget *budget, struct error *error)
{
    struct span_order sorting = {index, budget};

    if (found->count > 1)
        qsort_r(found->rows, found->count, sizeof *found->rows, compare_durations,
                &sorting);
    return budget_look(budget, error);
}
