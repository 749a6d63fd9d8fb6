/* See operation_aliases.h. */
#include "analysis/compare/operation_aliases.h"
#include "analysis/compare/compare_join.h"
#include "analysis/compare/compare_rows.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

static bool is_chosen(const struct operation_aliases *aliases,
                      const struct compare_row *row)
{
    const struct compare_request *request = &aliases->compared.request;

    if (row->alias_count == 0 && row->merged == NULL)
        return false;
    return request->row != NULL
               ? compare_row_has_id(&aliases->compared, row, request->row)
               : compare_row_has_name(&aliases->compared, row, request->name,
                                      request->name_category);
}

int operation_aliases_find(struct store *store, const struct compare_request *request,
                           struct operation_aliases *out, struct error *error)
{
    *out =
        (struct operation_aliases){.compared = {.request = *request,
                                                .budget = request->budget,
                                                .memory = {.budget = request->budget}}};
    if (!request->aliases && !request->merge_lines)
        return 0;
    int failed = compare_rows_load(store, &out->compared, error);
    for (size_t i = 0; failed == 0 && out->row == NULL && i < out->compared.row_count;
         i++)
        if (is_chosen(out, &out->compared.all[i]))
            out->row = &out->compared.all[i];
    return failed;
}

void operation_aliases_free(struct operation_aliases *aliases)
{
    compare_result_free(&aliases->compared);
    aliases->row = NULL;
}

/* The aliases of a side are in the order of their names and categories. */
static int compare_alias(const void *a, const void *b)
{
    const struct compare_alias *x = a, *y = b;

    if (x->side != y->side)
        return x->side < y->side ? -1 : 1;
    int order = strcmp(x->name, y->name);
    return order != 0 ? order : strcmp(x->category, y->category);
}

bool operation_aliases_have(const struct operation_aliases *aliases, enum pair_side side,
                            const char *name, const char *category)
{
    const struct compare_row *row = aliases->row;
    const struct compare_alias wanted = {
        .name = name, .category = category, .side = side};

    return row->alias_count == 0
               ? strcmp(row->name, name) == 0 && strcmp(row->category, category) == 0
               : bsearch(&wanted, &aliases->compared.aliases[row->alias],
                         row->alias_count, sizeof wanted, compare_alias) != NULL;
}
