/* See tree_lines.h. */
#include "analysis/tree/tree_lines.h"
#include "analysis/compare/compare_rows.h"
#include "base/array.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

static bool add_name(struct tree_lines *lines, const char *name, const char *merged)
{
    uint32_t id = strings_add(&lines->names, name, strlen(name));
    uint32_t to = strings_add(&lines->merged, merged, strlen(merged));

    if (id == STRINGS_NONE || to == STRINGS_NONE ||
        !ARRAY_RESERVE(lines->merged_of, lines->room, (size_t)id + 1))
        return false;
    lines->merged_of[id] = to;
    return true;
}

static bool add_row(struct tree_lines *lines, const struct compare_result *result,
                    const struct compare_row *row)
{
    bool fine = row->alias_count > 0 || add_name(lines, row->name, row->merged);

    for (uint32_t i = 0; i < row->alias_count && fine; i++)
        fine = add_name(lines, result->aliases[row->alias + i].name, row->merged);
    return fine;
}

int tree_lines_make(struct store *store, const struct side_request sides[2],
                    struct tree_lines *out, struct error *error)
{
    struct budget *budget = sides[0].budget;
    CLEANUP(compare_result_free)
    struct compare_result compared = {.request = {.side = {sides[0], sides[1]},
                                                  .merge_addresses = true,
                                                  .merge_lines = true,
                                                  .budget = budget},
                                      .budget = budget,
                                      .memory = {.budget = budget}};

    *out = (struct tree_lines){0};
    strings_init_counted(&out->names, TEXTS_MAX, budget);
    strings_init_counted(&out->merged, TEXTS_MAX, budget);
    int result = compare_rows_load(store, &compared, error);
    for (size_t i = 0; i < compared.row_count && result == 0; i++)
        if (compared.all[i].merged != NULL && !add_row(out, &compared, &compared.all[i]))
            result = budget_or_memory(budget, error);
    return result;
}

void tree_lines_free(struct tree_lines *lines)
{
    strings_free(&lines->names);
    strings_free(&lines->merged);
    free(lines->merged_of);
    *lines = (struct tree_lines){0};
}

const char *tree_lines_name(const struct tree_lines *lines, const char *name,
                            size_t length)
{
    uint32_t id = lines->apart ? STRINGS_NONE : strings_find(&lines->names, name, length);

    return id == STRINGS_NONE ? NULL : strings_text(&lines->merged, lines->merged_of[id]);
}
